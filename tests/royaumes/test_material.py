"""The contents of the box, the players, and the ways to win."""

import pytest
from tests.ledger import rule
from tests.royaumes.positions import ROYAUMES, generals, legal, new, play, player, position, spread, stock

from tianxia.kernel.errors import BadOptions


@rule("royaumes.players.two_to_six")
def test_two_to_six_players() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert new(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            ROYAUMES.new(seats)


@rule("royaumes.material.troops_sixty")
def test_sixty_troops_each() -> None:
    state = position({0: {"25": "58+", "26": "1+"}, 1: {"2": "1+"}}, "place")
    assert state.recruits == 1  # two commanderies, but one troop is left
    play(state, "place 25")
    seen = player(state, 0)
    assert (seen["troops"], seen["supply"]) == (60, 0)
    assert state.decision.kind != "place"


@rule("royaumes.material.generals_one_two_four")
def test_three_generals_each() -> None:
    state = new(6)
    for seat in range(6):
        assert generals(state, seat) == {1: "reserve", 2: "reserve", 4: "reserve"}


@rule("royaumes.material.marker_values")
def test_markers_of_one_two_and_four() -> None:
    state = position({0: spread(20, 21, 25, 26), 1: {"2": "1+"}}, "command")
    assert legal(state) == ["four", "two", "one"]


@rule("royaumes.material.marker_supply_unlimited")
def test_markers_never_run_out() -> None:
    hoard = {0: [1] * 40 + [2] * 40 + [4] * 40}
    state = position({0: spread(20, 21, 25, 26), 1: {"2": "1+"}}, "command", markers=hoard)
    assert legal(state) == ["four", "two", "one"]
    play(state, "four two")
    assert stock(state, 0) == [4] * 41 + [2] * 41 + [1] * 40


@rule("royaumes.material.nine_objectives")
def test_nine_objectives() -> None:
    assert [card.number for card in ROYAUMES.tables.cards] == list(range(1, 10))
    dealt = {card for seed in range(60) for card in new(6, seed).objectives}
    assert dealt == set(range(9))


@rule("royaumes.goal.become_emperor")
def test_winning_outright() -> None:
    alone = position({0: {"25": "1+"}}, "authority", seats=2, markers={0: [1]}, progress={0: 0})
    assert (alone.over, alone.winners(), alone.save()["ending"]) == (True, [0], "survivor")
    met = position(
        {0: spread(2, 12, 15, 25), 1: {"23": "1+"}}, "authority", progress={0: 0, 1: 0}, objectives=[6, 1]
    )
    assert (met.over, met.winners(), met.save()["ending"]) == (True, [0], "objective")


@rule("royaumes.goal.points_otherwise")
def test_points_decide_after_the_last_turn() -> None:
    held = {0: spread(20, 21), 1: spread(2, 3, 6)}
    state = position(held, "authority", turn=12, progress={0: 0, 1: 0}, objectives=[1, 2])
    assert (state.over, state.winners(), state.save()["ending"]) == (True, [1], "points")
    earlier = position(held, "authority", turn=11, progress={0: 0, 1: 0}, objectives=[1, 2])
    assert not earlier.over
