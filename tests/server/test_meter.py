"""Expensive frames, chunks, header lines and connections, through the real listener."""

from __future__ import annotations

import gc
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.attackers import client_at, from_address, skip_unless_there
from tests.server.running import PATIENCE, Guest, RunningServer, sqlite_file
from tests.server.test_attacks import USUAL, places
from tests.server.under_attack import EVIL

from tianxia.server.connections.limits import BURST
from tianxia.server.connections.meter import READING, rest
from tianxia.server.connections.protocols import MOST_FRAGMENTS, HttpProtocol, SocketProtocol

PING, PONG, MORE = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x89, 0x8A, 0x00))
TEXT = bytes([0x01, 0x80, 0, 0, 0, 0])  # a message that goes on
CHUNKED = (
    b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked"
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    skip_unless_there(EVIL)
    gc.collect()
    gc.freeze()  # a full collection of all earlier tests' objects would be charged to a client
    with RunningServer(sqlite_file(tmp_path), **USUAL) as running:
        yield running
    gc.unfreeze()


def spectate(server: RunningServer, match: str, address: str = EVIL) -> socket.socket:
    """A WebSocket that sends nothing."""
    wire = from_address(server, address)
    wire.settimeout(PATIENCE)
    shake_hands(wire, server, match)
    return wire


def shake_hands(wire: socket.socket, server: RunningServer, match: str, cookie: str = "") -> None:
    head = f"GET /api/matches/{match}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
    head += "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
    head += f"\r\nCookie: {cookie}" if cookie else ""
    wire.sendall(f"{head}\r\n\r\n".encode())
    answer = wire.recv(4096)
    assert b" 101 " in answer, answer


def read_all(wire: socket.socket) -> bytes:
    """Read until the other side closes."""
    found = b""
    with suppress(OSError):
        while data := wire.recv(65536):
            found += data
    return found


def send_and_read(wire: socket.socket, data: bytes) -> bytes:
    """Send while a thread reads; returns everything received."""
    found: list[bytes] = []
    reader = threading.Thread(target=lambda: found.append(read_all(wire)))
    reader.start()
    with suppress(OSError):
        wire.sendall(data)
    reader.join(PATIENCE)
    assert not reader.is_alive(), "the server does not end it"
    return found[0]


@pytest.mark.parametrize("frames", [PING * 100_000, PONG * 100_000, TEXT + MORE * 100_000])
def test_a_socket_that_sends_only_control_or_empty_frames_is_cut(
    server: RunningServer, frames: bytes
) -> None:
    match = server.guest("Ann").start("toy", "me", "me")["match"]
    with spectate(server, match) as wire:
        send_and_read(wire, frames)
    assert server.app.connections.too_costly == 1
    assert client_at(server, EVIL).spent < READING + 50, "all that was read of it was charged"
    assert server.guest().get("/health")["ok"]


def test_a_message_has_only_so_many_frames(server: RunningServer) -> None:
    """Sent slowly, empty frames cost little, but each of them would be kept in memory."""
    match = server.guest("Ann").start("toy", "me", "me")["match"]
    with spectate(server, match) as wire:
        wire.sendall(TEXT + MORE * (MOST_FRAGMENTS // 2))
        time.sleep(0.2)  # otherwise the meter might close the connection because of its cost
        assert send_and_read(wire, MORE * MOST_FRAGMENTS) == b""
    assert server.app.connections.too_costly == 1
    assert client_at(server, EVIL).spent < READING


def test_a_body_in_chunks_of_one_byte_is_cut(server: RunningServer) -> None:
    with from_address(server, EVIL) as wire:
        wire.settimeout(PATIENCE)
        send_and_read(wire, CHUNKED + b"\r\n\r\n" + b"1\r\nx\r\n" * 60_000 + b"0\r\n\r\n")
    assert server.app.connections.too_costly == 1
    assert client_at(server, EVIL).spent < READING + 60


def test_thousands_of_header_lines_are_refused_after_the_first_sixteen_kilobytes(
    server: RunningServer,
) -> None:
    with from_address(server, EVIL) as wire:
        wire.settimeout(PATIENCE)
        send_and_read(wire, b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 10_500 + b"\r\n")
    assert client_at(server, EVIL).spent < 20, "the rest is not parsed"


def test_the_debt_of_a_client_counts_behind_a_proxy(server: RunningServer) -> None:
    """Each connection of a proxy has a burst of its own, but the client that the proxy names has only one."""
    evil, limits = client_at(server, EVIL), server.app.connections
    with from_address(server, "127.0.0.1") as wire:
        wire.settimeout(PATIENCE)
        wire.sendall(CHUNKED + f"\r\nX-Forwarded-For: {EVIL}\r\n\r\n".encode())
        wait_until(lambda: evil.waiting == 1 and len(evil.meters) == 1)
        (meter,) = evil.meters
        evil.work.level = -60 * evil.work.rate
        before = evil.spent
        sender = threading.Thread(target=send_and_read, args=(wire, b"1\r\nx\r\n" * 60_000))
        sender.start()
        wait_until(lambda: evil in meter.paused)
        time.sleep(0.2)
        assert evil in meter.paused
        assert evil.spent - before < READING / 2, "one read, and nothing more while the client is in debt"
        assert limits.too_costly == 0
        evil.work.level = evil.work.size
        server.loop.call_soon_threadsafe(rest, evil, server.loop)
        sender.join(PATIENCE)
    assert limits.too_costly == 1, "it is read on"
    wait_until(lambda: not evil.meters)


def wait_until(found: Callable[[], bool], patience: float = 20.0) -> None:
    deadline = time.monotonic() + patience
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_an_address_with_a_connection_is_not_forgotten(server: RunningServer) -> None:
    """Otherwise it would come back with its whole burst."""
    clients = server.app.clients
    clients.most = 0  # forget idle clients when the next address connects
    with from_address(server, EVIL):
        wait_until(lambda: EVIL in clients.known and bool(clients.known[EVIL].meters))
        evil = clients.known[EVIL]
        wait_until(evil.arrivals.full)
        clients.most = 0
        clients.of("192.0.2.1")
        assert clients.known.get(EVIL) is evil
    wait_until(lambda: not evil.meters)
    clients.most = 0
    clients.of("192.0.2.2")
    assert EVIL not in clients.known


def test_a_usual_body_in_chunks_is_read(server: RunningServer) -> None:
    guest = server.guest("Ann")
    body = b'{"name": "' + b"A" * 30 + b'"}'
    answer = guest.http.patch("/me", content=(body[i : i + 1] for i in range(len(body))))
    # without a content type the request may be refused, but it was read
    assert answer.status_code in (200, 400)
    assert server.app.connections.too_costly == 0


def test_one_slow_read_cuts_nobody(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A garbage collection may fall into any read."""
    parse = HttpProtocol.handle_events
    slow = [True]

    def collect_garbage_once(self: HttpProtocol) -> None:
        until = time.thread_time() + 2 * READING / 1000
        while slow and time.thread_time() < until:
            pass
        slow.clear()
        parse(self)

    monkeypatch.setattr(HttpProtocol, "handle_events", collect_garbage_once)
    assert server.guest().get("/health")["ok"]
    assert not slow
    assert server.app.connections.too_costly == 0


def test_nothing_is_read_from_a_socket_that_does_not_read_its_answers(server: RunningServer) -> None:
    match = server.guest("Ann").start("toy", "me", "me")["match"]
    with spectate(server, match) as wire:
        wire.settimeout(0.5)
        ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125
        with suppress(OSError):  # the server has closed the connection
            wire.sendall(ping * 200_000)
        for place in places(server):
            if isinstance(place, SocketProtocol):
                assert place.meter.get_write_buffer_size() < 200_000
    assert server.guest().get("/health")["ok"]


@pytest.mark.parametrize("websocket", [False, True], ids=["http", "websocket"])
def test_an_address_that_comes_too_often_is_refused_and_others_are_not(
    server: RunningServer, websocket: bool
) -> None:
    most = int(USUAL["connections_per_second"] * BURST)
    match = server.guest("Ann").start("toy", "me", "me")["match"]
    started = time.monotonic()
    came = 0
    for _ in range(2 * most):
        with suppress(OSError, AssertionError), from_address(server, EVIL) as wire:
            wire.settimeout(PATIENCE)
            if websocket:
                shake_hands(wire, server, match)
                came += 1
            else:
                wire.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                came += b"HTTP/1.1" in read_all(wire)
    lasted = time.monotonic() - started
    assert 0 < came <= most + USUAL["connections_per_second"] * lasted + 5
    other = Guest(server.address, "Bob", "127.0.0.3")
    with other.at(match) as table:
        assert table.frame["type"] == "frame"
    other.http.close()


def test_when_all_places_are_taken_newcomers_get_in_and_players_stay(tmp_path: Path) -> None:
    skip_unless_there(EVIL)
    settings: dict[str, Any] = {**USUAL, "most_open": 60}
    with RunningServer(sqlite_file(tmp_path), **settings) as server, ExitStack() as stack:
        ann = Guest(server.address, "Ann", "127.0.1.1")
        stack.callback(ann.http.close)
        match = ann.start("toy", "me", "me")["match"]
        ann.http.close()
        playing = stack.enter_context(ann.at(match, 0))
        for number in range(60):
            wire = stack.enter_context(from_address(server, f"127.0.2.{1 + number % 4}"))
            wire.settimeout(PATIENCE)
            with suppress(OSError, AssertionError):  # they may be refused
                shake_hands(wire, server, match)
        came = 0
        for number in range(10):
            new = Guest(server.address, "New", f"127.0.3.{1 + number}")
            stack.callback(new.http.close)
            table = stack.enter_context(new.at(match))
            came += table.frame["type"] == "frame"
        assert came == 10
        assert server.app.connections.all <= 60
        assert server.app.connections.gave_up > 10
        playing.play("bid 1")
        assert httpx.get(f"http://{server.address}/health", timeout=PATIENCE).json()["ok"]
