"""Every phrase from a position, and which of them looks best: the inner loop of greed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from tianxia.kernel.phrase import phrase_goes_on
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

MOST_PHRASES: Final = 1500  # beyond that only the first words of a phrase are tried
MOST_REPLIES: Final = 40
LOOKS: Final = 64  # positions judged between two looks at the clock


class Greed:
    """Plays what looks best at once to a title's evaluation, and counts the positions it judged."""

    def __init__(self, evaluate: Callable[[Any, int], float], reply: Callable[[Any], int], rng: Rng) -> None:
        self.evaluate = evaluate
        self.reply = reply
        self.rng = rng
        self.judged = 0

    def best_phrase(self, here: State, seat: int, until: float) -> list[int]:
        """The phrase of the seat asked that leads to what looks best; of several, any."""
        found, values = self.sweep(here, seat, until)
        best = 0
        ties = 1
        for at in range(1, len(values)):
            if values[at] > values[best]:
                best, ties = at, 1
            elif values[at] == values[best]:  # any of the best, each as likely
                ties += 1
                if self.rng.below(ties) == 0:
                    best = at
        return found[best]

    def sweep(self, here: State, seat: int, until: float) -> tuple[list[list[int]], list[float]]:
        """Every phrase from here, and how good what it leads to looks; fewer when time is up."""
        found: list[list[int]] = []
        values: list[float] = []
        open_words: list[list[int]] = [[]]
        open_ends: list[State] = [here]
        while open_ends:
            words = open_words.pop()
            before = open_ends.pop()
            learned = before.learned
            for action in before.actions():
                after = before.copy()
                after.take(action)
                if len(found) + len(open_ends) < MOST_PHRASES and phrase_goes_on(learned, after, seat):
                    open_words.append([*words, action])
                    open_ends.append(after)
                    continue
                found.append([*words, action])
                values.append(self.judge(after, seat))
                if len(found) % LOOKS == 0 and time.monotonic() > until:
                    return found, values
        return found, values

    def judge(self, state: State, seat: int) -> float:
        """How good a position is for a seat, once what it set off is over. The position goes on to there."""
        self.judged += 1
        for _ in range(MOST_REPLIES):
            if state.over:
                break
            action = self.reply(state)
            if action < 0:
                break
            state.take(action)
        return self.evaluate(state, seat)
