"""Score and winners: the chapter `end`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import ToyState


def scores(state: ToyState) -> list[int]:
    """Cards on the left count double. toy.end.score"""
    return [2 * sum(state.left[seat]) + sum(state.right[seat]) for seat in range(state.seats)]


def winners(state: ToyState) -> list[int]:
    """The highest score; several share. toy.end.winner"""
    if not state.over:
        return []
    found = scores(state)
    return [seat for seat in range(state.seats) if found[seat] == max(found)]


def sheet(state: ToyState) -> list[tuple[str, list[int]]]:
    left = [2 * sum(cards) for cards in state.left]
    right = [sum(cards) for cards in state.right]
    return [("category-left", left), ("category-right", right), ("category-total", scores(state))]


# Rules of this chapter that other files decide:
# - `decisions/turn.py`: toy.end.turns
