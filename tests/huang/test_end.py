"""How a game ends."""

import pytest
from tests.huang.positions import hand, pass_turn, play, points, position, saved
from tests.ledger import rule

GREEN = dict.fromkeys(("h6", "i6", "i7"), "green")
FULL = "yrbgww"
COLOURS = ("yellow", "red", "blue", "green")


@rule("huang.end.failed_draw")
def test_a_draw_that_fails_ends_the_game() -> None:
    state = position(seats=2, hands={0: "yrbg", 1: FULL}, bag="r")
    pass_turn(state)
    assert state.over
    assert saved(state)["ending"] == "refill"
    assert hand(state, 0) == "yrrbg"  # the last tile was drawn; the next one was missing
    assert state.waiting() == []


@rule("huang.end.exact_empty_continues")
def test_drawing_the_last_tile_does_not_end_the_game() -> None:
    state = position(seats=2, hands={0: "yrbg", 1: FULL}, bag="rb")
    pass_turn(state)
    assert not state.over
    assert saved(state)["bag"] == {}
    assert state.decision.seat == 1
    pass_turn(state)  # no tile is missing, so none is drawn
    assert not state.over


@rule("huang.end.no_further_steps")
def test_nothing_happens_after_the_failed_draw() -> None:
    state = position(hands={0: "yrb", 1: "yr", 2: ""}, bag="rr", market="yyyy..")
    pass_turn(state)
    assert state.over
    assert [len(hand(state, seat)) for seat in range(3)] == [5, 2, 0]
    assert saved(state)["market"] == ["yellow"] * 4 + [None] * 2
    assert saved(state)["turn"] == 0


@rule("huang.end.market_refill_counts")
@pytest.mark.parametrize(("bag", "over"), [("r", True), ("rr", False)])
def test_the_market_can_end_the_game(bag: str, over: bool) -> None:
    state = position(seats=2, hands={0: FULL, 1: FULL}, bag=bag, market="yyyy..")
    pass_turn(state)
    assert state.over == over
    assert saved(state)["ending"] == ("market" if over else "running")


@rule("huang.end.replace_failure")
def test_a_replacement_can_end_the_game() -> None:
    state = position(tiles=GREEN, leaders={(0, "green"): "h4"}, pagodas=["h6 up"], hands={0: "rrw"}, bag="y")
    state.play("replace red red done")
    assert state.over
    assert saved(state)["ending"] == "replace"
    assert points(state, 0) == {}  # no points for the pagoda
    enough = position(hands={0: "rrw", 1: FULL, 2: FULL}, bag="yy")
    enough.play("replace red red done")
    assert not enough.over


@rule("huang.end.turn_points_kept")
def test_points_of_the_last_turn_are_kept() -> None:
    state = position(
        tiles=GREEN, leaders={(0, "green"): "h4"}, pagodas=["h6 up"], hands={0: "r"}, bag="", seats=2
    )
    play(state, "tile red g6", "pass")
    assert state.over
    assert points(state, 0) == {"green": 1}


@rule("huang.end.stall_guard")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_rounds_without_a_tile_end_the_game(seats: int) -> None:
    state = position(seats, hands=dict.fromkeys(range(seats), FULL), points={1: dict.fromkeys(COLOURS, 1)})
    turns = 0
    while not state.over:
        pass_turn(state)
        turns += 1
    assert turns == 4 * seats
    assert saved(state)["ending"] == "stall"
    assert state.winners() == [1]  # scored as usual


@rule("huang.end.stall_guard")
@pytest.mark.parametrize(
    ("moves", "over"),
    [
        (("leader red h6", "pass"), True),
        (("leader green h6", "commit nothing", "commit nothing", "pass"), True),  # a revolt without tiles
        (("leader green h6", "commit leader", "commit leader", "pass"), True),
        (("leader green h6", "commit 1", "commit nothing", "pass"), False),  # a tile was discarded
        (("tile red h6", "pass"), False),
        (("riot leader g9", "pass"), False),
        (("replace red done", "pass"), False),
    ],
)
def test_what_keeps_a_game_alive(moves: tuple[str, ...], over: bool) -> None:
    state = position(seats=2, hands={0: FULL, 1: FULL}, leaders={(1, "green"): "h4"}, idle_turns=7, points={})
    play(state, *moves)
    assert state.over == over
    assert saved(state)["idle_turns"] == (8 if over else 0)


@rule("huang.end.stall_guard")
def test_a_draw_keeps_a_game_alive() -> None:
    state = position(seats=2, hands={0: FULL[1:], 1: FULL}, idle_turns=7)
    pass_turn(state)
    assert not state.over
