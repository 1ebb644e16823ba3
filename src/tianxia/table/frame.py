"""Frames: one picture of one match for one seat. All that leaves a match is made here, from the view.

`docs/protocol.md` is the contract with the browser; `web/src/protocol.ts` says the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tianxia.table.match import Match
from tianxia.table.offer import Ask
from tianxia.table.undo import Undo, undo_reach

SeatKind = Literal["person", "bot", "automa"]


class SeatInfo(msgspec.Struct):
    """Who sits where. `mine` and `online` are as the looking guest sees them."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    mine: bool = False
    online: bool = False
    open: bool = False


class LogLine(msgspec.Struct, frozen=True):
    """One event a seat may see, and the entry it belongs to."""

    version: int
    seat: int
    key: str
    args: dict[str, object]
    touches: list[str]
    path: list[str]


class Frame(msgspec.Struct, tag="frame"):
    """What `docs/protocol.md` calls Frame."""

    match: str
    game: str
    options: dict[str, Any]
    data: str
    version: int
    seats: list[SeatInfo]
    view: dict[str, Any]
    offer: Ask | None
    log: list[LogLine]
    since: int
    undo: Undo
    thinking: list[int]
    seed_hash: str
    seed: str


def log_lines(match: Match, seat: int, since: int, upto: int) -> list[LogLine]:
    """What that seat may see of the entries after `since`."""
    return [
        LogLine(entry.number, entry.seat, event.key, event.args, event.touches, event.path)
        for entry, event in match.events_after(since, upto)
        if event.visible_to(seat)
    ]


def make_frame(
    match: Match, seat: int, since: int = 0, seats: Sequence[SeatInfo] = (), thinking: Sequence[int] = ()
) -> Frame:
    """The present, as one seat (or a spectator, -1) may see it, with what it may do."""
    frame = past_frame(match, match.version, seat, since, seats)
    frame.offer = match.offer(seat)
    frame.undo = undo_reach(match, seat)
    frame.thinking = list(thinking)
    return frame


def past_frame(
    match: Match, version: int, seat: int, since: int = 0, seats: Sequence[SeatInfo] = ()
) -> Frame:
    """A version as that seat saw it: nothing to do, nothing to undo."""
    state = match.position(version)
    since = min(max(since, 0), version)
    seed = match.header.seed if match.state.over else ""
    return Frame(
        match=match.header.id,
        game=match.game.name,
        options=match.header.options,
        data=match.header.data,
        version=version,
        seats=list(seats),
        view=state.view(seat),
        offer=None,
        log=log_lines(match, seat, since, version),
        since=since,
        undo=Undo(version, "undo-start", version, "undo-start"),
        thinking=[],
        seed_hash=match.header.seed_hash,
        seed=seed,
    )


def encode(frame: Frame) -> bytes:
    """The bytes on the wire."""
    return msgspec.json.encode(frame)
