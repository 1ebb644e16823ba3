"""Bots think in worker processes, never on the event loop, and never see the real position."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

from tianxia._engine import available
from tianxia.bots.driver import redealt
from tianxia.server.matches import worker
from tianxia.server.matches.bot_queue import BotQueue
from tianxia.table.match import Match

log = logging.getLogger("tianxia.server")

TRIES = 3

Result = TypeVar("Result")


class BotWorkers:
    """The worker processes of one server, and the queue before them."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.engine = ""  # of the worker processes
        self.pool = self.new_pool()
        self.before: list[BaseProcess] = []  # processes of earlier pools
        self.queue = BotQueue(self.workers)

    def new_pool(self) -> ProcessPoolExecutor:
        self.engine = available()
        spawn = multiprocessing.get_context("spawn")  # a fork would copy sockets and locks
        return ProcessPoolExecutor(self.workers, spawn, initializer=worker.prepare)

    def warm_up(self) -> None:
        for _ in range(self.workers):
            self.pool.submit(worker.ready)

    def take_compiled_engine(self) -> None:
        """Start new processes once the engine was compiled in the background (`make play` does that)."""
        if self.engine == "interpreted" and available() == "compiled":
            old = self.pool
            self.pool = self.new_pool()
            self.warm_up()
            self.before = processes_of(old)
            old.shutdown(wait=False)  # running tasks finish in the old processes
            log.info("bots use the compiled engine now")

    def close(self) -> None:
        """Kill the processes. Otherwise Python would wait for running tasks at exit, and a search lasts
        seconds.
        """
        processes = self.before + processes_of(self.pool)
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    async def choose(self, match: Match, seat: int, name: str) -> str:
        """The phrase of a bot for the current position; a random one if the bot fails."""
        position, rng = redealt(match.state, seat, int(match.header.seed), match.version)
        words = rng.words()
        for _ in range(TRIES):
            try:
                return await self.run(worker.think, name, position, seat, words)
            except BrokenProcessPool:
                continue
            except Exception:
                log.exception("bot %s failed at seat %d of match %s", name, seat, match.header.id)
                name = "random"
        raise RuntimeError(f"no bot could move in match {match.header.id}")

    async def run(self, work: Callable[..., Result], *args: object) -> Result:
        """Run a function in a worker process. BrokenProcessPool: the process died, the next is new."""
        self.take_compiled_engine()
        pool = self.pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            log.warning("a bot's process died; starting new ones")
            if self.pool is pool:
                self.pool = self.new_pool()
            raise


def processes_of(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """The worker processes of a pool, before its shutdown; Python 3.14 has `kill_workers` instead."""
    return list((pool._processes or {}).values())
