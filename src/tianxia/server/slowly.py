"""Work that takes long on the event loop, done in small pieces: everybody else goes on between them."""

from __future__ import annotations

import asyncio
import time

from tianxia.table.match import Match
from tianxia.table.telling import Telling, telling

PIECE = 0.004  # seconds of processor time


async def tell_slowly(
    match: Match, seat: int, since: int, upto: int | None = None, whole: bool = False
) -> Telling:
    """`tell`, a few milliseconds at a time. Entries are only ever added, so that nothing changes under it."""
    work = telling(match, seat, since, upto, whole)
    started = time.thread_time()
    while True:
        try:
            next(work)
        except StopIteration as done:
            told: Telling = done.value
            return told
        if time.thread_time() - started > PIECE:
            await asyncio.sleep(0)
            started = time.thread_time()
