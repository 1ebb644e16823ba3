"""The greedy bot: tries every phrase on a redealt copy and keeps the one that looks best."""

from __future__ import annotations

import math

from tianxia.bots.bot import Bot, asked
from tianxia.bots.evaluation import evaluation
from tianxia.bots.phrases import Greed
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Greedy(Bot):
    """Looks one phrase ahead, to where the title's evaluation can judge it."""

    name = "greedy"

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        here = asked(position, seat)
        title = evaluation(here.game.name)
        return Greed(title.evaluate, title.reply, rng).best_phrase(here, seat, until)
