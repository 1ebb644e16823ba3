"""The levels that people can choose: each thinks longer than the one below.

A level is a number of simulations, not of seconds, so it plays the same move on every machine. A simulation
is one position judged. The lower levels use tree search; `grandmaster` uses rollouts, which are better with
thousands of simulations. A title may change the numbers. docs/bots.md has times and strengths.
"""

from __future__ import annotations

import gc
import logging
import math
from collections.abc import Callable
from typing import Any, Final

import msgspec

from tianxia.bots.bot import Bot, asked
from tianxia.bots.evaluation import evaluation
from tianxia.bots.rollouts import Rollouts
from tianxia.bots.search import Manner, Search
from tianxia.bots.settings import RolloutSettings, SpreeSettings
from tianxia.bots.sprees import Sprees
from tianxia.bots.verdict import Verdict
from tianxia.kernel.evaluation import Evaluation
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

log = logging.getLogger("tianxia.bots")

LEVELS_VERSION: Final = 1  # increase it when any level or `greedy` plays a different move than before
MOST_SIMULATIONS = 1_000_000
REDEALS: Final = 8  # the most redeals in one round of rollouts
MANY_REDEALS: Final = 32


class Thinker(Bot):
    """A bot with a fixed number of simulations for each move."""

    def __init__(self, name: str, simulations: int) -> None:
        self.name = name
        self.simulations = simulations

    def evaluation_for(self, here: State) -> Evaluation:
        """The evaluation for this position's title."""
        return evaluation(here.game.name)

    def simulations_in(self, own: Evaluation) -> int:
        """The number of simulations for one move of that title."""
        return own.simulations.get(self.name, self.simulations)

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        here = asked(position, seat)
        own = self.evaluation_for(here)
        thought = self.thought(here, seat, rng, own)
        collecting = gc.isenabled()
        gc.disable()  # nothing to collect: the tree's objects live until the search ends
        try:
            return thought.answer(self.simulations_in(own), until)
        except Exception:
            log.exception("%s failed", self.name)
            return thought.so_far() or here.actions()[:1]
        finally:
            if collecting:
                gc.enable()

    def thought(self, here: State, seat: int, rng: Rng, own: Evaluation) -> Search | Rollouts:
        """A new search of a position that asks the seat."""
        raise TypeError("a level thinks")


class Searcher(Thinker):
    """Plays by tree search."""

    def thought(self, here: State, seat: int, rng: Rng, own: Evaluation) -> Search:
        return Search(here.copy(), seat, rng, own.evaluate, own.reply, Manner())


class Roller(Thinker):
    """Plays by rollouts."""

    def __init__(self, name: str, simulations: int, long: bool = False) -> None:
        super().__init__(name, simulations)
        self.long = long
        self.redeals = MANY_REDEALS if long else REDEALS

    def evaluation_for(self, here: State) -> Evaluation:
        return evaluation(here.game.name, self.long)

    def thought(self, here: State, seat: int, rng: Rng, own: Evaluation, lead: float = 0.0) -> Rollouts:
        settings = RolloutSettings(
            evaluate=own.outlook or own.evaluate,
            reply=own.reply,
            answers=own.answers,
            verdict=verdict_of(own, here),
            lead=lead,
            kept=own.kept_at.get(here.seats, own.kept),
            wide=own.wide,
            turns=own.turns,
            redeals=self.redeals,
            alike=own.alike,
        )
        if own.season is None or own.done is None:
            return Rollouts(here, seat, rng, settings)
        whole_turns = SpreeSettings(**msgspec.structs.asdict(settings), season=own.season, done=own.done)
        return Sprees(here, seat, rng, whole_turns)


def verdict_of(own: Evaluation, here: State) -> Callable[[Any, int], float] | None:
    """The verdict for the ends of rollouts, if the title has weights and two people play."""
    if own.things is None or own.left is None or not own.weights:
        return None
    if here.seats != 2 or here.automa >= 0:
        return None
    return Verdict(own.weights, own.things, own.left).judge


GRANDMASTER = Roller("grandmaster", 12_000)
LONG_THOUGHT = Roller("grandmaster-long", 48_000, long=True)  # for tables whose bots think long

LEVELS: dict[str, Thinker] = {
    level.name: level
    for level in (Searcher("novice", 3), Searcher("adept", 12), Searcher("master", 60), GRANDMASTER)
}
