"""The settings of rollouts: how they judge, how many candidates they compare, how far they look ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


class RolloutSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of `Rollouts`.

    - `evaluate`, `reply`, `answers`: as in `Evaluation`.
    - `verdict`: replaces `evaluate` at the end of a rollout.
    - `lead`: the evaluation margin at which the leader wins about 3 games in 4; needed for shares.
    - `kept`: how many candidates are compared.
    - `wide`: how many phrases are compared at the end of the turn to find candidates; 0: by evaluation alone.
    - `turns`: turns after the current one; every second one is the seat's own.
    - `redeals`: the most redeals in one round.
    - `alike` > 0: racing, where smaller differences do not count; 0: successive halving.
    """

    evaluate: Callable[[Any, int], float]
    reply: Callable[[Any], int]
    answers: Callable[[Any], list[int]] | None = None
    verdict: Callable[[Any, int], float] | None = None
    lead: float = 0.0
    kept: int
    wide: int = 0
    turns: int
    redeals: int
    alike: float = 0.0


class SpreeSettings(RolloutSettings, frozen=True, kw_only=True):
    """The settings of `Sprees`.

    - `season`: the turn and phase of a position.
    - `done`: the answer that ends a seat's part of the turn, or -1.
    """

    season: Callable[[Any], tuple[int, int]]
    done: Callable[[Any], int]
