"""The figures of `/metrics`: of one server process, and the sum over all processes of `--processes`.

Each process writes its figures into its own row of shared memory. A process that replaces another continues
its counters, so that a sum never falls. There is no lock, because a killed process could keep it forever;
none is needed, because a row has one writer at a time and each of its counters only grows.
"""

from __future__ import annotations

import asyncio
import ctypes
import time
from multiprocessing.context import SpawnContext
from typing import Any, Literal

import msgspec

import tianxia
from tianxia.server.matches.live_matches import LiveMatches

STARTED = time.time()
EVERY = 1.0  # seconds between two updates of a process's row


class Figure(msgspec.Struct, frozen=True):
    """A figure, and how it is combined over processes: sum, minimum or maximum."""

    name: str
    kind: Literal["counter", "gauge"]
    help: str
    together: Literal["sum", "least", "most"] = "sum"


FIGURES = (
    Figure("up_seconds", "gauge", "since it was started", "most"),
    Figure("processes", "gauge", "server processes"),
    Figure("cpu_seconds_total", "counter", "of the server, without bots"),
    Figure("storage_ok", "gauge", "1 if the last commit succeeded", "least"),
    Figure("matches_live", "gauge", "matches in memory"),
    Figure("matches_watched", "gauge", "matches with a viewer"),
    Figure("sockets", "gauge", "browsers at a match"),
    Figure("connections", "gauge", "connections of any kind"),
    Figure("connections_refused_total", "counter", "too many"),
    Figure("connections_silent_total", "counter", "closed before a whole header came"),
    Figure("connections_given_up_total", "counter", "closed to make room"),
    Figure("connections_costly_total", "counter", "closed over what reading them cost"),
    Figure("requests_refused_total", "counter", "over a limit"),
    Figure("requests_waiting", "gauge", "for their turn or their end"),
    Figure("clients", "gauge", "addresses remembered"),
    Figure("work_seconds_total", "counter", "spent for clients"),
    Figure("entries_total", "counter", "committed here"),
    Figure("commits_total", "counter", "transactions that wrote something"),
    Figure("frames_total", "counter", "made, each for all who see the same"),
    Figure("sent_bytes_total", "counter", "to browsers at a match, before compression"),
    Figure("bots_busy", "gauge", "processes that think"),
    Figure("bots_waiting", "gauge", "thoughts that wait for a process"),
)


def measure(state: Any) -> list[float]:
    """The figures of this process, in the order of FIGURES; `state` is the application's."""
    matches: LiveMatches = state.matches
    protection, queue = state.protection, matches.bots.workers.queue
    connections, clients = protection.connections, protection.clients
    return [
        time.time() - STARTED,
        1,
        time.process_time(),
        int(matches.store.trouble is None),
        len(matches.live),
        sum(len(live.watchers) > 0 for live in matches.live.values()),
        matches.sockets,
        connections.all,
        connections.refused,
        connections.too_slow,
        connections.gave_up,
        connections.too_costly,
        protection.refused,
        sum(client.waiting for client in clients.known.values()),
        len(clients.known),
        clients.spent() / 1000,
        matches.kept,
        matches.store.database.commits,
        matches.frames,
        matches.bytes_sent,
        queue.busy,
        len(queue.waiting),
    ]


PROCESSES = next(number for number, figure in enumerate(FIGURES) if figure.name == "processes")


class SharedFigures:
    """Shared memory with a row of figures for each process."""

    def __init__(self, context: SpawnContext, processes: int) -> None:
        self.processes = processes
        self.cells = context.Array(ctypes.c_double, processes * len(FIGURES), lock=False)

    def row(self, number: int) -> list[float]:
        start = number * len(FIGURES)
        return list(self.cells[start : start + len(FIGURES)])

    def write(self, number: int, values: list[float]) -> None:
        start = number * len(FIGURES)
        self.cells[start : start + len(FIGURES)] = values

    def counters(self, number: int) -> list[float]:
        """The counters of a process; 0 for its other figures."""
        return [
            value if figure.kind == "counter" else 0.0
            for figure, value in zip(FIGURES, self.row(number), strict=True)
        ]

    def bury(self, number: int) -> None:
        """A process died: keep its counters, which its replacement continues, and drop its other figures."""
        self.write(number, self.counters(number))

    def together(self) -> list[float]:
        """The figures of all processes, with the counters of those that died."""
        rows = [self.row(number) for number in range(self.processes)]
        living = [row for row in rows if row[PROCESSES]]
        found = []
        for number, figure in enumerate(FIGURES):
            if figure.together == "sum":
                found.append(sum(row[number] for row in rows))
            else:
                values = [row[number] for row in living]
                found.append((min if figure.together == "least" else max)(values, default=0.0))
        return found


class ProcessFigures:
    """The row of one process, made before the process is started."""

    def __init__(self, shared: SharedFigures, number: int) -> None:
        self.shared = shared
        self.number = number
        self.before = shared.counters(number)  # counters of the processes that it replaces

    def publish(self, state: Any) -> None:
        figures = zip(self.before, measure(state), strict=True)
        self.shared.write(self.number, [before + own for before, own in figures])

    async def run(self, state: Any) -> None:
        while True:
            self.publish(state)
            await asyncio.sleep(EVERY)


def prometheus(values: list[float]) -> str:
    """Figures as Prometheus reads them."""
    info = f'version="{tianxia.__version__}",engine="{tianxia.engine()}"'
    text = f"# HELP tianxia_info version\n# TYPE tianxia_info gauge\ntianxia_info{{{info}}} 1\n"
    for figure, value in zip(FIGURES, values, strict=True):
        name = f"tianxia_{figure.name}"
        text += f"# HELP {name} {figure.help}\n# TYPE {name} {figure.kind}\n{name} {value:.15g}\n"
    return text
