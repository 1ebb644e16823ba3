"""The history of a match over HTTP: frames of past versions, the log, tellings, the match file."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from litestar import MediaType, Router, get
from litestar.params import PathParameter, QueryParameter

from tianxia.games import UnknownGame
from tianxia.kernel.record import Record
from tianxia.server.matches.cooperative import tell_cooperatively
from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.matches.live_matches import LiveMatches, NoMatch
from tianxia.server.storage.store import Listed
from tianxia.server.web.lobby import MatchId, MaybeGuest, listed_match, live_match, provide_guest
from tianxia.server.web.names import clean_name
from tianxia.server.web.problems import Asked, Refusal, problems
from tianxia.table.frame import Frame, past_frame
from tianxia.table.log import Page, page_before
from tianxia.table.telling import Telling

LONG_PAGE = 300  # lines of the log, for a replay


async def own_match(request: Asked, match: str, guest: str | None, seat: int) -> LiveMatch:
    """The match, if this guest may view it from that seat: their own match, or any match that is over."""
    live = await live_match(request, match)
    disclosed = live.match.over and any(row.seat == seat and row.kind != "automa" for row in live.seats)
    if seat >= 0 and not disclosed and not live.owns(guest, seat):
        raise Refusal(403, "refusal-not-your-seat")
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
    """The events between two versions, step by step, for a replay."""
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
    """The frame of a past version for a seat."""
    live = await own_match(request, match, guest, seat)
    if version > live.match.version:
        raise Refusal(404, "refusal-no-version", {"version": live.match.version})
    after = version - 1 if since is None else since
    return past_frame(live.match, version, seat, after, live.seat_infos(guest), live.pack)


@get(
    "/matches/{match:str}/position/{version:int}",
    media_type=MediaType.TEXT,
    responses=problems(400, 404, 409, 429),
)
async def position_text(
    request: Asked, match: MatchId, version: Annotated[int, PathParameter(ge=0, le=1_000_000)]
) -> str:
    """The position text of a version of a finished match: `Game.from_json` reads it."""
    live = await live_match(request, match)
    if not live.match.over:
        raise Refusal(409, "refusal-position-hidden")
    if version > live.match.version:
        raise Refusal(404, "refusal-no-version", {"version": live.match.version})
    return live.match.position(version).to_json()


async def record_of(matches: LiveMatches, listed: Listed, carry_pack: bool = False) -> Record:
    """The match file of a finished match, made from stored rows without replaying.

    The file contains the components if they are not built-in, or on request.
    """
    header, summary = listed.header, listed.summary
    game = matches.packs.game(header.game)
    players = [clean_name(row.name) or (f"bot {row.bot}" if row.bot else row.kind) for row in listed.seats]
    record = header.record(game, await matches.store.entries_after(header.id, 0), players)
    record.winners, record.scores = summary.winners, summary.scores
    if any(entry.kind == "resign" for entry in record.entries):  # the file has the winners of the game itself
        with suppress(NoMatch):
            record.winners = (await matches.find(header.id)).match.state.winners()
    if record.scores == []:  # the match ended before the game ended
        record.winners = record.scores = None
    elif record.scores is None:
        with suppress(NoMatch):  # the match ended before scores were stored
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
    """The match file of a finished match, with corrected components; `tianxia verify` checks it."""
    matches: LiveMatches = request.app.state.matches
    listed = await listed_match(request, match)
    if not listed.summary.over:
        raise Refusal(409, "refusal-file-hidden")
    try:
        return (await record_of(matches, listed, carry)).text()
    except UnknownGame as error:
        raise Refusal(404, "refusal-no-game", detail=str(error)) from None


past = Router(
    "/",
    route_handlers=[look_back, look_up, tell_again, position_text, match_file],
    dependencies={"guest": provide_guest},
    tags=["past"],
)
