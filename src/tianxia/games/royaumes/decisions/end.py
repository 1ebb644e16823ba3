"""The end of a turn, in its order: defeats, a single survivor, objectives, the last turn (royaumes.end.*)."""

from __future__ import annotations

from tianxia.games.royaumes.objective import cards_met, met
from tianxia.games.royaumes.scoring import (
    ENDINGS,
    LAST_TURN,
    NOBODY,
    OBJECTIVE,
    SURVIVOR,
    final_outcome,
)
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import OUT_OF_GAME
from tianxia.kernel.event import seat_arg
from tianxia.kernel.numbers import bits, put_at, row_put


def end_turn(state: RoyaumesState) -> bool:
    """Does the game go on after this turn? (royaumes.end.check_order)"""
    defeat(state)
    if state.alive == 0:
        return end_game(state, NOBODY)
    if bits(state.alive) == 1:  # royaumes.end.single_survivor_wins
        return end_game(state, SURVIVOR)
    state.learn()  # whether a secret objective has been met
    for seat in range(state.seats):
        if state.alive >> seat & 1 and met(state, state.objectives[seat], state.occupied(seat)):
            return end_game(state, OBJECTIVE)
    if state.turn >= state.tables.turns[state.seats]:
        return end_game(state, LAST_TURN)
    rule_out(state)
    return True


def defeat(state: RoyaumesState) -> None:
    """A seat without troops is defeated, with its generals and markers
    (royaumes.end.defeat_without_troops).
    """
    state.fallen = 0
    for seat in range(state.seats):
        if not state.alive >> seat & 1 or state.has_troops(seat):
            continue
        state.alive &= ~(1 << seat)
        state.fallen |= 1 << seat
        for number in range(3 * seat, 3 * seat + 3):
            state.generals = row_put(state.generals, number, OUT_OF_GAME)
            state.stock = put_at(state.stock, number, 0)
        accounts = state.accounts[:]
        accounts[seat] = []
        state.accounts = accounts
        if state.log is not None:
            state.tell("event-defeated", seat, {}, [f"screen:{seat}"])


def rule_out(state: RoyaumesState) -> None:
    """Record the cards with which each seat would have won now.

    The game goes on, so everybody knows that the seat does not have these cards."""
    ruled_out = state.ruled_out
    for seat in state.order:
        if state.alive >> seat & 1:
            cards = cards_met(state, seat)
            if cards & ~ruled_out[seat]:
                ruled_out = ruled_out[:]
                ruled_out[seat] |= cards
    state.ruled_out = ruled_out


def end_game(state: RoyaumesState, ending: int) -> bool:
    """End the game. Returns False, so that callers can return the result."""
    state.ending = ending
    state.finish()
    if state.log is not None:
        who: list[object] = [seat_arg(seat) for seat in state.winners()]
        touches = [f"screen:{seat}" for seat in state.winners()]
        state.emit(f"event-end-{ENDINGS[ending]}", {"seats": who}, touches, outcome=final_outcome(state))
    return False


# Rules of this chapter that the code above implements without citing them:
# `royaumes.goal.become_emperor`
# `royaumes.goal.points_otherwise`
# `royaumes.end.defeat_only_at_end_of_turn`
# `royaumes.end.link_troops_keep_alive`
# `royaumes.end.generals_do_not_save`
# `royaumes.end.defeated_pieces_removed`
# `royaumes.end.objective_checked_after_payments`
# `royaumes.end.objective_before_points`
# `royaumes.end.last_turn`
