"""Hints: the best moves of a position, with visit counts and the expected share of each seat."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

import msgspec

from tianxia.bots.bot import asked
from tianxia.bots.levels import GRANDMASTER
from tianxia.bots.phrases import Greed
from tianxia.bots.rollouts import Candidate, Rollouts
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

SHOWN = 3


class Advice(msgspec.Struct, frozen=True):
    """One move: its phrase, its visits, and the expected share of the victory of each seat, from 0 to 1.

    Without a visit there was no rollout: the shares are estimated from the position after the move.
    """

    actions: list[int]
    text: str
    visits: int
    expects: list[float]


class Hint(msgspec.Struct, frozen=True):
    """The result of a hint: moves, the best first, and the number of positions judged."""

    seat: int
    simulations: int
    moves: list[Advice]


class Enough(Exception):
    """Stops the thinking once the wanted number of positions was judged."""


class Limit:
    """An evaluation that judges at most `most` positions, then raises `Enough`."""

    def __init__(self, greed: Greed, judge: Callable[[Any, int], float], most: int) -> None:
        self.greed = greed
        self.judge = judge
        self.most = most

    def __call__(self, state: Any, seat: int) -> float:
        if self.greed.judged > self.most:  # a position is counted before it is judged
            raise Enough
        return self.judge(state, seat)


def think_within(thought: Rollouts, simulations: int, usual: int, until: float) -> None:
    """Judge exactly `simulations` positions; fewer if there are no more to judge or time runs out."""
    greed = thought.greed
    phrases = phrases_from(thought, until)
    if simulations < len(phrases):
        look_at_some(thought, phrases, simulations)
        return
    greed.evaluate = Limit(greed, greed.evaluate, simulations)
    thought.verdict = Limit(greed, thought.verdict, simulations)
    try:
        if simulations < usual:
            think_little(thought, simulations, until)
        else:
            thought.think(simulations, until)
        think_on(thought, simulations, until)
    except Enough:
        greed.judged = simulations
    thought.candidates.sort(key=Candidate.order)


def phrases_from(thought: Rollouts, until: float) -> list[list[int]]:
    """Every phrase, without judging the position after it."""
    greed = thought.greed
    unjudged = Greed(lambda state, seat: 0.0, greed.reply, thought.rng, greed.answers)
    return unjudged.sweep(thought.position, thought.seat, until)[0]


def look_at_some(thought: Rollouts, phrases: list[list[int]], count: int) -> None:
    """Make `count` random phrases the candidates, each judged once, the best first."""
    order = list(range(len(phrases)))
    thought.rng.shuffle(order)
    for phrase in [phrases[at] for at in order[:count]]:
        after = thought.position.copy()
        for action in phrase:
            after.take(action)
        looks = thought.greed.judge(after, thought.seat)
        thought.candidates.append(Candidate(phrase, looks, after.seats))
    thought.candidates.sort(key=Candidate.order)


def think_little(thought: Rollouts, simulations: int, until: float) -> None:
    """Roll out one phrase after another, the best first, until the simulations are used up."""
    thought.keep_the_best(until)
    every = thought.candidates
    try:
        for candidate in every[: thought.settings.kept]:
            if thought.greed.judged >= simulations:
                break
            thought.candidates = [candidate]
            thought.try_on_redeals(1, 1, simulations, until)
    finally:
        thought.candidates = sorted(every, key=Candidate.order)


def think_on(thought: Rollouts, simulations: int, until: float) -> None:
    """Spend the remaining simulations on the moves that will be shown."""
    before = -1
    while before < thought.greed.judged < simulations and time.monotonic() < until:
        before = thought.greed.judged  # stop when a round judges nothing: all questions have one answer
        thought.try_on_redeals(min(SHOWN, len(thought.candidates)), 1, simulations, until)


def expects(thought: Rollouts, candidate: Candidate) -> list[float]:
    """Each seat's share of the victory: the mean of all rollouts, or of the position if there were none."""
    if not any(candidate.shares):
        judged = thought.greed.judged
        after = thought.position.copy()
        for action in candidate.actions:
            after.take(action)
        thought.greed.settle(after)
        thought.greed.judged = judged  # this position was judged before
        thought.share(after, candidate)
    whole = sum(candidate.shares)
    return [round(share / whole, 3) for share in candidate.shares]


def hint(state: State, seat: int, rng: Rng, simulations: int = 0, until: float = math.inf) -> Hint:
    """The best moves for a seat that is asked. `state` may be the real position: it is redealt first.

    Judges exactly `simulations` positions (0: as many as `grandmaster`), or fewer if there is nothing more
    to judge. If there are more phrases than simulations, it judges a random sample of the phrases.

    >>> import tianxia
    >>> from tianxia.kernel.rng import stream
    >>> state = tianxia.game("terracotta").new(seats=2, seed=1)
    >>> found = hint(state, 0, stream(1, "hint"), simulations=50)
    >>> found.simulations, len(found.moves)
    (50, 3)
    """
    here = asked(state.redeal(seat, rng), seat)
    own = GRANDMASTER.evaluation_for(here)
    thought = GRANDMASTER.thought(here, seat, rng, own, own.lead)
    usual = GRANDMASTER.simulations_in(own)
    if simulations:
        think_within(thought, simulations, usual, until)
    else:
        thought.think(usual, until)
    moves = []
    for found in thought.candidates[:SHOWN]:
        text = here.game.read(here, found.actions, seat, finish=False).text
        moves.append(Advice(found.actions, text, found.tried, expects(thought, found)))
    return Hint(seat, thought.greed.judged, moves)
