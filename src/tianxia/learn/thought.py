"""How bots judge a position: the chances of each seat, and the difference between two moves.

Every function begins with a redeal for one seat, so no result depends on what that seat cannot know.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tianxia.bots.bot import asked
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import GRANDMASTER, MANY_REDEALS, Roller
from tianxia.bots.rollouts import Candidate, Rollouts
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.evaluation import Evaluation
from tianxia.kernel.phrase import position_asking
from tianxia.kernel.reader import read
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State
from tianxia.table.offer import SentenceOut

VICTORY = 2.0  # the value of a victory among the parts, in units of `lead`
SMALL = 0.02  # the fraction of `lead` below which a difference is not mentioned
MOST_PARTS = 3
Verdict = Literal["same", "equal", "better", "worse"]

LONG = Roller("reviewer", 48_000)  # judges like the grandmaster, and thinks longer
LONG.redeals = MANY_REDEALS


class Part(msgspec.Struct, frozen=True):
    """A named part of the evaluation, and how much it differs. Its words are `part-NAME`."""

    name: str
    value: float


class SaidMove(msgspec.Struct, frozen=True):
    """A phrase: its actions, its words as they are written, and a sentence for each choice."""

    actions: list[int]
    text: str
    says: list[SentenceOut]


class Difference(msgspec.Struct, frozen=True):
    """How much more one move is worth than another, in points of the evaluation, with its 95 % interval."""

    mean: float
    low: float
    high: float
    parts: list[Part]

    @property
    def clear(self) -> bool:
        """Does the interval exclude zero?"""
        return self.low > 0.0 or self.high < 0.0


class Judge:
    """Judges the ends of rollouts, and records the parts of each."""

    def __init__(self, own: Evaluation) -> None:
        self.own = own
        self.kept: list[dict[str, float]] = []

    def __call__(self, state: Any, seat: int) -> float:
        found = {key.removeprefix("part-"): value for key, value in self.own.parts(state, seat)}
        if state.over:
            found.pop("won", None)  # the value of a victory in `evaluate` is much larger than all other parts
            winners = state.winners()
            share = 1.0 / len(winners) if seat in winners else -1.0
            found = {**found, "victory": VICTORY * self.own.lead * share}
        self.kept.append(found)
        return sum(found.values())


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval (Student's t, to a hundredth)."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 0.0
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return mean, (1.96 + 2.4 / (count - 1) + 3.2 / (count - 1) ** 2) * spread


def move_of(here: State, seat: int, actions: Sequence[int]) -> SaidMove:
    """A phrase with its words. `here` asks the seat."""
    state, says, notations = here.copy(), [], []
    for action in actions:
        turned = position_asking(state, seat)
        if turned is None:
            raise IllegalMove("kernel.turn", "refusal-no-action")
        if len(turned.actions()) > 1:
            sentence = turned.describe(action)
            says.append(SentenceOut(sentence.key, sentence.args))
        notations.append(here.game.notation(turned.decision, action))
        state.take_for(seat, action)
    return SaidMove(list(actions), " ".join(notations), says)


class Comparison:
    """Rollouts of some phrases of one seat, all on the same redeals."""

    def __init__(self, here: State, seat: int, rng: Rng, phrases: Sequence[Sequence[int]]) -> None:
        """`here` is a position that asks the seat and is redealt for it."""
        self.own = evaluation(here.game.name)
        self.judge = Judge(self.own)
        self.seat = seat
        self.thought: Rollouts = GRANDMASTER.thought(here, seat, rng, self.own, self.own.lead)
        self.thought.keep_the_best(math.inf)
        self.thought.verdict = self.judge
        self.phrases = [Candidate(list(phrase), 0.0, here.seats) for phrase in phrases]
        self.thought.candidates = list(self.phrases)
        self.values: list[list[float]] = []  # by redeal and phrase
        self.parts: list[list[dict[str, float]]] = []

    def run(self, redeals: int, until: float = math.inf) -> None:
        """Try every phrase on this many more redeals. If time runs out, on fewer, but on at least one."""
        for _ in range(redeals):
            self.judge.kept = []
            values = self.thought.try_on_a_redeal(len(self.phrases), until if self.values else math.inf)
            if not values:
                break
            self.values.append(values)
            self.parts.append(self.judge.kept)

    def shares(self, phrase: int) -> list[float]:
        """The expected share of the victory of each seat after a phrase."""
        sums = self.phrases[phrase].shares
        whole = sum(sums)
        return [round(share / whole, 3) for share in sums]

    def mean(self, phrase: int) -> float:
        return sum(values[phrase] for values in self.values) / len(self.values)

    def difference(self, phrase: int, others: Sequence[int]) -> Difference:
        """How much more a phrase is worth than the mean of some others."""
        pairs = [row[phrase] - sum(row[other] for other in others) / len(others) for row in self.values]
        mean, error = mean_and_error(pairs)
        totals: dict[str, float] = {}
        for row in self.parts:
            for other in others:
                for name in {**row[phrase], **row[other]}:
                    more = row[phrase].get(name, 0.0) - row[other].get(name, 0.0)
                    totals[name] = totals.get(name, 0.0) + more / len(self.parts) / len(others)
        large = sorted(totals.items(), key=lambda one: (-abs(one[1]), one[0]))[:MOST_PARTS]
        least = SMALL * self.own.lead
        parts = [Part(name, round(value, 1)) for name, value in large if abs(value) >= max(least, 0.05)]
        return Difference(round(mean, 2), round(mean - error, 2), round(mean + error, 2), parts)


class Estimate(msgspec.Struct, frozen=True):
    """Each seat's expected share of the victory, and half the width of its 95 % interval."""

    shares: list[float]
    errors: list[float]


