"""Frames: one picture of one match for one seat. All that leaves a match is made here, from the view.

`docs/protocol.md` is the contract with the browser; `web/src/protocol.ts` says the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tianxia.kernel.game import own_pack
from tianxia.table.match import Match
from tianxia.table.offer import Ask
from tianxia.table.undo import Undo, undo_reach

SeatKind = Literal["person", "bot", "automa"]


class PackInfo(msgspec.Struct, frozen=True):
    """The components of a match: those that come with the program, those of an earlier version of it, or
    corrected ones, with the name of the folder they came from."""

    digest: str
    source: Literal["built-in", "earlier", "corrected"]
    name: str = ""


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
    pack: PackInfo
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


def pack_info(match: Match) -> PackInfo:
    """What can be told of the components of a match by themselves."""
    plain = match.header.data == own_pack(type(match.game)).digest
    return PackInfo(match.header.data, "built-in" if plain else "corrected")


def make_frame(
    match: Match,
    seat: int,
    since: int = 0,
    seats: Sequence[SeatInfo] = (),
    thinking: Sequence[int] = (),
    pack: PackInfo | None = None,
) -> Frame:
    """The present, as one seat (or a spectator, -1) may see it, with what it may do."""
    frame = past_frame(match, match.version, seat, since, seats, pack)
    frame.offer = match.offer(seat)
    frame.undo = undo_reach(match, seat)
    frame.thinking = list(thinking)
    return frame


def past_frame(
    match: Match,
    version: int,
    seat: int,
    since: int = 0,
    seats: Sequence[SeatInfo] = (),
    pack: PackInfo | None = None,
) -> Frame:
    """A version as that seat saw it: nothing to do, nothing to undo."""
    state = match.position(version)
    since = min(max(since, 0), version)
    seed = match.header.seed if match.state.over else ""
    return Frame(
        match=match.header.id,
        game=match.game.name,
        options=match.header.options,
        pack=pack or pack_info(match),
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
