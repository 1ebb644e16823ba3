"""Seats that think. A bot is given a redealt position: what its seat cannot know is dealt anew."""

from __future__ import annotations

from tianxia.bots.bot import Bot
from tianxia.bots.greedy import Greedy
from tianxia.bots.random import Random
from tianxia.kernel.arguments import text
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game

BOTS: dict[str, Bot] = {bot.name: bot for bot in (Greedy(), Random())}


class UnknownBot(TianxiaError, LookupError):
    """There is no such bot."""


def bot(name: str) -> Bot:
    """The bot of that name."""
    if text(name, "the name of a bot") not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name]


def bots_for(game: Game) -> list[str]:
    """The names of the bots that can play a title, the best first."""
    return [name for name, found in BOTS.items() if found.plays(game)]


__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "bots_for"]
