"""Notices between servers: "match M is at version N". Servers read everything else from the database.

With PostgreSQL each server sends and receives over one connection (NOTIFY and LISTEN). A lost connection is
opened again; maintenance finds what was missed.
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
PATIENCE = 5.0  # seconds to wait for PostgreSQL
FIRST_WAIT, LONGEST_WAIT = 0.2, 3.0
MOST_TOGETHER = 200
TOGETHER, FEW = 100, 30  # matches in one notice of at most 8000 bytes: names only, or names with players
FAULTS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A notice: a match is at a version; -1 means that it was deleted.

    `thinking`: matches whose bots the server is working on; `here`: the players connected to the server, by
    match."""

    server: str
    match: str = ""
    version: int = 0
    seats: bool = False  # somebody sat down or left
    thinking: list[str] = []
    here: dict[str, list[str]] = {}


Hear = Callable[[Notice], None]


class Notices(Protocol):
    """Messages to and from the other servers."""

    def tell(self, notice: Notice) -> None: ...
    async def run(self, hear: Hear, missed: Callable[[], None]) -> None: ...


def open_notices(settings: Settings) -> Notices:
    return BetweenServers(settings.dsn) if settings.postgresql else NobodyElse()


class NobodyElse:
    """A single server: nothing to send or receive."""

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
        """Queue a notice. Without a connection it is dropped, not kept for later."""
        if self.up:
            with suppress(asyncio.QueueFull):
                self.queue.put_nowait(notice)

    async def run(self, hear: Hear, missed: Callable[[], None]) -> None:
        """Send and receive until cancelled; calls `missed` when notices may have been lost."""
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
                log.warning("lost the connection to the other servers; reconnecting: %s", error)
            finally:
                self.up = False
                connection.terminate()

    async def serve(self, connection: Any, hear: Hear, missed: Callable[[], None]) -> None:
        def heard(_connection: Any, _process: int, _channel: str, payload: str) -> None:
            with suppress(msgspec.DecodeError):  # the other server runs another version
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
            # an empty batch checks that the connection is alive
            await connection.execute(NOTIFY, texts)
