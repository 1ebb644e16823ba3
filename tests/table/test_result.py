"""The result of a match: winners, shared places, and a draw without a winner."""

from __future__ import annotations

from tests.ledger import rule
from tests.royaumes.positions import position

from tianxia.table.result import Result, result_of


@rule("royaumes.end.nobody_left")
def test_a_draw_is_won_by_nobody_and_shared_by_the_last_ones() -> None:
    state = position({}, "authority", seats=3, defeated=(1,), order=(0, 2))
    assert state.is_draw()
    assert result_of(state, [], False) == Result("drawn", [0, 2], [[0, 2], [1]])
    view = state.view(-1)
    assert (view["drawn"], view["winners"]) == (True, [0, 2])


def test_a_game_that_somebody_wins_is_no_draw() -> None:
    state = position({2: {"12": "1+"}}, "authority", seats=4, progress={0: 0, 1: 0, 2: 0, 3: 0})
    assert not state.is_draw()
    found = result_of(state, [], False)
    assert found is not None
    assert (found.ending, found.winners) == ("played", [2])
    assert state.view(-1)["drawn"] is False


def test_a_running_game_is_no_draw() -> None:
    state = position({0: {"25": "2+"}, 1: {"2": "2+"}})
    assert not state.is_draw()
    assert result_of(state, [], False) is None


def test_of_those_who_share_a_draw_one_who_resigned_ranks_last() -> None:
    state = position({}, "authority", seats=3, defeated=(1,), order=(0, 2))
    assert result_of(state, [2], False) == Result("drawn", [0], [[0], [1], [2]])


def test_who_resigned_first_ranks_last() -> None:
    state = position({0: {"25": "2+"}, 1: {"2": "2+"}, 2: {"12": "2+"}})
    assert result_of(state, [1, 0], False) == Result("resigned", [2], [[2], [0], [1]])


def test_an_agreed_end_has_no_winner() -> None:
    state = position({0: {"25": "2+"}, 1: {"2": "2+"}, 2: {"12": "2+"}})
    assert result_of(state, [1], True) == Result("agreed", [], [[0, 2], [1]])
