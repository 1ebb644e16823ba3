"""The driver: each move has a fixed random stream, and illegal answers are refused."""

from __future__ import annotations

import math

import pytest

import tianxia
from tianxia.bots import bot
from tianxia.bots.bot import Bot
from tianxia.bots.driver import Watcher, choose, play_match, play_phrase, redealt, redealt_for_advice
from tianxia.kernel.decision import Decision
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State


@pytest.mark.parametrize("title", tianxia.titles())
def test_a_move_has_the_stream_of_its_seat_and_number(title: str) -> None:
    state = tianxia.game(title).new(2, None, 3)
    seat = state.decision.seat
    rng = stream(7, f"bot {seat} at 12")
    position, given = redealt(state, seat, 7, 12)
    assert position == state.redeal(seat, rng)
    own = rng.split("choose")
    assert given.words() == own.words()
    assert choose(bot("greedy"), state, seat, 7, 12) == bot("greedy").choose(position, seat, own)


class Wrong(Bot):
    name = "wrong"

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        return [max(position.actions()) + 1]


@pytest.mark.parametrize("title", tianxia.titles())
def test_an_answer_that_is_not_legal_is_refused_and_changes_nothing(title: str) -> None:
    state = tianxia.game(title).new(2, None, 3)
    before = state.to_json()
    with pytest.raises(IllegalMove):
        play_match(state, {0: Wrong(), 1: Wrong()}, 3)
    assert state.to_json() == before
    with pytest.raises(IllegalMove):
        play_phrase(state, state.decision.seat, [-1], Watcher())
    assert state.to_json() == before


def test_advice_has_a_stream_of_its_own() -> None:
    """The name of the stream is fixed, so a hint at a version is the same on a server and in the terminal."""
    state = tianxia.game("huang").new(2, None, 3)
    position, rng = redealt_for_advice(state, 1, 7)
    drawn = stream(7, "hint 1")
    assert position == state.redeal(1, drawn)
    assert rng.words() == drawn.split("advise").words()


class Notes(Watcher):
    def __init__(self) -> None:
        self.seats: list[int] = []
        self.actions = 0
        self.after = 0

    def before_move(self, state: State, seat: int) -> None:
        self.seats.append(seat)

    def before_action(
        self, state: State, seat: int, decision: Decision, legal: list[int], action: int
    ) -> None:
        assert legal == decision.actions(state)
        assert action in legal
        self.actions += 1

    def after_move(self, state: State) -> None:
        self.after += 1


@pytest.mark.parametrize("title", tianxia.titles())
def test_a_watcher_sees_every_move_of_a_match(title: str) -> None:
    state, notes = tianxia.game(title).new(2, None, 4), Notes()
    moves = play_match(state, dict.fromkeys(range(2), bot("random")), 4, notes)
    assert state.over
    assert len(notes.seats) == notes.after == moves
    assert notes.actions >= moves
    assert set(notes.seats) == {0, 1}
