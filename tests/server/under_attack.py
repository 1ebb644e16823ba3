"""Measures how long another player waits during an attack: from a command to the other seat's frame.

Server, attackers and players are separate processes. Quiet and attacked periods alternate, and all samples
count.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from tests.server.attacks import AT_OWN_TABLES, ATTACKS, LASTING
from tests.server.long_matches import keep_long_matches
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, Guest, Table, sqlite_file
from tests.server.test_kill import ROOT, Process

from tianxia.server.connections.limits import MOST_WAITING, WORK_BURST
from tianxia.server.operations.settings import Settings

EVIL = "127.0.0.2"
PAIRS = 3
PACE = 0.012  # seconds between two moves
HEALTH = 4  # moves between two looks at /health
USUAL = Settings("", Path())

# Attacks on reading, which the meter ends.
CUT = "pings", "pongs", "empty continuation frames", "bodies in chunks of one byte"


class Attackers:
    """Controls a process of `attacks.py`, which attacks during a `with` block."""

    def __init__(self, name: str, port: int, address: str = EVIL) -> None:
        command = [sys.executable, "-m", "tests.server.attacks", name, str(port), address]
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        self.got: dict[str, int] = {}
        assert self.stdout.readline() == "ready\n"

    def order(self, order: str) -> None:
        self.stdin.write(f"{order}\n")
        self.stdin.flush()
        self.got = json.loads(self.stdout.readline())

    def __enter__(self) -> Attackers:
        self.order("go")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.order("rest")

    def end(self) -> None:
        self.stdin.close()
        self.process.wait(PATIENCE)
        self.stdout.close()


class Players:
    """Two players at one table, each with their own address."""

    def __init__(self, address: str, number: int, stack: ExitStack) -> None:
        self.guests = [Guest(address, f"P{seat}", f"127.{1 + seat}.0.{1 + number}") for seat in range(2)]
        for guest in self.guests:
            stack.callback(guest.http.close)
        self.seated = stack.enter_context(ExitStack())
        self.tables: list[Table] = []
        self.sit_down()

    def sit_down(self) -> None:
        self.seated.close()
        ann, bob = self.guests
        match = ann.start_with(bob, "huang")
        self.tables = [
            self.seated.enter_context(guest.at(match, seat)) for seat, guest in enumerate((ann, bob))
        ]

    def move(self) -> float:
        """One move: the seconds from the command to the other seat's frame."""
        if self.tables[0].frame["view"]["over"]:
            self.sit_down()
        mover, other = self.tables if self.tables[0].frame["offer"] else self.tables[::-1]
        version = mover.frame["version"]
        text = some_phrase(mover.frame["offer"], version)
        started = time.perf_counter()
        mover.send(type="move", id=f"m{version}", version=version, seat=mover.seat, text=text)
        until(other, version + 1)
        waited = time.perf_counter() - started
        until(mover, version + 1)
        return waited


def until(table: Table, version: int) -> None:
    while table.frame["version"] < version:
        message = table.receive()
        assert message["type"] in ("frame", "done"), message


