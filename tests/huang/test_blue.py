"""Chains of blue tiles."""

from tests.huang.positions import hand, kingdoms, legal, play, points, position, refusal, saved, tiles
from tests.ledger import rule


@rule("huang.blue.chain_optional")
def test_a_chain_may_stop_at_any_tile() -> None:
    state = position(hands={0: "bbbbb"})
    play(state, "tile blue g4", "chain g5", "stop")
    assert set(tiles(state, "blue")) == {"g4", "g5"}
    assert saved(state)["actions_left"] == 1
    play(state, "tile blue j1", "chain j2", "chain k3")
    assert set(tiles(state, "blue")) == {"g4", "g5", "j1", "j2", "k3"}
    assert state.decision.seat == 1


@rule("huang.blue.chain_optional")
def test_a_chain_needs_blue_tiles_in_hand() -> None:
    state = position(hands={0: "brr"})
    state.play("tile blue g4")
    assert legal(state) == ["stop"]
    assert refusal(state, "chain g5") == "huang.tile.from_hand"


@rule("huang.blue.chain_adjacent_to_previous")
def test_the_next_tile_lies_next_to_the_previous_one() -> None:
    state = position(hands={0: "bbbb"})
    play(state, "tile blue f5", "chain f4")
    assert legal(state) == ["chain e4", "chain g4", "chain g5", "stop"]
    assert refusal(state, "chain f6") == "huang.blue.chain_adjacent_to_previous"  # next to the first one
    assert refusal(state, "chain f3") == "huang.tile.blue_on_river_only"
    assert refusal(state, "chain f5") == "huang.board.space_holds_one_piece"


@rule("huang.blue.chain_scores_each")
def test_each_tile_scores_by_itself() -> None:
    # e4 lies in Zhao's kingdom, whose yellow leader scores; f4 and g4 join Han's, whose blue leader does.
    state = position(leaders={(1, "blue"): "h4", (2, "yellow"): "e5"}, hands={0: "bbb"})
    state.play("tile blue e4")
    assert [points(state, seat) for seat in range(3)] == [{}, {}, {"blue": 1}]
    state.play("chain f4")
    assert [points(state, seat) for seat in range(3)] == [{}, {}, {"blue": 2}]
    state.play("chain g4")
    assert [points(state, seat) for seat in range(3)] == [{}, {"blue": 1}, {"blue": 2}]


@rule("huang.blue.chain_no_retroactive_vp")
def test_no_points_afterwards() -> None:
    state = position(leaders={(0, "blue"): "h4"}, hands={0: "bbb"})
    play(state, "tile blue e4", "chain f4")
    assert points(state, 0) == {}
    state.play("chain g4")  # next to the leader: now all three are in the kingdom
    assert points(state, 0) == {"blue": 1}
    assert set(kingdoms(state)[0]["hexes"]) == {"e4", "f4", "g4", "h4", "h5"}


@rule("huang.blue.chain_later_no_conflict")
def test_a_later_tile_may_not_start_a_war() -> None:
    # f4 would join Han's kingdom, reached over g5, with Zhao's, whose red leader stands on e5.
    state = position(leaders={(0, "red"): "h4", (1, "red"): "e5"}, hands={0: "bbb"})
    state.play("tile blue g5")
    assert refusal(state, "chain f4") == "huang.blue.chain_later_no_conflict"
    assert legal(state) == ["chain g4", "stop"]
    first = position(leaders={(0, "red"): "h4", (1, "red"): "e5"}, tiles={"g5": "blue"}, hands={0: "b"})
    first.play("tile blue f4")  # as a first tile it is allowed
    assert saved(first)["war"]["colours"] == ["red"]


@rule("huang.blue.chain_first_war_ends")
def test_a_war_ends_the_chain() -> None:
    state = position(
        leaders={(0, "red"): "h4", (1, "red"): "e5"}, tiles={"g5": "blue", "i5": "red"}, hands={0: "bbb"}
    )
    play(state, "tile blue f4", "commit nothing", "commit nothing", "commit nothing")
    assert state.decision.kind == "action"
    assert saved(state)["actions_left"] == 1
    assert hand(state, 0) == "bb"


@rule("huang.blue.chain_pagoda_ends")
def test_a_pagoda_ends_the_chain() -> None:
    state = position(tiles={"f4": "blue", "g4": "blue"}, hands={0: "bbb"})
    play(state, "tile blue g5", "pagoda f4")
    assert saved(state)["pagodas"] == ["f4 up"]
    assert state.decision.kind == "action"
    declined = position(tiles={"f4": "blue", "g4": "blue"}, hands={0: "bbb"})
    play(declined, "tile blue g5", "no pagoda")
    assert declined.decision.kind == "chain"


@rule("huang.blue.chain_later_no_pagoda")
def test_a_later_tile_brings_no_pagoda() -> None:
    state = position(hands={0: "bbb"})
    play(state, "tile blue f4", "chain g4", "chain g5")
    assert set(tiles(state, "blue")) == {"f4", "g4", "g5"}
    assert saved(state)["pagodas"] == []
    assert state.decision.kind == "action"
