"""Seats that think. A bot is given a redealt position: what its seat cannot know is dealt anew."""

from __future__ import annotations

from tianxia.bots.bot import Bot
from tianxia.bots.greedy import Greedy
from tianxia.bots.levels import LEVELS, LONG_THOUGHT, MOST_SIMULATIONS, Roller, Searcher, Thinker
from tianxia.bots.random import Random
from tianxia.kernel.arguments import text
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game

BOTS: dict[str, Bot] = {**LEVELS, LONG_THOUGHT.name: LONG_THOUGHT, "greedy": Greedy(), "random": Random()}
THINKERS: dict[str, type[Thinker]] = {"search": Searcher, "rollouts": Roller}  # with a number of their own


class UnknownBot(TianxiaError, LookupError):
    """There is no such bot."""


def bot(name: str) -> Bot:
    """The bot of that name; `search-500` and `rollouts-500` think for 500 simulations."""
    kind, _, number = text(name, "the name of a bot").partition("-")
    if kind in THINKERS and number.isdecimal() and 1 <= int(number) <= MOST_SIMULATIONS:
        return THINKERS[kind](name, int(number))
    if name not in BOTS:
        raise UnknownBot(
            f"there is no bot {name!r}; there is {', '.join(BOTS)}, "
            f"and {'-N or '.join(THINKERS)}-N for N simulations"
        )
    return BOTS[name]


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a title, as people are offered them: the levels first.

    Long thought is not a bot of its own but a setting of the table.
    """
    return [name for name, found in BOTS.items() if found.plays(game) and found is not LONG_THOUGHT]


def thinking_long(name: str) -> str:
    """Who plays for a bot at a table whose bots think long: the strongest level takes its time."""
    return LONG_THOUGHT.name if name == list(LEVELS)[-1] else name


__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "bots_for", "thinking_long"]
