"""What stands before everything else: origin, rate and headers. Plain ASGI, so that nothing gets past."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from tianxia.server.limits import Buckets
from tianxia.server.settings import Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    # styles may stand in attributes: boards set colours and places of what they draw
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # an invitation's secret stands in the address
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Shield:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.requests = Buckets(settings.requests_per_second)
        self.most_connections = settings.most_connections
        self.connections: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self.http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in present),
                ]
            await send(message)

        wait = self.requests.take(client_of(scope))
        if wait > 0:
            retry = [(b"retry-after", str(int(wait) + 1).encode())]
            await answer(send_with_headers, 429, "too many requests: slow down", retry)
        elif scope["method"] not in SAFE and not same_origin(scope):
            await answer(send_with_headers, 403, "this request comes from another site")
        else:
            await self.app(scope, receive, send_with_headers)

    async def websocket(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        client = client_of(scope)
        full = self.connections[client] >= self.most_connections
        if full or self.requests.take(client) > 0 or not same_origin(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        self.connections[client] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.connections[client] -= 1
            if not self.connections[client]:
                del self.connections[client]


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "local"


def same_origin(scope: Scope) -> bool:
    """Browsers say where a request comes from; programs need not."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        return False


async def answer(send: Send, status: int, error: str, more: list[tuple[bytes, bytes]] | None = None) -> None:
    """A small JSON error."""
    body = msgspec.json.encode({"error": error})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *(more or [])]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
