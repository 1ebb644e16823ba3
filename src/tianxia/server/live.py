"""One match that is alive on this server: the fold, who sits there, who watches, who has left."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from tianxia.bots import bots_for
from tianxia.server.store import SeatRow, Summary, now
from tianxia.table.command import Take
from tianxia.table.frame import Frame, PackInfo, SeatInfo, make_frame
from tianxia.table.judge import Room
from tianxia.table.match import Match, Played


class Watcher(Protocol):
    """Somebody who is shown a match as it goes on."""

    guest: str | None

    def wake(self) -> None:
        """There is something new to see."""


class Taker(msgspec.Struct, frozen=True):
    """The guest who takes a seat that is not theirs."""

    guest: str
    name: str


class LiveMatch:
    """A match in memory: the fold, who sits there, who watches, which bots think."""

    def __init__(self, match: Match, seats: list[SeatRow], pack: PackInfo) -> None:
        self.match = match
        self.seats = seats
        self.pack = pack
        self.fault = ""  # why it cannot go on here, after another server made an entry that does not fit
        self.watchers: set[Watcher] = set()
        self.thinking: set[int] = set()
        self.left: dict[str, int] = {}  # when a guest who is away was last here, in milliseconds since 1970
        self.since = now()  # of whom nothing is known was here until then
        self.lock = asyncio.Lock()

    def owns(self, guest: str | None, seat: int) -> bool:
        """May that guest see through and play this seat?"""
        return guest is not None and any(row.seat == seat and row.guest == guest for row in self.seats)

    def seat_infos(self, guest: str | None) -> list[SeatInfo]:
        online = self.online()
        return [seat_info(row, guest, online, self.left_at(row)) for row in self.seats]

    def online(self) -> set[str | None]:
        return {watcher.guest for watcher in self.watchers}

    def left_at(self, row: SeatRow) -> int:
        """When a person who is away was last here; 0 for all others."""
        if row.kind != "person" or row.guest is None or row.guest in self.online():
            return 0
        return self.left.get(row.guest, self.since)

    def come(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.wake()  # the others see who came

    def go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.guest is not None and watcher.guest not in self.online():
            self.left[watcher.guest] = now()
        self.wake()

    def room(self) -> Room:
        """What a match does not know by itself."""
        people = frozenset(row.seat for row in self.seats if row.kind == "person" and row.guest is not None)
        return Room(frozenset(bots_for(self.match.game)), people)

    def why_not_take(self, command: Take, guest: str) -> str:
        """Why a guest may not take that seat now; empty if they may."""
        terms = self.match.terms
        row = next((row for row in self.seats if row.seat == command.seat), None)
        plays = any(one.guest == guest for one in self.seats)
        if row is None or row.kind != "person" or row.guest is None or row.guest == guest:
            return f"seat {command.seat} is not the seat of another player"
        if terms.vacant == "nobody" or (terms.vacant == "players" and not plays):
            return f"at this table {terms.vacant} may take the seat of a player who is away"
        if plays and not command.bot:
            return "who plays already can only give the seat to a bot"
        gone = self.left_at(row)
        if not gone or now() - gone < terms.after * 1000:
            return f"a seat can be taken when its player has been away for {terms.after} seconds"
        return ""

    def frame(self, guest: str | None, seat: int, since: int) -> Frame:
        """The present as one guest sees it through one seat."""
        seats, thinking = self.seat_infos(guest), sorted(self.thinking)
        return make_frame(self.match, seat, since, seats, thinking, self.pack)

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.wake()


def seat_info(row: SeatRow, guest: str | None, online: set[str | None], left: int = 0) -> SeatInfo:
    mine = guest is not None and row.guest == guest
    here = row.kind != "person" or (row.guest is not None and row.guest in online)
    return SeatInfo(row.seat, row.kind, row.name, row.bot, mine, here, row.open, left)


def summarize(match: Match, played: Played | None = None) -> Summary:
    """What lists show of a match after an entry."""
    state = played.position if played else match.state
    version = played.entry.number if played else match.version
    result = match.result_after(played) if played else match.result()
    if result is None:
        return Summary(version, False, state.waiting(), [])
    return Summary(version, True, [], result.winners, state.scores() if state.over else [])
