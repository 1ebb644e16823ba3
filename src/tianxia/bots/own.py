"""Bots from outside the package: commands accept `module:Class` in place of a bot's name.

The server does not use this module: a name from the network must never import code.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path

from tianxia.bots import UnknownBot, bot
from tianxia.bots.bot import Bot
from tianxia.kernel.arguments import text


def find_bot(name: str) -> Bot:
    """A built-in bot by its name, or any other as `module:Class`.

    The module is imported from the Python path or the current folder. The class is called without arguments
    and must have `choose` like `tianxia.bots.Bot`. UnknownBot says what is missing.

    >>> find_bot("adept").name
    'adept'
    >>> find_bot("tianxia.bots.random:Random").name
    'tianxia.bots.random:Random'
    """
    return own_bot(name) if ":" in text(name, "the name of a bot") else bot(name)


@cache
def own_bot(name: str) -> Bot:
    """The bot of a class named `module:Class`, made once. UnknownBot says what is missing."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # at the end of the path, so that it hides no installed module
    try:
        module = import_module(module_name)
    except (ImportError, ValueError) as error:
        raise UnknownBot(f"bot {name!r}: no module {module_name!r}: {error}") from None
    found = getattr(module, class_name, None)
    if not isinstance(found, type):
        raise UnknownBot(f"bot {name!r}: module {module_name!r} has no class {class_name!r}")
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"bot {name!r}: {class_name} has no choose(position, seat, rng, until)")
    try:
        made = found()
    except TypeError as error:
        raise UnknownBot(f"bot {name!r}: {class_name}() cannot be made: {error}") from None
    if not isinstance(made, Bot):
        raise UnknownBot(f"bot {name!r}: {class_name} is no subclass of tianxia.bots.Bot")
    made.name = name
    return made
