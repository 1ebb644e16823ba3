"""The greedy bot plays to win: it beats chance and never sits still."""

from __future__ import annotations

import pytest
from tests.royaumes.positions import new, position, spread

from tianxia.bots import bot
from tianxia.games.royaumes.evaluate import evaluate
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.rng import stream


def play_bots(seed: int, names: list[str], turns: int = 99) -> RoyaumesState:
    """A game between bots, to its end or to the beginning of a turn."""
    state, rng = new(len(names), seed), stream(seed, "bots")
    while not state.over and state.turn <= turns:
        seat = state.waiting()[0]
        dealt = state.redeal(seat, rng.split(f"deal {state.learned}"))
        for action in bot(names[seat]).choose(dealt, seat, rng):
            state.take_for(seat, action)
    return state


def wins(seeds: range) -> int:
    """How many games of two the greedy bot wins, on either seat."""
    won = 0
    for seed in seeds:
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += play_bots(seed, names).winners() == [names.index("greedy")]
    return won


def test_greedy_beats_random() -> None:
    assert wins(range(4)) == 4


@pytest.mark.slow
def test_greedy_beats_random_95_times_of_100() -> None:
    assert wins(range(100)) >= 95


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_greedy_never_sits_still(seats: int) -> None:
    state = play_bots(5, ["greedy"] * seats, turns=3)
    for seat in range(seats):
        assert state.authority[seat] == 0  # it progressed every turn
        assert state.count_occupied(seat) >= 4


def test_land_is_worth_more_than_its_price() -> None:
    poor = position({0: {"25": "3+"}, 1: {"2": "3+"}})
    rich = position({0: {"25": "2+", "26": "1+"}, 1: {"2": "3+"}})
    assert evaluate(rich, 0) > evaluate(poor, 0)
    assert evaluate(rich, 1) < evaluate(poor, 1)


def test_an_objective_is_worth_most() -> None:
    three = position({0: spread(2, 12, 15, 26), 1: {"23": "1+"}}, objectives=[6, 1])
    four = position({0: spread(2, 12, 15, 25), 1: {"23": "1+"}}, objectives=[6, 1])
    assert evaluate(four, 0) > evaluate(three, 0) + 100
    won = position(
        {0: spread(2, 12, 15, 25), 1: {"23": "1+"}}, "authority", progress={0: 0, 1: 0}, objectives=[6, 1]
    )
    assert evaluate(won, 0) > 1000 > evaluate(won, 1)
