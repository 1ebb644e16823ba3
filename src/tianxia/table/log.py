"""The log: the events that a seat may see, in pages."""

from __future__ import annotations

import msgspec

from tianxia.kernel.event import Event
from tianxia.table.match import Match

PAGE = 60  # lines: a screenful


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event that a seat may see, its entry, and its number among the visible events of that entry."""

    version: int
    number: int
    seat: int
    key: str
    args: dict[str, object]
    touches: list[str]
    path: list[str]
    outcome: dict[str, object] | None = None  # the result of a conflict, a scoring or a reward


class Page(msgspec.Struct, frozen=True):
    """Some lines in order, and whether there are earlier ones."""

    lines: list[LogLine]
    earlier: bool


def lines_of(match: Match, version: int, seat: int) -> list[LogLine]:
    """The lines of one entry that a seat may see."""
    return as_lines(match, match.events[version], version, match.entries[version - 1].seat, seat)


def as_lines(match: Match, events: list[Event], version: int, mover: int, seat: int) -> list[LogLine]:
    """The lines of some events of an entry that a seat may see."""
    visible = [event for event in events if match.visible(event, seat)]
    return [line_of(event, version, number, mover) for number, event in enumerate(visible)]


def line_of(event: Event, version: int, number: int, mover: int) -> LogLine:
    outcome = None if event.outcome is None else event.outcome.to_dict()
    return LogLine(version, number, mover, event.key, event.args, event.touches, event.path, outcome)


def last_page(match: Match, seat: int, since: int, upto: int, most: int = PAGE) -> Page:
    """The last lines of entries `since + 1` to `upto`."""
    return page_before(match, seat, upto + 1, 0, since, most)


def page_before(match: Match, seat: int, version: int, number: int, since: int = 0, most: int = PAGE) -> Page:
    """The last lines before line `number` of an entry."""
    found: list[LogLine] = []
    if 0 < version <= match.version:
        found = lines_of(match, version, seat)[:number]
    for earlier in range(min(version - 1, match.version), since, -1):
        if len(found) > most:
            break
        if match.tells(earlier, seat):
            found = lines_of(match, earlier, seat) + found
    return Page(found[-most:], len(found) > most)
