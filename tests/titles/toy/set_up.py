"""A new game."""

from __future__ import annotations

from tianxia.kernel.decision import Step
from tianxia.kernel.rng import Rng

from .decisions.bid import Bid, Reveal
from .options import ToyOptions
from .state import ToyState
from .tables import CARDS, NO_BID, Tables


def set_up(state: ToyState, options: ToyOptions, tables: Tables, rng: Rng) -> None:
    """Shuffle, deal, and ask everybody for a bid."""
    seats = state.seats
    state.options = options
    state.tables = tables
    state.deck = list(range(CARDS))
    rng.shuffle(state.deck)
    state.hands = [sorted([state.deck.pop() for _ in range(state.dealt())]) for _ in range(seats)]
    state.bids = [NO_BID] * seats
    state.left = [[] for _ in range(seats)]
    state.right = [[] for _ in range(seats)]
    state.turn = 0
    state.revealed = False
    stack: list[Step] = [Reveal()]
    for seat in range(seats - 1, -1, -1):
        stack.append(Bid(seat))
    state.stack = stack


# Rules of this chapter that other files decide:
# - `state.py`: toy.setup.deal, toy.setup.generous
