"""How each title is played through the page, for the tests and for the pictures of the documentation.

A title may define SCENES in `tests/<title>/scenes.py`; without it all lines are equally likely.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.kernel.conformance import settings

TESTS = Path(__file__).parent.parent


class Scenes(msgspec.Struct, frozen=True):
    """Hints for random play through the page."""

    likes: tuple[str, ...] = ()  # preferred first words, so that the game advances
    short: dict[str, Any] = {}  # options of a short game at the fewest seats
    moves: int = 18  # moves before a picture is taken


def scenes(title: str) -> Scenes:
    if not (TESTS / title / "scenes.py").is_file():
        return Scenes()
    found: Scenes = import_module(f"tests.{title}.scenes").SCENES
    return found


def fewest(title: str) -> int:
    """The fewest seats of people."""
    return min(count for count in tianxia.game(title).seat_counts if count > 1)


def options_for(title: str, seats: int) -> dict[str, Any]:
    """The options that this number of seats requires; usually none."""
    game = tianxia.game(title)
    plain = {option.name: option.default for option in game.list_options()}
    mix = next(mix for count, mix in settings(game) if count == seats)
    return {name: value for name, value in mix.items() if value != plain[name]}
