"""The components as native tables, and the catalogue of effects that cards, tiles and rewards name."""

from __future__ import annotations

from typing import Any, Final

from tianxia.games.zhanguo.names import ALCHEMIST, ARCHITECT, GENERAL

# Kinds of effect.
SHIP: Final = 0
OFFICIALS: Final = 1  # recruit the named types
MOVE_OFFICIALS: Final = 2
MOVE_WORKERS: Final = 3
CALM: Final = 4  # unrest -1 in some different regions
CALM_HERE: Final = 5  # unrest -1 here, then in any region
TOKENS: Final = 6
WORKERS: Final = 7
POINTS: Final = 8
UNLOCK: Final = 9
CARD: Final = 10  # place Alchemist cards, no Alchemist needed
RESET: Final = 11  # unrest back to 0
FREE_GOVERNOR: Final = 12
FREE_PALACE: Final = 13
FREE_WALL: Final = 14
FREE_SOLDIER: Final = 15  # on any Mausoleum tile

ANY: Final = -1
NONE: Final = -2

# What points are counted by; 0 to 3 are the kinds of card in the tableau.
PER_ALCHEMIST_CARD: Final = 3
PER_GOVERNOR: Final = 4
PER_PALACE: Final = 5
PER_WALL: Final = 6
PER_ALCHEMIST_CARD_HERE: Final = 7
PER_SOLDIER: Final = 8
PER_ROUND: Final = 9

HERE: Final = 0  # a mask of regions: none means the region of the card
CHU: Final = 1
WEI: Final = 2
EVERYWHERE: Final = 31


class Effect:
    """One thing a card, tile or reward does. `unrest` rises here first; `regions` is a mask."""

    def __init__(
        self,
        kind: int,
        amount: int = 1,
        regions: int = HERE,
        first: int = NONE,
        second: int = NONE,
        unrest: int = 0,
        up_to: bool = False,
    ) -> None:
        self.name = ""
        self.kind = kind
        self.amount = amount
        self.regions = regions
        self.first = first
        self.second = second
        self.unrest = unrest
        self.up_to = up_to


