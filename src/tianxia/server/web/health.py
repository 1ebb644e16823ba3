"""Endpoints for operators: health, readiness, metrics."""

from __future__ import annotations

import hmac
from ipaddress import ip_address

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import PermissionDeniedException

from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.operations.metrics import ProcessFigures, measure, prometheus
from tianxia.server.storage.database import StorageFault
from tianxia.server.web.problems import Asked

PASSED_ON = ("x-forwarded-for", "forwarded", "x-real-ip", "via")  # headers that only a proxy sends


class Health(msgspec.Struct, omit_defaults=True):
    """`ok`: everything works; else `trouble` is a translation key and `why` the English sentence."""

    ok: bool
    trouble: str = ""
    why: str = ""


@get(["/health", "/api/health"], tags=["operations"])
async def health(request: Asked) -> Response[Health]:
    """Always 200 while the process runs; the body says what is wrong with the database."""
    return Response(await look(request))


@get("/ready", tags=["operations"])
async def ready(request: Asked) -> Response[Health]:
    """For load balancers: 503 while nothing can be stored."""
    found = await look(request)
    return Response(found, status_code=200 if found.ok else 503)


async def look(request: Asked) -> Health:
    matches: LiveMatches = request.app.state.matches
    try:
        await matches.store.versions_of([])
    except StorageFault as fault:
        return Health(False, fault.key, str(fault))
    if matches.store.trouble is not None:
        return Health(False, matches.store.trouble.key, str(matches.store.trouble))
    return Health(True)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked) -> str:
    """The figures of all processes, for Prometheus. `may_measure` decides who may read them."""
    state = request.app.state
    if not may_measure(request):
        raise PermissionDeniedException("the figures are for this machine, or with TIANXIA_METRICS_TOKEN")
    figures: ProcessFigures | None = state.figures
    if figures is None:
        return prometheus(measure(state))
    figures.publish(state)
    return prometheus(figures.shared.together())


def may_measure(request: Asked) -> bool:
    """Is a request from this machine, not through a proxy, or does it carry the token?"""
    state = request.app.state
    token: str = state.settings.metrics_token
    given = request.headers.get("authorization", "")
    if token and hmac.compare_digest(given.encode(), f"Bearer {token}".encode()):
        return True
    if any(name in request.headers for name in PASSED_ON):
        return False
    client = request.scope.get("client")
    return client is None or is_loopback(client[0])


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


health_routes = [health, ready, metrics]