def estimate(state: State, seat: int, rng: Rng, redeals: int) -> Estimate:
    """The chances that a seat that is asked may see: bots play a turn or two on some redeals."""
    here = asked(state.redeal(seat, rng), seat)
    own = evaluation(here.game.name)
    thought = GRANDMASTER.thought(here, seat, rng, own, own.lead)
    found = []
    for _ in range(redeals):
        deal = here.redeal(seat, rng)
        thought.let_others_choose(deal)
        end = thought.play_on(deal, math.inf)
        thought.greed.settle(end)
        one = Candidate([], 0.0, here.seats)
        thought.share(end, one)
        found.append(one.shares)
    means = [mean_and_error([shares[of] for shares in found]) for of in range(here.seats)]
    return Estimate([round(mean, 3) for mean, _ in means], [round(error, 3) for _, error in means])


def certain(state: State) -> Estimate:
    """The shares of the victory in a game that is over."""
    winners = state.winners()
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
    return Estimate([round(share, 3) for share in shares], [0.0] * state.seats)


def regret(state: State, seat: int, actions: Sequence[int], rng: Rng) -> float:
    """The difference in evaluation between a phrase and the best one, just after they are played; a quick
    estimate.
    """
    here = asked(state.redeal(seat, rng), seat)
    if len(here.actions()) == 1:
        return 0.0
    own = evaluation(here.game.name)
    greed = GRANDMASTER.thought(here, seat, rng, own).greed
    values = greed.sweep(here, seat, math.inf)[1]
    after = here.copy()
    for action in actions:
        after.take_for(seat, action)
    return max(0.0, max(values) - greed.judge(after, seat))


class Finding(msgspec.Struct, frozen=True):
    """The result of long thinking about a phrase that was played.

    `difference`: how much better the bot's move is; null if both are the same move.
    """

    played: SaidMove
    best: SaidMove
    verdict: Verdict
    difference: Difference | None
    chance: float  # the seat's expected share of the victory after what was played
    chance_best: float


def think_about(state: State, seat: int, actions: Sequence[int], rng: Rng, redeals: int) -> Finding:
    """Think long about a phrase that was played, and compare it with the bot's."""
    here = asked(state.redeal(seat, rng), seat)
    played = list(actions)
    choice = LONG.choose(here.copy(), seat, rng.split("choose"))
    same = read(here, choice, seat).actions == read(here, played, seat).actions
    found = Comparison(here, seat, rng.split("compare"), [played] if same else [played, choice])
    found.run(redeals)
    first = move_of(here, seat, played)
    chance = found.shares(0)[seat]
    if same:
        return Finding(first, first, "same", None, chance, chance)
    difference = found.difference(1, [0])
    verdict: Verdict = "equal" if not difference.clear else "better" if difference.low > 0.0 else "worse"
    return Finding(first, move_of(here, seat, choice), verdict, difference, chance, found.shares(1)[seat])
