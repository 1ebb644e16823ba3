"""Drawings: every position of every title as text, in every language, without secrets."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tianxia
from tianxia.kernel import drawing
from tianxia.kernel.conformance import settings
from tianxia.kernel.drawing import NARROWEST, STYLE, Pen, cut, draw_view, drawing_module, pad, wide
from tianxia.kernel.game import Game
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import COMPLETE, Words, words

TITLES = tianxia.titles()
NAMES = ["Anne", "秦始皇", "Zoé", "D", "E", "Fu"]
EVERY = 40  # decisions between two drawings


def positions(game: Game, seats: int, options: dict[str, Any], seed: int = 7) -> list[State]:
    """Some positions of a random game, the first and the last included."""
    state = game.new(seats, options, seed)
    rng = stream(seed, "players")
    found = [state.copy()]
    number = 0
    while not state.over:
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
        number += 1
        if number % EVERY == 0 or state.over:
            found.append(state.copy())
    return found


def cases() -> list[Any]:
    """Each seat count without options in the usual run; with options in the long one."""
    found = []
    for title in TITLES:
        game = tianxia.game(title)
        plain = {option.name: option.default for option in game.list_options()}
        for seats, mix in settings(game):
            changed = sorted(name for name in mix if mix[name] != plain[name])
            marks = [pytest.mark.long] if changed else []
            found.append(
                pytest.param(title, seats, mix, id="-".join([title, str(seats), *changed]), marks=marks)
            )
    return found


@pytest.fixture
def known_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a sentence without words fail, which would otherwise show as its key."""
    format = Words.format

    def checked(self: Words, key: str, args: Mapping[str, object], names: Sequence[str] = ()) -> str:
        assert key in self.own, f"no {self.language} words for {key!r}"
        text = format(self, key, args, names)
        assert "{$" not in text, f"{key!r} lacks an argument: {text!r}"
        return text

    monkeypatch.setattr(Words, "format", checked)


@pytest.mark.parametrize(("title", "seats", "options"), cases())
@pytest.mark.usefixtures("known_keys")
def test_every_position_can_be_drawn(title: str, seats: int, options: dict[str, Any]) -> None:
    game = tianxia.game(title)
    rng = stream(1, "redeal")
    for number, state in enumerate(positions(game, seats, options)):
        for seat in range(-1, state.seats):
            language = COMPLETE[(seat + number) % len(COMPLETE)]
            width = (76, 100)[number % 2]
            names = NAMES[: state.seats] if seat % 2 else []
            view = state.view(seat)
            lines = draw_view(game, view, Pen(words(language, game.folder), names, width))
            assert max(map(wide, lines)) <= width, "\n".join(lines)
            assert not any("None" in line for line in lines), "\n".join(lines)
            pen = Pen(words(language, game.folder), names, width, colour=True)
            coloured = [STYLE.sub("", line).rstrip() for line in draw_view(game, view, pen)]
            assert "".join("".join(coloured).split()) == "".join("".join(lines).split())
            dealt = state.redeal(seat, rng).drawing(seat, language, width)
            assert dealt == state.drawing(seat, language, width), "what a seat cannot know changes nothing"


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_sees_its_own_hand_and_no_other(title: str) -> None:
    state = tianxia.game(title).new(seed=5)
    drawn = [state.drawing(seat) for seat in range(-1, state.seats)]
    if state.game.hidden:
        assert len(set(drawn)) == len(drawn)
    assert str(state) == state.drawing(state.waiting()[0])
    assert len(repr(state)) < 80


def test_a_hand_is_drawn_in_words() -> None:
    state = tianxia.game("huang").new(seats=2, seed=1)
    hand = state.view(0)["position"]["players"][0]["hand"]  # type: ignore[index]
    held = "  ".join(f"{number} {colour}" for colour, number in hand.items() if number)
    assert f"Your hand: {held}" in state.drawing(0)
    assert "Your hand" not in state.drawing(-1)
    assert "Votre main" in state.drawing(0, "fr")


def test_what_may_be_chosen_is_marked() -> None:
    game = tianxia.game("huang")
    state = game.new(seats=2, seed=1)
    pen = Pen(words("en", game.folder), marked={"hex:c6", "hex:a2"})
    text = "\n".join(draw_view(game, state.view(0), pen))
    assert "[c6 ]" in text
    assert "{a2 }" in text, "a river in other brackets"
    assert "may be chosen" in text
    assert "may be chosen" not in str(state)


def test_a_narrow_drawing_keeps_columns_and_names_what_is_empty() -> None:
    rack = tianxia.game("terracotta").new(seats=2, seed=1).drawing(language="fr", width=NARROWEST)
    assert [line.split() for line in rack.splitlines() if "reste" in line] == [["reste", "vaut", "sèche"]]
    assert "Kingdoms: -" in tianxia.game("huang").new(seats=2, seed=1).drawing()


def test_a_title_without_drawing_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "drawing_module", lambda package: None)
    state = tianxia.game("huang").new(seats=2, seed=1)
    text = str(state)
    assert "actions_left: " in text
    assert "  dynasty: tiger" in text
    assert max(map(wide, text.splitlines())) <= 100
    assert drawing_module("json") is None


def test_widths_of_other_scripts() -> None:
    assert (wide("秦始皇"), wide("Zoé"), wide("Zoe\u0301"), wide("\x1b[31mred\x1b[0m")) == (6, 3, 3, 3)
    assert pad("秦", 4) == "秦  "
    assert cut("秦始皇帝", 5) == "秦始."
    assert Pen(words("en"), ["\x1b[2JMallory"]).seat(0).isprintable()


def test_drawing_costs_an_import_nothing() -> None:
    """The code for drawing is only imported when something is drawn."""
    code = "import sys, tianxia; tianxia.game('huang').new(); print('tianxia.kernel.drawing' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
