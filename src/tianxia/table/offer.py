"""Offers: all that a seat may do now, as a tree of the decisions that continue one phrase.

The tree is played out on copies, and only as far as nothing is learned: beyond that it would tell.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import msgspec

from tianxia.kernel.decision import Decision
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.event import Sentence
from tianxia.kernel.notation import longest_match
from tianxia.kernel.phrases import phrase_goes_on, position_asking
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


def out(phrase: Sentence) -> SentenceOut:
    return SentenceOut(phrase.key, phrase.args)


def followed_by(before: State, seat: int, action: int) -> State | None:
    """The position after an action, if the same seat goes on with the phrase and learned nothing."""
    after = before.copy()
    after.take(action)
    return after if phrase_goes_on(before, after, seat) else None


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


# --- reading what a seat sends --------------------------------------------------------------------


def read_blind(state: State, seat: int, tokens: list[str]) -> tuple[list[int], State]:
    """The actions of a phrase and the position after them; a phrase goes no further than an offer shows.

    One that went on past an information point would be refused or not depending on what was just
    learned, and a refusal costs nothing: it would be a way to look at the top of the bag.
    """
    before = here = state
    actions: list[int] = []
    while tokens:
        if actions and not phrase_goes_on(before, here, seat):
            raise IllegalMove("", f"the move ends before {' '.join(tokens)!r}: send that afterwards")
        action, length = longest_match(state.game, here, seat, tokens)
        before, here = here, here.copy()
        here.take_for(seat, action)
        actions.append(action)
        tokens = tokens[length:]
    return actions, here


def why(state: State, seat: int, prefix: str, element: str) -> str:
    """The rule that forbids an element on screen after these words; empty if none does."""
    if state.decision_for(seat) is None:
        return ""
    try:
        after = read_blind(state, seat, prefix.split())[1]
    except IllegalMove as refused:
        return refused.rule
    here = position_asking(after, seat)
    if here is None or here.learned != state.learned:
        return ""
    general = ""
    level = [here]
    while level:  # what is asked now, then what the phrase goes on to ask
        for position in level:
            rule = refused_here(position, element)
            if rule is not None and rule != position.decision.rule:
                return rule
            general = general or rule or ""
        level = [after for position in level for after in following(position, seat)]
    return general


def following(state: State, seat: int) -> Iterator[State]:
    """One position for each kind of decision that may go on with the phrase from here."""
    kinds = set()
    for action in state.actions():
        after = followed_by(state, seat, action)
        if after is not None and after.decision.kind not in kinds:
            kinds.add(after.decision.kind)
            yield after


def refused_here(state: State, element: str) -> str | None:
    """The rule against an element in this decision; empty if it may be chosen, None if it has no part."""
    decision: Decision = state.decision
    legal = set(decision.actions(state))
    if any(element in state.touches(action) for action in legal):
        return ""
    word = element.partition(":")[2]
    for action, words in enumerate(state.game.notations):
        if action not in legal and word in words.split():
            rule = decision.refusal(state, action)
            if rule:
                return rule
    return None
