"""A seat's own progress: its column of the score sheet, as if the game ended now.

>>> import tianxia
>>> from tianxia.kernel.rng import stream
>>> state = tianxia.game("huang").new(seats=2, seed=1)
>>> found = standing(state, 0, stream(1, "standing"))
>>> found.rows[0]
Row(category='category-yellow', points=0)
"""

from __future__ import annotations

import msgspec

from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State


class Row(msgspec.Struct, frozen=True):
    """A category of the score sheet (a translation key), and the seat's own number in it."""

    category: str
    points: int


class Standing(msgspec.Struct, frozen=True):
    """The score sheet of a seat as if the game ended now."""

    seat: int
    rows: list[Row]


def standing(state: State, seat: int, rng: Rng) -> Standing:
    """Computed from a redealt position, so that it reveals nothing that the seat cannot know."""
    known = state.redeal(seat, rng)
    return Standing(seat, [Row(category, values[seat]) for category, values in known.sheet()])
