"""Green tiles and the market."""

import pytest
from tests.huang.positions import hand, legal, play, position, refusal, saved, tiles
from tests.ledger import rule


@rule("huang.green.market_pick", "huang.green.pick_needs_no_kingdom")
def test_a_tile_from_the_market() -> None:
    state = position(hands={0: "g"}, market="yrbbww")
    state.play("tile green m10")  # far from any leader
    assert state.decision.kind == "market"
    assert legal(state) == ["take yellow", "take red", "take blue", "take white", "take nothing"]
    assert refusal(state, "take green") == "huang.green.market_pick"
    state.play("take blue")
    assert hand(state, 0) == "b"
    assert saved(state)["market"] == ["yellow", "red", None, "blue", "white", "white"]
    assert state.decision.kind == "action"  # one tile only


@rule("huang.green.pick_optional")
def test_the_pick_may_be_declined() -> None:
    state = position(hands={0: "g"}, market="yrbbww")
    play(state, "tile green m10", "take nothing")
    assert hand(state, 0) == ""
    assert saved(state)["market"] == ["yellow", "red", "blue", "blue", "white", "white"]


@rule("huang.green.no_refill_during_turn")
def test_the_market_is_not_refilled_during_the_turn() -> None:
    state = position(hands={0: "gg"}, market="yyyyyr")
    play(state, "tile green m10", "take red", "tile green m9")
    assert legal(state) == ["take yellow", "take nothing"]
    assert saved(state)["market"].count(None) == 1
    state.play("take yellow")  # and the turn ends
    assert None not in saved(state)["market"]


@rule("huang.green.no_refill_during_turn")
def test_an_empty_market_asks_nothing() -> None:
    state = position(hands={0: "gg"}, market=".....r")
    play(state, "tile green m10", "take red", "tile green m9")
    assert state.decision.kind == "action"
    assert state.decision.seat == 1


@rule("huang.green.picked_tile_usable_at_once")
@pytest.mark.parametrize("move", ["tile red h6", "replace red"])
def test_a_picked_tile_is_ready_for_the_second_action(move: str) -> None:
    state = position(hands={0: "g"})
    assert refusal(state, "tile red h6") == "huang.tile.from_hand"
    play(state, "tile green m10", "take red", move)
    assert state.decision.seat == 1


@rule("huang.green.no_pick_on_war")
def test_no_pick_after_a_war() -> None:
    state = position(
        tiles={"h8": "red"}, leaders={(0, "red"): "h6", (1, "red"): "f9"}, hands={0: "gg"}, market="yyyyyy"
    )
    play(state, "tile green h7", "commit nothing", "commit nothing", "commit nothing")
    assert tiles(state)["h7"] == "green"
    assert state.decision.kind == "action"
    assert saved(state)["market"].count("yellow") == 6
