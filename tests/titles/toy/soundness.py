"""Every reason why a position cannot exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .tables import CARDS, NO_BID

if TYPE_CHECKING:
    from .state import ToyState


def problems(state: ToyState) -> list[str]:
    seats = state.seats
    if not len(state.hands) == len(state.bids) == len(state.left) == len(state.right) == seats:
        return [f"hands, bids and cards laid are of {seats} seats each"]
    found = []
    laid = [card for cards in state.left + state.right for card in cards]
    held = [card for hand in state.hands for card in hand]
    if sorted(state.deck + held + laid) != list(range(CARDS)):
        found.append("each card is there once")
    if any(hand != sorted(hand) for hand in state.hands):
        found.append("hands are sorted")
    if any(card % 2 for cards in state.left for card in cards):
        found.append("odd cards are laid on the right")  # toy.lay.odd
    if state.revealed == (NO_BID in state.bids):
        found.append("bids are revealed when all are made, and not before")
    drawn = CARDS - state.dealt() * seats - len(state.deck)
    if drawn < 0 or drawn + len(laid) > state.turn:
        found.append("a card was dealt, or was drawn or laid in a turn")
    if (state.turn == state.turns()) != state.over or state.turn > state.turns():
        found.append(f"the game is over after {state.turns()} turns")
    if not state.revealed and state.turn:
        found.append("turns begin after the bids")
    return found
