"""Guests and matches over HTTP: my data, lists, create, join, delete."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from tianxia.bots import bots_for
from tianxia.games import UnknownGame
from tianxia.kernel.errors import BadComponents
from tianxia.kernel.event import word_arg
from tianxia.kernel.game import Game
from tianxia.kernel.words import languages
from tianxia.server.connections.middleware import client_of
from tianxia.server.matches.live_match import LiveMatch, seat_info
from tianxia.server.matches.live_matches import LiveMatches, NoMatch
from tianxia.server.matches.table_limits import TableLimits
from tianxia.server.storage.packs import NotAtHand
from tianxia.server.storage.store import DAY, Guest, Listed, SeatRow, Store, now
from tianxia.server.web.guests import (
    COOKIE,
    COOKIE_AGE,
    hash_secret,
    new_id,
    new_secret,
    new_seed,
    read_cookie,
    sign,
)
from tianxia.server.web.names import clean_name
from tianxia.server.web.problems import Asked, Refusal, problems
from tianxia.table.frame import SeatInfo
from tianxia.table.header import Header
from tianxia.table.match import Match
from tianxia.table.result import Ending
from tianxia.table.terms import LONGEST, Terms, Vacant
from tianxia.table.wire import WIRE

MaybeGuest = NamedDependency[str | None]
Name = Annotated[str, msgspec.Meta(max_length=40)]  # as typed, before `clean_name`
MatchId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="the id of a match")]
Digits = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{1,39}$")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^(sha256:[0-9a-f]{32})?$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class Me(msgspec.Struct):
    """The guest behind the cookie."""

    name: str
    language: str
    wire: int = WIRE  # the version of the wire: see `docs/protocol.md`


class MeChange(msgspec.Struct):
    """The changes that a guest may make to their own data."""

    name: Name | None = None
    language: Annotated[str, msgspec.Meta(max_length=8)] | None = None  # a code, or empty


class SeatWish(msgspec.Struct):
    """The player wanted for a seat of a new match."""

    kind: Literal["me", "open", "bot"]
    name: Name = ""
    bot: Name = ""


class NewMatch(msgspec.Struct):
    """A match to create. One seat means the solo game."""

    game: Name
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    pack: Digest = ""  # the components; empty: the built-in ones
    seed: Digits | Number | None = None
    public: bool = False
    watch: bool = False  # bots alone, at low priority
    vacant: Vacant = "nobody"  # who may take an absent player's seat
    after: Annotated[int, msgspec.Meta(ge=0, le=LONGEST)] = 300  # seconds of absence
    diplomacy: bool = True  # record agreements between seats, if the title has them
    long_thought: bool = False  # the strongest bots take up to three seconds for a move
    hints: bool = False  # people may ask a bot for advice; against bots alone they always may


class Invite(msgspec.Struct):
    """The link of an open seat; shown once."""

    seat: int
    link: str


class Created(msgspec.Struct):
    """A match that was created."""

    match: str
    invite: list[Invite]


class Join(msgspec.Struct):
    """Take a seat."""

    secret: Annotated[str, msgspec.Meta(max_length=100, pattern=r"^[!-~]*$")] = ""
    name: Name = ""


class Deleted(msgspec.Struct):
    """A deleted match."""

    deleted: str


class Joined(msgspec.Struct):
    """The seats of the guest."""

    seat: int


class MatchInfo(msgspec.Struct):
    """A match in a list."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    host: int  # the seat of the guest who set the table; -1 without one
    version: int
    over: bool
    ending: Ending | None  # how the match ended; null if it ended before endings were stored
    winners: list[int]
    waiting: list[int]
    created: str
    my_turn: bool
    lesson: str = ""  # the guided game that it is


class Matches(msgspec.Struct):
    """The guest's matches, those waiting for them first, and public ones to join."""

    mine: list[MatchInfo]
    open: list[MatchInfo]


# --- the guest --------------------------------------------------------------------------------------


async def provide_guest(request: Asked) -> str | None:
    """The guest of the cookie, if its signature is valid."""
    return read_cookie(request.app.state.key, request.cookies.get(COOKIE))


def known(guest: str | None) -> str:
    if guest is None:
        raise Refusal(401, "refusal-no-guest", detail="GET /api/me gives a cookie")
    return guest


