"""Rate limits of one address: requests, messages, connections, and above all work.

Work is processor time of the event loop in milliseconds. It is measured while an answer is made, so no
request needs a price in advance. An address that has used up its work must wait.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Coroutine, Generator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from types import coroutine
from typing import Any, TypeVar, cast

from tianxia.server.operations.settings import Settings

BURST = 10.0  # seconds: a burst may use the requests or messages of this time
WORK_BURST = 2.0  # seconds' worth of work
MOST_CLIENTS = 10_000  # most addresses that are remembered
AT_ONCE = 4  # requests of one address answered concurrently
MOST_WAITING = 40  # requests of one address that may be queued
REFUSALS = 20.0  # refusals a second for one address; twice as many in a burst
LONGEST_WAIT = 5.0  # seconds; a request that would wait longer gets a 429
PIECE = 1.0  # milliseconds of work for one address before the other addresses get as much time

# The least that work costs, in milliseconds, even on a fast machine.
MESSAGE_COST = 0.2
REQUEST_COST = 0.5
COMMIT_COST = 2.0  # fixed, because the work of the database thread is not measured

Result = TypeVar("Result")


class Bucket:
    """A token bucket that may go into debt: `spend` always succeeds, `take` waits until the debt is paid."""

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
        """Seconds until the bucket holds that amount; 0 if it does."""
        missing = amount - self.fill()
        return missing / self.rate if missing > 0 else 0.0

    def take(self, amount: float = 1.0) -> float:
        """Take the amount and return 0, or take nothing and return the seconds to wait."""
        wait = self.wait(min(amount, self.size))
        if wait == 0:
            self.level -= amount
        return wait

    def spend(self, amount: float) -> None:
        """Take the amount, even into debt."""
        self.fill()
        self.level -= amount

    def full(self) -> bool:
        return self.fill() >= self.size


class Client:
    """The limits of one address and its current activity."""

    def __init__(self, settings: Settings, burst: float = WORK_BURST, name: str = "") -> None:
        self.name = name  # the address or network
        rate = settings.requests_per_second
        self.requests = Bucket(rate, rate * BURST)
        self.work = Bucket(settings.work_per_second, settings.work_per_second * burst)
        self.creations = Bucket(settings.tables_per_hour / 3600, settings.tables_per_hour / 2)
        self.practices = Bucket(settings.practices_per_hour / 3600, settings.practices_per_hour / 2)
        self.guests = Bucket(settings.guests_per_hour / 3600, settings.guests_per_hour / 2)
        self.refusals = Bucket(REFUSALS, 2 * REFUSALS)
        self.arrivals = Bucket(settings.connections_per_second, settings.connections_per_second * BURST)
        self.sockets = 0
        self.meters: set[Any] = set()  # meters of its connections; all pause together
        self.waits = False  # are the meters to be resumed when the debt is paid?
        self.read_size = 0  # bytes that a connection reads at a time; 0: the maximum
        self.waiting = 0
        self.spent = 0.0  # milliseconds of work since the address was first seen
        self.piece = 0.0  # milliseconds of work since the other clients last had a turn
        self.others_first = 0.0  # event loop time until which other clients have their turn
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.one_at_a_time = asyncio.Lock()

    def charge(self, milliseconds: float) -> None:
        self.spent += milliseconds
        self.work.spend(milliseconds)

    def worked(self, milliseconds: float) -> None:
        """Charge work to this address. After each piece of work the other addresses get as much time."""
        self.charge(milliseconds)
        self.piece += milliseconds
        if self.piece > PIECE:
            self.others_first = asyncio.get_running_loop().time() + self.piece / 1000
            self.piece = 0.0

    async def let_others(self) -> None:
        """Wait while other addresses have their turn."""
        now = asyncio.get_running_loop().time
        while (wait := self.others_first - now()) > 0:
            await asyncio.sleep(wait)

    async def rested(self) -> None:
        """Wait until the work bucket is out of debt."""
        while (wait := self.work.wait()) > 0:
            await asyncio.sleep(wait)

    async def refused(self) -> None:
        """Delay the refusal of an address that is refused too often."""
        self.refusals.spend(1)
        await asyncio.sleep(min(self.refusals.wait(), LONGEST_WAIT))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Run the answers for this address one at a time, and let other addresses run between two of them."""
        async with self.one_at_a_time:
            await self.rested()
            yield
            await asyncio.sleep(0)

    def idle(self) -> bool:
        """Is the client in its initial state? If so, it can be forgotten."""
        return (
            not self.meters
            and not self.sockets
            and not self.waiting
            and all(bucket.full() for bucket in vars(self).values() if isinstance(bucket, Bucket))
        )


class Clients:
    """All addresses with limits in use."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Client] = {}
        self.most = MOST_CLIENTS
        self.forgotten = 0.0  # milliseconds of work for clients that were forgotten

    def of(self, address: str) -> Client:
        name = network(address)
        found = self.known.get(name)
        if found is None:
            if len(self.known) >= self.most:
                spent = self.spent()
                self.known = {key: client for key, client in self.known.items() if not client.idle()}
                self.forgotten += spent - self.spent()
                self.most = max(MOST_CLIENTS, 2 * len(self.known))
            found = self.known[name] = Client(self.settings, name=name)
        return found

    def spent(self) -> float:
        """Milliseconds of work for all clients since the start."""
        return self.forgotten + sum(client.spent for client in self.known.values())


@lru_cache(4096)
def network(address: str) -> str:
    """The key for an address: the address itself, or in IPv6 its /64 network, which is one household."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


# The client that the current work is charged to; inherited by tasks and threads.
asking: ContextVar[Client | None] = ContextVar("asking", default=None)


def charge(milliseconds: float) -> None:
    """Charge the current client for work in a thread or a process, which `stepwise` cannot measure."""
    client = asking.get()
    if client is not None:
        client.worked(milliseconds)


@coroutine
def stepwise(work: Coroutine[Any, Any, Result], client: Client) -> Generator[Any, None, Result]:
    """Run a coroutine and charge the client for each step between two awaits."""
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
        error = None  # break the cycle: its traceback refers to this frame


async def measured(work: Awaitable[Result], client: Client) -> Result:
    """Run a coroutine at the expense of that client."""
    asking.set(client)
    return await stepwise(cast(Coroutine[Any, Any, Result], work), client)


async def paid(work: Awaitable[Result]) -> Result:
    """Run a coroutine at the expense of the current client, if there is one."""
    client = asking.get()
    return await (work if client is None else measured(work, client))
