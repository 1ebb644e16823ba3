"""The titles: each subpackage is one game and defines `GAME`. Nothing is imported before it is asked for.

The environment variable TIANXIA_TITLES names further folders of titles, separated as in PATH.
"""

import os
import pkgutil
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tianxia.kernel.arguments import text
from tianxia.kernel.errors import TianxiaError

if TYPE_CHECKING:
    from tianxia.kernel.game import Game

__path__ += [folder for folder in os.environ.get("TIANXIA_TITLES", "").split(os.pathsep) if folder]


class UnknownGame(TianxiaError, LookupError):
    """There is no such title."""


def titles() -> list[str]:
    """The names of the games there are."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def game(name: str, data: "Path | str | None" = None, rules: int | None = None) -> "Game":
    """The game of that name, with its own components or those in a folder, and its newest rules or older."""
    there = titles()
    if text(name, "the name of a game") not in there:
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(there) or 'none yet'}")
    found: Game = import_module(f"{__name__}.{name}").GAME
    if data is None and rules is None:
        return found
    from tianxia.kernel.components import read_pack

    return found.variant(None if data is None else read_pack(data), rules)
