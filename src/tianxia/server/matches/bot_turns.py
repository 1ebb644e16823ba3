"""Bot turns: one server computes each, and another takes over if that one dies."""

from __future__ import annotations

import logging
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from tianxia.bots import thinking_long
from tianxia.server.connections.limits import Client, measured
from tianxia.server.matches.background import BackgroundTasks
from tianxia.server.matches.bot_queue import ALONE, AWAY, NotAsked
from tianxia.server.matches.bot_workers import BotWorkers
from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.storage.store import SeatRow, now
from tianxia.server.web.guests import new_id
from tianxia.table.command import Late, Move, Refused

if TYPE_CHECKING:
    from tianxia.server.matches.live_matches import LiveMatches

log = logging.getLogger("tianxia.server")

GRACE = 3.0  # seconds before a bot turn without a working server is taken over
MOST_TAKEN_UP = 20  # at once


class BotTurns:
    """The bot turns of this server, and what it knows about the bot turns of other servers."""

    def __init__(
        self, matches: LiveMatches, workers: BotWorkers, tasks: BackgroundTasks, alone: Client
    ) -> None:
        self.matches = matches
        self.workers = workers
        self.tasks = tasks
        self.alone = alone  # the client charged for matches of bots alone
        self.elsewhere: dict[str, float] = {}  # matches that another server works on: time of its last notice

    def set_thinking(self, live: LiveMatch) -> None:
        """Start the bots whose turn it is."""
        if live.match.over or self.matches.limits.is_full(live.tally):
            return
        if live.tutor.playing or live.tutor.scripted() is not None:
            if not live.tutor.playing:
                live.tutor.playing = True
                self.tasks.spawn(self.play_script(live), unpaid=True)
            return
        waiting = live.match.state.waiting()
        for row in live.seats:
            if row.kind == "bot" and row.seat in waiting and row.seat not in live.thinking:
                live.thinking.add(row.seat)
                work = self.move(live, row)
                self.tasks.spawn(work if live.persons() else measured(work, self.alone), unpaid=True)

    async def play_script(self, live: LiveMatch) -> None:
        """Play the moves that a guided game makes for the other seats, then start a bot if one is asked."""
        try:
            while (line := live.tutor.scripted()) is not None:
                seat, text = line
                version = live.match.version
                answer = await self.matches.command(live, Move(f"lesson/{new_id()}", version, seat, text))
                if isinstance(answer, Refused):
                    log.error("the script of match %s failed at %r", live.match.header.id, text)
                    live.tutor.fail()
        finally:
            live.tutor.playing = False
        self.set_thinking(live)

    async def move(self, live: LiveMatch, row: SeatRow) -> None:
        """One bot's move. If the position changed while it thought, it thinks again."""
        match = live.match
        own = thinking_long(row.bot) if match.terms.long_thought else row.bot
        for bot in (own, "random"):  # a bot that fails is replaced by a random move
            async with AsyncExitStack() as turn:
                try:
                    async with self.workers.queue.turn(lambda: payers(live, row.seat)):
                        if row.seat not in match.state.waiting():
                            return
                        version = match.version
                        text = await self.workers.choose(match, row.seat, bot)
                    if not live.persons():
                        await turn.enter_async_context(self.alone.turn())
                except NotAsked:
                    return
                finally:
                    live.thinking.discard(row.seat)
                answer = await self.matches.command(live, Move(f"bot/{new_id()}", version, row.seat, text))
            if isinstance(answer, Late):
                self.set_thinking(live)
            if not isinstance(answer, Refused):
                return
            log.error("bot %s played %r in match %s: %s", bot, text, match.header.id, answer.why.key)

    # --- turns that were dropped ----------------------------------------------------------------------

    def in_hand(self) -> list[str]:
        """The matches in which this server computes a bot's move."""
        return [name for name, live in self.matches.live.items() if live.thinking]

    def heard(self, names: list[str]) -> None:
        """Note that another server computes the bot moves of these matches."""
        at = time.monotonic()
        self.elsewhere.update((name, at) for name in names)

    async def take_up(self) -> None:
        """Restart bot turns on which no server works, because a commit failed or a server died."""
        at = time.monotonic()
        self.elsewhere = {name: said for name, said in self.elsewhere.items() if at - said < 2 * GRACE}
        before = now() - int(GRACE * 1000)
        known = len(self.elsewhere) + len(self.matches.hopeless) + len(self.in_hand())
        for name in await self.matches.store.stalled(before, MOST_TAKEN_UP + known):
            if name in self.elsewhere or name in self.matches.hopeless:
                continue
            live = self.matches.live.get(name)
            if live is not None and live.thinking:
                continue
            try:
                live = await self.matches.find_fresh(name)
            except LookupError:
                self.matches.hopeless.add(name)
                continue
            self.set_thinking(live)
            if not live.thinking:
                self.matches.hopeless.add(name)  # the match is full, or no bot is asked


def payers(live: LiveMatch, seat: int) -> list[str]:
    """The payers for the bot at a seat: the clients that wait for its move. Empty if the bot is not asked
    now.
    """
    if live.match.over or seat not in live.match.state.waiting():
        return []
    people = live.persons()
    if not people:
        return [ALONE]
    here = {watcher.client.name for watcher in live.watchers if watcher.guest in people}
    here.update(f"guest {guest}" for guest in people & live.elsewhere)
    return sorted(here) or [AWAY]
