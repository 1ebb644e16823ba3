"""The one reader of moves: from a position, a seat and words (or actions) to what is played.

A move may span several decisions of one seat. It never goes on past a point where something is
learned or another seat acts: one that did would be refused or not depending on what was just
learned, and a refusal costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tianxia.kernel.arguments import seat_number, shown
from tianxia.kernel.decision import Decision
from tianxia.kernel.errors import IllegalMove, WrongType
from tianxia.kernel.event import Event, Watch
from tianxia.kernel.phrase import next_of_phrase, only_answer
from tianxia.kernel.state import State

if TYPE_CHECKING:
    from tianxia.kernel.game import Game

MOST_EXAMPLES = 8
MOST_QUOTED = 80  # characters of a move that an error repeats


class Lexicon:
    """The words of one class of decisions: a notation for each action it might offer."""

    def __init__(self, game: Game, decision: Decision) -> None:
        self.notations = {action: game.notation(decision, action) for action in decision.might_offer(game)}
        self.action_of = {notation: action for action, notation in self.notations.items()}
        assert len(self.action_of) == len(self.notations), f"two answers to {decision.kind!r} share words"
        for action in self.notations:
            for words in game.other_words(action):
                self.action_of.setdefault(words, action)
        self.most_words = max((notation.count(" ") + 1 for notation in self.action_of), default=0)

    def matches(self, tokens: list[str], at: int) -> Iterator[tuple[int, int]]:
        """The answers with which the words from `at` on begin, and how many words each has; longest first."""
        for length in range(min(self.most_words, len(tokens) - at), 0, -1):
            action = self.action_of.get(" ".join(tokens[at : at + length]))
            if action is not None:
                yield action, length


class Reading:
    """A move that was read: who plays it, its actions, their notation step by step, where it leads.

    `position` is a position of its own; `events` is what happened on the way.
    """

    def __init__(self, seat: int, position: State, events: list[Event]) -> None:
        self.seat = seat
        self.actions: list[int] = []
        self.notations: list[str] = []
        self.position = position
        self.events = events

    @property
    def text(self) -> str:
        """The move in words, as it is stored."""
        return " ".join(self.notations)

    def __repr__(self) -> str:
        return f"<seat {self.seat} plays {self.text!r}>"


def read(
    state: State,
    move: int | str | Sequence[int],
    seat: int = -1,
    watch: Watch | None = None,
    finish: bool = True,
    format: int = 2,
) -> Reading:
    """What a move stands for and where it leads; the position itself is left as it was.

    `seat` -1 is the seat that is asked first. In a phrase, a question with one answer that decides
    nothing and tells nobody anything is answered without words; without `finish` not at its end.
    IllegalMove names the rule that forbids a move. `format` 1 reads what match files of that format
    had: any verb before a place, phrases that went on after something was learned, and answers at the
    end of a phrase as moves of their own.
    """
    who = seat_number(seat, state.seats, "the seat that is asked")
    who = state.decision.seat if who < 0 else who
    if state.decision_for(who) is None:
        waited = ", ".join(map(str, state.waiting()))
        raise IllegalMove("kernel.turn", f"seat {who} is not asked anything now (waiting for {waited})")
    if not isinstance(move, str):
        return Reader(state, who, watch, format).take_actions(action_numbers(move), finish and format > 1)
    tokens = move.split()
    if not tokens:
        raise IllegalMove("", f"an empty move; legal here: {examples(state, who)}")
    reader = Reader(state, who, watch, format)
    try:
        return reader.take_words(tokens, finish and format > 1)
    except IllegalMove as as_written:
        if not reader.may_reorder:
            raise
        if watch is not None:
            watch.begin_again()
        again = Reader(state, who, watch, format, in_order=True)
        try:
            return again.take_words(tokens, finish and format > 1)
        except IllegalMove as in_order:
            further = len(again.reading.actions) > len(reader.reading.actions)
            raise in_order if further else as_written from None


def action_numbers(move: object) -> list[int]:
    """A move that is no text: one action, or a list of them."""
    actions: list[Any] = list(move) if isinstance(move, (list, tuple)) else [move]
    if not all(isinstance(action, int) and not isinstance(action, bool) for action in actions):
        raise WrongType(f"a move is words, an action or a list of actions, not {shown(move)}")
    if not actions:
        raise IllegalMove("", "an empty move: a list of one action at least is expected")
    return actions


class Reader:
    """Reads one move on a copy, decision by decision."""

    def __init__(
        self, state: State, seat: int, watch: Watch | None, format: int, in_order: bool = False
    ) -> None:
        position = state.copy()
        self.reading = Reading(seat, position, position.listen())
        position.watch = watch
        self.game: Game = state.game
        self.seat = seat
        self.learned = state.learned
        self.format = format
        self.in_order = in_order  # put answers that may come in any order into theirs
        self.may_reorder = False

    def take_actions(self, actions: Sequence[int], finish: bool) -> Reading:
        """Each action in turn."""
        for number, action in enumerate(actions):
            decision = self.asked(actions, number)
            self.check_legal(decision, action)
            self.take(decision, action)
        return self.end(finish)

    def take_words(self, tokens: list[str], finish: bool) -> Reading:
        """Words off the front, as long as there are any."""
        at = 0
        while at < len(tokens):
            decision = self.asked(tokens, at)
            if self.answered_itself(decision, tokens, at):
                continue
            if decision.any_order:
                self.may_reorder = True
                if self.in_order:
                    tokens = tokens[:at] + self.sorted_run(decision, tokens[at:])
            action, length = self.longest_match(decision, tokens, at)
            self.take(decision, action)
            at += length
        return self.end(finish)

    def end(self, finish: bool) -> Reading:
        """Answer what answers itself, if that is wanted, and stop listening."""
        position = self.reading.position
        while finish:
            following = next_of_phrase(self.learned, position, self.seat)
            action = -1 if following is None else only_answer(position)
            if following is None or action < 0:
                break
            self.take(following, action)
        position.log = None
        position.watch = None
        return self.reading

    # --- one decision ---------------------------------------------------------------------------

    def asked(self, move: Sequence[str] | Sequence[int], at: int) -> Decision:
        """The question that is answered by what stands at `at`; IllegalMove where the phrase has ended."""
        position = self.reading.position
        if not self.reading.actions:
            decision = position.decision_for(self.seat)
            assert decision is not None
            return decision
        if not position.over and (self.format == 1 or position.learned == self.learned):
            if position.decision.seat == self.seat:
                return position.decision
        raise IllegalMove("", f"the move ends before {quoted(move[at:])}: play that afterwards")

    def take(self, decision: Decision, action: int) -> None:
        self.reading.actions.append(action)
        self.reading.notations.append(self.game.notation(decision, action))
        self.reading.position.take_for(self.seat, action)

    def answered_itself(self, decision: Decision, tokens: list[str], at: int) -> bool:
        """Give the only answer to a question if the words are none to it, and may go on after it."""
        position = self.reading.position
        lexicon = self.game.lexicon(decision)
        if position.decision is not decision or next(lexicon.matches(tokens, at), None) is not None:
            return False
        action = only_answer(position)
        if action < 0:
            return False
        after = position.copy()
        after.take(action)
        if after.decision.seat != self.seat:
            return False
        self.take(decision, action)
        return True

    def longest_match(self, decision: Decision, tokens: list[str], at: int) -> tuple[int, int]:
        """The legal action with the longest notation that the words go on with, and how many words."""
        legal = decision.actions(self.reading.position)
        known = -1
        for action, length in self.game.lexicon(decision).matches(tokens, at):
            rest = at + length
            if action in legal and (known < 0 or self.game.begins_an_answer(tokens, rest)):
                return action, length
            known = action if known < 0 else known
        if known >= 0:
            self.check_legal(decision, known)
        if self.format == 1 and tokens[at] in self.game.verbs and tokens[at] != decision.verb:
            own = [decision.verb] if decision.verb else []  # format 1 wrote any verb before a place
            action, length = self.longest_match(decision, own + tokens[at + 1 :], 0)
            return action, length + 1 - len(own)
        here = examples(self.reading.position, self.seat)
        if self.game.begins_an_answer(tokens, at):
            message = f"{quoted(tokens[at:])} does not answer what is asked; legal here: {here}"
            raise IllegalMove(decision.rule, message)
        raise IllegalMove("", f"{quoted(tokens[at:])} is no move here; legal: {here}")

    def check_legal(self, decision: Decision, action: int) -> None:
        """Raise IllegalMove, naming the rule, unless the action is offered."""
        position, game = self.reading.position, self.game
        if action in decision.actions(position):
            return
        if not 0 <= action < len(game.notations):
            raise IllegalMove("", f"{game.name} has no action {action}")
        here = examples(position, self.seat)
        if action not in game.lexicon(decision).notations:
            message = f"{game.notations[action]!r} does not answer what is asked; legal here: {here}"
            raise IllegalMove(decision.rule, message)
        rule = decision.refusal(position, action)
        reason = game.ledger.text(rule) or f"legal are {here}"
        raise IllegalMove(rule, f"{game.notation(decision, action)!r} is not legal here: {reason}")

    def sorted_run(self, decision: Decision, tokens: list[str]) -> list[str]:
        """The words with the answers at their front in the order in which they are asked for."""
        lexicon = self.game.lexicon(decision)
        run: list[int] = []
        at = 0
        while (found := next(lexicon.matches(tokens, at), None)) is not None:
            run.append(found[0])
            at += found[1]
        return [word for action in sorted(run) for word in lexicon.notations[action].split()] + tokens[at:]


def quoted(tokens: Sequence[str] | Sequence[int]) -> str:
    """The rest of a move for an error message: its beginning, if it is long."""
    text = " ".join(map(str, tokens[: MOST_QUOTED // 2]))
    if len(text) <= MOST_QUOTED and len(tokens) <= MOST_QUOTED // 2:
        return repr(text)
    return repr(text[:MOST_QUOTED].rstrip() + " ...")


def examples(state: State, seat: int) -> str:
    """Some legal moves, for an error message."""
    decision = state.decision_for(seat)
    if decision is None:
        return "nothing"
    legal = decision.actions(state)
    shown = ", ".join(state.game.notation(decision, action) for action in legal[:MOST_EXAMPLES])
    return shown + (f", ... ({len(legal)} in all)" if len(legal) > MOST_EXAMPLES else "")
