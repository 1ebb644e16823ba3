"""kill -9 under load, restart, several times: every acknowledged move is there, none twice."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import pytest
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, UNLIMITED_ENVIRONMENT, Guest, Table, sqlite_file
from websockets.exceptions import WebSocketException

from tianxia.kernel.rng import stream

PLAYERS = 3
ROOT = Path(__file__).parent.parent.parent


class Process:
    """`tianxia serve` as a user runs it."""

    def __init__(
        self,
        database: str,
        port: int = 0,
        environment: dict[str, str] = UNLIMITED_ENVIRONMENT,
        log: Path | None = None,
    ) -> None:
        command = [sys.executable, "-m", "tianxia", "serve", "--port", str(port), "--db", database]
        whole = {**os.environ, **environment, "PYTHONPATH": str(ROOT / "src")}
        with log.open("w") if log else nullcontext() as errors:
            self.process = subprocess.Popen(
                command, env=whole, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Tianxia is served at http://localhost:"), line
        self.port = int(line.strip().rstrip("/").rpartition(":")[2])

    def children(self) -> list[int]:
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True)
        return [int(pid) for pid in found.stdout.split()]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Player(threading.Thread):
    """Plays two seats as fast as it can, one match after the other, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, number: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.match = ""
        self.rng = stream(number, "player")
        self.acknowledged: dict[str, tuple[str, int, str]] = {}
        self.unanswered: tuple[str, int, int, str] | None = None
        self.repeated = 0
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                if not self.match:
                    self.match = self.guest.start("huang", "me", "me", "random")["match"]
                with self.guest.at(self.match) as table:
                    self.play(table)
            except (OSError, WebSocketException, EOFError, TimeoutError, httpx.TransportError):
                time.sleep(0.05)  # the server is gone, so reconnect

    def play(self, table: Table) -> None:
        if self.unanswered:  # it may or may not have arrived, so send it again
            self.repeated += 1
            self.give(table, *self.unanswered)
        while not self.stop.is_set():
            frame = table.look()
            if frame["view"]["over"]:
                self.match = ""
                return
            seat = frame["view"]["waiting"][0]
            if not frame["seats"][seat]["mine"]:  # the bot's turn
                table.receive()
                continue
            frame = table.look(seat, since=frame["version"])
            if frame["offer"]:
                text = some_phrase(frame["offer"], self.rng.below(1000))
                self.give(table, str(uuid4()), frame["version"], seat, text)
            table.seat = -1

    def give(self, table: Table, name: str, version: int, seat: int, text: str) -> None:
        self.unanswered = (name, version, seat, text)
        table.seat = seat
        answer = table.move(text, version, name)
        if answer["type"] == "done":
            self.acknowledged[name] = (self.match, answer["version"], answer["text"])
        self.unanswered = None


def rows(database: str, query: str) -> list[Any]:
    connection = sqlite3.connect(database)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


@pytest.mark.slow
@pytest.mark.parametrize("kills", [3, pytest.param(10, marks=pytest.mark.long)])
def test_killed_under_load_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path, kills: int) -> None:
    assert kill_under_load(tmp_path, kills, moves=3)["acknowledged"] >= 3 * kills


def kill_under_load(folder: Path, kills: int, moves: int) -> dict[str, int]:
    """Kill a server repeatedly while people play, each time after some moves, and compare."""
    database = sqlite_file(folder)
    rng = stream(1, "kill")
    server = Process(database)
    players = []
    for number in range(PLAYERS):
        players.append(Player(Guest(f"localhost:{server.port}", f"P{number}"), number))
    for player in players:
        player.start()
    for _ in range(kills):
        before = sum(len(player.acknowledged) for player in players)
        deadline = time.monotonic() + 60
        while sum(len(player.acknowledged) for player in players) < before + moves:
            assert time.monotonic() < deadline, "nobody gets an answer any more"
            time.sleep(0.01)
        time.sleep(rng.below(300) / 1000)
        workers = server.children()
        server.kill()
        while any(map(alive, workers)):
            assert time.monotonic() < deadline, "a killed server leaves its workers behind"
            time.sleep(0.05)
        server = Process(database, server.port)
    for player in players:
        player.stop.set()
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()
        player.guest.http.close()
    kept: dict[str, tuple[str, int, str]] = {}
    last: dict[str, int] = {}
    for match, number, command, text in rows(
        database, "SELECT match, number, command, text FROM entries ORDER BY match, number"
    ):
        assert number == last.get(match, 0) + 1, "no gap"
        assert command not in kept, "none is doubled"
        last[match] = number
        kept[command] = (match, number, text)
    acknowledged = {name: what for player in players for name, what in player.acknowledged.items()}
    lost = [(what, kept.get(name)) for name, what in acknowledged.items() if what != kept.get(name)]
    assert not lost, lost
    watcher = Guest(f"localhost:{server.port}")
    for match, number in last.items():  # and they still fold
        with watcher.at(match) as table:
            assert table.frame["version"] >= number
    watcher.http.close()
    server.kill()
    assert rows(database, "PRAGMA integrity_check") == [("ok",)]
    again = sum(player.repeated for player in players)
    return {"acknowledged": len(acknowledged), "sent again": again, "lost": 0, "doubled": 0}
