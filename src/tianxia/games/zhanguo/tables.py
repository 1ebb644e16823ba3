"""The game's words as numbers, the constants, and the tables made from the components."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tianxia.games.zhanguo.effects import Effect


REGIONS: Final[list[str]] = ["chu", "wei", "zhao", "qi", "yan"]  # zhanguo.components.regions
OFFICIALS: Final[list[str]] = ["alchemist", "architect", "general"]
ALCHEMIST: Final = 0
ARCHITECT: Final = 1
GENERAL: Final = 2
# The aspects of the Unification are the suits of the cards; Alchemist and Master cards are a fourth kind.
ASPECTS: Final[list[str]] = ["writing", "currency", "laws"]
ALCHEMIST_CARD: Final = 3  # zhanguo.components.master_is_alchemist
# Court actions. The first three need a lower card than the top card at Court, the others a higher one.
COURT: Final[list[str]] = ["recruit", "elixir", "governor", "hire", "palace", "wall"]
RECRUIT: Final = 0
ELIXIR: Final = 1
GOVERNOR: Final = 2
HIRE: Final = 3
PALACE: Final = 4
WALL: Final = 5
# Pieces of a seat's supply.
GOVERNORS: Final = 0
PALACES: Final = 1
WALLS: Final = 2

SITES: Final[list[str]] = ["a", "b", "c"]
SECTIONS: Final[list[str]] = ["a-left", "a-right", "b-left", "b-right", "c-left", "c-right"]
# The subject of a Mausoleum spot: a region, a site, or the Elixir.
PLACES: Final[list[str]] = [*REGIONS, "site-a", "site-b", "site-c", "elixir"]
FIRST_SITE: Final = 5
ELIXIR_PLACE: Final = 8
# Cards 1 to 120 have the number printed on them; 121 to 125 are a seat's Alchemists, 126 to 130 the
# Masters.
LAST_NUMBER: Final = 120  # zhanguo.components.card_numbers
FIRST_ALCHEMIST: Final = 121
FIRST_MASTER: Final = 126
LAST_CARD: Final = 130
CARDS: Final[list[str]] = [
    "",
    *[str(n) for n in range(1, LAST_NUMBER + 1)],
    *[f"a{n}" for n in range(1, 6)],
    *[f"m{n}" for n in range(1, 6)],
]
# Sources of points during play, stored separately so that the running score can be checked.
POINTS: Final[list[str]] = ["palaces", "palace-tiles", "mausoleum", "cards", "governor-tiles"]
FROM_PALACES: Final = 0
FROM_PALACE_TILES: Final = 1
FROM_MAUSOLEUM: Final = 2
FROM_CARDS: Final = 3
FROM_GOVERNOR_TILES: Final = 4
# The neighbours of each region in the row (zhanguo.components.adjacency).
NEIGHBOURS: Final[list[list[int]]] = [[1], [0, 2], [1, 3], [2, 4], [3]]
ANY: Final = -1
NONE: Final = -2
HERE: Final = 0  # a mask of regions; empty means the region of the card
EVERYWHERE: Final = 31
# Kinds of Palace tile; 0 to 3 count one kind of card.
UNREST_TILE: Final = 4
PALACE_TILES: Final[list[str]] = ["writing", "currency", "laws", "alchemist", "unrest"]
WALL_CONDITIONS: Final[list[str]] = [
    "alchemist-official",
    "architect",
    "general",
    "worker",
    "two-same-cards",
    "sets-wcla",
    "palace",
    "governor",
    "writing-card",
    "currency-card",
    "laws-card",
    "alchemist-card",
    "no-unrest",
    "officials-ge-unrest",
]
# Conditions other than a type of Official.
WORKER_THERE: Final = 3
TWO_SAME_CARDS: Final = 4
SETS_OF_CARDS: Final = 5
PALACE_THERE: Final = 6
GOVERNOR_THERE: Final = 7
CARD_THERE: Final = 8  # this and the next three numbers: one condition for each kind of card
NO_UNREST: Final = 12
OFFICIALS_REACH_UNREST: Final = 13
# How Li Si's last scoring line reads.
LINES: Final[list[str]] = ["governors-share-ties", "governors-win-ties", "elixir", "elixir-plus-2"]
SHARE_TIES: Final = 0
WIN_TIES: Final = 1
TIMES_SHIP: Final = 2
TIMES_SHIP_PLUS_2: Final = 3
ON_TRACK: Final = -1  # a turn order marker that is on no reward
NOBODY: Final = -1


class StartingTile:
    """The effect of a Starting tile, apart from its General in Chu."""

    def __init__(
        self,
        official: int,
        unrest: list[int],
        tokens: list[int],
        ship: int,
        soldiers: int,
        workers: int,
        cards: int,
    ) -> None:
        self.official = official
        self.unrest = unrest
        self.tokens = tokens
        self.ship = ship
        self.soldiers = soldiers
        self.workers = workers
        self.cards = cards


class SoloCard:
    """One of Li Si's Action cards. `kind` is a Court action, or NONE to unify; `order` regions or sites."""

    def __init__(
        self,
        kind: int,
        once: bool,
        steps: int,
        order: list[int],
        place: str,
        count: int,
        tokens: list[int],
        takes: bool,
    ) -> None:
        self.kind = kind
        self.once = once
        self.steps = steps
        self.order = order
        self.place = place
        self.count = count
        self.tokens = tokens
        self.takes = takes


