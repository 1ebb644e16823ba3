"""Arguments that people give, checked where they come in: what is wrong, and what would be right."""

from __future__ import annotations

import reprlib
from typing import Any, TypeVar

from tianxia.kernel.errors import BadArgument, WrongType

T = TypeVar("T")


def shown(value: object) -> str:
    """A value for an error message, however long or deep it is."""
    try:
        return reprlib.repr(value)
    except Exception:  # somebody's own __repr__
        return f"a {type(value).__name__}"


def whole(value: Any, what: str) -> int:
    """A whole number; neither a text of digits, nor a fraction, nor True."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise WrongType(f"{what} is a whole number, not {shown(value)}")
    return int(value)


def text(value: Any, what: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise WrongType(f"{what} is a text, not {shown(value)}")
    return value


def instance(value: Any, kind: type[T], what: str) -> T:
    """An object of one of our own classes: `what` says which, and where to get one."""
    if not isinstance(value, kind):
        raise WrongType(f"{what}, not {shown(value)}")
    return value


def seat_number(value: Any, seats: int, other: str = "") -> int:
    """A seat of a game with so many; -1 is allowed where `other` says what it means."""
    seat = whole(value, "a seat")
    if not (-1 if other else 0) <= seat < seats:
        besides = f", -1 is {other}" if other else ""
        raise BadArgument(f"there is no seat {seat}: seats are 0 to {seats - 1}{besides}")
    return seat
