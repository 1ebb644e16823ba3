"""A turn: its phases in order, and in each phase the seats in player order (royaumes.turn.*).

Phase 1, the order of the seats, is in order.py; the end of a turn is in end.py.
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.royaumes.armies import forget_moves
from tianxia.games.royaumes.decisions.authority import ask_authority, contest
from tianxia.games.royaumes.decisions.command import ask_command
from tianxia.games.royaumes.decisions.end import end_turn
from tianxia.games.royaumes.decisions.march import ask_march
from tianxia.games.royaumes.decisions.move import ask_move
from tianxia.games.royaumes.decisions.order import next_order
from tianxia.games.royaumes.decisions.place import ask_place, begin_placing
from tianxia.games.royaumes.decisions.recruit import ask_recruit
from tianxia.games.royaumes.decisions.reorganise import ask_reorganise
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import (
    AUTHORITY,
    COMMAND,
    MARCH,
    PHASES,
    PLACE,
    RECRUIT,
    REORGANISE,
)
from tianxia.kernel.decision import BOTTOM, Step
from tianxia.kernel.event import word_arg


class NextSeat(Step):
    """At the bottom of the stack: asks the active seat, or goes on to the next one."""

    kind: ClassVar[str] = "next-seat"
    beneath: ClassVar[list[str]] = [BOTTOM]

    def run(self, state: RoyaumesState) -> None:
        state.stack.append(self)
        while state.done or not ask(state):
            if not advance(state):
                return


def ask(state: RoyaumesState) -> bool:
    """Ask the active seat the next question of this phase; False if there is none."""
    phase = state.phase
    if phase == COMMAND:
        return ask_command(state)
    if phase == RECRUIT:
        return ask_recruit(state)
    if phase == PLACE:
        return ask_place(state)
    if phase == MARCH:
        return ask_march(state)
    if phase == REORGANISE:
        return ask_reorganise(state)
    if phase == AUTHORITY:
        return ask_authority(state)
    return ask_move(state)


def advance(state: RoyaumesState) -> bool:
    """On to the next seat, phase or turn; False when the game is over."""
    forget_moves(state)
    state.done = False
    state.place += 1
    if state.place == len(state.order):  # royaumes.turn.phase_in_player_order
        state.place = 0
        if state.phase == AUTHORITY:
            if not end_turn(state):
                return False
            begin_turn(state)
        else:
            state.phase += 1
            if state.phase == AUTHORITY:
                contest(state)  # royaumes.authority.player_order: first all, then all pay
        if state.log is not None:
            state.emit("event-phase", {"phase": word_arg(f"phase-{PHASES[state.phase]}")}, ["wheel:phase"])
    if state.phase == PLACE:
        begin_placing(state)
    return True


def begin_turn(state: RoyaumesState) -> None:
    """A new turn with its player order."""
    state.turn += 1
    state.phase = COMMAND
    state.order = next_order(state.order, state.alive)
    if state.log is not None:
        state.tell("event-turn", state.order[0], {"turn": state.turn}, ["wheel:turn"])


# Rules of this chapter that the code above implements without citing them:
# `royaumes.turn.limit_from_starting_count`
#
# Rules of this chapter that other files decide:
# - `tables.py`: royaumes.turn.eight_phases
# - `data/pieces.toml`: royaumes.turn.limit_2p, royaumes.turn.limit_3p, royaumes.turn.limit_4p,
#   royaumes.turn.limit_5p, royaumes.turn.limit_6p
