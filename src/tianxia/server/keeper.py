"""What a server looks after by itself, every few seconds: lost notices, forgotten bots, the database's
health; and every hour: what nobody wants any more."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress

from tianxia.server.database import StorageFault
from tianxia.server.hall import Hall
from tianxia.server.notices import Notice
from tianxia.server.settings import Settings
from tianxia.server.store import DAY, now

log = logging.getLogger("tianxia.server")
CHANCE = random.Random()  # of its own: nothing else in the process is drawn from it

ROUND = 2.0  # seconds
HOUR = 3600.0
TOGETHER, FEW = 100, 30  # names in one notice, which has at most 8000 bytes; with their players


class Keeper:
    """Goes round for as long as the server runs."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self.hall = hall
        self.settings = settings
        self.again = asyncio.Event()  # at once, not in two seconds

    async def go_round(self) -> None:
        while True:
            try:
                await self.look_round()
                self.say("")
            except StorageFault as fault:
                self.say(fault.key, str(fault))
            except Exception:
                log.exception("something went wrong on a round")
            with suppress(TimeoutError):
                async with asyncio.timeout(ROUND * CHANCE.uniform(0.8, 1.2)):
                    await self.again.wait()
            self.again.clear()

    async def look_round(self) -> None:
        hall = self.hall
        if hall.store.trouble is not None:
            await hall.store.probe()
        in_hand = hall.bots.in_hand()
        for first in range(0, len(in_hand), TOGETHER):
            hall.notices.tell(Notice(hall.server, thinking=in_hand[first : first + TOGETHER]))
        here = [(name, guests) for name, live in hall.live.items() if (guests := live.here())]
        for first in range(0, len(here), FEW):
            hall.notices.tell(Notice(hall.server, here=dict(here[first : first + FEW])))
        hall.are_elsewhere(hall.presence.expire())
        if hall.store.shared:  # make up for notices that were lost
            watched = {name: live for name, live in hall.live.items() if live.watchers or live.thinking}
            versions = await hall.store.versions_of(list(watched))
            for name, live in watched.items():
                if versions.get(name, 0) > live.match.version:
                    hall.refresh_soon(live, seats=True)
        else:
            await hall.store.versions_of([])  # is it still there?
        await hall.bots.take_up()

    def say(self, key: str, why: str = "") -> None:
        """Tell all players what is wrong with the database, or that it is right again."""
        if key == self.hall.trouble:
            return
        self.hall.trouble = key
        if key:
            log.error("the database fails: players are told, and nothing is acknowledged: %s", why)
        else:
            log.warning("the database does its work again")
        for live in self.hall.live.values():
            live.wake()

    async def clear_out(self) -> None:
        """Every hour: tables that never started, guests who never came back."""
        while True:
            try:
                await self.expire()
            except StorageFault as fault:
                log.warning("nothing was cleared out: %s", fault)
            await asyncio.sleep(HOUR * CHANCE.uniform(0.9, 1.1))

    async def expire(self) -> None:
        hall, store = self.hall, self.hall.store
        before = now() - int(self.settings.unstarted_days * DAY)
        for name, version in await store.never_started(before, 1000):
            live = hall.live.get(name)
            if live is not None and live.watchers:
                continue
            if await store.delete(name, version) and live is not None:
                hall.forget(live)
        await store.forget_guests(now() - int(self.settings.guest_days * DAY))
