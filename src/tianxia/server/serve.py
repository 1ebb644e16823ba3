"""One server process: uvicorn around the application."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from pathlib import Path

import uvicorn
from sqlalchemy import NullPool, create_engine

from tianxia.server.app import make_app
from tianxia.server.migrations import upgrade
from tianxia.server.settings import Settings, make_settings
from tianxia.server.store import Store, faults_in_words

MOST_MESSAGE = 16 * 1024  # longer WebSocket messages end the connection


class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def serve(
    listener: socket.socket,
    database: str,
    key: Path | None,
    ready: Callable[[], None],
    data: Sequence[str] = (),
) -> int:
    """Serve until told to stop. TianxiaError says what is wrong with the database, the key or a pack."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    settings = make_settings(database, data=data, **({"key_file": key} if key else {}))
    try_database(settings)
    config = uvicorn.Config(
        make_app(settings),
        ws_max_size=MOST_MESSAGE,
        ws_max_queue=16,
        timeout_graceful_shutdown=3,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    server = Server(config, ready)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def try_database(settings: Settings) -> None:
    """Bring it up to date before anything is served, so that what is wrong with it is said in words."""
    with faults_in_words(settings):
        if settings.postgresql:
            asyncio.run(try_postgresql(settings))
        else:  # without the thread of the asynchronous driver, which may outlive a failure
            engine = create_engine(settings.database.replace("+aiosqlite", "", 1), poolclass=NullPool)
            with engine.begin() as connection:
                upgrade(connection)


async def try_postgresql(settings: Settings) -> None:
    store = Store(settings)
    try:
        await store.open()
    finally:
        await store.close()
