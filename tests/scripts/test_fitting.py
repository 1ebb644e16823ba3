"""The scripts that tune bots use the driver, and recover weights that were put into the data."""

from __future__ import annotations

import pytest
from scripts.least_squares import decompose, solve

from scripts import foretell, reach, tune
from tianxia.bots.evaluation import evaluation


def test_linear_equations_are_solved() -> None:
    rows = [[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 2.0]]
    wanted = [2.0, -1.0, 0.25]
    right = [sum(a * b for a, b in zip(row, wanted, strict=True)) for row in rows]
    assert solve(decompose(rows), right) == pytest.approx(wanted)


def test_foretell_finds_the_weights_of_made_up_results() -> None:
    """Results that are twice the first feature early, and three times the second one late."""
    seen = foretell.Seen(4)
    for number in range(40):
        count = float(number % 7 - 3)
        positions = [foretell.Position(left, number % 2, [count]) for left in (1.0, 0.0)]
        for position, worth in zip(positions, (2.0, 3.0), strict=True):
            seen.add(foretell.Match(number, [position], [int(worth * count), 0]))
    early, late, *_ = foretell.fit(seen, [2.0, 3.0, 0.0, 0.0], 0.85)
    assert (early, late) == pytest.approx((2.0, 3.0), abs=0.01)


def test_foretell_notes_a_position_at_each_end_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foretell, "SIMULATIONS", 1)
    monkeypatch.setattr(foretell, "WIDE", 0)
    monkeypatch.setattr(foretell, "KEPT", 2)
    monkeypatch.setattr(foretell, "TURNS", 0)
    match = foretell.play("zhanguo", with_verdict=False, seed=1)
    assert len(match.scores) == 2
    lefts = [position.left for position in match.positions]
    assert lefts == sorted(lefts, reverse=True)
    assert {len(position.things) for position in match.positions} == {
        len(evaluation("zhanguo", long=True).weights)
    }


@pytest.mark.slow
def test_reach_compares_ways_to_look_in_the_same_positions() -> None:
    changes = ("kept=1,turns=0,simulations=1", "kept=2,turns=0,simulations=1")
    ways = [reach.way("huang", change) for change in changes]
    looked = reach.positions("huang", ways, reach.way("huang", "kept=2,turns=0"), 100, 1)
    assert looked
    assert {len(one) for one in looked} == {2}
    assert all(choice.actions and choice.simulations > 0 for one in looked for choice in one)
    with pytest.raises(SystemExit, match="kept=32"):
        reach.way("huang", "wide")


@pytest.mark.slow
def test_tune_plays_the_weights_it_is_given() -> None:
    weights = tune.weights_of("huang")
    assert weights["LOWEST"] == 12.0
    bots = [tune.Tuned("huang", weights, 1, "greedy") for _ in range(2)]
    state = tune.play_searches("huang", bots, 1)
    assert state.over
    changed = tune.evaluation_with("huang", {**weights, "LOWEST": 100.0})
    assert changed.evaluate(state, 0) != evaluation("huang").evaluate(state, 0)
    assert tune.leads("huang", 1, 1)
