"""Background tasks end with the server."""

from __future__ import annotations

import asyncio

from tianxia.server.matches.background import BackgroundTasks


def test_who_misses_being_told_to_end_is_told_again() -> None:
    told = 0

    async def hard_of_hearing() -> None:
        nonlocal told
        while told < 2:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                told += 1

    async def begin_and_end() -> set[asyncio.Task[None]]:
        tasks = BackgroundTasks()
        tasks.spawn(hard_of_hearing())
        await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await tasks.close()
        return tasks.running

    assert asyncio.run(begin_and_end()) == set()
    assert told == 2
