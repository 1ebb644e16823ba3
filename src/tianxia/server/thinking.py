"""Bots think in worker processes, never on the event loop, and never see the real position."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from tianxia.kernel.rng import stream
from tianxia.server import worker
from tianxia.table.match import Match

log = logging.getLogger("tianxia.server")

TRIES = 3


class Thinkers:
    """The worker processes of one server."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks
        return ProcessPoolExecutor(self.workers, spawn, initializer=worker.prepare)

    def warm_up(self) -> None:
        for _ in range(self.workers):
            self.pool.submit(worker.ready)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

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
