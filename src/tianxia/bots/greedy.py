"""The greedy bot: evaluates the position after every phrase and plays the best."""

from __future__ import annotations

import math

from tianxia.bots.bot import Bot, asked
from tianxia.bots.evaluation import evaluation
from tianxia.bots.phrases import Greed
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Greedy(Bot):
    """Looks one phrase ahead, up to the next position that the title's evaluation can judge."""

    name = "greedy"

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        here = asked(position, seat)
        own = evaluation(here.game.name)
        return Greed(own.evaluate, own.reply, rng).best_phrase(here, seat, until)
