"""Positioning leaders."""

import pytest
from tests.huang.positions import (
    kingdoms,
    leaders,
    legal,
    pass_turn,
    play,
    points,
    position,
    refusal,
    saved,
    tiles,
)
from tests.ledger import rule

from tianxia.games.huang.state import HuangState


def hexes(state: HuangState, start: str) -> list[str]:
    """The hexes to which the leader can go, once a phrase has begun."""
    trial = state.copy()
    trial.play(start)
    return legal(trial)


@rule("huang.leader.place")
def test_placing_a_leader() -> None:
    state = position()
    state.play("leader red h4")
    assert leaders(state, 0) == {"red": "h4"}
    assert saved(state)["actions_left"] == 1
    assert refusal(state, "leader blue withdraw") == "huang.leader.withdraw"  # it is off the board


@rule("huang.leader.move")
def test_moving_a_leader_however_far() -> None:
    state = position(leaders={(0, "red"): "h4"})
    state.play("leader red l8")
    assert leaders(state, 0) == {"red": "l8"}
    assert saved(state)["actions_left"] == 1
    assert refusal(state, "leader red i9") == "huang.leader.not_on_river"


@rule("huang.leader.withdraw")
def test_withdrawing_a_leader_costs_an_action() -> None:
    state = position(leaders={(0, "red"): "h4"})
    state.play("leader red withdraw")
    assert leaders(state, 0) == {}
    assert saved(state)["actions_left"] == 1


@rule("huang.leader.own_only")
def test_only_own_leaders() -> None:
    state = position(leaders={(1, "red"): "h4"})
    assert "withdraw" not in hexes(state, "leader red")  # the phrase means seat 0's own red leader
    state.play("leader red l8")
    assert leaders(state, 1) == {"red": "h4"}
    assert leaders(state, 0) == {"red": "l8"}


@rule("huang.leader.empty_space")
@pytest.mark.parametrize("taken", ["h6", "h4", "h5", "m6"])
def test_a_leader_needs_an_empty_hex(taken: str) -> None:
    state = position(
        tiles={"h6": "red"}, leaders={(1, "red"): "h4"}, bandits={"m6": 1}, renegade_bandits=True
    )
    assert refusal(state, f"leader white {taken}") == "huang.leader.empty_space"
    state.play("leader white i6")


@rule("huang.leader.not_on_river")
def test_no_leader_on_a_river() -> None:
    state = position()
    assert refusal(state, "leader red g5") == "huang.leader.not_on_river"  # next to Han, but river
    assert not set(hexes(state, "leader red")) & {"g5", "d4", "k7"}


@rule("huang.leader.next_to_yellow")
def test_a_leader_needs_a_yellow_tile() -> None:
    state = position(tiles={"i7": "red", "i2": "green", "l4": "white"})
    for unsupported in ("i8", "i3", "l3", "m10"):
        assert refusal(state, f"leader red {unsupported}") == "huang.leader.next_to_yellow"
    assert hexes(position(capitals=False, tiles={"i3": "yellow"}), "leader red") == [
        "h2",
        "h3",
        "i2",
        "i4",
        "j3",
    ]


@rule("huang.leader.any_yellow_tile")
def test_any_yellow_tile_supports() -> None:
    state = position(seats=2, hands={0: "y"})
    state.play("tile yellow i3")
    state.play("leader red i4")  # no capital, no kingdom
    assert leaders(state, 0) == {"red": "i4"}
    state.play("leader blue h2", 1)  # placed by the other player, now in a kingdom
    assert leaders(state, 1) == {"blue": "h2"}


@rule("huang.leader.yellow_under_pagoda_supports")
def test_yellow_under_a_pagoda_supports() -> None:
    under = position(tiles={"i5": "yellow", "i6": "yellow"}, pagodas=["h5 up"])
    free = position(tiles={"i5": "yellow", "i6": "yellow"})
    assert hexes(under, "leader white") == hexes(free, "leader white")
    assert "j5" not in hexes(free, "leader white")  # river
    assert "j6" in hexes(under, "leader white")  # next to i6 alone


@rule("huang.leader.no_conflict_union")
def test_a_leader_may_not_unite_in_conflict() -> None:
    between = {"h6": "yellow", "h8": "red"}
    others = position(tiles=between, leaders={(0, "red"): "h4", (1, "red"): "f9"}, turn=2)
    assert refusal(others, "leader green h7") == "huang.leader.no_conflict_union"
    own = position(tiles=between, leaders={(0, "red"): "h4", (1, "blue"): "f9"}, turn=2)
    assert refusal(own, "leader red h7") == "huang.leader.no_conflict_union"  # its own colour counts
    assert refusal(own, "leader blue h7") == "huang.leader.no_conflict_union"
    assert "h7" not in hexes(own, "leader red")
    assert "h7" in hexes(own, "leader green")


@rule("huang.leader.peaceful_union")
def test_a_leader_may_unite_three_kingdoms() -> None:
    state = position(
        tiles={"g6": "green", "f7": "red", "h7": "yellow"},
        leaders={(0, "red"): "f8", (1, "green"): "h4", (1, "blue"): "i8"},
        turn=2,
    )
    assert len(kingdoms(state)) == 3
    state.play("leader white g7")
    assert [kingdom["rulers"] for kingdom in kingdoms(state)] == [
        {"red": 0, "white": 2, "green": 1, "blue": 1}
    ]
    assert state.decision.kind == "action"


