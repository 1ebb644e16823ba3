"""`tianxia serve --processes N`: several server processes that share one listening socket and one PostgreSQL.

This process binds the socket once, starts the others, restarts one that dies and stops all of them
gracefully. It serves nothing itself.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

import msgspec

from tianxia.kernel.errors import TianxiaError
from tianxia.server.operations.metrics import ProcessFigures, SharedFigures
from tianxia.server.operations.settings import Settings

log = logging.getLogger("tianxia.server")

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0  # seconds before a process that died is started again
GOOD_LIFE = 30.0  # seconds after which the next pause is a short one again
PATIENCE = 15.0  # seconds that processes have to stop

# These limits, of one address or in total, are divided among the processes.
DIVIDED = (
    "connections_per_second",
    "requests_per_second",
    "work_per_second",
    "most_connections",
    "most_sockets",
    "tables_per_hour",
    "practices_per_hour",
    "guests_per_hour",
    "most_public",
    "most_open",
    "most_hot",
)


def divided(settings: Settings) -> Settings:
    """The settings of one of `settings.processes` processes."""
    count = settings.processes
    bots = settings.workers or max(1, (os.cpu_count() or 2) - 1)
    shares = {name: share(getattr(settings, name), count) for name in DIVIDED}
    return msgspec.structs.replace(settings, workers=max(1, bots // count), **shares)


def share(limit: float, count: int) -> float:
    """A process's part of a limit; a whole number is at least 1."""
    return max(1, limit // count) if isinstance(limit, int) else limit / count


class Child:
    """One server process, which is replaced when it dies."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.news: Connection | None = None  # tells when the process is ready
        self.ready = False
        self.started = 0.0
        self.pause = FIRST_PAUSE
        self.due = 0.0  # when to start it again


class Processes:
    """All server processes of one command."""

    def __init__(self, listener: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
        if not settings.postgresql:
            raise TianxiaError("several processes need PostgreSQL: SQLite takes one (--db postgresql://...)")
        self.listener = listener
        self.settings = settings
        self.ready = ready
        self.context = multiprocessing.get_context("spawn")
        self.figures = SharedFigures(self.context, settings.processes)
        self.children = [Child(number) for number in range(settings.processes)]
        self.told = False  # whether readiness was announced
        self.stopping = False
        self.wake, self.woken = os.pipe()

    def run(self) -> int:
        """Serve until stopped; returns the exit code."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.stop)
        try:
            while not self.stopping:
                for child in self.children:
                    if child.process is None and child.due <= time.monotonic():
                        self.start(child)
                self.listen_to_children()
                for child in self.children:
                    if child.process is not None and child.process.exitcode is not None:
                        if not self.told:
                            return 1  # the child process has printed the error
                        self.bury(child)
        finally:
            code = self.stop_all()
        return code

    def stop(self, *_: object) -> None:
        self.stopping = True
        os.write(self.woken, b"x")

    def start(self, child: Child) -> None:
        child.news, told = self.context.Pipe(duplex=False)
        figures = ProcessFigures(self.figures, child.number)
        child.process = self.context.Process(
            target=serve_in_child, args=(self.listener, divided(self.settings), told, figures)
        )
        child.process.start()
        told.close()
        child.ready, child.started = False, time.monotonic()

    def listen_to_children(self) -> None:
        """Wait until a child is ready, dies, or has to be started."""
        there = [child for child in self.children if child.process is not None]
        pauses = [child.due - time.monotonic() for child in self.children if child.process is None]
        watched: list[Connection | int] = [
            self.wake,
            *(child.process.sentinel for child in there if child.process),
        ]
        watched += [child.news for child in there if child.news is not None and not child.ready]
        found = wait(watched, max(0.0, min(pauses)) if pauses else None)
        for child in there:
            if child.news in found:
                child.ready = True
                child.news = None
        if not self.told and all(child.ready for child in self.children) and not self.dead():
            self.told = True
            self.ready()

    def dead(self) -> bool:
        return any(
            child.process is not None and child.process.exitcode is not None for child in self.children
        )

    def bury(self, child: Child) -> None:
        """A process died: keep its counters, and start another after a pause."""
        assert child.process is not None
        lived = time.monotonic() - child.started
        child.pause = FIRST_PAUSE if lived > GOOD_LIFE else min(LONGEST_PAUSE, 2 * child.pause)
        child.due = time.monotonic() + child.pause
        log.error(
            "server process %d died (exit code %s); another is started in %.1f s",
            child.process.pid,
            child.process.exitcode,
            child.pause,
        )
        self.figures.bury(child.number)
        child.process.close()
        child.process = None

    def stop_all(self) -> int:
        """Stop every process gracefully; 0 if all ended in time."""
        there = [(child, child.process) for child in self.children if child.process is not None]
        for _, process in there:
            process.terminate()
        deadline = time.monotonic() + PATIENCE
        for _, process in there:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.exitcode is None:
                log.error("server process %d does not stop; it is killed", process.pid)
                process.kill()
                process.join()
        graceful = all(
            process.exitcode == 0 or (process.exitcode == -signal.SIGTERM and not child.ready)
            for child, process in there
        )  # a process that is still starting has no connections yet
        return 0 if graceful and self.told else 1


def serve_in_child(
    listener: socket.socket, settings: Settings, told: Connection, figures: ProcessFigures
) -> None:
    """Run one server in a child process."""
    from tianxia.server.operations.logs import set_up_logs
    from tianxia.server.operations.serve import serve_here

    set_up_logs(settings.log)
    threading.Thread(target=stop_with_parent, daemon=True).start()

    def ready() -> None:
        told.send(True)
        told.close()

    raise SystemExit(serve_here(listener, settings, ready, figures))


def stop_with_parent() -> None:
    """Stop gracefully when the parent process is gone, even after kill -9."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
