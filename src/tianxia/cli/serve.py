"""`tianxia serve`: the games in a browser."""

from __future__ import annotations

import argparse
import errno
import os
import socket
import webbrowser
from pathlib import Path
from typing import Any

from tianxia.cli.common import extra, say_if_interpreted, whole
from tianxia.kernel.errors import TianxiaError

PORT = 8765


def add(commands: Any) -> None:
    parser = commands.add_parser("serve", help="play in a browser: serve the games on this machine")
    parser.add_argument(
        "--port",
        type=whole(0, 65535),
        default=os.environ.get("TIANXIA_PORT"),
        metavar="N",
        help=f"default {PORT}, or any free one; 0: any free",
    )
    parser.add_argument(
        "--host",
        default=os.environ.get("TIANXIA_HOST", "127.0.0.1"),
        help="address to listen on (default 127.0.0.1; 0.0.0.0: all networks)",
    )
    parser.add_argument(
        "--db",
        default="",
        metavar="FILE",
        help="an SQLite file (default: one of your own) or postgresql://...",
    )
    parser.add_argument(
        "--key", type=Path, metavar="FILE", help="the key that signs cookies (default: beside the database)"
    )
    parser.add_argument(
        "--data",
        action="append",
        default=[],
        metavar="FOLDER",
        help="also offer the corrected pack in this folder (or huang=FOLDER); may be repeated",
    )
    parser.add_argument(
        "--words",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="a folder with more languages or other sentences; may be repeated",
    )
    parser.add_argument(
        "--processes",
        type=whole(1, 64),
        default=0,
        metavar="N",
        help="server processes that share the port and the limits (needs PostgreSQL)",
    )
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with extra("server"):
        from tianxia.server.operations.serve import serve
    say_if_interpreted()
    with listen(arguments.host, arguments.port) as listener:
        host, port = listener.getsockname()[:2]
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::', '::1') else host}:{port}/"

        def ready() -> None:
            print(f"Tianxia is served at {address}", flush=True)
            if arguments.open:
                webbrowser.open(address)

        return serve(
            listener,
            arguments.db,
            arguments.key,
            ready,
            arguments.data,
            arguments.words,
            arguments.processes,
        )


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without `--port`, any free port if the default is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, PORT if port is None else port), family=family)
    except (OSError, UnicodeError) as error:
        if port is None and getattr(error, "errno", None) == errno.EADDRINUSE:
            return socket.create_server((host, 0), family=family)
        why = getattr(error, "strerror", None) or error
        raise TianxiaError(f"cannot listen on {host} port {PORT if port is None else port}: {why}") from None
