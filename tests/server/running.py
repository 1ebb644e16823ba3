"""A real server in a thread of the test, and clients that use it like a browser."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tianxia.server.connections.listener import listen
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.operations.serve import Server
from tianxia.server.operations.settings import make_settings
from tianxia.server.web.app import make_app

PATIENCE = 60.0

# High limits, because all tests use one address; tests of limits set their own.
UNLIMITED = {
    "workers": 1,
    "requests_per_second": 1e6,
    "work_per_second": 1e6,
    "tables_per_hour": 1e6,
    "practices_per_hour": 1e6,
    "guests_per_hour": 1e6,
    "most_listed": 100,
    "most_public": 100,
}

# The same for `tianxia serve`.
UNLIMITED_ENVIRONMENT = {f"TIANXIA_{name.upper()}": str(value) for name, value in UNLIMITED.items()}


class RunningServer:
    """The application of one server, on a free port."""

    def __init__(self, database: str, **settings: object) -> None:
        self.app = make_app(make_settings(database, **{**UNLIMITED, **settings}))
        self.listener = listen(socket.create_server(("127.0.0.1", 0)), self.app.connections)
        self.address = f"127.0.0.1:{self.listener.getsockname()[1]}"
        self.ready = threading.Event()
        self.server = Server(self.app, self.ready.set)
        self.guests: list[Guest] = []
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.serve())
        self.loop.close()

    async def serve(self) -> None:
        try:
            await self.server.serve([self.listener])
        finally:
            self.ready.set()

    @property
    def matches(self) -> LiveMatches:
        matches: LiveMatches = self.app.app.state.matches  # type: ignore[attr-defined]
        return matches

    def __enter__(self) -> RunningServer:
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        assert self.server.started, "the server did not start"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for guest in self.guests:
            guest.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server does not stop"
        self.listener.close()

    def guest(self, name: str = "") -> Guest:
        self.guests.append(Guest(self.address, name))
        return self.guests[-1]


class Guest:
    """A guest with a browser; with `own`, at a separate loopback address (Linux)."""

    def __init__(self, address: str, name: str = "", own: str | None = None) -> None:
        self.address = address
        self.own = own
        transport = httpx.HTTPTransport(local_address=own, verify=False)  # loads no certificates
        self.http = httpx.Client(base_url=f"http://{address}/api", transport=transport, timeout=PATIENCE)
        self.get("/me")
        if name:
            assert self.http.patch("/me", json={"name": name}).status_code == 200

    def back(self, server: RunningServer) -> Guest:
        """The same browser at another server."""
        again = server.guest()
        again.http.cookies = self.http.cookies
        return again

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object, status: int = 201) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def start(self, game: str, *seats: str, **more: object) -> Any:
        """Start a match: each seat is `me`, `open`, or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        return self.post("/matches", {"game": game, "seats": wishes, **more})

    def start_with(self, friend: Guest, game: str) -> str:
        """Start a match of two and let a friend sit down by invitation."""
        made = self.start(game, "me", "open")
        secret = made["invite"][0]["link"].rpartition("/")[2]
        friend.post(f"/matches/{made['match']}/join", {"secret": secret}, 200)
        match: str = made["match"]
        return match

    @contextmanager
    def at(self, match: str, seat: int = -1) -> Iterator[Table]:
        """Sit at a table, or watch it."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        uri = f"ws://{self.address}/api/matches/{match}/live"
        headers, own = {"Cookie": cookie}, (self.own, 0) if self.own else None
        with connect(uri, additional_headers=headers, max_size=None, source_address=own) as wire:
            yield Table(wire, seat)


class Table:
    """A live connection, looking through one seat."""

    def __init__(self, wire: ClientConnection, seat: int) -> None:
        self.wire = wire
        self.seat = seat
        self.raw = ""
        self.frame: dict[str, Any] = self.look()

    def send(self, **message: object) -> None:
        self.wire.send(msgspec.json.encode(message).decode())

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, frames included."""
        text = self.wire.recv(timeout)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "frame":
            self.frame, self.raw = message, str(text)
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def look(self, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        self.seat = self.seat if seat is None else seat
        self.send(type="look", seat=self.seat, since=since)
        while True:  # a frame may arrive before the answer
            frame = self.until("frame")
            if frame["view"]["seat"] == self.seat and frame["since"] == min(since, frame["version"]):
                return frame

    def until_asked(self) -> bool:
        """Wait until this seat is asked. False if the game is over instead."""
        while not self.frame["offer"] and not self.frame["view"]["over"]:
            self.receive()
        return not self.frame["view"]["over"]

    def move(self, text: str, version: int | None = None, name: str | None = None) -> dict[str, Any]:
        """Play a phrase and wait for the answer."""
        version = self.frame["version"] if version is None else version
        name = name or str(uuid4())
        self.send(type="move", id=name, version=version, seat=self.seat, text=text)
        while True:
            message = self.receive()
            if message.get("id") == name:
                return message

    def until_answered(self, name: str) -> dict[str, Any]:
        """Wait for the answer to a command."""
        while True:
            message = self.receive()
            if message.get("id") == name or message["type"] == "trouble":
                return message

    def play(self, text: str) -> None:
        """Play a move; it must be accepted and appear in a frame."""
        answer = self.move(text)
        assert answer["type"] == "done", answer
        while self.frame["version"] < answer["version"]:
            self.receive()


def sqlite_file(folder: Path) -> str:
    return str(folder / "tianxia.db")
