"""Final scoring, worked out from the position: leftovers, Footmen, groups (terracotta.final.order)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.terracotta.group import Group, groups_of
from tianxia.games.terracotta.majority import pay
from tianxia.games.terracotta.mausoleum import AROUND, warriors_in

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


def score_leftovers(state: TerracottaState) -> list[int]:
    """Coins and clay added, rounded down once (terracotta.final.leftover), and kept (leftover_kept)."""
    each = state.tables.leftover
    return [(state.coins[seat] + state.wet[seat] + state.dry[seat]) // each for seat in range(state.seats)]


def score_footman(state: TerracottaState, space: int) -> list[int]:
    """Domination and presence of the warriors around it (terracotta.specialist.footman_scoring)."""
    counts = warriors_in(state, AROUND[space])
    return pay(counts, state.tables.footman_domination, state.tables.footman_presence)


def score_group(state: TerracottaState, group: Group) -> list[int]:
    """Score groups by size over all owners; isolated warriors are removed first
    (terracotta.final.isolated_removed).
    """
    domination = state.tables.group_domination[group.size]  # terracotta.final.group_values
    presence = state.tables.group_presence[group.size]  # terracotta.final.group_presence
    return pay(group.strength, domination, presence)


def score_footmen(state: TerracottaState) -> list[int]:
    points = [0] * state.seats
    for space in state.footmen:
        add(points, score_footman(state, space))
    return points


def score_groups(state: TerracottaState) -> list[int]:
    points = [0] * state.seats
    for type in range(4):
        for group in groups_of(state, type):
            add(points, score_group(state, group))
    return points


def add(points: list[int], more: list[int]) -> None:
    for seat in range(len(points)):
        points[seat] += more[seat]


# Rules of this chapter that the code above implements without citing them:
# `terracotta.final.leftover_kept`
# `terracotta.solo.final.leftover`
# `terracotta.solo.final.groups`
#
# Rules of this chapter that other files decide:
# - `decisions/flow.py`: terracotta.final.timing
# - `group.py`: terracotta.final.group_size_all_owners
# - `scoring.py`: terracotta.final.winner, terracotta.final.tie_warriors, terracotta.final.tie_coins,
#   terracotta.final.tie_shared
