"""Undo: a seat may go back to the last point where somebody learned something, a limited number of times.

An undo may cancel a question that another seat was already asked; its answer then comes too late. The limits
stop a seat from blocking the others in this way; they are reset when another seat moves or something is
learned.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from tianxia.table.match import Match

Reason = Literal["undo-free", "undo-learned", "undo-others", "undo-start", "undo-often"]

OFTEN = 20  # times a seat may go back in one turn
OFTEN_FROM_OTHERS = 3  # of these, how often after another seat was asked


class Undo(msgspec.Struct, frozen=True):
    """How far a seat may go back: at most to version `to`; one move back to version `step`.

    Both are the current version if it may not go back. `limit` is the translation key of the reason why it
    cannot go further. `reason` is `undo-free` if something can be taken back, else the limit.
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
    steps = steps_within_turn(match, seat)
    return [] if steps and too_often(match, seat, steps) else steps


def steps_within_turn(match: Match, seat: int) -> list[int]:
    """Versions since which only that seat moved and nobody learned anything, nearest first."""
    now = match.state
    if match.over:  # the end reveals every hand and the seed
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


def too_often(match: Match, seat: int, steps: list[int]) -> bool:
    """Has the seat used up its undos of this turn?"""
    last_fixed = match.source[steps[-1]]  # the last move before the turn
    times = from_others = 0
    for entry in reversed(match.entries[last_fixed:]):
        if entry.kind == "undo" and entry.seat == seat:
            times += 1
            from_others += asks_another(match, entry.number - 1, seat)
    asked = asks_another(match, match.version, seat)
    return times >= OFTEN or (from_others >= OFTEN_FROM_OTHERS and asked)


def asks_another(match: Match, version: int, seat: int) -> bool:
    """Was another seat asked at that version?"""
    return any(other != seat for other in match.position(version).waiting())


def why_no_further(match: Match, seat: int, steps: list[int]) -> Reason:
    if match.over:
        return "undo-learned"
    if not steps and steps_within_turn(match, seat):
        return "undo-often"
    number = match.source[steps[-1] if steps else match.version]
    if number == 0 or not any(entry.seat == seat for entry in match.moves()):
        return "undo-start"
    return "undo-others" if match.entries[number - 1].seat != seat else "undo-learned"


def steps_of_all(match: Match) -> Iterator[int]:
    """Versions that can be reached with everybody's consent, nearest first."""
    number = match.source[match.version]
    while number > 0:
        yield number - 1
        number = match.source[number - 1]
