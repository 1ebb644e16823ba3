"""One match that is alive on this server: the fold, who sits there, who watches, who has left."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from tianxia.bots import bots_for
from tianxia.server.storage.store import SeatRow, Summary, now
from tianxia.server.web.names import clean_name
from tianxia.table.command import Take
from tianxia.table.frame import Drawn, PackInfo, SeatInfo, draw, encode, make_frame
from tianxia.table.judge import Room
from tianxia.table.match import Match, Played

MOST_FRAMES = 16  # kept of one match


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

    def __init__(self, match: Match, seats: list[SeatRow], pack: PackInfo, owner: str = "") -> None:
        self.match = match
        self.owner = owner  # the guest who set the table
        self.seats = seats
        self.pack = pack
        self.fault = ""  # why it cannot go on here, after another server made an entry that does not fit
        self.watchers: set[Watcher] = set()
        self.elsewhere: frozenset[str] = frozenset()  # players who look through other servers
        self.thinking: set[int] = set()
        self.left: dict[str, int] = {}  # when a guest who is away was last here, in milliseconds since 1970
        self.since = now()  # of whom nothing is known was here until then
        self.lock = asyncio.Lock()
        self.uncertain = False  # a commit failed, and nobody knows whether it did
        self.stale = False  # another server has added something
        self.stale_seats = False
        self.refreshing = False
        self.changes = 0  # of anything a frame shows
        self.drawn: dict[int, Drawn] = {}  # by seat
        self.frames: dict[tuple[str | None, int, int], tuple[tuple[object, ...], bytes]] = {}
        self.made = 0  # frames, each for all who see the same

    def owns(self, guest: str | None, seat: int) -> bool:
        """May that guest see through and play this seat?"""
        return guest is not None and any(row.seat == seat and row.guest == guest for row in self.seats)

    def seat_infos(self, guest: str | None) -> list[SeatInfo]:
        online = self.online()
        return [seat_info(row, guest, online, self.left_at(row)) for row in self.seats]

    def online(self) -> set[str | None]:
        return {*self.elsewhere, *(watcher.guest for watcher in self.watchers)}

    def here(self) -> list[str]:
        """The players who look through this server."""
        return sorted(self.persons() & {watcher.guest for watcher in self.watchers})

    def left_at(self, row: SeatRow) -> int:
        """When a person who is away was last here; 0 for all others."""
        if row.kind != "person" or row.guest is None or row.guest in self.online():
            return 0
        return self.left.get(row.guest, self.since)

    def come(self, watcher: Watcher) -> None:
        """The others see which player came; who only watches changes nothing for anybody."""
        came = watcher.guest in self.persons() and watcher.guest not in self.online()
        self.watchers.add(watcher)
        if came:
            self.wake()

    def go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.guest is not None and watcher.guest in self.persons() - self.online():
            self.left[watcher.guest] = now()
            self.wake()

    def are_elsewhere(self, players: frozenset[str]) -> None:
        """Another server says who is there; who is nowhere any more has left just now."""
        before, self.elsewhere = self.online(), players
        gone = self.persons() & (before - self.online())
        self.left.update((guest, now()) for guest in gone)
        if before != self.online():
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

    def frame(self, guest: str | None, seat: int, since: int) -> bytes:
        """The present as one guest sees it through one seat: the same bytes for all who see the same."""
        plays = any(row.guest == guest for row in self.seats)
        seen_by = guest if plays else None  # to all who only watch it is one picture
        thinking = sorted(self.thinking)
        now_shown = (self.changes, self.match.version, id(self.seats), *thinking)
        drawn = draw(self.match, seat, self.drawn.get(seat))
        key = seen_by, seat, since
        known = self.frames.get(key)
        if known is None or known[0] != now_shown or self.drawn.get(seat) is not drawn:
            if len(self.frames) >= MOST_FRAMES:
                self.frames.clear()
            self.drawn[seat] = drawn
            seats = self.seat_infos(seen_by)
            frame = make_frame(self.match, seat, since, seats, thinking, self.pack, drawn)
            known = self.frames[key] = now_shown, encode(frame)
            self.made += 1
        return known[1]

    def persons(self) -> set[str]:
        """The guests who sit here."""
        return {row.guest for row in self.seats if row.guest is not None}

    def wake(self) -> None:
        self.changes += 1
        for watcher in self.watchers:
            watcher.wake()


def seat_info(row: SeatRow, guest: str | None, online: set[str | None], left: int = 0) -> SeatInfo:
    mine = guest is not None and row.guest == guest
    here = row.kind != "person" or (row.guest is not None and row.guest in online)
    name = clean_name(row.name)  # it may have been kept before names were cleaned
    return SeatInfo(row.seat, row.kind, name, row.bot, mine, here, row.open, left=left)


def summarize(match: Match, played: Played | None = None) -> Summary:
    """What lists show of a match after an entry."""
    state = played.position if played else match.state
    version = played.entry.number if played else match.version
    result = match.result_after(played) if played else match.result
    if result is None:
        return Summary(version, False, state.waiting(), [])
    return Summary(version, True, [], result.winners, state.scores() if state.over else [])
