"""Arguments of sentences, and ids of elements on screen."""

from __future__ import annotations

from tianxia.games.huang.tables import COLOURS
from tianxia.kernel.event import word_arg


def colour_arg(colour: int) -> str:
    """A colour as an argument of a phrase."""
    return word_arg(f"colour-{COLOURS[colour]}")


def tile_arg(colour: int) -> str:
    """A tile of a colour as an argument. The noun is part of it because French adjectives agree with it."""
    return word_arg(f"tile-{COLOURS[colour]}")


def leader_arg(colour: int) -> str:
    """A leader of a colour as an argument of a phrase."""
    return word_arg(f"leader-{COLOURS[colour]}")


def pagoda_arg(colour: int) -> str:
    """A pagoda of a colour as an argument of a phrase."""
    return word_arg(f"pagoda-{COLOURS[colour]}")


def hand_tiles(colour: int) -> str:
    """The id of the tiles of one colour in the seat's own hand."""
    return f"hand:{COLOURS[colour]}"


def screen(seat: int) -> str:
    """The id of a seat's screen; the seat's hand and points are hidden behind it."""
    return f"screen:{seat}"


def leader_tray(seat: int, colour: int) -> str:
    """The id of a leader's place in front of its owner's screen."""
    return f"leader:{seat}:{COLOURS[colour]}"
