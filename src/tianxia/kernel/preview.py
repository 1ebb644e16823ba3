"""The certain effects of a move, for the seat that considers it; and a picture for each event."""

from __future__ import annotations

from collections.abc import Sequence

from tianxia.kernel.event import Event, Watch
from tianxia.kernel.reader import Reading, read
from tianxia.kernel.state import State


class Preview:
    """The last position before anything is learned or the game ends, and the events until then.
    `certain`: the whole move is shown, because nothing is learned in it.
    """

    def __init__(self, reading: Reading, position: State, events: list[Event], certain: bool) -> None:
        self.text = reading.text
        self.position = position
        self.events = events
        self.certain = certain

    def __repr__(self) -> str:
        return f"<preview of {self.text!r}: {len(self.events)} events>"


def preview(state: State, seat: int, move: int | str | Sequence[int]) -> Preview:
    """Play a move on a copy until something is learned. The result does not depend on what the seat
    cannot know.
    """
    watch = Watch()
    reading = read(state, move, seat, watch)
    if watch.certain is None:
        return Preview(reading, reading.position, reading.events, True)
    return Preview(reading, watch.certain, reading.events[: watch.certain_events], False)


def tell(state: State, seat: int, move: int | str | Sequence[int]) -> list[tuple[Event, State]]:
    """Each event of a move with the position at that moment, which can be viewed by any seat."""
    watch = Watch(pictures=True)
    reading = read(state, move, seat, watch)
    return list(zip(reading.events, watch.pictures, strict=True))
