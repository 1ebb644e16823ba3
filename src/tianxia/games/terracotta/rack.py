"""The rack: warriors that are not shaped yet, and the points of the next one of each type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.terracotta.mausoleum import warriors_placed

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


def rack_value(state: TerracottaState, type: int) -> int:
    """Points of the next figure, counting those of all players (terracotta.rack.counts_all_players)."""
    taken = state.tables.figures[type] - state.rack[type]
    values = state.tables.rack_values  # terracotta.rack.values
    return values[taken] if taken < len(values) else 0


def types_left(state: TerracottaState) -> list[int]:
    """The types that can still be chosen (terracotta.rack.empty_type)."""
    return [type for type in range(4) if state.rack[type] > 0]


def can_shape(state: TerracottaState, seat: int) -> bool:
    """Are a base, a figure and a space available (terracotta.action.shape_impossible)?"""
    if state.empty == 0 or max(state.rack) == 0:
        return False
    return warriors_placed(state, seat) < state.tables.bases  # terracotta.components.bases_cap
