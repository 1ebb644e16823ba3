"""The application: storage, hall, routes and shield put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, MediaType, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tianxia
from tianxia.kernel.errors import BadOptions
from tianxia.server.client import StaticFiles, client
from tianxia.server.database import StorageFault
from tianxia.server.guests import read_key
from tianxia.server.hall import Hall
from tianxia.server.keeper import Keeper
from tianxia.server.library import library
from tianxia.server.lobby import lobby
from tianxia.server.lock import only_server
from tianxia.server.notices import open_notices
from tianxia.server.operations import operations
from tianxia.server.packs import Shelf
from tianxia.server.past import past
from tianxia.server.problems import Asked, bad_options, broken, out_of_order, told, too_deep
from tianxia.server.rematch import rematch
from tianxia.server.settings import Settings
from tianxia.server.shield import Shield
from tianxia.server.socket import live
from tianxia.server.store import Store
from tianxia.server.tables import Tables
from tianxia.server.thinking import Thinkers

log = logging.getLogger("tianxia.server")

MOST_BODY = 64 * 1024


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[bytes]:
    """What all of this looks like to a program; written once."""
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
        thinkers = Thinkers(settings.workers)
        notices = open_notices(settings)
        hall = Hall(store, state.shelf, thinkers, notices, settings)
        keeper = Keeper(hall, settings)
        state.store, state.hall, state.tables, state.keeper = store, hall, Tables(store, settings), keeper
        try:
            await hall.keep_packs()
            thinkers.warm_up()
            hall.tasks.spawn(notices.run(hall.hear, keeper.again.set))
            hall.tasks.spawn(keeper.go_round())
            hall.tasks.spawn(keeper.clear_out())
            log.info("serving %s", settings.shown)
            yield
        finally:
            log.info("stopping: what was begun is ended first")
            await hall.close()
            thinkers.close()
            await store.close()


def make_app(settings: Settings) -> Shield:
    """The whole application for an ASGI server."""
    state = State(
        {
            "settings": settings,
            "key": read_key(settings.key_file),
            "shelf": Shelf(settings.data),
            "static": StaticFiles(settings.static),
        }
    )
    api = Router("/api", route_handlers=[openapi, library, lobby, rematch, past, live])
    app = Litestar(
        [api, *operations, client],
        state=state,
        lifespan=[running],
        exception_handlers={
            HTTPException: told,
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
    shield = Shield(app, settings)
    state.shield = shield
    return shield
