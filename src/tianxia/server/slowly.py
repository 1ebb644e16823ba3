"""Work that takes long on the event loop, done in small pieces: everybody else goes on between them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator, Sequence
from typing import TypeVar

from tianxia.kernel.game import Game
from tianxia.kernel.record import Entry
from tianxia.server.limits import PIECE
from tianxia.table.header import Header
from tianxia.table.match import Match, folding
from tianxia.table.telling import Telling, telling

Result = TypeVar("Result")


async def slowly(work: Generator[None, None, Result]) -> Result:
    """Some work to its end, a few milliseconds at a time."""
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


async def tell_slowly(
    match: Match, seat: int, since: int, upto: int | None = None, whole: bool = False
) -> Telling:
    """Entries are only ever added, so that nothing changes under it."""
    return await slowly(telling(match, seat, since, upto, whole))


async def fold_slowly(game: Game, header: Header, entries: Sequence[Entry]) -> Match:
    """Not in a thread: whenever the event loop has waited for anything else it would wait for that too."""
    return await slowly(folding(game, header, entries))
