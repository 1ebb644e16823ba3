"""The levels that people can pick: one search, with more and more simulations.

A level is a number of simulations, not of seconds: it plays the same move on any machine. A title may have
numbers of its own for some levels. What that takes, and how much stronger each is than the one below,
stands in docs/bots.md.
"""

from __future__ import annotations

import gc
import logging
import math

from tianxia.bots.bot import Bot, asked
from tianxia.bots.evaluation import Evaluation, evaluation
from tianxia.bots.search import Manner, Search
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

log = logging.getLogger("tianxia.bots")

MOST_SIMULATIONS = 1_000_000


class Searcher(Bot):
    """Thinks for a number of simulations."""

    def __init__(self, name: str, simulations: int, manner: Manner | None = None) -> None:
        self.name = name
        self.simulations = simulations
        self.manner = manner or Manner()

    def thoughts(self, title: Evaluation) -> int:
        """Its simulations for a move of that title."""
        return title.simulations.get(self.name, self.simulations)

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        here = asked(position, seat)
        title = evaluation(here.game.name)
        search = Search(here.copy(), seat, rng, title.evaluate, title.reply, self.manner)
        collecting = gc.isenabled()
        gc.disable()  # a tree is many small objects, all of which live until the search is over
        try:
            return search.answer(self.thoughts(title), until)
        except Exception:
            log.exception("%s failed after %d simulations", self.name, search.simulations)
            return best_so_far(search, here)
        finally:
            if collecting:
                gc.enable()


def best_so_far(search: Search, here: State) -> list[int]:
    """The first word of the best phrase of a search that failed; any where it came to none."""
    actions = here.actions()
    best = search.first.best() if search.first is not None else -1
    return [best if best in actions else actions[0]]


LEVELS = {
    level.name: level
    for level in (
        Searcher("novice", 3),
        Searcher("adept", 12),
        Searcher("master", 60),
        Searcher("grandmaster", 1600),
    )
}

LONG_THOUGHT = Searcher("grandmaster-long", 24_000)  # for tables that want to wait up to three seconds
