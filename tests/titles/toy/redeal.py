"""Redeal what a seat cannot know: other hands, a card about to be laid, the deck, hidden bids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.kernel.rng import Rng

from .tables import BIDS, NO_BID

if TYPE_CHECKING:
    from .state import ToyState


def redeal(state: ToyState, seat: int, rng: Rng) -> ToyState:
    from .decisions.lay import Side  # imported here, because it needs the state first

    other = state.copy()
    other.rng = rng.split("redealt")
    if state.over:
        return other
    hidden = [i for i in range(state.seats) if i != seat]
    cards = sorted(state.deck + [card for i in hidden for card in state.hands[i]])
    rng.shuffle(cards)
    for i in hidden:
        other.hands[i] = sorted([cards.pop() for _ in state.hands[i]])
        if not state.revealed and state.bids[i] != NO_BID:
            other.bids[i] = rng.below(BIDS)
    other.deck = cards
    laying = state.decision_for(state.stack[-1].seat)
    if isinstance(laying, Side) and laying.seat != seat:
        hand = other.hands[laying.seat]
        other.stack[-1] = Side(laying.seat, hand[rng.below(len(hand))])
    return other
