"""The declared shape of `view.position`, as JSON. Cards are numbers."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

LISTS: Final[dict[str, object]] = {}


class ToyPosition(Struct):
    """The type of `view.position` in the toy."""

    deck: int
    hands: list[list[int] | int]  # others see how many cards it holds
    bids: list[int | bool]  # others see whether it was made
    left: list[list[int]]  # by seat
    right: list[list[int]]
    turn: int


SHAPE: Final = ToyPosition
