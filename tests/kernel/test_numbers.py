"""Numbers of every size as arguments: refused with a sentence, never with a bare error of Python."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

import tianxia
from tianxia.kernel.conformance.mutants import get, leaves, put
from tianxia.kernel.errors import BadPosition, TianxiaError
from tianxia.kernel.rng import stream

HUGE = 10**5000  # Python refuses to print this number
SIZES = [-1, -(2**31), 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**40, -(10**40)]
SIZES += [HUGE, -HUGE]
ODD = [1.5, -0.0, 1e300, float("inf"), float("nan"), True, False, None, "7"]
TITLES = tianxia.titles()


def midgame(title: str, decisions: int, seats: int = 2) -> Any:
    state = tianxia.game(title).new(seats=seats, seed=3)
    rng = stream(3, "players")
    for _ in range(decisions):
        actions = state.actions()
        if not actions:
            break
        state.take(actions[rng.below(len(actions))])
    return state


def refused_or_sound(title: str, position: dict[str, Any]) -> None:
    """A position is either refused with a sentence, or sound, so that it can be asked, scored and written."""
    try:
        state = tianxia.game(title).from_json(position)
    except BadPosition:
        return
    state.actions()
    state.scores()
    state.to_json()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("decisions", [0, 45])
def test_every_number_of_a_position_in_every_size(title: str, decisions: int) -> None:
    position = json.loads(midgame(title, decisions).to_json())
    places = [place for place, value in leaves(position) if type(value) in (int, bool)]
    assert len(places) > 20 or title == "toy"
    for number, place in enumerate(places):
        for size in (*SIZES[number % 3 :: 3], *ODD[number % 3 :: 3]):
            broken = copy.deepcopy(position)
            put(broken, place, size)
            assert get(broken, place) is size
            refused_or_sound(title, broken)


@pytest.mark.parametrize("title", TITLES)
def test_a_number_that_is_too_large_is_named_with_its_place(title: str) -> None:
    position = json.loads(midgame(title, 1).to_json())
    place = next(place for place, value in leaves(position) if place[0] == "state" and type(value) is int)
    put(position, place, 10**40)
    for text in (position, json.dumps(position)):
        with pytest.raises(BadPosition, match="is not between -4294967296 and 4294967296") as refused:
            tianxia.game(title).from_json(text)
        assert ".".join(map(str, place)) in str(refused.value)


def test_a_number_without_end_is_no_position() -> None:
    text = midgame("huang", 10).to_json().replace('"turn":', '"turn":' + "9" * 5000, 1)
    with pytest.raises(BadPosition):
        tianxia.game("huang").from_json(text)


def in_words(call: Callable[..., object], *arguments: Any, **named: Any) -> None:
    """A call works or is refused with a sentence; any other error fails the test."""
    with suppress(TianxiaError):
        call(*arguments, **named)


@pytest.mark.parametrize("title", TITLES)
def test_seeds_seats_and_rules_of_every_size(title: str) -> None:
    game = tianxia.game(title)
    for size in (*SIZES, *ODD):
        in_words(game.new, seats=2, seed=size)
        in_words(game.new, seats=size)
        in_words(game.variant, rules=size)
        in_words(stream, size)


def test_a_seed_has_an_end() -> None:
    game = tianxia.game("huang")
    assert game.new(seed=10**3999).actions()
    with pytest.raises(TianxiaError, match="a seed has at most 4000 digits"):
        game.new(seed=HUGE)


@pytest.mark.parametrize("title", TITLES)
def test_seats_and_actions_of_every_size(title: str) -> None:
    state = midgame(title, 1)
    before = state.key()
    for size in (*SIZES, 1.5, float("nan"), True, None):
        for call in (state.view, state.key, state.actions_for, state.describe, state.touches):
            in_words(call, size)
        in_words(state.redeal, size, stream(1))
        in_words(state.game.notate, state, size)
        in_words(state.copy().play, size)
        in_words(state.copy().play, [size])
        in_words(state.copy().play, state.actions()[0], size)
        assert state.key() == before
