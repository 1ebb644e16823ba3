"""The tables made from the components, and numbers for the game's words."""

from __future__ import annotations

from typing import Final

TYPES: Final[list[str]] = ["officer", "guard", "archer", "soldier"]
OFFICER: Final = 0
GUARD: Final = 1
ARCHER: Final = 2
SOLDIER: Final = 3

WEAPONS: Final[list[str]] = ["sword", "halberd", "bow", "spear"]
SWORD: Final = 0
HALBERD: Final = 1
BOW: Final = 2
SPEAR: Final = 3
ALL_WEAPONS: Final = 15  # as a mask

SPECIALISTS: Final[list[str]] = ["horse", "kneeling_archer", "footman", "musician"]
HORSE: Final = 0
KNEELING_ARCHER: Final = 1
FOOTMAN: Final = 2
MUSICIAN: Final = 3

MASTERS: Final[list[str]] = ["shaper", "administrator", "inspector", "clay_pits", "supervisor", "blacksmith"]
SHAPER: Final = 0
ADMINISTRATOR: Final = 1
INSPECTOR: Final = 2
CLAY_PITS: Final = 3
SUPERVISOR: Final = 4
BLACKSMITH: Final = 5

# The wheel: three rings of twelve segments, from the inside out.
SEGMENTS: Final = 12
RINGS: Final[list[str]] = ["central", "middle", "outer"]
CENTRAL: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2

# Sources of points: the categories that a position stores; the others are computed when needed.
SHAPING: Final = 0  # the rack
BONUSES: Final = 1  # weapons
SOLO: Final = 2  # the person's Priority action; the Prime Minister's Compensations and decrees
INSPECTORS: Final = 3
MUSICIANS: Final = 4
TILES: Final = 5
STORED: Final = 6  # how many these are

# Items that a ring may show, each with a number: an amount, a cost, a Master, a weapon.
ITEMS: Final[list[str]] = [
    "coins", "clay", "shape", "moisten", "train", "master", "priority", "weapon", "specialist",
]  # fmt: skip
COINS: Final = 0
CLAY: Final = 1
SHAPE: Final = 2
MOISTEN: Final = 3
TRAIN: Final = 4
MASTER: Final = 5
PRIORITY: Final = 6
WEAPON: Final = 7
SPECIALIST: Final = 8

# The things that scoring tiles count: a type of warrior, warriors in an area, coins or clay.
COUNTS: Final[list[str]] = [*TYPES, "nw", "ne", "sw", "se", "border", "aisle", "coins", "clay"]
FIRST_AREA: Final = 4
COIN_TILE: Final = 10
CLAY_TILE: Final = 11

# The effects of rows of the decree table.
DECREES: Final[list[str]] = ["compensation", "weapon", "shape", "leftmost", "vp"]
COMPENSATION: Final = 0
TURN_WEAPON: Final = 1
DECREE_SHAPE: Final = 2
LEFTMOST: Final = 3
DECREE_VP: Final = 4
FIRST_ROW: Final = 2
LAST_ROW: Final = 12

# The discs that a decree turns, as a mask of rings.
ROTATIONS: Final[list[str]] = ["none", "central", "middle", "both"]


class Tables:
    """All values of the components. "By seats" means for 2, 3, 4 seats: index 0 is for two."""

    figures: list[int]  # warriors by type
    bases: int
    workers: list[int]  # by seats
    artisans: int
    start_coins: list[int]  # by position in the turn order
    start_clay: list[int]
    priority_tokens: list[int]  # by seats
    weapon_of: list[int]  # the weapon of each type
    rack_values: list[int]
    dry_clay: int  # goes to a Warehouse with each clay shaping

    sword_vp: int
    sword_steps: int
    halberd_vp: int
    halberd_most: int
    bow_vp: int
    spear_vp: int
    spear_coins: int

    specialists: list[int]  # figures of each kind
    specialist_weapon: list[int]
    specialist_costs: list[list[int]]
    kneeling_strength: int
    footman_domination: int
    footman_presence: int
    musician_vp: int

    rounds: int
    item_kinds: list[int]  # ring x 12 + place on the ring
    item_numbers: list[int]
    train: int  # the place of Train on the Central disc
    rotation_coins: int
    rotation_between: int
    forgone_coins: int
    forgone_clay: int
    solo_priority_vp: int

    master_costs: list[int]
    coin_masters: int  # masks of Masters
    wet_masters: int
    master_coins: int
    master_wet: int
    inspector_steps: int
    clay_pits: int
    supervisor_warehouses: int

    areas: list[int]  # a mask of spaces for each of COUNTS; 0 if it is no area
    inspector_row: int
    inspector_column: int
    inspector_step: int
    inspector_domination: int
    inspector_presence: int
    tiles: list[int]  # what each tile counts
    tile_domination: list[int]  # by round
    tile_presence: list[int]
    group_domination: list[int]  # by size of the group; 0 and 1 warriors are worth nothing
    group_presence: list[int]
    leftover: int

    supervisor_start: int
    minister_masters: int
    boxed: list[int]  # specialists in the box in a solo game
    minister_vp: list[int]  # by weapon
    minister_coins: list[int]
    minister_sword_steps: int
    minister_inspector_coins: int
    no_specialist_coins: int
    wanted_musician_vp: int
    wanted_musician_ratio: int
    override_vp: int
    compensation_vp: int
    compensation_resource: int
    clay_for_coin: int
    surprise_clay: int
    surprise_coins: int
    surprise_discard: int
    surprise_times: int
    keep_priority: list[int]  # by round
    priority_grid: list[int]  # 4 x 4
    decree_actions: list[int]  # from row 2
    decree_numbers: list[int]
    decree_rotations: list[int]
    typed_types: list[int]  # by shaping row of the table, in order
    typed_clay: int

    more_compensation_vp: int
    less_surprise_from: int
    less_surprise_discard: int
    more_masters: int
    trained_artisans: int
    trained_clay: int
    inspector_edge: int
    tile_edge: int
    cheap_clay: int


# Rules of this chapter that the code above implements without citing them:
# `terracotta.components.player_count`
# `terracotta.components.specialists_neutral`
# `terracotta.components.clay_sides`
