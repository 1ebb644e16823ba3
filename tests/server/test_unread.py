"""Clients that do not read their answers, and messages that are far longer than what was sent."""

from __future__ import annotations

import json
import socket
import struct
import time
import zlib
from contextlib import suppress
from pathlib import Path

import pytest
from tests.server.attackers import from_address, skip_unless_there
from tests.server.running import PATIENCE, RunningServer, sqlite_file
from tests.server.test_attacks import places
from tests.server.under_attack import EVIL

from tianxia.server.connections import meter
from tianxia.server.connections.protocols import MOST_MESSAGE, SocketProtocol

FIN, DEFLATED, TEXT = 0x80, 0x40, 1
LOOKS = 400  # about 2 KB each


def frame(payload: bytes, first: int = FIN | TEXT) -> bytes:
    """A frame of a client; a mask of four zeros is valid."""
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
    return bytes([first]) + size + bytes(4) + payload


def deflated(messages: list[bytes]) -> bytes:
    pack = zlib.compressobj(9, wbits=-15)
    found = b""
    for message in messages:
        packed = pack.compress(message) + pack.flush(zlib.Z_SYNC_FLUSH)
        found += frame(packed[:-4], FIN | DEFLATED | TEXT)
    return found


def socket_at(server: RunningServer, match: str, *, deflate: bool) -> socket.socket:
    wire = from_address(server, EVIL)
    wire.settimeout(PATIENCE)
    head = f"GET /api/matches/{match}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
    head += "Sec-WebSocket-Extensions: permessage-deflate\r\n" if deflate else ""
    head += "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13"
    wire.sendall(f"{head}\r\n\r\n".encode())
    assert b" 101 " in wire.recv(4096)
    return wire


def ask_without_reading(server: RunningServer, match: str, times: int = LOOKS) -> socket.socket:
    # otherwise the kernel's buffers would hold all of it
    server.listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)
    wire = socket_at(server, match, deflate=False)
    wire.sendall(frame(json.dumps({"type": "look", "seat": -1, "since": 0}).encode()) * times)
    return wire


def test_a_client_that_takes_nothing_of_its_answers_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    skip_unless_there(EVIL)
    monkeypatch.setattr(meter, "UNREAD", 0.3)
    with RunningServer(sqlite_file(tmp_path), messages_per_second=1000) as server:
        match = server.guest("Ann").start("huang", "me", "me")["match"]
        with ask_without_reading(server, match):
            deadline = time.monotonic() + PATIENCE
            while not server.app.connections.too_slow:
                assert time.monotonic() < deadline, "nobody cuts it"
                time.sleep(0.05)
            while EVIL in server.app.connections.of:
                assert time.monotonic() < deadline, "it keeps its place"
                time.sleep(0.05)


def test_a_client_that_reads_slowly_gets_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skip_unless_there(EVIL)
    monkeypatch.setattr(meter, "UNREAD", 0.05)
    monkeypatch.setattr(meter, "LEAST_TAKEN", 0)
    with RunningServer(sqlite_file(tmp_path), messages_per_second=1000) as server:
        match = server.guest("Ann").start("huang", "me", "me")["match"]
        with ask_without_reading(server, match) as wire:
            time.sleep(0.5)
            found = b""
            while found.count(b'"type":"frame"') < LOOKS:
                data = wire.recv(65536)
                assert data, "it was cut"
                found += data
        assert server.app.connections.too_slow == 0


def test_who_answers_no_ping_loses_the_place_without_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    skip_unless_there(EVIL)
    monkeypatch.setattr(meter, "UNREAD", 0.3)
    with RunningServer(sqlite_file(tmp_path), messages_per_second=1000) as server:
        match = server.guest("Ann").start("huang", "me", "me")["match"]
        with ask_without_reading(server, match, 100):
            deadline = time.monotonic() + PATIENCE
            while server.matches.bytes_sent < 100_000:
                assert time.monotonic() < deadline, "nothing is sent"
                time.sleep(0.05)
            (place,) = (one for one in places(server) if isinstance(one, SocketProtocol))

            def no_pong() -> None:
                place.keepalive_timeout()
                for live in server.matches.live.values():
                    live.wake()

            server.loop.call_soon_threadsafe(no_pong)
            while EVIL in server.app.connections.of:
                assert time.monotonic() < deadline, "it keeps its place"
                time.sleep(0.05)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_a_few_bytes_that_unpack_to_hundreds_of_kilobytes_are_cut(tmp_path: Path) -> None:
    skip_unless_there(EVIL)
    with RunningServer(sqlite_file(tmp_path)) as server:
        match = server.guest("Ann").start("toy", "me", "me")["match"]
        bomb = deflated([b"a" * MOST_MESSAGE] * 20)
        assert len(bomb) < 1000
        with socket_at(server, match, deflate=True) as wire:
            wire.sendall(bomb)
            with suppress(OSError):
                while wire.recv(65536):  # the connection ends, perhaps with a reset
                    pass
        assert server.app.connections.too_costly == 1
        asked = [
            json.dumps({"type": "log", "id": str(n), "seat": -1, "version": 9}).encode() for n in range(40)
        ]
        with socket_at(server, match, deflate=True) as wire:
            wire.sendall(deflated(asked))
            assert wire.recv(4096)
        assert server.app.connections.too_costly == 1, "questions together are no bomb"
