"""Offers: all that a seat may do now, as a tree of the decisions that continue one phrase.

The tree is played out on copies, and only as far as nothing is learned: beyond that it would tell.
"""

from __future__ import annotations

from collections import deque

import msgspec

from tianxia.kernel.event import Sentence
from tianxia.kernel.phrase import only_answer, phrase_goes_on, position_asking
from tianxia.kernel.state import State

MOST_CHOICES = 2000  # of one offer; what does not fit is asked after the first words were sent


class SentenceOut(msgspec.Struct, frozen=True):
    """A sentence in no language, for the wire."""

    key: str
    args: dict[str, object]


class Choice(msgspec.Struct, omit_defaults=True):
    """One action: the words it adds, its line in a list, what it touches on screen, and what follows."""

    move: str
    label: SentenceOut
    touches: list[str]
    then: Ask | None = None
    more: bool = False


class Ask(msgspec.Struct):
    """One decision of the offer."""

    kind: str
    prompt: SentenceOut
    rule: str
    choices: list[Choice]


def out(sentence: Sentence) -> SentenceOut:
    return SentenceOut(sentence.key, sentence.args)


def followed_by(before: State, seat: int, action: int) -> State | None:
    """The position after an action, if the same seat goes on with the phrase and learned nothing."""
    after = before.copy()
    after.take(action)
    while phrase_goes_on(before.learned, after, seat):
        single = only_answer(after)
        if single < 0:
            return after
        after.take(single)  # as the reader will
    return None


def ask(state: State) -> Ask:
    """The decision on top of the stack, one level deep."""
    game, decision = state.game, state.decision
    choices = [
        Choice(game.notate(state, action), out(state.describe(action)), state.touches(action))
        for action in decision.actions(state)
    ]
    return Ask(decision.kind, out(decision.prompt(state)), decision.rule, choices)


def offer(state: State, seat: int, most: int = MOST_CHOICES) -> Ask | None:
    """What that seat may do now; breadth first, so that what is cut off lies deepest."""
    first = position_asking(state, seat)
    if first is None:
        return None
    root = ask(first)
    size = len(root.choices)
    waiting = deque([(first, root)])
    while waiting:
        before, question = waiting.popleft()
        for action, choice in zip(before.actions(), question.choices, strict=True):
            after = followed_by(before, seat, action)
            if after is None:
                continue
            if size + len(after.actions()) > most:
                choice.more = True
                continue
            choice.then = ask(after)
            size += len(choice.then.choices)
            waiting.append((after, choice.then))
    return root
