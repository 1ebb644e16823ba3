"""The position drawn as text: the cards laid, and a line for each seat."""

from __future__ import annotations

from typing import Any

from tianxia.kernel.drawing import Pen
from tianxia.kernel.game import Game


def draw(game: Game, view: dict[str, Any], pen: Pen) -> list[str]:
    """The lines of a view."""
    table = view["position"]
    lines = [pen.colon(pen.say(f"category-{side}"), table[side]) for side in ("left", "right")]
    for seat, (hand, bid) in enumerate(zip(table["hands"], table["bids"], strict=True)):
        lines.append(pen.colon(pen.seat(seat), f"{hand}  {bid}"))
    return lines
