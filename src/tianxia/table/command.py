"""The messages of a client and the answers to them; documented in `docs/protocol.md`.

A command carries an id, so sending it twice counts once. A command that depends on the position carries the
version it was made for, so a late command changes nothing.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tianxia.table.draft import MOST_PHRASES, Foreseen
from tianxia.table.log import LogLine
from tianxia.table.match import COLOURS
from tianxia.table.offer import SentenceOut
from tianxia.table.telling import Telling

# Ids of this form are reserved for the table's own entries. A client that used one first would block them.
OWN_IDS = r"bot/|draft/|proposal/|colour/|(?:terms|rematch)$"
CommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=rf"^(?!{OWN_IDS})[^\x00-\x1f\x7f]+\Z")
]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL


class Look(msgspec.Struct, frozen=True, tag="look"):
    """Show the match from one of my seats (-1: as a spectator), with the log after version `since`."""

    seat: SeatNumber
    since: Version = 0


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Play the phrases of a draft, then this one, all chosen at this version. `id` identifies the command."""

    id: CommandId
    version: Version
    seat: SeatNumber
    text: Words
    draft: Annotated[list[Words], msgspec.Meta(max_length=MOST_PHRASES - 1)] = []


class Back(msgspec.Struct, frozen=True, tag="undo"):
    """Go back to version `to`: `undo.step`, `undo.to`, or the version before a move in between."""

    id: CommandId
    version: Version
    seat: SeatNumber
    to: Version


class Takeover(msgspec.Struct, frozen=True, tag="takeover"):
    """Give my seat to a bot permanently."""

    id: CommandId
    seat: SeatNumber
    bot: BotName


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Resign: my seat ranks last. With more than two seats a bot plays on, else the match ends."""

    id: CommandId
    seat: SeatNumber
    bot: BotName = ""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Give the seat of an absent player to a bot; without a bot, take the seat myself."""

    id: CommandId
    seat: SeatNumber
    bot: BotName = ""


class Colour(msgspec.Struct, frozen=True, tag="colour"):
    """Choose a colour, with its shape, that no other person has; a bot's colour may be taken."""

    id: CommandId
    seat: SeatNumber
    colour: Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """Make a proposal to the other people: `end`, `undo to 12`, `peace with 1 until 5`."""

    id: CommandId
    seat: SeatNumber
    text: Words


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """Accept or decline a proposal made to me."""

    id: CommandId
    seat: SeatNumber
    proposal: Version
    accept: bool


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Withdraw my proposal, or end an agreement of mine that is in force."""

    id: CommandId
    seat: SeatNumber
    proposal: Version


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Which rule forbids this element after these words?"""

    id: CommandId
    seat: SeatNumber
    prefix: Words
    element: Annotated[str, msgspec.Meta(max_length=100)]


class Log(msgspec.Struct, frozen=True, tag="log"):
    """The lines before line `number` of that version."""

    id: CommandId
    seat: SeatNumber
    version: Version
    number: Version = 0


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """Ask for the events after version `since`, step by step."""

    id: CommandId
    seat: SeatNumber
    since: Version


class Draft(msgspec.Struct, frozen=True, tag="draft"):
    """Ask for the view and the legal moves after these phrases. The last phrase may be a proposed move."""

    id: CommandId
    version: Version
    seat: SeatNumber
    phrases: Annotated[list[Words], msgspec.Meta(min_length=1, max_length=MOST_PHRASES)]


Command = Move | Back | Takeover | Resign | Take | Colour | Propose | Reply | Withdraw
Query = Why | Log | Tell | Draft
Message = Look | Command | Query


class Done(msgspec.Struct, frozen=True, tag="done", omit_defaults=True):
    """The command is stored; `repeated`: it was stored before. `text`: the move as stored, with all words."""

    id: str
    version: int
    text: str = ""


class Late(msgspec.Struct, frozen=True, tag="late"):
    """The command was made for another version: nothing changed. A frame follows."""

    id: str


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The command is illegal: nothing changed. `rule` is a ledger id or empty, `why` the reason."""

    id: str
    rule: str
    why: SentenceOut


class Because(msgspec.Struct, frozen=True, tag="because"):
    """Answer to `why`: the rule that forbids an element; empty if the element may be chosen.

    For an element that does not belong to the question, it is the rule of the question itself."""

    id: str
    rule: str


class Lines(msgspec.Struct, frozen=True, tag="lines"):
    """Answer to `log`: some lines, and whether there are earlier ones."""

    id: str
    lines: list[LogLine]
    earlier: bool


class Told(Telling, frozen=True, tag="told"):
    """Answer to `tell`: see `Telling`."""

    id: str


class Drafted(Foreseen, frozen=True, tag="drafted"):
    """Answer to `draft`: see `Foreseen`."""

    id: str


class Malformed(msgspec.Struct, frozen=True, tag="error"):
    """The message was not understood, or there is no such match: `why` for people, `detail` for programs."""

    why: SentenceOut
    detail: str = ""


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """Nothing can be stored now; the translation key says why. An empty key: storing works again."""

    key: str


Answer = Done | Late | Refused | Because | Lines | Told | Drafted | Malformed | Trouble
