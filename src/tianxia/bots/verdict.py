"""A verdict judges the end of a rollout by a weighted sum of features that a title counts.

A title's `evaluate` has to compare positions in the middle of a turn. A rollout ends with a turn, so the
weights here are fitted to the results of matches at such positions (`scripts/foretell.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WON: Final = 1000.0  # larger than any weighted sum


class Verdict:
    """The value of the end of a rollout for a seat, with two players."""

    def __init__(
        self,
        weights: list[tuple[str, float, float]],
        things: Callable[[Any, int], list[float]],
        left: Callable[[Any], float],
    ) -> None:
        """`weights` holds the weight of each feature at the start of the game and at its end.

        `things` counts the features, in that order, for a seat minus its rival; `left` is the part of the
        game that is left, from 1 to 0.
        """
        self.early = [early for _, early, _ in weights]
        self.late = [late for _, _, late in weights]
        self.things = things
        self.left = left

    def judge(self, state: Any, seat: int) -> float:
        """The value for a seat. A won game is above every other value, a lost game below."""
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
