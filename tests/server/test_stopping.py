"""A server that stops does not wait for a search, and wakes nobody whose connection it is about to close."""

from __future__ import annotations

import os
import signal
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.running import PATIENCE, UNLIMITED_ENVIRONMENT, Guest, RunningServer, sqlite_file
from tests.server.test_kill import Process
from tests.server.test_processes import server_processes
from tests.server.under_attack import metrics

from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.web.socket import Connection

GRACE = 10.0  # seconds, on a busy machine; alone it takes a tenth of that


def test_a_thought_in_progress_does_not_hold_the_end(tmp_path: Path) -> None:
    """A signal stops the worker, so its search would never end."""
    server = Process(sqlite_file(tmp_path), environment={**UNLIMITED_ENVIRONMENT, "TIANXIA_WORKERS": "1"})
    workers = server_processes(server)
    try:
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        address = f"127.0.0.1:{server.port}"
        guest = Guest(address, "Ann")
        guest.start("toy", "random", "random", watch=True)
        guest.http.close()
        deadline = time.monotonic() + PATIENCE
        with httpx.Client(base_url=f"http://{address}", timeout=PATIENCE) as http:
            while not metrics(http)["bots_busy"]:
                assert time.monotonic() < deadline, "no bot thinks"
                time.sleep(0.05)
        server.process.terminate()
        assert server.process.wait(GRACE) == 0
    finally:
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        server.kill()


def test_a_server_that_stops_wakes_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of connections end at once. Each of them would update the list of players for all the
    others.
    """
    woken = 0
    with ExitStack() as stack:
        with RunningServer(sqlite_file(tmp_path)) as server:
            ann, bob = server.guest("Ann"), server.guest("Bob")
            match = ann.start_with(bob, "toy")
            tables = [stack.enter_context(guest.at(match)) for guest in (ann, bob, *[server.guest()] * 8)]
            wake = Connection.wake

            def count(self: Connection) -> None:
                nonlocal woken
                woken += 1
                wake(self)

            monkeypatch.setattr(Connection, "wake", count)
            with bob.at(match):
                pass
            assert tables[0].look()["type"] == "frame"
            assert woken == 0, "Bob is still there"
            tables[1].wire.close()
            deadline = time.monotonic() + PATIENCE
            while woken < len(tables) - 1:
                assert time.monotonic() < deadline, "usually the others learn that he has gone"
                time.sleep(0.01)
            woken, live = 0, server.matches.live[match]
            assert isinstance(live, LiveMatch)
        assert woken == 0
        assert not live.watchers
        assert server.matches.sockets == 0
