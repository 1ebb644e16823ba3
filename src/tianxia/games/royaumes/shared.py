"""Lists and rows of numbers that copies of a position share: nobody changes one, a change makes a new one."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def plus(values: list[int], at: int, by: int) -> list[int]:
    """The same numbers in a new list, one of them changed by so much."""
    changed = values[:]
    changed[at] += by
    return changed


def put_at(values: list[int], at: int, value: int) -> list[int]:
    """The same numbers in a new list, one of them replaced."""
    changed = values[:]
    changed[at] = value
    return changed


def row_plus(values: vec[i64], at: int, by: int) -> vec[i64]:
    """The same numbers in a new row, one of them changed by so much."""
    changed = values[:]
    changed[at] += by
    return changed


def row_put(values: vec[i64], at: int, value: int) -> vec[i64]:
    """The same numbers in a new row, one of them replaced."""
    changed = values[:]
    changed[at] = value
    return changed
