"""Position text of Zhanguo: regions, cards, tiles and Officials by name, so that people can read and edit
it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.zhanguo.automa.position import Count, LiSi, Text, names, read_li_si, save_li_si
from tianxia.games.zhanguo.options import TABLEAUX
from tianxia.games.zhanguo.soundness import recompute
from tianxia.games.zhanguo.tables import (
    ASPECTS,
    CARDS,
    FIRST_ALCHEMIST,
    LAST_NUMBER,
    NOBODY,
    OFFICIALS,
    ON_TRACK,
    PALACE_TILES,
    PLACES,
    POINTS,
    REGIONS,
    SECTIONS,
    SITES,
    WALL_CONDITIONS,
    aside_cards,
    at_place,
    at_region,
    at_space,
    at_tile,
)
from tianxia.kernel.errors import BadPosition
from tianxia.kernel.position import convert_fields

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


class OwnRegion(Text):
    """A region of a seat's own board; cards in the order they came."""

    unrest: Count
    workers: Count
    officials: dict[str, Count]
    cards: list[str]


class Dealt(Text):
    """The two Starting tiles of a seat while it chooses, and the one it kept."""

    dealt: list[str]
    kept: str | None


class Seat(Text):
    """A seat: its hand, its board, its tokens and soldiers. `emperors` are tiles on cards."""

    hand: list[str]
    starting: Dealt | None
    regions: dict[str, OwnRegion]
    emperors: dict[str, str]
    aside: list[str]
    tokens: dict[str, Count]
    large: list[str]
    ship: Count
    locked: Count
    entrance: Count
    points: dict[str, Count]
    marker: str | None  # the row of its reward in this round


class Spot(Text):
    """A spot of the Mausoleum; soldiers from the top slot, by seat."""

    place: str
    tile: str
    soldiers: list[Count]


class Wall(Text):
    """A section of the Wall: its tile, and who built on each slot."""

    condition: str
    slots: list[Count | None]


class Tile(Text):
    """A Governor tile, and the seat whose Governor stands on it."""

    tile: str
    seat: Count | None


class MainRegion(Text):
    """A region of the main board; Governors in the area and Palaces by seat."""

    tiles: list[Tile]
    area: list[Count]
    palaces: list[Count]
    palace_tiles: list[str | None]


class Saved(Text):
    """The part of a position text that belongs to this title. Decks hold the cards still to be drawn, the
    next one first.
    """

    tableau: str
    round: Count
    turn: Count
    order: list[Count]
    decks: dict[str, list[str]]
    court: list[str]
    masters: list[str]
    mausoleum: list[Spot]
    walls: dict[str, Wall]
    emperors: dict[str, list[str]]
    regions: dict[str, MainRegion]
    seats: list[Seat]
    li_si: LiSi | None


def save(state: ZhanguoState) -> dict[str, Any]:
    """The part of a position that belongs to this title, ready for JSON."""
    layout, tables = state.layout, state.tables
    decks = [state.deck[suit * 40 + state.drawn : suit * 40 + 40] for suit in range(3)]
    return {
        "tableau": TABLEAUX[layout.tableau],
        "round": state.round,
        "turn": state.turn,
        "order": state.order,
        "decks": {ASPECTS[suit]: names(decks[suit]) for suit in range(3)},
        "court": names(state.court),
        "masters": names(aside_cards(state.masters)),
        "mausoleum": [
            {
                "place": PLACES[layout.spot_places[spot]],
                "tile": tables.mausoleum_names[layout.spot_tiles[spot]],
                "soldiers": [seat for seat in state.soldiers[spot * 3 : spot * 3 + 3] if seat != NOBODY],
            }
            for spot in range(9)
        ],
        "walls": {SECTIONS[section]: save_wall(state, section) for section in range(6)},
        "emperors": {
            SITES[site]: [f"e{tile}" for tile in state.emperor_stacks[site * 2 : site * 2 + 2] if tile > 0]
            for site in range(3)
        },
        "regions": {REGIONS[region]: save_region(state, region) for region in range(5)},
        "seats": [save_seat(state, seat) for seat in range(state.seats)],
        "li_si": save_li_si(state) if state.automa >= 0 else None,
    }


def save_wall(state: ZhanguoState, section: int) -> dict[str, Any]:
    built = list(state.walls)[section::6]
    slots = [built.index(slot) if slot in built else None for slot in range(state.seats)]
    return {"condition": WALL_CONDITIONS[state.layout.wall_conditions[section]], "slots": slots}


