"""Phase 1: the player order (royaumes.order.*)."""

from __future__ import annotations

from tianxia.kernel.rng import Rng


def next_order(order: list[int], alive: int) -> list[int]:
    """The marker goes to the last player of the turn before who is still in the game, the others follow
    clockwise; defeated seats are skipped (royaumes.order.marker_to_last, royaumes.order.skip_defeated)."""
    left = [seat for seat in order if alive >> seat & 1]
    return left[-1:] + left[:-1]


def first_order(seats: int, rng: Rng) -> list[int]:
    """Everybody sits down at random, and so the first player is drawn (royaumes.setup.seats_random); in the
    first turn the marker stays there (royaumes.order.first_turn)."""
    order = list(range(seats))
    rng.shuffle(order)
    return order
