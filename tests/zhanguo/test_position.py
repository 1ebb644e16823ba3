"""Position text: what cannot exist is refused with its reason, what is accepted plays to its end."""

import json
import random
from typing import Any

import pytest
from tests.zhanguo.positions import GAME, Table

from tianxia.kernel.errors import BadPosition
from tianxia.kernel.rng import stream


def mid_game(seats: int, seed: int, decisions: int) -> dict[str, Any]:
    """The text of a random game after this many decisions."""
    state = GAME.new(seats, seed=seed)
    rng = stream(seed, "players")
    for _ in range(decisions):
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    text: dict[str, Any] = json.loads(state.to_json())
    return text


def change(text: dict[str, Any], path: str, value: Any) -> None:
    """`change(text, "seats 0 regions chu unrest", 4)`"""
    *way, last = [int(part) if part.isdigit() else part for part in path.split()]
    key: Any = last
    place: Any = text["state"]
    for part in way:
        place = place[part]
    assert (place[key] if isinstance(place, list) else place.get(key)) != value
    place[key] = value


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        ("seats 0 regions chu unrest", 4, "unrest: 4 is not from 0 to 3"),
        ("seats 0 regions chu officials", {"general": 5}, "officials: 5 is not from 0 to 4"),
        ("seats 0 regions chu officials", {"clerk": 1}, "seat 0: chu: officials: 'clerk' is none of "),
        ("seats 0 regions xia", {}, "seats"),
        ("seats 0 tokens", {"writing": 13}, "supply: -"),
        ("seats 1 locked", 0, "soldiers: seat 1 has "),
        ("seats 1 hand", ["a1"], "seat 1: hand: no card 'a1' may lie there"),
        ("seats 1 hand", [], "cards: "),
        ("seats 0 points palaces", 1, "points: seat 0's Palaces"),
        ("seats 0 points mausoleum", 999, "points: seat 0's soldiers"),
        ("seats 0 aside", [], "seat 0: its five Alchemist cards, each once"),
        ("seats 0 marker", "laws", "markers: one stands on a reward too early"),
        ("seats 0 starting", {"dealt": ["s3", "s4"], "kept": None}, "starting: "),
        ("mausoleum 0 soldiers", [0, 0], "soldiers: a seat twice on spot 1"),
        ("mausoleum 0 tile", "x1", "layout.spot_tiles: each tile once"),
        ("order 0", 1, "order: each seat once"),
        ("decks writing 0", "41", "decks: writing: no card '41' may lie there"),
        ("emperors a", [], "emperors: a tile is missing"),
        ("regions wei tiles 0 seat", 7, "regions: wei: there is no seat 7"),
        ("walls a-left condition", "moat", "walls: a-left: 'moat' is none of "),
        ("li_si", {}, "li_si"),
    ],
)
def test_an_impossible_position_says_why(path: str, value: Any, reason: str) -> None:
    text = mid_game(3, 5, 40)
    change(text, path, value)
    with pytest.raises(BadPosition) as refused:
        GAME.from_json(text)
    assert any(problem.startswith(reason) for problem in refused.value.problems), refused.value.problems


def test_position_text_speaks_in_names() -> None:
    table = Table(2).hand(0, 7, 50).tuck(0, "wei", 5, "a2").officials(0, wei="alchemist general general")
    table.tokens(0, laws=3).large(1, "writing").governor_on(1, "qi").palace_tiles(yan="unrest")
    text = json.loads(table.play(0).to_json())["state"]
    wei = {"unrest": 0, "workers": 0, "officials": {"alchemist": 1, "general": 2}, "cards": ["5", "a2"]}
    assert text["seats"][0]["regions"]["wei"] == wei
    assert text["seats"][0]["hand"] == ["7", "50"]
    assert text["seats"][0]["tokens"] == {"laws": 3}
    assert text["seats"][1]["large"] == ["writing"]
    assert text["regions"]["qi"]["tiles"] == [{"tile": "g4", "seat": 1}]
    assert text["regions"]["yan"]["palace_tiles"] == ["unrest"]
    assert text["mausoleum"][0] == {"place": "chu", "tile": "r1", "soldiers": []}
    assert text["walls"]["a-left"] == {"condition": "architect", "slots": [None, None]}


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (["play", 7], "stack: 'play' asks seat 7"),
        (["after-action", 0, 1, 0], "stack: 'after-action': it cannot stand on 'after-action'"),
        (["governor-space", 0, 9], "stack: 'governor-space' has region from 0 to 4, not 9"),
        (["governor-space", 0], "stack: 'governor-space' takes region, not 0 numbers"),
        (["li-si-tile", 0], "stack: 'li-si-tile': Li Si does not play"),
        (["official-to", 0, 4, 0, 1], "stack: 'official-to': it cannot stand on 'after-action'"),
        (["free-wall", 0], "stack: zhanguo has no step 'free-wall'"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(step: list[Any], reason: str) -> None:
    text = mid_game(2, 5, 30)
    text["stack"].append(step)
    with pytest.raises(BadPosition) as refused:
        GAME.from_json(text)
    assert reason in refused.value.problems


def numbers(value: Any) -> list[tuple[Any, Any]]:
    """Every place of a number in a text: its container and its key."""
    found: list[tuple[Any, Any]] = []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        found += [(value, key)] if type(part) is int else numbers(part)
    return found


def spoil(text: dict[str, Any], die: random.Random) -> None:
    """Change one number somewhere."""
    if die.random() < 0.3:
        step = die.choice(text["stack"])
        step[die.randrange(1, len(step))] = die.randrange(-2, 140)
        return
    place, key = die.choice(numbers(text["state"]))
    place[key] = die.choice([place[key] - 1, place[key] + 1, die.randrange(-3, 130)])


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
    assert refused > 50
