"""A server: uvicorn around the application, in this process or in several."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import uvicorn

import tianxia
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.words import languages, layers, read_layer
from tianxia.server.connections.listener import listen
from tianxia.server.connections.middleware import Protection
from tianxia.server.connections.protocols import uvicorn_settings
from tianxia.server.operations.logs import set_up_logs
from tianxia.server.operations.metrics import ProcessFigures
from tianxia.server.operations.processes import Processes
from tianxia.server.operations.settings import Settings, make_settings
from tianxia.server.storage.database import prepare_file, sqlite_path, upgrade_sqlite
from tianxia.server.storage.lock import only_server
from tianxia.server.storage.store import Store, faults_in_words
from tianxia.server.web.app import make_app

SWITCH = 0.0005  # seconds that another thread may hold the GIL against the event loop
GARBAGE = 10_000, 20, 20  # thresholds of the garbage collector's generations


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` when it accepts connections."""

    def __init__(self, app: Protection, ready: Callable[[], None]) -> None:
        super().__init__(uvicorn.Config(app, **uvicorn_settings(app.connections)))
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.before_stop()
        await super().shutdown(sockets)


def tidy_rarely() -> None:
    """Run the garbage collector rarely: a full collection takes half a second with 500 matches in memory, and
    delays every frame. Objects from the start-up are frozen; nearly all others are freed by reference
    counting.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def serve(
    listener: socket.socket,
    database: str,
    key: Path | None,
    ready: Callable[[], None],
    data: Sequence[str] = (),
    words: Sequence[Path] = (),
    processes: int = 0,
) -> int:
    """Serve until stopped. TianxiaError says what is wrong with the database, the key or a pack."""
    given: dict[str, Any] = {
        "key_file": key,
        "data": tuple(data),
        "words": tuple(words),
        "processes": processes,
    }
    settings = make_settings(database, **{name: value for name, value in given.items() if value})
    check_words(settings)
    set_up_logs(settings.log)
    if settings.processes > 1:
        several = Processes(listener, settings, ready)
        try_database(settings)
        return several.run()
    try_database(settings)
    return serve_here(listener, settings, ready)


def serve_here(
    listener: socket.socket,
    settings: Settings,
    ready: Callable[[], None],
    figures: ProcessFigures | None = None,
) -> int:
    """Serve in this process until stopped; `figures` is its row if there are several processes."""
    app = make_app(settings, figures)

    def started() -> None:
        sys.setswitchinterval(SWITCH)
        tidy_rarely()
        ready()

    server = Server(app, started)
    # uvicorn stops gracefully, then sends itself the signal again: ignore that
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run(sockets=[listen(listener, app.connections)])
    gc.freeze()  # otherwise Python would collect the garbage of thousands of connections at exit
    return 0 if server.started else 1


def check_words(settings: Settings) -> None:
    """Read the word folders of the settings once, so that TianxiaError names malformed files at the start.

    The words of titles are not read here: an error in one title must not stop the other titles.
    """
    folders = [None, *(game.folder for game in tianxia.games())]
    for language in languages(settings.words) if settings.words else ():
        for folder in folders:
            for files in layers(language, folder, settings.words):
                if not any(files[0].is_relative_to(place) for place in settings.words):
                    continue
                try:
                    read_layer(files)
                except (OSError, ValueError) as error:
                    raise TianxiaError(f"words: {', '.join(map(str, files))}: {error}") from None


def try_database(settings: Settings) -> None:
    """Migrate the database before serving, so that a problem is reported in one sentence."""
    with faults_in_words(settings):
        if settings.postgresql:
            asyncio.run(try_postgresql(settings))
        else:  # not with the asynchronous driver: its thread may survive a failure
            file = sqlite_path(settings)
            with only_server(settings):
                prepare_file(file)
                upgrade_sqlite(file)


async def try_postgresql(settings: Settings) -> None:
    store = Store(settings)
    try:
        await store.open()
    finally:
        await store.close()
