"""The turns of bots: each is thought about by one server, and by another if that one does not go on."""

from __future__ import annotations

import logging
import time
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

from tianxia.bots import thinking_long
from tianxia.server.connections.limits import Client, measured
from tianxia.server.matches.background import BackgroundTasks
from tianxia.server.matches.bot_workers import BotWorkers, Urgency
from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.storage.store import SeatRow, now
from tianxia.server.web.guests import new_id
from tianxia.table.command import Late, Move, Refused

if TYPE_CHECKING:
    from tianxia.server.matches.live_matches import LiveMatches

log = logging.getLogger("tianxia.server")

GRACE = 3.0  # seconds after which a bot's turn that nobody has in hand is taken up
MOST_TAKEN_UP = 20  # at once


class BotTurns:
    """The bots' turns that this server has in hand, and what it knows of the others'."""

    def __init__(
        self, matches: LiveMatches, workers: BotWorkers, tasks: BackgroundTasks, alone: Client
    ) -> None:
        self.matches = matches
        self.workers = workers
        self.tasks = tasks
        self.alone = alone  # bots without people get as much work out of a server as one address
        self.elsewhere: dict[str, float] = {}  # matches another server has in hand, and when it said so

    def set_thinking(self, live: LiveMatch) -> None:
        """Let the bots that are waited for think."""
        if live.match.over or self.matches.is_full(live.match):
            return
        waiting = live.match.state.waiting()
        for row in live.seats:
            if row.kind == "bot" and row.seat in waiting and row.seat not in live.thinking:
                live.thinking.add(row.seat)
                work = self.move(live, row)
                self.tasks.spawn(work if live.persons() else measured(work, self.alone), unpaid=True)

    async def move(self, live: LiveMatch, row: SeatRow) -> None:
        """One bot's move. If the position changed while it thought, it thinks again."""
        match = live.match
        own = thinking_long(row.bot) if match.terms.long_thought else row.bot
        for bot in (own, "random"):  # a bot that breaks the rules is replaced by chance
            async with AsyncExitStack() as turn:
                try:
                    async with self.workers.turn(urgency(live), live.owner):
                        version = match.version
                        text = await self.workers.choose(match, row.seat, bot)
                    if not live.persons():
                        await turn.enter_async_context(self.alone.turn())
                finally:
                    live.thinking.discard(row.seat)
                answer = await self.matches.command(live, Move(f"bot/{new_id()}", version, row.seat, text))
            if isinstance(answer, Late):
                self.set_thinking(live)
            if not isinstance(answer, Refused):
                return
            log.error("bot %s played %r in match %s: %s", bot, text, match.header.id, answer.message)

    # --- so that no bot is forgotten ------------------------------------------------------------------

    def in_hand(self) -> list[str]:
        """The matches whose bots think here."""
        return [name for name, live in self.matches.live.items() if live.thinking]

    def heard(self, names: list[str]) -> None:
        """Another server has these in hand."""
        at = time.monotonic()
        self.elsewhere.update((name, at) for name in names)

    async def take_up(self) -> None:
        """Go on where a bot is to move and nobody thinks: its commit failed, or its server died."""
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
                self.matches.hopeless.add(name)  # it has as many entries as it may have, or asks nobody


def urgency(live: LiveMatch) -> Urgency:
    """Who waits for this bot?"""
    people = live.persons()
    if not people:
        return 2
    return 0 if people & live.online() else 1
