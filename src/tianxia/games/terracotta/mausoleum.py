"""The mausoleum: 7 rows of 9 spaces, the figures on them, and the warriors in an area.

A space is the number row * 9 + column; sets of spaces are bit masks. Names have column and row: `a1` is the
first space of the first row, `i7` the last space of the last row. Quadrants and aisle are areas in
`data/board.toml`, which `components.py` reads (terracotta.mausoleum.quadrants, terracotta.mausoleum.aisle).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tianxia.kernel.numbers import plus

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState

ROWS: Final = 7  # terracotta.mausoleum.grid
COLUMNS: Final = 9
SPACES: Final = 63
EVERYWHERE: Final = (1 << SPACES) - 1

DIRECTIONS: Final[list[str]] = ["north", "east", "south", "west"]
STEPS: Final[list[int]] = [-COLUMNS, 1, COLUMNS, -1]

# The content of a space (terracotta.mausoleum.one_figure_per_space). A warrior is the number FIRST_WARRIOR
# + 4 * seat + type; a mounted warrior has it on each of its three spaces.
EMPTY: Final = 0
FIRST_WARRIOR: Final = 1
KNEELING: Final = 17
FOOTMAN: Final = 18
MUSICIAN: Final = 19


def space_names() -> list[str]:
    return ["abcdefghi"[space % COLUMNS] + str(space // COLUMNS + 1) for space in range(SPACES)]


def row_masks() -> list[int]:
    return [((1 << COLUMNS) - 1) << (row * COLUMNS) for row in range(ROWS)]


def column_masks() -> list[int]:
    first = sum([1 << (row * COLUMNS) for row in range(ROWS)])
    return [first << column for column in range(COLUMNS)]


def border_mask() -> int:
    """terracotta.mausoleum.border"""
    rows, columns = row_masks(), column_masks()
    return rows[0] | rows[ROWS - 1] | columns[0] | columns[COLUMNS - 1]


def next_spaces() -> list[int]:
    """The neighbour of each space in each direction, at index space 4 + direction; -1 beyond the wall."""
    found: list[int] = []
    for space in range(SPACES):
        row, column = space // COLUMNS, space % COLUMNS
        found.append(space - COLUMNS if row > 0 else -1)
        found.append(space + 1 if column < COLUMNS - 1 else -1)
        found.append(space + COLUMNS if row < ROWS - 1 else -1)
        found.append(space - 1 if column > 0 else -1)
    return found


def surroundings() -> list[int]:
    """The up to eight spaces around each."""
    found: list[int] = []
    for space in range(SPACES):
        mask = 0
        for other in range(SPACES):
            far = max(abs(space // COLUMNS - other // COLUMNS), abs(space % COLUMNS - other % COLUMNS))
            if far == 1:
                mask |= 1 << other
        found.append(mask)
    return found


NAMES: Final[list[str]] = space_names()
# in compiled code `1 << space` would have 32 bits only
BITS: Final[list[int]] = [1 << space for space in range(SPACES)]
ROW_MASKS: Final[list[int]] = row_masks()
COLUMN_MASKS: Final[list[int]] = column_masks()
NEXT: Final[list[int]] = next_spaces()
AROUND: Final[list[int]] = surroundings()
LINES: Final[list[int]] = [
    ROW_MASKS[space // COLUMNS] | COLUMN_MASKS[space % COLUMNS] for space in range(SPACES)
]
NOT_FIRST_COLUMN: Final = EVERYWHERE & ~COLUMN_MASKS[0]
NOT_LAST_COLUMN: Final = EVERYWHERE & ~COLUMN_MASKS[COLUMNS - 1]
NOT_LAST_ROW: Final = EVERYWHERE & ~ROW_MASKS[ROWS - 1]


def count(spaces: i64) -> i64:
    """How many spaces a mask holds."""
    pairs: i64 = spaces - ((spaces >> 1) & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    halves: i64 = bytes_ + (bytes_ >> 32)
    quarters: i64 = halves + (halves >> 16)
    return (quarters + (quarters >> 8)) & 127


def spaces_in(mask: i64) -> list[int]:
    """The spaces of a mask, ascending."""
    found: list[int] = []
    for space in range(SPACES):
        if (mask >> space) & 1:
            found.append(space)
    return found


def one_before(spaces: i64, direction: int) -> i64:
    """The spaces whose neighbour in a direction is in a mask."""
    if direction == 0:
        return (spaces & NOT_LAST_ROW) << COLUMNS
    if direction == 1:
        return (spaces & NOT_FIRST_COLUMN) >> 1
    if direction == 2:
        return spaces >> COLUMNS
    return (spaces & NOT_LAST_COLUMN) << 1


def beside(spaces: i64) -> i64:
    """All orthogonal neighbours of the spaces of a mask; spaces of the mask may be among them."""
    east: i64 = (spaces & NOT_LAST_COLUMN) << 1
    west: i64 = (spaces & NOT_FIRST_COLUMN) >> 1
    south: i64 = (spaces & NOT_LAST_ROW) << COLUMNS
    return east | west | south | (spaces >> COLUMNS)


# --- the figures on the spaces --------------------------------------------------------------------------


def owner_at(state: TerracottaState, space: int) -> int:
    """The seat of the warrior on a space; -1 if there is no warrior."""
    cell = state.cells[space]
    return (cell - FIRST_WARRIOR) >> 2 if EMPTY < cell < KNEELING else -1


def type_at(state: TerracottaState, space: int) -> int:
    """The type of the warrior on a space; -1 if there is no warrior."""
    cell = state.cells[space]
    return (cell - FIRST_WARRIOR) & 3 if EMPTY < cell < KNEELING else -1


def ridden(horse: int) -> i64:
    """The three spaces of a Horse: its rider's and two in its direction."""
    step = STEPS[horse & 3]
    rider = horse >> 2
    first: i64 = BITS[rider]
    return first | BITS[rider + step] | BITS[rider + 2 * step]


