"""The phrases of an offer, as in a frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def some_phrase(offer: dict[str, Any], pick: int = 0) -> str:
    """A phrase of an offer."""
    words = []
    ask = 0
    while True:
        choices = choices_of(offer, ask)
        choice = choices[pick % len(choices)]
        words.append(choice["move"])
        ask = choice.get("then", 0)
        if not ask:
            return " ".join(words)


def phrases(offer: dict[str, Any], ask: int = 0) -> Iterator[str]:
    """Every phrase of an offer."""
    for choice in choices_of(offer, ask):
        if "then" not in choice:
            yield choice["move"]
        else:
            yield from (f"{choice['move']} {rest}" for rest in phrases(offer, choice["then"]))


def choices_of(offer: dict[str, Any], ask: int = 0) -> list[dict[str, Any]]:
    """The choices of a question of an offer."""
    choices: list[dict[str, Any]] = offer["lists"][offer["asks"][ask]["choices"]]
    return choices
