"""What stands on a position's stack: decisions, which ask a seat, and steps, which run by themselves.

A long procedure (a war, a chain of abilities, an automa's turn) is a stack of these. They are
immutable and hold only integers, so that copies of a position share them and text can carry them.
Each class declares once what it is made with (`fields`) and what it might ever offer (`offers`);
position text, checks, the registry, refusals and "why not?" follow from that.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tianxia.kernel.event import Sentence, seat_arg


class Field:
    """A number that a step is made with: its name, and the least and the most it may be."""

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name = name
        self.least = least
        self.most = most

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.least}, {self.most})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something the rules do next without asking anybody."""

    kind: ClassVar[str] = ""
    fields: ClassVar[list[Field]] = []  # in the order of the constructor, after the seat of a decision

    def __init__(self) -> None:
        self.seat = -1

    def args(self) -> list[int]:
        """The integers it was made with (after the seat, for a decision), in order."""
        return [getattr(self, field.name) for field in self.fields]

    def run(self, state: Any) -> None:
        """Do it. Called once, after it has left the stack; may push more."""
        raise TypeError(f"step {self.kind!r} cannot run")

    def actions(self, state: Any) -> list[int]:
        """Nothing is asked: only a decision offers something. Here so that a position need not look."""
        raise TypeError(f"step {self.kind!r} asks nobody")

    def take(self, state: Any, action: int) -> None:
        """Nothing is asked: only a decision takes an answer."""
        raise TypeError(f"step {self.kind!r} asks nobody")

    def misfit(self, state: Any, at: int) -> str:
        """Why it cannot stand at place `at` of the stack (0 is the bottom); empty if it can."""
        return ""

    def __repr__(self) -> str:
        made = [f"seat={self.seat}"] if self.seat >= 0 else []
        for field, value in zip(self.fields, self.args(), strict=False):
            made.append(f"{field.name}={value}")
        return f"{type(self).__name__}({', '.join(made)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A question to one seat.

    A game's decisions are subclasses that say what is legal and what each answer does. `describe`,
    `touches` and `refusal` answer for every action of `might_offer`, legal or not.
    """

    rule: ClassVar[str] = ""  # the ledger entry that explains it, and refuses what it does not offer
    follows: ClassVar[bool] = False  # goes on with the phrase of the decision before it
    simultaneous: ClassVar[bool] = False  # secret: neighbours on the stack may answer in any order
    verb: ClassVar[str] = ""  # written before a place, where a place begins a line: `lose e7`
    any_order: ClassVar[bool] = False  # several answers in a row may be written in any order
    secret: ClassVar[bool] = False  # what it offers depends on what others cannot know
    ends_phrase: ClassVar[bool] = False  # no phrase goes on after any of its answers: nobody need play them
    offers: ClassVar[list[tuple[int, int]]] = []  # first and last of each range of actions it might offer

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def might_offer(self, game: Any) -> list[int]:
        """Every action that decisions of this class offer in any position of a game: sorted, unique."""
        found: list[int] = []
        for first, last in self.offers:
            found += range(first, last + 1)
        return found

    def actions(self, state: Any) -> list[int]:
        """Legal actions: sorted ascending, unique, never empty, all among `might_offer`."""
        raise TypeError(f"decision {self.kind!r} offers nothing")

    def take(self, state: Any, action: int) -> None:
        """Carry out a legal action. The decision has already left the stack; may push more."""
        raise TypeError(f"decision {self.kind!r} takes nothing")

    def prompt(self, state: Any) -> Sentence:
        """What is asked, in one sentence. Its arguments are public knowledge."""
        return Sentence(f"prompt-{self.kind}", {"seat": seat_arg(self.seat)})

    def describe(self, state: Any, action: int) -> Sentence:
        """An action as a line in a list."""
        raise TypeError(f"decision {self.kind!r} describes nothing")

    def touches(self, state: Any, action: int) -> list[str]:
        """The elements on screen an action touches (`hex:e7`), at least one."""
        raise TypeError(f"decision {self.kind!r} touches nothing")

    def refusal(self, state: Any, action: int) -> str:
        """The rule that forbids an action which is not offered here; it knows what the seat knows."""
        return self.rule
