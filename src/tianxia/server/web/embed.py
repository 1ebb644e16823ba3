"""The page that other sites may show in a frame: a single moment of a match, without controls."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import PathParameter

from tianxia.server.connections.middleware import FRAMABLE
from tianxia.server.web.lobby import MatchId, listed_match
from tianxia.server.web.problems import Asked, Refusal
from tianxia.server.web.static_files import MISSING, StaticFiles

PAGE = "embed.html"  # the addresses in it are relative to the root of the client
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@get("/embed/{match:str}/{version:int}", include_in_schema=False)
async def embed(request: Asked, match: MatchId, version: Number) -> Response[str]:
    """A moment of a match: the events of one version."""
    return await page_of(request, match, version, "../../")


@get("/embed/{match:str}/{version:int}/{line:int}", include_in_schema=False)
async def embed_line(request: Asked, match: MatchId, version: Number, line: Number) -> Response[str]:
    """A moment of a match: a line of the log, by its number among those of a version."""
    return await page_of(request, match, version, "../../../")


async def page_of(request: Asked, match: str, version: int, root: str) -> Response[str]:
    """The page, which contains nothing of the match itself. `root`: the relative path from it to the
    client.
    """
    request.scope["state"][FRAMABLE] = True
    try:
        found = version <= (await listed_match(request, match)).summary.version
    except Refusal:
        found = False
    files: StaticFiles = request.app.state.static
    page = files.find(PAGE)
    return Response(
        MISSING if page is None else page.plain.decode().replace('="./', f'="{root}'),
        status_code=200 if found else 404,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-cache"},
    )
