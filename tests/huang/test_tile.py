"""Placing tiles."""

import pytest
from tests.huang.positions import hand, kingdoms, legal, play, points, position, refusal, saved, tiles
from tests.ledger import rule


@rule("huang.tile.from_hand")
def test_a_tile_comes_from_the_hand() -> None:
    state = position(hands={0: "rrw", 1: "g"})
    assert refusal(state, "tile green h6") == "huang.tile.from_hand"
    state.play("tile red h6")
    assert hand(state, 0) == "rw"
    assert tiles(state)["h6"] == "red"


@rule("huang.tile.no_adjacency_needed")
def test_a_tile_may_lie_alone() -> None:
    state = position(hands={0: "r"})
    state.play("tile red m10")
    assert tiles(state)["m10"] == "red"
    assert kingdoms(state) == []


@rule("huang.tile.blue_on_river_only")
def test_blue_tiles_lie_on_rivers() -> None:
    state = position(hands={0: "b"})
    assert refusal(state, "tile blue h6") == "huang.tile.blue_on_river_only"
    trial = state.copy()
    trial.play("tile blue")
    assert len(legal(trial)) == 39
    state.play("tile blue g5")


@rule("huang.tile.others_on_land_only")
@pytest.mark.parametrize("colour", ["yellow", "red", "green", "white"])
def test_other_tiles_never_lie_on_rivers(colour: str) -> None:
    state = position(hands={0: colour[0]})
    assert refusal(state, f"tile {colour} g5") == "huang.tile.others_on_land_only"
    trial = state.copy()
    trial.play(f"tile {colour}")
    assert len(legal(trial)) == 120 - 7
    state.play(f"tile {colour} g6")


@rule("huang.tile.one_per_action")
@pytest.mark.parametrize("colour", ["yellow", "red", "white"])
def test_one_tile_per_action(colour: str) -> None:
    state = position(hands={0: colour[0] * 3})
    state.play(f"tile {colour} h6")
    assert state.decision.kind == "action"
    assert saved(state)["actions_left"] == 1
    blue = position(hands={0: "bbb"})
    blue.play("tile blue g5")
    assert blue.decision.kind == "chain"


@rule("huang.tile.vp_same_colour_leader")
@pytest.mark.parametrize("colour", ["yellow", "red", "green", "white"])
def test_the_leader_of_the_colour_scores(colour: str) -> None:
    leaders = {(0, "yellow"): "h4", (1, colour): "i6"} if colour != "yellow" else {(1, "yellow"): "i6"}
    state = position(leaders=leaders, hands={0: colour[0]})
    state.play(f"tile {colour} h6")
    assert points(state, 1) == {colour: 1}
    assert points(state, 0) == {}


@rule("huang.tile.vp_yellow_fallback", "huang.tile.vp_colour_is_tile_colour")
@pytest.mark.parametrize("colour", ["red", "blue", "green", "white"])
def test_else_the_yellow_leader_scores_in_the_tiles_colour(colour: str) -> None:
    state = position(leaders={(1, "yellow"): "h4"}, hands={0: colour[0]})
    state.play(f"tile {colour} {'g5' if colour == 'blue' else 'h6'}")
    assert points(state, 1) == {colour: 1}


@rule("huang.tile.vp_none_without_leader")
def test_without_either_leader_nobody_scores() -> None:
    state = position(leaders={(0, "red"): "h4", (0, "blue"): "i6"}, hands={0: "ww"})
    state.play("tile white h6")  # a kingdom without white and yellow leader
    state.play("tile white l8")  # no kingdom
    assert [points(state, seat) for seat in range(3)] == [{}, {}, {}]


@rule("huang.tile.vp_may_go_to_opponent")
def test_the_point_may_go_to_an_opponent() -> None:
    state = position(leaders={(1, "red"): "h4"}, hands={0: "r"})
    state.play("tile red h6")
    assert [points(state, seat) for seat in range(3)] == [{}, {"red": 1}, {}]


@rule("huang.tile.vp_uses_resulting_kingdom")
def test_the_kingdom_after_the_placement_counts() -> None:
    # The tile touches a leaderless green tile and Han's kingdom; the joined kingdom counts.
    state = position(tiles={"h7": "green"}, leaders={(1, "red"): "h4"}, hands={0: "r"})
    state.play("tile red h6")
    assert points(state, 1) == {"red": 1}
    assert set(kingdoms(state)[0]["hexes"]) == {"h4", "h5", "h6", "h7"}
    # Touching the yellow leader's kingdom and, on the other side, the red leader's: red scores.
    union = position(tiles={"h8": "white"}, leaders={(1, "yellow"): "h6", (2, "red"): "f9"}, hands={0: "r"})
    union.play("tile red h7")
    assert [points(union, seat) for seat in range(3)] == [{}, {}, {"red": 1}]


@rule("huang.tile.vp_peaceful_union")
def test_a_peaceful_union_scores_once() -> None:
    state = position(tiles={"h8": "white"}, leaders={(0, "red"): "h6", (0, "yellow"): "f9"}, hands={0: "r"})
    state.play("tile red h7")
    assert len(kingdoms(state)) == 1
    assert points(state, 0) == {"red": 1}


@rule("huang.tile.vp_none_on_conflict")
def test_a_tile_that_starts_a_war_scores_nothing() -> None:
    state = position(
        tiles={"h8": "white", "i6": "red"},
        leaders={(0, "green"): "h6", (0, "red"): "i5", (1, "green"): "f9"},
        hands={0: "r"},
    )
    play(state, "tile red h7", "commit nothing", "commit nothing", "commit nothing")
    assert points(state, 0) == {"green": 1}  # points of the war; the tile itself scores no red point
