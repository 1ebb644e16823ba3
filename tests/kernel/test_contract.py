"""The contract, as in the README's examples and for a program."""

import pytest

import tianxia
from tianxia.kernel.errors import BadOptions, GameOver, IllegalMove
from tianxia.kernel.playout import playout
from tianxia.kernel.rng import stream


def test_the_example_of_the_readme() -> None:
    huang = tianxia.game("huang")
    state = huang.new(seats=3, options={"renegade_bandits": True}, seed=7)
    assert state.decision.seat in range(3)
    assert state.decision.kind
    in_words = [huang.notate(state, action) for action in state.actions()]
    assert in_words
    saved = state.to_json()
    assert huang.from_json(saved).to_json() == saved
    assert state.view(seat=0)["seat"] == 0
    assert not state.over
    assert len(state.scores()) == 3


def test_a_phrase_spans_decisions_and_is_all_or_nothing() -> None:
    huang = tianxia.game("huang")
    state = huang.new(seats=2, seed=1)
    before = state.to_json()
    first = next(
        word for word in map(huang.notations.__getitem__, state.actions()) if word.startswith("leader")
    )
    with pytest.raises(IllegalMove):
        state.play(f"{first} nowhere")
    assert state.to_json() == before
    trial = state.copy()
    trial.play(first)
    where = huang.notate(trial, trial.actions()[0])
    assert len(state.play(f"{first} {where}")) == 2


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = tianxia.game("huang").new(seats=2, seed=1)
    other = 1 - state.decision.seat
    with pytest.raises(IllegalMove, match=f"Seat {other} is not asked anything now"):
        state.play(state.actions()[0], seat=other)


def test_words_that_are_no_move_say_what_would_be() -> None:
    state = tianxia.game("huang").new(seats=2, seed=1)
    with pytest.raises(IllegalMove, match="'castle' is no move here; legal: "):
        state.play("castle")
    with pytest.raises(IllegalMove, match="an empty move"):
        state.play("  ")
    with pytest.raises(IllegalMove, match="has no action 9999"):
        state.play(9999)


def test_nothing_is_asked_of_a_finished_game() -> None:
    state = tianxia.game("huang").new(seats=2, seed=1)
    playout(state, stream(1, "players"))
    assert state.over
    assert state.actions() == state.waiting() == []
    assert state.decision_for(0) is None
    with pytest.raises(GameOver):
        _ = state.decision


def test_options_and_seats_are_refused_with_reasons() -> None:
    huang = tianxia.game("huang")
    with pytest.raises(BadOptions, match="takes 2, 3, 4, 5 seats, not 1"):
        huang.new(seats=1)
    with pytest.raises(BadOptions) as caught:
        huang.new(seats=2, options={"renegade_bandits": True, "eighteen_kingdoms": True})
    assert caught.value.rule == "huang.bandits.not_with_eighteen"


def test_workers_play_different_games() -> None:
    """Streams of different workers never give the same game."""
    ends = set()
    for worker in range(8):
        state = tianxia.game("huang").new(seats=2, seed=stream(1, f"worker {worker}").next32())
        playout(state, stream(1, f"players {worker}"))
        ends.add(state.to_json())
    assert len(ends) == 8


def test_events_cost_nothing_and_say_nothing_unless_asked() -> None:
    state = tianxia.game("huang").new(seats=2, seed=1)
    state.take(state.actions()[0])
    assert state.log is None
    events = state.listen()
    while not events:
        state.take(state.actions()[0])
    assert state.copy().log is None
