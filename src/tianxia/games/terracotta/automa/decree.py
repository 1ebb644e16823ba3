"""Decrees: dice rolls that mark rows of the table. The marked rows are resolved at the end of his turn.

A turn has at most three rolls (max_three): one when he is blocked, one for the Central and one for the
Middle action. Actions and rotations of the rows are in `data/minister.toml`:
terracotta.solo.decree.rows_7_8, rows_9_10, rotation_both, rotation_central, rotation_middle, rotation_none.
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.terracotta.automa.bonus import activate, inactive_weapons
from tianxia.games.terracotta.automa.compensation import compensate
from tianxia.games.terracotta.automa.reasons import (
    MINISTER,
    beneath,
    gain_points,
    say,
    say_choice,
    weapon_args,
)
from tianxia.games.terracotta.automa.shape import ANY_TYPE, clay_cost, shape_with_clay
from tianxia.games.terracotta.decisions.base import works_at_segment
from tianxia.games.terracotta.elements import decree_element, dice_elements, ring_element, weapon_element
from tianxia.games.terracotta.rack import can_shape
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import (
    CENTRAL,
    COMPENSATION,
    DECREE_SHAPE,
    DECREE_VP,
    FIRST_ROW,
    LAST_ROW,
    LEFTMOST,
    MIDDLE,
    RINGS,
    SOLO,
    TURN_WEAPON,
    WEAPONS,
)
from tianxia.games.terracotta.wheel import turn_disc
from tianxia.kernel.decision import Field, Step
from tianxia.kernel.event import word_arg


def free_row(state: TerracottaState, total: int) -> int:
    """The row for a marker: the row of the roll; if it is taken, the next free row above; else the next
    free row below.
    """
    row = total
    while row >= FIRST_ROW:  # terracotta.solo.decree.occupied_above
        if (state.decrees >> row) & 1 == 0:
            return row
        row -= 1
    row = total
    while (state.decrees >> row) & 1:  # terracotta.solo.decree.occupied_below
        row += 1
    return row


def decree_roll(state: TerracottaState, reason: str) -> None:
    """Roll two dice and mark a row (terracotta.solo.decree.roll); `reason` is the rule that requires the
    roll."""
    state.learn()
    first, second = 1 + state.rng.below(6), 1 + state.rng.below(6)
    mark(state, first, second, reason)


def mark(state: TerracottaState, first: int, second: int, reason: str) -> None:
    """Mark the row of two dice."""
    total = first + second
    row = free_row(state, total)
    state.decrees |= 1 << row
    if state.log is not None:
        args: dict[str, object] = {"first": first, "second": second, "total": total, "row": row}
        dice = dice_elements(first, second)
        say(state, "decree-roll", reason, args, [decree_element(row), *dice], [dice[1], decree_element(row)])
        if row != total:
            rule = "decree.occupied_above" if row < total else "decree.occupied_below"
            say(state, "decree-moved", rule, {"total": total, "row": row}, [decree_element(row)])


def marked_rows(state: TerracottaState) -> list[int]:
    return [row for row in range(FIRST_ROW, LAST_ROW + 1) if (state.decrees >> row) & 1]


class MinisterDecrees(Step):
    """Ends his turn: carries out the rotations of all marked rows, then their actions from the top."""

    kind = "minister-decrees"
    beneath: ClassVar[list[str]] = ["next-turn"]

    def run(self, state: TerracottaState) -> None:
        # terracotta.gap.option_one_timing, terracotta.solo.option.decree_not_twice
        if state.decrees == 0 and state.options.decree_every_turn:
            decree_roll(state, "option.decree_every_turn")
        rows = marked_rows(state)
        if not rows:
            return
        for row in rows:  # terracotta.solo.decree.rotations_first
            for ring in (CENTRAL, MIDDLE):
                if (state.tables.decree_rotations[row - FIRST_ROW] >> ring) & 1:
                    turn_disc(state, ring, 1)
                    if state.log is not None:
                        args: dict[str, object] = {"row": row, "disc": word_arg("ring-" + RINGS[ring])}
                        say(state, "rotates", "decree.rotations_first", args, [ring_element(ring)])
        state.stack.append(ClearDecrees())
        for row in reversed(rows):  # terracotta.solo.decree.top_to_bottom
            state.stack.append(Decree(row))

    def fits(self, state: TerracottaState) -> bool:
        """True on the Prime Minister's turn."""
        return state.automa == MINISTER and works_at_segment(state, MINISTER)


