"""The declared shape of a view (`State.view`) and of an outcome in the log, as JSON.

The engine does not use it. The client's types are written from it (`make web-types`), and tests compare real
views with it. `position` is the title's own part: its shape is in the title's `view_shape.py`.
"""

from __future__ import annotations

from typing import Any

import msgspec


class SentenceShape(msgspec.Struct):
    """A sentence: a key and arguments, not yet in a language."""

    key: str
    args: dict[str, Any]


class AskedShape(msgspec.Struct):
    """The question that is asked now."""

    seat: int
    kind: str
    prompt: SentenceShape
    rule: str


class ViewShape(msgspec.Struct):
    """The part of a position that one seat (or a spectator) may know."""

    game: str
    seats: int
    automa: int  # its seat; -1: none
    seat: int  # the viewing seat; -1: a spectator
    waiting: list[int]
    asked: AskedShape | None
    over: bool
    winners: list[int]
    drawn: bool  # is it a draw? Then nobody wins, and the winners share the draw
    sheet: list[tuple[str, list[int]]]  # the lines of the score sheet: translation key, points by seat
    notes: list[SentenceShape]  # details that the sheet's numbers do not show: ties broken, wild points
    position: Any  # the title's own part


class SideShape(msgspec.Struct):
    """One side of a conflict or comparison."""

    name: str  # an argument: "#2", "@key" or plain
    number: int
    parts: list[SentenceShape]  # the components of the number
    won: bool


class GainShape(SentenceShape):
    """What a seat gained or lost, as a sentence."""

    seat: int


class OutcomeShape(msgspec.Struct):
    """How a conflict, a scoring or a reward ended."""

    sides: list[SideShape]  # the winner first; may be none
    rule: str  # the rule that decided; may be empty
    gains: list[GainShape]
