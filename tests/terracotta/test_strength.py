"""The strength of the random and greedy bots: against the Prime Minister, and against each other."""

import pytest

import tianxia
from tianxia.bots import bot
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

pytestmark = pytest.mark.long


def play(names: list[str], seed: int) -> State:
    """A whole game, each seat on a redealt position."""
    state = tianxia.game("terracotta").new(len(names), None, seed)
    rng = stream(seed, "strength")
    while not state.over:
        seat = state.decision.seat
        redealt = state.redeal(seat, rng.split(f"redeal {state.learned}"))
        for action in bot(names[seat]).choose(redealt, seat, rng):
            state.take_for(seat, action)
    return state


def test_chance_hardly_ever_beats_the_prime_minister() -> None:
    won = sum(play(["random"], seed).winners() == [0] for seed in range(200))
    assert won <= 5


def test_greed_beats_chance_nineteen_times_in_twenty() -> None:
    won = 0
    for seed in range(100):
        greedy = seed % 2
        names = ["greedy", "random"] if greedy == 0 else ["random", "greedy"]
        won += play(names, seed).winners() == [greedy]
    assert won >= 95
