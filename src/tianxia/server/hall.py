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
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from sqlalchemy.exc import SQLAlchemyError

from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.record import Entry, Record
from tianxia.server.guests import new_id
from tianxia.server.live import LiveMatch, Taker, summarize
from tianxia.server.packs import Shelf
from tianxia.server.store import Listed, SeatRow, Store
from tianxia.server.thinking import Thinkers
from tianxia.table.command import Command, Done, Late, Move, Refused, Take
from tianxia.table.judge import judge
from tianxia.table.match import Match, Played, fold
from tianxia.table.terms import Terms

log = logging.getLogger("tianxia.server")

CHANNEL = "matches"
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
LOOK_ROUND = 5.0  # seconds


class NoMatch(LookupError):
    """There is no such match, or none that can be played here."""


class Notice(msgspec.Struct, frozen=True):
    """All that servers tell each other."""

    match: str
    version: int
    server: str


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
        live = self.admit(match, listed.seats)
        async with live.lock:
            await self.settle(live)
        return live

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

    async def create(self, match: Match, rows: list[SeatRow], public: bool, terms: Terms) -> LiveMatch:
        """Keep a new match, and first the components it is played with; its terms are its first entry."""
        await self.store.keep_pack(self.shelf.row(match.header.data))
        await self.store.create(match.header, rows, summarize(match), public)
        live = self.admit(match, rows)
        if terms != Terms():
            async with live.lock:
                await self.keep(live, match.follow(Entry(1, "terms", 0, terms.text(), command="terms")))
        return live

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
        if any(entry.kind == "resign" for entry in record.entries):  # the file has the game's own winners
            with suppress(NoMatch):
                record.winners = (await self.find(header.id)).match.state.winners()
        if record.scores == []:  # it was ended before the game was
            record.winners = record.scores = None
        elif record.scores is None:
            with suppress(NoMatch):  # it ended before scores were kept
                record.scores = (await self.find(header.id)).match.state.scores()
                await self.store.save_scores(header.id, record.scores)
        if carry_pack or header.data != game.pack.digest:
            row = await self.store.pack(header.data)
            record.pack = row.content if row else ""
        return record

    # --- commands -------------------------------------------------------------------------------

    async def command(
        self, live: LiveMatch, command: Command, taker: Taker | None = None
    ) -> Done | Late | Refused:
        """Judge a command and keep it. `Done` means that it is in the database."""
        match = live.match
        async with live.lock:
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
        self.set_bots_thinking(live)
        self.announce(live)
        return answer

    async def keep(self, live: LiveMatch, played: Played, taker: Taker | None = None) -> bool:
        """Commit an entry and add it; False if another server was faster, whose entries are read then."""
        match, entry = live.match, played.entry
        guest = taker.guest if taker and entry.kind == "sit" else None
        kept = await self.store.append(match.header.id, entry, summarize(match, played), guest)
        if kept:
            match.add(played)
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
        notice = Notice(live.match.header.id, -1, self.server)
        self.spawn(self.channels.wait_published(msgspec.json.encode(notice), CHANNEL))
        return ""

    def forget(self, live: LiveMatch) -> None:
        """The match is no more: who watches is told."""
        self.live.pop(live.match.header.id, None)
        live.fault = f"match {live.match.header.id!r} was deleted"
        live.wake()

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
            if notice.version < 0:
                self.forget(live)
                return
            with suppress(NoMatch):  # its watchers are told
                await self.refresh(live)

    # --- bots ---------------------------------------------------------------------------------------

    def set_bots_thinking(self, live: LiveMatch) -> None:
        """Let the bots that are waited for think."""
        if live.match.over:
            return
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
