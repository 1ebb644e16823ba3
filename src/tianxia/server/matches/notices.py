"""What servers tell each other: match M is at version N. Everything else is read from the database.

Over PostgreSQL one connection of a server both tells and hears. When it is lost it is made anew; what was
missed meanwhile is found by looking round.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]
import msgspec

from tianxia.server.operations.settings import Settings

log = logging.getLogger("tianxia.server")

CHANNEL = "tianxia"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', text) FROM unnest($1::text[]) AS text"
PATIENCE = 5.0  # seconds
FIRST_WAIT, LONGEST_WAIT = 0.2, 3.0
MOST_TOGETHER = 200
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match is at a version; -1: it was deleted. `thinking` are matches whose bots a server has in hand,
    `here` the players who look at a match through it."""

    server: str
    match: str = ""
    version: int = 0
    seats: bool = False  # somebody sat down or left
    thinking: list[str] = []
    here: dict[str, list[str]] = {}


Hear = Callable[[Notice], None]


class Notices(Protocol):
    """The way to the other servers."""

    def tell(self, notice: Notice) -> None: ...
    async def run(self, hear: Hear, missed: Callable[[], None]) -> None: ...


def open_notices(settings: Settings) -> Notices:
    return BetweenServers(settings.dsn) if settings.postgresql else NobodyElse()


class NobodyElse:
    """There is one server: nobody to tell, nothing to hear."""

    def tell(self, notice: Notice) -> None:
        return

    async def run(self, hear: Hear, missed: Callable[[], None]) -> None:
        return


class BetweenServers:
    """LISTEN and NOTIFY."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.queue: asyncio.Queue[Notice] = asyncio.Queue(10_000)
        self.up = False

    def tell(self, notice: Notice) -> None:
        """To be told soon; while there is no connection nobody is told, and nothing is kept for later."""
        if self.up:
            with suppress(asyncio.QueueFull):
                self.queue.put_nowait(notice)

    async def run(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Tell and hear until cancelled; `missed` is called whenever something may have been."""
        wait = FIRST_WAIT
        while True:
            try:
                connection = await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)
            except FAULTS:
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
                continue
            wait = FIRST_WAIT
            try:
                await self.serve(connection, hear, missed)
            except FAULTS as error:
                log.warning("the connection to the other servers is lost; making it anew: %s", error)
            finally:
                self.up = False
                connection.terminate()

    async def serve(self, connection: Any, hear: Hear, missed: Callable[[], None]) -> None:
        def heard(_connection: Any, _process: int, _channel: str, payload: str) -> None:
            with suppress(msgspec.DecodeError):  # from a server of another version
                hear(msgspec.json.decode(payload, type=Notice))

        await connection.add_listener(CHANNEL, heard)
        self.up = True
        missed()
        while True:
            batch = []
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    batch.append(await self.queue.get())
            while not self.queue.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self.queue.get_nowait())
            texts = [msgspec.json.encode(notice).decode() for notice in batch]
            # an empty batch asks only whether anybody is still there
            await connection.execute(NOTIFY, texts)
