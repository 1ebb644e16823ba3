"""Position text: what cannot exist is refused with its reason, what is accepted plays to its end."""

import json
import random
from typing import Any

import pytest
from tests.zhanguo.positions import GAME

from tianxia.kernel.errors import BadPosition
from tianxia.kernel.rng import stream


def mid_game(seats: int, seed: int, decisions: int) -> dict[str, Any]:
    """The text of a random game after so many decisions."""
    state = GAME.new(seats, seed=seed)
    rng = stream(seed, "players")
    for _ in range(decisions):
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    text: dict[str, Any] = json.loads(state.to_json())
    return text


def change(text: dict[str, Any], field: str, index: int, value: int) -> None:
    text["state"][field][index] = value


@pytest.mark.parametrize(
    ("field", "index", "value", "reason"),
    [
        ("unrest", 0, 4, "unrest: 4 is not from 0 to 3"),
        ("officials", 0, 5, "officials: 5 is not from 0 to 4"),
        ("tokens", 0, 12, "tokens: "),
        ("supply", 1, 0, "tokens: "),
        ("locked", 1, 0, "soldiers: seat 1 has "),
        ("soldiers", 1, 0, "soldiers: a gap on spot 1"),
        ("points", 0, 1, "points: seat 0's Palaces"),
        ("points", 2, 999, "points: seat 0's soldiers"),
        ("order", 0, 1, "order: each seat once"),
        ("deck", 0, 41, "deck: each card once"),
        ("hands", 0, 0, "hands: seat 0's is not sorted"),
        ("aside", 0, 0, "seat 0: its five Alchemist cards, each once"),
        ("emperor_stacks", 0, 0, "emperor"),
        ("markers", 0, 2, "markers: one stands on a reward too early"),
        ("starting", 0, 3, "starting: "),
    ],
)
def test_an_impossible_position_says_why(field: str, index: int, value: int, reason: str) -> None:
    text = mid_game(3, 5, 40)
    assert text["state"][field][index] != value
    change(text, field, index, value)
    with pytest.raises(BadPosition) as refused:
        GAME.from_json(text)
    assert any(problem.startswith(reason) for problem in refused.value.problems), refused.value.problems


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (["play", 7], "stack: 'play' asks seat 7"),
        (["governor-space", 0, 9], "stack: 'governor-space' cannot be about [9]"),
        (["li-si-tile", 0], "stack: 'li-si-tile' without Li Si"),
        (["official-to", 0, 4, 0, 1], "stack: no such Official to move"),
        (["free-wall", 0], "stack: zhanguo has no step 'free-wall'"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(frame: list[Any], reason: str) -> None:
    text = mid_game(2, 5, 30)
    text["stack"].append(frame)
    with pytest.raises(BadPosition) as refused:
        GAME.from_json(text)
    assert reason in refused.value.problems


def spoil(text: dict[str, Any], die: random.Random) -> None:
    """Change one number somewhere."""
    if die.random() < 0.3:
        frame = die.choice(text["stack"])
        frame[die.randrange(1, len(frame))] = die.randrange(-2, 140)
        return
    lists = [values for values in text["state"].values() if isinstance(values, list) and values]
    values = die.choice(lists)
    values[die.randrange(len(values))] = die.randrange(-3, 130)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_spoilt_position_is_refused_or_plays_to_its_end(seats: int) -> None:
    die = random.Random(seats)
    refused = 0
    for seed in range(12):
        text = mid_game(seats, seed, 20 + 12 * seed)
        for _ in range(10):
            spoilt = json.loads(json.dumps(text))
            spoil(spoilt, die)
            try:
                state = GAME.from_json(spoilt)
            except BadPosition:
                refused += 1
                continue
            while not state.over:
                state.take(die.choice(state.actions()))
            assert state.problems() == []
    assert refused > 60
