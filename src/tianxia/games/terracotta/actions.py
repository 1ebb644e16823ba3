"""The action table: the words of each action. Decisions that offer the same action share its number."""

from __future__ import annotations

from typing import Final

from tianxia.games.terracotta.mausoleum import DIRECTIONS, NAMES, SPACES
from tianxia.games.terracotta.tables import SEGMENTS, SPECIALISTS, TYPES

SPACE: Final = 0
APPRENTICE: Final = SPACES  # + segment
ARTISAN: Final = APPRENTICE + SEGMENTS
TURN: Final = ARTISAN + SEGMENTS  # + ring: the Central or the Middle disc
COIN: Final = TURN + 2  # an action given up
CLAY: Final = COIN + 1
TAKE: Final = CLAY + 1  # an action performed that asks nothing more
SHAPE: Final = TAKE + 1  # + type of warrior
FIGURE: Final = SHAPE + 4  # + specialist
WAREHOUSES: Final = FIGURE + 4  # + pair
INSPECT: Final = WAREHOUSES + 10  # + 4 x Inspector + place among MOVES
KEEP: Final = INSPECT + 8
USE: Final = KEEP + 1
DIRECTION: Final = USE + 1
END: Final = DIRECTION + 4

# Steps that an Inspector can move, in the order of the actions from INSPECT on.
MOVES: Final[list[int]] = [-2, -1, 1, 2]

# One or two Warehouses, as offsets after WAREHOUSES; the same one may count twice.
PAIRS: Final[list[tuple[int, int]]] = [
    (0, 0), (1, 1), (2, 2), (3, 3), (0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3),
]  # fmt: skip


def inspect(which: int, steps: int) -> int:
    """The action that moves an Inspector (0 row, 1 column) by a number of spaces, not 0."""
    return INSPECT + 4 * which + (steps + 2 if steps < 0 else steps + 1)


def notation_table() -> list[str]:
    """The notation of every action."""
    words = NAMES[:]
    words += [f"apprentice {segment}" for segment in range(SEGMENTS)]
    words += [f"artisan {segment}" for segment in range(SEGMENTS)]
    words += ["turn central", "turn middle", "coin", "clay", "take"]
    words += TYPES
    words += [name.replace("_", "-") for name in SPECIALISTS]
    for one, two in PAIRS:
        words.append(f"from {TYPES[one]}" if one == two else f"from {TYPES[one]} {TYPES[two]}")
    for line in ("row", "column"):
        words += [f"{line} {steps:+d}" for steps in MOVES]
    words += ["keep", "use"]
    words += DIRECTIONS
    assert len(words) == END
    return words