def catalogue() -> dict[str, Effect]:
    """Every effect by the name data files use."""
    effects = {
        "recruit-alchemist": Effect(OFFICIALS, first=ALCHEMIST),
        "recruit-architect": Effect(OFFICIALS, first=ARCHITECT),
        "recruit-general": Effect(OFFICIALS, first=GENERAL),
        "recruit-any": Effect(OFFICIALS, first=ANY),
        "recruit-any-in-chu": Effect(OFFICIALS, regions=CHU, first=ANY),
        "recruit-any-anywhere": Effect(OFFICIALS, regions=EVERYWHERE, first=ANY),
        "recruit-two-any": Effect(OFFICIALS, 2, EVERYWHERE, ANY, ANY),
        "recruit-two-alchemists": Effect(OFFICIALS, 2, EVERYWHERE, ALCHEMIST, ALCHEMIST),
        "recruit-two-architects": Effect(OFFICIALS, 2, EVERYWHERE, ARCHITECT, ARCHITECT),
        "recruit-two-generals": Effect(OFFICIALS, 2, EVERYWHERE, GENERAL, GENERAL),
        "recruit-two-architects-in-chu": Effect(OFFICIALS, 2, CHU, ARCHITECT, ARCHITECT),
        "recruit-two-generals-in-chu": Effect(OFFICIALS, 2, CHU, GENERAL, GENERAL),
        "recruit-architect-general-in-wei": Effect(OFFICIALS, 2, WEI, ARCHITECT, GENERAL),
        "move-worker": Effect(MOVE_WORKERS),
        "move-workers-2": Effect(MOVE_WORKERS, 2, up_to=True),
        "calm-1": Effect(CALM),
        "calm-2": Effect(CALM, 2),
        "calm-here-then-any": Effect(CALM_HERE),
        "token-any": Effect(TOKENS, first=ANY),
        "unrest-tokens-writing-currency": Effect(TOKENS, 2, first=0, second=1, unrest=1),
        "unrest-tokens-writing-laws": Effect(TOKENS, 2, first=0, second=2, unrest=1),
        "unrest-tokens-currency-laws": Effect(TOKENS, 2, first=1, second=2, unrest=1),
        "unrest-tokens-any-2": Effect(TOKENS, 2, first=ANY, second=ANY, unrest=1),
        "worker-here": Effect(WORKERS),
        "unrest-worker": Effect(WORKERS, unrest=1),
        "unrest-workers-2": Effect(WORKERS, 2, unrest=1),
        "worker": Effect(WORKERS, 1, EVERYWHERE),
        "workers-2": Effect(WORKERS, 2, EVERYWHERE),
        "workers-2-in-wei": Effect(WORKERS, 2, WEI),
        "vp-writing": Effect(POINTS, first=0),
        "vp-currency": Effect(POINTS, first=1),
        "vp-laws": Effect(POINTS, first=2),
        "vp-alchemist-cards": Effect(POINTS, first=PER_ALCHEMIST_CARD),
        "vp-governors": Effect(POINTS, first=PER_GOVERNOR),
        "vp-palaces": Effect(POINTS, first=PER_PALACE),
        "vp-walls": Effect(POINTS, first=PER_WALL),
        "vp-2-alchemist-cards-here": Effect(POINTS, 2, first=PER_ALCHEMIST_CARD_HERE),
        "vp-soldiers": Effect(POINTS, first=PER_SOLDIER),
        "vp-round": Effect(POINTS, first=PER_ROUND),
        "unrest-vp-writing": Effect(POINTS, first=0, unrest=1),
        "unrest-vp-currency": Effect(POINTS, first=1, unrest=1),
        "unrest-vp-laws": Effect(POINTS, first=2, unrest=1),
        "unlock-1": Effect(UNLOCK),
        "unlock-2": Effect(UNLOCK, 2),
        "alchemist-card": Effect(CARD, 1, EVERYWHERE),
        "alchemist-cards-2": Effect(CARD, 2, EVERYWHERE, up_to=True),
        "reset-2": Effect(RESET, 2, EVERYWHERE, up_to=True),
        "reset-3": Effect(RESET, 3, EVERYWHERE, up_to=True),
        "governor": Effect(FREE_GOVERNOR, 1, EVERYWHERE),
        "governor-in-chu-or-wei": Effect(FREE_GOVERNOR, 1, 0b00011),
        "governor-in-zhao-or-qi": Effect(FREE_GOVERNOR, 1, 0b01100),
        "palace": Effect(FREE_PALACE, 1, EVERYWHERE),
        "wall": Effect(FREE_WALL),
        "soldier": Effect(FREE_SOLDIER, 0),
        "unlock-1-then-soldier": Effect(FREE_SOLDIER, 1),
    }
    for spaces in (1, 2, 3, 4, 7):
        effects[f"ship-{spaces}"] = Effect(SHIP, spaces)
    for moves in (2, 3, 4):
        effects[f"move-officials-{moves}"] = Effect(MOVE_OFFICIALS, moves, up_to=True)
    for name, effect in effects.items():
        effect.name = name
    return effects


# What may stand on a card, on a Governor tile and in a tableau.
ON_CARDS: Final = (
    SHIP, OFFICIALS, MOVE_OFFICIALS, MOVE_WORKERS, CALM, CALM_HERE, TOKENS, WORKERS, POINTS, UNLOCK,
)  # fmt: skip
ON_GOVERNOR_TILES: Final = (
    SHIP, OFFICIALS, MOVE_OFFICIALS, MOVE_WORKERS, CALM, TOKENS, WORKERS, POINTS, UNLOCK, CARD,
)  # fmt: skip
IN_TABLEAUX: Final = (
    SHIP, OFFICIALS, TOKENS, WORKERS, POINTS, UNLOCK, CARD, RESET,
    FREE_GOVERNOR, FREE_PALACE, FREE_WALL, FREE_SOLDIER,
)  # fmt: skip

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

# How Li Si's last scoring line reads.
LINES: Final[list[str]] = ["governors-share-ties", "governors-win-ties", "elixir", "elixir-plus-2"]
SHARE_TIES: Final = 0
WIN_TIES: Final = 1
TIMES_SHIP: Final = 2
TIMES_SHIP_PLUS_2: Final = 3


class StartingTile:
    """What a Starting tile gives beside its General in Chu."""

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
    """Everything the box holds. Lists by card start at card 1; lists by seats are for 2, 3, 4."""

    suit_of: list[int]  # 0 to 2, or 3 for Alchemist and Master cards
    trigger_of: list[int]
    ability_of: list[Effect]

    palace_tiles: list[int]
    palace_spaces: list[int]
    wall_tiles: list[list[int]]
    wall_points: list[list[int]]  # by condition: low, middle, high
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

    def __reduce__(self) -> Any:
        raise TypeError("tables are read from their data files, never pickled")
