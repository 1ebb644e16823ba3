"""What is done beside answering: tasks that are not lost, and whose failures are told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from tianxia.server.database import StorageFault
from tianxia.server.limits import asking

Result = TypeVar("Result")

log = logging.getLogger("tianxia.server")


class Tasks:
    """Everything a server does beside answering."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None], unpaid: bool = False) -> None:
        """Do something beside; nobody pays for it if it is `unpaid`."""
        token = asking.set(None) if unpaid else None
        task = asyncio.create_task(work)
        if token is not None:
            asking.reset(token)
        self.running.add(task)
        task.add_done_callback(self.ended)

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do it to the end, even if whoever waits for it goes meanwhile."""
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(self.ended)
            raise

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.running.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, StorageFault):
            log.warning("the database: %s", error)
        elif error is not None:
            log.error("something went wrong beside", exc_info=error)

    async def close(self) -> None:
        """End everything. Who is told to end may miss it over something that came at the same moment (asyncpg
        and asyncio.wait_for before Python 3.12), and is told again."""
        while self.running:
            for task in list(self.running):
                task.cancel()
            await asyncio.wait(self.running, timeout=1)
