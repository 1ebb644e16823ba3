"""Clients that mean no good, each at an address of its own: on Linux all of 127.0.0.0/8 is this machine."""

from __future__ import annotations

import asyncio
import math
import socket
import statistics
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from tests.server.running import RunningServer
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tianxia.server.limits import Client

# Seconds. Server, attackers and measurement share one interpreter here, which goes round between its threads
# every 5 ms: a p95 below this says something of that, and nothing of the server.
FLOOR = 0.02
TRIES = 3


def from_address(server: RunningServer, address: str) -> socket.socket:
    """A connection to a server from one of this machine's many addresses."""
    host, _, port = server.address.partition(":")
    wire = socket.socket()
    try:
        wire.bind((address, 0))
    except OSError:
        pytest.skip(f"{address} is no address of this machine")
    wire.connect((host, int(port)))
    return wire


def http_from(server: RunningServer, address: str) -> httpx.Client:
    return httpx.Client(
        base_url=f"http://{server.address}/api",
        transport=httpx.HTTPTransport(local_address=address),
        timeout=30,
    )


def client_at(server: RunningServer, address: str) -> Client:
    """What the server thinks of an address."""
    return server.app.clients.of(address)


def p95(server: RunningServer, requests: int = 60) -> float:
    """The 95th percentile of what somebody else waits for an answer, in seconds."""
    times = []
    with httpx.Client(base_url=f"http://{server.address}", timeout=30) as http:
        for _ in range(requests):
            started = time.perf_counter()
            assert http.get("/health").status_code == 200
            times.append(time.perf_counter() - started)
            time.sleep(0.01)
    return statistics.quantiles(times, n=20)[-1]


def slowed_down(server: RunningServer, quiet: float) -> float:
    """How many times as long as in quiet somebody else waits, the least of some measurements: an attack slows
    down all of them, and what else a machine has to do does not."""
    least = math.inf
    for _ in range(TRIES):
        least = min(least, p95(server) / max(quiet, FLOOR))
        if least <= 3:
            break
    return least


class Attack:
    """Something that many connections do at once until it is over, in a thread of its own."""

    def __init__(self) -> None:
        self.answers = 0
        self.bytes = 0
        self.over = threading.Event()

    async def on_socket(
        self, server: RunningServer, address: str, match: str, say: Callable[[], str]
    ) -> None:
        """Say something as fast as it is answered, and forget the answer."""
        uri = f"ws://{server.address}/api/matches/{match}/live"
        with suppress(WebSocketException, OSError):
            async with connect(uri, sock=from_address(server, address), max_size=None) as wire:
                while True:
                    await wire.send(say())
                    self.bytes += len(await wire.recv())
                    self.answers += 1


@contextmanager
def attacking(*works: Callable[[Attack], Awaitable[Any]]) -> Iterator[Attack]:
    """Everything at once, for as long as the block lasts."""
    attack = Attack()

    async def one(work: Callable[[Attack], Awaitable[Any]]) -> None:
        await work(attack)

    async def run() -> None:
        tasks = [asyncio.create_task(one(work)) for work in works]
        while not attack.over.is_set():
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    try:
        yield attack
    finally:
        attack.over.set()
        thread.join(30)
        assert not thread.is_alive()
