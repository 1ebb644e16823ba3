"""Enumerate and judge every phrase from a position: the inner loop of greedy play."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from tianxia.kernel.phrase import phrase_goes_on
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

MOST_PHRASES: Final = 1500  # with more, only the first action of each phrase is tried
MOST_REPLIES: Final = 40
LOOKS: Final = 64  # check the time limit every 64 positions


class Greed:
    """Greedy play by a title's evaluation; counts the positions it judged."""

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        reply: Callable[[Any], int],
        rng: Rng,
        answers: Callable[[Any], list[int]] | None = None,
    ) -> None:
        """`answers` lists the answers to a question that a sweep tries; None: all."""
        self.evaluate = evaluate
        self.reply = reply
        self.rng = rng
        self.answers = answers
        self.judged = 0

    def best_phrase(self, here: State, seat: int, until: float) -> list[int]:
        """The phrase with the best evaluation for the seat that is asked; ties are broken at random."""
        found, values = self.sweep(here, seat, until)
        return found[self.any_best(values)]

    def any_best(self, values: list[float]) -> int:
        """The index of the largest value; ties are broken at random."""
        best = 0
        ties = 1
        for at in range(1, len(values)):
            if values[at] > values[best]:
                best, ties = at, 1
            elif values[at] == values[best]:  # reservoir sampling: every best index is equally likely
                ties += 1
                if self.rng.below(ties) == 0:
                    best = at
        return best

    def best_first(self, values: list[float]) -> list[int]:
        """The indexes of the values, the largest first; equal values in random order."""
        order = list(range(len(values)))
        self.rng.shuffle(order)
        order.sort(key=lambda at: -values[at])
        return order

    def sweep(self, here: State, seat: int, until: float) -> tuple[list[list[int]], list[float]]:
        """Every phrase from here with its evaluation; fewer if time runs out."""
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
        """Settle the position (it is changed) and evaluate it for a seat."""
        self.settle(state)
        return self.evaluate(state, seat)

    def settle(self, state: State) -> None:
        """Answer open questions with the title's `reply` until the position can be judged."""
        self.judged += 1
        for _ in range(MOST_REPLIES):
            if state.over:
                break
            action = self.reply(state)
            if action < 0:
                break
            state.take(action)


def follow(here: State, words: list[int], seat: int) -> State | None:
    """The position after a phrase whose first action is legal; None if a later action is not."""
    after = here.copy()
    after.take(words[0])
    for at in range(1, len(words)):
        if after.over or after.learned != here.learned or after.stack[-1].seat != seat:
            return None
        if words[at] not in after.actions():
            return None
        after.take(words[at])
    return after
