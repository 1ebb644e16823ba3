"""Commands: what a seat sends, and what becomes of it. Judged here, kept or not by whoever stores.

A command carries the version it was made for and an id of its own: sent twice it counts once, sent
late it changes nothing.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tianxia.kernel.errors import IllegalMove, TianxiaError
from tianxia.kernel.record import Entry
from tianxia.table.match import Match, Played
from tianxia.table.undo import undo_reach, undo_steps

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Words = Annotated[str, msgspec.Meta(max_length=1000)]


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Show me the match through this seat (-1: as a spectator), and the log after `since`."""

    seat: SeatNumber
    since: Version = 0


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Play this phrase."""

    id: CommandId
    version: Version
    seat: SeatNumber
    text: Words


class Back(msgspec.Struct, frozen=True, tag="undo"):
    """Go back to version `to`."""

    id: CommandId
    version: Version
    seat: SeatNumber
    to: Version


class Takeover(msgspec.Struct, frozen=True, tag="takeover"):
    """Leave this seat to a bot."""

    id: CommandId
    version: Version
    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Which rule forbids this element after these words?"""

    id: CommandId
    seat: SeatNumber
    prefix: Words
    element: Annotated[str, msgspec.Meta(max_length=100)]


Command = Move | Back | Takeover
Message = Look | Move | Back | Takeover | Why


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The command is kept (or was already)."""

    id: str
    version: int


class Late(msgspec.Struct, frozen=True, tag="late"):
    """The command was made for another version: nothing changed."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The command is illegal: nothing changed."""

    id: str
    rule: str
    message: str


class Because(msgspec.Struct, frozen=True, tag="because"):
    """The answer to `why`."""

    id: str
    rule: str


class Malformed(msgspec.Struct, frozen=True, tag="error"):
    """The message itself could not be understood."""

    message: str


Answer = Done | Late | Refused | Because | Malformed


def judge(
    match: Match, command: Command, bots: frozenset[str] = frozenset()
) -> Played | Done | Late | Refused:
    """What becomes of a command: an entry to be kept, or an answer. The match is left as it is."""
    known = match.commands.get(command.id)
    if known is not None:
        return Done(command.id, known)
    if command.version != match.version:
        return Late(command.id)
    try:
        if isinstance(command, Move):
            return judge_move(match, command)
        if isinstance(command, Back):
            return judge_undo(match, command)
        return judge_takeover(match, command, bots)
    except IllegalMove as refused:
        return Refused(command.id, refused.rule, refused.message)
    except TianxiaError as refused:
        return Refused(command.id, "", str(refused))


def judge_move(match: Match, command: Move) -> Played:
    state = match.state
    if state.decision_for(command.seat) is None:
        waited = ", ".join(map(str, state.waiting()))
        rest = f"waiting for {waited}" if waited else "the game is over"
        raise IllegalMove("kernel.turn", f"seat {command.seat} is not asked anything now ({rest})")
    return match.move(command.seat, command.text, command.id)


def judge_undo(match: Match, command: Back) -> Played:
    if command.to not in undo_steps(match, command.seat):
        reach = undo_reach(match, command.seat)
        raise IllegalMove("", f"seat {command.seat} cannot go back to version {command.to}: {reach.limit}")
    return match.follow(Entry(match.version + 1, "undo", command.seat, to=command.to, command=command.id))


def judge_takeover(match: Match, command: Takeover, bots: frozenset[str]) -> Played:
    if command.bot not in bots:
        raise IllegalMove("", f"there is no bot {command.bot!r}; there is {', '.join(sorted(bots))}")
    if match.state.over:
        raise IllegalMove("", "the game is over")
    return match.follow(Entry(match.version + 1, "takeover", command.seat, command.bot, command=command.id))
