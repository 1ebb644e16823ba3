"""The random bot: any legal move, action by action."""

from __future__ import annotations

import math

from tianxia.bots.bot import Bot, asked
from tianxia.kernel.phrase import phrase_goes_on
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Random(Bot):
    """Plays legal actions, each equally likely, until the phrase is complete."""

    name = "random"

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        here = asked(position, seat)
        chosen: list[int] = []
        while True:
            actions = here.actions()
            chosen.append(actions[rng.below(len(actions))])
            learned = here.learned
            here.take(chosen[-1])
            if not phrase_goes_on(learned, here, seat):
                return chosen
