"""A turn: lay, draw or pass."""

import pytest
from tests.ledger import rule
from tests.toy.positions import offered, position

from tianxia.kernel.errors import IllegalMove


@rule("toy.turn.choice")
def test_lay_draw_or_pass() -> None:
    state = position([[0, 1, 2], [3, 4, 5]])
    assert offered(state) == ["lay", "draw", "pass"]
    state.play("draw")
    assert state.hands[0] == [0, 1, 2, 6]
    assert len(state.deck) == 5


@rule("toy.turn.deck_empty")
def test_nobody_draws_from_an_empty_deck() -> None:
    state = position([[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]], generous=True)
    assert offered(state) == ["lay", "pass"]
    with pytest.raises(IllegalMove) as refused:
        state.play("draw")
    assert refused.value.rule == "toy.turn.deck_empty"


@rule("toy.turn.twice")
def test_everybody_has_two_turns_in_a_row() -> None:
    state = position([[0, 1, 2], [3, 4, 5]])
    seats = []
    while not state.over:
        seats.append(state.decision.seat)
        state.play("pass")
    assert seats == [0, 0, 1, 1, 0, 0, 1, 1]
