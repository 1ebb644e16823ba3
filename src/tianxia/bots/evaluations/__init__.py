"""How good a position looks to a seat: one small readable file per title."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from tianxia.kernel.state import State

Evaluation = Callable[[State, int], float]


def evaluation(title: str) -> Evaluation:
    """The evaluation of a title; its score alone where nobody has written one."""
    name = f"{__name__}.{title}"
    if find_spec(name) is None:
        return lead
    found: Evaluation = import_module(name).evaluate
    return found


def lead(state: State, seat: int) -> float:
    """By how much the seat leads."""
    scores = state.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others, default=0)