class Level:
    """One of the four Li Si cards."""

    def __init__(
        self,
        deck: list[int],
        walls: list[int],
        lines: list[int],
        upper: str,
        lower: str,
        turn: int,
        ship: int,
        soldiers: int,
    ) -> None:
        self.deck = deck
        self.walls = walls
        self.lines = lines
        self.upper = upper
        self.lower = lower
        self.turn = turn
        self.ship = ship
        self.soldiers = soldiers


class Tables:
    """Everything in the box. Lists by card begin with card 1; lists by seats are for 2, 3, 4."""

    suit_of: list[int]  # 0 to 2, or 3 for Alchemist and Master cards
    trigger_of: list[int]
    ability_of: list[Effect]

    palace_tiles: list[int]
    palace_spaces: list[int]
    wall_tiles: list[list[int]]
    wall_points: list[list[int]]  # by condition: low, middle, high
    officials_at_least: int  # in a region that counts for OFFICIALS_REACH_UNREST
    wall_slots: list[list[list[int]]]  # by seats - 2, section: prices left to right
    emperor_sites: list[int]  # by tile - 1
    emperor_triggers: list[int]
    emperors_in_play: list[int]
    governor_tiles: list[list[Effect]]  # by tile - 1; blank ones are empty
    governor_spaces: list[int]
    governor_bonus: list[int]
    governor_blank: list[int]
    starting_tiles: list[StartingTile]

    mausoleum_names: list[str]
    mausoleum_kinds: list[int]  # 0 region, 1 wall, 2 elixir
    mausoleum_needs: list[list[int]]  # governors, palaces, walls, ship value
    mausoleum_points: list[list[int]]
    mausoleum_spots: list[int]  # the printed places

    symbols: list[int]
    masters: list[bool]
    ship_values: list[int]
    ship_end: int

    small_tokens: list[int]
    governors: int
    palaces: int
    walls: int
    soldiers: int
    officials: int
    majority: list[int]
    line: int
    leftover: list[int]
    palace_points: int

    tableau_aspects: list[list[int]]  # by tableau, row
    tableau_rewards: list[list[list[Effect]]]  # by tableau, row, round - 1

    solo_cards: list[SoloCard]  # by number - 1
    levels: list[Level]

    english: Tables  # the same tables as the English rulebook has them (option english_text)

    def __reduce__(self) -> Any:
        raise TypeError("tables are read from their data files, never pickled")


def kind_of_place(place: int) -> int:
    """The kind of tile that goes on a spot: 0 for a region, 1 for a site, 2 for the Elixir."""
    return 2 if place == ELIXIR_PLACE else 1 if place >= FIRST_SITE else 0


def aside_cards(mask: int) -> list[int]:
    """The cards of a mask of Alchemists and Masters."""
    return [FIRST_ALCHEMIST + bit for bit in range(10) if mask >> bit & 1]


# Indexes in the flat lists of a position.


def at_region(seat: int, region: int) -> int:
    """The index of workers, unrest, Governors, Palaces and cards of a seat in a region."""
    return seat * 5 + region


def at_place(seat: int, region: int, place: int) -> int:
    """The index of a tucked card and of the Emperor tile on it. For Officials, `place` is their type."""
    return seat * 15 + region * 3 + place


def at_kind(seat: int, kind: int) -> int:
    """The index of tokens by aspect, Officials in supply by type, and buildings in supply."""
    return seat * 3 + kind


def at_source(seat: int, source: int) -> int:
    """Points by where they were scored."""
    return seat * 5 + source


def at_section(seat: int, section: int) -> int:
    """The slot a seat built on."""
    return seat * 6 + section


def at_trigger(seat: int, action: int) -> int:
    """The cards a Court action triggers."""
    return seat * 6 + action


def at_slot(section: int, slot: int) -> int:
    """The price of a slot of the Wall."""
    return section * 4 + slot


def at_space(region: int, space: int) -> int:
    """A Governor tile, and the seat of the Governor on it."""
    return region * 2 + space


def at_tile(region: int, place: int) -> int:
    """A Palace tile of the main board."""
    return region * 3 + place


def at_post(spot: int, slot: int) -> int:
    """A soldier in the Mausoleum."""
    return spot * 3 + slot
