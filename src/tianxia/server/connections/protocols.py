"""uvicorn's two protocols, metered, with a place for each connection and a header timeout."""

from __future__ import annotations

import asyncio
import socket
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from tianxia.server.connections.limits import Client, network
from tianxia.server.connections.meter import Meter, Metered
from tianxia.server.connections.places import BUSY, IDLE, SEATED, WATCHING, ConnectionLimits

MOST_MESSAGE = 16 * 1024  # bytes; longer WebSocket messages end the connection
GRACE = 3  # seconds to finish answers when the server stops
MOST_FRAGMENTS = 1000  # frames of one message; many empty ones would fill the memory
MOST_UNPACKED = 64 * 1024  # bytes of the messages in one read; compressed, they could unpack to 1 MB
MOST_LEFT_BEHIND = 1  # unread messages that are still handled after a WebSocket has closed
TRY_AGAIN = 1013  # WebSocket close code: the server has no place now


class HttpProtocol(Metered, H11Protocol):
    """uvicorn's HTTP protocol."""

    host = ""
    address = ""
    trusted = False
    seat = ""
    deadline: asyncio.TimerHandle | None = None
    refused = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        answer_at_once(transport)
        peer = transport.get_extra_info("peername")
        self.host = peer[0] if isinstance(peer, tuple) else "local"
        self.address = network(self.host)
        self.trusted = self.host in self.limits.proxies
        self.meter = Meter(transport, self.limits, self.limits.payer(self.host))
        super().connection_made(cast(asyncio.Transport, self.meter))
        self.refused = not self.limits.enter(self)
        if self.refused:
            transport.abort()
        else:
            self.await_header()

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self.await_header()
        else:
            self.header_came()

    def handle_events(self) -> None:
        super().handle_events()
        if self.scope is not None:
            self.scope["state"]["connection"] = self

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.header_came()
        self.limits.leave(self)  # the WebSocket takes over the place
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self.meter.next_request()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.meter.ended()
        self.header_came()
        self.limits.leave(self)
        if self.scope is not None:  # break the reference cycle
            self.scope["state"].pop("connection", None)

    def await_header(self) -> None:
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limits.header_seconds, self.header_timeout)

    def header_came(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def header_timeout(self) -> None:
        """Close the connection silently."""
        self.limits.leave(self)
        self.give_up()

    def pays(self, client: Client) -> None:
        """Charge a request to this client: through a proxy it also pays for reading."""
        if self.trusted:
            self.meter.share_with(client)

    # A place.

    def rank(self) -> int:
        return BUSY if self.deadline is None else IDLE

    def silent_since(self) -> float:
        return self.meter.heard

    def give_up(self) -> None:
        self.limits.too_slow += 1
        self.header_came()
        self.transport.abort()


class SocketProtocol(Metered, WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol."""

    address = ""
    trusted = False
    seat = ""
    unpacked = 0  # bytes of the messages that came with this read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.meter = cast(Meter, transport)
        self.meter.next_request()
        host = self.client[0] if self.client else "local"
        self.address = network(host)
        self.trusted = host in self.limits.proxies
        self.limits.add(self)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["connection"] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget_unread()
        super().connection_lost(exc)
        self.meter.ended()
        self.limits.leave(self)
        if self.handshake_initiated and hasattr(self, "scope"):  # break the cycle, too
            self.scope["state"].pop("connection", None)

    async def send(self, message: Any) -> None:
        """uvicorn closes after a ping without an answer. A send at that moment is not an error."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def data_received(self, data: bytes) -> None:
        self.unpacked = 0
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        self.unpacked += sum(map(len, self.frames))
        if self.unpacked <= MOST_UNPACKED:
            super().send_receive_event_to_app()
        elif not self.transport.is_closing():
            self.limits.too_costly += 1
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.transport.is_closing():
            self.limits.too_costly += 1
            self.transport.abort()

    def handle_close(self, event: Frame) -> None:
        self.forget_unread()
        super().handle_close(event)

    def forget_unread(self) -> None:
        """Drop unread messages of a closed WebSocket, except the last, which may be a move."""
        unread = []
        while not self.queue.empty():
            unread.append(self.queue.get_nowait())
        for message in unread[:MOST_LEFT_BEHIND]:
            self.queue.put_nowait(message)

    def pays(self, client: Client) -> None:
        """Charge the WebSocket and its place to this client."""
        self.meter.change_payer(client)
        if self.trusted:
            self.limits.move(self, client.name)

    def sits_down(self, seat: str) -> None:
        """The guest of this WebSocket plays in the match; `seat` names both."""
        self.limits.sit_down(self, seat)

    # A place.

    def rank(self) -> int:
        return SEATED if self.seat else WATCHING

    def silent_since(self) -> float:
        return self.meter.heard

    def give_up(self) -> None:
        """Close with 1013 (try again later), without waiting for a peer that does not read."""
        if self.handshake_complete and not self.close_sent and not self.meter.get_write_buffer_size():
            self.conn.send_close(TRY_AGAIN)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.transport.close()
        else:
            self.transport.abort()


def protocols(limits: ConnectionLimits) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """Protocol classes with these limits."""
    own = {"limits": limits}
    return type("Http", (HttpProtocol,), dict(own)), type("Socket", (SocketProtocol,), dict(own))


def answer_at_once(transport: asyncio.Transport) -> None:
    """Set TCP_NODELAY, which saves up to 40 ms for small packets. asyncio sets it only on sockets whose
    protocol number is TCP; accepted sockets have 0."""
    wire = transport.get_extra_info("socket")
    if wire is not None and wire.family in (socket.AF_INET, socket.AF_INET6):
        wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def uvicorn_settings(limits: ConnectionLimits) -> dict[str, Any]:
    """The uvicorn settings of a server and of its tests."""
    http, websocket = protocols(limits)
    return {
        "http": http,
        "ws": websocket,
        "ws_max_size": MOST_MESSAGE,
        "proxy_headers": False,  # the middleware reads them, see TIANXIA_TRUSTED_PROXIES
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
    }
