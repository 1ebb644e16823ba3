"""The action table and its notation."""

from __future__ import annotations

from typing import Final

from .tables import BIDS, CARDS

LAY: Final = 0
DRAW: Final = 1
PASS: Final = 2
LEFT: Final = 3
RIGHT: Final = 4
BID: Final = 5  # and the two after it
CARD: Final = 8  # card 0, and the others after it


def notation_table() -> list[str]:
    bids = [f"bid {bid}" for bid in range(BIDS)]
    return ["lay", "draw", "pass", "left", "right", *bids, *(str(card) for card in range(CARDS))]
