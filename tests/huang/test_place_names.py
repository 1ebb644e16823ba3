"""What places are called."""

from __future__ import annotations

import random
import re

import pytest
from tests.huang.positions import HUANG, position

from tianxia.games.huang.place_names import kingdom_arg, place_arg, spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.kernel.words import words

ENGLISH, FRENCH = words("en", HUANG.folder), words("fr", HUANG.folder)


def at(state: HuangState, hex: str) -> int:
    return state.map.names.index(hex)


@pytest.mark.parametrize(
    ("hex", "english", "french"),
    [
        ("g9", "in Wei", "à Wei"),
        ("f9", "next to Wei, to the north-east", "à côté de Wei, au nord-est"),
        ("h8", "next to Wei, to the south-west", "à côté de Wei, au sud-ouest"),
        ("g10", "next to Wei, to the east", "à côté de Wei, à l’est"),
        ("e9", "north of Wei", "au nord de Wei"),
        ("g12", "south of Qi", "au sud de Qi"),
        ("m3", "south-west of Han", "au sud-ouest de Han"),
    ],
)
def test_a_hex_to_choose_is_called_after_the_nearest_capital(hex: str, english: str, french: str) -> None:
    state = position()
    said = spot_arg(state, at(state, hex))
    assert ENGLISH.argument(said, ()) == english
    assert FRENCH.argument(said, ()) == french


def test_what_happened_in_a_kingdom_is_called_after_the_kingdom() -> None:
    state = position(tiles={"g10": "red", "g11": "red", "a9": "green"}, leaders={(0, "red"): "f9"})
    assert ENGLISH.argument(place_arg(state, at(state, "g10")), ()) == "next to Wei"
    assert ENGLISH.argument(place_arg(state, at(state, "g11")), ()) == "in Wei’s kingdom"
    assert ENGLISH.argument(place_arg(state, at(state, "m3")), ()) == "near Han"
    assert ENGLISH.argument(kingdom_arg(state, at(state, "g11")), ()) == "Wei"


def test_a_kingdom_without_a_capital_is_the_lands_near_one() -> None:
    state = position(tiles={"k9": "yellow"}, leaders={(0, "red"): "k10"})
    assert ENGLISH.argument(kingdom_arg(state, at(state, "k9")), ()) == "the lands near Chu"


COORDINATE = re.compile(r"\b[a-m][0-9]{1,2}\b")


def test_no_sentence_says_a_coordinate() -> None:
    """Over a whole game with bandits: neither lists nor prompts nor the log."""
    state = HUANG.new(3, {"renegade_bandits": True}, seed=1)
    chance = random.Random(1)
    said: set[str] = set()
    while not state.over:
        sentences = [state.decision.prompt(state), *[state.describe(action) for action in state.actions()]]
        events = state.listen()
        state.take(chance.choice(state.actions()))
        said.update(ENGLISH.format(one.key, one.args) for one in sentences)
        said.update(ENGLISH.format(one.key, one.args) for one in events)
    assert len(said) > 300
    assert [words for words in said if COORDINATE.search(words)] == []
