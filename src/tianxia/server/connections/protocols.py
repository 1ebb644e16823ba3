"""uvicorn's two protocols with limits: how many connections there are, and how long a header may take.

uvicorn waits for ever for the end of a header, and takes every connection the system gives it until the
system has none left. These are its two protocols with both in order.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tianxia.server.connections.limits import network
from tianxia.server.connections.proxies import Proxies
from tianxia.server.operations.settings import Settings

log = logging.getLogger("tianxia.server")

MOST_MESSAGE = 16 * 1024  # bytes; longer WebSocket messages end the connection
GRACE = 3  # seconds that a server which is told to stop gives those who are being answered
MOST_UNREAD = 300  # messages of one WebSocket that wait to be read
MOST_LEFT_BEHIND = 1  # of these, when it has gone
RESERVE = 100  # files this process needs besides connections


class ConnectionLimits:
    """Counts connections, all together and of one address. A proxy that is trusted counts as nobody."""

    def __init__(self, settings: Settings) -> None:
        self.most = min(settings.most_open, max(1, files_allowed() - RESERVE))
        self.most_of_one = settings.most_sockets
        self.header_seconds = settings.header_seconds
        self.trusted = Proxies(settings.trusted_proxies)
        self.all = 0
        self.of: Counter[str] = Counter()
        self.silent: dict[HttpProtocol, None] = {}  # who has not said yet what they want, the oldest first
        self.refused = 0
        self.too_slow = 0

    def enter(self, connection: HttpProtocol) -> bool:
        """May it come in? When all places are taken, the one that has been silent longest has to go."""
        address, host = connection.address, connection.host
        if self.of[address] >= self.most_of_one and host not in self.trusted:
            self.refused += 1
            return False
        if self.all >= self.most:
            if not self.silent:
                self.refused += 1
                return False
            next(iter(self.silent)).end()
        self.all += 1
        self.of[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.all -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]

    def protocols(self) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
        """Protocol classes that count into this object."""
        own = {"limits": self}
        return type("Http", (HttpProtocol,), dict(own)), type("Socket", (SocketProtocol,), dict(own))


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP protocol, counted and with a header timeout."""

    limits: ConnectionLimits
    host = ""
    address = ""
    inside = False
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        answer_at_once(transport)
        self.host = self.client[0] if self.client else "local"
        self.address = network(self.host)
        self.inside = self.limits.enter(self)
        if self.inside:
            self.await_header()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.inside:
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self.await_header()
        else:
            self.heard()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.heard()
        self.inside = False  # the WebSocket's protocol leaves for us
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()

    def await_header(self) -> None:
        if self.deadline is None:
            self.limits.silent[self] = None
            self.deadline = self.loop.call_later(self.limits.header_seconds, self.end)

    def heard(self) -> None:
        self.limits.silent.pop(self, None)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def leave(self) -> None:
        self.heard()
        if self.inside:
            self.inside = False
            self.limits.leave(self.address)

    def end(self) -> None:
        """Header timeout: close the connection silently."""
        self.limits.too_slow += 1
        self.leave()
        self.transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol; it inherits the place of the HTTP connection that was upgraded."""

    limits: ConnectionLimits

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget_unread()
        super().connection_lost(exc)
        self.limits.leave(network(self.client[0] if self.client else "local"))

    def handle_close(self, event: Frame) -> None:
        self.forget_unread()
        super().handle_close(event)

    def send_receive_event_to_app(self) -> None:
        """One message more; who does not wait for any answer is not waited for either."""
        super().send_receive_event_to_app()
        if self.queue.qsize() > MOST_UNREAD and not self.close_sent:
            self.limits.refused += 1
            self.conn.fail(1008, "too many messages without an answer")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()

    def forget_unread(self) -> None:
        """Who has gone needs no more answers; a last move is still made."""
        unread = []
        while not self.queue.empty():
            unread.append(self.queue.get_nowait())
        for message in unread[:MOST_LEFT_BEHIND]:
            self.queue.put_nowait(message)


def answer_at_once(transport: asyncio.Transport) -> None:
    """Send what is small without waiting for the end of what was sent before, which may take 40 ms: asyncio
    does so only for sockets that say which protocol they are of, and those of a listener do not."""
    wire = transport.get_extra_info("socket")
    if wire is not None and wire.family in (socket.AF_INET, socket.AF_INET6):
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def files_allowed() -> int:
    """How many files this process may open, after asking for as many as it can get."""
    try:
        import resource
    except ModuleNotFoundError:  # not on this system
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):
            log.warning("this process may open only %d files", soft)
    return wanted if soft == resource.RLIM_INFINITY else soft


def uvicorn_settings(limits: ConnectionLimits) -> dict[str, Any]:
    """What uvicorn is told, by a server and by its tests."""
    http, websocket = limits.protocols()
    return {
        "http": http,
        "ws": websocket,
        "ws_max_size": MOST_MESSAGE,
        "proxy_headers": False,  # the middleware reads them, by our own setting
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
    }
