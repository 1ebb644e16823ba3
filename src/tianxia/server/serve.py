"""One server process: uvicorn around the application."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from tianxia.kernel.errors import TianxiaError
from tianxia.server.app import make_app
from tianxia.server.settings import make_settings

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


def serve(listener: socket.socket, database: str, key: Path | None, ready: Callable[[], None]) -> int:
    """Serve until told to stop."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        settings = make_settings(database, **({"key_file": key} if key else {}))
    except ValueError as error:
        raise TianxiaError(str(error)) from None
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
