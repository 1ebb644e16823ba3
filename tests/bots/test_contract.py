"""The contract of every bot: hidden information does not affect its move."""

from __future__ import annotations

import pytest

import tianxia
from tianxia.bots import BOTS, bot
from tianxia.bots.levels import LONG_THOUGHT
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

QUICK = ["novice", "greedy", "random"]
SLOW = [
    name for name in BOTS if name not in (*QUICK, LONG_THOUGHT.name)
]  # the long level differs only in the number of simulations


def points_of_play(title: str, seats: int, seed: int) -> list[State]:
    """Some positions with a choice, from a random game."""
    state = tianxia.game(title).new(seats, None, seed)
    rng = stream(seed, "play")
    found = []
    for number in range(90):
        if state.over:
            break
        actions = state.actions()
        if number % 18 == 0:
            found.append(state.copy())
        state.take(actions[rng.below(len(actions))])
    return found


def same_move_for_all_it_cannot_know(title: str, name: str, positions: list[State]) -> None:
    """Positions that differ only in hidden information give the same move with the same stream."""
    for number, state in enumerate(positions):
        seat = state.decision.seat
        twin = state.redeal(seat, stream(number, "another world"))
        answers = []
        for real in (state, twin):
            rng = stream(number, "bot")
            answers.append(bot(name).choose(real.redeal(seat, rng), seat, rng.split("choose")))
        assert answers[0] == answers[1], f"{name} in {title}: {answers}"


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("title", tianxia.titles())
def test_a_bot_knows_what_its_seat_knows(title: str, name: str) -> None:
    same_move_for_all_it_cannot_know(title, name, points_of_play(title, 2, 4))


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
@pytest.mark.parametrize("title", tianxia.titles())
def test_a_strong_bot_knows_no_more(title: str, name: str) -> None:
    positions = points_of_play(title, 3, 5)
    same_move_for_all_it_cannot_know(title, name, positions[1:3])


@pytest.mark.parametrize("title", tianxia.titles())
def test_a_search_deals_anew_whatever_it_is_given(title: str) -> None:
    """The search redeals its position itself, so any redeal of the position gives the same move."""
    for number, state in enumerate(points_of_play(title, 3, 6)):
        seat = state.decision.seat
        dealt = [state.copy(), *(state.redeal(seat, stream(number, name)) for name in ("one", "other"))]
        answers = [bot("search-40").choose(position, seat, stream(7, "choose")) for position in dealt]
        assert answers[0] == answers[1] == answers[2]


def test_a_secret_choice_of_another_seat_is_not_known() -> None:
    """In Zhanguo both seats keep one of two Starting tiles: the other seat's hidden choice has no
    influence.
    """
    state = tianxia.game("zhanguo").new(2, None, 8)
    first, second = state.waiting()
    answers = []
    for action in state.actions_for(second):
        chosen = state.copy()
        chosen.take_for(second, action)
        answers.append(bot("search-60").choose(chosen, first, stream(3, "choose")))
    assert answers[0] == answers[1]
