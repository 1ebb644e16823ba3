"""Attacks from one address: short in the tests, longer in `make soak-server`.

    python -m tests.server.attacks NAME PORT ADDRESS

Attackers run in a separate process with low priority, so that their cost is not the server's. They attack
between the lines `go` and `rest` on standard input, and print a JSON line of counts when they start and when
they pause.
"""

from __future__ import annotations

import asyncio
import json
import os
import struct
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

from tests.server.offers import some_phrase

# Matches stored before the server starts; see `long_matches.py`.
SHORT, LONG, SECRET = "short", "long", "secret"

NICE = 5

GONE = (OSError, EOFError, asyncio.IncompleteReadError)


class Refused(Exception):
    """The server refused the request."""


class Attackers:
    """All attackers of one address, and their counts."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.tables: list[tuple[str, str]] = []  # the attackers' own matches, with the cookie of the player
        self.got = {"answers": 0, "bytes": 0, "refused": 0, "late": 0}
        self.numbers = count()

    async def come(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    @asynccontextmanager
    async def http(self) -> AsyncIterator[Http]:
        reader, writer = await self.come()
        try:
            yield Http(self, reader, writer)
        finally:
            writer.close()

    @asynccontextmanager
    async def at(self, match: str, cookie: str = "", deflate: bool = True) -> AsyncIterator[Socket]:
        """A socket at a match."""
        reader, writer = await self.come()
        try:
            socket = Socket(self, reader, writer)
            await socket.shake_hands(match, cookie, deflate)
            yield socket
        finally:
            writer.close()

    async def again(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Repeat the attack for ever; reconnect after a refusal."""
        while True:
            try:
                await work()
            except GONE:
                self.got["refused"] += 1
            except Refused:
                await asyncio.sleep(0.1)


class Wire:
    """One connection."""

    def __init__(
        self, attackers: Attackers, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.attackers = attackers
        self.reader = reader
        self.writer = writer


class Http(Wire):
    """Sends one request after the other."""

    cookie = ""

    async def ask(self, path: str, method: str = "GET", body: object = None) -> bytes:
        """The body of an answer; Refused unless the status is 2xx."""
        content = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nHost: 127.0.0.1:{self.attackers.port}\r\n"
        head += f"Content-Length: {len(content)}\r\nContent-Type: application/json\r\n"
        head += f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        self.writer.write(head.encode() + b"\r\n" + content)
        start, *lines = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines if line)
        answer = await self.reader.readexactly(int(headers["content-length"]))
        for line in lines:
            if line.lower().startswith("set-cookie"):
                self.cookie = line.partition(": ")[2].partition(";")[0]
        got = self.attackers.got
        got["bytes"] += len(answer)
        if not start.split()[1].startswith("2"):
            got["refused"] += 1
            raise Refused(start)
        got["answers"] += 1
        return answer

    async def own_table(self, *seats: str, **more: object) -> str:
        """A new guest's new match."""
        self.cookie = ""
        await self.ask("/me")
        kinds = [{"kind": seat} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        made = await self.ask("/matches", "POST", {"game": "huang", "seats": kinds, **more})
        match: str = json.loads(made)["match"]
        return match


class Socket(Wire):
    """A minimal WebSocket (RFC 6455): compressed messages are counted, not read."""

    async def shake_hands(self, match: str, cookie: str, deflate: bool) -> None:
        head = f"GET /api/matches/{match}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.attackers.port}\r\n"
        head += "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        head += "Sec-WebSocket-Extensions: permessage-deflate\r\n" if deflate else ""
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        self.writer.write(head.encode() + b"\r\n")
        answer = await self.reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            self.attackers.got["refused"] += 1
            raise Refused

    async def ask(self, **message: object) -> bytes:
        """Send a message and wait for the next one of any kind."""
        text = json.dumps(message).encode()
        size = bytes([254]) + struct.pack(">H", len(text)) if len(text) > 125 else bytes([128 | len(text)])
        self.writer.write(bytes([129]) + size + bytes(4) + text)  # a mask of four zeros is valid
        return await self.receive()

    async def receive(self) -> bytes:
        while True:
            first, size = await self.reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self.reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self.reader.readexactly(8), "big")
            payload = await self.reader.readexactly(size)
            if first & 15 == 9:
                self.writer.write(bytes([138, 128 | size]) + bytes(4) + payload)
            elif first & 15 == 8:
                raise EOFError
            else:
                self.attackers.got["answers"] += 1
                self.attackers.got["bytes"] += size
                return payload

    async def command(self, **message: object) -> dict[str, Any]:
        """Send a command and return its answer, skipping frames."""
        name = str(next(self.attackers.numbers))
        answer: dict[str, Any] = json.loads(await self.ask(id=name, **message))
        while answer.get("id") != name:
            answer = json.loads(await self.receive())
        self.attackers.got["late"] += answer["type"] == "late"
        return answer

    async def look(self, seat: int) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await self.ask(type="look", seat=seat, since=0))
        while frame["type"] != "frame" or frame["view"]["seat"] != seat:
            frame = json.loads(await self.receive())
        return frame


