"""The end of a turn: points, hands, market."""

import pytest
from tests.huang.positions import hand, pass_turn, points, position, saved
from tests.ledger import rule

GREEN = dict.fromkeys(("h6", "i6", "i7"), "green")


@rule("huang.endturn.pagodas_before_refill")
def test_pagodas_score_before_anything_is_drawn() -> None:
    state = position(tiles=GREEN, leaders={(0, "green"): "h4"}, pagodas=["h6 up"], hands={0: "yrbgw"}, bag="")
    pass_turn(state)
    assert state.over  # no tile could be drawn, but the pagoda scored first
    assert points(state, 0) == {"green": 1}


@rule("huang.endturn.active_refill")
@pytest.mark.parametrize("held", ["", "r", "rrbb", "rrbbgw"])
def test_the_active_player_refills_to_six(held: str) -> None:
    state = position(hands={0: held, 1: "yrbgww", 2: "yrbgww"})
    before = sum(saved(state)["bag"].values())
    pass_turn(state)
    assert len(hand(state, 0)) == 6
    assert sum(saved(state)["bag"].values()) == before - (6 - len(held))


@rule("huang.endturn.others_refill")
def test_the_others_refill_too() -> None:
    state = position(hands={0: "yrbgww", 1: "yr", 2: "b"})
    pass_turn(state)
    assert [len(hand(state, seat)) for seat in range(3)] == [6, 6, 6]


@rule("huang.endturn.others_clockwise")
@pytest.mark.parametrize(("active", "last"), [(0, 2), (1, 0), (2, 1)])
def test_the_others_refill_clockwise(active: int, last: int) -> None:
    # Two tiles are left. The active player gets one, the player on the left the other, and the third player
    # none.
    state = position(hands=dict.fromkeys(range(3), "yrbgw"), bag="rr", turn=active)
    pass_turn(state)
    assert state.over
    assert [len(hand(state, seat)) for seat in range(3)] == [5 if seat == last else 6 for seat in range(3)]


@rule("huang.endturn.market_refill_last")
def test_the_market_is_filled_last() -> None:
    state = position(hands=dict.fromkeys(range(3), "yrbgw"), bag="rrrb", market="yyyyy.")
    pass_turn(state)
    assert saved(state)["market"].count(None) == 0
    assert not state.over
    short = position(hands=dict.fromkeys(range(3), "yrbgw"), bag="rrr", market="yyyyy.")
    pass_turn(short)
    assert [len(hand(short, seat)) for seat in range(3)] == [6, 6, 6]
    assert saved(short)["market"].count(None) == 1
    assert saved(short)["ending"] == "market"
