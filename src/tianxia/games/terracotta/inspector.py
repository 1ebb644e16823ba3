"""The Inspectors: one checks a row, the other a column (terracotta.inspector.two_lines)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tianxia.games.terracotta.majority import pay
from tianxia.games.terracotta.mausoleum import COLUMN_MASKS, COLUMNS, ROW_MASKS, ROWS, warriors_in

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState

ROW: Final = 0
COLUMN: Final = 1


def move_inspector(state: TerracottaState, which: int, steps: int) -> None:
    """Move an Inspector forward or back along its track, which is circular."""
    if which == ROW:
        state.row = (state.row + steps) % ROWS  # terracotta.inspector.cyclic_row
    else:
        state.column = (state.column + steps) % COLUMNS  # terracotta.inspector.cyclic_column


def count_line(state: TerracottaState, which: int, at: int) -> list[int]:
    """Each seat's warriors in a row or column; other figures do not count
    (terracotta.inspector.warriors_only).
    """
    counts = warriors_in(state, ROW_MASKS[at] if which == ROW else COLUMN_MASKS[at])
    if state.automa >= 0 and state.options.inspector_edge:  # terracotta.solo.option.inspector_edge
        counts[state.automa] += state.tables.inspector_edge
    return counts


def score_line(state: TerracottaState, which: int, at: int) -> list[int]:
    """The points of each seat for a row or column, the same in every round
    (terracotta.inspector.constant).
    """
    # terracotta.inspector.values
    counts = count_line(state, which, at)
    return pay(counts, state.tables.inspector_domination, state.tables.inspector_presence)


def score_inspected(state: TerracottaState, which: int) -> list[int]:
    """The points of each seat for the line that an Inspector checks."""
    return score_line(state, which, state.row if which == ROW else state.column)


# Rules of this chapter that the code above implements without citing them:
# `terracotta.inspector.crossing_counts_twice`
#
# Rules of this chapter that other files decide:
# - `maintenance.py`: terracotta.inspector.auto_advance
