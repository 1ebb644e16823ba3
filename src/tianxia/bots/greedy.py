"""The greedy bot: tries every phrase on a redealt copy and keeps the one that looks best."""

from __future__ import annotations

from tianxia.bots.bot import Bot
from tianxia.bots.evaluations import evaluation
from tianxia.kernel.game import Game
from tianxia.kernel.phrases import asked_first, phrase_goes_on
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Greedy(Bot):
    """Looks one phrase ahead."""

    name = "greedy"

    def plays(self, game: Game) -> bool:
        return True

    def choose(self, position: State, seat: int, rng: Rng) -> list[int]:
        here = asked_first(position, seat)
        assert here is not None, "a bot is asked only when its seat is"
        evaluate = evaluation(here.game.name)
        best: list[int] = []
        highest = 0.0
        ties = 0
        for actions, after in phrases(here, seat, [], MOST_PHRASES):
            value = evaluate(after, seat)
            if not best or value > highest:
                best, highest, ties = actions, value, 1
            elif value == highest:
                ties += 1
                if rng.below(ties) == 0:
                    best = actions
        return best


MOST_PHRASES = 2000


def phrases(here: State, seat: int, words: list[int], most: int) -> list[tuple[list[int], State]]:
    """Every phrase from here with the position it leads to."""
    found: list[tuple[list[int], State]] = []
    for action in here.actions():
        after = here.copy()
        after.take(action)
        if phrase_goes_on(here, after, seat) and len(found) < most:
            found += phrases(after, seat, [*words, action], most - len(found))
        else:
            found.append(([*words, action], after))
    return found