def save_region(state: ZhanguoState, region: int) -> dict[str, Any]:
    tiles = []
    on_tiles = [0] * state.seats
    for at in range(region * 2, region * 2 + 2):
        seat = state.spaces[at]
        if seat != NOBODY:
            on_tiles[seat] += 1
        if state.layout.governor_tiles[at] > 0:
            tile = f"g{state.layout.governor_tiles[at]}"
            tiles.append({"tile": tile, "seat": seat if seat != NOBODY else None})
    places = state.tables.palace_spaces[state.seats - 2]
    kinds = state.palace_tiles[region * 3 : region * 3 + places]
    return {
        "tiles": tiles,
        "area": [state.governors[at_region(seat, region)] - on_tiles[seat] for seat in range(state.seats)],
        "palaces": list(state.palaces)[region::5],
        "palace_tiles": [PALACE_TILES[kind] if kind >= 0 else None for kind in kinds],
    }


def save_seat(state: ZhanguoState, seat: int) -> dict[str, Any]:
    first, second, kept = state.starting[seat * 3 : seat * 3 + 3]
    dealt = [f"s{tile}" for tile in (first, second) if tile]
    board = range(seat * 15, seat * 15 + 15)
    row = state.markers[seat]
    return {
        "hand": names(state.hand(seat)),
        "starting": {"dealt": dealt, "kept": f"s{kept}" if kept else None} if dealt or kept else None,
        "regions": {REGIONS[region]: save_own_region(state, seat, region) for region in range(5)},
        "emperors": {CARDS[state.tucked[at]]: f"e{state.emperors[at]}" for at in board if state.emperors[at]},
        "aside": names(aside_cards(state.aside[seat])),
        "tokens": counts(ASPECTS, list(state.tokens[seat * 3 : seat * 3 + 3])),
        "large": [ASPECTS[aspect] for aspect in range(3) if state.large[aspect] == seat],
        "ship": state.ships[seat],
        "locked": state.locked[seat],
        "entrance": state.entrance[seat],
        "points": counts(POINTS, list(state.points[seat * 5 : seat * 5 + 5])),
        "marker": ASPECTS[state.layout.aspects[row]] if row != ON_TRACK else None,
    }


def save_own_region(state: ZhanguoState, seat: int, region: int) -> dict[str, Any]:
    at = at_place(seat, region, 0)
    return {
        "unrest": state.unrest[at_region(seat, region)],
        "workers": state.workers[at_region(seat, region)],
        "officials": counts(OFFICIALS, list(state.officials[at : at + 3])),
        "cards": names(state.tucked_in(seat, region)),
    }


def counts(words: list[str], numbers: list[int]) -> dict[str, int]:
    """Counts that are not zero, by name."""
    return {word: number for word, number in zip(words, numbers, strict=True) if number}


# --- reading -------------------------------------------------------------------------------------------


@lru_cache
def tile_words(letter: str, last: int) -> list[str]:
    """The names of tiles, from the first to the last."""
    return [f"{letter}{n}" for n in range(1, last + 1)]


CARD_NUMBERS = {word: card for card, word in enumerate(CARDS)}


def put(row: vec[i64], at: int, numbers: list[int]) -> None:
    """Write numbers into a list from an index on."""
    for i, number in enumerate(numbers):
        row[at + i] = number


