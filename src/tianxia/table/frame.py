"""Frames: everything that one seat is shown of a match. All data sent comes from the seat's view.

`docs/protocol.md` is the contract with the browser; `web/src/protocol.ts` says the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tianxia.kernel.game import built_in_packs, own_pack
from tianxia.kernel.help import help_lines
from tianxia.kernel.state import State
from tianxia.table.agreement import Diplomacy, diplomacy_of
from tianxia.table.log import LogLine, last_page
from tianxia.table.match import Match
from tianxia.table.offer import Offer, SentenceOut, out
from tianxia.table.proposal import Proposal
from tianxia.table.result import Result
from tianxia.table.terms import Terms
from tianxia.table.undo import Undo, steps_of_all, undo_reach
from tianxia.table.wire import WIRE

MOST_AGREEMENTS = 60  # settled agreements shown, at most

SeatKind = Literal["person", "bot", "automa"]


class PackInfo(msgspec.Struct, frozen=True):
    """The components of a match: built-in, built-in in an earlier version, or corrected.

    Corrected components have the name of their folder."""

    digest: str
    source: Literal["built-in", "earlier", "corrected"]
    name: str = ""


class SeatInfo(msgspec.Struct):
    """One seat and its player. `mine` and `online` depend on the guest who gets the frame."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    mine: bool = False
    online: bool = False
    open: bool = False
    colour: int = 0  # and its shape
    left: int = 0  # when an absent person was last here, in milliseconds since 1970


class May(msgspec.Struct, frozen=True):
    """What a seat may do besides moving.

    - `propose`: kinds of proposals that it may make.
    - `back`: the version before its last move, to which it may propose to go back (-1: none).
    - `take`: seats that it may take, because their players have been away long enough.
    - `colours`: colours that it may choose.
    - `delete`: the table can be deleted, because nobody else has sat down or moved.
    - `hint`: it may ask a bot for advice when it is asked.
    """

    propose: list[str] = []
    back: int = -1
    resign: bool = False
    leave: bool = False
    take: list[int] = []
    colours: list[int] = []
    delete: bool = False
    hint: bool = False


class WrongAnswer(msgspec.Struct, frozen=True):
    """A wrong answer that a lesson step expects: a legal `move` or an element to `touch`.

    In a move, `*` stands for any words. `words` is the end of the key of the sentence that answers it."""

    move: str
    touch: str
    words: str


class Guide(msgspec.Struct, frozen=True):
    """The task of the learner in a guided game. The sentences of a step are `lesson-ID` and so on."""

    lesson: str  # its name
    steps: list[str]  # the ids of all steps
    at: int  # the current one; the number of steps when all are done
    accepts: list[str] = []  # right moves, the usual one first; `*` stands for any words
    tap: list[str] = []  # or elements to point at; pointing sends nothing to the server
    check: bool = False  # a question: the place to click is highlighted only on demand
    teaches: list[str] = []  # ids of rules
    wrong: list[WrongAnswer] = []
    then: Guide | None = None  # the task after the learner has pointed at the right element


class Frame(msgspec.Struct, tag="frame"):
    """Everything that one seat is shown of a match."""

    wire: int  # the version of the wire
    match: str
    game: str
    options: dict[str, Any]
    pack: PackInfo
    version: int  # number of entries
    seats: list[SeatInfo]
    view: dict[str, Any] | msgspec.Raw
    offer: Offer | msgspec.Raw | None  # the legal moves of this seat
    log: list[LogLine]  # the last visible lines of entries after `since`
    earlier: bool  # are there earlier lines? The command `log` gets them
    since: int
    undo: Undo
    proposals: list[Proposal]  # open proposals that the seat may see
    agreements: list[Proposal]  # recently settled ones: the own, and after the match everybody's
    diplomacy: Diplomacy | None  # null: this table records no agreements
    may: May
    terms: Terms
    result: Result | None  # set when the match is over
    rematch: str  # the match that was set up after this one
    thinking: list[int]  # seats of bots at work
    seed_hash: str
    seed_chosen: bool  # the owner chose the seed, and so may know hidden information
    seed: str  # empty until the match is over; a chosen seed has a leading zero
    guide: Guide | None = None  # the task of a learner in a guided game
    help: list[SentenceOut] = []  # lines of help, the most specific first


class Drawn(msgspec.Struct, frozen=True):
    """The expensive part of a frame, encoded: the view, the offer and the help of a seat.

    It is made once for all viewers of that seat.
    """

    state: State
    over: bool
    view: msgspec.Raw
    offer: msgspec.Raw | None
    help: list[SentenceOut]


