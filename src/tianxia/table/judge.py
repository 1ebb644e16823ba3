"""Judge commands: a legal one becomes an entry, which the caller stores. Also answers questions."""

from __future__ import annotations

import msgspec

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.event import word_arg
from tianxia.kernel.reader import not_asked
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
    Draft,
    Drafted,
    Late,
    Lines,
    Log,
    Move,
    Propose,
    Query,
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
from tianxia.table.draft import foresee
from tianxia.table.log import page_before
from tianxia.table.match import Match, Played
from tianxia.table.offer import SentenceOut, out
from tianxia.table.proposal import read_proposal
from tianxia.table.telling import tell
from tianxia.table.undo import steps_of_all, undo_reach, undo_steps


class Room(msgspec.Struct, frozen=True):
    """Everything besides the match that the judge needs: the available bots, and the seats of people."""

    bots: frozenset[str] = frozenset()
    people: frozenset[int] = frozenset()


def judge(match: Match, command: Command, room: Room = Room()) -> Played | Done | Late | Refused:  # noqa: B008
    """Judge a command: returns an entry to store, or an answer. The match is not changed."""
    known = match.commands.get(command.id)
    if known is not None:
        if match.entries[known - 1].seat != command.seat:
            return Refused(command.id, "", SentenceOut("refusal-id-taken", {}))
        return done(match, command.id, known)
    if isinstance(command, Move | Back) and command.version != match.version:
        return Late(command.id)
    try:
        if match.over:
            raise IllegalMove("", "refusal-over")
        if isinstance(command, Move):
            return judge_move(match, command)
        return match.follow(entry_of(match, command, room))
    except IllegalMove as refused:
        return Refused(command.id, refused.rule, out(refused.sentence))


def done(match: Match, command: str, version: int) -> Done:
    """The answer to a command that became the entry of that version."""
    entry = match.entries[version - 1]
    return Done(command, version, entry.text if entry.kind == "move" else "")


def judge_move(match: Match, command: Move) -> Played:
    if match.state.decision_for(command.seat) is None:
        raise not_asked(match.state, command.seat)
    return match.move(command.seat, command.text, command.id, command.draft)


def entry_of(match: Match, command: Command, room: Room) -> Entry:
    """The entry of a command; IllegalMove if the seat may not do that."""
    number, seat = match.version + 1, command.seat
    if isinstance(command, Back):
        if command.to not in undo_steps(match, seat):
            limit = undo_reach(match, seat).limit
            raise IllegalMove("", "refusal-undo", {"limit": word_arg(limit)})
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
            raise IllegalMove("", "refusal-colour-taken")
        return Entry(number, "colour", seat, str(command.colour), command=command.id)
    if isinstance(command, Take) and not command.bot:
        return Entry(number, "sit", seat, command=command.id)  # the caller adds the name of the player
    assert isinstance(command, Takeover | Resign | Take)
    if isinstance(command, Resign):
        if seat in match.resigned:
            raise IllegalMove("", "refusal-resigned")
        if match.state.seats - len(match.resigned) <= 2:
            return Entry(number, "resign", seat, command=command.id)  # no opponent is left
    if command.bot not in room.bots:
        there: list[object] = [word_arg(f"bot-{name}") for name in sorted(room.bots)]
        raise IllegalMove("", "refusal-no-bot", {"bot": repr(command.bot), "bots": there})
    kind = "resign" if isinstance(command, Resign) else "takeover"
    return Entry(number, kind, seat, command.bot, command=command.id)


def judge_proposal(match: Match, command: Propose, room: Room) -> str:
    """Check a proposal and write it in full, with the seats that must answer."""
    found = read_proposal(command.text, match.version + 1, command.seat)
    kinds = match.kinds_of_proposals()
    if found.kind not in kinds:
        there: list[object] = [word_arg(f"proposal-{kind}") for kind in kinds]
        raise IllegalMove("", "refusal-proposal-unknown", {"kind": repr(found.kind), "kinds": there})
    offered = [one for one in match.proposals.offered() if one.seat == found.seat]
    if found.agreement:
        check_agreement(match.game, match.state, found, room.people)
        if any(one.text() == found.text() for one in offered) or len(offered) >= MOST_OFFERED:
            raise IllegalMove("", "refusal-proposal-enough")
        return found.text()
    if any(one.kind == found.kind for one in offered):
        raise IllegalMove("", "refusal-proposal-again")
    if found.kind == "undo" and found.to not in steps_of_all(match):
        raise IllegalMove("", "refusal-proposal-version")
    if found.kind == "end":
        found.to = -1
    found.asked = sorted(room.people - {command.seat})
    found.until, found.places, found.known, found.words = 0, [], [], ""
    return found.text()


def answer(match: Match, question: Query) -> Answer:
    """The answer to a question; it changes nothing."""
    name, seat = question.id, question.seat
    if isinstance(question, Why):
        return Because(name, why(match.state, seat, question.prefix, question.element))
    if isinstance(question, Log):
        page = page_before(match, seat, question.version, question.number)
        return Lines(name, page.lines, page.earlier)
    if isinstance(question, Tell):
        told = tell(match, seat, question.since)
        return Told(**msgspec.structs.asdict(told), id=name)
    assert isinstance(question, Draft)
    if question.version != match.version:
        return Late(name)
    if match.over:
        return Refused(name, "", SentenceOut("refusal-over", {}))
    return Drafted(**msgspec.structs.asdict(foresee(match, seat, question.phrases)), id=name)
