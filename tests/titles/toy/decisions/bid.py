"""The bid: everybody in secret, revealed together."""

from __future__ import annotations

from typing import ClassVar

from tianxia.kernel.decision import Step
from tianxia.kernel.event import seat_arg

from ..actions import BID
from ..state import ToyState
from ..tables import BIDS, NO_BID
from .base import ToyDecision
from .turn import Act


class Bid(ToyDecision):
    """The bid is only noted: nobody learns anything yet. toy.bid.secret"""

    kind = "bid"
    rule = "toy.bid.secret"
    simultaneous = True
    offers: ClassVar = [(BID, BID + BIDS - 1)]

    def actions(self, state: ToyState) -> list[int]:
        return list(range(BID, BID + BIDS))

    def take(self, state: ToyState, action: int) -> None:
        state.bids[self.seat] = action - BID
        if state.log is not None:
            state.emit("event-bid-own", {"bid": action - BID}, [], 1 << self.seat)

    def misfit(self, state: ToyState, at: int) -> str:
        if state.revealed or state.bids[self.seat] != NO_BID:
            return "the bid is made"
        below = state.stack[at - 1] if at else None
        open_below = isinstance(below, Bid) and below.seat > self.seat
        return "" if open_below or isinstance(below, Reveal) else "bids lie in the order of seats"


class Reveal(Step):
    """All bids are known; the highest starts. toy.bid.starts"""

    kind = "reveal"

    def run(self, state: ToyState) -> None:
        state.learn()
        state.revealed = True
        if state.log is not None:
            first = state.to_move()
            state.emit("event-starts", {"seat": seat_arg(first), "bid": state.bids[first]}, [])
        state.stack.append(Act(state.to_move()))

    def misfit(self, state: ToyState, at: int) -> str:
        waiting = state.bids.count(NO_BID)
        return "" if at == 0 and waiting == len(state.stack) - 1 else "beneath exactly the open bids"
