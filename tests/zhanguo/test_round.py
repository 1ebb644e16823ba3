"""Five rounds of three phases."""

from typing import Any

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME

from tianxia.kernel.rng import stream


def turns(seats: int, seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """A random game to its end, and (round, seat) of each card played."""
    state = GAME.new(seats, seed=seed)
    rng = stream(seed, "players")
    played = []
    while not state.over:
        if state.decision.kind == "play":
            played.append((state.round, state.decision.seat))
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    return state, played


@rule("zhanguo.round.five_rounds", "zhanguo.round.play_order")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_six_turns_each(seats: int) -> None:
    state, played = turns(seats, seats)
    assert [number for number, _ in played] == [r for r in range(1, 6) for _ in range(6 * seats)]
    for number in range(1, 6):
        order = [seat for r, seat in played if r == number]
        assert order == order[:seats] * 6
        assert sorted(order[:seats]) == list(range(seats))
    assert state.round == 5


@rule("zhanguo.round.phases", "zhanguo.round.draw")
def test_draw_then_play_then_rewards() -> None:
    """Six cards, two of each suit, as soon as a round begins; none left when rewards are given."""
    state = GAME.new(3, seed=1)
    rng = stream(1, "players")
    events = state.listen()
    while not state.over:
        if state.decision.kind == "play" and state.turn == 1:
            for seat in range(3):
                assert [sum((card - 1) // 40 == suit for card in state.hand(seat)) for suit in range(3)] == [
                    2,
                    2,
                    2,
                ]
            assert state.drawn == 6 * state.round
        if state.decision.kind == "reward":
            assert not any(state.hands)
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    assert [event.args["round"] for event in events if event.key == "event-round"] == [1, 2, 3, 4, 5]
