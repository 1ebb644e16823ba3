"""One position of a game: plain data, a stack of decisions, and the same few methods in every title."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.kernel.arguments import instance, seat_number
from tianxia.kernel.decision import Decision, Step
from tianxia.kernel.errors import GameOver, IllegalMove
from tianxia.kernel.event import EVERYONE, Event, Outcome, Sentence, Watch, seat_arg
from tianxia.kernel.rng import Rng

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The kernel's part of a position. A title's State adds its pieces and the methods marked *title*.

    `seats` counts the automa's seat, if there is one; `automa` is that seat or -1. `learned` counts the
    moments at which somebody learned something by chance or disclosure (a draw, a die, a reveal): undo never
    goes back past one, and a preview ends before it.

    >>> import tianxia
    >>> state = tianxia.game("huang").new(seats=2, seed=1)
    >>> state
    <huang, 2 seats: seat 0 is asked 'action'>
    >>> state.copy() == state, state.over, state.scores()
    (True, False, [0, 0])
    """

    game: Any  # the Game this is a position of
    rules: int  # the rules version it is played with
    seats: int
    automa: int
    rng: Rng
    stack: list[Step]
    over: bool
    learned: int
    log: list[Event] | None
    watch: Watch | None
    midway: bool  # True for a copy made in the middle of an action, for a preview; it asks nobody

    def begin(self, game: Any, seats: int, automa: int, rng: Rng) -> None:
        """Set the kernel's part for a new game."""
        self.game = game
        self.rules = game.rules
        self.seats = seats
        self.automa = automa
        self.rng = rng
        self.stack = []
        self.over = False
        self.learned = 0
        self.log = None
        self.watch = None
        self.midway = False

    def copy_kernel_to(self, other: State) -> None:
        """Set the kernel's part of a copy. A copy has no listener."""
        other.game = self.game
        other.rules = self.rules
        other.seats = self.seats
        other.automa = self.automa
        other.rng = self.rng.copy()
        other.stack = self.stack[:]
        other.over = self.over
        other.learned = self.learned
        other.log = None
        other.watch = None
        other.midway = self.midway

    # --- asking and answering ---------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The current question. In simultaneous secret choices, that of the first seat that has not
        answered.
        """
        if self.over:
            raise GameOver()
        top = self.stack[-1]
        assert isinstance(top, Decision)
        return top

    def actions(self) -> list[int]:
        """The legal actions of `decision`, sorted and without duplicates. Empty only when the game is over.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> [state.game.notate(state, action) for action in state.actions()][:2]
        ['tile yellow', 'tile blue']
        """
        return [] if self.over else self.stack[-1].actions(self)

    def take(self, action: int) -> None:
        """Carry out an action from `actions()`. Unchecked: the fast path of bots."""
        self.stack.pop().take(self, action)
        self.settle()

    def settle(self) -> None:
        """Run steps until a seat is asked or the game is over."""
        while not self.over:
            top = self.stack[-1]
            if top.seat >= 0:
                return
            self.stack.pop()
            top.run(self)

    def finish(self) -> None:
        """End the game: nothing more is asked. The end counts as something learned."""
        self.learn()
        self.over = True
        self.stack = []

    def learn(self) -> None:
        """Call this just before somebody learns something (a draw, a die, a reveal)."""
        if self.watch is not None:
            self.watch.about_to_learn(self)
        self.learned += 1

    def waiting(self) -> list[int]:
        """The seats that may answer now: one, or in simultaneous choices all that have not answered.

        >>> import tianxia
        >>> tianxia.game("zhanguo").new(seats=3, seed=1).waiting()  # all choose a Starting tile
        [0, 1, 2]
        """
        if self.over or self.midway:
            return []
        top = self.decision
        seats = [top.seat]
        if top.simultaneous:
            for i in range(len(self.stack) - 2, -1, -1):
                below = self.stack[i]
                if not isinstance(below, Decision) or not below.simultaneous:
                    break
                seats.append(below.seat)
        return seats

    def decision_for(self, seat: int) -> Decision | None:
        """The current question to that seat, or None."""
        if self.over or self.midway:
            return None
        top = self.decision
        if top.seat == seat:
            return top
        if top.simultaneous:
            for i in range(len(self.stack) - 2, -1, -1):
                below = self.stack[i]
                if not isinstance(below, Decision) or not below.simultaneous:
                    break
                if below.seat == seat:
                    return below
        return None

    def actions_for(self, seat: Any) -> list[int]:
        """The legal actions of that seat now; empty when it is not asked.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> state.actions_for(0) == state.actions(), state.actions_for(1)
        (True, [])
        """
        decision = self.decision_for(seat_number(seat, self.seats, "a spectator"))
        return [] if decision is None else decision.actions(self)

    def take_for(self, seat: int, action: int) -> None:
        """Carry out a legal action of any seat that is waited for."""
        decision = self.decision_for(seat)
        if decision is None:
            waiting: list[object] = [seat_arg(other) for other in self.waiting()]
            raise IllegalMove(
                "kernel.turn", "refusal-not-asked", {"seat": seat_arg(seat), "waiting": waiting}
            )
        self.stack.remove(decision)
        decision.take(self, action)
        self.settle()

    def describe(self, action: Any) -> Sentence:
        """An action of `decision` as a line of a list: a key of the word files, and its arguments.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> state.describe(state.actions()[0])
        Sentence('action-tile', {'tile': '@tile-yellow'})
        """
        return self.decision.describe(self, self.answer(action))

    def touches(self, action: Any) -> list[str]:
        """The elements on screen an action of `decision` touches."""
        return self.decision.touches(self, self.answer(action))

    def answer(self, action: Any) -> int:
        """An action that `decision` might offer, legal now or not; BadArgument for any other."""
        found: int = self.game.answer(self.decision, action)
        return found

    def play(self, move: Any, seat: Any = -1, finish: bool = False) -> list[int]:
        """Play one action, or a phrase in words that may span decisions of one seat. An illegal move raises
        IllegalMove with its rule and changes nothing. The words may leave out a question with a single answer
        that reveals nothing; at the end of the words such a question stays open unless `finish` is set.
        Returns the actions taken.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> [state.game.notate(state, action) for action in state.actions()][:3]
        ['tile yellow', 'tile blue', 'tile green']
        >>> len(state.play("tile green"))
        1
        """
        if not finish and type(seat) is int:
            one = move[0] if type(move) is list and len(move) == 1 else move
            if type(one) is int and self.play_action(one, seat):
                return [one]
        reading = self.game.read(self, move, seat, finish)
        actions: list[int] = reading.actions
        for action in actions:
            self.take_for(reading.seat, action)
        return actions

    def play_action(self, action: int, seat: int) -> bool:
        """Play one action of a seat (-1: the seat asked first) if it is legal.

        Returns False, and changes nothing, if it is not. No copy is needed to try it: an action on
        the legal list is never refused.
        """
        if self.over or self.midway or seat < SPECTATOR:
            return False
        top = self.stack[-1]
        if seat == SPECTATOR or seat == top.seat:
            if action not in top.actions(self):
                return False
            self.take(action)
            return True
        decision = self.decision_for(seat)
        if decision is None or action not in decision.actions(self):
            return False
        self.take_for(seat, action)
        return True

    # --- telling ----------------------------------------------------------------------------

    def listen(self) -> list[Event]:
        """Start (or restart) recording events; returns the list.

        >>> import tianxia
        >>> state = tianxia.game("terracotta").new(seats=2, seed=1)
        >>> events = state.listen()
        >>> actions = state.play("apprentice 0", finish=True)
        >>> [event.key for event in events]
        ['event-place-apprentice']
        """
        self.log = []
        return self.log

    def emit(
        self,
        key: str,
        args: dict[str, object],
        touches: list[str],
        seen_by: int = EVERYONE,
        path: list[str] | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        """Record an event. Callers check `if self.log is not None` first, so that no event is built
        without a listener.
        """
        if self.log is not None:
            self.log.append(Event(key, args, seen_by, touches, [] if path is None else path, outcome))
            if self.watch is not None:
                self.watch.after_event(self)

    def picture(self) -> State:
        """A copy from the middle of an action; it can be viewed, but asks nobody."""
        taken = self.copy()
        taken.midway = True
        return taken

    # --- methods of a title ---------------------------------------------------------------------

    def copy(self) -> State:
        """*Title.* An independent position; shares only what never changes."""
        raise missing(self, "copy()", "an independent position")

    def scores(self) -> list[int]:
        """*Title.* The score of each seat, computed from the position."""
        raise missing(self, "scores()", "the score of each seat")

    def winners(self) -> list[int]:
        """*Title.* The winners, who share the victory if there are several. Empty during the game."""
        raise missing(self, "winners()", "the seats that win")

    def sheet(self) -> list[tuple[str, list[int]]]:
        """*Title.* The score sheet: a category's translation key and its value for each seat."""
        raise missing(self, "sheet()", "the score sheet")

    def is_draw(self) -> bool:
        """*Title, optional.* Did the game end in a draw? `winners` are then the seats that share the draw."""
        return False

    def sheet_notes(self) -> list[Sentence]:
        """*Title, optional.* What the numbers of the sheet do not show, such as how a tie was broken."""
        return []

    def see(self, seat: int) -> dict[str, object]:
        """*Title.* What that seat (or a spectator, -1) may know, built from an allow-list; JSON values
        only.
        """
        raise missing(self, "see(seat)", "what a seat may know")

    def deal_anew(self, seat: int, rng: Rng) -> State:
        """*Title.* Implements `redeal`, for a valid seat."""
        raise missing(self, "deal_anew(seat, rng)", "the position with what a seat cannot know dealt anew")

    def save(self) -> dict[str, object]:
        """*Title.* The title's part as JSON values."""
        raise missing(self, "save()", "the title's half of a position as JSON values")

    def problems(self) -> list[str]:
        """*Title.* Every reason why this position cannot exist; empty for a sound one."""
        raise missing(self, "problems()", "why a position cannot exist")

    # --- built on these -------------------------------------------------------------------------

    def redeal(self, seat: Any, rng: Any) -> State:
        """A copy in which everything that the seat (or a spectator, -1) cannot know is drawn again, future
        chance included, consistent with everything it has seen. The seat's view is identical.

        >>> import tianxia
        >>> from tianxia.kernel.rng import stream
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> dealt = state.redeal(0, stream(1, "bot"))
        >>> dealt.view(0) == state.view(0), dealt == state
        (True, False)
        """
        source = instance(rng, Rng, "chance comes from a stream: tianxia.kernel.rng.stream(seed, name)")
        return self.deal_anew(seat_number(seat, self.seats, "a spectator"), source)

    def view(self, seat: Any = SPECTATOR) -> dict[str, object]:
        """Everything one seat (or a spectator, -1) may know, ready for JSON. Nothing else leaves the server.

        >>> import tianxia
        >>> tianxia.game("huang").new(seats=2, seed=1).view(seat=0)["waiting"]
        [0]
        """
        seat = seat_number(seat, self.seats, "a spectator")
        asked: dict[str, object] | None = None
        if not self.over and not self.midway:
            decision = self.decision_for(seat)
            if decision is None:
                decision = self.decision
            asked = {
                "seat": decision.seat,
                "kind": decision.kind,
                "prompt": decision.prompt(self).to_dict(),
                "rule": decision.rule,
            }
        return {
            "game": self.game.name,
            "seats": self.seats,
            "automa": self.automa,
            "seat": seat,
            "waiting": self.waiting(),
            "asked": asked,
            "over": self.over,
            "winners": self.winners() if self.over else [],
            "drawn": self.is_draw(),
            "sheet": [[key, values] for key, values in self.sheet()] if self.over else [],
            "notes": [note.to_dict() for note in self.sheet_notes()] if self.over else [],
            "position": self.see(seat),
        }

    def drawing(self, seat: Any = None, language: str = "en", width: int = 100, colour: bool = False) -> str:
        """What a seat (or a spectator, -1) sees, drawn as text at most `width` columns wide (at least 76).

        Without `seat`: the seat that is asked; a spectator, if the game is over. `colour` adds terminal
        colours. `print(state)` does the same with the defaults.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> "Your hand" in str(state), "Your hand" in state.drawing(seat=-1)
        (True, False)
        """
        if seat is None:
            waiting = self.waiting()
            seat = waiting[0] if waiting else SPECTATOR
        text: str = self.game.drawing(self.view(seat), language, width, colour)
        return text

    def __str__(self) -> str:
        return self.drawing()

    def key(self, seat: Any = None) -> str:
        """A text that is equal for equal positions, to be used as a dictionary key. With `seat` (-1: a
        spectator), equal for positions that this seat cannot tell apart.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> dealt_anew = state.redeal(0, tianxia.stream(1))
        >>> dealt_anew.key() == state.key(), dealt_anew.key(seat=0) == state.key(seat=0)
        (False, True)
        """
        text: str = self.game.key_of(self, seat)
        return text

    def __eq__(self, other: object) -> bool:
        """Are both positions equal, hidden cards and the random generator included?"""
        if self is other:
            return True
        if not isinstance(other, State):
            return NotImplemented
        same: bool = self.key() == other.key()
        return same

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it has no hash: use state.key(), or state.key(seat)")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> Any:
        return restore, (self.game, self.to_json())

    def __repr__(self) -> str:
        if self.over:
            now = "over"
        elif self.midway:
            now = "in the middle of an action"
        else:
            top = self.stack[-1]
            now = f"seat {top.seat} is asked {top.kind!r}" if top.seat >= 0 else f"before {top.kind!r}"
        return f"<{self.game.name}, {self.seats} seats: {now}>"

    def to_json(self) -> str:
        """The whole position as text, with every secret. Not for players.

        >>> import tianxia
        >>> state = tianxia.game("huang").new(seats=2, seed=1)
        >>> state.game.from_json(state.to_json()) == state
        True
        """
        text: str = self.game.to_json(self)
        return text


def missing(state: State, method: str, what: str) -> TypeError:
    """The error for a method that a title does not implement: its name, its promise, and its file."""
    own: Any = type(state)
    file = str(own.__module__).replace(".", "/") + ".py"
    name = f"{state.game.name}: {own.__name__}.{method}"
    return TypeError(f"{name} is not implemented ({what}); write it in {file}")


def restore(game: Any, text: str) -> State:
    """A position that was pickled."""
    state: State = game.from_json(text)
    return state
