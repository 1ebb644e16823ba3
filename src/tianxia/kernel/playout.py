"""Random play to the end, compiled: the loop of benchmarks and simulations."""

from __future__ import annotations

from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


def playout(state: State, rng: Rng) -> tuple[int, int, int]:
    """Play at random to the end. Returns the number of decisions, of real choices, and of legal actions
    in total.

    >>> import tianxia
    >>> state = tianxia.game("huang").new(seats=2, seed=1)
    >>> tianxia.playout(state, tianxia.stream(1))
    (412, 391, 9427)
    >>> state.over
    True
    """
    decisions = 0
    real = 0
    offered = 0
    while not state.over:
        actions = state.actions()
        n = len(actions)
        decisions += 1
        offered += n
        if n > 1:
            real += 1
            state.take(actions[rng.below(n)])
        else:
            state.take(actions[0])
    return decisions, real, offered
