"""The contract of a bot."""

from __future__ import annotations

import math

from tianxia.kernel.arguments import instance, seat_number
from tianxia.kernel.errors import BadArgument
from tianxia.kernel.game import Game
from tianxia.kernel.phrase import position_asking
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Bot:
    """A bot. It has no memory: one object serves every match."""

    name: str

    def plays(self, game: Game) -> bool:
        """Can it play that title?"""
        return True

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        """Return the actions of one phrase for a seat that is asked. Each action is legal after the ones
        before.

        `position` is redealt for the seat (`State.redeal`); the bot may change it. The phrase stops at the
        latest where something is learned. When `time.monotonic()` reaches `until`, the bot returns the best
        phrase found so far; without `until` the result is the same on every machine.
        """
        raise TypeError("a bot chooses")

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def asked(position: State, seat: int) -> State:
    """The position with that seat's decision on top; BadArgument if the seat is not asked."""
    position = instance(position, State, "a bot looks at a position, as state.redeal(seat, rng) gives one")
    here = position_asking(position, seat_number(seat, position.seats))
    if here is None:
        waiting = ", ".join(map(str, position.waiting())) or "nobody"
        raise BadArgument(f"seat {seat} is not asked anything now (waiting for {waiting})")
    return here