class Stretches:
    """All periods of one kind: waiting times in seconds, and the server's costs."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.health: list[float] = []
        self.cost: defaultdict[str, float] = defaultdict(float)  # by names of /metrics: costs of the server
        self.most: defaultdict[str, float] = defaultdict(float)  # the maximum of each after a period

    @property
    def work_of_a_move(self) -> float:
        return self.cost["work_seconds_total"] / len(self.moves)

    def play(self, pairs: list[Players], moves: int, http: httpx.Client) -> None:
        """Play at a fixed pace; each move waits for the answer to the one before."""
        before = metrics(http)
        due = time.perf_counter()
        for number in range(moves):
            time.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + PACE, time.perf_counter())
            self.moves.append(pairs[number % len(pairs)].move())
            if number % HEALTH == 0:
                started = time.perf_counter()
                assert http.get("/health").json() == {"ok": True}
                self.health.append(time.perf_counter() - started)
        after = metrics(http)
        for name, value in after.items():
            self.cost[name] += value - before[name]
            self.most[name] = max(self.most[name], value)


class Trial:
    """One attack, with quiet periods between."""

    def __init__(self, name: str, template: Path, folder: Path) -> None:
        self.name = name
        self.template = template
        self.folder = folder
        self.quiet = Stretches()
        self.attacked = Stretches()
        self.got: Counter[str] = Counter()
        self.seconds = 0.0
        self.servers = 0
        self.log = ""

    @property
    def slower(self) -> float:
        """The waiting time under attack divided by that without."""
        return p95(self.attacked.moves) / p95(self.quiet.moves)

    @property
    def spent(self) -> float:
        """Seconds of server work that the attackers used."""
        others = self.quiet.work_of_a_move * len(self.attacked.moves)
        return self.attacked.cost["work_seconds_total"] - others

    @property
    def may_have_spent(self) -> float:
        """The work limit of one address: burst, rate, and work in progress."""
        rate = USUAL.work_per_second / 1000
        return (rate * (WORK_BURST * self.servers + self.seconds)) * 1.2 + 0.2

    def run(self, rounds: int, moves: int) -> None:
        """Run the rounds. An attack that leaves work behind gets a new server for each round."""
        if self.name in LASTING:
            for _ in range(rounds):
                self.serve(1, moves)
        else:
            self.serve(rounds, moves)

    def run_until(self, slower: float, rounds: int, moves: int, most: int) -> None:
        """Run, and repeat while the result is above the limit, up to a number of moves; all moves count."""
        self.run(rounds, moves)
        while self.slower > slower and len(self.quiet.moves) < most:
            self.run(rounds, moves)
        longest = max(self.attacked.health)
        print(
            f"{self.name}: {self.slower:.2f} times as long, by {len(self.quiet.moves)} moves of each kind; "
            f"/health at most {longest:.3f} s"
        )

    def check(self, rounds: int) -> None:
        """Check the counts, which do not depend on the speed of the machine."""
        moves, cost, most = len(self.attacked.moves), self.attacked.cost, self.attacked.most
        assert cost["entries_total"] >= moves, "they play on"
        assert self.got["answers"] >= 2 * rounds, "attackers are slowed down, not shut out"
        assert self.got["bytes"] < 8e6 * self.seconds
        assert self.spent < self.may_have_spent
        assert most["requests_waiting"] <= MOST_WAITING + 1, "the queue has an end"
        assert most["sockets"] <= USUAL.most_connections + 2 * PAIRS
        assert most["connections"] <= USUAL.most_sockets + 20
        if self.name not in AT_OWN_TABLES:
            assert cost["frames_total"] <= 2 * moves + 10 * rounds, "who only watches is shown what is there"
        if self.name in LASTING:
            assert most["bots_waiting"] <= USUAL.tables_per_hour / 2, "one thought of each of their matches"
        if self.name in CUT:
            assert most["connections_costly_total"] > 0
        if "half-open" in self.name:
            assert most["connections_refused_total"] > 0
        assert not [line for line in self.log.splitlines() if "serving" not in line], "a quiet failure"

    def serve(self, rounds: int, moves: int) -> None:
        """Run some rounds with a new server."""
        folder = self.folder / str(self.servers)
        self.servers += 1
        shutil.copytree(self.template, folder)
        log = folder / "log"
        with ExitStack() as stack:
            process = Process(sqlite_file(folder), environment={"TIANXIA_WORKERS": "1"}, log=log)
            stack.callback(process.kill)
            address = f"127.0.0.1:{process.port}"
            http = stack.enter_context(httpx.Client(base_url=f"http://{address}", timeout=PATIENCE))
            pairs = [Players(address, number, stack) for number in range(PAIRS)]
            attackers = Attackers(self.name, process.port)
            stack.callback(attackers.end)
            started = time.monotonic()
            for _ in range(rounds):
                wait_until_quiet(http)
                self.quiet.play(pairs, moves, http)
                with attackers:
                    self.attacked.play(pairs, moves, http)
            self.seconds += time.monotonic() - started
            self.got.update(attackers.got)
            self.log += log.read_text()


def wait_until_quiet(http: httpx.Client) -> None:
    """Wait until only the players are connected and no request is pending."""
    deadline = time.monotonic() + PATIENCE
    while True:
        now = metrics(http)
        if now["sockets"] == 2 * PAIRS and now["requests_waiting"] <= 1:  # our own request
            return
        assert time.monotonic() < deadline, f"it does not become quiet: {now}"
        time.sleep(0.05)


def metrics(http: httpx.Client) -> dict[str, float]:
    text = http.get("/metrics").raise_for_status().text
    lines = (line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    return {name.removeprefix("tianxia_"): float(value) for name, value in lines}


def p95(waits: list[float]) -> float:
    return statistics.quantiles(waits, n=20)[-1]


def figures(rounds: int, moves: int) -> dict[str, dict[str, Any]]:
    """Run every attack, for longer than the tests."""
    found: dict[str, dict[str, Any]] = {}
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder) / "template"
        template.mkdir()
        keep_long_matches(sqlite_file(template))
        for number, name in enumerate(ATTACKS):
            trial = Trial(name, template, Path(folder) / str(number))
            trial.run(rounds, moves)
            row: dict[str, Any] = {"moves": len(trial.attacked.moves)}
            for kind, stretches in (("quiet", trial.quiet), ("attacked", trial.attacked)):
                for what, waits in (("move", stretches.moves), ("health", stretches.health)):
                    row[f"{kind}_{what}_p50_ms"] = round(statistics.median(waits) * 1000, 1)
                    row[f"{kind}_{what}_p95_ms"] = round(p95(waits) * 1000, 1)
            found[name] = {**row, "slower": round(trial.slower, 2), **trial.got}
            print(f"{name}: {json.dumps(found[name])}", file=sys.stderr, flush=True)
    return found
