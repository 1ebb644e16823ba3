"""The levels that people can pick: each thinks longer than the one below.

A level is a number of simulations, not of seconds: it plays the same move on any machine. A simulation is one
position judged. The lower levels search a tree with them; a grandmaster tries its best phrases in rollouts,
which pays once there are thousands. A title may have numbers of its own for some levels. What that takes, and
how much stronger each is than the one below, stands in docs/bots.md.
"""

from __future__ import annotations

import gc
import logging
import math
from collections.abc import Callable
from typing import Any, Final

from tianxia.bots.bot import Bot, asked
from tianxia.bots.evaluation import Evaluation, evaluation
from tianxia.bots.rollouts import Reach, Rollouts
from tianxia.bots.search import Manner, Search
from tianxia.bots.sprees import Sprees
from tianxia.bots.verdict import Verdict
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

log = logging.getLogger("tianxia.bots")

MOST_SIMULATIONS = 1_000_000
REDEALS: Final = 8  # in a round of rollouts, at the most
MANY_REDEALS: Final = 32


class Thinker(Bot):
    """Thinks for a number of simulations."""

    def __init__(self, name: str, simulations: int) -> None:
        self.name = name
        self.simulations = simulations

    def title(self, here: State) -> Evaluation:
        """How it judges positions like this one."""
        return evaluation(here.game.name)

    def simulations_in(self, title: Evaluation) -> int:
        """Its simulations for a move of that title."""
        return title.simulations.get(self.name, self.simulations)

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        here = asked(position, seat)
        title = self.title(here)
        thought = self.thought(here, seat, rng, title)
        collecting = gc.isenabled()
        gc.disable()  # a tree is many small objects, all of which live until the search is over
        try:
            return thought.answer(self.simulations_in(title), until)
        except Exception:
            log.exception("%s failed", self.name)
            return thought.so_far() or here.actions()[:1]
        finally:
            if collecting:
                gc.enable()

    def thought(self, here: State, seat: int, rng: Rng, title: Evaluation) -> Search | Rollouts:
        """The beginning of a thought about a position that asks the seat."""
        raise TypeError("a level thinks")


class Searcher(Thinker):
    """Searches a tree."""

    def thought(self, here: State, seat: int, rng: Rng, title: Evaluation) -> Search:
        return Search(here.copy(), seat, rng, title.evaluate, title.reply, Manner())


class Roller(Thinker):
    """Tries its best phrases in rollouts."""

    def __init__(self, name: str, simulations: int, long: bool = False) -> None:
        super().__init__(name, simulations)
        self.long = long
        self.redeals = MANY_REDEALS if long else REDEALS

    def title(self, here: State) -> Evaluation:
        return evaluation(here.game.name, self.long)

    def thought(self, here: State, seat: int, rng: Rng, title: Evaluation, lead: float = 0.0) -> Rollouts:
        kept = title.kept_at.get(here.seats, title.kept)
        reach = Reach(kept, title.turns, self.redeals, title.wide, title.alike)
        judge, reply, answers = title.outlook or title.evaluate, title.reply, title.answers
        verdict = verdict_of(title, here)
        if title.season is None or title.done is None:
            return Rollouts(here, seat, rng, judge, reply, reach, lead, answers, verdict)
        season, done = title.season, title.done
        return Sprees(here, seat, rng, judge, reply, reach, lead, answers, season, done, verdict)


def verdict_of(title: Evaluation, here: State) -> Callable[[Any, int], float] | None:
    """What rollouts are judged by at the end, where the title has weights for that: between two people."""
    if title.things is None or title.left is None or not title.weights:
        return None
    if here.seats != 2 or here.automa >= 0:
        return None
    return Verdict(title.weights, title.things, title.left).judge


GRANDMASTER = Roller("grandmaster", 12_000)
LONG_THOUGHT = Roller("grandmaster-long", 48_000, long=True)  # for tables that want to wait longer

LEVELS: dict[str, Thinker] = {
    level.name: level
    for level in (Searcher("novice", 3), Searcher("adept", 12), Searcher("master", 60), GRANDMASTER)
}
