"""Guided games over HTTP: begin or resume one, repeat or skip steps."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, post
from litestar.params import JSONBody, PathParameter

from tianxia.learn.lesson import Lesson, lessons_of, read_lesson
from tianxia.server.matches.live_match import LiveMatch
from tianxia.server.matches.live_matches import LiveMatches
from tianxia.server.matches.tutor import past_taps
from tianxia.server.storage.store import Guest, SeatRow, Store
from tianxia.server.web.guests import new_id
from tianxia.server.web.library import Title, find_game
from tianxia.server.web.lobby import MatchId, MaybeGuest, known, live_match, provide_guest
from tianxia.server.web.names import clean_name
from tianxia.server.web.problems import Asked, Refusal, problems
from tianxia.table.command import Back, Late, Move, Refused
from tianxia.table.header import Header
from tianxia.table.match import Match
from tianxia.table.terms import Terms

MOST = 3  # unfinished lessons of a guest for each title
LONGEST_STEP = 60  # moves, at most, that one skipped step takes

Name = Annotated[str, PathParameter(description="the name of a lesson", pattern=r"^[a-z][a-z-]{0,19}$")]


class Begun(msgspec.Struct):
    """A private match that counts for nothing: a guided game, a puzzle, a "what if"."""

    match: str


class GoTo(msgspec.Struct):
    """Go to a step of a guided game: back to one that was done, or past the current one."""

    step: Annotated[int, msgspec.Meta(ge=0, le=100)]


class Reached(msgspec.Struct):
    """The step that a guided game is at now."""

    step: int


@post("/games/{game:str}/lessons/{name:str}", status_code=200, responses=problems(400, 401, 404, 429))
async def begin(request: Asked, guest: MaybeGuest, game: Title, name: Name) -> Begun:
    """Begin a guided game, or resume one that the guest has begun. It does not count for limits on tables."""
    title = find_game(game)
    if name not in lessons_of(title.name):
        raise Refusal(404, "refusal-no-lesson", {"lesson": repr(name)})
    store: Store = request.app.state.store
    matches: LiveMatches = request.app.state.matches
    owner = await store.guest(known(guest))
    there = [one for one in await store.matches_of(owner.id) if one.lesson == name and not one.summary.over]
    of_title = [one.header.id for one in there if one.header.game == title.name]
    for match in of_title:
        course = (await live_match(request, match)).tutor.course()
        if course is not None and not course.over:
            return Begun(match)
    if len(of_title) >= MOST:
        return Begun(of_title[0])
    live = await set_lesson(matches, read_lesson(title.name, name), owner)
    matches.bots.set_thinking(live)
    return Begun(live.match.header.id)


async def set_lesson(matches: LiveMatches, lesson: Lesson, owner: Guest) -> LiveMatch:
    """Create the match of a lesson."""
    game = await matches.game(lesson.game, lesson.components, lesson.rules)
    header = Header(new_id(), game.name, game.rules, game.pack.digest, lesson.seats, {}, str(lesson.seed))
    rows = [
        SeatRow(header.id, seat, "person", clean_name(owner.name), guest=owner.id)
        if seat == lesson.learner
        else SeatRow(header.id, seat, "bot", "", lesson.then)
        for seat in range(lesson.seats)
    ]
    return await matches.create(Match(game, header), rows, False, Terms(lesson=lesson.name), owner.id)


@post("/matches/{match:str}/lesson", status_code=200, responses=problems(400, 401, 404, 409, 429))
async def go_to(request: Asked, guest: MaybeGuest, match: MatchId, data: JSONBody[GoTo]) -> Reached:
    """Repeat a guided game from a step, or play the usual moves up to one."""
    matches: LiveMatches = request.app.state.matches
    live = await live_match(request, match)
    course = live.tutor.course()
    if course is None or live.match.over or data.step > len(course.lesson.step):
        raise Refusal(404, "refusal-no-lesson", {"lesson": repr(data.step)})
    seat = course.lesson.learner
    if not live.owns(known(guest), seat):
        raise Refusal(409, "refusal-not-your-seat")
    begun = live.tutor.start_of(data.step)
    if begun is not None:
        limit = matches.limits.refusal(live.tally, Back("", live.match.version, seat, begun))
        if limit:
            raise Refusal(409, limit)
        if begun < live.match.version:
            await matches.go_back(live, seat, begun)
    else:
        await skip(matches, live, data.step)
    course = live.tutor.course()
    return Reached(course.at if course else data.step)


async def skip(matches: LiveMatches, live: LiveMatch, step: int) -> None:
    """Play what a guided game expects until it is at a step."""
    for _ in range(LONGEST_STEP * (step + 1)):
        course = live.tutor.course()
        if course is None or course.over or course.at >= step:
            return
        line = course.scripted()
        if line is None:
            course = past_taps(course)  # nothing to play: the step only points at elements
            if course.over or course.at >= step:
                return
        seat, text = line or (course.lesson.learner, course.wanted()[0])
        answer = await matches.command(live, Move(f"lesson/{new_id()}", live.match.version, seat, text))
        if isinstance(answer, Refused):
            return
        assert isinstance(answer, Late) or answer.version


lessons = Router("/", route_handlers=[begin, go_to], dependencies={"guest": provide_guest}, tags=["lobby"])
