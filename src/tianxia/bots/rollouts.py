"""Rollouts: the phrases that look best are played on by greed, and those drop out after which it goes worse.

All of them are tried on the same redeals, so that luck is the same for all. After each round the worse half
drops out, and the others are tried on more redeals. Or they race: whichever is surely no better than the best
drops out, so that little is thought where there is little to choose.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from tianxia.bots.phrases import Greed
from tianxia.kernel.phrase import position_asking
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

MOST_STEPS: Final = 200  # of one rollout, far more than a turn has questions
MOST_PHRASES: Final = 50  # that greed chooses in one rollout
NARROWING: Final = 2  # redeals on which many phrases are narrowed down to few ...
SAME: Final = 0.001  # what differs by less on the first redeal leads to the same
SURELY: Final = 2.0  # standard errors
NARROWING_PART: Final = 4  # ... but no second one once a quarter of the simulations is used


class Reach:
    """How broad and how far rollouts look."""

    def __init__(self, kept: int, turns: int, redeals: int, wide: int = 0, alike: float = 0.0) -> None:
        self.kept = kept  # phrases that are tried, those that look best
        self.wide = wide  # so many are first tried to the end of the turn, to find those; 0: by how they look
        self.turns = turns  # played on to the end of the turn and so many more, every second one's own
        self.redeals = redeals  # in one round, at the most
        self.alike = alike  # phrases race where so little more is as good; 0: they drop out by halves


class Candidate:
    """A phrase, how it looks at once, and what came of it on redeals."""

    def __init__(self, actions: list[int], looks: float, seats: int) -> None:
        self.actions = actions
        self.looks = looks
        self.tried = 0  # on so many redeals
        self.total = 0.0
        self.shares = [0.0] * seats  # of the victory, summed up, where somebody wants to know
        self.values: list[float] = []  # on each redeal, where phrases race

    def order(self) -> tuple[int, float, float]:
        """What was tried most often is first, and then what did best."""
        return -self.tried, -self.total, -self.looks


class Rollouts:
    """One thought about one position, which asks `seat` and is redealt for it."""

    def __init__(
        self,
        position: State,
        seat: int,
        rng: Rng,
        evaluate: Callable[[Any, int], float],
        reply: Callable[[Any], int],
        reach: Reach,
        lead: float = 0.0,
        answers: Callable[[Any], list[int]] | None = None,
        verdict: Callable[[Any, int], float] | None = None,
    ) -> None:
        """`lead` is by how much one must be ahead to be three to one; not 0 if shares are asked for.

        `verdict` is what the end of a rollout is judged by, where that is not `evaluate`.
        """
        self.position = position
        self.seat = seat
        self.rng = rng
        self.greed = Greed(evaluate, reply, rng, answers)
        self.reach = reach
        self.lead = lead
        self.verdict = verdict or evaluate
        self.turns = turns_of_seats(reach.turns, position.seats)
        self.candidates: list[Candidate] = []  # the best first

    def answer(self, positions: int, until: float = math.inf) -> list[int]:
        """Think, and say the actions of one phrase."""
        actions = self.position.actions()
        if len(actions) == 1:
            return actions
        self.think(positions, until)
        return self.candidates[0].actions

    def so_far(self) -> list[int]:
        """The best phrase found, if thinking was cut short; nothing where there is none."""
        return self.candidates[0].actions if self.candidates else []

    def think(self, positions: int, until: float = math.inf) -> None:
        """Judge about so many positions, fewer where there is little to choose from or time is up."""
        self.keep_the_best(until)
        self.narrow(positions // NARROWING_PART, until)
        if self.reach.alike > 0.0:
            self.race(positions, until)
            return
        left = len(self.candidates)
        rounds = max(1, (left - 1).bit_length())
        spent = self.greed.judged
        for number in range(rounds):
            goal = spent + (positions - spent) * (number + 1) // rounds
            self.try_on_redeals(left, self.reach.redeals, goal, until)
            left = (left + 1) // 2

    def keep_the_best(self, until: float) -> None:
        """Candidates are the phrases that look best; of several that look alike, any."""
        phrases, values = self.greed.sweep(self.position, self.seat, until)
        order = self.greed.best_first(values)
        most = max(self.reach.wide, self.reach.kept)
        self.candidates = [Candidate(phrases[at], values[at], self.position.seats) for at in order[:most]]

    def narrow(self, goal: int, until: float) -> None:
        """Of many candidates those stay that do best by the end of the turn."""
        kept = self.reach.kept
        if len(self.candidates) <= kept:
            return
        ahead, self.turns = self.turns, 0
        self.try_on_redeals(len(self.candidates), NARROWING, goal, until)
        self.turns = ahead
        seats = self.position.seats
        self.candidates = [Candidate(one.actions, one.looks, seats) for one in self.candidates[:kept]]

    def race(self, positions: int, until: float) -> None:
        """All are tried on one redeal after the other, and drop out until one is left; no more than so many
        positions are judged, or until time is up."""
        left = len(self.candidates)
        while left > 1 and self.greed.judged < positions:
            values = self.try_on_a_redeal(left, until)
            if not values:
                break
            for at, value in enumerate(values):
                candidate = self.candidates[at]
                candidate.total += value
                candidate.tried += 1
                candidate.values.append(value)
            self.candidates.sort(key=Candidate.order)
            best = self.candidates[0]
            others = self.candidates[1:left]
            running = [one for one in others if not is_beaten(one, best, self.reach.alike)]
            beaten = [one for one in others if one not in running]
            self.candidates = [best, *running, *beaten, *self.candidates[left:]]
            left = 1 + len(running)

    def try_on_redeals(self, count: int, redeals: int, goal: int, until: float) -> None:
        """Try the first `count` candidates on so many redeals, or until enough was judged; sort them."""
        for _ in range(redeals):
            values = self.try_on_a_redeal(count, until)
            for at, value in enumerate(values):
                self.candidates[at].total += value
                self.candidates[at].tried += 1
            if not values or self.greed.judged >= goal:
                break
        self.candidates.sort(key=Candidate.order)

    def try_on_a_redeal(self, count: int, until: float) -> list[float]:
        """What comes of the first `count` candidates, played on from one redeal; nothing if time is up."""
        deal = self.position.redeal(self.seat, self.rng)
        self.let_others_choose(deal)
        values: list[float] = []
        for at in range(count):
            candidate = self.candidates[at]
            state = deal.copy()
            for action in candidate.actions:
                state.take_for(self.seat, action)
            state = self.play_on(state, until)
            if time.monotonic() > until:
                return []
            self.greed.settle(state)
            values.append(self.verdict(state, self.seat))
            if self.lead > 0.0:
                self.share(state, candidate)
        return values

    def let_others_choose(self, deal: State) -> None:
        """Of simultaneous secret choices, others make theirs before they could see this seat's."""
        for other in deal.waiting():
            if other == self.seat:
                continue
            turned = position_asking(deal, other)
            assert turned is not None
            action = self.greed.reply(turned)
            if action >= 0:
                deal.take_for(other, action)
                continue
            for action in self.greed.best_phrase(turned, other, math.inf):
                deal.take_for(other, action)

    def play_on(self, state: State, until: float) -> State:
        """Greed finishes this turn, and plays those that follow. Returns where that leads."""
        turns = phrases = 0
        last = self.seat
        learned = state.learned
        for _ in range(MOST_STEPS):
            if state.over:
                break
            action = self.greed.reply(state)
            if action >= 0:
                state.take(action)
                continue
            asked = state.stack[-1].seat
            # The automa asks nobody: that it has played shows in what was learned.
            if asked != last or (state.automa >= 0 and state.learned != learned):
                if turns == self.turns or time.monotonic() > until:
                    break
                turns += 1
            last = asked
            learned = state.learned
            actions = state.actions()
            if len(actions) == 1:
                state.take(actions[0])
                continue
            if phrases == MOST_PHRASES:
                break
            phrases += 1
            for action in self.greed.best_phrase(state, asked, until):
                state.take(action)
        return state

    def share(self, state: State, candidate: Candidate) -> None:
        """What each seat may expect of the victory: more for who is ahead."""
        if state.over:
            winners = state.winners()
            for seat in winners:
                candidate.shares[seat] += 1.0 / len(winners)
            return
        ahead = [self.greed.evaluate(state, seat) / self.lead for seat in range(state.seats)]
        most = max(ahead)
        weights = [math.pow(3.0, value - most) for value in ahead]
        whole = sum(weights)
        for seat in range(state.seats):
            candidate.shares[seat] += weights[seat] / whole


def is_beaten(candidate: Candidate, best: Candidate, alike: float) -> bool:
    """Is it surely not better than the best so far, by more than what counts as alike?

    On one redeal nothing is sure but that two lead to the same.
    """
    count = len(candidate.values)
    behind = [best.values[at] - candidate.values[at] for at in range(count)]
    mean = sum(behind) / count
    if count == 1:
        return -SAME < mean < SAME
    squares = sum([(value - mean) * (value - mean) for value in behind])
    error = math.sqrt((squares + alike * alike) / ((count - 1) * count))
    return mean + alike > SURELY * error


def turns_of_seats(turns: int, seats: int) -> int:
    """How many turns these are where every second is one's own: all rivals have theirs before it."""
    return turns // 2 * max(2, seats) + turns % 2  # alone, the automa is a rival
