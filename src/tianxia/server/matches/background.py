"""Background tasks: kept until they end, and their failures are logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from tianxia.server.connections.limits import asking
from tianxia.server.storage.database import StorageFault

Result = TypeVar("Result")

log = logging.getLogger("tianxia.server")


class BackgroundTasks:
    """All background tasks of a server."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None], unpaid: bool = False) -> None:
        """Start a background task; its work is charged to no client if it is `unpaid`."""
        token = asking.set(None) if unpaid else None
        task = asyncio.create_task(work)
        if token is not None:
            asking.reset(token)
        self.running.add(task)
        task.add_done_callback(self.ended)

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run work to its end, even if the caller is cancelled meanwhile."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self.ended)
            raise

    def share(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Start work that several callers wait for.

        Callers shield it, so that it goes on when one of them is cancelled. Every caller gets its
        exception, so the exception is not logged.
        """
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StorageFault):
            log.warning("the database: %s", error)
        elif error is not None:
            log.error("a background task failed", exc_info=error)

    async def close(self) -> None:
        """Cancel everything. A task may swallow a cancellation that races with another event (asyncpg and
        asyncio.wait_for before Python 3.12), so cancel until it ends."""
        while self.running:
            for task in list(self.running):
                task.cancel()
            await asyncio.wait(self.running, timeout=1)
