"""Telling: what a seat saw happen, step by step, each event with its picture as a patch to the last."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import msgspec

from tianxia.kernel.event import Event, Watch
from tianxia.kernel.preview import preview
from tianxia.kernel.state import State
from tianxia.table.agreement import EVENTS
from tianxia.table.log import LogLine, as_lines
from tianxia.table.match import Match
from tianxia.table.patch import Patch, difference

MOST_ENTRIES = 50  # that are told one by one; older ones are only counted


class Step(msgspec.Struct, frozen=True):
    """One event the seat may see, and what changed in its view since the step before."""

    line: LogLine
    patch: Patch


class Telling(msgspec.Struct, frozen=True):
    """The way from version `since` to `version`. `end` leads from the last step to the last view.

    `skipped` entries before `since` are not told; then, or when asked for, `view` is what the first
    step starts from.
    """

    since: int
    version: int
    skipped: int
    view: dict[str, Any] | None
    steps: list[Step]
    end: Patch


class Foreseen(msgspec.Struct, frozen=True):
    """What a move will certainly do: its whole text, its lines, and the patch to the view after them.

    `certain` is true if that is all of it; else somebody learns something next, or the game ends.
    """

    text: str
    certain: bool
    lines: list[LogLine]
    patch: Patch


def tell(match: Match, seat: int, since: int, upto: int | None = None, whole: bool = False) -> Telling:
    """What a seat (or a spectator, -1) may see of the entries after `since`, up to `upto`."""
    work = telling(match, seat, since, upto, whole)
    while True:
        try:
            next(work)
        except StopIteration as done:
            told: Telling = done.value
            return told


def telling(
    match: Match, seat: int, since: int, upto: int | None = None, whole: bool = False
) -> Generator[None, None, Telling]:
    """The same, one step at a time, for whoever has other things to do between."""
    last = match.version if upto is None else min(upto, match.version)
    since = min(max(since, 0), last)
    start = max(since, last - MOST_ENTRIES)
    view = first = match.position(start).view(seat)
    steps = []
    for line, picture in pictures(match, seat, start, last):
        now = picture.view(seat)
        steps.append(Step(line, difference(view, now)))
        view = now
        yield
    end = difference(view, match.position(last).view(seat))
    shown = first if whole or start > since else None
    return Telling(start, last, start - since, shown, steps, end)


def pictures(match: Match, seat: int, since: int, upto: int) -> Iterator[tuple[LogLine, State]]:
    """Each event that a seat may see of the entries after `since`, with the position just then."""
    position = match.position(since)
    for number in range(since + 1, upto + 1):
        entry = match.entries[number - 1]
        shots: list[State]
        events: list[Event]
        if entry.kind == "move":
            watch = Watch(pictures=True)
            position = match.read(position, entry, watch).position
            events = match.events[number]
            shots = with_remarks(events, watch.pictures)
        else:
            position, events = match.position(number), match.events[number]
            shots = [position] * len(events)
        seen = [shot for event, shot in zip(events, shots, strict=True) if match.visible(event, seat)]
        yield from zip(as_lines(match, events, number, entry.seat, seat), seen, strict=True)


def with_remarks(events: list[Event], shots: list[State]) -> list[State]:
    """A picture for each event, where some are what the table remarks on the one before."""
    found: list[State] = []
    taken = 0
    for event in events:
        taken += not event.key.startswith(EVENTS)
        found.append(shots[taken - 1])
    return found


def foresee(match: Match, seat: int, text: str) -> Foreseen:
    """What a seat's move will certainly do; IllegalMove for one that is refused."""
    foreseen = preview(match.state, seat, text)
    events, _ = match.remarks(foreseen.events, foreseen.position if foreseen.certain else None)
    lines = as_lines(match, events, match.version + 1, seat, seat)
    patch = difference(match.state.view(seat), foreseen.position.view(seat))
    return Foreseen(foreseen.text, foreseen.certain, lines, patch)
