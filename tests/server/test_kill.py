"""kill -9 under load, restart, ten times: every acknowledged move is there, none twice."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from tests.server.running import UNLIMITED_ENVIRONMENT, Guest, Table, some_phrase, sqlite_file
from websockets.exceptions import WebSocketException

from tianxia.kernel.rng import stream

KILLS = 10
PLAYERS = 3
ROOT = Path(__file__).parent.parent.parent


class Process:
    """`tianxia serve` as a user runs it."""

    def __init__(
        self, database: str, port: int = 0, environment: dict[str, str] = UNLIMITED_ENVIRONMENT
    ) -> None:
        command = [sys.executable, "-m", "tianxia", "serve", "--port", str(port), "--db", database]
        whole = {**os.environ, **environment, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(command, env=whole, stdout=subprocess.PIPE, text=True)
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
    """Plays both seats of a match as fast as it can, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, match: str, number: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.match = match
        self.rng = stream(number, "player")
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.unanswered: tuple[str, int, int, str] | None = None
        self.repeated = 0
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with self.guest.at(self.match) as table:
                    self.play(table)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                time.sleep(0.05)  # the server is gone: come back

    def play(self, table: Table) -> None:
        if self.unanswered:  # nobody knows whether it arrived: send it again
            self.repeated += 1
            self.give(table, *self.unanswered)
        while not self.stop.is_set():
            frame = table.look()
            if frame["view"]["over"]:
                return
            seat = frame["view"]["waiting"][0]
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
            self.acknowledged[name] = (answer["version"], text)
        self.unanswered = None


def rows(database: str, query: str) -> list[Any]:
    connection = sqlite3.connect(database)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


@pytest.mark.slow
def test_killed_under_load_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    assert kill_under_load(tmp_path, KILLS) >= 3 * KILLS


def kill_under_load(folder: Path, kills: int) -> int:
    """Kill a server so often while people play, and compare; how many moves were acknowledged."""
    database = sqlite_file(folder)
    rng = stream(1, "kill")
    server = Process(database)
    players = []
    for number in range(PLAYERS):
        guest = Guest(f"localhost:{server.port}", f"P{number}")
        match = guest.start("huang", "me", "me", "random")["match"]
        players.append(Player(guest, match, number))
    for player in players:
        player.start()
    for _ in range(kills):
        before = sum(len(player.acknowledged) for player in players)
        deadline = time.monotonic() + 60
        while sum(len(player.acknowledged) for player in players) < before + 3:
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
        player.join(30)
        assert not player.is_alive()
        player.guest.http.close()
    checked = 0
    for player in players:
        entries = rows(
            database,
            f"SELECT number, command, text FROM entries WHERE match = '{player.match}' ORDER BY number",
        )
        assert [number for number, _, _ in entries] == list(range(1, len(entries) + 1))
        commands = [command for _, command, _ in entries]
        assert len(set(commands)) == len(commands)
        kept = {command: (number, text) for number, command, text in entries}
        for name, acknowledged in player.acknowledged.items():
            assert kept[name] == acknowledged
            checked += 1
    watcher = Guest(f"localhost:{server.port}")
    with watcher.at(players[0].match) as table:  # and it still folds
        assert table.frame["version"] >= len(players[0].acknowledged)
    watcher.http.close()
    server.kill()
    assert rows(database, "PRAGMA integrity_check") == [("ok",)]
    return checked
