"""Offers: all that a seat may do now, as a tree of the decisions that continue one phrase.

The tree is played out on copies, and only as far as nothing is learned: beyond that it would tell.
What is common is said once: a question carries what its choices' labels share, and equal lists of
choices and equal questions are there once, and referred to by number.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tianxia.kernel.event import Sentence, in_common
from tianxia.kernel.phrase import position_asking, question_after
from tianxia.kernel.state import State

MOST_CHOICES = 2000  # of one offer; what does not fit is asked after the first words were sent


class SentenceOut(msgspec.Struct, frozen=True):
    """A sentence in no language, for the wire."""

    key: str
    args: dict[str, object]


class Choice(msgspec.Struct, omit_defaults=True):
    """One action: the words it adds, its line in a list, what it touches on screen, and what follows.

    Its line is the question's label with `args` besides; with a `key` of its own it shares nothing.
    `then` is the number of the question that goes on with the phrase, if one does; 0 is none.
    """

    move: str
    touches: list[str]
    args: dict[str, object] = {}
    key: str = ""
    then: int = 0
    more: bool = False


class Ask(msgspec.Struct):
    """One decision of the offer: `label` is what its choices' lines share, `choices` the number of a list."""

    kind: str
    prompt: SentenceOut
    rule: str
    label: SentenceOut
    choices: int


class Offer(msgspec.Struct):
    """Questions, of which number 0 is asked now, and the lists of choices they refer to."""

    asks: list[Ask]
    lists: list[list[Choice]]

    def choices(self, ask: int = 0) -> list[Choice]:
        """The choices of a question."""
        return self.lists[self.asks[ask].choices]

    def label(self, ask: int, choice: Choice) -> SentenceOut:
        """The whole line of a choice."""
        if choice.key:
            return SentenceOut(choice.key, choice.args)
        common = self.asks[ask].label
        return SentenceOut(common.key, {**common.args, **choice.args})

    def phrases(self, ask: int = 0) -> Iterator[tuple[str, Choice]]:
        """Every way through the offer in words, with its last choice."""
        for choice in self.choices(ask):
            if not choice.then:
                yield choice.move, choice
            else:
                for words, last in self.phrases(choice.then):
                    yield f"{choice.move} {words}", last


def out(sentence: Sentence) -> SentenceOut:
    return SentenceOut(sentence.key, sentence.args)


class Node:
    """A question on the way to an offer: the position that asks it, and those that follow its answers."""

    def __init__(self, state: State, words: str = "") -> None:
        self.state = state
        self.actions = state.actions()
        self.words = words  # of the answers given without asking, on the way here
        self.then: dict[int, Node] = {}  # by action
        self.more: set[int] = set()


def followed_by(before: State, seat: int, action: int) -> Node | None:
    """What is asked after an action, if the same seat goes on with the phrase and learned nothing."""
    found = question_after(before, seat, action)
    return None if found is None else Node(*found)


def offer(state: State, seat: int, most: int = MOST_CHOICES) -> Offer | None:
    """What that seat may do now; breadth first, so that what is cut off lies deepest."""
    first = position_asking(state, seat)
    if first is None:
        return None
    root = Node(first)
    size = len(root.actions)
    level = [root]
    for node in level:  # grows while it is walked
        if node.state.decision.ends_phrase:
            continue
        for action in node.actions:
            following = followed_by(node.state, seat, action)
            if following is None:
                continue
            if size + len(following.actions) > most:
                node.more.add(action)
                continue
            node.then[action] = following
            size += len(following.actions)
            level.append(following)
    return Writer().write(root)


class Writer:
    """Turns nodes into an offer, the same things once."""

    def __init__(self) -> None:
        self.offer = Offer([], [])
        self.known_asks: dict[bytes, int] = {}
        self.known_lists: dict[bytes, int] = {}

    def write(self, root: Node) -> Offer:
        self.offer.asks.append(Ask("", SentenceOut("", {}), "", SentenceOut("", {}), 0))  # its place
        self.offer.asks[0] = self.ask(root)
        return self.offer

    def number(self, node: Node) -> int:
        """The number of a question, written now if it was not."""
        ask = self.ask(node)
        text = msgspec.json.encode(ask)
        known = self.known_asks.get(text)
        if known is None:
            known = self.known_asks[text] = len(self.offer.asks)
            self.offer.asks.append(ask)
        return known

    def ask(self, node: Node) -> Ask:
        state, actions = node.state, node.actions
        decision, game = state.decision, state.game
        lines = [decision.describe(state, action) for action in actions]
        label, args = in_common(lines)
        if decision.verb:
            words = [game.notation(decision, action) for action in actions]
        else:
            words = [game.notations[action] for action in actions]
        touches = [decision.touches(state, action) for action in actions]
        choices = list(map(Choice, words, touches, args))
        if len({line.key for line in lines}) > 1:
            for choice, line in zip(choices, lines, strict=True):
                choice.key = "" if line.key == label.key else line.key
        for action, following in node.then.items():
            choice = choices[actions.index(action)]
            choice.move += following.words  # or the next words might be read as these
            choice.then = self.number(following)
        for action in node.more:
            choices[actions.index(action)].more = True
        return Ask(
            decision.kind, out(decision.prompt(state)), decision.rule, out(label), self.list_of(choices)
        )

    def list_of(self, choices: list[Choice]) -> int:
        text = msgspec.json.encode(choices)
        known = self.known_lists.get(text)
        if known is None:
            known = self.known_lists[text] = len(self.offer.lists)
            self.offer.lists.append(choices)
        return known
