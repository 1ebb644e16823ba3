"""Faults: a title broke its contract; the exception names a file with the position."""

from __future__ import annotations

import os
from pathlib import Path

from tianxia.kernel.game import Game
from tianxia.kernel.state import State


class Fault(AssertionError):
    """A title broke its contract."""


def hold(condition: bool, fault: str) -> None:
    """Raise a Fault unless the condition holds."""
    if not condition:
        raise Fault(fault)


def saved(game: Game, state: State, name: str, again: str = "") -> str:
    """Save the position of a failure in a file; returns text with the file and the command that reproduces
    the failure.
    """
    try:
        return saved_text(game.to_json(state), name, again)
    except Exception as error:  # report the original failure rather than this one
        return f"the position could not be saved: {error!r}"


def saved_text(text: str, name: str, again: str = "") -> str:
    """Like `saved`, for the text of any position, valid or not. `again` is the command that reproduces the
    failure."""
    folder = Path(os.environ.get("TIANXIA_FAILURES", ".test-output"))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.json"
    file.write_text(text, encoding="utf-8")
    return f"position saved as {file}" + (f"\nagain: {again}" if again else "")