class ClearDecrees(Step):
    """Takes all markers off the table of decrees (terracotta.solo.decree.cleared)."""

    kind = "clear-decrees"
    beneath: ClassVar[list[str]] = ["next-turn"]

    def run(self, state: TerracottaState) -> None:
        rows = marked_rows(state)
        state.decrees = 0
        if state.log is not None:
            say(state, "decrees-cleared", "decree.cleared", {}, [decree_element(row) for row in rows])

    def fits(self, state: TerracottaState) -> bool:
        """True on the Prime Minister's turn, if a decree is marked."""
        return state.automa == MINISTER and works_at_segment(state, MINISTER) and state.decrees != 0


class Decree(Step):
    """Perform the action of a marked row; if that fails, terracotta.solo.decree.failure_compensation."""

    kind = "decree"
    fields: ClassVar = [Field("row", FIRST_ROW, LAST_ROW)]

    def __init__(self, row: int) -> None:
        self.seat = -1
        self.row = row

    def misfit(self, state: TerracottaState, at: int) -> str:
        if (state.decrees >> self.row) & 1 == 0:
            return f"row {self.row} is not marked"
        if beneath(state, at, ["decree"]):
            return "" if state.stack[at - 1].args()[0] > self.row else "decrees go from the top"
        return "" if beneath(state, at, ["clear-decrees"]) else "decrees are cleared in the end"

    def run(self, state: TerracottaState) -> None:
        action = state.tables.decree_actions[self.row - FIRST_ROW]
        number = state.tables.decree_numbers[self.row - FIRST_ROW]
        if state.log is not None:
            say(state, "decree", "decree.top_to_bottom", {"row": self.row}, [decree_element(self.row)])
        if action == COMPENSATION:
            compensate(state, "decree.row_2")
        elif action == TURN_WEAPON:
            turn_named_weapon(state, number)
        elif action == DECREE_SHAPE:
            shape_by_decree(state, self.row, number)
        elif action == LEFTMOST:
            turn_leftmost(state, "decree.row_11", "decree.row_11")
        elif action == DECREE_VP:
            gain_points(state, SOLO, number, "decree.row_12")


def turn_named_weapon(state: TerracottaState, weapon: int) -> None:
    """Activate only the weapon of this row (terracotta.solo.decree.weapon_row_active)."""
    if state.is_active(MINISTER, weapon):
        compensate(state, "decree.weapon_row_active")
    else:
        activate(state, weapon, "decree.rows_3_to_6")


def turn_leftmost(state: TerracottaState, rule: str, otherwise: str) -> None:
    """Activate his leftmost inactive weapon; if there is none, he gets compensation."""
    inactive = inactive_weapons(state)
    if not inactive:
        compensate(state, otherwise)
        return
    if state.log is not None:
        args: dict[str, object] = {"weapon": word_arg("weapon-" + WEAPONS[inactive[0]])}
        touches = [weapon_element(MINISTER, inactive[0])]
        say_choice(state, "leftmost", rule, weapon_args(inactive), "leftmost", args, touches)
    activate(state, inactive[0], rule)


def shape_by_decree(state: TerracottaState, row: int, printed: int) -> None:
    """Shape as with the wheel's Shape (terracotta.solo.decree.like_wheel, shape_full); with an option the
    row names the type.
    """
    tables = state.tables
    type, rule = ANY_TYPE, "decree.shape_full"
    if state.options.typed_decrees:
        shaping = [at for at, action in enumerate(tables.decree_actions) if action == DECREE_SHAPE]
        type, printed = tables.typed_types[shaping.index(row - FIRST_ROW)], tables.typed_clay
    cost = clay_cost(state, printed)
    if not can_shape(state, MINISTER) or (type != ANY_TYPE and state.rack[type] == 0):
        compensate(state, "action.shape_no_figure")
    elif state.wet[MINISTER] < cost:
        compensate(state, "decree.shape_too_little")
    else:
        shape_with_clay(state, cost, type, rule)


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.decree.failure_compensation`
# `terracotta.solo.decree.shape_too_little`
# `terracotta.solo.decree.shape_full`
# `terracotta.solo.decree.max_three`
