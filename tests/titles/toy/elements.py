"""Element ids, and arguments of sentences."""

from __future__ import annotations

from .actions import BID, CARD, notation_table


def element(action: int) -> str:
    """What an action touches: a card, or a button."""
    if action >= CARD:
        return f"card:{action - CARD}"
    return f"button:bid-{action - BID}" if action >= BID else f"button:{notation_table()[action]}"
