"""Dealing anew what nobody can know: everything lies open, only chance is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


def deal_anew(state: TerracottaState, seat: int, rng: Rng) -> None:
    """Dice, Masters and ties to be drawn come from another stream (terracotta.info.future_random)."""
    state.rng = rng
