"""The past of a match over HTTP: a frame of any version, the log, what happened between, the match file."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import MediaType, Router, get
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException
from litestar.params import PathParameter, QueryParameter

from tianxia.games import UnknownGame
from tianxia.kernel.record import Record
from tianxia.server.matches.cooperative import tell_cooperatively
from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.matches.live_matches import LiveMatches, NoMatch
from tianxia.server.storage.store import Listed
from tianxia.server.web.lobby import MatchId, MaybeGuest, listed_match, live_match, provide_guest
from tianxia.server.web.names import clean_name
from tianxia.server.web.problems import Asked, problems
from tianxia.table.frame import Frame, past_frame
from tianxia.table.log import Page, page_before
from tianxia.table.telling import Telling

LONG_PAGE = 300  # lines of the log, for a replay


async def own_match(request: Asked, match: str, guest: str | None, seat: int) -> LiveMatch:
    """A match that this guest may look at through that seat."""
    live = await live_match(request, match)
    if seat >= 0 and not live.owns(guest, seat):
        raise PermissionDeniedException(f"seat {seat} is not yours")
    return live


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
    live = await own_match(request, match, guest, seat)
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
    live = await own_match(request, match, guest, seat)
    return await tell_cooperatively(live.match, seat, since, upto, whole=True)


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
    live = await own_match(request, match, guest, seat)
    if version > live.match.version:
        raise NotFoundException(f"match {match!r} is at version {live.match.version}")
    after = version - 1 if since is None else since
    return past_frame(live.match, version, seat, after, live.seat_infos(guest), live.pack)


async def record_of(matches: LiveMatches, listed: Listed, carry_pack: bool = False) -> Record:
    """A finished match as a match file has it, from what is stored: nothing is played again.

    It carries its components where they are not the built-in ones, or where that is asked for.
    """
    header, summary = listed.header, listed.summary
    game = matches.packs.game(header.game)
    players = [clean_name(row.name) or (f"bot {row.bot}" if row.bot else row.kind) for row in listed.seats]
    record = header.record(game, await matches.store.entries_after(header.id, 0), players)
    record.winners, record.scores = summary.winners, summary.scores
    if any(entry.kind == "resign" for entry in record.entries):  # the file has the game's own winners
        with suppress(NoMatch):
            record.winners = (await matches.find(header.id)).match.state.winners()
    if record.scores == []:  # it was ended before the game was
        record.winners = record.scores = None
    elif record.scores is None:
        with suppress(NoMatch):  # it ended before scores were kept
            record.scores = (await matches.find(header.id)).match.state.scores()
            await matches.store.save_scores(header.id, record.scores)
    if carry_pack or header.data != game.pack.digest:
        row = await matches.store.pack(header.data)
        record.pack = row.content if row else ""
    return record


@get("/matches/{match:str}/file", media_type=MediaType.TEXT, responses=problems(400, 404, 409, 429))
async def match_file(
    request: Asked,
    match: MatchId,
    carry: Annotated[bool, QueryParameter(description="carry the components in any case")] = False,
) -> str:
    """The match file, when it is over: `tianxia verify` checks it. Corrected components are in it."""
    matches: LiveMatches = request.app.state.matches
    listed = await listed_match(request, match)
    if not listed.summary.over:
        raise ClientException("the match is not over: its file would tell what is hidden", status_code=409)
    try:
        return (await record_of(matches, listed, carry)).text()
    except UnknownGame as error:
        raise NotFoundException(str(error)) from None


past = Router(
    "/",
    route_handlers=[look_back, look_up, tell_again, match_file],
    dependencies={"guest": provide_guest},
    tags=["past"],
)
