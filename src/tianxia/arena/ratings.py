"""Strength of bots, from matches: win rates with intervals, and ratings on Elo's scale."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tianxia.arena.intervals import Interval, Sample, mean, share
from tianxia.arena.match import AUTOMA, Row

ROUNDS = 200  # most rounds; the fit stops earlier when it has converged
ELO = 400 / math.log(10)
HALVINGS = 40  # steps of the bisection for a rating
FARTHEST = 40.0  # bound of the bisection, as a logarithm; its win rate rounds to 0 or 1


def share_of(row: Row, name: str) -> float:
    """The share of the victory of all of a bot's seats together."""
    return sum(share for seat, share in enumerate(row.shares) if row.bots[seat] == name)


def win_rate(rows: Sequence[Row], name: str) -> Interval:
    """The win rate of a bot over the matches it plays in, at any seat."""
    return share([(row.deal, share_of(row, name)) for row in rows if name in row.bots])


def points_ahead(rows: Sequence[Row], name: str) -> Interval:
    """The points by which a bot leads the best other bot."""
    margins: list[Sample] = []
    for row in rows:
        if name in row.bots:
            seat = row.bots.index(name)
            best = max(row.scores[:seat] + row.scores[seat + 1 :], default=0)
            margins.append((row.deal, float(row.scores[seat] - best)))
    return mean(margins)


# --- ratings --------------------------------------------------------------------------------------------


def ratings(rows: Sequence[Row]) -> dict[str, Interval]:
    """Elo ratings with their intervals; the average is 1500.

    Each pair of different bots in a match counts as one game between them. The larger share of the victory
    wins it, or the higher score if neither bot has a share. The interval of a rating is the interval of the
    bot's win rate in these games, converted to ratings against the same rivals. If a bot won or lost all
    its games, its interval is open on one side.
    """
    names = sorted({name for row in rows for name in row.bots})
    games = [(row.deal, *duel) for row in rows for duel in duels(row, names)]
    fitted = fit([(a, b, score) for _, a, b, score in games], len(names))
    found = {}
    for at, name in enumerate(names):
        won = [(deal, score if a == at else 1 - score) for deal, a, b, score in games if at in (a, b)]
        rivals = [b if a == at else a for _, a, b, _ in games if at in (a, b)]
        strengths = [(fitted[rival] / ELO, rivals.count(rival)) for rival in sorted(set(rivals))]
        rate = share(won)
        low, high = (
            rating_of(bound, fitted[at], strengths, len(names)) if rate.known else open_end
            for bound, open_end in ((rate.low, -math.inf), (rate.high, math.inf))
        )
        found[name] = Interval(round(fitted[at]), low, high, rate.deals)
    return dict(sorted(found.items(), key=lambda item: -item[1].value))


def rating_of(rate: float, fitted: float, rivals: list[tuple[float, int]], bots: int) -> float:
    """The rating at which a bot would win `share` of its games; rivals come with their number of games.

    Ratings average 1500, so raising one bot's rating lowers all others.
    """
    if rate <= 0.0 or rate >= 1.0:
        return math.inf if rate >= 1.0 else -math.inf
    met = sum(count for _, count in rivals)
    low, high = -FARTHEST, FARTHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        here = fitted / ELO + middle
        won = sum(count / (1 + math.exp(rival - here)) for rival, count in rivals)
        low, high = (middle, high) if won < rate * met else (low, middle)
    return float(round(fitted + ELO * (low + high) / 2 * (bots - 1) / bots))


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


def fit(games: list[tuple[int, int, float]], count: int) -> list[float]:
    """The maximum-likelihood strengths of the Bradley–Terry model, by Zermelo's iteration.

    Each bot gets one more draw against an average opponent, so that a bot that always wins has a finite
    rating.
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
