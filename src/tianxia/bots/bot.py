"""The contract of a bot."""

from __future__ import annotations

from typing import ClassVar

from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Bot:
    """A seat that thinks. One object serves every match: it remembers nothing."""

    name: ClassVar[str]

    def plays(self, game: Game) -> bool:
        """Can it play that title?"""
        return True

    def choose(self, position: State, seat: int, rng: Rng) -> list[int]:
        """The actions of one phrase for a seat that is asked, legal one after the other.

        `position` is redealt for that seat (`State.redeal`) and the bot's own: it may be changed.
        The phrase ends at the latest where something is learned.
        """
        raise TypeError("a bot chooses")
