"""Revolts: a leader enters a kingdom that has one of its colour."""

import pytest
from tests.huang.positions import (
    hand,
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


def revolt(attack: str = "", defence: str = "", support: int = 1) -> HuangState:
    """Seat 0's red leader on h6 attacks seat 1's on h4, which has up to three yellow tiles around it."""
    more = {"i5": "yellow", "i4": "yellow"}
    state = position(
        tiles=dict(list(more.items())[: support - 1]),
        leaders={(1, "red"): "h4"},
        hands={0: attack, 1: defence, 2: "yyyy"},
    )
    state.play("leader red h6")
    return state


def strengths(state: HuangState) -> list[int]:
    found: list[int] = saved(state)["revolt"]["strengths"]
    return found


@rule("huang.revolt.roles")
def test_who_attacks_and_who_defends() -> None:
    state = position(leaders={(2, "green"): "h4", (0, "red"): "i6"}, turn=1)
    state.play("leader green h6")
    revolt = saved(state)["revolt"]
    assert (revolt["colour"], revolt["seats"], revolt["strengths"]) == ("green", [1, 2], [1, 1])
    assert revolt["leaders"] == [False, False]


@rule("huang.revolt.base_strength", "huang.revolt.shared_tile_counts_twice")
def test_yellow_tiles_next_to_each_leader() -> None:
    assert strengths(revolt(support=1)) == [1, 1]  # Han lies next to both
    assert strengths(revolt(support=2)) == [1, 2]
    assert strengths(revolt(support=3)) == [1, 3]


@rule("huang.revolt.commit_order")
def test_the_attacker_commits_first_then_the_defender_once_each() -> None:
    state = revolt("yy", "yy")
    assert (state.decision.kind, state.decision.seat) == ("revolt-commit", 0)
    state.play("commit 1")
    assert (state.decision.kind, state.decision.seat) == ("revolt-commit", 1)
    seen = state.see(-1)["revolt"]
    assert isinstance(seen, dict)
    assert seen["attacker"]["strength"] == 2  # in the open
    state.play("commit 1")
    assert saved(state)["revolt"] is None
    assert state.decision.kind == "action"


@rule("huang.revolt.commit_yellow_tiles")
def test_any_number_of_yellow_tiles_and_no_others() -> None:
    state = revolt("yyrrgb")
    assert [move for move in legal(state) if "leader" not in move] == [
        "commit nothing",
        "commit 1",
        "commit 2",
    ]
    assert refusal(state, "commit 3") == "huang.revolt.commit_yellow_tiles"
    state.play("commit 2")
    assert strengths(state) == [3, 1]


@rule("huang.revolt.only_two_players")
def test_nobody_else_takes_part() -> None:
    state = revolt("y", "y")
    assert refusal(state, "commit 1", 2) == "kernel.turn"
    state.play("commit 1")
    assert refusal(state, "commit 1", 2) == "kernel.turn"
    state.play("commit 1")
    assert state.decision.seat == 0
    assert hand(state, 2) == "yyyy"


@rule("huang.revolt.yellow_leader_bonus")
def test_a_yellow_leader_off_the_board_may_help() -> None:
    state = revolt("y", "y")
    assert legal(state) == ["commit nothing", "commit 1", "commit leader", "commit 1 leader"]
    state.play("commit 1 leader")
    assert strengths(state) == [3, 1]
    state.play("commit leader")  # 3 to 2
    assert leaders(state, 0) == {"red": "h6"}
    busy = position(leaders={(1, "red"): "h4", (0, "yellow"): "l8"}, hands={0: "y"})
    busy.play("leader red h6")
    assert legal(busy) == ["commit nothing", "commit 1"]
    assert refusal(busy, "commit leader") == "huang.revolt.yellow_leader_bonus"


@rule("huang.revolt.no_bonus_between_yellows")
def test_no_bonus_between_yellow_leaders() -> None:
    state = position(leaders={(1, "yellow"): "h4"}, hands={0: "y", 1: "y"})
    state.play("leader yellow h6")
    for _ in range(2):
        assert legal(state) == ["commit nothing", "commit 1"]
        assert refusal(state, "commit leader") == "huang.revolt.no_bonus_between_yellows"
        state.play("commit nothing")


@rule("huang.revolt.higher_wins", "huang.revolt.tie_defender")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [
        ("commit nothing", "commit nothing", 1),  # 1 to 1: the defender
        ("commit 1", "commit nothing", 0),
        ("commit 1", "commit 1", 1),
        ("commit 2", "commit 1", 0),
        ("commit 1", "commit 2", 1),
        ("commit 1 leader", "commit 2", 1),
        ("commit 2 leader", "commit 2", 0),
    ],
)
def test_the_higher_total_wins_and_the_defender_wins_ties(attack: str, defence: str, winner: int) -> None:
    state = revolt("yyy", "yyy")
    play(state, attack, defence)
    assert points(state, winner) == {"red": 1}
    assert points(state, 1 - winner) == {}
    assert leaders(state, winner) == {"red": "h6" if winner == 0 else "h4"}
    assert leaders(state, 1 - winner) == {}


@rule("huang.revolt.loser_removed")
def test_the_losers_leader_goes_home() -> None:
    state = revolt("y")
    play(state, "commit 1", "commit nothing")
    assert leaders(state, 1) == {}
    state.play("pass")
    state.play("leader red l8", 1)  # the leader can be placed again
    assert leaders(state, 1) == {"red": "l8"}


@rule("huang.revolt.moved_attacker_not_restored")
def test_a_beaten_attacker_does_not_go_back() -> None:
    state = position(leaders={(0, "red"): "l8", (1, "red"): "h4"})
    play(state, "leader red h6", "commit nothing", "commit nothing")
    assert leaders(state, 0) == {}


@rule("huang.revolt.winner_vp")
@pytest.mark.parametrize("colour", ["yellow", "red", "blue", "green", "white"])
def test_the_winner_gets_a_point_of_the_leaders_colour(colour: str) -> None:
    state = position(leaders={(1, colour): "h4"}, hands={0: "yy"})
    play(state, f"leader {colour} h6", "commit 2", "commit nothing")
    assert [points(state, seat) for seat in range(3)] == [{colour: 1}, {}, {}]


@rule("huang.revolt.committed_discarded")
def test_all_committed_tiles_are_discarded() -> None:
    state = revolt("yyr", "yyyb")
    play(state, "commit 2", "commit 3")
    assert (hand(state, 0), hand(state, 1)) == ("r", "b")
    assert saved(state)["discarded"] == {"yellow": 5}
    kept = revolt("y")
    play(kept, "commit leader", "commit nothing")  # 2 to 1
    assert (hand(kept, 0), saved(kept)["discarded"]) == ("y", {})
    kept.play("leader yellow i6")  # the leader that helped is still there


@rule("huang.revolt.board_tiles_stay")
def test_no_tile_of_the_board_is_lost() -> None:
    state = revolt("yyy", "yy", support=3)
    before = tiles(state)
    play(state, "commit 3", "commit 2")
    assert tiles(state) == before


@rule("huang.revolt.retry_allowed")
def test_a_beaten_attacker_may_try_again() -> None:
    state = revolt("y")
    play(state, "commit nothing", "commit nothing")
    assert points(state, 1) == {"red": 1}
    play(state, "leader red h6", "commit 1", "commit nothing")
    assert points(state, 0) == {"red": 1}
    assert leaders(state, 1) == {}
    assert pass_turn(state).decision.seat != 0
