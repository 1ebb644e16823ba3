"""Phrases: which decisions go on with the words of the one before, and how far that may be foreseen."""

from __future__ import annotations

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


def phrase_goes_on(before: State, after: State, seat: int) -> bool:
    """Does the same seat go on with its phrase, with nothing learned in between?"""
    if after.learned != before.learned or after.over:
        return False
    decision = after.decision
    return decision.seat == seat and decision.follows
