"""Measures how long a server with thousands of sockets takes to stop and to restart.

python -m tests.server.reconnecting 4000
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.attacks import Attackers, Refused
from tests.server.running import UNLIMITED_ENVIRONMENT, Guest, sqlite_file
from tests.server.test_kill import Process
from tests.server.under_attack import Players

EACH = 4  # sockets of one address
TABLES = 20
GONE = (OSError, EOFError, asyncio.IncompleteReadError, Refused)


def pause(tries: int, rng: random.Random) -> float:
    """The same pauses as the page (web/src/state/pause.ts)."""
    usual: float = min(10.0, 0.3 * 2**tries)
    wait: float = usual / 2 + (4.0 if tries == 0 else usual) * rng.random()
    return wait


class Crowd:
    """Spectators who reconnect whenever they lose the server."""

    def __init__(self, port: int, sockets: int, matches: list[str]) -> None:
        self.port = port
        self.matches = matches
        self.sockets = sockets
        self.inside: set[int] = set()
        self.came: list[float] = []  # the time at which each was connected, since the last restart
        self.tries = 0
        self.rng = random.Random(1)

    async def watch(self, number: int) -> None:
        address = f"127.{10 + number // EACH // 200}.{number // EACH % 200}.2"
        attackers = Attackers(self.port, address)
        tries = 0
        while True:
            await asyncio.sleep(pause(tries, self.rng))
            tries += 1
            self.tries += 1
            try:
                async with attackers.at(self.matches[number % len(self.matches)]) as socket:
                    await socket.ask(type="look", seat=-1, since=0)
                    self.inside.add(number)
                    self.came.append(time.monotonic())
                    tries = 0
                    while True:
                        await socket.receive()
            except GONE:
                self.inside.discard(number)

    async def until_all_are_in(self, patience: float) -> None:
        deadline = time.monotonic() + patience
        while len(self.inside) < self.sockets:
            assert time.monotonic() < deadline, f"{len(self.inside)} of {self.sockets} came"
            await asyncio.sleep(0.05)


async def restart(folder: Path, sockets: int) -> dict[str, Any]:
    """Let a crowd in, restart the server, and measure."""
    environment = {**UNLIMITED_ENVIRONMENT, "TIANXIA_MOST_OPEN": str(2 * sockets)}
    database = sqlite_file(folder)
    server = await asyncio.to_thread(Process, database, 0, environment)
    address = f"localhost:{server.port}"
    ann = await asyncio.to_thread(Guest, address, "Ann")
    matches = [(await asyncio.to_thread(ann.start, "huang", "me", "me"))["match"] for _ in range(TABLES)]
    ann.http.close()
    crowd = Crowd(server.port, sockets, matches)
    beside = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
    await asyncio.get_running_loop().run_in_executor(beside, costs, server.process.pid)  # it has started
    tasks = [asyncio.create_task(crowd.watch(number)) for number in range(sockets)]
    try:
        await crowd.until_all_are_in(120)
        stopped = await asyncio.get_running_loop().run_in_executor(beside, stop, server.process.pid)
        code = await asyncio.to_thread(server.process.wait, 60)
        crowd.came.clear()
        crowd.tries = 0
        server.process.stdout.close()  # type: ignore[union-attr]
        server = await asyncio.to_thread(Process, database, server.port, environment)
        ready = time.monotonic()
        waits: list[float] = []
        playing = asyncio.create_task(asyncio.to_thread(play, server.port, waits, crowd, sockets))
        await crowd.until_all_are_in(120)
        back = max(crowd.came) - ready
        await playing
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.kill()
        beside.shutdown()
    return {
        "sockets": sockets,
        "exit_code": code,
        "stop_seconds": round(stopped.clock, 2),
        "stop_cpu_seconds": round(stopped.cpu, 2),
        "stop_queued_seconds": round(stopped.queued, 2),
        "back_seconds": round(back, 2),
        "tries": crowd.tries,
        "moves_meanwhile": len(waits),
        "move_p50_ms": round(statistics.median(waits) * 1000, 1),
        "move_p95_ms": round(statistics.quantiles(waits, n=20)[-1] * 1000, 1),
        "longest_ms": round(max(waits) * 1000, 1),
    }


class Costs(NamedTuple):
    """Seconds, for a process."""

    clock: float
    cpu: float
    queued: float  # seconds in which its event loop was ready, but other programs used the cores


def costs(pid: int) -> Costs | None:
    """Processor time so far (Linux only); None after the process has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        queued = int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return None
    cpu = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return None if fields[0] in "ZX" else Costs(time.monotonic(), cpu, queued)


def stop(pid: int) -> Costs:
    """Stop a server. This runs in a separate process, because the process of the crowd is busy meanwhile."""
    before = last = costs(pid)
    assert before is not None
    os.kill(pid, signal.SIGTERM)
    while last is not None:
        after = last
        time.sleep(0.01)
        last = costs(pid)
    clock = time.monotonic() - before.clock
    return Costs(clock, after.cpu - before.cpu, after.queued - before.queued)


def play(port: int, waits: list[float], crowd: Crowd, sockets: int) -> None:
    """Two players who are connected play while the others reconnect."""
    with ExitStack() as stack:
        pair = Players(f"127.0.0.1:{port}", 0, stack)
        while len(crowd.inside) < sockets or len(waits) < 20:
            waits.append(pair.move())
            time.sleep(0.02)


def measure(sockets: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(restart(Path(folder), sockets))


if __name__ == "__main__":
    print(json.dumps(measure(int(sys.argv[1]))))