@get("/me", responses=problems(429))
async def me(request: Asked, guest: MaybeGuest) -> Response[Me]:
    """The guest of the cookie; created on the first call."""
    fresh = guest or new_id()
    store: Store = request.app.state.store
    found = await store.guest(fresh)
    if found.seen and found.seen < now() - DAY:
        await store.save_guest(found)
    response = Response(Me(clean_name(found.name), found.language))
    if guest is None:
        secure: bool = request.scope["state"]["secure"]
        cookie = sign(request.app.state.key, fresh)
        response.set_cookie(
            Cookie(COOKIE, value=cookie, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
        )
    return response


@patch("/me", responses=problems(400, 401, 413, 429))
async def change_me(request: Asked, guest: MaybeGuest, data: JSONBody[MeChange]) -> Me:
    """Change the guest's name or language."""
    store: Store = request.app.state.store
    found = await store.guest(known(guest))
    if not found.seen and client_of(request.scope).guests.take() > 0:
        raise Refusal(429, "refusal-many-guests")
    name = found.name if data.name is None else clean_name(data.name)
    language = found.language if data.language is None else data.language
    if language not in ("", found.language, *languages(request.app.state.settings.words)):
        there = list(languages(request.app.state.settings.words))
        raise Refusal(400, "refusal-no-language", {"language": repr(language), "languages": there})
    await store.save_guest(Guest(found.id, name, language))
    return Me(name, language)


# --- matches ----------------------------------------------------------------------------------------


def match_info(listed: Listed, guest: str | None, matches: LiveMatches) -> MatchInfo:
    summary = listed.summary
    live = matches.live.get(listed.header.id)
    online: set[str | None] = live.online() if live else {*matches.presence.at(listed.header.id)}
    infos = [seat_info(row, guest, online) for row in listed.seats]
    return MatchInfo(
        id=listed.header.id,
        game=listed.header.game,
        options=listed.header.options,
        seats=infos,
        host=next((row.seat for row in listed.seats if listed.owner and row.guest == listed.owner), -1),
        version=summary.version,
        over=summary.over,
        ending=summary.ending,
        winners=summary.winners,
        waiting=summary.waiting,
        created=datetime.fromtimestamp(listed.created / 1000, UTC).isoformat(timespec="seconds"),
        my_turn=any(info.mine and info.seat in summary.waiting for info in infos),
        lesson=listed.lesson,
    )


@get("/matches", responses=problems(429))
async def list_matches(request: Asked, guest: MaybeGuest) -> Matches:
    """The guest's matches, and public ones with a free seat."""
    store: Store = request.app.state.store
    matches: LiveMatches = request.app.state.matches
    tables: TableLimits = request.app.state.tables
    mine = await store.matches_of(guest) if guest else []
    infos = [match_info(listed, guest, matches) for listed in mine]
    infos.sort(key=lambda info: (info.over, not info.my_turn))
    there = {info.id for info in infos}
    others = [listed for listed in await tables.in_lobby() if listed.header.id not in there]
    return Matches(infos, [match_info(one, guest, matches) for one in others])


@post("/matches", responses=problems(400, 401, 413, 429))
async def create_match(request: Asked, guest: MaybeGuest, data: JSONBody[NewMatch]) -> Created:
    """Create a match."""
    state = request.app.state
    owner = await state.store.guest(known(guest))
    if not data.watch and all(wish.kind == "bot" for wish in data.seats):
        raise Refusal(400, "refusal-nobody-plays", detail="`watch` lets bots play among themselves")
    tables: TableLimits = state.tables
    refusal = await tables.why_not(owner.id, client_of(request.scope), data.public, data.watch)
    if refusal is not None:
        raise Refusal(429, refusal.key, refusal.args)
    matches: LiveMatches = state.matches
    try:
        game = await matches.game(data.game, data.pack)
    except (UnknownGame, NotAtHand, BadComponents) as error:
        raise Refusal(400, "refusal-no-game", detail=str(error)) from None
    if data.seed is not None and (data.vacant == "anybody" or any(one.kind == "open" for one in data.seats)):
        raise Refusal(400, "refusal-seed-chosen")
    options = game.options(data.options)
    game.check(len(data.seats), options)
    seed = new_seed() if data.seed is None else f"0{int(data.seed)}"
    chosen: dict[str, Any] = msgspec.to_builtins(options)
    digest = game.pack.digest
    header = Header(new_id(), game.name, game.rules, digest, len(data.seats), chosen, seed)
    match = Match(game, header)
    rows, invite = seat_rows(game, match, data.seats, owner)
    after = 0 if data.vacant == "nobody" else data.after
    diplomacy = data.diplomacy or not game.agreements
    terms = Terms(data.vacant, after, diplomacy, data.long_thought, hints=data.hints)
    live = await matches.create(match, rows, data.public, terms, owner.id)
    tables.made(header.id, client_of(request.scope), data.public)
    matches.bots.set_thinking(live)
    return Created(header.id, invite)


def seat_rows(
    game: Game, match: Match, wishes: list[SeatWish], owner: Guest
) -> tuple[list[SeatRow], list[Invite]]:
    """The first players of all seats, and the links of open seats."""
    name = match.header.id
    rows: list[SeatRow] = []
    invite: list[Invite] = []
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            rows.append(SeatRow(name, seat, "person", clean_name(wish.name or owner.name), guest=owner.id))
        elif wish.kind == "open":
            secret = new_secret()
            rows.append(SeatRow(name, seat, "person", clean_name(wish.name), secret=hash_secret(secret)))
            invite.append(Invite(seat, f"/#/join/{name}/{secret}"))
        else:
            there = bots_for(game)
            bot = wish.bot or there[0]
            if bot not in there:
                named: list[object] = [word_arg(f"bot-{name}") for name in there]
                raise Refusal(400, "refusal-no-bot", {"bot": repr(bot), "bots": named})
            rows.append(SeatRow(name, seat, "bot", clean_name(wish.name), bot))
    if match.state.automa >= 0:
        rows.append(SeatRow(name, match.state.automa, "automa"))
    return rows, invite


@get("/matches/{match:str}", responses=problems(400, 404, 429))
async def one_match(request: Asked, guest: MaybeGuest, match: MatchId) -> MatchInfo:
    """One match, as in lists."""
    listed = await listed_match(request, match)
    return match_info(listed, guest, request.app.state.matches)


async def listed_match(request: Asked, match: str) -> Listed:
    found: Listed | None = await request.app.state.store.match(match)
    if found is None:
        raise Refusal(404, "refusal-no-match")
    return found


@post("/matches/{match:str}/join", status_code=200, responses=problems(400, 401, 404, 409, 413, 429))
async def join(request: Asked, guest: MaybeGuest, match: MatchId, data: JSONBody[Join]) -> Joined:
    """Take the seat of an invitation link, or any open seat of a public match."""
    store: Store = request.app.state.store
    matches: LiveMatches = request.app.state.matches
    owner = await store.guest(known(guest))
    listed = await listed_match(request, match)
    secret = hash_secret(data.secret) if data.secret else ""
    name = clean_name(data.name or owner.name)
    seat = await store.sit_down(match, owner.id, name, secret, listed.public)
    if seat is None:
        sits = not secret and any(row.guest == owner.id for row in listed.seats)
        raise Refusal(409, "refusal-seated" if sits else "refusal-no-seat")
    live = await live_match(request, match)
    try:
        await matches.refresh(live)
    except NoMatch as error:
        raise Refusal(404, error.key, detail=str(error)) from None
    matches.announce(live, seats=True)
    return Joined(seat)


@delete("/matches/{match:str}", status_code=200, responses=problems(400, 401, 404, 409, 429))
async def delete_match(request: Asked, guest: MaybeGuest, match: MatchId) -> Deleted:
    """Delete a table that never started; only for its single player."""
    matches: LiveMatches = request.app.state.matches
    who = known(guest)
    refusal = await matches.delete(await live_match(request, match), who)
    if refusal:
        raise Refusal(409, refusal)
    return Deleted(match)


async def live_match(request: Asked, match: str) -> LiveMatch:
    matches: LiveMatches = request.app.state.matches
    try:
        return await matches.find(match)
    except NoMatch as error:
        raise Refusal(404, error.key, detail=str(error)) from None


lobby = Router(
    "/",
    route_handlers=[me, change_me, list_matches, create_match, one_match, join, delete_match],
    dependencies={"guest": provide_guest},
    tags=["lobby"],
)
