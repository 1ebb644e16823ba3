"""What bots think of a position: points laid, and what hands may still become."""

from __future__ import annotations

from .scoring import scores
from .state import ToyState


def evaluate(state: ToyState, seat: int) -> float:
    """By how much the seat leads, with a third of what it holds."""
    found = scores(state)
    most = max(found[other] for other in range(state.seats) if other != seat)
    return found[seat] - most + sum(state.hands[seat]) / 3


def reply(state: ToyState) -> int:
    """Every position can be judged as it is."""
    return -1
