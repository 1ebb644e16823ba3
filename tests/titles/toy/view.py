"""What each seat sees: `deck`, `hands`, `bids`, `left`, `right`, `turn`; cards are their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.kernel.zones import Zones

from .tables import NO_BID

if TYPE_CHECKING:
    from .state import ToyState


def see(state: ToyState, seat: int) -> dict[str, object]:
    """Only the owner sees a hand. Bids are hidden until all are revealed; before that, others see only
    whether one was made.
    """
    zones = Zones(seat, state.over)
    zones.nobody("deck", len(state.deck))
    zones.public("hands", [zones.owner(i, hand, len(hand)) for i, hand in enumerate(state.hands)])
    shown: list[object] = []
    for i, bid in enumerate(state.bids):
        shown.append(bid if state.revealed else zones.owner(i, bid, bid != NO_BID))
    zones.public("bids", shown)
    zones.public("left", state.left)
    zones.public("right", state.right)
    zones.public("turn", state.turn)
    return zones.shown
