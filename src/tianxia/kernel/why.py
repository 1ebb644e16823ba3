"""Why is this refused? Finds the rule that forbids an element, from the actions that touch the element."""

from __future__ import annotations

from collections.abc import Iterator

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.phrase import next_of_phrase, position_asking
from tianxia.kernel.reader import read
from tianxia.kernel.state import State


def why(state: State, seat: int, prefix: str, element: str) -> str:
    """The rule that forbids an element after the words of `prefix`; empty if it may be chosen.

    Checks the current question first, then later questions of the phrase. For an element that belongs to
    none of them, returns the rule of the current question.
    """
    here = position_asking(state, seat)
    if here is None:
        return ""
    if prefix.split():
        try:
            here = read(state, prefix, seat, finish=False).position
        except IllegalMove as refused:
            return refused.rule
        if next_of_phrase(state.learned, here, seat) is None:
            return ""
    general = here.decision.rule
    kinds = {here.decision.kind}
    level = [here]
    while level:
        for position in level:
            rule = refusal_of(position, element)
            if rule is not None:
                return rule
        level = [after for position in level for after in following(position, seat, kinds)]
    return general


def refusal_of(state: State, element: str) -> str | None:
    """The rule against an element in this decision; empty if it may be chosen, None if no action touches
    it.
    """
    decision = state.decision
    legal = decision.actions(state)
    if any(element in decision.touches(state, action) for action in legal):
        return ""
    found: str | None = None
    for action in decision.might_offer(state.game):
        if action not in legal and element in decision.touches(state, action):
            rule = decision.refusal(state, action)
            if rule != decision.rule:
                return rule  # the more particular reason
            found = rule
    return found


def following(state: State, seat: int, kinds: set[str]) -> Iterator[State]:
    """One position for each new kind of decision that may continue the phrase from here."""
    for action in state.decision.actions(state):
        after = state.copy()
        after.take(action)
        decision = next_of_phrase(state.learned, after, seat)
        if decision is not None and decision.kind not in kinds:
            kinds.add(decision.kind)
            yield after
