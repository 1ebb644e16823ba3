"""A bot in forty lines: it plays each legal phrase's first action on redeals, at random to the end, and keeps
the action that won most.

    tianxia arena royaumes --seats 2 --bots first_bot:Flat,random --games 20 --out run
"""

from __future__ import annotations

import math

from tianxia import State, playout
from tianxia.bots import Bot
from tianxia.kernel.observation import returns
from tianxia.kernel.rng import Rng


class Flat(Bot):
    """Flat Monte Carlo: `TRIES` playouts for each legal action."""

    TRIES = 4

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        legal = position.actions_for(seat)
        if len(legal) == 1:
            return legal
        best, most = legal[0], -math.inf
        for action in legal:
            value = sum(self.attempt(position, seat, action, rng) for _ in range(self.TRIES))
            if value > most:
                best, most = action, value
        return [best]

    def attempt(self, position: State, seat: int, action: int, rng: Rng) -> float:
        """What one random game is worth after an action, on a deal that agrees with what the seat knows."""
        trial = position.redeal(seat, rng)
        rng.next32()  # the next redeal differs
        trial.take_for(seat, action)
        playout(trial, rng)
        return returns(trial)[seat]
