"""The matches that are alive on this server, each with its watchers and its bots.

Commit first, then broadcast: an entry is in the database before anybody hears of it. What other
servers commit comes as a notice that a match is at a version; entries are then read from the database.
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
from tianxia.server.matches.live_match import LiveMatch, Taker, Watcher, summarize
from tianxia.server.matches.notices import Notice, Notices
from tianxia.server.matches.presence import Presence
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.database import StorageFault
from tianxia.server.storage.packs import PackCache
from tianxia.server.storage.store import SeatRow, Store
from tianxia.server.web.guests import new_id
from tianxia.table.command import Command, Done, Late, Propose, Refused, Reply, Resign, Take, Takeover
from tianxia.table.judge import judge
from tianxia.table.match import Match, Played
from tianxia.table.terms import Terms

log = logging.getLogger("tianxia.server")

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
FOLDS = 2  # matches that are read from the database side by side
TO_END_IT = 100  # entries kept back for ending a match that has as many as it may have


class NoMatch(LookupError):
    """There is no such match, or none that can be played here."""


class LiveMatches:
    """Every live match of this server."""

    def __init__(
        self, store: Store, packs: PackCache, workers: BotWorkers, notices: Notices, settings: Settings
    ) -> None:
        self.store = store
        self.packs = packs
        self.notices = notices
        self.most = settings.most_hot
        self.most_entries = settings.most_entries
        self.server = new_id()
        # Every match that anybody holds, so that there are never two of one; and those that were held last.
        self.live: WeakValueDictionary[str, LiveMatch] = WeakValueDictionary()
        self.warm: OrderedDict[str, LiveMatch] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.folding = asyncio.Semaphore(FOLDS)
        self.hopeless: set[str] = set()  # matches whose bots cannot go on here
        self.tasks = BackgroundTasks()
        self.bots = BotTurns(self, workers, self.tasks, Client(settings, burst=0))
        self.presence = Presence()
        self.trouble = ""  # what players are told of the database, as a word key
        self.kept = 0  # entries committed here
        self.frames = 0  # made, each for all who see the same
        self.sockets = 0  # browsers at a match
        self.bytes_sent = 0  # to them, before they are compressed

    # --- from the database and back -----------------------------------------------------------------

    async def find(self, name: str) -> LiveMatch:
        """A live match, read from the database if it was not; NoMatch if there is none."""
        live = self.live.get(name)
        if live is None:
            if not MATCH_ID.fullmatch(name):
                raise NoMatch("that is not the id of a match")
            loading = self.loading.get(name)
            if loading is None:
                loading = self.loading[name] = asyncio.create_task(paid(self.load(name)))
                loading.add_done_callback(lambda _: self.loading.pop(name, None))
            return await asyncio.shield(loading)
        self.keep_warm(live)
        return live

    async def find_fresh(self, name: str) -> LiveMatch:
        """The same, certain to be at its last version even if a notice was lost."""
        live = await self.find(name)
        if self.store.shared:
            await self.refresh(live)
        return live

    async def load(self, name: str) -> LiveMatch:
        listed = await self.store.match(name)
        if listed is None:
            raise NoMatch(f"there is no match {name!r}")
        header = listed.header
        entries = await self.store.entries_after(name, 0)
        try:
            game = await self.game(header.game, header.data, header.rules)
            async with self.folding:  # a long match takes a while: other matches go on meanwhile
                match = await fold_cooperatively(game, header, entries)
        except StorageFault:
            raise
        except TianxiaError as error:
            log.error("match %s cannot be played here: %s", name, error)
            raise NoMatch(f"match {name!r} cannot be played here: {error}") from None
        except Exception as error:  # the engine fails where an older one did not
            log.exception("match %s cannot be folded", name)
            raise NoMatch(f"match {name!r} cannot be played here: {type(error).__name__}") from None
        live = self.admit(match, listed.seats, listed.owner)
        async with live.lock:
            await self.settle(live)
        return live

    async def game(self, title: str, digest: str = "", rules: int | None = None) -> Game:
        """A title with components at hand or kept in the database; TianxiaError if there are none such."""
        if digest and digest not in self.packs.known:
            row = await self.store.pack(digest)
            if row is not None:
                self.packs.add(row)
        return self.packs.game(title, digest, rules)

    async def keep_packs(self) -> None:
        """Keep the components of matches that were stored before components were."""
        for _, digest in await self.store.packs_missing():
            if digest in self.packs.known:
                await self.store.keep_pack(self.packs.row(digest))

    async def create(
        self, match: Match, rows: list[SeatRow], public: bool, terms: Terms, owner: str = ""
    ) -> LiveMatch:
        """Keep a new match, and first the components it is played with; its terms are its first entry."""
        await self.store.keep_pack(self.packs.row(match.header.data))
        await self.store.create(match.header, rows, summarize(match), public, owner or None)
        live = self.admit(match, rows, owner)
        if terms != Terms():
            async with live.lock:
                await self.keep(live, match.follow(Entry(1, "terms", 0, terms.text(), command="terms")))
        return live

    def admit(self, match: Match, seats: list[SeatRow], owner: str) -> LiveMatch:
        live = LiveMatch(match, seats, self.packs.info(match.header.data), owner)
        live.elsewhere = self.presence.at(match.header.id)
        self.live[match.header.id] = live
        self.keep_warm(live)
        return live

    def keep_warm(self, live: LiveMatch) -> None:
        """Keep it in memory for a while after nobody holds it any more; the database has the others."""
        self.warm[live.match.header.id] = live
        self.warm.move_to_end(live.match.header.id)
        while len(self.warm) > self.most:
            self.warm.popitem(last=False)

    def drop(self, live: LiveMatch, why: str) -> None:
        """It cannot go on here: who watches is told."""
        for held in (self.live, self.warm):
            if held.get(live.match.header.id) is live:
                del held[live.match.header.id]
        live.fault = why
        live.wake()

    async def refresh(self, live: LiveMatch) -> None:
        """Read what another server added."""
        async with live.lock:
            await self.catch_up(live)
            live.seats = await self.store.seats_of(live.match.header.id)
        live.wake()

    def refresh_soon(self, live: LiveMatch, seats: bool) -> None:
        """The same in the background; notices that arrive meanwhile cause one more read, however many."""
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
            except TianxiaError as error:  # another server plays with another version of the engine
                self.drop(live, f"match {match.header.id!r} cannot go on here: entry {entry.number}: {error}")
                log.error("%s", live.fault)
                raise NoMatch(live.fault) from None

    # --- commands -------------------------------------------------------------------------------

    async def command(
        self, live: LiveMatch, command: Command, taker: Taker | None = None
    ) -> Done | Late | Refused:
        """Judge a command and keep it. `Done` means that it is in the database."""
        match = live.match
        if self.is_full(match, command):
            return Refused(command.id, "", "refusal-full")
        async with live.lock:
            if live.uncertain:  # what was not acknowledged may be there all the same
                await self.catch_up(live)
                live.uncertain = False
            await self.settle(live)
            judged = judge(match, command, live.room())
            if isinstance(judged, Played) and isinstance(command, Take):
                assert taker is not None
                refusal = live.why_not_take(command, taker.guest)
                if refusal:
                    return Refused(command.id, "", refusal)
                if judged.entry.kind == "sit":
                    named = msgspec.structs.replace(judged.entry, text=taker.name)
                    judged = match.follow(named)
            if not isinstance(judged, Played):
                return judged
            if await self.keep(live, judged, taker):
                answer: Done | Late = Done(command.id, match.version)
            else:
                known = match.commands.get(command.id)
                answer = Late(command.id) if known is None else Done(command.id, known)
            await self.settle(live)
        self.announce(live, seats=isinstance(command, Take | Takeover | Resign))
        self.bots.set_thinking(live)
        return answer

    def is_full(self, match: Match, command: Command | None = None) -> bool:
        """Has it as many entries as it may have? A few more are there to end it."""
        ends = isinstance(command, Resign | Reply) or (isinstance(command, Propose) and command.text == "end")
        return match.version >= self.most_entries + (TO_END_IT if ends else 0)

    async def keep(self, live: LiveMatch, played: Played, taker: Taker | None = None) -> bool:
        """Commit an entry and add it; False if another server was faster, whose entries are read then."""
        match, entry = live.match, played.entry
        guest = taker.guest if taker and entry.kind == "sit" else None
        charge(COMMIT_COST)
        try:
            kept = await self.store.append(match.header.id, entry, summarize(match, played), guest)
        except BaseException:
            live.uncertain = True
            raise
        if kept:
            match.add(played)
            self.kept += 1
        else:
            await self.catch_up(live)
        if entry.kind in ("takeover", "resign", "sit"):
            live.seats = await self.store.seats_of(match.header.id)
        return kept

    async def settle(self, live: LiveMatch) -> None:
        """Add what the table owes, such as an undo that all have accepted, even if a server died over it."""
        while (due := live.match.due()) is not None:
            await self.keep(live, live.match.follow(due))

    async def delete(self, live: LiveMatch, guest: str) -> str:
        """Delete a table that never started. Why not, or nothing if it is done."""
        async with live.lock:
            if any(entry.kind == "move" for entry in live.match.entries):
                return "the match has started: resign, leave your seat to a bot, or propose to end it"
            people = {row.guest for row in live.seats if row.guest is not None}
            if people != {guest}:
                return "only who sits there alone can delete a table"
            if not await self.store.delete(live.match.header.id, live.match.version):
                return "the match has started meanwhile"
            self.forget(live)
        self.notices.tell(Notice(self.server, live.match.header.id, -1))
        return ""

    def forget(self, live: LiveMatch) -> None:
        """The match is no more."""
        self.drop(live, f"match {live.match.header.id!r} was deleted")

    def announce(self, live: LiveMatch, seats: bool = False) -> None:
        """Tell everybody who watches, here and on other servers."""
        live.wake()
        self.notices.tell(Notice(self.server, live.match.header.id, live.match.version, seats))

    def hear(self, notice: Notice) -> None:
        """A notice from any server, our own included."""
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

    # --- who is there -------------------------------------------------------------------------------

    def come(self, live: LiveMatch, watcher: Watcher) -> None:
        live.come(watcher)
        self.sockets += 1
        self.tell_who_is_here(live, watcher)

    def go(self, live: LiveMatch, watcher: Watcher) -> None:
        live.go(watcher)
        self.sockets -= 1
        self.tell_who_is_here(live, watcher)

    def tell_who_is_here(self, live: LiveMatch, watcher: Watcher) -> None:
        """To the other servers: at once if it is a player who came or went, and again on every round."""
        if watcher.guest in live.persons():
            self.notices.tell(Notice(self.server, here={live.match.header.id: live.here()}))

    def are_elsewhere(self, matches: list[str]) -> None:
        for name in matches:
            live = self.live.get(name)
            if live is not None:
                live.are_elsewhere(self.presence.at(name))

    async def close(self) -> None:
        await self.tasks.close()
