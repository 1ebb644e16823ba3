"""Phase 1: the player order (royaumes.order.*)."""

from __future__ import annotations

from tianxia.kernel.rng import Rng


def next_order(order: list[int], alive: int) -> list[int]:
    """The player order of the next turn: first the last player of the previous turn who is still in the
    game.

    The others follow clockwise, without defeated seats. Rules: royaumes.order.marker_to_last,
    royaumes.order.skip_defeated.
    """
    left = [seat for seat in order if alive >> seat & 1]
    return left[-1:] + left[:-1]


def first_order(seats: int, rng: Rng) -> list[int]:
    """Choose seats and first player at random (royaumes.setup.seats_random). The marker does not move in the
    first turn (royaumes.order.first_turn).
    """
    order = list(range(seats))
    rng.shuffle(order)
    return order


# Rules of this chapter that the code above implements without citing them:
# `royaumes.order.marker_holder_first`