def draw(match: Match, seat: int, known: Drawn | None = None) -> Drawn:
    """Draw the current position for a seat; returns `known` if it already shows that position."""
    state, over = match.state, match.over
    if known is not None and known.state is state and known.over == over:
        return known
    offer = match.encoded_offer(seat)
    view = state.view(seat)
    shown = msgspec.Raw(msgspec.json.encode(view))
    asked = None if offer is None else msgspec.Raw(offer)
    return Drawn(state, over, shown, asked, help_of(match, view))


def help_of(match: Match, view: dict[str, Any]) -> list[SentenceOut]:
    """The lines of help for this view; see `help_lines`."""
    return [out(line) for line in help_lines(match.game, view)]


def pack_info(match: Match) -> PackInfo:
    """Describe a match's components from their digest alone."""
    digest, title = match.header.data, type(match.game)
    if digest == own_pack(title).digest:
        return PackInfo(digest, "built-in")
    return PackInfo(digest, "earlier" if digest in built_in_packs(title) else "corrected")


def make_frame(
    match: Match,
    seat: int,
    since: int = 0,
    seats: Sequence[SeatInfo] = (),
    thinking: Sequence[int] = (),
    pack: PackInfo | None = None,
    drawn: Drawn | None = None,
) -> Frame:
    """The frame of the current version for a seat (-1: a spectator)."""
    frame = past_frame(match, match.version, seat, since, seats, pack, drawn)
    frame.offer = match.offer(seat) if drawn is None else drawn.offer
    frame.help = help_of(match, match.state.view(seat)) if drawn is None else drawn.help
    frame.undo = undo_reach(match, seat)
    frame.may = may(match, seat, seats)
    frame.proposals = [one for one in match.proposals.offered() if one.visible_to(seat) and not match.over]
    frame.agreements = match.proposals.agreements(seat, MOST_AGREEMENTS, disclosed=match.over)
    if match.game.agreements and match.terms.diplomacy:
        frame.diplomacy = diplomacy_of(match.game, match.state)
    frame.thinking = list(thinking)
    return frame


def past_frame(
    match: Match,
    version: int,
    seat: int,
    since: int = 0,
    seats: Sequence[SeatInfo] = (),
    pack: PackInfo | None = None,
    drawn: Drawn | None = None,
) -> Frame:
    """The frame of a past version for a seat, without moves or undo."""
    since = min(max(since, 0), version)
    seed = match.header.seed if match.over else ""
    page = last_page(match, seat, since, version)
    for info, colour in zip(seats, match.colours(), strict=False):
        info.colour = colour
    return Frame(
        wire=WIRE,
        match=match.header.id,
        game=match.game.name,
        options=match.header.options,
        pack=pack or pack_info(match),
        version=version,
        seats=list(seats),
        view=match.position(version).view(seat) if drawn is None else drawn.view,
        offer=None,
        log=page.lines,
        earlier=page.earlier,
        since=since,
        undo=Undo(version, "undo-start", version, "undo-start"),
        proposals=[],
        agreements=[],
        diplomacy=None,
        may=May(),
        terms=match.terms,
        result=match.result if version == match.version else None,
        rematch=match.rematch,
        thinking=[],
        seed_hash=match.header.seed_hash,
        seed_chosen=match.header.seed_chosen,
        seed=seed,
    )


def may(match: Match, seat: int, seats: Sequence[SeatInfo]) -> May:
    """What the guest at a seat may do besides moving."""
    if match.over:
        return May()
    mine = any(info.mine for info in seats)
    others = [info.seat for info in seats if info.kind == "person" and not info.mine and not info.open]
    takes = match.terms.vacant == "anybody" or (match.terms.vacant == "players" and mine)
    take = others if takes else []
    if seat < 0 or seat in match.takeovers:
        return May(take=take)
    proposed = {one.kind for one in match.proposals.offered() if one.seat == seat and not one.agreement}
    back = next((version for version in steps_of_all(match) if match.entries[version].seat == seat), -1)
    kinds = [
        kind for kind in match.kinds_of_proposals() if kind not in proposed and (kind != "undo" or back >= 0)
    ]
    free = match.free_colours(seat, [info.seat for info in seats if info.kind == "person" and not info.open])
    delete = mine and not others and not match.started()
    return May(kinds, back, True, True, take, free, delete, hints_allowed(match, seats))


def hints_allowed(match: Match, seats: Sequence[SeatInfo]) -> bool:
    """May a player ask a bot for advice? Always against bots; among people if all agreed to it."""
    people = sum(info.kind == "person" for info in seats)
    return match.terms.hints or people == 1


def encode(frame: Frame) -> bytes:
    """The bytes on the wire."""
    return msgspec.json.encode(frame)
