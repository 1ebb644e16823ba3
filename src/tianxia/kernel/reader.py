"""The one reader of moves: turns words (or actions) of a seat into the actions that are played.

A move may span several decisions of one seat. It ends where something is learned or another seat acts.
Otherwise an illegal rest of a move would cost nothing, and its refusal would reveal what was just learned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tianxia.kernel.arguments import seat_number, shown, whole
from tianxia.kernel.decision import Decision
from tianxia.kernel.errors import IllegalMove, WrongType
from tianxia.kernel.event import Event, Watch, seat_arg
from tianxia.kernel.phrase import next_of_phrase, only_answer
from tianxia.kernel.state import State

if TYPE_CHECKING:
    from tianxia.kernel.game import Game

MOST_EXAMPLES = 8
MOST_QUOTED = 80  # an error repeats at most this many characters of a move


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
        """The answers that match the words from `at` on, and their number of words; longest first."""
        for length in range(min(self.most_words, len(tokens) - at), 0, -1):
            action = self.action_of.get(" ".join(tokens[at : at + length]))
            if action is not None:
                yield action, length


class Reading:
    """A move that was read: its seat, its actions, their notation step by step, and the resulting
    position, which is a copy. `events`: what happened in it.
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
    """Read a move and return its actions and result; the position itself is not changed. `seat` -1 is the
    seat that is asked first. In a phrase, a question with a single answer that reveals nothing is
    answered automatically; at the end of the phrase only with `finish`. IllegalMove names the rule that
    forbids a move. `format` 1 also reads moves of old match files: any verb before a place, phrases that
    go on after something was learned, and answers at the end of a phrase as separate moves.
    """
    who = seat_number(seat, state.seats, "the seat that is asked")
    who = state.decision.seat if who < 0 else who
    if state.decision_for(who) is None:
        raise not_asked(state, who)
    if not isinstance(move, str):
        return Reader(state, who, watch, format).take_actions(action_numbers(move), finish and format > 1)
    tokens = move.split()
    if not tokens:
        raise IllegalMove("", "refusal-empty-move", examples(state, who))
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
    """Read a move given as one action, or as a list of actions."""
    actions: list[Any] = list(move) if isinstance(move, (list, tuple)) else [move]
    if not all(isinstance(action, int) and not isinstance(action, bool) for action in actions):
        raise WrongType(f"a move is words, an action or a list of actions, not {shown(move)}")
    if not actions:
        raise IllegalMove("", "refusal-no-action")
    return [whole(action, "an action") for action in actions]


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
        self.in_order = in_order  # sort answers that may come in any order into the order of the questions
        self.may_reorder = False

    def take_actions(self, actions: Sequence[int], finish: bool) -> Reading:
        """Each action in turn."""
        for number, action in enumerate(actions):
            decision = self.asked(actions, number)
            self.check_legal(decision, action)
            self.take(decision, action)
        return self.end(finish)

    def take_words(self, tokens: list[str], finish: bool) -> Reading:
        """Read all words from the front."""
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
        """Give automatic answers, if wanted, and stop recording events."""
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
        """The question that the words at `at` answer; IllegalMove if the phrase has ended."""
        position = self.reading.position
        if not self.reading.actions:
            decision = position.decision_for(self.seat)
            assert decision is not None
            return decision
        if not position.over and (self.format == 1 or position.learned == self.learned):
            if position.decision.seat == self.seat:
                return position.decision
        raise IllegalMove("", "refusal-move-ends", {"rest": quoted(move[at:])})

    def take(self, decision: Decision, action: int) -> None:
        self.reading.actions.append(action)
        self.reading.notations.append(self.game.notation(decision, action))
        self.reading.position.take_for(self.seat, action)

    def answered_itself(self, decision: Decision, tokens: list[str], at: int) -> bool:
        """Give the only answer to a question, if the words do not match it but may match a later question."""
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
        """The legal action with the longest matching notation, and its number of words."""
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
            raise IllegalMove(decision.rule, "refusal-other-question", {"move": quoted(tokens[at:]), **here})
        raise IllegalMove("", "refusal-unknown-move", {"move": quoted(tokens[at:]), **here})

    def check_legal(self, decision: Decision, action: int) -> None:
        """Raise IllegalMove with the rule unless the action is offered."""
        position, game = self.reading.position, self.game
        if action in decision.actions(position):
            return
        if not 0 <= action < len(game.notations):
            raise IllegalMove("", "refusal-action-number", {"game": game.name, "action": str(action)})
        here = examples(position, self.seat)
        if action not in game.lexicon(decision).notations:
            move = repr(game.notations[action])
            raise IllegalMove(decision.rule, "refusal-other-question", {"move": move, **here})
        rule = decision.refusal(position, action)
        move = repr(game.notation(decision, action))
        text = game.ledger.text(rule)
        if text:
            raise IllegalMove(rule, "refusal-by-rule", {"move": move}, text)
        raise IllegalMove(rule, "refusal-not-legal", {"move": move, **here})

    def sorted_run(self, decision: Decision, tokens: list[str]) -> list[str]:
        """The words, with the leading answers put into the order of the questions."""
        lexicon = self.game.lexicon(decision)
        run: list[int] = []
        at = 0
        while (found := next(lexicon.matches(tokens, at), None)) is not None:
            run.append(found[0])
            at += found[1]
        return [word for action in sorted(run) for word in lexicon.notations[action].split()] + tokens[at:]


def quoted(tokens: Sequence[str] | Sequence[int]) -> str:
    """The rest of a move for an error message; only its beginning if it is long."""
    text = " ".join(map(str, tokens[: MOST_QUOTED // 2]))
    if len(text) <= MOST_QUOTED and len(tokens) <= MOST_QUOTED // 2:
        return repr(text)
    return repr(text[:MOST_QUOTED].rstrip() + " ...")


def not_asked(state: State, seat: int) -> IllegalMove:
    """The refusal of a move by a seat that is not asked."""
    waiting: list[object] = [seat_arg(other) for other in state.waiting()]
    return IllegalMove("kernel.turn", "refusal-not-asked", {"seat": seat_arg(seat), "waiting": waiting})


def examples(state: State, seat: int) -> dict[str, object]:
    """Some legal moves as arguments of a refusal: `legal`, their `count`, and how many `more` there are."""
    decision = state.decision_for(seat)
    legal = [] if decision is None else decision.actions(state)
    shown = [
        state.game.notation(decision, action) for action in legal[:MOST_EXAMPLES] if decision is not None
    ]
    return {"legal": shown, "count": len(legal), "more": max(0, len(legal) - MOST_EXAMPLES)}
