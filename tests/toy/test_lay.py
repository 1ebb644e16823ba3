"""Laying a card."""

import pytest
from tests.ledger import rule
from tests.toy.positions import position

from tianxia.kernel.errors import IllegalMove


def rule_against(move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        position([[0, 1, 2], [3, 4, 5]]).play(move)
    return refused.value.rule


@rule("toy.lay.own_hand")
def test_a_card_of_ones_own_hand() -> None:
    assert rule_against("lay 3 right") == "toy.lay.own_hand"
    state = position([[0, 1, 2], [3, 4, 5]])
    state.play("lay 2 right")
    assert state.hands[0] == [0, 1]
    assert state.right == [[2], []]


@rule("toy.lay.own_hand")
def test_an_empty_hand_lays_nothing() -> None:
    state = position([[], [3, 4, 5]], turn=4, left=[[0, 2], []], right=[[1], []])
    with pytest.raises(IllegalMove) as refused:
        state.play("lay")
    assert refused.value.rule == "toy.lay.own_hand"


@rule("toy.lay.odd")
def test_odd_cards_never_on_the_left() -> None:
    assert rule_against("lay 1 left") == "toy.lay.odd"
    state = position([[0, 1, 2], [3, 4, 5]])
    state.play("lay 2 left")
    assert state.left == [[2], []]
