"""For whoever runs a server: does it live, is it ready, what is it doing."""

from __future__ import annotations

import os
import time
from typing import Any

import msgspec
from litestar import MediaType, Response, get

import tianxia
from tianxia.server.database import SQLite, StorageFault
from tianxia.server.hall import Hall
from tianxia.server.problems import Asked

STARTED = time.time()


class Health(msgspec.Struct, omit_defaults=True):
    """`ok` if the server can do all its work; else `trouble` is a word key and `why` a sentence."""

    ok: bool
    trouble: str = ""
    why: str = ""


@get(["/health", "/api/health"], tags=["operations"])
async def health(request: Asked) -> Response[Health]:
    """Does the server live, and what is wrong with its database? It answers 200 as long as it lives."""
    return Response(await look(request))


@get("/ready", tags=["operations"])
async def ready(request: Asked) -> Response[Health]:
    """Shall a proxy send anybody here? 503 while nothing can be kept."""
    found = await look(request)
    return Response(found, status_code=200 if found.ok else 503)


async def look(request: Asked) -> Health:
    hall: Hall = request.app.state.hall
    try:
        await hall.store.versions_of([])
    except StorageFault as fault:
        return Health(False, fault.key, str(fault))
    if hall.store.trouble is not None:
        return Health(False, hall.store.trouble.key, str(hall.store.trouble))
    return Health(True)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked) -> str:
    """What it is doing, as Prometheus reads it."""
    return "".join(lines(request.app.state))


def lines(state: Any) -> list[str]:
    hall: Hall = state.hall
    shield, thinkers = state.shield, hall.bots.thinkers
    door, clients = shield.door, shield.clients.known.values()
    database = hall.store.database
    watched = sum(len(live.watchers) > 0 for live in hall.live.values())
    found = [
        ("info", "gauge", "version", f'{{version="{tianxia.__version__}",engine="{tianxia.engine()}"}} 1'),
        ("up_seconds", "gauge", "since it was started", time.time() - STARTED),
        ("cpu_seconds_total", "counter", "of this process, without bots", time.process_time()),
        ("storage_ok", "gauge", "1 if the last commit succeeded", int(hall.store.trouble is None)),
        ("matches_live", "gauge", "matches in memory", len(hall.live)),
        ("matches_watched", "gauge", "matches somebody looks at", watched),
        ("sockets", "gauge", "browsers at a match", hall.sockets),
        ("connections", "gauge", "connections of any kind", door.all),
        ("connections_refused_total", "counter", "too many", door.refused),
        ("connections_silent_total", "counter", "ended before they said what they want", door.too_slow),
        ("requests_refused_total", "counter", "over a limit", shield.refused),
        ("requests_waiting", "gauge", "for their turn or their end", sum(one.waiting for one in clients)),
        ("clients", "gauge", "addresses remembered", len(clients)),
        ("work_seconds_total", "counter", "spent for clients", sum(one.spent for one in clients) / 1000),
        ("entries_total", "counter", "committed here", hall.kept),
        ("frames_total", "counter", "made, each for all who see the same", hall.frames),
        ("sent_bytes_total", "counter", "to browsers at a match, before compression", hall.bytes_sent),
        ("bots_busy", "gauge", "processes that think", thinkers.busy),
        ("bots_waiting", "gauge", "thoughts that wait for a process", len(thinkers.queue)),
        ("process_id", "gauge", "of the server", os.getpid()),
    ]
    if isinstance(database, SQLite):
        found.append(("commits_total", "counter", "of the one writer", database.commits))
    text = []
    for name, kind, help_text, value in found:
        shown = value if isinstance(value, str) else f" {value}"
        full = f"tianxia_{name}"
        text.append(f"# HELP {full} {help_text}\n# TYPE {full} {kind}\n{full}{shown}\n")
    return text


operations = [health, ready, metrics]
