"""Tianxia: four board games of Warring States China on one kernel.

The public interface: `game`, `titles`, `State`, `Game`, `stream`, `playout`, `bot`, `engine`. These names are
stable between versions; docs/research.md shows each of them.

>>> import tianxia
>>> state = tianxia.game("huang").new(seats=3, seed=7)
>>> state.play(state.actions()[0])  # the actions taken
[159]
"""

from typing import TYPE_CHECKING, Any

from tianxia import _engine

_engine.choose()

from tianxia._engine import engine  # noqa: E402
from tianxia.games import game, games, titles  # noqa: E402

if TYPE_CHECKING:
    from tianxia.bots.own import find_bot as bot
    from tianxia.kernel.game import Game
    from tianxia.kernel.playout import playout
    from tianxia.kernel.rng import stream
    from tianxia.kernel.state import State

__version__ = "0.1.0.dev0"

__all__ = ["Game", "State", "__version__", "bot", "engine", "game", "games", "playout", "stream", "titles"]

# Imported on first use, to keep `import tianxia` cheap.
LATER = {
    "Game": ("tianxia.kernel.game", "Game"),
    "State": ("tianxia.kernel.state", "State"),
    "bot": ("tianxia.bots.own", "find_bot"),
    "playout": ("tianxia.kernel.playout", "playout"),
    "stream": ("tianxia.kernel.rng", "stream"),
}


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(f"module 'tianxia' has no attribute {name!r}")
    from importlib import import_module

    module, inner = LATER[name]
    return getattr(import_module(module), inner)
