"""Checks of arguments from callers. Errors say what is wrong and what would be right."""

from __future__ import annotations

import reprlib
from typing import Any, TypeVar

from tianxia.kernel.errors import BadArgument, WrongType

T = TypeVar("T")

MOST_DIGITS = 4000  # digits of an integer; Python itself refuses to print more than 4300
MOST_BITS = MOST_DIGITS * 3322 // 1000


def shown(value: object) -> str:
    """A value for an error message, however long or deep it is."""
    try:
        return reprlib.repr(value)
    except Exception:  # somebody's own __repr__
        return f"a {type(value).__name__}"


def whole(value: Any, what: str) -> int:
    """Return an integer of at most MOST_DIGITS digits; strings, floats and bools are refused."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise WrongType(f"{what} is a whole number, not {shown(value)}")
    if value.bit_length() > MOST_BITS:
        raise BadArgument(f"{what} has at most {MOST_DIGITS} digits; this one has more")
    return int(value)


def text(value: Any, what: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise WrongType(f"{what} is a text, not {shown(value)}")
    return value


def instance(value: Any, kind: type[T], what: str) -> T:
    """Return the object if it is of that class.

    `what` begins the error message: what is expected, and where to get it."""
    if not isinstance(value, kind):
        raise WrongType(f"{what}, not {shown(value)}")
    return value


def seat_number(value: Any, seats: int, other: str = "") -> int:
    """A seat number of a game; -1 is allowed if `other` says what it means."""
    seat = whole(value, "a seat")
    if not (-1 if other else 0) <= seat < seats:
        besides = f", -1 is {other}" if other else ""
        raise BadArgument(f"there is no seat {seat}: seats are 0 to {seats - 1}{besides}")
    return seat
