"""What somebody else waits while one address attacks, with the server in a process of its own."""

from __future__ import annotations

import json
import socket
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from tests.server.attackers import Attack, attacking
from tests.server.running import Guest, some_phrase, sqlite_file
from tests.server.test_kill import Process

EVIL = "127.0.0.2"
SECONDS = 10.0


class There:
    """Where a server is; all that attackers need to know."""

    def __init__(self, port: int) -> None:
        self.address = f"127.0.0.1:{port}"


def waits(server: There) -> dict[str, float]:
    """What somebody who asks ten times a second for some seconds waits, in milliseconds."""
    times = []
    with httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
        ends = time.monotonic() + SECONDS
        while time.monotonic() < ends:
            started = time.perf_counter()
            http.get("/health").raise_for_status()
            times.append((time.perf_counter() - started) * 1000)
            time.sleep(0.05)
    cuts = statistics.quantiles(times, n=20)
    return {
        "p50_ms": round(statistics.median(times), 1),
        "p95_ms": round(cuts[-1], 1),
        "requests": len(times),
    }


@contextmanager
def half_open(server: There) -> Iterator[None]:
    """Eleven hundred requests that never say what they want."""
    host, _, port = server.address.partition(":")
    wires = []
    for _ in range(1100):
        wire = socket.socket()
        wire.bind((EVIL, 0))
        wire.connect((host, int(port)))
        wire.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        wires.append(wire)
    yield
    for wire in wires:
        wire.close()


@contextmanager
def table_setting(server: There) -> Iterator[None]:
    """New guests who set tables of bots alone, as fast as they can."""
    over = threading.Event()

    def set_tables() -> None:
        transport = httpx.HTTPTransport(local_address=EVIL)
        with httpx.Client(base_url=f"http://{server.address}/api", transport=transport, timeout=60) as http:
            while not over.is_set():
                http.cookies.clear()
                http.get("/me")
                seats = [{"kind": "bot", "bot": "random"}] * 4
                http.post("/matches", json={"game": "huang", "seats": seats, "watch": True})

    thread = threading.Thread(target=set_tables, daemon=True)
    thread.start()
    yield
    over.set()
    thread.join(60)


def figures() -> dict[str, dict[str, Any]]:
    """Each attack in turn."""
    found: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder:
        process = Process(sqlite_file(Path(folder)), environment={"TIANXIA_WORKERS": "1"})
        try:
            server = There(process.port)
            guest = Guest(server.address, "Ann")
            match = guest.start("huang", "me", "me", seed=1)["match"]
            with guest.at(match, 0) as table:
                for number in range(40):
                    table.look(table.look(-1)["view"]["waiting"][0])
                    table.play(some_phrase(table.frame["offer"], number))
            guest.http.close()
            found["quiet"] = waits(server)
            numbers = count()

            def saying(kind: str) -> Callable[[], str]:
                def say() -> str:
                    return json.dumps(
                        {"type": kind, "seat": -1, "since": 0, "id": str(next(numbers)), "version": 1_000_000}
                    )

                return say

            for kind in ("look", "tell", "log"):
                say = saying(kind)

                def work(attack: Attack, say: Callable[[], str] = say) -> Any:
                    return attack.on_socket(server, EVIL, match, say)  # type: ignore[arg-type]

                with attacking(*[work] * 100) as attack:
                    time.sleep(2)
                    found[f"100 sockets, {kind}"] = {**waits(server), "answers": attack.answers}
            with half_open(server):
                found["1100 half-open requests"] = waits(server)
            with table_setting(server):
                found["tables of bots alone"] = waits(server)
        finally:
            process.kill()
    return found
