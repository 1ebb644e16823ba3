"""One server process: uvicorn around the application."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import uvicorn

from tianxia.server.connections.protocols import uvicorn_settings
from tianxia.server.operations.logs import set_up_logs
from tianxia.server.operations.settings import Settings, make_settings
from tianxia.server.storage.database import prepare_file, sqlite_path, upgrade_sqlite
from tianxia.server.storage.lock import only_server
from tianxia.server.storage.store import Store, faults_in_words
from tianxia.server.web.app import make_app

SWITCH = 0.0005  # seconds that a thread, of the database say, keeps the event loop from going on
GARBAGE = 10_000, 20, 20  # new objects, and rounds of each kind, before the collector looks through them


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(SWITCH)
            tidy_rarely()
            self.ready()


def tidy_rarely() -> None:
    """Whoever waits for a frame also waits for the collector of garbage, half a second with 500 matches in
    memory. What is there at the start stays for ever and need not be looked through; of what comes later
    nearly all is freed without it.
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
) -> int:
    """Serve until told to stop. TianxiaError says what is wrong with the database, the key or a pack."""
    given = {"key_file": key} if key else {}
    settings = make_settings(database, **given, **({"data": tuple(data)} if data else {}))
    set_up_logs(settings.log)
    try_database(settings)
    app = make_app(settings)
    config = uvicorn.Config(app, **uvicorn_settings(app.connections))
    server = Server(config, ready)
    # uvicorn stops in good order, then sends itself the signal again; by then all is done
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def try_database(settings: Settings) -> None:
    """Bring it up to date before anything is served, so that what is wrong with it is said in words."""
    with faults_in_words(settings):
        if settings.postgresql:
            asyncio.run(try_postgresql(settings))
        else:  # without the thread of the asynchronous driver, which may outlive a failure
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
