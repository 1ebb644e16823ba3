"""Tianxia: four board games of Warring States China on one kernel."""

from tianxia import _engine

_engine.choose()

from tianxia._engine import engine  # noqa: E402
from tianxia.games import game, titles  # noqa: E402

__version__ = "0.1.0.dev0"

__all__ = ["__version__", "engine", "game", "titles"]
