"""What becomes of a command: judged here, kept or not by whoever stores. Questions are answered here too."""

from __future__ import annotations

import msgspec

from tianxia.kernel.errors import IllegalMove, TianxiaError
from tianxia.kernel.record import Entry
from tianxia.kernel.why import why
from tianxia.table.agreement import MOST_OFFERED, check_agreement
from tianxia.table.command import (
    Answer,
    Back,
    Because,
    Colour,
    Command,
    Done,
    Late,
    Lines,
    Log,
    Move,
    Preview,
    Previewed,
    Propose,
    Question,
    Refused,
    Reply,
    Resign,
    Take,
    Takeover,
    Tell,
    Told,
    Why,
    Withdraw,
)
from tianxia.table.log import page_before
from tianxia.table.match import Match, Played
from tianxia.table.proposal import read_proposal
from tianxia.table.telling import foresee, tell
from tianxia.table.undo import steps_of_all, undo_reach, undo_steps


class Room(msgspec.Struct, frozen=True):
    """What a match does not know by itself: which bots there are, and which seats people play."""

    bots: frozenset[str] = frozenset()
    people: frozenset[int] = frozenset()


def judge(match: Match, command: Command, room: Room = Room()) -> Played | Done | Late | Refused:  # noqa: B008
    """What becomes of a command: an entry to be kept, or an answer. The match is left as it is."""
    known = match.commands.get(command.id)
    if known is not None:
        if match.entries[known - 1].seat != command.seat:
            return Refused(command.id, "", "this id is another seat's")
        return Done(command.id, known)
    if isinstance(command, Move | Back) and command.version != match.version:
        return Late(command.id)
    try:
        if match.over:
            raise IllegalMove("", "the game is over")
        if isinstance(command, Move):
            return judge_move(match, command)
        return match.follow(entry_of(match, command, room))
    except IllegalMove as refused:
        return Refused(command.id, refused.rule, refused.message)
    except TianxiaError as refused:
        return Refused(command.id, "", str(refused))


def judge_move(match: Match, command: Move) -> Played:
    state = match.state
    if state.decision_for(command.seat) is None:
        waited = ", ".join(map(str, state.waiting()))
        raise IllegalMove(
            "kernel.turn", f"seat {command.seat} is not asked anything now (waiting for {waited})"
        )
    return match.move(command.seat, command.text, command.id)


def entry_of(match: Match, command: Command, room: Room) -> Entry:
    """The entry a command asks for; IllegalMove if it may not."""
    number, seat = match.version + 1, command.seat
    if isinstance(command, Back):
        if command.to not in undo_steps(match, seat):
            limit = undo_reach(match, seat).limit
            raise IllegalMove("", f"seat {seat} cannot go back to version {command.to}: {limit}")
        return Entry(number, "undo", seat, to=command.to, command=command.id)
    if isinstance(command, Propose):
        return Entry(number, "propose", seat, judge_proposal(match, command, room), command=command.id)
    if isinstance(command, Reply):
        kind = "accept" if command.accept else "decline"
        return Entry(number, kind, seat, str(command.proposal), command=command.id)
    if isinstance(command, Withdraw):
        known = match.proposals.made.get(command.proposal)
        kind = "end" if known is not None and known.status == "accepted" else "lapse"
        return Entry(number, kind, seat, str(command.proposal), command=command.id)
    if isinstance(command, Colour):
        if command.colour not in match.free_colours(seat, room.people):
            raise IllegalMove("", "somebody else wears that colour")
        return Entry(number, "colour", seat, str(command.colour), command=command.id)
    if isinstance(command, Take) and not command.bot:
        return Entry(number, "sit", seat, command=command.id)  # the name is for whoever knows it
    assert isinstance(command, Takeover | Resign | Take)
    if isinstance(command, Resign):
        if seat in match.resigned:
            raise IllegalMove("", f"seat {seat} has resigned already")
        if match.state.seats - len(match.resigned) <= 2:
            return Entry(number, "resign", seat, command=command.id)  # nobody is left to play against
    if command.bot not in room.bots:
        raise IllegalMove("", f"there is no bot {command.bot!r}; there is {', '.join(sorted(room.bots))}")
    kind = "resign" if isinstance(command, Resign) else "takeover"
    return Entry(number, kind, seat, command.bot, command=command.id)


def judge_proposal(match: Match, command: Propose, room: Room) -> str:
    """The proposal in full words: the table says who must answer."""
    found = read_proposal(command.text, match.version + 1, command.seat)
    kinds = match.kinds_of_proposals()
    if found.kind not in kinds:
        raise IllegalMove("", f"nobody can propose {found.kind!r} here; there is {', '.join(kinds)}")
    offered = [one for one in match.proposals.offered() if one.seat == found.seat]
    if found.agreement:
        check_agreement(match.game, match.state, found, room.people)
        if any(one.text() == found.text() for one in offered) or len(offered) >= MOST_OFFERED:
            raise IllegalMove("", f"seat {found.seat} has proposed that already, or enough else")
        return found.text()
    if any(one.kind == found.kind for one in offered):
        raise IllegalMove("", f"seat {found.seat} has proposed that already")
    if found.kind == "undo" and found.to not in steps_of_all(match):
        raise IllegalMove("", f"version {found.to} does not lie on the way here")
    if found.kind == "end":
        found.to = -1
    found.asked = sorted(room.people - {command.seat})
    found.until, found.places, found.known, found.words = 0, [], [], ""
    return found.text()


def answer(match: Match, question: Question) -> Answer:
    """The answer to a question; it changes nothing."""
    name, seat = question.id, question.seat
    if isinstance(question, Why):
        return Because(name, why(match.state, seat, question.prefix, question.element))
    if isinstance(question, Log):
        page = page_before(match, seat, question.version, question.number)
        return Lines(name, page.lines, page.earlier)
    if isinstance(question, Tell):
        told = tell(match, seat, question.since)
        return Told(name, told.since, told.version, told.skipped, told.view, told.steps, told.end)
    assert isinstance(question, Preview)
    if question.version != match.version:
        return Late(name)
    try:
        if match.over:
            raise IllegalMove("", "the game is over")
        foreseen = foresee(match, seat, question.text)
    except IllegalMove as refused:
        return Refused(name, refused.rule, refused.message)
    return Previewed(name, foreseen.text, foreseen.certain, foreseen.lines, foreseen.patch)
