"""The elements of a position's stack: decisions, which ask a seat, and steps, which run by themselves.

A long procedure (a war, a chain of abilities, an automa's turn) is a stack of these elements. They are
immutable and hold only integers, so that copies of a position can share them and text can contain them.
Each class declares its constructor arguments (`fields`) and all actions that it might offer (`offers`).
Position text, checks, the registry, refusals and "why not?" use these declarations.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tianxia.kernel.event import Sentence, seat_arg

BOTTOM: Final = "nothing"  # the value in `beneath` for the bottom of the stack


class Field:
    """An integer argument of a step: its name, and its smallest and largest value."""

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name = name
        self.least = least
        self.most = most

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.least}, {self.most})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A step of the rules that runs without asking anybody."""

    kind: ClassVar[str] = ""
    fields: ClassVar[list[Field]] = []  # in the constructor's order, without a decision's seat
    # the kinds of steps that may be directly below it; BOTTOM: it may be the lowest; []: any kind
    beneath: ClassVar[list[str]] = []
    waits: ClassVar[bool] = True  # False: the step runs at once, so no position contains it

    def __init__(self) -> None:
        self.seat = -1

    def args(self) -> list[int]:
        """Its integers (after the seat, for a decision), in order."""
        return [getattr(self, field.name) for field in self.fields]

    def run(self, state: Any) -> None:
        """Run this step. It is called once, when the step has left the stack, and may push more steps."""
        raise TypeError(f"step {self.kind!r} cannot run")

    def actions(self, state: Any) -> list[int]:
        """A step offers nothing; only decisions do. Defined here so that callers need no type check."""
        raise TypeError(f"step {self.kind!r} asks nobody")

    def take(self, state: Any, action: int) -> None:
        """A step takes no answer; only decisions do."""
        raise TypeError(f"step {self.kind!r} asks nobody")

    def misfit(self, state: Any, at: int) -> str:
        """Why this step cannot be at place `at` of the stack (0 is the bottom); empty if it can.

        The step below must be of a kind in `beneath`, and `fits` must be true. Override this method to give
        better reasons.
        """
        if not self.waits:
            return "it runs at once and never waits"
        if self.beneath:
            below = state.stack[at - 1].kind if at > 0 else BOTTOM
            if below not in self.beneath:
                return f"it cannot stand on {below!r}"
        return "" if self.fits(state) else "it does not fit the position"

    def fits(self, state: Any) -> bool:
        """Can it be on the stack of this position, at any place?"""
        return True

    def __repr__(self) -> str:
        made = [f"seat={self.seat}"] if self.seat >= 0 else []
        for field, value in zip(self.fields, self.args(), strict=False):
            made.append(f"{field.name}={value}")
        return f"{type(self).__name__}({', '.join(made)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A question to one seat. A game's decisions are subclasses that list the legal actions and carry
    them out. `describe`, `touches` and `refusal` answer for every action of `might_offer`, legal or not.
    """

    rule: ClassVar[str] = ""  # the rule of the question, and of a refusal without a rule of its own
    follows: ClassVar[bool] = False  # does it continue the phrase of the decision before it?
    simultaneous: ClassVar[bool] = False  # secret choices: answered in any order
    verb: ClassVar[str] = ""  # written before a place that begins a line: `lose e7`
    any_order: ClassVar[bool] = False  # several answers in a row may be written in any order
    never_automatic: ClassVar[bool] = False  # must be answered in words even if it offers only one action
    ends_phrase: ClassVar[bool] = False  # every answer ends the phrase, so callers need not check
    offers: ClassVar[list[tuple[int, int]]] = []  # first and last action of each range that it might offer

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def might_offer(self, game: Any) -> list[int]:
        """Every action that a decision of this class might offer in any position of a game: sorted,
        unique.
        """
        found: list[int] = []
        for first, last in self.offers:
            found += range(first, last + 1)
        return found

    def actions(self, state: Any) -> list[int]:
        """The legal actions: sorted, unique, never empty, all among `might_offer`."""
        raise TypeError(f"decision {self.kind!r} offers nothing")

    def take(self, state: Any, action: int) -> None:
        """Carry out a legal action. The decision has already left the stack; may push more."""
        raise TypeError(f"decision {self.kind!r} takes nothing")

    def final(self, state: Any, action: int) -> int:
        """Is a legal action final? It is if somebody learns something, the game ends or another seat
        continues.

        1 yes, 0 no, -1 unknown without playing the action. Only called if `ends_phrase`, to save time.
        """
        return -1

    def prompt(self, state: Any) -> Sentence:
        """The question in one sentence. Its arguments are public knowledge."""
        return Sentence(f"prompt-{self.kind}", {"seat": seat_arg(self.seat)})

    def describe(self, state: Any, action: int) -> Sentence:
        """An action as a line in a list."""
        raise TypeError(f"decision {self.kind!r} describes nothing")

    def touches(self, state: Any, action: int) -> list[str]:
        """The elements on screen that an action touches (`hex:e7`), at least one."""
        raise TypeError(f"decision {self.kind!r} touches nothing")

    def role(self, state: Any, action: int) -> str:
        """What kind of answer an action is. This is public knowledge.

        - "usual" or "rare"
        - "declines": gives something up
        - "ends": finishes what the seat has begun

        Lists and buttons show usual answers first and those that decline or end last.
        """
        return "usual"

    def refusal(self, state: Any, action: int) -> str:
        """The rule that forbids an action which is not offered here. It depends only on what the seat
        knows.
        """
        return self.rule
