"""Bots. A bot gets a redealt position: everything that its seat cannot know is shuffled and dealt again."""

from __future__ import annotations

from tianxia.bots.bot import Bot
from tianxia.bots.greedy import Greedy
from tianxia.bots.levels import LEVELS, LONG_THOUGHT, MOST_SIMULATIONS, Roller, Searcher, Thinker
from tianxia.bots.random import Random
from tianxia.kernel.arguments import text
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game

BOTS: dict[str, Bot] = {**LEVELS, LONG_THOUGHT.name: LONG_THOUGHT, "greedy": Greedy(), "random": Random()}
THINKERS: dict[str, type[Thinker]] = {"search": Searcher, "rollouts": Roller}  # as in `search-500`


MOST_DIGITS = 40  # longest number in a bot's name


class UnknownBot(TianxiaError, LookupError):
    """There is no such bot."""


def bot(name: str) -> Bot:
    """The bot of that name; `search-500` and `rollouts-500` think for 500 simulations.

    >>> import tianxia
    >>> from tianxia.kernel.rng import stream
    >>> state = tianxia.game("huang").new(seats=2, seed=1)
    >>> rng = stream(1, "bot")
    >>> phrase = bot("novice").choose(state.redeal(0, rng), 0, rng)
    >>> state.play(phrase) == phrase
    True
    """
    kind, _, number = text(name, "the name of a bot").partition("-")
    if kind in THINKERS and number.isdecimal():
        if len(number) > MOST_DIGITS or not 1 <= int(number) <= MOST_SIMULATIONS:
            raise UnknownBot(f"{kind}-N thinks for 1 to {MOST_SIMULATIONS} simulations, not {number[:40]}")
        return THINKERS[kind](name, int(number))
    if name not in BOTS:
        raise UnknownBot(
            f"there is no bot {name!r}; there is {', '.join(BOTS)}, "
            f"and {'-N or '.join(THINKERS)}-N for N simulations"
        )
    return BOTS[name]


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a title, in the order people see them: the levels first.

    `grandmaster-long` is left out: it is a setting of the table.

    >>> import tianxia
    >>> bots_for(tianxia.game("huang"))
    ['novice', 'adept', 'master', 'grandmaster', 'greedy', 'random']
    """
    return [name for name, found in BOTS.items() if found.plays(game) and found is not LONG_THOUGHT]


def thinking_long(name: str) -> str:
    """The bot that plays at a table whose bots think long: `grandmaster` becomes `grandmaster-long`."""
    return LONG_THOUGHT.name if name == list(LEVELS)[-1] else name


__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "bots_for", "thinking_long"]
