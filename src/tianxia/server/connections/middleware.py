"""ASGI middleware before the application: client address, rate limits, origin check, security headers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
    WebSocketScope,
)

from tianxia.kernel.words import words
from tianxia.server.connections.limits import (
    LONGEST_WAIT,
    MOST_WAITING,
    REQUEST_COST,
    Client,
    Clients,
    measured,
)
from tianxia.server.connections.places import ConnectionLimits
from tianxia.server.connections.proxies import Proxies
from tianxia.server.operations.settings import Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    # inline styles are allowed: boards set colours and positions with them
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a page may contain an invitation's secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FRAMABLE = "framable"  # flag in the state of a request: other sites may show the answer in a frame
FRAMED_HEADERS = {
    **{name: value for name, value in HEADERS.items() if name != "x-frame-options"},
    "content-security-policy": HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors *"
    ),
    "cross-origin-resource-policy": "cross-origin",
}


class Protection:
    """The middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.clients = Clients(settings)
        self.connections = ConnectionLimits(settings, self.clients)
        self.proxies = Proxies(settings.trusted_proxies)
        self.hosts = frozenset(host.lower() for host in settings.hosts)
        self.most_connections = settings.most_connections
        self.body_seconds = settings.body_seconds
        self.refused = 0  # requests and WebSockets refused
        self.before_stop: Callable[[], None] = lambda: None  # called before all connections are closed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def admit(self, scope: HTTPScope | WebSocketScope) -> Client:
        """Store the client in the scope, for the code that follows."""
        secure = self.proxies.secure(scope)
        client = self.clients.of(self.proxies.address(scope))
        scope["state"]["client"] = client
        if "connection" in scope["state"]:
            scope["state"]["connection"].pays(client)
        scope["state"]["secure"] = secure
        return client

    async def http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        private = scope["path"].startswith("/api/")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                headers = FRAMED_HEADERS if scope["state"].get(FRAMABLE) else HEADERS
                wanted = [(k.encode(), v.encode()) for k, v in headers.items()]
                if private:
                    wanted.append((b"cache-control", b"no-store"))
                message["headers"] = [*message["headers"], *(one for one in wanted if one[0] not in present)]
            await send(message)

        client = self.admit(scope)
        wait = client.requests.take()
        if wait == 0:
            wait = client.work.wait()
            if wait <= LONGEST_WAIT and client.waiting < MOST_WAITING:
                wait = 0
        if not self.knows_host(scope):
            self.refused += 1
            await client.refused()
            await answer(send_with_headers, 421, "refusal-status-421")
        elif wait > 0:
            self.refused += 1
            await client.refused()
            retry = [(b"retry-after", str(int(wait) + 1).encode())]
            await answer(send_with_headers, 429, "refusal-status-429", retry)
        elif scope["method"] not in SAFE and not same_origin(scope):
            await client.refused()
            await answer(send_with_headers, 403, "refusal-other-site")
        else:
            client.waiting += 1
            try:
                await client.rested()
                async with client.turns:
                    client.charge(REQUEST_COST)
                    await measured(self.app(scope, self.in_time(receive), send_with_headers), client)
            finally:
                client.waiting -= 1

    def in_time(self, receive: Receive) -> Receive:
        """Wrap `receive` with a body timeout: a slow client counts as disconnected."""
        whole = False

        async def receive_in_time() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal whole
            if whole:  # the body is complete; only the disconnect can follow
                return await receive()
            try:
                async with asyncio.timeout(self.body_seconds):
                    message = await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}
            whole = message["type"] != "http.request" or not message.get("more_body")
            return message

        return receive_in_time

    async def websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        client = self.admit(scope)
        full = client.sockets >= self.most_connections
        if full or client.requests.take() > 0 or not same_origin(scope) or not self.knows_host(scope):
            self.refused += 1
            await client.refused()
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        client.sockets += 1
        client.charge(REQUEST_COST)
        try:
            await measured(self.app(scope, receive, send), client)
        finally:
            client.sockets -= 1

    def knows_host(self, scope: Scope) -> bool:
        """Is the Host header one of ours? If the settings name no hosts, every host is."""
        if not self.hosts:
            return True
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        try:
            return (urlsplit(f"//{host}").hostname or "").lower() in self.hosts
        except ValueError:
            return False


def client_of(scope: Scope) -> Client:
    """The client of a scope."""
    client: Client = scope["state"]["client"]
    return client


def same_origin(scope: Scope) -> bool:
    """Check the Origin header. Browsers send it; programs may omit it."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        return False


async def answer(send: Send, status: int, key: str, more: list[tuple[bytes, bytes]] | None = None) -> None:
    """Send a small JSON error like `Problem`: English text and the key of its sentence."""
    body = msgspec.json.encode({"error": words("en").format(key, {}), "why": {"key": key, "args": {}}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *(more or [])]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
