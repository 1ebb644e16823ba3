"""Undo: freely back to the last point where somebody learned something, and no further."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from tianxia.table.match import Match

Reason = Literal["undo-free", "undo-learned", "undo-others", "undo-start"]


class Undo(msgspec.Struct, frozen=True):
    """How far a seat may go back: at most to version `to`, one move to version `step`.

    Both are the present version when it may not at all. `limit` is a word key: why it ends there;
    `reason` is `undo-free` while there is something to take back, else the limit.
    """

    to: int
    reason: Reason
    step: int
    limit: Reason


def undo_reach(match: Match, seat: int) -> Undo:
    """How far that seat may go back now."""
    steps = undo_steps(match, seat)
    limit = why_no_further(match, seat, steps)
    if not steps:
        return Undo(match.version, limit, match.version, limit)
    return Undo(steps[-1], "undo-free", steps[0], limit)


def undo_steps(match: Match, seat: int) -> list[int]:
    """The versions that seat may go back to, nearest first."""
    now = match.state
    if match.over:  # the end discloses every hand, and the seed
        return []
    steps = []
    number = match.source[match.version]
    while number > 0:
        before = number - 1
        if match.entries[before].seat != seat or match.position(before).learned != now.learned:
            break
        steps.append(before)
        number = match.source[before]
    return steps


def why_no_further(match: Match, seat: int, steps: list[int]) -> Reason:
    if match.over:
        return "undo-learned"
    number = match.source[steps[-1] if steps else match.version]
    if number == 0:
        return "undo-start"
    return "undo-others" if match.entries[number - 1].seat != seat else "undo-learned"


def steps_of_all(match: Match) -> Iterator[int]:
    """Every version that everybody's consent could lead back to, nearest first."""
    number = match.source[match.version]
    while number > 0:
        yield number - 1
        number = match.source[number - 1]
