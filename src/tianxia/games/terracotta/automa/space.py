"""Which space the Prime Minister takes: filters are applied one after another.

If several spaces are left, the person chooses one of them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from tianxia.games.terracotta.automa.bonus import use_weapon
from tianxia.games.terracotta.automa.group import group_spaces
from tianxia.games.terracotta.automa.reasons import (
    MINISTER,
    PERSON,
    beneath,
    gain_points,
    say,
    say_spaces,
)
from tianxia.games.terracotta.decisions.base import SpaceQuestion, type_arg
from tianxia.games.terracotta.elements import rack_element, space_element
from tianxia.games.terracotta.mausoleum import (
    AROUND,
    COLUMNS,
    LINES,
    NAMES,
    ROWS,
    put_warrior,
    spaces_in,
    warriors_in,
)
from tianxia.games.terracotta.rack import can_shape, rack_value
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import SHAPING
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, seat_arg


def priority(state: TerracottaState, space: int) -> int:
    """How far the space is ahead of the Inspectors, across the edges
    (terracotta.solo.space.priority_cyclic).
    """
    ahead = min(3, (space // COLUMNS - state.row) % ROWS)
    aside = min(3, (space % COLUMNS - state.column) % COLUMNS)
    # terracotta.solo.space.priority_grid, priority_crossing, priority_ahead
    return state.tables.priority_grid[4 * ahead + aside]


def keep_or_ignore(
    state: TerracottaState,
    spaces: list[int],
    kept: list[int],
    rule: str,
    tie: str,
    tell: bool,
    worst: int = 0,
) -> list[int]:
    """Apply a filter, unless it would leave no space (terracotta.solo.space.ignore_empty_step).

    `worst`: the last priority that this round accepts.
    """
    if not kept:
        return spaces
    if tell and state.log is not None and len(kept) < len(spaces):
        args: dict[str, object] = {"worst": worst} if worst else {}
        key = "narrows-round" if worst else "narrows"
        say_spaces(state, key, "space." + rule, kept, tie, args)
    return kept


def by_round(state: TerracottaState, spaces: list[int], tell: bool) -> list[int]:
    """Prefer spaces that the Inspectors can score; which priorities count depends on the round.

    terracotta.solo.space.rounds_one_two, round_three, rounds_four_five
    """
    worst = state.tables.keep_priority[state.round - 1]
    rule = "rounds_one_two" if state.round <= 2 else "round_three" if state.round == 3 else "rounds_four_five"
    kept = [space for space in spaces if priority(state, space) <= worst]
    return keep_or_ignore(state, spaces, kept, rule, "round", tell, worst)


def by_tiles(state: TerracottaState, spaces: list[int], tell: bool) -> list[int]:
    """Prefer spaces of this round's tile, then spaces of later rounds' tiles
    (terracotta.solo.space.tiles).
    """
    for round in range(state.round, state.tables.rounds + 1):
        area: i64 = state.tables.areas[state.tiles[round - 1]]
        if area:  # terracotta.solo.space.tiles_areas_only
            kept = [space for space in spaces if (area >> space) & 1]
            spaces = keep_or_ignore(state, spaces, kept, "tiles", "tiles", tell)
    return spaces


def by_priority(state: TerracottaState, spaces: list[int], tell: bool) -> list[int]:
    """Prefer the spaces with the best priority (terracotta.solo.space.best_priority)."""
    best = min([priority(state, space) for space in spaces])
    kept = [space for space in spaces if priority(state, space) == best]
    return keep_or_ignore(state, spaces, kept, "best_priority", "priority", tell)


def by_musicians(state: TerracottaState, spaces: list[int], tell: bool) -> list[int]:
    """Prefer most Musicians in row and column (terracotta.solo.space.musicians)."""
    heard: list[int] = []
    for space in spaces:
        lines: i64 = LINES[space]
        heard.append(len([at for at in state.musicians if (lines >> at) & 1]))
    most = max(heard)
    kept = [space for i, space in enumerate(spaces) if heard[i] == most]
    return keep_or_ignore(state, spaces, kept, "musicians", "musicians", tell)


def by_footmen(state: TerracottaState, spaces: list[int], tell: bool) -> list[int]:
    """Prefer spaces next to a Footman; among several the closest contest
    (terracotta.solo.space.footman_closest).
    """
    closest = -1
    reached: i64 = 0
    touching: i64 = 0
    for footman in state.footmen:
        around: i64 = AROUND[footman]
        if not [space for space in spaces if (around >> space) & 1]:
            continue
        touching |= around
        counts = warriors_in(state, around)
        difference = abs(counts[MINISTER] - counts[PERSON])
        if closest < 0 or difference < closest:
            closest, reached = difference, 0
        if difference == closest:
            reached |= around
    near = [space for space in spaces if (touching >> space) & 1]
    spaces = keep_or_ignore(state, spaces, near, "footman", "footman", tell)
    kept = [space for space in spaces if (reached >> space) & 1]
    return keep_or_ignore(state, spaces, kept, "footman_closest", "footman_closest", tell)


def choose_spaces(state: TerracottaState, type: int, tell: bool) -> list[int]:
    """The spaces that are left for a warrior of a type after every filter."""
    spaces = spaces_in(group_spaces(state, type, tell))
    spaces = by_round(state, spaces, tell)
    spaces = by_tiles(state, spaces, tell)
    spaces = by_priority(state, spaces, tell)
    spaces = by_musicians(state, spaces, tell)
    return by_footmen(state, spaces, tell)


def place_or_ask(state: TerracottaState, type: int, with_weapon: int) -> None:
    """Place his warrior if one space is left; among several the person chooses."""
    spaces = choose_spaces(state, type, True)
    if len(spaces) == 1:
        place_warrior(state, type, spaces[0], with_weapon)
        return
    if state.log is not None:  # terracotta.solo.space.human_chooses
        args: dict[str, object] = {"type": type_arg(type)}
        say_spaces(state, "asks", "space.human_chooses", spaces, "person", args)
    state.stack.append(MinisterSpace(PERSON, type, with_weapon))


def place_warrior(state: TerracottaState, type: int, space: int, with_weapon: int) -> None:
    """Place his warrior: he always scores the figure (terracotta.solo.shape.always_vp), then he may use his
    weapon."""
    points = rack_value(state, type)
    put_warrior(state, MINISTER, type, space)
    if state.log is not None:
        args: dict[str, object] = {"type": type_arg(type), "space": NAMES[space]}
        path = [rack_element(type), space_element(space)]
        say(state, "shapes", "group.first_match", args, [space_element(space)], path)
    gain_points(state, SHAPING, points, "shape.always_vp")
    weapon = state.tables.weapon_of[type]
    # terracotta.solo.bonus.when, terracotta.solo.bonus.not_shaper_surprise
    if with_weapon == 1 and state.is_active(MINISTER, weapon):
        use_weapon(state, weapon)


# The steps that can be beneath this question: his turn, a decree, or surprise shaping.
SHAPING_STEPS: Final = ["minister-ring", "decree", "clear-decrees", "surprise", "scoring"]


class MinisterSpace(SpaceQuestion):
    """Asks the person to choose among the spaces that are left for his warrior."""

    kind = "minister-space"
    rule = "terracotta.solo.space.human_chooses"
    verb = "minister"
    fields: ClassVar = [Field("type", 0, 3), Field("with_weapon", 0, 1)]

    def __init__(self, seat: int, type: int, with_weapon: int) -> None:
        self.seat = seat
        self.type = type
        self.with_weapon = with_weapon

    def misfit(self, state: TerracottaState, at: int) -> str:
        if state.automa != MINISTER or self.seat != PERSON:
            return "only the person chooses for the Prime Minister"
        if state.rack[self.type] == 0 or not can_shape(state, MINISTER):
            return "he can shape nothing"
        if at < len(state.stack) - 1 or not beneath(state, at, SHAPING_STEPS):
            return "he is not shaping"
        return ""

    def actions(self, state: TerracottaState) -> list[int]:
        return choose_spaces(state, self.type, False)

    def take(self, state: TerracottaState, action: int) -> None:
        place_warrior(state, self.type, action, self.with_weapon)

    def prompt(self, state: TerracottaState) -> Sentence:
        return Sentence("prompt-minister-space", {"seat": seat_arg(self.seat), "type": type_arg(self.type)})


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.space.round_three`
# `terracotta.solo.space.rounds_four_five`
# `terracotta.solo.space.footman`
