"""Bots and hints for the full-screen program, in a separate process, so that the screen never freezes."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import TypeVar

from tianxia.bots.driver import redealt, redealt_for_advice
from tianxia.bots.own import find_bot
from tianxia.cli.session import Session
from tianxia.kernel.reader import read
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State
from tianxia.learn.advice import Advice
from tianxia.server.matches.worker import PATIENCE, hint, prepare, ready

Result = TypeVar("Result")


def think(name: str, position: State, seat: int, words: list[int]) -> str:
    """The phrase of a bot for a seat; `position` is redealt."""
    a, b, c, counter = words
    actions = find_bot(name).choose(position.copy(), seat, Rng(a, b, c, counter), time.monotonic() + PATIENCE)
    return read(position, actions, seat).text


class Thinker:
    """Runs bots and hints, one at a time."""

    def __init__(self, executor: Executor | None = None) -> None:
        """Starts a worker process unless an executor is given; call it before Textual takes over the
        terminal."""
        self.others = multiprocessing.active_children()  # not ours to end
        spawn = multiprocessing.get_context("spawn")  # a fork would copy locks
        self.executor = executor or ProcessPoolExecutor(1, spawn, initializer=prepare)
        self.executor.submit(ready)

    async def phrase(self, session: Session) -> str:
        """The phrase of the bot that is asked."""
        match, seat = session.match, session.asked()
        position, rng = redealt(match.state, seat, int(match.header.seed), match.version)
        return await self.run(think, session.bots[seat], position, seat, rng.words())

    async def advice(self, session: Session, seat: int) -> Advice:
        """The best moves of a seat."""
        position, rng = redealt_for_advice(session.match.state, seat, session.match.version)
        return await self.run(hint, position, seat, rng.words())

    async def run(self, work: Callable[..., Result], *args: object) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.executor, work, *args)

    def close(self) -> None:
        """End the worker process, even if it is still thinking."""
        self.executor.shutdown(wait=False, cancel_futures=True)
        if isinstance(self.executor, ProcessPoolExecutor):
            for child in multiprocessing.active_children():
                if child not in self.others:
                    child.terminate()
