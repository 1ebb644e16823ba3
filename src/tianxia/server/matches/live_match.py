"""One match in memory: its fold, players, watchers and absent players."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from tianxia.bots import bots_for
from tianxia.learn.advice import Advice
from tianxia.server.connections.limits import Client
from tianxia.server.matches.entry_limits import Tally
from tianxia.server.matches.tutor import Tutor
from tianxia.server.storage.store import SeatRow, Summary, now
from tianxia.server.web.names import clean_name
from tianxia.table.command import Take
from tianxia.table.frame import Drawn, PackInfo, SeatInfo, draw, encode, make_frame
from tianxia.table.judge import Room
from tianxia.table.match import Match, Played
from tianxia.table.offer import SentenceOut

MOST_FRAMES = 16  # cached for one match


class Watcher(Protocol):
    """Gets updates of a match: a WebSocket, for example."""

    guest: str | None
    client: Client  # its address

    def wake(self) -> None:
        """Called when something changed: the watcher should get a new frame."""


class Taker(msgspec.Struct, frozen=True):
    """A guest who takes over a vacant seat."""

    guest: str
    name: str


class LiveMatch:
    """A match in memory: its fold, players, watchers and thinking bots."""

    def __init__(self, match: Match, seats: list[SeatRow], pack: PackInfo, owner: str, stored: int) -> None:
        self.match = match
        self.stored = stored  # when its last entry was stored, in milliseconds since 1970
        self.tally = Tally(match)
        self.owner = owner  # the guest who set the table
        self.seats = seats
        self.pack = pack
        self.fault_key = ""  # key of the sentence for `fault`
        self.fault = ""  # why the match cannot continue: another server added an entry that does not replay
        self.watchers: set[Watcher] = set()
        self.elsewhere: frozenset[str] = frozenset()  # players connected to other servers
        self.thinking: set[int] = set()
        self.left: dict[str, int] = {}  # when an absent guest was last connected, in ms since 1970
        self.since = now()  # guests we have no record of count as last seen now
        self.lock = asyncio.Lock()
        self.uncertain = False  # a commit failed; whether the entry was stored is unknown
        self.stale = False  # another server has added entries
        self.stale_seats = False
        self.refreshing = False
        self.changes = 0  # number of changes to anything that a frame shows
        self.drawn: dict[int, Drawn] = {}  # by seat
        self.frames: dict[tuple[str | None, int, int], tuple[tuple[object, ...], bytes]] = {}
        self.tutor = Tutor(match)
        self.hints: dict[tuple[int, int], asyncio.Task[Advice]] = {}  # requested hints, by version and seat
        self.made = 0  # frames made; viewers with the same view share one

    def owns(self, guest: str | None, seat: int) -> bool:
        """May this guest see everything that the seat sees, and play for it?"""
        return guest is not None and any(row.seat == seat and row.guest == guest for row in self.seats)

    def seat_infos(self, guest: str | None) -> list[SeatInfo]:
        online = self.online()
        return [seat_info(row, guest, online, self.left_at(row)) for row in self.seats]

    def online(self) -> set[str | None]:
        return {*self.elsewhere, *(watcher.guest for watcher in self.watchers)}

    def here(self) -> list[str]:
        """The players connected to this server."""
        return sorted(self.persons() & {watcher.guest for watcher in self.watchers})

    def left_at(self, row: SeatRow) -> int:
        """The time at which an absent player was last here; 0 if the player is here."""
        if row.kind != "person" or row.guest is None or row.guest in self.online():
            return 0
        return self.left.get(row.guest, self.since)

    def come(self, watcher: Watcher) -> None:
        """Add a watcher. A player's arrival changes the others' frames; a spectator's does not."""
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
        """Update presence from other servers; guests present nowhere are marked as having left."""
        before, self.elsewhere = self.online(), players
        gone = self.persons() & (before - self.online())
        self.left.update((guest, now()) for guest in gone)
        if before != self.online():
            self.wake()

    def room(self) -> Room:
        """The `Room`: everything besides the match that the judge needs."""
        people = frozenset(row.seat for row in self.seats if row.kind == "person" and row.guest is not None)
        return Room(frozenset(bots_for(self.match.game)), people)

    def why_not_take(self, command: Take, guest: str) -> SentenceOut | None:
        """Why a guest may not take that seat now; None if they may."""
        terms = self.match.terms
        row = next((row for row in self.seats if row.seat == command.seat), None)
        plays = any(one.guest == guest for one in self.seats)
        if row is None or row.kind != "person" or row.guest is None or row.guest == guest:
            return SentenceOut("refusal-take-nobody", {})
        if terms.vacant == "nobody" or (terms.vacant == "players" and not plays):
            players = terms.vacant == "players"
            return SentenceOut("refusal-take-players" if players else "refusal-take-off", {})
        if plays and not command.bot:
            return SentenceOut("refusal-take-bot-only", {})
        gone = self.left_at(row)
        if not gone or now() - gone < terms.after * 1000:
            return SentenceOut("refusal-take-early", {"seconds": terms.after})
        return None

    def frame(self, guest: str | None, seat: int, since: int) -> bytes:
        """The current frame for a guest at a seat; cached, and shared by all viewers with the same view."""
        plays = any(row.guest == guest for row in self.seats)
        seen_by = guest if plays else None  # all spectators share one frame
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
            frame.guide = self.tutor.guide(seat) if plays else None
            known = self.frames[key] = now_shown, encode(frame)
            self.made += 1
        return known[1]

    def persons(self) -> set[str]:
        """The guests who have a seat."""
        return {row.guest for row in self.seats if row.guest is not None}

    def wake(self) -> None:
        self.changes += 1
        for watcher in self.watchers:
            watcher.wake()


def seat_info(row: SeatRow, guest: str | None, online: set[str | None], left: int = 0) -> SeatInfo:
    mine = guest is not None and row.guest == guest
    here = row.kind != "person" or (row.guest is not None and row.guest in online)
    name = clean_name(row.name)  # old rows may hold names that were not cleaned
    return SeatInfo(row.seat, row.kind, name, row.bot, mine, here, row.open, left=left)


def summarize(match: Match, played: Played | None = None) -> Summary:
    """The summary for lists after an entry."""
    state = played.position if played else match.state
    version = played.entry.number if played else match.version
    result = match.result_after(played) if played else match.result
    if result is None:
        return Summary(version, False, state.waiting(), [])
    scores = state.scores() if state.over else []
    return Summary(version, True, [], result.winners, scores, result.ending)
