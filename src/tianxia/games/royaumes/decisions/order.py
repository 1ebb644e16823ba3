"""Phase 1: the player order (royaumes.order.*)."""

from __future__ import annotations


def next_order(order: list[int], alive: int) -> list[int]:
    """The marker goes to the last player of the turn before who is still in the game, the others follow
    clockwise; defeated seats are skipped (royaumes.order.marker_to_last, royaumes.order.skip_defeated)."""
    left = [seat for seat in order if alive >> seat & 1]
    return left[-1:] + left[:-1]


def first_order(first: int, seats: int) -> list[int]:
    """In the first turn the marker stays where it was drawn (royaumes.order.first_turn)."""
    return [(first + step) % seats for step in range(seats)]
