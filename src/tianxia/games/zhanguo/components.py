"""Reads the data files into tables, and checks them. The cards are reconstructed
(zhanguo.components.card_table).

Rules that are data, or decided elsewhere:

- `state.py` has the value of tokens (zhanguo.components.token_values), and no limit on workers and scores
  (zhanguo.components.workers_unlimited, zhanguo.components.score_wrap)
- `tables.py`: the row of regions
- `data/tableaux.toml`: the three tableaux (zhanguo.tableau.*)
- `data/board.toml`: spaces, slots, and the Mausoleum's chambers (zhanguo.setup.mausoleum_layout)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tianxia.games.zhanguo import effects
from tianxia.games.zhanguo.automa.components import LI_SI_SHAPES, Count, Shape, read_li_si
from tianxia.games.zhanguo.effects import IN_TABLEAUX, ON_CARDS, ON_GOVERNOR_TILES, Effect, catalogue
from tianxia.games.zhanguo.options import TABLEAUX
from tianxia.games.zhanguo.tables import (
    ASPECTS,
    COURT,
    HERE,
    LAST_NUMBER,
    NONE,
    OFFICIALS,
    PALACE_TILES,
    PLACES,
    REGIONS,
    SECTIONS,
    SITES,
    WALL_CONDITIONS,
    StartingTile,
    Tables,
)
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadComponents

T = TypeVar("T")

# Effects that differ in the English rulebook, by tableau or tile and effect (option english_text).
ENGLISH_EFFECTS = {
    ("governor_tiles", "move-workers-2"): "move-workers-apart-2",  # zhanguo.governor.g3
    ("tableau_board", "workers-2"): "workers-apart-2",  # zhanguo.tableau.board_currency
    ("tableau_side_1", "recruit-two-any"): "recruit-two-any-apart",  # zhanguo.tableau.side1_writing
    # zhanguo.tableau.side1_currency
    ("tableau_side_1", "recruit-two-alchemists"): "recruit-two-alchemists-apart",
    ("tableau_side_2", "recruit-two-any"): "recruit-two-any-apart",  # zhanguo.tableau.side2_currency
}
PerSeats = tuple[Count, Count, Count]  # for 2, 3 and 4 seats


class NumberedCard(Shape):
    number: Count
    suit: str
    trigger: str
    ability: str


class UnificationTable(Shape):
    cards: list[NumberedCard]


class NamedCard(Shape):
    id: str
    trigger: str
    ability: str


class NamedCards(Shape):
    cards: list[NamedCard]


class PalaceTiles(Shape):
    tiles: list[str]


class WallTiles(Shape):
    tiles: list[tuple[str, str]]


class WallConditions(Shape):
    points: dict[str, tuple[Count, Count, Count]]


class EmperorTile(Shape):
    site: str
    trigger: str


class EmperorTiles(Shape):
    tiles: list[EmperorTile]
    in_play: PerSeats


class GovernorTiles(Shape):
    tiles: list[list[str]]
    per_region: PerSeats
    bonus: PerSeats
    blank: PerSeats


class StartingEntry(Shape):
    official: str = ""
    unrest: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    ship: Count = 0
    soldiers: Count = 0
    workers: Count = 0
    cards: Count = 0


class StartingTiles(Shape):
    tiles: list[StartingEntry]


class MausoleumEntry(Shape):
    id: str
    kind: str
    points: tuple[Count, Count, Count]
    governors: Count = 0
    palaces: Count = 0
    walls: Count = 0
    ship_value: Count = 0


class MausoleumTiles(Shape):
    tiles: list[MausoleumEntry]


class PalaceSpaces(Shape):
    per_region: PerSeats


class WallSlots(Shape):
    two: dict[str, list[Count]]
    three: dict[str, list[Count]]
    four: dict[str, list[Count]]


class MausoleumLayout(Shape):
    spots: list[str]


class ShipTrack(Shape):
    symbols: list[Count]
    masters: list[Count]
    values: list[Count]


class Tokens(Shape):
    small: PerSeats


class Pieces(Shape):
    governors: Count
    palaces: Count
    walls: Count
    soldiers: Count
    officials: Count


class FinalPoints(Shape):
    majority: PerSeats
    line: Count
    leftover: list[Count]
    palace: Count


class TableauRow(Shape):
    aspect: str
    rewards: tuple[str, str, str, str, str]


class Tableau(Shape):
    rows: tuple[TableauRow, TableauRow, TableauRow]


SHAPES: dict[str, type[Shape]] = {
    "unification": UnificationTable,
    "alchemists": NamedCards,
    "masters": NamedCards,
    "palace_tiles": PalaceTiles,
    "wall_tiles": WallTiles,
    "wall_conditions": WallConditions,
    "emperor_tiles": EmperorTiles,
    "governor_tiles": GovernorTiles,
    "starting_tiles": StartingTiles,
    "mausoleum_tiles": MausoleumTiles,
    "palace_spaces": PalaceSpaces,
    "wall_slots": WallSlots,
    "mausoleum_layout": MausoleumLayout,
    "ship_track": ShipTrack,
    "tokens": Tokens,
    "pieces": Pieces,
    "final_points": FinalPoints,
    **{f"tableau_{name}": Tableau for name in TABLEAUX},
    **LI_SI_SHAPES,
}


class Reader:
    """Reads one pack and collects every error."""

    def __init__(self, pack: Pack, english: bool) -> None:
        self.pack = pack
        self.english = english
        self.problems: list[str] = []
        self.about = ""  # the card or tile that is being read, for error messages
        self.effects = catalogue()
        self.tables = Tables()

    def table(self, name: str, shape: type[T]) -> T:
        return self.pack.table(name, shape)

    def fault(self, table: str, reason: str) -> None:
        self.problems.append(self.pack.fault(table, f"{self.about}: {reason}" if self.about else reason))

    def number(self, table: str, word: str, known: list[str]) -> int:
        """The number of a word; an error if it is unknown."""
        if word in known:
            return known.index(word)
        self.fault(table, f"{word!r} is none of {', '.join(known)}")
        return 0

    def numbers(self, table: str, kind: str, words: Sequence[str], known: list[str]) -> list[int]:
        """The number of each word; `kind` names what the words stand for, for errors."""
        found = []
        for place, word in enumerate(words, 1):
            self.about = f"{kind} {place}"
            found.append(self.number(table, word, known))
        self.about = ""
        return found

    def effect(self, table: str, name: str, kinds: tuple[int, ...]) -> Effect:
        found = self.effects.get(name)
        if found is not None and found.kind in kinds:
            other = ENGLISH_EFFECTS.get((table, name)) if self.english else None
            return self.effects[other] if other else found
        allowed = ", ".join(sorted(key for key, effect in self.effects.items() if effect.kind in kinds))
        self.fault(table, f"{name!r} is none of {allowed}")
        return self.effects["ship-1"]

    def reward(self, table: str, name: str) -> Effect:
        """An effect of a tableau; it must not refer to the region of a card, because there is none."""
        found = self.effect(table, name, IN_TABLEAUX)
        here = found.kind in (effects.OFFICIALS, effects.WORKERS) and found.regions == HERE
        if here or found.unrest > 0:
            self.fault(table, f"{name!r} needs a card's region")
        return found

    def want(self, table: str, holds: bool, reason: str) -> None:
        if not holds:
            self.fault(table, reason)

    def per_seats(self, table: str, name: str, values: PerSeats) -> list[int]:
        self.want(table, min(values) >= 0, f"{name}: below zero")
        return list(values)

    # --- table by table -----------------------------------------------------------------------

    def cards(self) -> None:
        t = self.tables
        t.suit_of, t.trigger_of, t.ability_of = [NONE], [NONE], [self.effects["ship-1"]]
        where = "unification"
        for expected, card in enumerate(self.table(where, UnificationTable).cards, 1):
            self.about = f"card {card.number}"
            self.want(where, card.number == expected, f"it stands where {expected} should")
            suit = self.number(where, card.suit, ASPECTS)
            self.want(where, suit == (expected - 1) // 40, f"{card.suit} is the suit of another range")
            t.suit_of.append(suit)
            # zhanguo.components.card_has_trigger_and_ability
            t.trigger_of.append(self.number(where, card.trigger, COURT))
            t.ability_of.append(self.effect(where, card.ability, ON_CARDS))
        self.about = ""
        self.want("unification", len(t.suit_of) == LAST_NUMBER + 1, f"{LAST_NUMBER} cards are needed")
        for where, letter in (("alchemists", "a"), ("masters", "m")):
            cards = self.table(where, NamedCards).cards
            names = [f"{letter}{n}" for n in range(1, 6)]
            self.want(where, [card.id for card in cards] == names, f"cards are {', '.join(names)}, in order")
            for named in cards:
                self.about = f"card {named.id}"
                t.suit_of.append(3)
                t.trigger_of.append(self.number(where, named.trigger, COURT))
                t.ability_of.append(self.effect(where, named.ability, ON_CARDS))
            self.about = ""

    def tiles(self) -> None:
        t = self.tables
        t.palace_tiles = self.numbers(
            "palace_tiles", "tile", self.table("palace_tiles", PalaceTiles).tiles, PALACE_TILES
        )
        t.wall_tiles = [
            self.numbers("wall_tiles", f"tile {place}, side", sides, WALL_CONDITIONS)
            for place, sides in enumerate(self.table("wall_tiles", WallTiles).tiles, 1)
        ]
        self.want("wall_tiles", len(t.wall_tiles) >= len(SECTIONS), "six tiles at least")
        points = self.table("wall_conditions", WallConditions).points
        self.want(
            "wall_conditions", set(points) == set(WALL_CONDITIONS), f"points for {', '.join(WALL_CONDITIONS)}"
        )
        t.wall_points = [list(points.get(name, (0, 0, 0))) for name in WALL_CONDITIONS]
        t.officials_at_least = 0 if self.english else 1  # zhanguo.scoring.wall_officials_unrest
        emperors = self.table("emperor_tiles", EmperorTiles)
        t.emperor_sites = self.numbers("emperor_tiles", "tile", [e.site for e in emperors.tiles], SITES)
        t.emperor_triggers = self.numbers("emperor_tiles", "tile", [e.trigger for e in emperors.tiles], COURT)
        t.emperors_in_play = self.per_seats("emperor_tiles", "in_play", emperors.in_play)
        self.want(
            "emperor_tiles", max(emperors.in_play) <= len(emperors.tiles), "more in play than there are"
        )
        for site in range(3):
            self.want("emperor_tiles", t.emperor_sites.count(site) <= 2, "at most two tiles per site")
        governors = self.table("governor_tiles", GovernorTiles)
        t.governor_tiles = [
            [self.effect("governor_tiles", name, ON_GOVERNOR_TILES) for name in halves]
            for halves in governors.tiles
        ]
        self.want(
            "governor_tiles", all(len(halves) in (0, 2) for halves in governors.tiles), "two halves or none"
        )
        t.governor_spaces = self.per_seats("governor_tiles", "per_region", governors.per_region)
        t.governor_bonus = self.per_seats("governor_tiles", "bonus", governors.bonus)
        t.governor_blank = self.per_seats("governor_tiles", "blank", governors.blank)
        bonuses = sum(1 for halves in governors.tiles if halves)
        for i in range(3):
            self.about = f"with {i + 2} seats"
            used = governors.bonus[i] + governors.blank[i]
            self.want("governor_tiles", used == 5 * governors.per_region[i], "tiles must fill the regions")
            self.want("governor_tiles", governors.per_region[i] <= 2, "two spaces per region at most")
            self.want(
                "governor_tiles", governors.bonus[i] <= bonuses, "more bonus tiles in play than there are"
            )
            self.want(
                "governor_tiles", governors.blank[i] <= len(governors.tiles) - bonuses, "too few blank tiles"
            )
        self.about = ""
        where = "starting_tiles"
        t.starting_tiles = [
            StartingTile(
                self.number(where, tile.official, OFFICIALS) if tile.official else NONE,
                [self.number(where, region, REGIONS) for region in tile.unrest],
                [self.number(where, aspect, ASPECTS) for aspect in tile.tokens],
                tile.ship,
                tile.soldiers,
                tile.workers,
                tile.cards,
            )
            for tile in self.table(where, StartingTiles).tiles
        ]
        self.want(where, len(t.starting_tiles) == 10, "ten tiles are needed")

    def board(self) -> None:
        t = self.tables
        t.palace_spaces = self.per_seats(
            "palace_spaces", "per_region", self.table("palace_spaces", PalaceSpaces).per_region
        )
        self.want("palace_spaces", 5 * max(t.palace_spaces) <= len(t.palace_tiles), "more spaces than tiles")
        self.want("palace_spaces", max(t.palace_spaces) <= 3, "three spaces per region at most")
        slots = self.table("wall_slots", WallSlots)
        t.wall_slots = []
        for seats, sections in enumerate((slots.two, slots.three, slots.four), 2):
            self.want("wall_slots", list(sections) == SECTIONS, f"sections {', '.join(SECTIONS)}, in order")
            for name, prices in sections.items():
                self.about = f"with {seats} seats, {name}"
                self.want("wall_slots", len(prices) == seats, f"{seats} slots are needed, not {len(prices)}")
                self.want("wall_slots", all(1 <= price <= 3 for price in prices), "prices from 1 to 3")
            self.about = ""
            t.wall_slots.append(list(sections.values()))
        track = self.table("ship_track", ShipTrack)
        self.want("ship_track", len(track.symbols) == len(track.values), "as many symbols as values")
        self.want("ship_track", track.values == sorted(track.values), "values never fall")
        t.symbols, t.ship_values = track.symbols, track.values
        t.ship_end = len(track.values) - 1
        t.masters = [space in track.masters for space in range(len(track.values))]
        t.small_tokens = self.per_seats("tokens", "small", self.table("tokens", Tokens).small)
        pieces = self.table("pieces", Pieces)
        t.governors, t.palaces, t.walls = pieces.governors, pieces.palaces, pieces.walls
        t.soldiers, t.officials = pieces.soldiers, pieces.officials
        self.want("pieces", pieces.soldiers >= 3, "three soldiers at least")
        self.want("pieces", pieces.officials >= 1, "one official of each kind at least")
        final = self.table("final_points", FinalPoints)
        t.majority = self.per_seats("final_points", "majority", final.majority)
        t.line, t.leftover, t.palace_points = final.line, final.leftover, final.palace
        self.want("final_points", len(final.leftover) > 1, "points for none, one, ... soldiers left")

    def mausoleum(self) -> None:
        t = self.tables
        tiles = self.table("mausoleum_tiles", MausoleumTiles).tiles
        kinds = ["region", "wall", "elixir"]
        t.mausoleum_names = [tile.id for tile in tiles]
        t.mausoleum_kinds = [self.number("mausoleum_tiles", tile.kind, kinds) for tile in tiles]
        t.mausoleum_needs = [[tile.governors, tile.palaces, tile.walls, tile.ship_value] for tile in tiles]
        t.mausoleum_points = [list(tile.points) for tile in tiles]
        self.want(
            "mausoleum_tiles",
            sorted(t.mausoleum_kinds) == [0] * 5 + [1] * 3 + [2],
            "5 region, 3 wall, 1 elixir",
        )
        spots = self.table("mausoleum_layout", MausoleumLayout).spots
        t.mausoleum_spots = [self.number("mausoleum_layout", spot, PLACES) for spot in spots]
        self.want("mausoleum_layout", sorted(t.mausoleum_spots) == list(range(9)), "each place once")

    def tableaux(self) -> None:
        t = self.tables
        t.tableau_aspects, t.tableau_rewards = [], []
        for name in TABLEAUX:
            where = f"tableau_{name}"
            rows = self.table(where, Tableau).rows
            t.tableau_aspects.append([self.number(where, row.aspect, ASPECTS) for row in rows])
            self.want(where, sorted(t.tableau_aspects[-1]) == [0, 1, 2], "each aspect once")
            t.tableau_rewards.append([[self.reward(where, name) for name in row.rewards] for row in rows])


def read_tables(pack: Pack) -> Tables:
    """The tables of a pack, in the readings of both rulebooks. BadComponents has every error."""
    pack.check(SHAPES)
    tables = read_text(pack, english=False)
    tables.english = read_text(pack, english=True)
    return tables


def read_text(pack: Pack, english: bool) -> Tables:
    """The tables in the reading of one of the two rulebooks."""
    reader = Reader(pack, english)
    reader.cards()
    reader.tiles()
    reader.board()
    reader.mausoleum()
    reader.tableaux()
    read_li_si(reader)
    if reader.problems:
        raise BadComponents(reader.problems)
    return reader.tables


# Rules of this chapter that other files decide:
# - `tables.py`: zhanguo.components.adjacency, zhanguo.components.card_numbers,
#   zhanguo.components.master_is_alchemist, zhanguo.components.regions
# - `options.py`: zhanguo.components.two_texts
