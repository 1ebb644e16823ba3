"""The past of a match over HTTP: a frame of any version, the log, what happened between, the match file."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Router, get
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import PathParameter, QueryParameter

from tianxia.games import UnknownGame
from tianxia.server.hall import Hall
from tianxia.server.lobby import MatchId, MaybeGuest, listed_match, live_match, provide_guest
from tianxia.server.problems import Asked, problems
from tianxia.table.frame import Frame, past_frame
from tianxia.table.log import Page, page_before
from tianxia.table.telling import Telling, tell

LONG_PAGE = 300  # lines of the log, for a replay


@get("/matches/{match:str}/log", responses=problems(400, 403, 404, 429))
async def look_up(
    request: Asked,
    guest: MaybeGuest,
    match: MatchId,
    seat: Annotated[int, QueryParameter(ge=-1, le=15)] = -1,
    version: Annotated[int, QueryParameter(ge=0, le=1_000_001)] = 1_000_001,
    number: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Page:
    """The lines of the log before line `number` of a version, as a seat may see them."""
    live = await live_match(request, match)
    if seat >= 0 and not live.owns(guest, seat):
        raise PermissionDeniedException(f"seat {seat} is not yours")
    return page_before(live.match, seat, version, number, most=LONG_PAGE)


@get("/matches/{match:str}/tell", responses=problems(400, 403, 404, 429))
async def tell_again(
    request: Asked,
    guest: MaybeGuest,
    match: MatchId,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    upto: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: Annotated[int, QueryParameter(ge=-1, le=15)] = -1,
) -> Telling:
    """What happened from one version to another, step by step, for a replay."""
    live = await live_match(request, match)
    if seat >= 0 and not live.owns(guest, seat):
        raise PermissionDeniedException(f"seat {seat} is not yours")
    return tell(live.match, seat, since, upto, whole=True)


@get("/matches/{match:str}/at/{version:int}", responses=problems(400, 403, 404, 429))
async def look_back(
    request: Asked,
    guest: MaybeGuest,
    match: MatchId,
    version: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: Annotated[int, QueryParameter(ge=-1, le=15)] = -1,
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
) -> Frame:
    """A frame of the past as a seat saw it."""
    live = await live_match(request, match)
    if seat >= 0 and not live.owns(guest, seat):
        raise PermissionDeniedException(f"seat {seat} is not yours")
    if version > live.match.version:
        raise NotFoundException(f"match {match!r} is at version {live.match.version}")
    after = version - 1 if since is None else since
    return past_frame(live.match, version, seat, after, live.seat_infos(guest), live.pack)


@get("/matches/{match:str}/file", media_type=MediaType.TEXT, responses=problems(400, 404, 409, 429))
async def match_file(
    request: Asked,
    match: MatchId,
    carry: Annotated[bool, QueryParameter(description="carry the components in any case")] = False,
) -> str:
    """The match file, when it is over: `tianxia verify` checks it. Corrected components are in it."""
    hall: Hall = request.app.state.hall
    listed = await listed_match(request, match)
    if not listed.summary.over:
        raise ClientException("the match is not over: its file would tell what is hidden", status_code=409)
    try:
        return (await hall.record(listed, carry)).text()
    except UnknownGame as error:
        raise NotFoundException(str(error)) from None


past = Router(
    "/",
    route_handlers=[look_back, look_up, tell_again, match_file],
    dependencies={"guest": provide_guest},
    tags=["past"],
)
