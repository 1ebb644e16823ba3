"""Periodic work.

- Every few seconds: check for lost notices, stalled bots and database problems.
- Every hour: delete tables that never started and guests who never came back."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress

from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.matches.notices import FEW, TOGETHER, Notice
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.database import StorageFault
from tianxia.server.storage.store import DAY, now

log = logging.getLogger("tianxia.server")
CHANCE = random.Random()  # separate from the random numbers of games

ROUND = 2.0  # seconds
HOUR = 3600.0


class Maintenance:
    """The periodic work of a server."""

    def __init__(self, matches: LiveMatches, settings: Settings) -> None:
        self.matches = matches
        self.settings = settings
        self.again = asyncio.Event()  # set this to start the next round at once

    async def run(self) -> None:
        while True:
            try:
                await self.look_after()
                self.say("")
            except StorageFault as fault:
                self.say(fault.key, str(fault))
            except Exception:
                log.exception("a maintenance round failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND * CHANCE.uniform(0.8, 1.2)):
                    await self.again.wait()
            self.again.clear()

    async def look_after(self) -> None:
        matches = self.matches
        if matches.store.trouble is not None:
            await matches.store.probe()
        in_hand = matches.bots.in_hand()
        for first in range(0, len(in_hand), TOGETHER):
            matches.notices.tell(Notice(matches.server, thinking=in_hand[first : first + TOGETHER]))
        here = [(name, guests) for name, live in matches.live.items() if (guests := live.here())]
        for first in range(0, len(here), FEW):
            matches.notices.tell(Notice(matches.server, here=dict(here[first : first + FEW])))
        matches.are_elsewhere(matches.presence.expire())
        if matches.store.shared:  # find changes whose notices were lost
            watched = {name: live for name, live in matches.live.items() if live.watchers or live.thinking}
            versions = await matches.store.versions_of(list(watched))
            for name, live in watched.items():
                if versions.get(name, 0) > live.match.version:
                    matches.refresh_soon(live, seats=True)
        else:
            await matches.store.versions_of([])  # fails if the database is gone
        await matches.bots.take_up()

    def say(self, key: str, why: str = "") -> None:
        """Tell all players that there is a database problem, or that it is solved."""
        if key == self.matches.trouble:
            return
        self.matches.trouble = key
        if key:
            log.error("the database fails: players are told, and nothing is acknowledged: %s", why)
        else:
            log.warning("the database works again")
        for live in self.matches.live.values():
            live.wake()

    async def clear_out(self) -> None:
        """Delete tables that never started and guests who never came back."""
        while True:
            try:
                await self.expire()
            except StorageFault as fault:
                log.warning("old tables and guests were not deleted: %s", fault)
            await asyncio.sleep(HOUR * CHANCE.uniform(0.9, 1.1))

    async def expire(self) -> None:
        matches, store = self.matches, self.matches.store
        before = now() - int(self.settings.unstarted_days * DAY)
        for name, version in await store.never_started(before, 1000):
            live = matches.live.get(name)
            if live is not None and live.watchers:
                continue
            if await store.delete(name, version) and live is not None:
                matches.forget(live)
        await store.forget_guests(now() - int(self.settings.guest_days * DAY))