# --- what they do -----------------------------------------------------------------------------------

Work = Callable[[Attackers], Awaitable[Any]]


def asking(matches: list[str], sockets: int, kinds: list[str]) -> Work:
    """Many sockets ask the same question as spectators. Each asks again as soon as it gets an answer."""

    async def one(attackers: Attackers, match: str, kind: str) -> None:
        async with attackers.at(match) as socket:
            for number in count():
                more = {} if kind == "look" else {"id": str(number), "version": 1_000_000}
                await socket.ask(type=kind, seat=-1, since=0, **more)

    async def work(attackers: Attackers) -> None:
        ones = [
            lambda number=number: one(
                attackers, matches[number % len(matches)], kinds[number // len(matches) % len(kinds)]
            )
            for number in range(sockets)
        ]
        await asyncio.gather(*map(attackers.again, ones))

    return work


def at_own_tables(tables: int, play: Callable[[Socket], Awaitable[None]]) -> Work:
    """Like `asking`, at the attacker's own matches, where it plays both seats."""

    async def one(attackers: Attackers, number: int) -> None:
        while number >= len(attackers.tables):
            async with attackers.http() as http:
                match = await http.own_table("me", "me", seed=1)
                attackers.tables.append((match, http.cookie))
        match, cookie = attackers.tables[number]
        async with attackers.at(match, cookie, deflate=False) as socket:
            await play(socket)

    async def work(attackers: Attackers) -> None:
        ones = [lambda number=number: one(attackers, number) for number in range(tables)]
        await asyncio.gather(*map(attackers.again, ones))

    return work


async def ask_why(socket: Socket) -> None:
    seat = (await socket.look(-1))["view"]["waiting"][0]
    while True:
        await socket.command(type="why", seat=seat, prefix="", element="hex:e7")


async def draft(socket: Socket) -> None:
    seat = (await socket.look(-1))["view"]["waiting"][0]
    frame = await socket.look(seat)
    text = some_phrase(frame["offer"], 5)
    while True:
        await socket.command(type="draft", seat=seat, version=frame["version"], phrases=[text])


async def undo_and_redo(socket: Socket) -> None:
    """Make and undo a move as long as that is allowed; then the next move."""
    while True:
        seat = (await socket.look(-1))["view"]["waiting"][0]
        frame = await socket.look(seat)
        version, text = frame["version"], some_phrase(frame["offer"], 3)
        while True:
            done = await socket.command(type="move", seat=seat, version=version, text=text)
            if done["type"] != "done":
                break
            back = await socket.command(type="undo", seat=seat, version=version + 1, to=version)
            if back["type"] != "done":
                break
            version += 2


def asking_http(connections: int, path: Callable[[int], str]) -> Work:
    """Many connections ask one question after the other over HTTP."""

    async def one(attackers: Attackers) -> None:
        async with attackers.http() as http:
            while True:
                try:
                    await http.ask(path(next(attackers.numbers)))
                except Refused:
                    await asyncio.sleep(0)  # yield to the event loop

    async def work(attackers: Attackers) -> None:
        await asyncio.gather(*(attackers.again(lambda: one(attackers)) for _ in range(connections)))

    return work


def half_open(requests: int) -> Work:
    """Half-open requests without a complete header; closed ones are opened again."""

    async def one(attackers: Attackers) -> None:
        reader, writer = await attackers.come()
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            attackers.got["answers"] += 1
            await reader.read()
        finally:
            writer.close()
        attackers.got["refused"] += 1
        await asyncio.sleep(1)

    async def work(attackers: Attackers) -> None:
        await asyncio.gather(*(attackers.again(lambda: one(attackers)) for _ in range(requests)))

    return work


def flooding(first: bytes, frame: bytes) -> Work:
    """One WebSocket sends tiny frames without end. After the server has closed it, it reconnects."""

    async def one(attackers: Attackers) -> None:
        async with attackers.at(SHORT, deflate=False) as socket:
            drained = asyncio.create_task(drain(socket.reader))
            try:
                socket.writer.write(first)
                while True:
                    socket.writer.write(frame * 2000)
                    await socket.writer.drain()
                    attackers.got["answers"] += 1
                    await asyncio.sleep(0)
            finally:
                drained.cancel()

    async def work(attackers: Attackers) -> None:
        await attackers.again(lambda: one(attackers))

    return work


async def drain(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65536):
            pass


def sending(connections: int, content: bytes) -> Work:
    """Many connections send the same, each read until the server ends it; then they reconnect."""

    async def one(attackers: Attackers) -> None:
        reader, writer = await attackers.come()
        drained = asyncio.create_task(drain(reader))
        try:
            attackers.got["answers"] += 1
            writer.write(content)
            await writer.drain()
            await drained
        finally:
            drained.cancel()
            writer.close()

    async def work(attackers: Attackers) -> None:
        await asyncio.gather(*(attackers.again(lambda: one(attackers)) for _ in range(connections)))

    return work


def coming_and_going(connections: int, websocket: bool) -> Work:
    """Many connections, one after the other, each for one handshake or one small request."""

    async def one(attackers: Attackers) -> None:
        if websocket:
            async with attackers.at(SHORT, deflate=False):
                attackers.got["answers"] += 1
        else:
            async with attackers.http() as http:
                await http.ask("/health")

    async def work(attackers: Attackers) -> None:
        await asyncio.gather(*(attackers.again(lambda: one(attackers)) for _ in range(connections)))

    return work


def setting_tables(*seats: str, **more: object) -> Work:
    """An attack: new guests create tables without end."""

    async def one(attackers: Attackers) -> None:
        async with attackers.http() as http:
            while True:
                await http.own_table(*seats, **more)

    async def work(attackers: Attackers) -> None:
        await asyncio.gather(*(attackers.again(lambda: one(attackers)) for _ in range(4)))

    return work


PING, PONG, MORE = (bytes([kind, 0x80, 0, 0, 0, 0]) for kind in (0x89, 0x8A, 0x00))
BEGIN = bytes([0x01, 0x80, 0, 0, 0, 0])  # a text message that goes on
CHUNKS = (
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 60_000 + b"0\r\n\r\n"
)
HEADERS = b"GET /api/health HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 10_500 + b"\r\n"

TITLES = "huang", "zhanguo", "royaumes", "terracotta"

ATTACKS: dict[str, Work] = {
    "100 sockets ask look from 0": asking([SHORT], 100, ["look"]),
    "100 sockets ask tell from 0": asking([SHORT], 100, ["tell"]),
    "100 sockets ask log": asking([SHORT], 100, ["log"]),
    "6 sockets ask at the longest matches": asking([LONG, SECRET], 6, ["look", "log", "tell"]),
    "20 sockets ask why": at_own_tables(20, ask_why),
    "20 sockets draft": at_own_tables(20, draft),
    "20 players undo and redo": at_own_tables(20, undo_and_redo),
    "past frames over HTTP": asking_http(
        40, lambda n: f"/matches/{(LONG, SECRET)[n % 2]}/at/{4000 - n % 3000}?since=0"
    ),
    "tellings over HTTP": asking_http(
        40, lambda n: f"/matches/{LONG}/tell?since={n % 3000}&upto={n % 3000 + 50}"
    ),
    "the log over HTTP": asking_http(40, lambda n: f"/matches/{(LONG, SECRET)[n % 2]}/log"),
    "packs over HTTP": asking_http(40, lambda n: f"/games/{TITLES[n % 4]}/components"),
    "1,100 half-open requests": half_open(1100),
    "pings": flooding(b"", PING),
    "pongs": flooding(b"", PONG),
    "empty continuation frames": flooding(BEGIN, MORE),
    "bodies in chunks of one byte": sending(8, CHUNKS),
    "10,500 header lines": sending(8, HEADERS),
    "WebSockets come and go": coming_and_going(20, websocket=True),
    "connections come and go": coming_and_going(20, websocket=False),
    "guests and tables without end": setting_tables("me", "me", public=True),
    "bots alone without end": setting_tables("random", "random", "random", "random", watch=True),
}

AT_OWN_TABLES = ("20 sockets ask why", "20 sockets draft", "20 players undo and redo")

# Attacks that leave work behind: the quiet period after them uses a new server.
LASTING = ("bots alone without end",)


async def attack(name: str, port: int, address: str) -> None:
    attackers = Attackers(port, address)
    working: asyncio.Future[Any] | None = None
    loop = asyncio.get_running_loop()
    orders = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    print("ready", flush=True)
    os.nice(NICE)
    while order := (await orders.readline()).decode().strip():
        if order == "go":
            enough = attackers.got["answers"] + (400 if "half-open" in name else 1)
            working = asyncio.ensure_future(ATTACKS[name](attackers))
            while attackers.got["answers"] < enough and not working.done():
                await asyncio.sleep(0.01)
        elif working is not None:
            if working.done():
                working.result()
            working.cancel()
            await asyncio.wait([working])
        print(json.dumps(attackers.got), flush=True)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
