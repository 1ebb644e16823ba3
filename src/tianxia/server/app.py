"""The application: storage, hall, routes and shield put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import tianxia
from tianxia.kernel.errors import BadOptions
from tianxia.server.client import StaticFiles, client
from tianxia.server.guests import read_key
from tianxia.server.hall import CHANNEL, Hall
from tianxia.server.library import library
from tianxia.server.limits import Buckets
from tianxia.server.lobby import lobby
from tianxia.server.packs import Shelf
from tianxia.server.past import past
from tianxia.server.problems import Asked, bad_options, broken, told, too_deep
from tianxia.server.settings import Settings
from tianxia.server.shield import Shield
from tianxia.server.socket import live
from tianxia.server.store import Store
from tianxia.server.thinking import Thinkers

MOST_BODY = 64 * 1024
CREATIONS_PER_SECOND = 2


class Health(msgspec.Struct):
    """The server answers."""

    ok: bool


@get("/health")
async def health(request: Asked) -> Health:
    """Does the server answer, and the database behind it?"""
    await request.app.state.store.versions_of([])
    return Health(True)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> dict[str, Any]:
    """What all of this looks like to a program."""
    return request.app.openapi_schema.to_schema()


def channels_backend(settings: Settings) -> ChannelsBackend:
    if not settings.postgresql:
        return MemoryChannelsBackend()
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    return AsyncPgChannelsBackend(settings.dsn)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Open everything in order, close it in reverse."""
    state = app.state
    settings: Settings = state.settings
    store = Store(settings)
    await store.open()
    channels = ChannelsPlugin(channels_backend(settings), channels=[CHANNEL])
    thinkers = Thinkers(settings.workers)
    async with channels:
        hall = Hall(store, state.shelf, thinkers, channels, settings.most_hot)
        state.store, state.hall = store, hall
        await hall.keep_packs()
        subscriber = await channels.subscribe(CHANNEL)
        async with subscriber.run_in_background(hall.hear, join=False):
            thinkers.warm_up()
            hall.spawn(hall.resume())
            if store.shared:
                hall.spawn(hall.look_round())
            try:
                yield
            finally:
                await hall.close()
                await channels.unsubscribe(subscriber)
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
            "creations": Buckets(CREATIONS_PER_SECOND),
        }
    )
    api = Router("/api", route_handlers=[health, openapi, library, lobby, past, live])
    app = Litestar(
        [api, client],
        state=state,
        lifespan=[running],
        exception_handlers={
            HTTPException: told,
            BadOptions: bad_options,
            RecursionError: too_deep,
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
    return Shield(app, settings)
