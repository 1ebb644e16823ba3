"""Phase 1: the player order."""

from tests.ledger import rule
from tests.royaumes.positions import asked, pass_to, play, position, spread

ALL = {0: spread(25), 1: spread(2), 2: spread(12), 3: spread(15)}


@rule("royaumes.order.marker_holder_first")
def test_the_holder_of_the_marker_plays_first_then_clockwise() -> None:
    state = position(ALL, "command", order=(2, 3, 0, 1), active=2)
    heard = []
    for _ in range(4):
        heard.append(asked(state)[1])
        play(state, "one one")
    assert heard == [2, 3, 0, 1]


@rule("royaumes.order.first_turn", "royaumes.order.marker_to_last")
def test_the_marker_goes_to_the_last_player() -> None:
    state = position(
        ALL, "authority", turn=1, order=(2, 3, 0, 1), active=2, progress=dict.fromkeys(range(4), 0)
    )
    assert (state.turn, state.order) == (2, [1, 2, 3, 0])
    pass_to(state, "income", 2)
    assert state.order[0] == 1


@rule("royaumes.order.skip_defeated")
def test_defeated_seats_are_skipped() -> None:
    three = {seat: ALL[seat] for seat in (0, 2, 3)}
    state = position(
        three, "authority", seats=4, turn=2, order=(2, 3, 0, 1), active=2, progress=dict.fromkeys(range(4), 0)
    )
    assert state.order == [0, 2, 3]  # seat 1 was last and fell: the last survivor begins
    state = position(
        three, "authority", seats=4, turn=2, order=(2, 1, 3, 0), active=2, progress=dict.fromkeys(range(4), 0)
    )
    assert state.order == [0, 2, 3]
