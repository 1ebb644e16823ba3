"""`tianxia serve --processes 2`: one port, one PostgreSQL, a process that dies is replaced."""

from __future__ import annotations

import multiprocessing
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, UNLIMITED_ENVIRONMENT, Guest, sqlite_file
from tests.server.test_kill import Process
from tests.server.under_attack import metrics

from tianxia.kernel.errors import TianxiaError
from tianxia.server.operations import metrics as operations_metrics
from tianxia.server.operations.metrics import FIGURES, ProcessFigures, SharedFigures
from tianxia.server.operations.processes import Processes, divided
from tianxia.server.operations.settings import make_settings


def test_limits_and_bots_are_divided_among_processes() -> None:
    whole = make_settings("postgresql://x/y", processes=2, workers=3, key_file=Path("k"))
    part = divided(whole)
    assert part.workers == 1
    assert part.most_open == whole.most_open // 2
    assert part.requests_per_second == whole.requests_per_second / 2
    assert part.messages_per_second == whole.messages_per_second, "a WebSocket is at one process"
    assert divided(make_settings("postgresql://x/y", processes=50, key_file=Path("k"))).most_public == 1


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with socket.socket() as listener, pytest.raises(TianxiaError, match="need PostgreSQL"):
        Processes(listener, make_settings(sqlite_file(tmp_path), processes=2), lambda: None)


class Scraped(list[float]):
    """Shared memory that is read after every single write of a cell, as another process might read it."""

    def __init__(self, size: int) -> None:
        super().__init__([0.0] * size)
        self.scrape: Callable[[], None] = lambda: None

    def __setitem__(self, place: Any, values: Any) -> None:
        for number, value in zip(range(*place.indices(len(self))), values, strict=True):
            super().__setitem__(number, value)
            self.scrape()


def test_counters_never_fall_while_a_process_dies_and_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = SharedFigures(multiprocessing.get_context("spawn"), 2)
    shared.cells = cells = Scraped(len(shared.cells))  # type: ignore[assignment]
    counted: dict[int, float] = {}  # sums over all processes, by the number of the figure

    def scrape() -> None:
        for number, (figure, value) in enumerate(zip(FIGURES, shared.together(), strict=True)):
            if figure.kind == "counter":
                assert counted.get(number, 0.0) <= value <= most
                counted[number] = value

    cells.scrape = scrape
    monkeypatch.setattr(
        operations_metrics, "measure", lambda own: [1.0 if f.name == "processes" else own for f in FIGURES]
    )
    most = 3.0
    first, second = ProcessFigures(shared, 0), ProcessFigures(shared, 1)
    first.publish(1.0)
    second.publish(2.0)
    shared.bury(0)
    after = dict(zip((figure.name for figure in FIGURES), shared.together(), strict=True))
    assert (after["processes"], after["entries_total"], after["sockets"], after["storage_ok"]) == (1, 3, 2, 2)
    most = 8.0
    again = ProcessFigures(shared, 0)
    again.publish(0.0)
    again.publish(5.0)
    after = dict(zip((figure.name for figure in FIGURES), shared.together(), strict=True))
    assert (after["processes"], after["entries_total"], after["sockets"]) == (2, 8, 7)


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
def test_play_goes_on_over_two_processes_though_one_is_killed(
    postgresql_database: str, tmp_path: Path
) -> None:
    environment = {**UNLIMITED_ENVIRONMENT, "TIANXIA_KEY": str(tmp_path / "key"), "TIANXIA_PROCESSES": "2"}
    server = Process(postgresql_database, environment=environment, log=tmp_path / "log")
    try:
        play_and_kill_one(server)
    finally:
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0, "it stops gracefully"
        assert server.process.stdout is not None
        server.process.stdout.close()
    assert "died" in (tmp_path / "log").read_text()


def play_and_kill_one(server: Process) -> None:
    address = f"localhost:{server.port}"
    ann, bob = Guest(address, "Ann"), Guest(address, "Bob")
    with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as http:
        match = ann.start_with(bob, "huang")
        played = 0
        for guest, seat in ((ann, 0), (bob, 1)):
            with guest.at(match, seat) as table:
                if table.frame["offer"]:
                    table.play(some_phrase(table.frame["offer"]))
                    played += 1
        deadline = time.monotonic() + PATIENCE
        while (before := metrics(http))[
            "entries_total"
        ] < played:  # figures of another process may be a second old
            assert time.monotonic() < deadline
            time.sleep(0.2)
        assert before["processes"] == 2
        assert before["entries_total"] == played >= 1
        first, second = server_processes(server)
        subprocess.run(["kill", "-9", str(first)], check=True)
        while len(set(server_processes(server)) - {first}) < 2 or figures(address)["processes"] < 2:
            assert time.monotonic() < deadline, "it is not replaced"
            time.sleep(0.2)
        after = figures(address)
        fallen = {name for name in after if name.endswith("_total") and after[name] < before[name]}
        assert not fallen
        assert second in server_processes(server)
    for guest, seat in ((ann, 0), (bob, 1)):
        again = Guest(address)
        again.http.cookies = guest.http.cookies
        with again.at(match, seat) as table:
            assert table.frame["version"] == played
        again.http.close()
        guest.http.close()


def server_processes(server: Process) -> list[int]:
    """The children that serve, without Python's resource tracker."""
    shown = subprocess.run(
        ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(server.process.pid)],
        capture_output=True,
        text=True,
    ).stdout
    return [int(line.split()[0]) for line in shown.splitlines() if "spawn_main" in line]


def figures(address: str) -> dict[str, float]:
    """From a new connection, which either process may take."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as http:
                return metrics(http)
        except httpx.TransportError:
            assert time.monotonic() < deadline
            time.sleep(0.1)
