"""Rollouts: greedy play continues after each candidate phrase, and the worse candidates drop out.

All candidates use the same redeals, so that luck is the same for all. With successive halving the worse half
drops out after each round, and the rest is tried on more redeals. With racing a candidate drops out once it
is significantly worse than the best.
"""

from __future__ import annotations

import math
import time
from typing import Final

from tianxia.bots.phrases import Greed
from tianxia.bots.settings import RolloutSettings
from tianxia.kernel.phrase import position_asking
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

MOST_STEPS: Final = 200  # answers in one rollout; a turn has far fewer
MOST_PHRASES: Final = 50  # phrases in one rollout
NARROWING: Final = 2  # redeals used to reduce many phrases to few ...
SAME: Final = 0.001  # smaller differences on the first redeal mean an equal result
SURELY: Final = 2.0  # standard errors that count as significant
NARROWING_PART: Final = 4  # ... but only one redeal, once 1/4 of the simulations is used


class Candidate:
    """A phrase with its first evaluation and its results on redeals."""

    def __init__(self, actions: list[int], looks: float, seats: int) -> None:
        self.actions = actions
        self.looks = looks
        self.tried = 0  # number of redeals
        self.total = 0.0
        self.shares = [0.0] * seats  # sums of shares of the victory, for hints
        self.values: list[float] = []  # result on each redeal, for racing

    def order(self) -> tuple[int, float, float]:
        """Sort key: the most tried first, then the best mean."""
        return -self.tried, -self.total, -self.looks


class Rollouts:
    """The rollouts for one move. `position` asks `seat` and is redealt for it."""

    def __init__(self, position: State, seat: int, rng: Rng, settings: RolloutSettings) -> None:
        self.position = position
        self.seat = seat
        self.rng = rng
        self.settings = settings
        self.greed = Greed(settings.evaluate, settings.reply, rng, settings.answers)
        self.lead = settings.lead
        self.verdict = settings.verdict or settings.evaluate
        self.turns = turns_of_seats(settings.turns, position.seats)
        self.candidates: list[Candidate] = []  # the best first

    def answer(self, positions: int, until: float = math.inf) -> list[int]:
        """Search, and return the actions of one phrase."""
        actions = self.position.actions()
        if len(actions) == 1:
            return actions
        self.think(positions, until)
        return self.candidates[0].actions

    def so_far(self) -> list[int]:
        """The best phrase so far, if the search was interrupted; empty if there is none."""
        return self.candidates[0].actions if self.candidates else []

    def think(self, positions: int, until: float = math.inf) -> None:
        """Judge about that many positions; fewer if only one candidate is left or time runs out."""
        self.keep_the_best(until)
        self.narrow(positions // NARROWING_PART, until)
        if self.settings.alike > 0.0:
            self.race(positions, until)
            return
        left = len(self.candidates)
        rounds = max(1, (left - 1).bit_length())
        spent = self.greed.judged
        for number in range(rounds):
            goal = spent + (positions - spent) * (number + 1) // rounds
            self.try_on_redeals(left, self.settings.redeals, goal, until)
            left = (left + 1) // 2

    def keep_the_best(self, until: float) -> None:
        """Keep the phrases with the best evaluations; ties are broken at random."""
        phrases, values = self.greed.sweep(self.position, self.seat, until)
        order = self.greed.best_first(values)
        most = max(self.settings.wide, self.settings.kept)
        self.candidates = [Candidate(phrases[at], values[at], self.position.seats) for at in order[:most]]

    def narrow(self, goal: int, until: float) -> None:
        """Keep the candidates that have the best evaluation at the end of the turn."""
        kept = self.settings.kept
        if len(self.candidates) <= kept:
            return
        ahead, self.turns = self.turns, 0
        self.try_on_redeals(len(self.candidates), NARROWING, goal, until)
        self.turns = ahead
        seats = self.position.seats
        self.candidates = [Candidate(one.actions, one.looks, seats) for one in self.candidates[:kept]]

    def race(self, positions: int, until: float) -> None:
        """Racing: try all candidates on one redeal after another, and drop those that are beaten.

        Stops when one is left, when enough positions were judged, or when time runs out."""
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
            running = [one for one in others if not is_beaten(one, best, self.settings.alike)]
            beaten = [one for one in others if one not in running]
            self.candidates = [best, *running, *beaten, *self.candidates[left:]]
            left = 1 + len(running)

    def try_on_redeals(self, count: int, redeals: int, goal: int, until: float) -> None:
        """Try the first `count` candidates on some redeals, or until enough was judged; then sort them."""
        for _ in range(redeals):
            values = self.try_on_a_redeal(count, until)
            for at, value in enumerate(values):
                self.candidates[at].total += value
                self.candidates[at].tried += 1
            if not values or self.greed.judged >= goal:
                break
        self.candidates.sort(key=Candidate.order)

    def try_on_a_redeal(self, count: int, until: float) -> list[float]:
        """The results of the first `count` candidates on one redeal; empty if time ran out."""
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
        """In simultaneous secret choices, let the other seats choose first: they cannot see this seat's
        choice.
        """
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
        """Finish this turn and the following ones by greedy play. Returns the last position."""
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
            # The automa takes no decisions; `learned` shows that it has played.
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
        """The expected share of the victory of each seat, from the evaluation margins."""
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
    """Is the candidate significantly no better than the best, given the tolerance `alike`?

    After one redeal only candidates with an equal result are beaten.
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
    """How many turns of single seats to play, since all rivals move before the seat's own next turn."""
    return turns // 2 * max(2, seats) + turns % 2  # in a solo game the automa is the rival
