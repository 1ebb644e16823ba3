"""The titles: each subpackage is one game and defines `GAME`. A title is imported on first use.

The environment variable TIANXIA_TITLES names further folders of titles, separated as in PATH.
"""

import logging
import os
import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tianxia.kernel.arguments import text
from tianxia.kernel.errors import TianxiaError

if TYPE_CHECKING:
    from tianxia.kernel.game import Game

log = logging.getLogger("tianxia")

__path__ += [folder for folder in os.environ.get("TIANXIA_TITLES", "").split(os.pathsep) if folder]


class UnknownGame(TianxiaError, LookupError):
    """There is no such title."""


class BrokenGame(TianxiaError):
    """A title cannot be loaded: its folder lacks something, or its code fails."""


def titles() -> list[str]:
    """The names of all titles that are installed. They are the names of folders; no title is loaded.

    >>> "huang" in titles()
    True
    """
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def game(name: str, data: "Path | str | None" = None, rules: int | None = None) -> "Game":
    """The title with this name; by default with its own components and newest rules.

    UnknownGame if there is no such title, BrokenGame if it cannot be loaded.

    >>> game("huang").seat_counts
    (2, 3, 4, 5)
    """
    there = titles()
    if text(name, "the name of a game") not in there:
        raise UnknownGame(f"there is no game {name!r}; there is {', '.join(there) or 'none yet'}")
    found = load(name)
    if data is None and rules is None:
        return found
    from tianxia.kernel.components import read_pack

    return found.variant(None if data is None else read_pack(data), rules)


@cache
def load(name: str) -> "Game":
    """Load the title in a folder, with its own components and newest rules. BrokenGame says what is
    missing.
    """
    from tianxia.kernel.game import Game

    try:
        module = import_module(f"{__name__}.{name}")
    except Exception as error:  # a title's code may fail in any way
        raise BrokenGame(f"{name}: cannot be loaded: {type(error).__name__}: {error}") from error
    file = Path(module.__file__ or name)
    found = getattr(module, "GAME", None)
    if not isinstance(found, Game):
        raise BrokenGame(f"{name}: {file} defines no GAME; end it with GAME = YourGame()")
    if found.name != name:
        raise BrokenGame(f"{name}: {file} calls the game {found.name!r}; its name is that of its folder")
    for needed in ("words/en.ftl", "rules.toml"):
        if not (found.folder / needed).is_file():
            raise BrokenGame(f"{name}: {found.folder / needed} is missing")
    return found


def games() -> "list[Game]":
    """All titles that can be loaded. A title that cannot is left out, and the log says why."""
    found = []
    for name in titles():
        try:
            found.append(load(name))
        except BrokenGame as error:
            log.error("%s", error)
    return found
