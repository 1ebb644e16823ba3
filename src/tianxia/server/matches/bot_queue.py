"""The queue in front of the bot workers: weighted fair queueing by payer.

The players who wait for a bot pay for its thinking time, by address. Matches whose players are all away share
one payer, and matches of bots alone share another. The queue asks for the payers when a worker becomes free,
because players come and go while a bot waits in the queue.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

# Payers without an address: matches whose players are away, matches of bots alone, reviews.
AWAY, ALONE, REVIEWS = "(away)", "(alone)", "(reviews)"
WEIGHTS = {AWAY: 0.5, ALONE: 0.25, REVIEWS: 0.25}  # share of a worker; an address has weight 1
USUAL = 0.05  # seconds charged when a bot starts to think, corrected when it ends
MOST_REMEMBERED = 1000  # payers

Payers = Callable[[], Collection[str]]


class NotAsked(Exception):
    """The bot left the queue because its seat is no longer asked."""


class Request:
    """A bot's turn in the queue, waiting for a worker."""

    def __init__(self, payers: Payers) -> None:
        self.payers = payers  # returns no payers if the seat is no longer asked
        self.free: asyncio.Future[tuple[str, float]] = asyncio.get_running_loop().create_future()


class BotQueue:
    """Gives a free worker to the payer that has used the least (start-time fair queueing)."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.busy = 0
        self.waiting: list[Request] = []
        self.now = 0.0  # virtual time: when the last thought began
        self.until: dict[str, float] = {}  # virtual time at which each payer has paid off its last thought

    @asynccontextmanager
    async def turn(self, payers: Payers) -> AsyncIterator[None]:
        """Wait for a worker and hold it during the block. NotAsked if the bot should no longer move."""
        request = Request(payers)
        self.waiting.append(request)
        if self.busy < self.workers:
            self.busy += 1
            self.pass_on()
        try:
            payer, began = await request.free
        except asyncio.CancelledError:
            if request.free.done() and not request.free.cancelled() and request.free.exception() is None:
                self.pass_on()
            raise
        started = time.monotonic()
        try:
            yield
        finally:
            lasted = time.monotonic() - started
            self.until[payer] = max(self.until.get(payer, 0.0), began) + self.price(payer, lasted - USUAL)
            self.pass_on()

    def pass_on(self) -> None:
        """Give a free worker to the next waiting request; if none is waiting, mark the worker as idle."""
        found: tuple[float, int, str] | None = None
        asked: list[Request] = []
        for request in self.waiting:
            if request.free.done():
                continue
            payers = request.payers()
            if not payers:
                request.free.set_exception(NotAsked())
                continue
            payer = min(payers, key=self.begins)
            if found is None or self.begins(payer) < found[0]:
                found = self.begins(payer), len(asked), payer
            asked.append(request)
        self.waiting = asked
        if found is None:
            self.busy -= 1
            return
        began, number, payer = found
        self.now = began
        self.until[payer] = began + self.price(payer, USUAL)
        if len(self.until) > MOST_REMEMBERED:
            self.until = {name: at for name, at in self.until.items() if at > self.now}
        self.waiting.pop(number).free.set_result((payer, began))

    def begins(self, payer: str) -> float:
        """The virtual time at which a payer's next thought may begin."""
        return max(self.now, self.until.get(payer, 0.0))

    def price(self, payer: str, seconds: float) -> float:
        return seconds / WEIGHTS.get(payer, 1.0)