def bodies(state: TerracottaState, seat: int, type: int) -> i64:
    """Every space the warriors of a seat and type occupy (terracotta.specialist.horse_extends)."""
    found: i64 = state.warriors[4 * seat + type]
    for horse in state.horses:
        if state.cells[horse >> 2] == FIRST_WARRIOR + 4 * seat + type:
            found |= ridden(horse)
    return found


def warriors_of(state: TerracottaState, seat: int) -> i64:
    """The first spaces of all warriors of a seat: one for each."""
    at = 4 * seat
    own = state.warriors
    first: i64 = own[at] | own[at + 1]
    return first | own[at + 2] | own[at + 3]


def warriors_placed(state: TerracottaState, seat: int) -> int:
    return int(count(warriors_of(state, seat)))


def warriors_in(state: TerracottaState, area: i64) -> list[int]:
    """By seat: the warriors with a space in an area; a mounted warrior counts once."""
    found: list[int] = []
    for seat in range(state.seats):
        found.append(int(count(warriors_of(state, seat) & area)))
    for horse in state.horses:  # terracotta.specialist.horse_counts_once
        if not (area >> (horse >> 2)) & 1 and ridden(horse) & area:
            found[owner_at(state, horse >> 2)] += 1
    return found


def warriors_of_type(state: TerracottaState, type: int) -> list[int]:
    """By seat, the warriors of a type."""
    found: list[int] = []
    for seat in range(state.seats):
        found.append(int(count(state.warriors[4 * seat + type])))
    return found


def figures_around(state: TerracottaState, space: int) -> int:
    """Figures of any kind around a space; a mounted warrior is one (terracotta.gap.halberd_mounted)."""
    around: i64 = AROUND[space]
    empty: i64 = state.empty
    found = int(count(around & ~empty))
    for horse in state.horses:
        filled = int(count(ridden(horse) & around))
        if filled > 1:
            found -= filled - 1
    return found


def is_mounted(state: TerracottaState, space: int) -> bool:
    """Does the warrior whose first space this is ride a Horse?"""
    return space in [horse >> 2 for horse in state.horses]


# --- putting figures down -------------------------------------------------------------------------------


def put(state: TerracottaState, space: int, figure: int) -> None:
    """Put a figure on an empty space. Copies share the lists of figures, so a change makes new lists."""
    cells = state.cells[:]
    cells[space] = figure
    state.cells = cells
    empty: i64 = state.empty
    bit: i64 = BITS[space]
    state.empty = empty & ~bit
    free = state.free[:]
    free.remove(space)
    state.free = free


def put_warrior(state: TerracottaState, seat: int, type: int, space: int) -> None:
    """Move a warrior from the rack to an empty space, with a base of its owner."""
    put(state, space, FIRST_WARRIOR + 4 * seat + type)
    state.warriors = plus(state.warriors, 4 * seat + type, BITS[space])
    state.rack = plus(state.rack, type, -1)


def put_horse(state: TerracottaState, rider: int, direction: int) -> None:
    """The rider occupies two more spaces."""
    step = STEPS[direction]
    figure = state.cells[rider]
    put(state, rider + step, figure)
    put(state, rider + 2 * step, figure)
    state.horses = [*state.horses, 4 * rider + direction]


def put_kneeling(state: TerracottaState, space: int, direction: int) -> None:
    put(state, space, KNEELING)
    state.kneeling = [*state.kneeling, 4 * space + direction]


def put_footman(state: TerracottaState, space: int) -> None:
    put(state, space, FOOTMAN)
    state.footmen = [*state.footmen, space]


def put_musician(state: TerracottaState, space: int) -> None:
    put(state, space, MUSICIAN)
    state.musicians = [*state.musicians, space]
