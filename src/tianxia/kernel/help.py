"""Lines of help for a player's first game: what matters at this moment, with numbers.

A title's `help.py` derives them from a seat's view alone: `lines(moment)` for a question,
`warnings(moment)` for a proposed move. Each line has a key, `help-NAME`; a player can hide it permanently.
A title without that file has no lines of help.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tianxia.kernel.event import Sentence
from tianxia.kernel.game import Game

View = dict[str, Any]


class Moment:
    """The view and the question of a seat. `before`: for a proposed move, the view before that move."""

    def __init__(self, game: Game, view: View, before: View | None = None) -> None:
        asked = view["asked"]
        mine = asked is not None and asked["seat"] == view["seat"]
        self.tables: Any = game.tables
        self.seat: int = view["seat"]
        self.kind: str = asked["kind"] if mine else ""  # the kind of the seat's own question
        self.args: dict[str, Any] = asked["prompt"]["args"] if mine else {}
        self.position: dict[str, Any] = view["position"]
        self.before: dict[str, Any] = before["position"] if before else {}


Lines = Callable[[Moment], Iterator[Sentence]]


@cache
def said_by(module: str, function: str) -> Lines | None:
    """A function of a title's `help.py`, by the name of the title's module."""
    name = f"{module}.help"
    found: Lines | None = getattr(import_module(name), function) if find_spec(name) else None
    return found


def help_lines(game: Game, view: View) -> list[Sentence]:
    """The lines of help for a newcomer who sees this view, the most specific first.

    >>> import tianxia
    >>> state = tianxia.game("huang").new(seats=2, seed=1)
    >>> [line.key for line in help_lines(state.game, state.view(0))]
    ['help-tile']
    """
    lines = said_by(type(game).__module__, "lines")
    if lines is None or view["seat"] < 0 or view["over"]:
        return []
    return list(lines(Moment(game, view)))


def help_warnings(game: Game, view: View, before: View) -> list[Sentence]:
    """The warnings for a newcomer about a proposed move that leads from the view `before` to this view."""
    warnings = said_by(type(game).__module__, "warnings")
    if warnings is None or view["seat"] < 0 or view["over"]:
        return []
    return list(warnings(Moment(game, view, before)))
