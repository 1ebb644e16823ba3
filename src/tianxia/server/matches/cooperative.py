"""Cooperative work: long computations on the event loop that yield to others every few milliseconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator, Sequence
from typing import TypeVar

from tianxia.kernel.game import Game
from tianxia.kernel.record import Entry
from tianxia.server.connections.limits import PIECE
from tianxia.table.header import Header
from tianxia.table.match import Match, folding
from tianxia.table.telling import Telling, telling

Result = TypeVar("Result")


async def run_cooperatively(work: Generator[None, None, Result]) -> Result:
    """Run a generator to its end, a few milliseconds at a time; returns its result."""
    started = time.thread_time()
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result
        if (time.thread_time() - started) * 1000 > PIECE:
            await asyncio.sleep(0)
            started = time.thread_time()


async def tell_cooperatively(
    match: Match, seat: int, since: int, upto: int | None = None, whole: bool = False
) -> Telling:
    """`telling`, in small pieces. Entries are only ever added, so nothing changes between two pieces."""
    return await run_cooperatively(telling(match, seat, since, upto, whole))


async def fold_cooperatively(game: Game, header: Header, entries: Sequence[Entry]) -> Match:
    """Fold a match. Not in a thread: the GIL would stall the event loop anyway."""
    return await run_cooperatively(folding(game, header, entries))
