"""A verdict: what a rollout has come to, by things that a title counts and what these were worth in matches.

Greed goes by a title's `evaluate`, which has to compare positions in the middle of a turn. A rollout ends
where a turn does: there one can ask what foretold the result in such positions (`scripts/foretell.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WON: Final = 1000.0  # more than any prospects


class Verdict:
    """How good the end of a rollout is for a seat, at a table of two."""

    def __init__(
        self,
        weights: list[tuple[str, float, float]],
        things: Callable[[Any, int], list[float]],
        left: Callable[[Any], float],
    ) -> None:
        """`weights` have what each thing is worth at the start of the game and at its end.

        `things` counts them, in that order, for a seat against its rival; `left` says how much of the game
        is still to come, from 1 to 0.
        """
        self.early = [early for _, early, _ in weights]
        self.late = [late for _, _, late in weights]
        self.things = things
        self.left = left

    def judge(self, state: Any, seat: int) -> float:
        """A game that is won is better than every prospect, and one that is lost is worse."""
        if state.over:
            scores: list[int] = state.scores()
            winners: list[int] = state.winners()
            lead = float(scores[seat] - scores[1 - seat])
            return lead + (WON / len(winners) if seat in winners else -WON)
        left = self.left(state)
        early, late = self.early, self.late
        counts = self.things(state, seat)
        total = 0.0
        for at in range(len(counts)):
            count = counts[at]
            if count != 0.0:
                total += (late[at] + left * (early[at] - late[at])) * count
        return total
