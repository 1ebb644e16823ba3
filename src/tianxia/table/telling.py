"""Telling: the events that a seat saw, step by step, each with a patch to the view before it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import msgspec

from tianxia.kernel.event import Event, Watch
from tianxia.kernel.state import State
from tianxia.table.agreement import EVENTS
from tianxia.table.log import LogLine, as_lines
from tianxia.table.match import Match
from tianxia.table.patch import Patch, difference

MOST_ENTRIES = 50  # the most entries told step by step; older ones are only counted


class ToldStep(msgspec.Struct, frozen=True):
    """One visible event, and the change of the view since the step before."""

    line: LogLine
    patch: Patch


class Telling(msgspec.Struct, frozen=True):
    """The steps from version `since` to `version`. `end` is the patch from the last step to the last view.

    `skipped` is the number of entries left out before `since`. `view` is the view before the first step; it
    is set if entries were skipped, or on request.
    """

    since: int
    version: int
    skipped: int
    view: dict[str, Any] | None
    steps: list[ToldStep]
    end: Patch


def tell(match: Match, seat: int, since: int, upto: int | None = None, whole: bool = False) -> Telling:
    """Tell a seat (or a spectator, -1) the entries after `since`, up to `upto`, as far as it may see them."""
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
    """`tell` as a generator that yields after each step."""
    last = match.version if upto is None else min(upto, match.version)
    since = min(max(since, 0), last)
    start = max(since, last - MOST_ENTRIES)
    view = first = match.position(start).view(seat)
    steps = []
    for line, picture in pictures(match, seat, start, last):
        now = picture.view(seat)
        steps.append(ToldStep(line, difference(view, now)))
        view = now
        yield
    end = difference(view, match.position(last).view(seat))
    shown = first if whole or start > since else None
    return Telling(start, last, start - since, shown, steps, end)


def pictures(match: Match, seat: int, since: int, upto: int) -> Iterator[tuple[LogLine, State]]:
    """Each visible event of the entries after `since`, with the position at that moment."""
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
    """A picture for each event; the table's remarks share the picture of the event before."""
    found: list[State] = []
    taken = 0
    for event in events:
        taken += not event.key.startswith(EVENTS)
        found.append(shots[taken - 1])
    return found
