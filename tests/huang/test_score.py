"""Final scoring."""

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers, tuples
from tests.huang.positions import HUANG, pass_turn, points, position
from tests.ledger import rule

from tianxia.games.huang.state import HuangState
from tianxia.kernel.words import words


def finished(*results: tuple[int, int, int, int, int]) -> HuangState:
    """A game that has ended with these points: yellow, red, blue, green, white."""
    colours = ("yellow", "red", "blue", "green", "white")
    state = position(
        len(results),
        points={seat: dict(zip(colours, result, strict=True)) for seat, result in enumerate(results)},
        bag="",
    )
    pass_turn(state)
    assert state.over
    return state


@rule("huang.score.four_colours", "huang.score.lowest_colour")
@pytest.mark.parametrize("lowest", range(4))
def test_the_lowest_of_four_colours_counts(lowest: int) -> None:
    result = [7, 8, 9, 10, 0]
    result[lowest] = 3
    y, r, b, g, w = result
    assert finished((y, r, b, g, w), (0, 0, 0, 0, 0)).scores() == [3, 0]


@rule("huang.score.white_jokers")
def test_white_points_are_jokers() -> None:
    assert finished((2, 5, 5, 5, 0), (2, 5, 5, 5, 1)).scores() == [2, 3]
    assert finished((5, 5, 5, 5, 0), (4, 4, 5, 5, 2)).scores() == [5, 5]
    assert finished((0, 0, 0, 0, 4), (0, 0, 0, 0, 3)).scores() == [1, 0]  # white is not a colour with a total


@rule("huang.score.white_best_spread")
@pytest.mark.parametrize(
    ("result", "score"),
    [((1, 2, 3, 4, 3), 3), ((1, 1, 4, 4, 3), 2), ((0, 6, 6, 6, 5), 5), ((2, 2, 2, 2, 7), 3)],
)
def test_whites_go_where_they_help_most(result: tuple[int, int, int, int, int], score: int) -> None:
    state = finished(result, (0, 0, 0, 0, 0))
    assert state.scores()[0] == score == best_by_trying(result)


@rule("huang.score.white_best_spread")
@settings(max_examples=30)
@given(tuples(*[integers(0, 6)] * 4, integers(0, 5)))
def test_no_other_spread_is_better(result: tuple[int, int, int, int, int]) -> None:
    assert finished(result, (0, 0, 0, 0, 0)).scores()[0] == best_by_trying(result)


def best_by_trying(result: tuple[int, int, int, int, int]) -> int:
    """The best lowest colour over all ways to spread the whites."""
    *colours, white = result
    if not white:
        return min(colours)
    best = 0
    for i in range(4):
        more = [count + (place == i) for place, count in enumerate(colours)]
        best = max(best, best_by_trying((more[0], more[1], more[2], more[3], white - 1)))
    return best


@rule("huang.score.highest_result_wins")
def test_the_highest_result_wins() -> None:
    state = finished((9, 9, 9, 2, 0), (3, 3, 3, 3, 0), (1, 30, 30, 30, 0))
    assert state.scores() == [2, 3, 1]
    assert state.winners() == [1]


@rule("huang.score.tie_next_lowest")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ((3, 5, 4, 6, 0), (9, 3, 9, 3, 0)),  # second lowest: 4 against 3
        ((4, 3, 3, 9, 0), (3, 3, 3, 99, 0)),  # third lowest
        ((3, 4, 5, 7, 0), (6, 5, 4, 3, 0)),  # fourth lowest
        ((3, 3, 5, 5, 1), (3, 3, 4, 9, 0)),  # whites first: 3, 4, 5, 5 against 3, 3, 4, 9
    ],
)
def test_ties_are_broken_by_the_next_lowest(
    one: tuple[int, int, int, int, int], other: tuple[int, int, int, int, int]
) -> None:
    state = finished(one, other)
    assert state.scores()[0] == state.scores()[1]
    assert state.winners() == [0]
    assert finished(other, one).winners() == [1]


@rule("huang.score.shared_victory")
def test_equal_in_all_four_share() -> None:
    assert finished((3, 4, 5, 6, 0), (6, 5, 4, 3, 0), (2, 9, 9, 9, 0)).winners() == [0, 1]


@rule("huang.score.leftovers_worthless")
def test_tiles_leaders_and_pagodas_are_worth_nothing() -> None:
    state = position(
        seats=2,
        tiles=dict.fromkeys(("h6", "i6", "i7"), "red"),
        leaders={(1, "red"): "h4", (1, "blue"): "i5"},
        pagodas=["h6 up"],
        hands={1: "yrbgww"},
        bag="",
    )
    pass_turn(state)
    assert state.over
    assert points(state, 1) == {}
    assert state.scores() == [0, 0]
    assert state.winners() == [0, 1]


def said(state: HuangState) -> list[str]:
    spoken = words("en", HUANG.folder)
    return [spoken.format(note.key, note.args) for note in state.sheet_notes()]


def test_the_sheet_says_where_whites_went() -> None:
    assert said(finished((1, 2, 3, 4, 3), (0, 0, 0, 0, 0))) == [
        "Seat 0’s 3 white points count for the lowest colours: yellow +2, red +1, blue +0, green +0."
    ]


def test_the_sheet_says_how_a_tie_was_broken() -> None:
    assert said(finished((2, 5, 5, 5, 0), (2, 6, 4, 9, 0))) == [
        "Seat 0, Seat 1 are equal in the lowest colour, 2 each. "
        "The next lowest decides: second lowest 5 for Seat 0, against 4."
    ]
    assert said(finished((2, 5, 5, 5, 0), (2, 5, 5, 5, 0))) == [
        "Seat 0, Seat 1 are equal in all four colours and share the victory."
    ]
    assert said(finished((2, 5, 5, 5, 0), (3, 5, 5, 5, 0))) == []
