"""A turn: two actions, and what ends it."""

import pytest
from tests.huang.positions import hand, legal, pass_turn, play, points, position, refusal, saved
from tests.ledger import rule

from tianxia.kernel.event import seat_arg


@rule("huang.turn.clockwise")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_pass_clockwise(seats: int) -> None:
    state = position(seats, turn=1)
    order = []
    for _ in range(seats + 1):
        order.append(state.decision.seat)
        pass_turn(state)
    assert order == [(1 + turn) % seats for turn in range(seats + 1)]


@rule("huang.turn.two_actions")
def test_a_turn_has_two_actions() -> None:
    state = position(hands={0: "rrrggw"})
    state.play("tile red h6")
    assert (state.decision.seat, saved(state)["actions_left"]) == (0, 1)
    state.play("leader red h4")
    assert (state.decision.seat, saved(state)["actions_left"]) == (1, 2)
    assert refusal(state, "tile red h7", 0) == "kernel.turn"


@rule("huang.turn.five_actions")
def test_five_kinds_of_action() -> None:
    state = position(tiles={"i5": "yellow", "i6": "yellow"}, leaders={(0, "red"): "h4"}, hands={0: "rbbggw"})
    assert legal(state) == [
        "tile red",
        "tile blue",
        "tile green",
        "tile white",
        "leader yellow",
        "leader red",
        "leader blue",
        "leader green",
        "leader white",
        "riot",
        "riot leader",
        "build",
        "build leader",
        "replace",
        "pass",
    ]
    for no_action in ("stop", "done", "commit 1", "take red", "no pagoda", "h6"):
        assert refusal(state, no_action) == "huang.turn.five_actions"


@rule("huang.turn.same_action_twice")
@pytest.mark.parametrize(
    "moves",
    [
        ("leader red h4", "leader red h6"),
        ("leader red h4", "leader white h6"),
        ("tile red h6", "tile red h7"),
        ("riot g9", "riot b8"),
        ("build h5", "build l6"),
        ("replace red done", "replace red done"),
    ],
)
def test_both_actions_may_be_of_one_kind(moves: tuple[str, str]) -> None:
    state = position(
        tiles={"i5": "yellow", "i6": "yellow", "l6": "yellow", "m7": "yellow"},
        hands={0: "rrrrrr" if "red" in moves[0] else "bbbb" if "riot" in moves[0] else "gggg"},
    )
    play(state, *moves)
    assert state.decision.seat == 1


@rule("huang.turn.pass_allowed")
@pytest.mark.parametrize("moves", [("pass", "pass"), ("tile red g6", "pass"), ("pass", "tile red g6")])
def test_passing_one_or_both_actions(moves: tuple[str, str]) -> None:
    state = position(
        tiles=dict.fromkeys(("h6", "i6", "i7"), "green"),
        leaders={(0, "green"): "h4"},
        pagodas=["h6 up"],
        hands={0: "rr"},
        market="yrbgy.",
    )
    play(state, *moves)
    assert state.decision.seat == 1
    assert points(state, 0) == {"green": 1}  # the end of the turn takes place as always
    assert len(hand(state, 0)) == 6
    assert None not in saved(state)["market"]


@rule("huang.turn.end_sequence")
def test_the_end_of_a_turn_in_order() -> None:
    state = position(
        tiles=dict.fromkeys(("h6", "i6", "i7"), "green"),
        leaders={(1, "green"): "h4"},
        pagodas=["h6 up"],
        hands={0: "yrbg", 1: "yrbgw", 2: "yrb"},
        market="yrbgy.",
        turn=1,
        actions_left=1,
    )
    events = state.listen()
    state.play("pass")
    told = [(event.key, event.args.get("seat")) for event in events if event.key != "event-draw-own"]
    assert told == [
        ("event-pass", seat_arg(1)),
        ("event-points-pagoda", seat_arg(1)),
        ("event-draw", seat_arg(1)),
        ("event-draw", seat_arg(2)),
        ("event-draw", seat_arg(0)),
        ("event-market-refilled", None),
        ("event-turn", seat_arg(2)),
    ]
