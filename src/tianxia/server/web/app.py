"""The application: storage, live matches, routes and middleware."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tianxia
from tianxia.kernel.errors import BadOptions
from tianxia.server.connections.middleware import Protection
from tianxia.server.matches.bot_workers import BotWorkers
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.matches.maintenance import Maintenance
from tianxia.server.matches.notices import open_notices
from tianxia.server.matches.reviews import Reviews
from tianxia.server.matches.table_limits import TableLimits
from tianxia.server.operations.metrics import ProcessFigures
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.database import StorageFault
from tianxia.server.storage.lock import only_server
from tianxia.server.storage.packs import PackCache
from tianxia.server.storage.store import Store
from tianxia.server.web.embed import embed, embed_line
from tianxia.server.web.guests import read_key
from tianxia.server.web.health import health_routes
from tianxia.server.web.hints import hints
from tianxia.server.web.lessons import lessons
from tianxia.server.web.library import library, read_ledger
from tianxia.server.web.lobby import lobby
from tianxia.server.web.past import past
from tianxia.server.web.practice import practice
from tianxia.server.web.problems import Asked, bad_options, broken, out_of_order, refused, too_deep
from tianxia.server.web.rematch import rematch
from tianxia.server.web.socket import live
from tianxia.server.web.static_files import StaticFiles, client

log = logging.getLogger("tianxia.server")

MOST_BODY = 64 * 1024


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[bytes]:
    """The OpenAPI document, encoded once."""
    state = request.app.state
    if "openapi" not in state:
        state.openapi = msgspec.json.encode(request.app.openapi_schema.to_schema())
    return Response(state.openapi, media_type=MediaType.JSON)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Open everything in order, close it in reverse."""
    state = app.state
    settings: Settings = state.settings
    with only_server(settings):
        store = Store(settings)
        await store.open()
        workers = BotWorkers(settings.workers)
        notices = open_notices(settings)
        matches = LiveMatches(store, state.packs, workers, notices, settings)
        maintenance = Maintenance(matches, settings)
        state.store, state.matches, state.maintenance = store, matches, maintenance
        state.tables = TableLimits(store, settings)
        state.reviews = Reviews(store, workers, matches.tasks)
        state.protection.before_stop = matches.stop
        try:
            await matches.keep_packs()
            workers.warm_up()
            matches.tasks.spawn(notices.run(matches.hear, maintenance.again.set))
            matches.tasks.spawn(maintenance.run())
            matches.tasks.spawn(maintenance.clear_out())
            if state.figures is not None:
                matches.tasks.spawn(state.figures.run(state))
            log.info("serving %s", settings.shown)
            yield
        finally:
            log.info("stopping: commands in progress are finished first")
            await matches.close()
            workers.close()
            await store.close()


def make_app(settings: Settings, figures: ProcessFigures | None = None) -> Protection:
    """The ASGI application; `figures` is its row if there are several processes."""
    for game in tianxia.games():
        read_ledger(game.name)
    state = State(
        {
            "settings": settings,
            "key": read_key(settings.key_file),
            "packs": PackCache(settings.data),
            "static": StaticFiles(settings.static),
            "figures": figures,
        }
    )
    handlers: list[Any] = [openapi, library, lobby, lessons, rematch, past, hints, practice, live]
    api = Router("/api", route_handlers=handlers)
    app = Litestar(
        [api, *health_routes, embed, embed_line, client],
        state=state,
        lifespan=[running],
        exception_handlers={
            HTTPException: refused,
            BadOptions: bad_options,
            RecursionError: too_deep,
            StorageFault: out_of_order,
            Exception: broken,
        },
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Tianxia",
            version=tianxia.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    protection = Protection(app, settings)
    state.protection = protection
    return protection
