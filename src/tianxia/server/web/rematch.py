"""Rematch: a new match with the same seats and options. Players join it from the old table."""

from __future__ import annotations

import msgspec
from litestar import Router, post

from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.record import Entry
from tianxia.server.connections.middleware import client_of
from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.matches.table_limits import TableLimits
from tianxia.server.storage.store import SeatRow
from tianxia.server.web.guests import hash_secret, new_id, new_secret, new_seed
from tianxia.server.web.lobby import MatchId, MaybeGuest, known, live_match, provide_guest
from tianxia.server.web.problems import Asked, Refusal, problems
from tianxia.table.match import Match


class Rematch(msgspec.Struct):
    """The rematch and the guest's seats there."""

    match: str


@post("/matches/{match:str}/rematch", status_code=200, responses=problems(400, 401, 404, 409, 429))
async def play_again(request: Asked, guest: MaybeGuest, match: MatchId) -> Rematch:
    """Create the rematch, or join it if another player has created it."""
    matches: LiveMatches = request.app.state.matches
    tables: TableLimits = request.app.state.tables
    who = known(guest)
    old = await live_match(request, match)
    if not old.match.over:
        raise Refusal(409, "refusal-not-over")
    if not any(row.guest == who for row in old.seats):
        raise Refusal(409, "refusal-not-played")
    if not old.match.rematch:
        refusal = await tables.why_not(who, client_of(request.scope), public=False, watch=False)
        if refusal is not None:
            raise Refusal(429, refusal.key, refusal.args)
        try:
            await set_again(matches, old, who)
        except TianxiaError as error:  # its rules or components are not available any more
            raise Refusal(409, "refusal-unplayable", detail=str(error)) from None
    await sit_again(matches, old, who)
    return Rematch(old.match.rematch)


async def set_again(matches: LiveMatches, old: LiveMatch, guest: str) -> None:
    """Create a match after this one. If several players ask at the same time, the first request
    creates it.
    """
    before = old.match.header
    game = await matches.game(before.game, before.data)
    header = msgspec.structs.replace(
        before, id=new_id(), rules=game.rules, data=game.pack.digest, seed=new_seed()
    )
    rows = [
        msgspec.structs.replace(row, match=header.id)
        if row.guest == guest or row.kind != "person"
        else SeatRow(header.id, row.seat, "person", row.name, secret=hash_secret(new_secret()))
        for row in old.seats
    ]
    async with old.lock:
        await matches.catch_up(old)
        if old.match.rematch:
            return
        terms = msgspec.structs.replace(old.match.terms, lesson="")
        made = await matches.create(Match(game, header), rows, False, terms, guest)
        async with made.lock:
            for seat, colour in old.match.chosen_colours.items():
                number = made.match.version + 1
                entry = Entry(number, "colour", seat, str(colour), command=f"colour/{seat}")
                await matches.keep(made, made.match.follow(entry))
        seat = next(row.seat for row in old.seats if row.guest == guest)
        entry = Entry(old.match.version + 1, "rematch", seat, header.id, command="rematch")
        if not await matches.keep(old, old.match.follow(entry)):  # another server was faster
            await matches.store.delete(header.id, made.match.version)
            matches.forget(made)
            return
    matches.announce(old)
    matches.bots.set_thinking(made)


async def sit_again(matches: LiveMatches, old: LiveMatch, guest: str) -> None:
    """Take the same seats of the rematch, if they are still free."""
    name = old.match.rematch
    mine = {row.seat: row for row in old.seats if row.guest == guest}
    sat = False
    for row in await matches.store.seats_of(name):
        if row.open and row.secret and row.seat in mine:
            taken = await matches.store.sit_down(name, guest, mine[row.seat].name, row.secret, False)
            sat = sat or taken is not None
    if sat:
        live = await matches.find(name)
        await matches.refresh(live)
        matches.announce(live, seats=True)


rematch = Router("/", route_handlers=[play_again], dependencies={"guest": provide_guest}, tags=["lobby"])
