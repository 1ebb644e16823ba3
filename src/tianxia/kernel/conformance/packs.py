"""Can a data pack be played? Checks it with random games at every seat count and with every option."""

from __future__ import annotations

from typing import Any

from tianxia.kernel.conformance.play import play_on, settings
from tianxia.kernel.game import Game
from tianxia.kernel.rng import stream

EVERY = 20  # decisions between two checked positions


def pack_problems(game: Game) -> list[str]:
    """The errors in random games, each once with the first setting; empty if there are none."""
    found: dict[str, list[str]] = {}
    mixes = settings(game)
    for seed, (seats, options) in enumerate(mixes):
        try:
            play_on(game.new(seats, options, seed), stream(seed, "players"), EVERY)
        except Exception as error:  # after any error the pack is unplayable
            found.setdefault(str(error) or type(error).__name__, []).append(setting(game, seats, options))
    return [
        f"a random game {where[0]} ({len(where)} of {len(mixes)} settings): {error}"
        for error, where in found.items()
    ]


def setting(game: Game, seats: int, options: dict[str, Any]) -> str:
    """Seats, and the options that differ from the default."""
    usual = {option.name: option.default for option in game.list_options()}
    chosen = [f"{name}={str(value).lower()}" for name, value in options.items() if value != usual[name]]
    return f"with {seats} seat{'s' if seats > 1 else ''}" + (f", {' '.join(chosen)}" if chosen else "")
