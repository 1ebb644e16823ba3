"""The evaluation of each title, as its `evaluate.py` exports it. For a title without that file, the score
is used.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from tianxia.kernel.errors import BadArgument
from tianxia.kernel.evaluation import Evaluation
from tianxia.kernel.state import State


def evaluation(title: str, long: bool = False) -> Evaluation:
    """The evaluation of a title; with `long`, the evaluation for `grandmaster-long`."""
    name = f"tianxia.games.{title}.evaluate"
    if find_spec(name) is None:
        return BY_SCORE
    module = import_module(name)
    usual = getattr(module, "EVALUATION", None)
    if not isinstance(usual, Evaluation):
        raise BadArgument(f"{title}: {module.__file__} defines no EVALUATION (kernel/evaluation.py)")
    found = getattr(module, "LONG", usual) if long else usual
    assert isinstance(found, Evaluation)
    return found


def lead(state: State, seat: int) -> float:
    """The score margin of a seat over the best other seat."""
    scores = state.scores()
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def lead_in_parts(state: State, seat: int) -> list[tuple[str, float]]:
    """The score margin as its only part."""
    return [("part-score", lead(state, seat))]


def stop(state: State) -> int:
    """A `reply` that never answers, so every position is judged as it is."""
    return -1


BY_SCORE = Evaluation(evaluate=lead, parts=lead_in_parts, reply=stop)
