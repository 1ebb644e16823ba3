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

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        reply: Callable[[Any], int],
        rng: Rng,
        answers: Callable[[Any], list[int]] | None = None,
    ) -> None:
        """`answers` are those to a question that a sweep tries; without it, all."""
        self.evaluate = evaluate
        self.reply = reply
        self.rng = rng
        self.answers = answers
        self.judged = 0

    def best_phrase(self, here: State, seat: int, until: float) -> list[int]:
        """The phrase of the seat asked that leads to what looks best; of several, any."""
        found, values = self.sweep(here, seat, until)
        return found[self.any_best(values)]

    def any_best(self, values: list[float]) -> int:
        """Where the largest value is; of several, anywhere."""
        best = 0
        ties = 1
        for at in range(1, len(values)):
            if values[at] > values[best]:
                best, ties = at, 1
            elif values[at] == values[best]:  # any of the best, each as likely
                ties += 1
                if self.rng.below(ties) == 0:
                    best = at
        return best

    def best_first(self, values: list[float]) -> list[int]:
        """Where the values are, the largest first; those that are alike in any order."""
        order = list(range(len(values)))
        self.rng.shuffle(order)
        order.sort(key=lambda at: -values[at])
        return order

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
            for action in before.actions() if self.answers is None else self.answers(before):
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
        self.settle(state)
        return self.evaluate(state, seat)

    def settle(self, state: State) -> None:
        """A position that is judged goes on until what it set off is over."""
        self.judged += 1
        for _ in range(MOST_REPLIES):
            if state.over:
                break
            action = self.reply(state)
            if action < 0:
                break
            state.take(action)


def follow(here: State, words: list[int], seat: int) -> State | None:
    """The position after a phrase, whose first word is legal here; None where another one is not."""
    after = here.copy()
    after.take(words[0])
    for at in range(1, len(words)):
        if after.over or after.learned != here.learned or after.stack[-1].seat != seat:
            return None
        if words[at] not in after.actions():
            return None
        after.take(words[at])
    return after
