"""Redeal what nobody can know. Everything is public; only future random events are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


def deal_anew(state: TerracottaState, seat: int, rng: Rng) -> None:
    """Future dice, Masters and random ties come from another stream (terracotta.info.future_random)."""
    state.rng = rng
