"""Positions as Python values: copies, pickles, equality, keys, and their repr."""

import copy
import multiprocessing
import pickle

import pytest

import tianxia
from tianxia.kernel.components import parse_pack
from tianxia.kernel.game import Game
from tianxia.kernel.playout import playout
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

TITLES = tianxia.titles()


def midgame(game: Game, decisions: int = 25) -> State:
    """A position this many decisions into a random game, or half-way through a shorter one."""
    state = game.new(seed=3)
    half = playout(state.copy(), stream(3, "players"))[0] // 2
    rng = stream(3, "players")
    for _ in range(min(decisions, half)):
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    return state


def score_of(state: State) -> list[int]:
    return state.scores()


@pytest.mark.parametrize("title", TITLES)
def test_copies_of_every_kind_are_equal_and_independent(title: str) -> None:
    state = midgame(tianxia.game(title))
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(other) is type(state)
        assert other is not state
        assert other == state
        other.take(other.actions()[0])
        assert other != state


@pytest.mark.parametrize("title", TITLES)
def test_chance_is_compared_too(title: str) -> None:
    state = midgame(tianxia.game(title))
    other = state.copy()
    other.rng.next32()
    assert other != state
    assert state != "a position"


@pytest.mark.slow
def test_a_pool_of_processes_takes_positions() -> None:
    states = [midgame(tianxia.game(title)) for title in TITLES]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.map(score_of, states) == [state.scores() for state in states]


def test_a_position_has_no_hash_and_says_what_to_use() -> None:
    state = tianxia.game("huang").new()
    with pytest.raises(TypeError, match=r"use state\.key\(\)"):
        hash(state)


@pytest.mark.parametrize("title", TITLES)
def test_a_key_is_what_a_seat_knows(title: str) -> None:
    state = midgame(tianxia.game(title))
    seat = state.decision.seat
    other = state.redeal(seat, stream(9))
    assert state.key(seat) == other.key(seat)
    assert state.key() != other.key()
    assert state.key(seat) != state.key(-1)


def test_public_objects_read_well() -> None:
    state = tianxia.game("huang").new(2, seed=1)
    seat = state.decision.seat
    assert repr(state) == f"<huang, 2 seats: seat {seat} is asked 'action'>"
    assert repr(state.decision) == f"ChooseAction(seat={seat})"
    assert repr(tianxia.game("huang")) == "<tianxia game huang>"
    assert repr(state.decision.prompt(state)).startswith("Sentence('prompt-action', ")
    events = state.listen()
    state.play("pass")
    assert repr(events[0]).startswith("Event('event-pass', ")
    assert "passes" not in repr(state.game.read(state, "pass"))
    assert repr(state.game.read(state, "pass")) == f"<seat {seat} plays 'pass'>"


@pytest.mark.parametrize("title", TITLES)
def test_a_variant_is_found_again_after_pickling(title: str) -> None:
    game = tianxia.game(title)
    assert pickle.loads(pickle.dumps(game)) is game
    texts = {name: f"# corrected\n{text}" for name, text in game.pack.texts.items()}
    same = game.variant(parse_pack(texts, "here"))
    assert same is game  # comments are no components
    assert game.variant(rules=1).rules == 1
    assert pickle.loads(pickle.dumps(game.variant(rules=1))) is game.variant(rules=1)
