"""The matches in memory, each with its watchers and its bots.

Commit first, then broadcast: an entry is in the database before any watcher gets it. When another server
commits an entry, its notice says that the match is at a new version; this server then reads the entries
from the database.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec

from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.record import Entry
from tianxia.server.connections.limits import COMMIT_COST, Client, charge, paid
from tianxia.server.matches.background import BackgroundTasks
from tianxia.server.matches.bot_turns import BotTurns
from tianxia.server.matches.bot_workers import BotWorkers
from tianxia.server.matches.cooperative import fold_cooperatively
from tianxia.server.matches.entry_limits import EntryLimits
from tianxia.server.matches.live_match import LiveMatch, Taker, Watcher, summarize
from tianxia.server.matches.notices import FEW, Notice, Notices
from tianxia.server.matches.presence import Presence
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.database import StorageFault
from tianxia.server.storage.packs import PackCache
from tianxia.server.storage.store import SeatRow, Store, now
from tianxia.server.web.guests import new_id
from tianxia.table.command import Command, Done, Late, Refused, Resign, Take, Takeover
from tianxia.table.judge import done, judge
from tianxia.table.match import Match, Played
from tianxia.table.offer import SentenceOut
from tianxia.table.terms import Terms

log = logging.getLogger("tianxia.server")

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
FOLDS = 2  # matches loaded concurrently


class NoMatch(LookupError):
    """The match does not exist or cannot be played here; `key` is the sentence that says which."""

    def __init__(self, detail: str, key: str = "refusal-unplayable") -> None:
        super().__init__(detail)
        self.key = key


class LiveMatches:
    """All matches in memory."""

    def __init__(
        self, store: Store, packs: PackCache, workers: BotWorkers, notices: Notices, settings: Settings
    ) -> None:
        self.store = store
        self.packs = packs
        self.notices = notices
        self.most = settings.most_hot
        self.limits = EntryLimits(settings)
        self.server = new_id()
        # Weak references prevent a second copy of a match in use; `warm` keeps recent ones alive.
        self.live: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        self.warm: OrderedDict[str, LiveMatch] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.folding = asyncio.Semaphore(FOLDS)
        self.hopeless: set[str] = set()  # matches in which bots failed and were stopped
        self.tasks = BackgroundTasks()
        self.bots = BotTurns(self, workers, self.tasks, Client(settings, burst=0))
        self.presence = Presence()
        self.trouble = ""  # translation key of the database problem that players see
        self.kept = 0  # entries committed here
        self.frames = 0  # frames made; viewers with the same view share one
        self.sockets = 0  # browsers at a match
        self.bytes_sent = 0  # before compression
        self.stopping = False

    # --- from the database and back -----------------------------------------------------------------

    async def find(self, name: str) -> LiveMatch:
        """A match, loaded from the database if needed; NoMatch if there is none."""
        live = self.live.get(name)
        if live is None:
            if not MATCH_ID.fullmatch(name):
                raise NoMatch("that is not the id of a match", "refusal-no-match")
            loading = self.loading.get(name)
            if loading is None:
                loading = self.loading[name] = asyncio.create_task(paid(self.load(name)))
                loading.add_done_callback(lambda _: self.loading.pop(name, None))
            return await asyncio.shield(loading)
        self.keep_warm(live)
        return live

    async def find_fresh(self, name: str) -> LiveMatch:
        """Like `find`, but checks the version in the database in case a notice was lost."""
        live = await self.find(name)
        if self.store.shared:
            await self.refresh(live)
        return live

    async def load(self, name: str) -> LiveMatch:
        listed = await self.store.match(name)
        if listed is None:
            raise NoMatch(f"there is no match {name!r}", "refusal-no-match")
        header = listed.header
        entries = await self.store.entries_after(name, 0)
        try:
            game = await self.game(header.game, header.data, header.rules)
            async with self.folding:  # folding a long match takes time; other matches continue
                match = await fold_cooperatively(game, header, entries)
        except StorageFault:
            raise
        except TianxiaError as error:
            log.error("match %s cannot be played here: %s", name, error)
            raise NoMatch(f"match {name!r} cannot be played here: {error}") from None
        except Exception as error:  # a newer engine may fail on an old match
            log.exception("match %s cannot be folded", name)
            raise NoMatch(f"match {name!r} cannot be played here: {type(error).__name__}") from None
        stored = listed.created + sum(milliseconds(entry) for entry in entries)
        live = self.admit(match, listed.seats, listed.owner, stored)
        async with live.lock:
            await self.settle(live)
        return live

    async def game(self, title: str, digest: str = "", rules: int | None = None) -> Game:
        """A title with components from the cache or the database; TianxiaError if they are missing."""
        if digest and digest not in self.packs.known:
            row = await self.store.pack(digest)
            if row is not None:
                self.packs.add(row)
        return self.packs.game(title, digest, rules)

    async def keep_packs(self) -> None:
        """Store the components of matches from before components were stored."""
        for _, digest in await self.store.packs_missing():
            if digest in self.packs.known:
                await self.store.keep_pack(self.packs.row(digest))

    async def create(
        self, match: Match, rows: list[SeatRow], public: bool, terms: Terms, owner: str = ""
    ) -> LiveMatch:
        """Store a new match after its components. Its terms are its first entry."""
        await self.store.keep_pack(self.packs.row(match.header.data))
        created = await self.store.create(match.header, rows, summarize(match), public, owner or None)
        live = self.admit(match, rows, owner, created)
        if terms != Terms():
            async with live.lock:
                await self.keep(live, match.follow(Entry(1, "terms", 0, terms.text(), command="terms")))
        return live

    def admit(self, match: Match, seats: list[SeatRow], owner: str, stored: int) -> LiveMatch:
        live = LiveMatch(match, seats, self.packs.info(match.header.data), owner, stored)
        live.elsewhere = self.presence.at(match.header.id)
        self.live[match.header.id] = live
        self.keep_warm(live)
        return live

    def keep_warm(self, live: LiveMatch) -> None:
        """Keep a match in memory for a while after its last use."""
        self.warm[live.match.header.id] = live
        self.warm.move_to_end(live.match.header.id)
        while len(self.warm) > self.most:
            self.warm.popitem(last=False)

    def drop(self, live: LiveMatch, why: str, key: str = "refusal-unplayable") -> None:
        """Remove a match that cannot continue on this server, and tell its watchers why."""
        for held in (self.live, self.warm):
            if held.get(live.match.header.id) is live:
                del held[live.match.header.id]
        live.fault, live.fault_key = why, key
        live.wake()

    async def refresh(self, live: LiveMatch) -> None:
        """Read the entries that another server added."""
        async with live.lock:
            await self.catch_up(live)
            live.seats = await self.store.seats_of(live.match.header.id)
        live.wake()

    def refresh_soon(self, live: LiveMatch, seats: bool) -> None:
        """Start `refresh` in the background. Notices that arrive meanwhile cause one more read in all."""
        live.stale = True
        live.stale_seats = live.stale_seats or seats
        if not live.refreshing:
            live.refreshing = True
            self.tasks.spawn(self.refresh_while_stale(live), unpaid=True)

    async def refresh_while_stale(self, live: LiveMatch) -> None:
        try:
            while live.stale:
                seats, live.stale, live.stale_seats = live.stale_seats, False, False
                with suppress(NoMatch):  # its watchers are told
                    async with live.lock:
                        await self.catch_up(live)
                        if seats:
                            live.seats = await self.store.seats_of(live.match.header.id)
                    live.wake()
        finally:
            live.refreshing = False

    async def catch_up(self, live: LiveMatch) -> None:
        match = live.match
        for entry in await self.store.entries_after(match.header.id, match.version):
            try:
                match.add(match.follow(entry))
                live.stored += milliseconds(entry)
            except TianxiaError as error:  # the other server runs another version of the engine
                self.drop(live, f"match {match.header.id!r} cannot go on here: entry {entry.number}: {error}")
                log.error("%s", live.fault)
                raise NoMatch(live.fault) from None

    # --- commands -------------------------------------------------------------------------------

    async def command(
        self, live: LiveMatch, command: Command, taker: Taker | None = None
    ) -> Done | Late | Refused:
        """Judge a command and store its entry. `Done` means that it is in the database."""
        match = live.match
        async with live.lock:
            if live.uncertain:  # an unacknowledged entry may still have been stored
                await self.catch_up(live)
                live.uncertain = False
            await self.settle(live)
            judged = judge(match, command, live.room())
            if isinstance(judged, Played) and (taught := live.tutor.refusal(command)) is not None:
                return Refused(command.id, "", taught)
            if isinstance(judged, Played):  # under the lock, so that simultaneous commands are all counted
                limit = self.limits.refusal(live.tally, command)
                if limit:
                    return Refused(command.id, "", SentenceOut(limit, {}))
            if isinstance(judged, Played) and isinstance(command, Take):
                assert taker is not None
                refusal = live.why_not_take(command, taker.guest)
                if refusal is not None:
                    return Refused(command.id, "", refusal)
                if judged.entry.kind == "sit":
                    named = msgspec.structs.replace(judged.entry, text=taker.name)
                    judged = match.follow(named)
            if not isinstance(judged, Played):
                return judged
            if await self.keep(live, judged, taker):
                answer: Done | Late = done(match, command.id, match.version)
            else:
                known = match.commands.get(command.id)
                answer = Late(command.id) if known is None else done(match, command.id, known)
            await self.settle(live)
        self.announce(live, seats=isinstance(command, Take | Takeover | Resign))
        self.bots.set_thinking(live)
        return answer

    async def keep(self, live: LiveMatch, played: Played, taker: Taker | None = None) -> bool:
        """Commit the entries of a command and add them. False if another server was faster; its entries are
        then read."""
        match = live.match
        stored = max(now(), live.stored)  # never negative, even if the clock was set back
        played = at_time(played, (stored - live.stored) / 1000)
        entry = played.entry
        guest = taker.guest if taker and entry.kind == "sit" else None
        charge(COMMIT_COST)
        try:
            kept = await self.store.append(
                match.header.id, played.entries(), summarize(match, played), guest, stored
            )
        except BaseException:
            live.uncertain = True
            raise
        if kept:
            match.add(played)
            live.stored = stored
            self.kept += len(played.entries())
        else:
            await self.catch_up(live)
        if entry.kind in ("takeover", "resign", "sit"):
            live.seats = await self.store.seats_of(match.header.id)
        return kept

    async def settle(self, live: LiveMatch) -> None:
        """Add entries that are due, such as an undo that all accepted, even after a server died."""
        while (due := live.match.due()) is not None:
            await self.keep(live, live.match.follow(due))

    async def go_back(self, live: LiveMatch, seat: int, to: int) -> bool:
        """Take a guided game back to any version. False if another server was faster."""
        async with live.lock:
            entry = Entry(live.match.version + 1, "undo", seat, to=to, command=f"lesson/{new_id()}")
            kept = await self.keep(live, live.match.follow(entry))
        self.announce(live)
        self.bots.set_thinking(live)
        return kept

    async def delete(self, live: LiveMatch, guest: str) -> str:
        """Delete a table that never started. Returns the key of the reason why not, or an empty string."""
        async with live.lock:
            if any(entry.kind == "move" for entry in live.match.entries):
                return "refusal-delete-started"
            people = {row.guest for row in live.seats if row.guest is not None}
            if people != {guest}:
                return "refusal-delete-others"
            if not await self.store.delete(live.match.header.id, live.match.version):
                return "refusal-delete-started"
            self.forget(live)
        self.notices.tell(Notice(self.server, live.match.header.id, -1))
        return ""

    def forget(self, live: LiveMatch) -> None:
        """Remove a deleted match from memory."""
        self.drop(live, f"match {live.match.header.id!r} was deleted", "refusal-deleted")

    def announce(self, live: LiveMatch, seats: bool = False) -> None:
        """Notify the watchers here and on other servers."""
        live.wake()
        self.notices.tell(Notice(self.server, live.match.header.id, live.match.version, seats))

    def hear(self, notice: Notice) -> None:
        """Handle a notice from any server, including this one."""
        if notice.server == self.server:
            return
        if notice.thinking:
            self.bots.heard(notice.thinking)
        self.are_elsewhere(self.presence.hear(notice.server, notice.here))
        live = self.live.get(notice.match)
        if live is None:
            return
        if notice.version < 0:
            self.forget(live)
        elif notice.version > live.match.version or notice.seats:
            self.refresh_soon(live, notice.seats)

    # --- presence -----------------------------------------------------------------------------------

    def come(self, live: LiveMatch, watcher: Watcher) -> None:
        live.come(watcher)
        self.sockets += 1
        self.tell_who_is_here(live, watcher)

    def go(self, live: LiveMatch, watcher: Watcher) -> None:
        self.sockets -= 1
        if self.stopping:
            live.watchers.discard(watcher)
            return
        live.go(watcher)
        self.tell_who_is_here(live, watcher)

    def tell_who_is_here(self, live: LiveMatch, watcher: Watcher) -> None:
        """Tell the other servers which players are connected here: after every change, and in every round."""
        if watcher.guest in live.persons():
            self.notices.tell(Notice(self.server, here={live.match.header.id: live.here()}))

    def are_elsewhere(self, matches: list[str]) -> None:
        for name in matches:
            live = self.live.get(name)
            if live is not None:
                live.are_elsewhere(self.presence.at(name))

    def stop(self) -> None:
        """All connections are about to close: tell the other servers once, and stop waking watchers."""
        self.stopping = True
        left = [name for name, live in self.live.items() if live.here()]
        for live in self.live.values():
            live.watchers.clear()
        for first in range(0, len(left), FEW):
            here: dict[str, list[str]] = {name: [] for name in left[first : first + FEW]}
            self.notices.tell(Notice(self.server, here=here))

    async def close(self) -> None:
        await self.tasks.close()


def at_time(played: Played, seconds: float) -> Played:
    """Set `at` of the entries of a command: the seconds since the entry before them."""
    first, *others = [*played.draft, msgspec.structs.replace(played, draft=[])]
    *draft, last = [stamped(first, seconds), *(stamped(one, 0.0) for one in others)]
    return msgspec.structs.replace(last, draft=draft)


def stamped(played: Played, seconds: float) -> Played:
    return msgspec.structs.replace(played, entry=msgspec.structs.replace(played.entry, at=seconds))


def milliseconds(entry: Entry) -> int:
    """The milliseconds between an entry and the one before it."""
    return round((entry.at or 0) * 1000)
