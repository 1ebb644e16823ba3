"""What one address may ask for: requests, messages, connections, and above all work.

Work is processor time of the event loop, in milliseconds, measured while an answer is made: whatever is
asked costs what it costs, and nobody has to know beforehand how much. Who has used up theirs waits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Coroutine, Generator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from ipaddress import IPv6Address, ip_address
from types import coroutine
from typing import Any, TypeVar, cast

from tianxia.server.operations.settings import Settings

BURST = 10.0  # seconds' worth of requests or messages that may come at once
WORK_BURST = 2.0  # seconds' worth of work
MOST_CLIENTS = 10_000  # remembered at once
AT_ONCE = 4  # requests of one address that are answered side by side
MOST_WAITING = 40  # requests of one address that may wait for their turn
REFUSALS = 20.0  # of one address that are answered in a second, and twice as many at once
LONGEST_WAIT = 5.0  # seconds; who would wait longer is sent away
PIECE = 1.0  # milliseconds of work for one address, and then the others have as much time

# What work costs at least, in milliseconds, however fast the machine is.
MESSAGE_COST = 0.2
REQUEST_COST = 0.5
COMMIT_COST = 2.0  # is written by another thread, which nobody measures

Result = TypeVar("Result")


class Bucket:
    """Fills at a steady rate. What is taken may be more than is there; then nobody takes until it is paid."""

    def __init__(self, per_second: float, size: float) -> None:
        self.rate = per_second
        self.size = max(1.0, size)
        self.level = self.size
        self.at = time.monotonic()

    def fill(self) -> float:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level

    def wait(self, amount: float = 0.0) -> float:
        """The seconds until there is so much; 0 if there is."""
        missing = amount - self.fill()
        return missing / self.rate if missing > 0 else 0.0

    def take(self, amount: float = 1.0) -> float:
        """Take it, or say how many seconds are missing until it is there."""
        wait = self.wait(min(amount, self.size))
        if wait == 0:
            self.level -= amount
        return wait

    def spend(self, amount: float) -> None:
        """Take it in any case."""
        self.fill()
        self.level -= amount

    def full(self) -> bool:
        return self.fill() >= self.size


class Client:
    """What one address has left, and what it is doing just now."""

    def __init__(self, settings: Settings, burst: float = WORK_BURST) -> None:
        rate = settings.requests_per_second
        self.requests = Bucket(rate, rate * BURST)
        self.work = Bucket(settings.work_per_second, settings.work_per_second * burst)
        self.creations = Bucket(settings.tables_per_hour / 3600, settings.tables_per_hour / 2)
        self.guests = Bucket(settings.guests_per_hour / 3600, settings.guests_per_hour / 2)
        self.refusals = Bucket(REFUSALS, 2 * REFUSALS)
        self.sockets = 0
        self.waiting = 0
        self.spent = 0.0  # milliseconds, since it was first seen
        self.piece = 0.0  # of these, since the others last had their time
        self.others_first = 0.0  # until then, by the clock of the event loop
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.one_at_a_time = asyncio.Lock()

    def charge(self, milliseconds: float) -> None:
        self.spent += milliseconds
        self.work.spend(milliseconds)

    def worked(self, milliseconds: float) -> None:
        """The event loop has worked for this address. However much it asks for, others have half the time."""
        self.charge(milliseconds)
        self.piece += milliseconds
        if self.piece > PIECE:
            self.others_first = asyncio.get_running_loop().time() + self.piece / 1000
            self.piece = 0.0

    async def let_others(self) -> None:
        """Wait while it is the others' time."""
        now = asyncio.get_running_loop().time
        while (wait := self.others_first - now()) > 0:
            await asyncio.sleep(wait)

    async def rested(self) -> None:
        """Wait until what was used up has come back."""
        while (wait := self.work.wait()) > 0:
            await asyncio.sleep(wait)

    async def refused(self) -> None:
        """Who is sent away again and again, and comes back at once, waits even for that."""
        self.refusals.spend(1)
        await asyncio.sleep(min(self.refusals.wait(), LONGEST_WAIT))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One answer of this address at a time; between two of them everybody else is heard."""
        async with self.one_at_a_time:
            await self.rested()
            yield
            await asyncio.sleep(0)

    def idle(self) -> bool:
        """Is there nothing to remember?"""
        return (
            not self.sockets
            and not self.waiting
            and all(bucket.full() for bucket in vars(self).values() if isinstance(bucket, Bucket))
        )


class Clients:
    """Every address of which there is something to remember."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Client] = {}
        self.most = MOST_CLIENTS

    def of(self, address: str) -> Client:
        name = network(address)
        found = self.known.get(name)
        if found is None:
            if len(self.known) >= self.most:
                self.known = {key: client for key, client in self.known.items() if not client.idle()}
                self.most = max(MOST_CLIENTS, 2 * len(self.known))
            found = self.known[name] = Client(self.settings)
        return found


def network(address: str) -> str:
    """Who an address stands for: in IPv6 one household has 2^64 of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


# Whoever asked for what is being done; follows into tasks and threads.
asking: ContextVar[Client | None] = ContextVar("asking", default=None)


def charge(milliseconds: float) -> None:
    """Let whoever asked pay for work that is not measured by itself: done in a thread, or by a process."""
    client = asking.get()
    if client is not None:
        client.worked(milliseconds)


@coroutine
def stepwise(work: Coroutine[Any, Any, Result], client: Client) -> Generator[Any, None, Result]:
    """Every step of some work between two waits is measured, and the client pays for it."""
    error: BaseException | None = None
    try:
        while True:
            try:
                yield from client.let_others().__await__()
            except BaseException as thrown:
                error = thrown
            started = time.thread_time()
            try:
                waits_for = work.send(None) if error is None else work.throw(error)
            except StopIteration as stop:
                result: Result = stop.value
                return result
            finally:
                client.worked((time.thread_time() - started) * 1000)
            error = None
            try:
                yield waits_for
            except BaseException as thrown:
                error = thrown
    finally:
        error = None  # its traceback holds this frame, and with it everything that was worked on


async def measured(work: Awaitable[Result], client: Client) -> Result:
    """Do it at the cost of that client."""
    asking.set(client)
    return await stepwise(cast(Coroutine[Any, Any, Result], work), client)


async def paid(work: Awaitable[Result]) -> Result:
    """Do it at the cost of whoever asked for it, if anybody did."""
    client = asking.get()
    return await (work if client is None else measured(work, client))
