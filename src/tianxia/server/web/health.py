"""For whoever runs a server: does it live, is it ready, what is it doing."""

from __future__ import annotations

import os
import time
from typing import Any

import msgspec
from litestar import MediaType, Response, get

import tianxia
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.storage.database import SQLite, StorageFault
from tianxia.server.web.problems import Asked

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
    """What it is doing, as Prometheus reads it."""
    return "".join(lines(request.app.state))


def lines(state: Any) -> list[str]:
    matches: LiveMatches = state.matches
    protection, workers = state.protection, matches.bots.workers
    connections, clients = protection.connections, protection.clients.known.values()
    database = matches.store.database
    watched = sum(len(live.watchers) > 0 for live in matches.live.values())
    found = [
        ("info", "gauge", "version", f'{{version="{tianxia.__version__}",engine="{tianxia.engine()}"}} 1'),
        ("up_seconds", "gauge", "since it was started", time.time() - STARTED),
        ("cpu_seconds_total", "counter", "of this process, without bots", time.process_time()),
        ("storage_ok", "gauge", "1 if the last commit succeeded", int(matches.store.trouble is None)),
        ("matches_live", "gauge", "matches in memory", len(matches.live)),
        ("matches_watched", "gauge", "matches somebody looks at", watched),
        ("sockets", "gauge", "browsers at a match", matches.sockets),
        ("connections", "gauge", "connections of any kind", connections.all),
        ("connections_refused_total", "counter", "too many", connections.refused),
        (
            "connections_silent_total",
            "counter",
            "closed before a whole header came",
            connections.too_slow,
        ),
        ("requests_refused_total", "counter", "over a limit", protection.refused),
        ("requests_waiting", "gauge", "for their turn or their end", sum(one.waiting for one in clients)),
        ("clients", "gauge", "addresses remembered", len(clients)),
        ("work_seconds_total", "counter", "spent for clients", sum(one.spent for one in clients) / 1000),
        ("entries_total", "counter", "committed here", matches.kept),
        ("frames_total", "counter", "made, each for all who see the same", matches.frames),
        ("sent_bytes_total", "counter", "to browsers at a match, before compression", matches.bytes_sent),
        ("bots_busy", "gauge", "processes that think", workers.busy),
        ("bots_waiting", "gauge", "thoughts that wait for a process", len(workers.queue)),
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


health_routes = [health, ready, metrics]
