"""Functions for lists and rows of numbers that copies of a position share, and for bit masks.

Shared lists are never changed: a change makes a new list.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def plus(values: list[int], at: int, by: int) -> list[int]:
    """A new list with the number at `at` changed by `by`.

    >>> plus([3, 5], 1, -2)
    [3, 3]
    """
    changed = values[:]
    changed[at] += by
    return changed


def put_at(values: list[int], at: int, value: int) -> list[int]:
    """A new list with the number at `at` replaced.

    >>> put_at([3, 5], 0, 7)
    [7, 5]
    """
    changed = values[:]
    changed[at] = value
    return changed


def row_plus(values: vec[i64], at: int, by: int) -> vec[i64]:
    """`plus` for a row of machine integers."""
    changed = values[:]
    changed[at] += by
    return changed


def row_put(values: vec[i64], at: int, value: int) -> vec[i64]:
    """`put_at` for a row of machine integers."""
    changed = values[:]
    changed[at] = value
    return changed


def bits(mask: int) -> int:
    """How many bits of a mask are set. A mask has at most 63.

    >>> bits(0b1011)
    3
    """
    left: i64 = mask
    count = 0
    while left:
        left &= left - 1
        count += 1
    return count
