"""Offers: the legal moves of a seat, as a tree of the decisions that continue one phrase.

The tree is built by playing on copies. It stops where something is learned, so that it reveals nothing.
Common parts are written once: a question has the part that the labels of its choices share, and equal
questions and lists of choices are referred to by number.
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter
from typing import Literal

import msgspec

from tianxia.kernel.event import Sentence, in_common
from tianxia.kernel.phrase import final_answers, is_final, position_after, position_asking, special_roles
from tianxia.kernel.state import State

Role = Literal["usual", "rare", "declines", "ends"]

KEY = attrgetter("key")
MOST_CHOICES = (
    2000  # choices in one offer; deeper questions are offered later, after the page has sent the first words
)


class SentenceOut(msgspec.Struct, frozen=True):
    """A sentence on the wire: a key and arguments, not yet in a language."""

    key: str
    args: dict[str, object]


class Choice(msgspec.Struct, omit_defaults=True):
    """One action: the words it adds, its line in a list, the elements it touches, and the next question.

    - The line is the question's label with `args` added. If the choice has a `key`, its line is that
      sentence instead.
    - `then`: the number of the question that continues the phrase; 0 if there is none.
    - `more`: the seat will be asked another question, but the offer does not say which.
    - `final`: the move cannot be taken back, because somebody learns something, another seat is asked next,
      or the game ends. It is false if the phrase continues, and unknown with `more`. If it is missing, the
      question's value counts.
    """

    move: str
    touches: list[str]
    args: dict[str, object] = {}
    key: str = ""
    then: int = 0
    more: bool = False
    final: bool | None = None
    role: Role = "usual"


class Ask(msgspec.Struct, omit_defaults=True):
    """One decision of the offer. `label`: the common part of the lines of its choices; `choices`: the
    number of a list.

    `final`: the value for choices without a value of their own, unless the phrase continues after them.
    """

    kind: str
    prompt: SentenceOut
    rule: str
    label: SentenceOut
    choices: int
    final: bool = False


class Offer(msgspec.Struct):
    """The questions, and the lists of choices to which they refer. Question number 0 is asked now."""

    asks: list[Ask]
    lists: list[list[Choice]]

    def choices(self, ask: int = 0) -> list[Choice]:
        """The choices of a question, each with its own `final`."""
        usual = self.asks[ask].final
        return [
            msgspec.structs.replace(choice, final=usual and not choice.then and not choice.more)
            if choice.final is None
            else choice
            for choice in self.lists[self.asks[ask].choices]
        ]

    def label(self, ask: int, choice: Choice) -> SentenceOut:
        """The whole line of a choice."""
        if choice.key:
            return SentenceOut(choice.key, choice.args)
        common = self.asks[ask].label
        return SentenceOut(common.key, {**common.args, **choice.args})

    def phrases(self, ask: int = 0) -> Iterator[tuple[str, Choice]]:
        """Every complete phrase of the offer, with its last choice."""
        for choice in self.choices(ask):
            if not choice.then:
                yield choice.move, choice
            else:
                for words, last in self.phrases(choice.then):
                    yield f"{choice.move} {words}", last


def out(sentence: Sentence) -> SentenceOut:
    return SentenceOut(sentence.key, sentence.args)


class Node:
    """A question while the offer is built: its position, and the nodes after its answers."""

    def __init__(self, state: State, words: str = "") -> None:
        self.state = state
        self.actions = state.actions()
        self.words = words  # words of forced answers on the way to this node
        self.then: dict[int, Node] = {}  # by action
        self.more: set[int] = set()
        self.final: list[int] = []


def offer(state: State, seat: int, most: int = MOST_CHOICES) -> Offer | None:
    """The legal moves of a seat; None if it is not asked."""
    written = write_offer(state, seat, most)
    return None if written is None else written.offer


def encoded_offer(state: State, seat: int) -> bytes | None:
    """The same as JSON, in less time."""
    written = write_offer(state, seat)
    return None if written is None else written.encoded()


def write_offer(state: State, seat: int, most: int = MOST_CHOICES) -> Writer | None:
    """Write the offer breadth first, so that a cut removes the deepest questions."""
    first = position_asking(state, seat)
    if first is None:
        return None
    root = Node(first)
    size = len(root.actions)
    level = [root]
    for node in level:  # the list grows during the loop
        if node.state.decision.ends_phrase:
            node.final = final_answers(node.state, seat, node.actions)
            continue
        for action in node.actions:
            after, words, goes_on = position_after(node.state, seat, action)
            if not goes_on:
                if is_final(node.state.learned, after, seat):
                    node.final.append(action)
                continue
            following = Node(after, words)
            if size + len(following.actions) > most:
                node.more.add(action)
                continue
            node.then[action] = following
            size += len(following.actions)
            level.append(following)
    return Writer(root)


class Writer:
    """Turns nodes into an offer without duplicates."""

    def __init__(self, root: Node) -> None:
        self.offer = Offer([], [])
        self.known_asks: dict[bytes, int] = {}  # by their JSON, in the order of their numbers, from 1 on
        self.known_lists: dict[bytes, int] = {}  # the same
        self.offer.asks.append(Ask("", SentenceOut("", {}), "", SentenceOut("", {}), 0))  # placeholder
        self.offer.asks[0] = self.ask(root)

    def encoded(self) -> bytes:
        """The offer as JSON."""
        asks = b",".join((msgspec.json.encode(self.offer.asks[0]), *self.known_asks))
        return b'{"asks":[%b],"lists":[%b]}' % (asks, b",".join(self.known_lists))

    def number(self, node: Node) -> int:
        """The number of a question, which is written if it is new."""
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
        # bound here, because an offer has hundreds of actions
        describe, touch = decision.describe, decision.touches
        lines = [describe(state, action) for action in actions]
        label, args = in_common(lines)
        if decision.verb:
            words = [game.notation(decision, action) for action in actions]
        else:
            words = [game.notations[action] for action in actions]
        touches = [touch(state, action) for action in actions]
        choices = list(map(Choice, words, touches, args))
        if len(set(map(KEY, lines))) > 1:
            for choice, line in zip(choices, lines, strict=True):
                choice.key = "" if line.key == label.key else line.key
        if node.then or node.more:
            for choice, action in zip(choices, actions, strict=True):
                if action in node.then:
                    following = node.then[action]
                    choice.move += following.words  # otherwise the next words could be misread as these
                    choice.then = self.number(following)
                choice.more = action in node.more
        ending = len(actions) - len(node.then) - len(node.more)
        usual = 2 * len(node.final) > ending
        if len(node.final) != (ending if usual else 0):
            final = set(node.final)
            for choice, action in zip(choices, actions, strict=True):
                if (action in final) != usual and not choice.then and not choice.more:
                    choice.final = not usual
        for action, role in special_roles(state, actions).items():
            choices[actions.index(action)].role = role  # type: ignore[assignment]
        prompt = out(decision.prompt(state))
        return Ask(decision.kind, prompt, decision.rule, out(label), self.list_of(choices), usual)

    def list_of(self, choices: list[Choice]) -> int:
        text = msgspec.json.encode(choices)
        known = self.known_lists.get(text)
        if known is None:
            known = self.known_lists[text] = len(self.offer.lists)
            self.offer.lists.append(choices)
        return known
