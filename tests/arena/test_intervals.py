"""The arena's 95 % intervals have their coverage, although matches on one deal are correlated."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from tianxia.arena.figures import changes, figures
from tianxia.arena.intervals import Interval, contrast, mean, quantile, share, wilson
from tianxia.arena.match import Plan, Row
from tianxia.arena.ratings import points_ahead, ratings, win_rate
from tianxia.arena.report import format_interval

REPEATS = 1000


def flipped(
    plan: Plan, chance: random.Random, strength: float = 0.5, same: float = 0.0, luck: float = 0.0
) -> list[Row]:
    """The rows of a plan between two coin-flip bots: `a` wins with `strength`.

    `same` is the probability that all matches of a deal have the same winner among the bots, `luck` the
    probability that the deal alone decides which seat wins.
    """
    rows = []
    seatings = [bots for _, bots in plan.seatings()]
    packs = len(plan.packs)
    for deal in range(plan.games // 2):
        alike, decided = chance.random() < same, chance.random() < luck
        a_won, lucky_seat, shift = chance.random() < strength, chance.randrange(2), chance.gauss(0, 8)
        for at in range(2 * packs):
            bots = seatings[at // packs]
            a_wins = a_won if alike else chance.random() < strength
            winner = lucky_seat if decided else bots.index("a" if a_wins else "b")
            shares = [float(seat == winner) for seat in range(2)]
            scores = [round(40 + shift + chance.gauss(0, 5) + 10 * share) for share in shares]
            rows.append(coin_row(deal * 2 * packs + at, deal, bots, scores, shares, lucky_seat))
    return rows


def coin_row(
    number: int, deal: int, bots: list[str], scores: list[int], shares: list[float], first: int
) -> Row:
    lines, used = {"category-all": scores}, {"flip coin": [1, 1]}
    order = [first, 1 - first]
    return Row(
        number, "coin", 1, "pack", "{}", 2, deal, deal, bots, scores, shares, lines, 9, 9, 1, used, order
    )


def coverage(
    deals: int, figures: str, strength: float = 0.5, same: float = 0.0, luck: float = 0.0
) -> dict[str, float]:
    """The coverage of each figure's interval over the repeats, computed with the arena's own code."""
    chance = random.Random(f"{deals} {strength} {same} {luck}")
    asked = figures.split()
    single = Plan("coin", 2, ["a", "b"], 2 * deals, 0)
    double = Plan("coin", 2, ["a", "b"], 2 * deals, 0, {}, ["", "x"])
    wins = strength * (1 - luck) + luck / 2
    truth = {
        "wins": wins,
        "seat": 0.5,
        "points": 45.0,
        "ahead": 10 * (2 * wins - 1),
        "elo": 1500 + 200 * math.log10(wins / (1 - wins)),
        "change": 0.0,
    }
    measure: dict[str, Callable[[list[Row]], Interval]] = {
        "wins": lambda rows: win_rate(rows, "a"),
        "seat": lambda rows: share([(row.deal, row.shares[0]) for row in rows]),
        "points": lambda rows: mean([(row.deal, float(row.scores[0])) for row in rows]),
        "ahead": lambda rows: points_ahead(rows, "a"),
        "elo": lambda rows: ratings(rows)["a"],
        "change": lambda _: changes(double, flipped(double, chance, strength, same, luck))["wins of seat 0"],
    }
    held = dict.fromkeys(asked, 0)
    for _ in range(REPEATS):
        rows = flipped(single, chance, strength, same, luck)
        for name in asked:
            one = measure[name](rows)
            held[name] += one.low <= truth[name] <= one.high
    return {name: count / REPEATS for name, count in held.items()}


@pytest.mark.parametrize(
    ("same", "luck", "asked"),
    [
        (0.0, 0.0, "wins seat points ahead elo"),
        (0.5, 0.0, "wins points ahead elo"),
        (1.0, 0.0, "wins points ahead elo"),  # the same samples, as if every match had been played twice
        (0.0, 0.5, "wins seat points ahead elo"),
    ],
)
def test_intervals_of_coin_flips_hold_the_truth(same: float, luck: float, asked: str) -> None:
    for figure, held in coverage(30, asked, same=same, luck=luck).items():
        assert 0.93 <= held <= 0.97, f"{figure}: {held:.1%}"


def test_intervals_of_an_uneven_coin_hold_the_truth() -> None:
    for figure, held in coverage(40, "wins elo", strength=0.8, same=0.5).items():
        assert 0.93 <= held <= 0.97, f"{figure}: {held:.1%}"


def test_a_change_of_wins_between_packs_holds_the_truth() -> None:
    """The interval allows for one more, different deal, so it may be slightly too wide."""
    assert 0.93 <= coverage(30, "change", same=0.5)["change"] <= 0.98


@pytest.mark.parametrize("deals", [3, 5, 8])
def test_few_deals_are_judged_by_students_t(deals: int) -> None:
    found = coverage(deals, "wins points elo", luck=0.3)
    assert 0.93 <= found["points"] <= 0.97
    assert found["wins"] >= 0.93  # few deals have few possible win rates, so the coverage may be higher
    assert found["elo"] >= 0.93


def test_copies_of_a_match_are_no_evidence() -> None:
    once = [(deal, float(deal % 3 == 0)) for deal in range(12)]
    copied = [sample for sample in once for _ in range(4)]
    assert mean(copied).high == pytest.approx(mean(once).high)
    assert share(copied).deals == 12
    assert share(copied).high == pytest.approx(share(once).high, abs=0.01)
    assert share([(deal, 1.0) for deal in range(12) for _ in range(4)]) == share(
        [(d, 1.0) for d in range(12)]
    )


def test_students_t_agrees_with_published_tables() -> None:
    table = {1: 12.706, 2: 4.303, 5: 2.571, 10: 2.228, 11: 2.201, 20: 2.086, 60: 2.000, 120: 1.980}
    assert {freedom: round(quantile(freedom), 3) for freedom in table} == table


def test_wilson_agrees_with_published_figures() -> None:
    found = wilson(0.8, 10)
    assert (round(found.low, 3), round(found.high, 3)) == (0.490, 0.943)
    assert wilson(0.0, 20).low == 0.0
    assert round(wilson(0.0, 20).high, 3) == 0.161


def test_a_contrast_of_independent_groups_has_welchs_width() -> None:
    these, others = (
        [(deal, float(deal % 5)) for deal in range(50)],
        [(100 + d, float(d % 3)) for d in range(30)],
    )
    found = contrast(these, others)
    assert found.value == pytest.approx(1.0)
    variance = 2.0 / 50 + (2 / 3) / 30
    assert found.high - found.value == pytest.approx(quantile(79) * math.sqrt(variance * 80 / 79))


def test_an_unbeaten_record_has_an_open_rating() -> None:
    """Regression test: such a rating had an interval of zero width, as if it were certain."""
    plan = Plan("coin", 2, ["a", "b"], 40, 0)
    rated = ratings(flipped(plan, random.Random(1), strength=1.0))
    assert math.isinf(rated["a"].high)
    assert rated["a"].low < rated["a"].value
    assert format_interval(rated["a"], ".0f").startswith("at least 16")
    assert format_interval(rated["b"], ".0f").startswith("at most 13")
    more = ratings(flipped(Plan("coin", 2, ["a", "b"], 400, 0), random.Random(1), strength=1.0))
    assert more["a"].low > rated["a"].low


def test_one_deal_has_no_interval() -> None:
    rows = flipped(Plan("coin", 2, ["a", "b"], 2, 0), random.Random(1))
    found = figures(rows)
    for one in (found.wins["a"], found.ratings["a"], found.scores_by_seat[0], found.wins_by_place[1]):
        assert format_interval(one, ".1f").endswith("(one deal: no interval)")
        assert not one.known
    assert format_interval(Interval(0.5, 0.25, 0.75, 9), ".0%") == "50% (25% to 75%)"
