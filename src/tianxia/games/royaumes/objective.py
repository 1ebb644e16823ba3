"""Objective cards: the conditions, and the points of their lines (royaumes.objective.*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tianxia.games.royaumes.tables import CARDS, MAJORS, Map
from tianxia.kernel.numbers import bits

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState


def controls(map: Map, occupied: int, kingdom: int) -> bool:
    """Does the seat control the kingdom: is every commandery of it occupied
    (royaumes.notion.control_kingdom)?
    """
    whole = map.kingdoms[kingdom]
    return occupied & whole == whole


def count_kingdoms(map: Map, occupied: int, first: int, last: int) -> int:
    """How many kingdoms from `first` up to `last` are controlled."""
    masks, held = map.kingdom_masks, i64(occupied)
    count: i64 = 0
    kingdom: i64
    for kingdom in range(first, last):
        if held & masks[kingdom] == masks[kingdom]:
            count += 1
    return count


def has_other(state: RoyaumesState, card: int, occupied: int) -> bool:
    """Does the seat control a kingdom that the card does not name
    (royaumes.objective.free_kingdom_is_another)?

    It must be a major kingdom, or may be any, as the card says.
    """
    found = state.tables.cards[card]
    kingdoms = MAJORS if found.other == 1 else len(state.map.kingdoms)
    for kingdom in range(kingdoms):
        if kingdom not in found.named and controls(state.map, occupied, kingdom):
            return True
    return False


def met(state: RoyaumesState, card: int, occupied: int) -> bool:
    """Does the seat occupy everything the card asks for (royaumes.objective.conquer_means_hold)?"""
    found = state.tables.cards[card]
    if found.rank:
        return bits(occupied & state.map.of_rank[found.rank]) >= found.commanderies
    if found.kingdoms:
        return count_kingdoms(state.map, occupied, 0, len(state.map.kingdoms)) >= found.kingdoms
    for kingdom in found.named:
        if not controls(state.map, occupied, kingdom):
            return False
    return has_other(state, card, occupied)


def cards_met(state: RoyaumesState, seat: int) -> int:
    """All cards whose condition the seat meets now, as a mask."""
    occupied = state.occupied(seat)
    mask = 0
    for card in range(CARDS):
        if met(state, card, occupied):
            mask |= 1 << card
    return mask


def points(state: RoyaumesState, card: int, occupied: int) -> int:
    """The points of the card: each line counts separately (royaumes.objective.lines_independent)."""
    found, map = state.tables.cards[card], state.map
    if found.rank:
        count = bits(occupied & map.of_rank[found.rank])
        if not found.points_by_count:
            return found.points_each * count
        steps = found.points_by_count[: min(count, len(found.points_by_count))]
        if state.options.card6_sum:  # royaumes.objective.card_6_added_up
            return sum(steps)
        return steps[-1] if steps else 0  # royaumes.objective.card_6_running_total
    if found.kingdoms:
        majors = count_kingdoms(map, occupied, 0, MAJORS)
        minors = count_kingdoms(map, occupied, MAJORS, len(map.kingdoms))
        return majors * found.major_points + minors * found.minor_points
    total = 0
    for line in range(len(found.named)):
        if controls(map, occupied, found.named[line]):
            total += found.named_points[line]
    if has_other(state, card, occupied):  # royaumes.objective.first_other_paid_once
        total += found.other_points
    return total


def wanted_land(state: RoyaumesState, seat: int) -> int:
    """The commanderies that a seat's card names, as a mask."""
    card = state.tables.cards[state.objectives[seat]]
    if card.rank:
        return state.map.of_rank[card.rank]
    mask = 0
    for kingdom in card.named:
        mask |= state.map.kingdoms[kingdom]
    return mask


# Rules of this chapter that the code above implements without citing them:
# `royaumes.objective.start_kingdom_counts`
# `royaumes.objective.secret_until_scoring`
#
# Rules of this chapter that other files decide:
# - `data/objectives.toml`: royaumes.objective.card_1_goal, royaumes.objective.card_1_points,
#   royaumes.objective.card_1_ba_as_printed, royaumes.objective.card_2_goal,
#   royaumes.objective.card_2_points, royaumes.objective.card_3_goal, royaumes.objective.card_3_points,
#   royaumes.objective.card_4_goal, royaumes.objective.card_4_points, royaumes.objective.card_5_goal,
#   royaumes.objective.card_5_points, royaumes.objective.card_6_goal, royaumes.objective.card_6_points,
#   royaumes.objective.card_7_goal, royaumes.objective.card_7_points, royaumes.objective.card_8_goal,
#   royaumes.objective.card_8_points, royaumes.objective.card_9_goal, royaumes.objective.card_9_points
