"""The Dragon: a fifth player."""

import pytest
from tests.huang.positions import hand, leaders, new, pass_turn, player, position
from tests.ledger import rule


@rule("huang.dragon.fifth_player")
def test_a_fifth_player_like_the_others() -> None:
    state = new(5, dragon=True)
    assert [player(state, seat)["dynasty"] for seat in range(5)] == [
        "tiger",
        "rabbit",
        "rat",
        "goat",
        "dragon",
    ]
    assert [len(hand(state, seat)) for seat in range(5)] == [6] * 5
    assert leaders(state, 4) == {}
    fifth = position(5, turn=4, hands={4: "r"})
    fifth.play("leader red h4")
    fifth.play("tile red h6")
    assert player(fifth, 4, 4)["points"]["red"] == 1
    assert fifth.decision.seat == 0
    assert pass_turn(fifth).decision.seat == 1


@rule("huang.dragon.bag_after_draws")
def test_the_bag_with_five() -> None:
    assert new(5).see(-1)["bag"] == 95
    assert new(5, eighteen_kingdoms=True).see(-1)["bag"] == 83


@rule("huang.dragon.combinable")
@pytest.mark.parametrize("option", ["renegade_bandits", "eighteen_kingdoms", "royal_palace"])
def test_it_goes_with_every_option_for_five(option: str) -> None:
    assert new(5, **{option: True}).seats == 5
