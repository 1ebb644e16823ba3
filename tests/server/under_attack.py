"""What another player waits for while one address attacks: from their command to the other seat's frame.

Server, attackers and players are processes of their own. Quiet stretches and attacked ones take turns, and
every sample of each kind counts.
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
from tests.server.attacks import ATTACKS, LASTING
from tests.server.long_matches import keep_long_matches
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, Guest, Table, sqlite_file
from tests.server.test_kill import ROOT, Process

from tianxia.server.connections.limits import WORK_BURST
from tianxia.server.operations.settings import Settings

EVIL = "127.0.0.2"
PAIRS = 3
PACE = 0.012  # seconds between two moves
HEALTH = 4  # moves between two looks at /health


class Attackers:
    """The other end of `attacks.py`: attack in a `with` block."""

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
    """Two at a table of their own, each at an address of their own."""

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
    """All stretches of one kind: what was waited for, in seconds, and what it cost."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.health: list[float] = []
        self.cost: defaultdict[str, float] = defaultdict(float)  # by the names of /metrics
        self.most: defaultdict[str, float] = defaultdict(float)  # and the most of each after a stretch

    @property
    def work_of_a_move(self) -> float:
        return self.cost["work_seconds_total"] / len(self.moves)

    def play(self, pairs: list[Players], moves: int, http: httpx.Client) -> None:
        """By the clock, as long as nobody is waited for."""
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
    """One attack, and the quiet between."""

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
        """How many times as long as in quiet others wait."""
        return p95(self.attacked.moves) / p95(self.quiet.moves)

    @property
    def spent(self) -> float:
        """Seconds of work that the attackers got out of the server."""
        others = self.quiet.work_of_a_move * len(self.attacked.moves)
        return self.attacked.cost["work_seconds_total"] - others

    @property
    def may_have_spent(self) -> float:
        """What one address may: its burst, its rate, and what was in the middle of being done."""
        rate = Settings("", Path()).work_per_second / 1000
        return (rate * (WORK_BURST * self.servers + self.seconds)) * 1.2 + 0.2

    def run(self, rounds: int, moves: int) -> None:
        """What goes on when the attackers rest leaves no quiet behind: each round then is at a new server."""
        if self.name in LASTING:
            for _ in range(rounds):
                self.serve(1, moves)
        else:
            self.serve(rounds, moves)

    def serve(self, rounds: int, moves: int) -> None:
        """Some rounds at a new server."""
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
    """Until nobody but the players is there, and nothing that was asked for is still being done."""
    deadline = time.monotonic() + PATIENCE
    while True:
        now = metrics(http)
        if now["sockets"] == 2 * PAIRS and now["requests_waiting"] <= 1:  # which is ours
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
    """Each attack in turn, for longer than the tests do."""
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
