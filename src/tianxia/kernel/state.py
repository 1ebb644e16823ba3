"""One position of a game: plain data, a stack of decisions, and the same few methods in every title."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tianxia.kernel.arguments import instance, seat_number
from tianxia.kernel.decision import Decision, Step
from tianxia.kernel.errors import GameOver, IllegalMove
from tianxia.kernel.event import EVERYONE, Event, Outcome, Sentence, Watch
from tianxia.kernel.rng import Rng

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """The kernel's half of a position. A title's State adds its pieces and the methods marked *title*.

    `seats` counts the automa's seat, if there is one; `automa` is that seat or -1.
    `learned` counts the moments at which somebody learned something by chance or disclosure
    (a draw, a die, a reveal): undo never crosses one, a preview ends before it.
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
    midway: bool  # a picture from the middle of an action: nobody is asked anything

    def begin(self, game: Any, seats: int, automa: int, rng: Rng) -> None:
        """Set the kernel's half for a new game."""
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
        """Give a copy its kernel half. Nobody listens to a copy."""
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
        """What is asked now. Of simultaneous secret choices, the first seat's still open."""
        if self.over:
            raise GameOver()
        top = self.stack[-1]
        assert isinstance(top, Decision)
        return top

    def actions(self) -> list[int]:
        """The legal actions of `decision`: sorted, unique, never empty; empty when the game is over."""
        return [] if self.over else self.stack[-1].actions(self)

    def take(self, action: int) -> None:
        """Carry out an action that came from `actions()`. Unchecked: the fast path of bots."""
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
        """End the game: nothing more is asked. That it is over counts as something learned."""
        self.learn()
        self.over = True
        self.stack = []

    def learn(self) -> None:
        """Somebody is about to learn something (a draw, a die, a reveal). Called just before it happens."""
        if self.watch is not None:
            self.watch.about_to_learn(self)
        self.learned += 1

    def waiting(self) -> list[int]:
        """The seats that may answer now: one, or all still open in a simultaneous choice."""
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
        """What is asked of that seat now, if anything."""
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
        """The legal actions of that seat now; empty when it is not asked."""
        decision = self.decision_for(seat_number(seat, self.seats, "a spectator"))
        return [] if decision is None else decision.actions(self)

    def take_for(self, seat: int, action: int) -> None:
        """Carry out a legal action of any seat that is waited for."""
        decision = self.decision_for(seat)
        if decision is None:
            raise IllegalMove("kernel.turn", f"seat {seat} is not asked anything now")
        self.stack.remove(decision)
        decision.take(self, action)
        self.settle()

    def describe(self, action: Any) -> Sentence:
        """An action of `decision` as a line in a list."""
        return self.decision.describe(self, self.answer(action))

    def touches(self, action: Any) -> list[str]:
        """The elements on screen an action of `decision` touches."""
        return self.decision.touches(self, self.answer(action))

    def answer(self, action: Any) -> int:
        """An action that `decision` might offer, legal now or not; BadArgument for any other."""
        found: int = self.game.answer(self.decision, action)
        return found

    def play(self, move: Any, seat: Any = -1, finish: bool = False) -> list[int]:
        """Play one action, or a phrase in words that may span decisions of one seat.

        Checked first: a move that is refused raises IllegalMove with its rule and changes nothing.
        A question with a single answer, which tells nobody anything, may be left out of the words; at
        the end of them it stays open unless `finish` is set.
        Returns the actions taken.
        """
        reading = self.game.read(self, move, seat, finish)
        actions: list[int] = reading.actions
        for action in actions:
            self.take_for(reading.seat, action)
        return actions

    # --- telling ----------------------------------------------------------------------------

    def listen(self) -> list[Event]:
        """Start (or restart) the list of events of this position and return it."""
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
        """Note an event. Callers ask `if self.log is not None` first, so silence costs nothing."""
        if self.log is not None:
            self.log.append(Event(key, args, seen_by, touches, [] if path is None else path, outcome))
            if self.watch is not None:
                self.watch.after_event(self)

    def picture(self) -> State:
        """A copy from the middle of an action: it can be viewed, and asks nobody anything."""
        taken = self.copy()
        taken.midway = True
        return taken

    # --- what a title provides ----------------------------------------------------------------

    def copy(self) -> State:
        """*Title.* An independent position; shares only what never changes."""
        raise TypeError("a title copies itself")

    def scores(self) -> list[int]:
        """*Title.* The score of each seat, worked out from the position."""
        raise TypeError("a title scores itself")

    def winners(self) -> list[int]:
        """*Title.* The seats that win; several share. Empty while the game runs."""
        raise TypeError("a title knows its winners")

    def sheet(self) -> list[tuple[str, list[int]]]:
        """*Title.* The score sheet: a category's word key and its value for each seat."""
        raise TypeError("a title fills its sheet")

    def sheet_notes(self) -> list[Sentence]:
        """*Title, if it has any.* What the numbers of the sheet do not say: how a tie was broken, where wild
        points went."""
        return []

    def see(self, seat: int) -> dict[str, object]:
        """*Title.* What that seat (or a spectator, -1) may know: an allow-list, JSON values only."""
        raise TypeError("a title shows itself")

    def deal_anew(self, seat: int, rng: Rng) -> State:
        """*Title.* What `redeal` promises, for a seat that there is."""
        raise TypeError("a title deals itself")

    def save(self) -> dict[str, object]:
        """*Title.* Its own half as JSON values."""
        raise TypeError("a title saves itself")

    def problems(self) -> list[str]:
        """*Title.* Every reason why this position cannot exist; empty for a sound one."""
        raise TypeError("a title checks itself")

    # --- built on these -------------------------------------------------------------------------

    def redeal(self, seat: Any, rng: Any) -> State:
        """A copy in which all that the seat (or a spectator, -1) cannot know is dealt anew, chance included,
        in agreement with everything it has seen. Its view is the same to the byte."""
        source = instance(rng, Rng, "chance comes from a stream: tianxia.kernel.rng.stream(seed, name)")
        return self.deal_anew(seat_number(seat, self.seats, "a spectator"), source)

    def view(self, seat: Any = SPECTATOR) -> dict[str, object]:
        """What one seat (or a spectator, -1) may know, ready for JSON: all that ever leaves the server."""
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
            "sheet": [[key, values] for key, values in self.sheet()] if self.over else [],
            "notes": [note.to_dict() for note in self.sheet_notes()] if self.over else [],
            "position": self.see(seat),
        }

    def key(self, seat: Any = None) -> str:
        """A text that two positions share when all is the same, or all that one seat may know (-1: a
        spectator): what to put into a dictionary, for a position itself changes."""
        text: str = self.game.key_of(self, seat)
        return text

    def __eq__(self, other: object) -> bool:
        """Is everything the same, chance and what is still to come included?"""
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
        """The whole position as text. Not for players: it holds every secret."""
        text: str = self.game.to_json(self)
        return text


def restore(game: Any, text: str) -> State:
    """A position that was pickled."""
    state: State = game.from_json(text)
    return state
