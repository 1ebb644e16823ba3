"""Tables, and the numbers that never change."""

from __future__ import annotations

from typing import Final

CARDS: Final = 12
BIDS: Final = 3
TURNS_IN_A_ROW: Final = 2
MOST_SEATS: Final = 3
MOST_IN_HAND: Final = 4
NO_BID: Final = -1


class Tables:
    """The components: cards in a hand at the start, turns of each seat."""

    def __init__(self, hand: int, turns: int) -> None:
        self.hand = hand
        self.turns = turns
