"""Hints: a player asks a bot for the best moves, or for their own progress.

A worker process searches for the moves, from a redealt position.
"""

from __future__ import annotations

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

from litestar import Router, get
from litestar.params import QueryParameter

from tianxia.bots.driver import redealt_for_advice
from tianxia.kernel.event import seat_arg
from tianxia.kernel.rng import stream
from tianxia.learn.advice import Advice
from tianxia.learn.standing import Standing, standing
from tianxia.server.connections.middleware import client_of
from tianxia.server.matches import worker
from tianxia.server.matches.bot_queue import NotAsked
from tianxia.server.matches.bot_workers import BotWorkers
from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.web.lobby import MatchId, MaybeGuest, live_match, provide_guest
from tianxia.server.web.past import own_match
from tianxia.server.web.problems import Asked, Refusal, problems
from tianxia.table.frame import hints_allowed


@get("/matches/{match:str}/hint", responses=problems(400, 403, 404, 409, 429))
async def ask(
    request: Asked,
    guest: MaybeGuest,
    match: MatchId,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
) -> Advice:
    """The best moves for a seat that is asked, if its table allows hints."""
    live = await own_match(request, match, guest, seat)
    if not hints_allowed(live.match, live.seat_infos(guest)):
        raise Refusal(409, "refusal-hint")
    if live.match.over or seat not in live.match.state.waiting():
        waiting: list[object] = [seat_arg(one) for one in live.match.state.waiting()]
        raise Refusal(409, "refusal-not-asked", {"seat": seat_arg(seat), "waiting": waiting})
    key = live.match.version, seat
    asked = live.hints.get(key)
    if asked is None or (asked.done() and (asked.cancelled() or asked.exception())):
        matches: LiveMatches = request.app.state.matches
        live.hints.clear()  # hints of earlier versions
        work = think(matches.bots.workers, live, seat, client_of(request.scope).name)
        asked = live.hints[key] = matches.tasks.share(work)
    try:
        return await asyncio.shield(asked)
    except NotAsked:
        raise Refusal(409, "refusal-hint-late") from None
    except BrokenProcessPool:
        raise Refusal(409, "refusal-fault") from None


@get("/matches/{match:str}/standing", responses=problems(400, 403, 404, 429))
async def look_at_own(
    request: Asked,
    guest: MaybeGuest,
    match: MatchId,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
) -> Standing:
    """The player's own score sheet, as if the game ended now."""
    live = await live_match(request, match)
    if not live.owns(guest, seat):
        raise Refusal(403, "refusal-not-your-seat")
    return standing(live.match.state, seat, stream(live.match.version, f"standing {seat}"))


async def think(workers: BotWorkers, live: LiveMatch, seat: int, payer: str) -> Advice:
    """Wait for a worker, then for its advice. The player's address is charged, as for a bot.

    The question to the player must not change while the hint waits. If several seats choose in secret, the
    others may answer meanwhile.
    """
    match = live.match
    asked = repr(match.state.decision_for(seat))

    def payers() -> list[str]:
        return [payer] if repr(match.state.decision_for(seat)) == asked else []

    async with workers.queue.turn(payers):
        position, rng = redealt_for_advice(match.state, seat, match.version)
        return await workers.run(worker.hint, position, seat, rng.words())


hints = Router("/", route_handlers=[ask, look_at_own], dependencies={"guest": provide_guest}, tags=["past"])