@rule("huang.leader.leaderless_groups_ignored")
def test_groups_without_leaders_simply_join() -> None:
    state = position(tiles={"h6": "yellow", "h8": "red"}, leaders={(1, "red"): "h4"})
    state.play("leader red h7")  # a kingdom and Wei's leaderless group: a revolt, not a union
    assert saved(state)["revolt"]["seats"] == [0, 1]
    lonely = position(tiles={"h6": "yellow", "h8": "red"})
    lonely.play("leader red h7")
    assert kingdoms(lonely) == [{"hexes": ["g9", "h5", "h6", "h7", "h8"], "red": 1, "rulers": {"red": 0}}]


@rule("huang.leader.same_colour_starts_revolt")
def test_entering_a_kingdom_with_the_same_colour() -> None:
    state = position(leaders={(1, "red"): "h4", (2, "blue"): "h6"})
    other = state.copy()
    state.play("leader red i5")
    revolt = saved(state)["revolt"]
    assert (revolt["colour"], revolt["seats"], revolt["strengths"]) == ("red", [0, 1], [1, 1])
    other.play("leader green i5")
    assert saved(other)["revolt"] is None


@rule("huang.leader.lift_before_move")
def test_a_leader_is_lifted_before_it_moves() -> None:
    # Seat 0's red leader on h7 holds both kingdoms together. Its destination is judged without it.
    state = position(
        tiles={"h6": "yellow", "h8": "red"},
        leaders={(0, "red"): "h7", (1, "blue"): "h4", (2, "green"): "f9"},
    )
    assert len(kingdoms(state)) == 1
    state.play("leader red i6")
    assert saved(state)["revolt"] is None  # the leader does not fight itself
    assert [kingdom["rulers"] for kingdom in kingdoms(state)] == [{"green": 2}, {"blue": 1, "red": 0}]


@rule("huang.leader.lift_before_move")
def test_a_lifted_leader_no_longer_joins_kingdoms() -> None:
    # h4 touches Han, with a blue leader, and Qin, with a green one. Wei has a green leader too, but it
    # is linked to Han only by the leader that moves.
    state = position(
        tiles={"h3": "yellow", "h6": "yellow", "h8": "red"},
        leaders={(0, "red"): "h7", (1, "blue"): "i6", (1, "green"): "h2", (2, "green"): "f9"},
    )
    assert refusal(state, "leader white h4") == "huang.leader.no_conflict_union"
    state.play("leader red h4")
    assert [kingdom["rulers"] for kingdom in kingdoms(state)] == [
        {"green": 2},
        {"green": 1, "red": 0, "blue": 1},
    ]


@rule("huang.leader.move_needs_new_space")
def test_staying_put_is_no_move() -> None:
    state = position(leaders={(0, "red"): "h4"})
    assert refusal(state, "leader red h4") == "huang.leader.move_needs_new_space"
    play(state, "leader red withdraw", "leader red h4")  # two actions do it


@rule("huang.leader.no_vp_for_positioning")
def test_positioning_gives_no_points() -> None:
    state = position(tiles={"h6": "yellow", "h8": "red"}, leaders={(0, "red"): "h4", (1, "yellow"): "f9"})
    play(state, "leader yellow l8", "leader white h7")
    assert [points(state, seat) for seat in range(3)] == [{}, {}, {}]


@rule("huang.leader.unsupported_returns")
def test_only_the_last_yellow_tile_matters() -> None:
    state = position(tiles={"i5": "yellow"}, leaders={(1, "red"): "h4"}, hands={0: "bbbb"})
    state.play("riot h5")
    assert leaders(state, 1) == {"red": "h4"}  # i5 still supports it
    state.play("riot i5")
    assert leaders(state, 1) == {}


@rule("huang.leader.unsupported_only_by_riot")
def test_conflicts_leave_yellow_tiles_alone() -> None:
    capitals = {"g2", "d5", "b8", "e12", "g9", "h5", "l7"}
    revolt = position(leaders={(1, "red"): "h4"}, hands={0: "yy", 1: "y"})
    play(revolt, "leader red h6", "commit 2", "commit 1")
    assert set(tiles(revolt, "yellow")) == capitals
    war = position(
        tiles={"h8": "red", "i6": "red"}, leaders={(0, "red"): "h6", (1, "red"): "f9"}, hands={0: "y"}
    )
    play(war, "tile yellow h7", "commit nothing", "commit nothing", "commit nothing", "winner g9")
    assert set(tiles(war, "yellow")) == capitals | {"h7"}
    assert leaders(war, 1) == {"red": "f9"}


@rule("huang.leader.returned_is_reusable")
def test_a_leader_sent_back_can_be_placed_again() -> None:
    state = position(seats=2, leaders={(1, "red"): "f9"}, hands={0: "bb"})
    state.play("riot g9")
    assert leaders(state, 1) == {}
    pass_turn(state)
    state.play("leader red l8")
    assert leaders(state, 1) == {"red": "l8"}
