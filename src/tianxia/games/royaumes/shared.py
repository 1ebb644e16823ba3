"""Lists of numbers that copies of a position share: nobody changes one, a change makes a new list."""

from __future__ import annotations


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
