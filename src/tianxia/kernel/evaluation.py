"""Evaluations: how good a position is for a seat. Each title exports its own in `evaluate.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


class Evaluation(msgspec.Struct, frozen=True, kw_only=True):
    """How bots judge the positions of a title: `EVALUATION` in its `evaluate.py`.

    - `evaluate`: how good a position is for a seat.
    - `parts`: the same value as a sum: the key of each part in the title's words, and what it adds.
    - `reply`: answers questions that come up before a move can be judged, such as what others commit to a
      war; -1: judge the position as it is.
    - `lead`: the evaluation margin at which the leader wins about 3 games in 4 (`scripts/tune.py lead`).
    - `simulations`: by level, where it differs from the default.
    - `kept`, `kept_at`: how many phrases rollouts try, the best first; by number of seats.
    - `wide`: how many phrases are first compared at the end of the turn to find the kept ones; 0: none.
    - `turns`: turns that a rollout plays after the current one; every second one is the seat's own.
    - `alike` > 0: use racing instead of successive halving; differences below it do not count.
    - `answers`: the answers to a question that rollouts try, if most are not worth trying.
    - `outlook`: replaces `evaluate` at the end of a rollout.
    - `season`, `done`: for titles whose turns are dozens of phrases: the current turn and phase, and the
      answer that ends a seat's part of it (-1: none). Rollouts then play whole turns (see `sprees.py`).
    - `weights`, `things`, `left`: for two people, judge the end of a rollout with `verdict.py`.

    A title may export a second one, `LONG`, for `grandmaster-long`.
    """

    evaluate: Callable[[Any, int], float]
    parts: Callable[[Any, int], list[tuple[str, float]]]
    reply: Callable[[Any], int]
    lead: float = 10.0
    simulations: dict[str, int] = msgspec.field(default_factory=dict)
    kept: int = 8
    kept_at: dict[int, int] = msgspec.field(default_factory=dict)
    wide: int = 0
    turns: int = 1
    alike: float = 0.0
    answers: Callable[[Any], list[int]] | None = None
    outlook: Callable[[Any, int], float] | None = None
    season: Callable[[Any], tuple[int, int]] | None = None
    done: Callable[[Any], int] | None = None
    things: Callable[[Any, int], list[float]] | None = None
    left: Callable[[Any], float] | None = None
    weights: list[tuple[str, float, float]] = msgspec.field(default_factory=list)
