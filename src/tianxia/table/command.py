"""What a client sends, and what it is answered; `docs/protocol.md` says the same.

A command carries an id of its own: sent twice it counts once. What depends on the position carries the
version it was made for: sent late it changes nothing.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tianxia.table.log import LogLine
from tianxia.table.match import COLOURS
from tianxia.table.patch import Patch
from tianxia.table.telling import Step

# Some ids are the table's own: whoever could use them first would keep it from doing its part.
OWN_IDS = r"bot/|proposal/|colour/|(?:terms|rematch)$"
CommandId = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern=rf"^(?!{OWN_IDS})[^\x00-\x1f\x7f]+\Z")
]
SeatNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^[^\x00]*$")]  # PostgreSQL keeps no NUL


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
    seat: SeatNumber
    bot: BotName


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """Give up: the seat ranks last. With more than two seats a bot plays it on."""

    id: CommandId
    seat: SeatNumber
    bot: BotName = ""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Give the seat of a player who has vanished to a bot, or (without one) sit down there oneself."""

    id: CommandId
    seat: SeatNumber
    bot: BotName = ""


class Colour(msgspec.Struct, frozen=True, tag="colour"):
    """Wear this colour and its shape; what no other person wears."""

    id: CommandId
    seat: SeatNumber
    colour: Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    """Offer the others something: `end`, `undo to 12`."""

    id: CommandId
    seat: SeatNumber
    text: Words


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """Accept or decline a proposal."""

    id: CommandId
    seat: SeatNumber
    proposal: Version
    accept: bool


class Withdraw(msgspec.Struct, frozen=True, tag="withdraw"):
    """Take a proposal of one's own back."""

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
    """The lines before line `number` of version `version`."""

    id: CommandId
    seat: SeatNumber
    version: Version
    number: Version = 0


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """What happened after version `since`, step by step."""

    id: CommandId
    seat: SeatNumber
    since: Version


class Preview(msgspec.Struct, frozen=True, tag="preview"):
    """What would this phrase certainly do?"""

    id: CommandId
    version: Version
    seat: SeatNumber
    text: Words


Command = Move | Back | Takeover | Resign | Take | Colour | Propose | Reply | Withdraw
Question = Why | Log | Tell | Preview
Message = Look | Command | Question


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


class Lines(msgspec.Struct, frozen=True, tag="lines"):
    """The answer to `log`: some lines, and whether there are earlier ones."""

    id: str
    lines: list[LogLine]
    earlier: bool


class Told(msgspec.Struct, frozen=True, tag="told"):
    """The answer to `tell`: see `Telling`."""

    id: str
    since: int
    version: int
    skipped: int
    view: dict[str, Any] | None
    steps: list[Step]
    end: Patch


class Previewed(msgspec.Struct, frozen=True, tag="previewed"):
    """The answer to `preview`: see `Foreseen`."""

    id: str
    text: str
    certain: bool
    lines: list[LogLine]
    patch: Patch


class Malformed(msgspec.Struct, frozen=True, tag="error"):
    """The message itself could not be understood."""

    message: str


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """The server cannot keep anything just now: a word key, which says why; empty when it can again."""

    key: str


Answer = Done | Late | Refused | Because | Lines | Told | Previewed | Malformed | Trouble
