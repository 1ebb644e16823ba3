"""What matches tell about strength: win rates with intervals, and ratings on Elo's scale."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from tianxia.arena.match import AUTOMA, Row
from tianxia.kernel.rng import Rng, stream

Z = 1.959964  # 95 %
RESAMPLES = 400
ROUNDS = 200  # of the fit; it stops before, when nothing changes any more
ELO = 400 / math.log(10)


class Interval(msgspec.Struct, frozen=True):
    """A figure with the bounds between which it lies 19 times out of 20."""

    value: float
    low: float
    high: float


def wilson(won: float, played: int) -> Interval:
    """A win rate; ties count half, so `won` need not be whole."""
    if not played:
        return Interval(0.0, 0.0, 1.0)
    rate = won / played
    spread = Z * Z / played
    middle = (rate + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * math.sqrt(rate * (1 - rate) / played + spread / (4 * played))
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def mean_interval(values: Sequence[float]) -> Interval:
    """A mean with its interval."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    if count < 2:
        return Interval(mean, -math.inf, math.inf)
    deviation = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1))
    reach = Z * deviation / math.sqrt(count)
    return Interval(mean, mean - reach, mean + reach)


def share_of(row: Row, name: str) -> float:
    """The share of the victory that a bot's seats have together."""
    return sum(share for seat, share in enumerate(row.shares) if row.bots[seat] == name)


def win_rate(rows: Sequence[Row], name: str) -> Interval:
    """How often a bot wins the matches it plays in, at whatever seats."""
    played = [row for row in rows if name in row.bots]
    return wilson(sum(share_of(row, name) for row in played), len(played))


def points_ahead(rows: Sequence[Row], name: str) -> float:
    """By how many points a bot is ahead of the best of the others, on the average."""
    margins = []
    for row in rows:
        if name in row.bots:
            seat = row.bots.index(name)
            margins.append(row.scores[seat] - max(row.scores[:seat] + row.scores[seat + 1 :], default=0))
    return sum(margins) / len(margins) if margins else 0.0


# --- ratings --------------------------------------------------------------------------------------------


def ratings(rows: Sequence[Row], seed: int = 0) -> dict[str, Interval]:
    """Elo ratings, 1500 on the average, with intervals from playing the matches' lottery again.

    Each pair of different bots in a match counts as one game between them (who has the larger share of the
    victory, or the higher score where neither has any). Deals are drawn as a whole: their matches depend on
    each other.
    """
    names = sorted({name for row in rows for name in row.bots})
    deals: dict[int, list[tuple[int, int, float]]] = {}
    for row in rows:
        deals.setdefault(row.deal, []).extend(duels(row, names))
    drawn = list(deals.values())
    middle = fit([duel for deal in drawn for duel in deal], len(names))
    rng = stream(seed, "bootstrap")
    samples = [fit(resample(drawn, rng), len(names)) for _ in range(RESAMPLES)]
    found = {}
    for at, name in enumerate(names):
        spread = sorted(sample[at] for sample in samples)
        low, high = spread[RESAMPLES // 40], spread[-1 - RESAMPLES // 40]
        found[name] = Interval(round(middle[at]), round(low), round(high))
    return dict(sorted(found.items(), key=lambda item: -item[1].value))


def duels(row: Row, names: list[str]) -> list[tuple[int, int, float]]:
    """First bot, second bot, points of the first, for each pair of seats of different bots."""
    found = []
    for a in range(len(row.bots)):
        for b in range(a + 1, len(row.bots)):
            if row.bots[a] != row.bots[b]:
                found.append((names.index(row.bots[a]), names.index(row.bots[b]), beats(row, a, b)))
    return found


def beats(row: Row, a: int, b: int) -> float:
    first, second = (row.shares[a], row.scores[a]), (row.shares[b], row.scores[b])
    if row.bots.count(AUTOMA) or row.shares[a] or row.shares[b]:
        first, second = (row.shares[a], 0), (row.shares[b], 0)
    return 0.5 if first == second else float(first > second)


def resample(deals: list[list[tuple[int, int, float]]], rng: Rng) -> list[tuple[int, int, float]]:
    found: list[tuple[int, int, float]] = []
    for _ in range(len(deals)):
        found += deals[rng.below(len(deals))]
    return found


def fit(games: list[tuple[int, int, float]], count: int) -> list[float]:
    """Strengths under which the results are most likely (Bradley and Terry, by Zermelo's iteration).

    Everybody has also drawn once with an average opponent, so that who always wins has a rating too.
    """
    points = [0.5] * count
    met: dict[tuple[int, int], int] = {}
    for a, b, score in games:
        points[a] += score
        points[b] += 1 - score
        pair = (min(a, b), max(a, b))
        met[pair] = met.get(pair, 0) + 1
    strength = [1.0] * count
    for _ in range(ROUNDS):
        weight = [1 / (s + 1.0) for s in strength]
        for (a, b), games_met in met.items():
            share = games_met / (strength[a] + strength[b])
            weight[a] += share
            weight[b] += share
        fresh = [points[at] / weight[at] for at in range(count)]
        settled = all(abs(math.log(new / old)) < 1e-4 for new, old in zip(fresh, strength, strict=True))
        strength = fresh
        if settled:
            break
    logs = [ELO * math.log(s) for s in strength]
    mean = sum(logs) / count if count else 0.0
    return [1500 + value - mean for value in logs]


# --- two packs on the same deals ------------------------------------------------------------------------


def paired(before: Sequence[float], after: Sequence[float]) -> Interval:
    """By how much a figure changed, match by match."""
    return mean_interval([b - a for a, b in zip(before, after, strict=True)])