class Reader:
    """Fills an empty state: turns names into numbers and collects errors."""

    def __init__(self, saved: Saved, state: ZhanguoState) -> None:
        self.saved = saved
        self.state = state
        self.problems: list[str] = []

    def want(self, holds: bool, problem: str) -> bool:
        if not holds:
            self.problems.append(problem)
        return holds

    def number(self, what: str, word: str, known: list[str]) -> int:
        """The number of a word; an error if it is unknown."""
        if word in known:
            return known.index(word)
        self.problems.append(f"{what}: {word!r} is none of {', '.join(known)}")
        return 0

    def numbered(self, what: str, word: str, letter: str, last: int) -> int:
        """The number of a tile: 3 for `g3`."""
        return self.number(what, word, tile_words(letter, last)) + 1

    def seat(self, what: str, seat: int) -> int:
        self.want(seat < self.state.seats, f"{what}: there is no seat {seat}")
        return min(seat, self.state.seats - 1)

    def cards(self, what: str, words: list[str], first: int = 1, last: int = LAST_NUMBER) -> list[int]:
        """Cards by name, from the cards allowed there."""
        found = []
        for word in words:
            card = CARD_NUMBERS.get(word, 0)
            if first <= card <= last:
                found.append(card)
            else:
                self.problems.append(f"{what}: no card {word!r} may lie there")
        return found

    def by_seat(self, what: str, values: list[int]) -> list[int]:
        self.want(len(values) == self.state.seats, f"{what}: a number for each of {self.state.seats} seats")
        return (values + [0] * self.state.seats)[: self.state.seats]

    def keys(self, what: str, found: dict[str, Any], known: list[str], all_of_them: bool = False) -> None:
        """Report names that are not allowed, and missing names if each is required."""
        for word in found:
            self.number(what, word, known)
        missing = [word for word in known if word not in found] if all_of_them else []
        self.want(not missing, f"{what}: {', '.join(missing)} missing")

    # --- part by part ---------------------------------------------------------------------------

    def read(self) -> None:
        """Read every part; first check the shapes on which the parts rely."""
        saved, state = self.saved, self.state
        self.want(len(saved.seats) == state.seats, f"seats: {len(saved.seats)} where {state.seats} play")
        self.want(len(saved.mausoleum) == 9, "mausoleum: nine spots")
        self.keys("walls", saved.walls, SECTIONS, True)
        self.keys("emperors", saved.emperors, SITES)
        self.keys("decks", saved.decks, ASPECTS)
        self.keys("regions", saved.regions, REGIONS, True)
        for seat, own in enumerate(saved.seats):
            self.keys(f"seat {seat}: regions", own.regions, REGIONS, True)
            self.keys(f"seat {seat}: tokens", own.tokens, ASPECTS)
            for name, region in own.regions.items():
                self.keys(f"seat {seat}: {name}: officials", region.officials, OFFICIALS)
        self.want((saved.li_si is not None) == (state.automa >= 0), "li_si: exactly in a solo game")
        if self.problems:
            raise BadPosition(self.problems)
        state.round, state.turn, state.order = saved.round, saved.turn, saved.order
        state.layout.tableau = self.number("tableau", saved.tableau, list(TABLEAUX))
        state.layout.fill_in(state.tables, state.seats)
        state.court = self.cards("court", saved.court)
        self.decks()
        self.mausoleum()
        self.walls()
        for number in range(5):
            self.region(number)
        for number in range(state.seats):
            self.own(number)
        state.masters = self.aside("masters", saved.masters)
        if saved.li_si is not None:
            read_li_si(self, saved.li_si)
        held = [sum(list(state.tokens)[aspect::3]) for aspect in range(3)]
        state.supply = vec[i64]([state.tables.small_tokens[state.seats - 2] - count for count in held])
        if self.problems:
            raise BadPosition(self.problems)

    def decks(self) -> None:
        """Drawn cards have no order."""
        self.state.deck = []
        left = set()
        for suit, aspect in enumerate(ASPECTS):
            first = suit * 40 + 1
            cards = self.cards(f"decks: {aspect}", self.saved.decks.get(aspect, []), first, first + 39)
            self.want(len(set(cards)) == len(cards), f"decks: {aspect} has a card twice")
            left.add(len(cards))
            self.state.deck += [card for card in range(first, first + 40) if card not in cards]
            self.state.deck += cards
        self.want(len(left) == 1, "decks: three of one height")
        self.state.drawn = 40 - max(left)

    def mausoleum(self) -> None:
        state = self.state
        names = state.tables.mausoleum_names
        places = []
        state.layout.spot_tiles = []
        for i, spot in enumerate(self.saved.mausoleum):
            what = f"mausoleum {i + 1}"
            places.append(self.number(what, spot.place, PLACES))
            state.layout.spot_tiles.append(self.number(what, spot.tile, names))
            self.want(len(spot.soldiers) <= 3, f"{what}: three soldiers at most")
            for slot, seat in enumerate(spot.soldiers[:3]):
                state.soldiers[i * 3 + slot] = self.seat(what, seat)
        state.layout.set_places(places)

    def walls(self) -> None:
        state = self.state
        state.layout.wall_conditions = []
        for section, wall in enumerate(self.saved.walls[name] for name in SECTIONS):
            what = f"walls: {SECTIONS[section]}"
            state.layout.wall_conditions.append(self.number(what, wall.condition, WALL_CONDITIONS))
            self.want(len(wall.slots) == state.seats, f"{what}: {state.seats} slots")
            built = [seat for seat in wall.slots if seat is not None]
            self.want(len(set(built)) == len(built), f"{what}: a seat built twice")
            for slot, seat in enumerate(wall.slots[: state.seats]):
                if seat is not None:
                    state.walls[self.seat(what, seat) * 6 + section] = slot
        last = len(state.tables.emperor_sites)
        for site, name in enumerate(SITES):
            tiles = self.saved.emperors.get(name, [])
            self.want(len(tiles) <= 2, f"emperors: two at most on site {name}")
            for i, tile in enumerate(tiles[:2]):
                state.emperor_stacks[site * 2 + i] = self.numbered("emperors", tile, "e", last)

    def region(self, region: int) -> None:
        state = self.state
        saved = self.saved.regions[REGIONS[region]]
        what = f"regions: {REGIONS[region]}"
        for seat, amount in enumerate(self.by_seat(f"{what}: area", saved.area)):
            state.governors[at_region(seat, region)] = amount
        for seat, amount in enumerate(self.by_seat(f"{what}: palaces", saved.palaces)):
            state.palaces[at_region(seat, region)] = amount
        self.want(len(saved.tiles) <= 2, f"{what}: two Governor tiles at most")
        for space, tile in enumerate(saved.tiles[:2]):
            number = self.numbered(what, tile.tile, "g", len(state.tables.governor_tiles))
            state.layout.governor_tiles[at_space(region, space)] = number
            if tile.seat is not None:
                seat = self.seat(what, tile.seat)
                state.spaces[at_space(region, space)] = seat
                state.governors[at_region(seat, region)] += 1
        places = state.tables.palace_spaces[state.seats - 2]
        self.want(len(saved.palace_tiles) == places, f"{what}: {places} places for Palace tiles")
        for place, kind in enumerate(saved.palace_tiles[:3]):
            if kind is not None:
                state.palace_tiles[at_tile(region, place)] = self.number(what, kind, PALACE_TILES)

    def own(self, seat: int) -> None:
        """A seat's hand, board, tokens and soldiers."""
        state = self.state
        saved = self.saved.seats[seat]
        what = f"seat {seat}"
        hand = sorted(self.cards(f"{what}: hand", saved.hand))
        self.want(len(hand) <= 6, f"{what}: six cards in hand at most")
        put(state.hands, seat * 6, (hand + [0] * 6)[:6])
        if saved.starting is not None:
            last = len(state.tables.starting_tiles)
            dealt = [self.numbered(what, tile, "s", last) for tile in saved.starting.dealt]
            if not self.want(len(dealt) in (0, 2), f"{what}: two Starting tiles, or none"):
                dealt = []
            kept = saved.starting.kept
            chosen = self.numbered(what, kept, "s", last) if kept is not None else 0
            state.starting[seat * 3 : seat * 3 + 3] = [*(dealt or [0, 0]), chosen]
        for region in range(5):
            own = saved.regions[REGIONS[region]]
            at = at_place(seat, region, 0)
            state.unrest[at_region(seat, region)] = own.unrest
            state.workers[at_region(seat, region)] = own.workers
            put(state.officials, at, [own.officials.get(name, 0) for name in OFFICIALS])
            cards = self.cards(f"{what}: {REGIONS[region]}", own.cards, 1, len(CARDS) - 1)
            self.want(len(cards) <= 3, f"{what}: three cards in {REGIONS[region]} at most")
            put(state.tucked, at, (cards + [0] * 3)[:3])
        for name, tile in saved.emperors.items():
            (card,) = self.cards(f"{what}: emperors", [name], 1, len(CARDS) - 1) or [0]
            place = state.place_of(seat, card) if card else -1
            if self.want(place >= 0, f"{what}: an Emperor tile lies on {name!r}, which is not on the board"):
                number = self.numbered(what, tile, "e", len(state.tables.emperor_sites))
                state.emperors[seat * 15 + place] = number
        state.aside[seat] = self.aside(f"{what}: aside", saved.aside)
        put(state.tokens, seat * 3, [saved.tokens.get(name, 0) for name in ASPECTS])
        for name in saved.large:
            aspect = self.number(f"{what}: large", name, ASPECTS)
            self.want(state.large[aspect] == NOBODY, f"{what}: the large {name} token is there twice")
            state.large[aspect] = seat
        state.ships[seat] = saved.ship
        state.locked[seat] = saved.locked
        state.entrance[seat] = saved.entrance
        for source, amount in saved.points.items():
            state.points[seat * 5 + self.number(f"{what}: points", source, POINTS)] = amount
        if saved.marker is not None:
            state.markers[seat] = state.layout.aspects.index(
                self.number(f"{what}: marker", saved.marker, ASPECTS)
            )

    def aside(self, what: str, words: list[str]) -> int:
        """A mask of Alchemist and Master cards."""
        cards = self.cards(what, words, FIRST_ALCHEMIST, len(CARDS) - 1)
        self.want(len(set(cards)) == len(cards), f"{what}: a card twice")
        return sum(1 << (card - FIRST_ALCHEMIST) for card in set(cards))


def load(data: dict[str, Any], state: ZhanguoState) -> None:
    """Fill an empty state; BadPosition lists every error."""
    Reader(Saved(**convert_fields(data, Saved)), state).read()
    recompute(state)
