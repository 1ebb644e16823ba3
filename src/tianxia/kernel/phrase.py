"""Phrases: which decisions continue the words of the previous one, and how far a phrase can be previewed."""

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
    """Does the same seat continue its phrase? `learned`: the value of `learned` when the phrase began."""
    return next_of_phrase(learned, after, seat) is not None


def next_of_phrase(learned: int, after: State, seat: int) -> Decision | None:
    """The question that continues a seat's phrase, or None if the phrase ends. It is a question that
    `follows`, or one with a single answer, which needs no words.
    """
    if after.over or after.learned != learned:
        return None
    decision = after.decision
    if decision.seat != seat:
        return None
    return decision if decision.follows or only_answer(after) >= 0 else None


def is_final(learned: int, after: State, seat: int) -> bool:
    """Is a move to a position final, so that it cannot be taken back? `learned`: the value of `learned`
    before the move. If it changed, the move is final.
    """
    return after.learned != learned or after.over or after.decision_for(seat) is None


def final_answers(before: State, seat: int, actions: list[int]) -> list[int]:
    """The final actions among the answers to a decision that ends a phrase."""
    decision = before.decision
    found: list[int] = []
    for action in actions:
        final = decision.final(before, action)
        if final < 0:
            after = before.copy()
            after.take(action)
            final = 1 if is_final(before.learned, after, seat) else 0
        if final:
            found.append(action)
    return found


def special_roles(state: State, actions: list[int]) -> dict[int, str]:
    """The answers to the question on top whose role is not "usual", with their roles."""
    decision = state.decision
    found: dict[int, str] = {}
    for action in actions:
        role = decision.role(state, action)
        if role != "usual":
            found[action] = role
    return found


def only_answer(state: State) -> int:
    """The automatic answer to the question on top: the only legal action, if it reveals nothing; else -1."""
    decision = state.decision
    if decision.never_automatic or decision.simultaneous:
        return -1
    actions = decision.actions(state)
    if len(actions) > 1:
        return -1
    trial = state.copy()
    trial.take(actions[0])
    return actions[0] if trial.learned == state.learned else -1


def position_after(before: State, seat: int, action: int) -> tuple[State, str, bool]:
    """The position after an action, and whether the phrase continues.

    Automatic answers are given on the way, as the reader gives them. Their words are returned as well, each
    with a leading blank.
    """
    after = before.copy()
    after.take(action)
    words = ""
    if before.decision.ends_phrase:
        return after, words, False
    while next_of_phrase(before.learned, after, seat) is not None:
        single = only_answer(after)
        if single < 0:
            return after, words, True
        words += " " + str(after.game.notate(after, single))
        after.take(single)
    return after, words, False
