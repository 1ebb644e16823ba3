"""Phrases: which decisions go on with the words of the one before, and how far that may be foreseen."""

from __future__ import annotations

from tianxia.kernel.decision import Decision
from tianxia.kernel.state import State


def position_asking(state: State, seat: int) -> State | None:
    """The position with that seat's decision on top of the stack; None if it is not asked."""
    decision = state.decision_for(seat)
    if decision is None:
        return None
    if state.stack[-1] is decision:
        return state
    turned = state.copy()
    turned.stack.remove(decision)
    turned.stack.append(decision)
    return turned


def phrase_goes_on(learned: int, after: State, seat: int) -> bool:
    """Does the same seat go on with its phrase? `learned` is what `after.learned` was when it began."""
    return next_of_phrase(learned, after, seat) is not None


def next_of_phrase(learned: int, after: State, seat: int) -> Decision | None:
    """The question that goes on with a seat's phrase; None where its phrase ends.

    That is one that follows, or one with a single answer, which needs no words.
    """
    if after.over or after.learned != learned:
        return None
    decision = after.decision
    if decision.seat != seat:
        return None
    return decision if decision.follows or only_answer(after) >= 0 else None


def only_answer(state: State) -> int:
    """The answer to the question on top, if there is one only and it tells nobody anything; else -1."""
    decision = state.decision
    if decision.secret or decision.simultaneous:
        return -1
    actions = decision.actions(state)
    if len(actions) > 1:
        return -1
    trial = state.copy()
    trial.take(actions[0])
    return actions[0] if trial.learned == state.learned else -1


def question_after(before: State, seat: int, action: int) -> tuple[State, str] | None:
    """The position that asks the next question of a phrase, after an action; None if the phrase ends.

    Questions that answer themselves are answered on the way, as the reader will; beside the position
    stand the words of those answers, each with a blank before it.
    """
    after = before.copy()
    after.take(action)
    words = ""
    while next_of_phrase(before.learned, after, seat) is not None:
        single = only_answer(after)
        if single < 0:
            return after, words
        words += " " + str(after.game.notate(after, single))
        after.take(single)
    return None
