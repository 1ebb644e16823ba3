"""The hall: the matches that are alive on this server, each with its watchers and its bots.

Commit first, then broadcast: an entry is in the database before anybody hears of it. What other
servers commit comes as a notice that a match is at a version; entries are then read from the database.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import SQLAlchemyError

from tianxia.bots import bots_for
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.record import Record
from tianxia.server.guests import new_id
from tianxia.server.packs import Shelf
from tianxia.server.store import Listed, SeatRow, Store, Summary
from tianxia.server.thinking import Thinkers
from tianxia.table.command import Command, Done, Late, Move, Refused, judge
from tianxia.table.frame import Frame, PackInfo, SeatInfo, make_frame
from tianxia.table.match import Match, Played, fold

log = logging.getLogger("tianxia.server")

CHANNEL = "matches"
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
LOOK_ROUND = 5.0  # seconds


class NoMatch(LookupError):
    """There is no such match, or none that can be played here."""


class Watcher(Protocol):
    """Somebody who is shown a match as it goes on."""

    guest: str | None

    def wake(self) -> None:
        """There is something new to see."""


class Notice(msgspec.Struct, frozen=True):
    """All that servers tell each other."""

    match: str
    version: int
    server: str


class LiveMatch:
    """A match in memory: the fold, who sits there, who watches, which bots think."""

    def __init__(self, match: Match, seats: list[SeatRow], pack: PackInfo) -> None:
        self.match = match
        self.seats = seats
        self.pack = pack
        self.fault = ""  # why it cannot go on here, after another server made an entry that does not fit
        self.watchers: set[Watcher] = set()
        self.thinking: set[int] = set()
        self.lock = asyncio.Lock()

    def owns(self, guest: str | None, seat: int) -> bool:
        """May that guest see through and play this seat?"""
        return guest is not None and any(row.seat == seat and row.guest == guest for row in self.seats)

    def seat_infos(self, guest: str | None) -> list[SeatInfo]:
        online = {watcher.guest for watcher in self.watchers}
        return [seat_info(row, guest, online) for row in self.seats]

    def frame(self, guest: str | None, seat: int, since: int) -> Frame:
        """The present as one guest sees it through one seat."""
        seats, thinking = self.seat_infos(guest), sorted(self.thinking)
        return make_frame(self.match, seat, since, seats, thinking, self.pack)

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.wake()


def seat_info(row: SeatRow, guest: str | None, online: set[str | None]) -> SeatInfo:
    mine = guest is not None and row.guest == guest
    here = row.kind != "person" or (row.guest is not None and row.guest in online)
    return SeatInfo(row.seat, row.kind, row.name, row.bot, mine, here, row.open)


def summarize(match: Match, played: Played | None = None) -> Summary:
    """What lists show of a match after an entry."""
    state = played.position if played else match.state
    version = played.entry.number if played else match.version
    if not state.over:
        return Summary(version, False, state.waiting(), [])
    return Summary(version, True, [], state.winners(), state.scores())


class Hall:
    """Every live match of this server."""

    def __init__(
        self, store: Store, shelf: Shelf, thinkers: Thinkers, channels: ChannelsPlugin, most: int
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.thinkers = thinkers
        self.channels = channels
        self.most = most
        self.server = new_id()
        self.live: OrderedDict[str, LiveMatch] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    # --- from the database and back -----------------------------------------------------------------

    async def find(self, name: str) -> LiveMatch:
        """A live match, read from the database if it was not; NoMatch if there is none."""
        live = self.live.get(name)
        if live is None:
            if not MATCH_ID.fullmatch(name):
                raise NoMatch("that is not the id of a match")
            loading = self.loading.get(name)
            if loading is None:
                loading = self.loading[name] = asyncio.create_task(self.load(name))
                loading.add_done_callback(lambda _: self.loading.pop(name, None))
            return await asyncio.shield(loading)
        self.live.move_to_end(name)
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
            # a long match takes a while to fold: other matches go on meanwhile
            match = await asyncio.to_thread(fold, game, header, entries)
        except TianxiaError as error:
            log.error("match %s cannot be played here: %s", name, error)
            raise NoMatch(f"match {name!r} cannot be played here: {error}") from None
        except Exception as error:  # the engine fails where an older one did not
            log.exception("match %s cannot be folded", name)
            raise NoMatch(f"match {name!r} cannot be played here: {type(error).__name__}") from None
        return self.admit(match, listed.seats)

    async def game(self, title: str, digest: str = "", rules: int | None = None) -> Game:
        """A title with components at hand or kept in the database; TianxiaError if there are none such."""
        if digest and digest not in self.shelf.packs:
            row = await self.store.pack(digest)
            if row is not None:
                self.shelf.add(row)
        return self.shelf.game(title, digest, rules)

    async def keep_packs(self) -> None:
        """Keep the components of matches that were stored before components were."""
        for _, digest in await self.store.packs_missing():
            if digest in self.shelf.packs:
                await self.store.keep_pack(self.shelf.row(digest))

    async def create(self, match: Match, rows: list[SeatRow], public: bool) -> LiveMatch:
        """Keep a new match, and first the components it is played with."""
        await self.store.keep_pack(self.shelf.row(match.header.data))
        await self.store.create(match.header, rows, summarize(match), public)
        return self.admit(match, rows)

    def admit(self, match: Match, seats: list[SeatRow]) -> LiveMatch:
        live = LiveMatch(match, seats, self.shelf.info(match.header.data))
        self.live[match.header.id] = live
        self.make_room()
        return live

    def make_room(self) -> None:
        """Forget the matches nobody has looked at for longest; the database has them."""
        for name, live in list(self.live.items()):
            if len(self.live) <= self.most:
                return
            if not live.watchers and not live.thinking and not live.lock.locked():
                del self.live[name]

    async def refresh(self, live: LiveMatch) -> None:
        """Read what another server added."""
        name = live.match.header.id
        async with live.lock:
            await self.catch_up(live)
            live.seats = await self.store.seats_of(name)
        live.wake()

    async def catch_up(self, live: LiveMatch) -> None:
        match = live.match
        for entry in await self.store.entries_after(match.header.id, match.version):
            try:
                match.add(match.follow(entry))
            except TianxiaError as error:  # another server plays with another version of the engine
                name = match.header.id
                live.fault = f"match {name!r} cannot go on here: entry {entry.number}: {error}"
                log.error("%s", live.fault)
                self.live.pop(name, None)
                live.wake()
                raise NoMatch(live.fault) from None

    async def record(self, listed: Listed, carry_pack: bool = False) -> Record:
        """A finished match as a match file has it, from what is stored: nothing is played again.

        It carries its components where they are not the built-in ones, or where that is asked for.
        """
        header, summary = listed.header, listed.summary
        game = self.shelf.game(header.game)
        players = [row.name or (f"bot {row.bot}" if row.bot else row.kind) for row in listed.seats]
        record = header.record(game, await self.store.entries_after(header.id, 0), players)
        record.winners, record.scores = summary.winners, summary.scores
        if record.scores is None:
            with suppress(NoMatch):  # it ended before scores were kept
                record.scores = (await self.find(header.id)).match.state.scores()
                await self.store.save_scores(header.id, record.scores)
        if carry_pack or header.data != game.pack.digest:
            row = await self.store.pack(header.data)
            record.pack = row.content if row else ""
        return record

    # --- commands -------------------------------------------------------------------------------

    async def command(self, live: LiveMatch, command: Command) -> Done | Late | Refused:
        """Judge a command and keep it. `Done` means that it is in the database."""
        match = live.match
        async with live.lock:
            judged = judge(match, command, frozenset(bots_for(match.game)))
            if not isinstance(judged, Played):
                return judged
            if not await self.store.append(match.header.id, judged.entry, summarize(match, judged)):
                await self.catch_up(live)  # another server was faster
                known = match.commands.get(command.id)
                answer: Done | Late = Late(command.id) if known is None else Done(command.id, known)
            else:
                match.add(judged)
                answer = Done(command.id, match.version)
            if judged.entry.kind == "takeover":
                live.seats = await self.store.seats_of(match.header.id)
        self.set_bots_thinking(live)
        self.announce(live)
        return answer

    def announce(self, live: LiveMatch) -> None:
        """Tell everybody who watches, here and on other servers."""
        live.wake()
        notice = Notice(live.match.header.id, live.match.version, self.server)
        self.spawn(self.channels.wait_published(msgspec.json.encode(notice), CHANNEL))

    async def look_round(self) -> None:
        """Make up for notices that were lost: several servers share the matches."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            watched = {name: live for name, live in self.live.items() if live.watchers}
            try:
                versions = await self.store.versions_of(list(watched))
                for name, live in watched.items():
                    if versions.get(name, 0) > live.match.version:
                        with suppress(NoMatch):  # its watchers are told
                            await self.refresh(live)
            except (SQLAlchemyError, OSError):
                log.exception("the database does not answer; trying again")

    async def hear(self, message: bytes) -> None:
        """A notice from any server, our own included."""
        notice = msgspec.json.decode(message, type=Notice)
        live = self.live.get(notice.match)
        if live is not None and notice.server != self.server:
            with suppress(NoMatch):  # its watchers are told
                await self.refresh(live)

    # --- bots ---------------------------------------------------------------------------------------

    def set_bots_thinking(self, live: LiveMatch) -> None:
        """Let the bots that are waited for think."""
        waiting = live.match.state.waiting()
        for row in live.seats:
            if row.kind == "bot" and row.seat in waiting and row.seat not in live.thinking:
                live.thinking.add(row.seat)
                self.spawn(self.bot_moves(live, row))

    async def bot_moves(self, live: LiveMatch, row: SeatRow) -> None:
        """One bot's move. If the position changed while it thought, it thinks again."""
        match = live.match
        for bot in (row.bot, "random"):  # a bot that breaks the rules is replaced by chance
            version = match.version
            try:
                text = await self.thinkers.choose(match, row.seat, bot)
            finally:
                live.thinking.discard(row.seat)
            answer = await self.command(live, Move(f"bot/{new_id()}", version, row.seat, text))
            if isinstance(answer, Late):
                self.set_bots_thinking(live)
            if not isinstance(answer, Refused):
                return
            log.error("bot %s played %r in match %s: %s", bot, text, match.header.id, answer.message)

    async def resume(self) -> None:
        """After a start: go on where bots were to move."""
        for name in await self.store.unfinished_with_bots():
            try:
                self.set_bots_thinking(await self.find(name))
            except NoMatch:
                continue

    # --- tasks ----------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside; a failure is logged, not lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something went wrong beside", exc_info=task.exception())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
