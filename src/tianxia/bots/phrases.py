"""Every phrase from a position, and which of them looks best: the inner loop of greed."""

from __future__ import annotations

import time
from typing import Final

from tianxia.bots.evaluation import Evaluation
from tianxia.kernel.phrase import phrase_goes_on
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

MOST_PHRASES: Final = 1500
MOST_REPLIES: Final = 40


def best_phrase(here: State, title: Evaluation, seat: int, rng: Rng, until: float) -> list[int]:
    """The phrase that leads to what looks best; of several, any."""
    best: list[int] = []
    highest = 0.0
    ties = 0
    for actions, after in phrases(here, seat, MOST_PHRASES):
        value = judge(title, after, seat)
        if not best or value > highest:
            best, highest, ties = actions, value, 1
        elif value == highest:  # any of the best, each as likely
            ties += 1
            if rng.below(ties) == 0:
                best = actions
        if time.monotonic() > until:
            break
    return best


def judge(title: Evaluation, state: State, seat: int) -> float:
    """How good a position is for a seat, once what it set off is over."""
    for _ in range(MOST_REPLIES):
        if state.over:
            break
        action = title.reply(state)
        if action < 0:
            break
        state.take(action)
    return title.evaluate(state, seat)


def phrases(here: State, seat: int, most: int) -> list[tuple[list[int], State]]:
    """Every phrase from here with the position it leads to; beyond `most` only their first words."""
    found: list[tuple[list[int], State]] = []
    open_ends: list[tuple[list[int], State]] = [([], here)]
    while open_ends:
        words, before = open_ends.pop()
        for action in before.actions():
            after = before.copy()
            after.take(action)
            goes_on = len(found) + len(open_ends) < most and phrase_goes_on(before.learned, after, seat)
            (open_ends if goes_on else found).append(([*words, action], after))
    return found
