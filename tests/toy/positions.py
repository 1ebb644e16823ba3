"""Positions of the toy, from a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import tianxia

TOY = tianxia.game("toy")
LAY, DRAW, PASS, LEFT, RIGHT = map(TOY.notations.index, ("lay", "draw", "pass", "left", "right"))
BID, CARD = TOY.notations.index("bid 0"), TOY.notations.index("0")


def position(
    hands: Sequence[Sequence[int]],
    bids: Sequence[int] = (2, 1, 0),
    turn: int = 0,
    left: Sequence[Sequence[int]] = (),
    right: Sequence[Sequence[int]] = (),
    **options: bool,
) -> Any:
    """Bids are revealed and a turn begins; all cards that are nowhere else are in the deck, the lowest on
    top.
    """
    seats = len(hands)
    state = TOY.new(seats, options)
    saved: dict[str, Any] = TOY.to_dict(state)
    laid = [list(left) or [[]] * seats, list(right) or [[]] * seats]
    gone = {card for cards in (*hands, *laid[0], *laid[1]) for card in cards}
    saved["state"] |= {
        "hands": [sorted(hand) for hand in hands],
        "bids": list(bids)[:seats],
        "left": laid[0],
        "right": laid[1],
        "turn": turn,
        "revealed": True,
        "deck": [card for card in range(11, -1, -1) if card not in gone],
    }
    first = list(bids).index(max(bids[:seats]))
    saved["stack"] = [["act", (first + turn // 2) % seats]]
    return TOY.from_json(saved)


def offered(state: Any) -> list[str]:
    return [TOY.notate(state, action) for action in state.actions()]
