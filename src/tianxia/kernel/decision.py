"""What stands on a position's stack: decisions, which ask a seat, and steps, which run by themselves.

A long procedure (a war, a chain of abilities, an automa's turn) is a stack of these. They are
immutable and hold only integers, so that copies of a position share them and text can carry them.
"""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tianxia.kernel.event import Sentence, seat_arg


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """Something the rules do next without asking anybody."""

    kind: ClassVar[str] = ""

    def __init__(self) -> None:
        self.seat = -1

    def args(self) -> list[int]:
        """The integers it was made with (after the seat, for a decision), in order."""
        return []

    def run(self, state: Any) -> None:
        """Do it. Called once, after it has left the stack; may push more."""
        raise TypeError(f"step {self.kind!r} cannot run")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A question to one seat.

    A game's decisions are subclasses that say what is legal and what each answer does.
    """

    rule: ClassVar[str] = ""  # the ledger entry that explains it, and refuses what it does not offer
    follows: ClassVar[bool] = False  # goes on with the phrase of the decision before it
    simultaneous: ClassVar[bool] = False  # secret: neighbours on the stack may answer in any order

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def actions(self, state: Any) -> list[int]:
        """Legal actions: sorted ascending, unique, never empty."""
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
        """The elements on screen an action touches: `hex:e7`."""
        raise TypeError(f"decision {self.kind!r} touches nothing")

    def refusal(self, state: Any, action: int) -> str:
        """The rule that forbids an action which is not offered here."""
        return self.rule
