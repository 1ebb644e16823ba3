"""Which group the Prime Minister extends with a new warrior: he uses the first criterion that any group
meets.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tianxia.games.terracotta.automa.reasons import MINISTER, PERSON, say_spaces
from tianxia.games.terracotta.group import Group, groups_of
from tianxia.games.terracotta.mausoleum import beside, spaces_in
from tianxia.games.terracotta.state import TerracottaState

CRITERIA: Final[list[str]] = [
    "gain_domination", "tie_domination", "catch_up", "challenge", "extend_lead", "grow",
]  # fmt: skip


def fits(state: TerracottaState, group: Group, criterion: int) -> bool:
    """Does a group, or an isolated warrior, meet one of the six criteria?

    Strength counts Kneeling Archers of either side (terracotta.gap.minister_lead_counts_archers).
    """
    lead = group.strength[PERSON] - group.strength[MINISTER]
    mixed = group.is_mixed()
    if criterion == 0:  # terracotta.solo.group.gain_domination
        return mixed and lead == 0
    if criterion == 1:  # terracotta.solo.group.tie_domination
        return (mixed and lead == 1) or (group.size == 1 and group.warriors[PERSON] == 1)
    if criterion == 2:  # terracotta.solo.group.catch_up
        return mixed and lead > 0
    if criterion == 3:  # terracotta.solo.group.challenge
        rounds_left = state.tables.rounds + 1 - state.round
        return 1 <= lead <= rounds_left
    if criterion == 4:  # terracotta.solo.group.extend_lead
        return mixed and lead < 0
    return group.warriors[PERSON] == 0  # terracotta.solo.group.grow


def group_spaces(state: TerracottaState, type: int, tell: bool) -> i64:
    """The spaces from which he chooses for a warrior of a type."""
    empty: i64 = state.empty
    groups = groups_of(state, type)
    # terracotta.solo.group.full_skipped
    open_groups = [group for group in groups if beside(group.spaces) & empty]
    for criterion in range(len(CRITERIA)):  # terracotta.solo.group.first_match
        fitting = [group for group in open_groups if fits(state, group, criterion)]
        if fitting:
            largest = max([group.size for group in fitting])  # terracotta.solo.group.largest
            kept = [group for group in fitting if group.size == largest]
            spaces: i64 = 0
            for group in kept:  # terracotta.solo.group.candidate_spaces
                spaces |= beside(group.spaces) & empty
            if tell:
                tell_group(state, CRITERIA[criterion], fitting, kept, spaces)
            return spaces
    touching: i64 = 0
    for group in groups:
        touching |= beside(group.spaces)
    spaces = empty & ~touching  # terracotta.solo.group.new_isolated
    if spaces == 0:  # terracotta.gap.minister_no_free_isolated
        spaces = empty
    if tell and state.log is not None:
        found = spaces_in(spaces)
        say_spaces(state, "group", "group.new_isolated", found, "new_isolated", {"groups": 0})
    return spaces


def tell_group(
    state: TerracottaState, criterion: str, fitting: list[Group], kept: list[Group], spaces: i64
) -> None:
    """Log the criterion and how many groups were left; a second line if size decided."""
    if state.log is None:
        return
    found = spaces_in(spaces)
    args: dict[str, object] = {"groups": len(fitting)}
    say_spaces(state, "group", "group." + criterion, found, criterion, args)
    if len(fitting) > len(kept):
        args = {"groups": len(kept)}
        say_spaces(state, "group", "group.largest", found, "largest", args)
