"""Bots think in worker processes, never on the event loop, and never see the real position.

Who waits for a bot comes first: matches with somebody there before those whose people are away, and both
before those that bots play among themselves. Among equals nobody's matches push out another's.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import multiprocessing
import os
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Literal

from tianxia.kernel.rng import stream
from tianxia.server.matches import worker
from tianxia.table.match import Match

log = logging.getLogger("tianxia.server")

TRIES = 3

Urgency = Literal[0, 1, 2]  # somebody waits, somebody will come back, bots alone


class BotWorkers:
    """The worker processes of one server, and the queue before them."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self.new_pool()
        self.busy = 0
        self.queue: list[tuple[Urgency, int, int, asyncio.Future[None]]] = []
        self.arrivals = 0
        self.served: Counter[str] = Counter()  # thoughts of each owner since the queue was last empty

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks
        return ProcessPoolExecutor(self.workers, spawn, initializer=worker.prepare)

    def warm_up(self) -> None:
        for _ in range(self.workers):
            self.pool.submit(worker.ready)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    @asynccontextmanager
    async def turn(self, urgency: Urgency, owner: str) -> AsyncIterator[None]:
        """A free process, when it is this one's turn."""
        if self.busy < self.workers:
            self.busy += 1
        else:
            free: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.arrivals += 1
            heapq.heappush(self.queue, (urgency, self.served[owner], self.arrivals, free))
            self.served[owner] += 1
            try:
                await free
            except asyncio.CancelledError:
                if free.done() and not free.cancelled():
                    self.pass_on()
                raise
        try:
            yield
        finally:
            self.pass_on()

    def pass_on(self) -> None:
        """Whoever comes next takes over the process."""
        while self.queue:
            *_, free = heapq.heappop(self.queue)
            if not free.done():
                free.set_result(None)
                return
        self.served.clear()
        self.busy -= 1

    async def choose(self, match: Match, seat: int, name: str) -> str:
        """The phrase of a bot for the present position. A bot that fails is replaced by chance."""
        rng = stream(int(match.header.seed), f"bot {seat} at {match.version}")
        position = match.state.redeal(seat, rng)
        words = rng.split("choose").words()
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, worker.think, name, position, seat, words)
            except BrokenProcessPool:
                log.warning("a bot's process died; starting new ones")
                if self.pool is pool:
                    self.pool = self.new_pool()
            except Exception:
                log.exception("bot %s failed at seat %d of match %s", name, seat, match.header.id)
                name = "random"
        raise RuntimeError(f"no bot could move in match {match.header.id}")
