"""After a match: its review, and private matches that count for nothing: "what if", and puzzles."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from tianxia.bots import bots_for
from tianxia.games import UnknownGame
from tianxia.kernel.errors import BadComponents, IllegalMove, TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.reader import read
from tianxia.kernel.state import State
from tianxia.learn.puzzle import Puzzle, puzzles_of, solved
from tianxia.learn.thought import Part, SaidMove, move_of
from tianxia.server.connections.middleware import client_of
from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.matches.reviews import Progress, Reviews
from tianxia.server.storage.packs import NotAtHand
from tianxia.server.storage.store import SeatRow
from tianxia.server.web.guests import new_id
from tianxia.server.web.lessons import Begun
from tianxia.server.web.library import Title, find_game
from tianxia.server.web.lobby import MatchId, MaybeGuest, known, listed_match, live_match, provide_guest
from tianxia.server.web.past import record_of
from tianxia.server.web.problems import Asked, Refusal, problems
from tianxia.table.header import Header
from tianxia.table.match import Match
from tianxia.table.terms import Terms

RIVAL = "master"  # the bot that plays other people's seats in a "what if"
PUZZLE = "puzzle "

PuzzleName = Annotated[str, PathParameter(description="the name of a puzzle", max_length=20)]


class WhatIf(msgspec.Struct):
    """A "what if": the version from which to try another move, and the seat."""

    version: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]


class PuzzleInfo(msgspec.Struct):
    """A puzzle in a list, without its answer."""

    name: str
    question: str
    by_hand: bool  # does it have a title and an explanation?


class Puzzles(msgspec.Struct):
    """The puzzles of a title, and the daily puzzle."""

    game: str
    puzzles: list[PuzzleInfo]
    today: str


class Verdict(msgspec.Struct):
    """The verdict of a puzzle on the first move at its table. `tried` is empty before that move."""

    question: str
    seat: int
    name: str
    by_hand: bool  # explained in words; otherwise by its lead
    tried: str = ""
    solved: bool = False
    second: bool = False  # the move was the second best
    answer: SaidMove | None = None  # set after a move was tried
    other: SaidMove | None = None  # the second best move
    lead: float = 0.0
    parts: list[Part] = []
    rule: str = ""


@get("/matches/{match:str}/review", responses=problems(400, 404, 409, 429))
async def review(request: Asked, match: MatchId) -> Progress:
    """The review of a finished match, or its progress: repeat the request until it is done."""
    matches: LiveMatches = request.app.state.matches
    reviews: Reviews = request.app.state.reviews
    live = await live_match(request, match)
    if not live.match.over:
        raise Refusal(409, "refusal-not-over")
    record = await record_of(matches, await listed_match(request, match))
    return await reviews.look(match, live.match.game, lambda: record)


@post("/matches/{match:str}/what-if", responses=problems(400, 401, 404, 409, 413, 429))
async def what_if(request: Asked, guest: MaybeGuest, match: MatchId, data: JSONBody[WhatIf]) -> Begun:
    """Try another move from a version of a finished match, against bots."""
    live = await live_match(request, match)
    if not live.match.over:
        raise Refusal(409, "refusal-not-over")
    if data.version > live.match.version:
        raise Refusal(404, "refusal-no-version", {"version": live.match.version})
    state = live.match.position(data.version)
    if state.over or data.seat not in state.waiting():
        raise Refusal(409, "refusal-what-if")
    bots = {row.seat: row.bot or RIVAL for row in live.seats}
    return await begin(request, known(guest), live.match.game, state, data.seat, "what-if", bots)


async def begin(
    request: Asked, guest: str, game: Game, state: State, seat: int, practice: str, bots: dict[int, str]
) -> Begun:
    """Create a private table at a position; the guest has one seat, bots the others.

    It does not count for limits on tables, but one address may begin only a limited number per hour.
    """
    app = request.app.state
    matches: LiveMatches = app.matches
    if client_of(request.scope).practices.take() > 0:
        raise Refusal(429, "refusal-many-practices")
    name = (await app.store.guest(guest)).name
    seats = 1 if state.automa >= 0 else state.seats
    options = msgspec.to_builtins(game.options_of(state))
    header = Header(
        new_id(), game.name, game.rules, game.pack.digest, seats, options, "0", start=state.to_json()
    )
    there = bots_for(game)
    rows = [
        SeatRow(header.id, one, "person", name, guest=guest)
        if one == seat
        else SeatRow(header.id, one, "bot", "", bots.get(one, RIVAL) if bots.get(one) in there else RIVAL)
        for one in range(seats)
    ]
    if state.automa >= 0:
        rows.append(SeatRow(header.id, state.automa, "automa"))
    live = await matches.create(Match(game, header), rows, False, Terms(practice=practice), guest)
    matches.bots.set_thinking(live)
    return Begun(header.id)


# --- puzzles ----------------------------------------------------------------------------------------


def puzzle_of(game: str, name: str) -> Puzzle:
    found = next((one for one in puzzles_of(game) if one.name == name), None)
    if found is None:
        raise Refusal(404, "refusal-no-puzzle")
    return found


def of_the_day(puzzles: list[Puzzle], day: int) -> str:
    """All puzzles one after the other, then again in another order."""
    if not puzzles:
        return ""
    order = list(range(len(puzzles)))
    random.Random(day // len(puzzles)).shuffle(order)
    return puzzles[order[day % len(puzzles)]].name


def day() -> int:
    return datetime.now(UTC).date().toordinal()


@get("/games/{game:str}/puzzles", responses=problems(400, 404, 429))
async def list_puzzles(game: Title) -> Puzzles:
    """The puzzles of a title."""
    found = puzzles_of(find_game(game).name)
    today = of_the_day(found, day())
    return Puzzles(game, [PuzzleInfo(one.name, one.question, one.proof is not None) for one in found], today)


@post("/games/{game:str}/puzzles/{name:str}", responses=problems(400, 401, 404, 409, 429))
async def begin_puzzle(request: Asked, guest: MaybeGuest, game: Title, name: PuzzleName) -> Begun:
    """Sit down at a puzzle."""
    puzzle = puzzle_of(find_game(game).name, name)
    matches: LiveMatches = request.app.state.matches
    try:
        state = puzzle.begin()
        title = await matches.game(game, state.game.pack.digest, state.rules)
    except (TianxiaError, UnknownGame, NotAtHand, BadComponents) as error:
        raise Refusal(409, "refusal-unplayable", detail=str(error)) from None
    return await begin(request, known(guest), title, state, puzzle.seat, PUZZLE + name, {})


@get("/matches/{match:str}/puzzle", responses=problems(400, 404, 409, 429))
async def verdict(
    request: Asked,
    match: MatchId,
    give_up: Annotated[bool, QueryParameter(description="tell the answer at once")] = False,
    thought: Annotated[
        str, QueryParameter(description="the first move, if it is still in a draft", max_length=500)
    ] = "",
) -> Verdict:
    """The question of the puzzle at a table, and its verdict on the first move there."""
    live: LiveMatch = await live_match(request, match)
    practice = live.match.terms.practice
    if not practice.startswith(PUZZLE):
        raise Refusal(404, "refusal-no-puzzle")
    puzzle = puzzle_of(live.match.game.name, practice.removeprefix(PUZZLE))
    undone = {entry.to for entry in live.match.entries if entry.kind == "undo"}
    moves = [one for one in live.match.entries if one.kind == "move" and one.number > max(undone, default=0)]
    tried = next((one.text for one in moves if one.seat == puzzle.seat), "")
    if not tried and legal(puzzle, thought):
        tried = thought
    told = Verdict(puzzle.question, puzzle.seat, puzzle.name, puzzle.proof is not None, tried)
    if not tried and not give_up:
        return told
    state = puzzle.begin()
    answer, second = (read(state, move, puzzle.seat).actions for move in (puzzle.answers[0], puzzle.second))
    if tried:
        told.solved = solved(puzzle, tried)
        told.second = read(state, tried, puzzle.seat).actions == second
    told.answer = move_of(state, puzzle.seat, answer)
    told.other = move_of(state, puzzle.seat, second)
    told.lead, told.parts, told.rule = puzzle.lead, puzzle.parts, puzzle.rule
    return told


def legal(puzzle: Puzzle, move: str) -> bool:
    """Is this a move in the position of a puzzle?"""
    try:
        return bool(move) and bool(read(puzzle.begin(), move, puzzle.seat).actions)
    except IllegalMove:
        return False


practice = Router(
    "/",
    route_handlers=[review, what_if, list_puzzles, begin_puzzle, verdict],
    dependencies={"guest": provide_guest},
    tags=["practice"],
)
