"""Frames: one picture of one match for one seat. All that leaves a match is made here, from the view.

`docs/protocol.md` is the contract with the browser; `web/src/protocol.ts` says the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tianxia.kernel.game import own_pack
from tianxia.kernel.state import State
from tianxia.table.agreement import Diplomacy, diplomacy_of
from tianxia.table.log import LogLine, last_page
from tianxia.table.match import Match
from tianxia.table.offer import Offer
from tianxia.table.proposal import Proposal
from tianxia.table.result import Result
from tianxia.table.terms import Terms
from tianxia.table.undo import Undo, steps_of_all, undo_reach

MOST_AGREEMENTS = 60  # of those that have their answer

SeatKind = Literal["person", "bot", "automa"]


class PackInfo(msgspec.Struct, frozen=True):
    """The components of a match: those that come with the program, those of an earlier version of it, or
    corrected ones, with the name of the folder they came from."""

    digest: str
    source: Literal["built-in", "earlier", "corrected"]
    name: str = ""


class SeatInfo(msgspec.Struct):
    """Who sits where. `mine` and `online` are as the looking guest sees them."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    mine: bool = False
    online: bool = False
    open: bool = False
    colour: int = 0  # and its shape
    left: int = 0  # when a person who is away was last here, in milliseconds since 1970


class May(msgspec.Struct, frozen=True):
    """What the looking seat may do besides its moves.

    `propose` are kinds of proposals, `back` the version before its last move, to which it might propose
    to go back (-1: none), `take` the seats it may take once their players have been away long enough,
    `colours` those it may wear, `delete` whether the table can be deleted: nobody else has sat down or moved.
    """

    propose: list[str] = []
    back: int = -1
    resign: bool = False
    leave: bool = False
    take: list[int] = []
    colours: list[int] = []
    delete: bool = False


class Frame(msgspec.Struct, tag="frame"):
    """What `docs/protocol.md` calls Frame."""

    match: str
    game: str
    options: dict[str, Any]
    pack: PackInfo
    version: int
    seats: list[SeatInfo]
    view: dict[str, Any] | msgspec.Raw
    offer: Offer | msgspec.Raw | None
    log: list[LogLine]
    earlier: bool
    since: int
    undo: Undo
    proposals: list[Proposal]
    agreements: list[Proposal]
    diplomacy: Diplomacy | None
    may: May
    terms: Terms
    result: Result | None
    rematch: str
    thinking: list[int]
    seed_hash: str
    seed: str


class Drawn(msgspec.Struct, frozen=True):
    """What takes longest to make of a frame, as bytes: a position as a seat sees it and what it may do.

    However many look through that seat, and however often, it is made once.
    """

    state: State
    over: bool
    view: msgspec.Raw
    offer: msgspec.Raw | None


def draw(match: Match, seat: int, known: Drawn | None = None) -> Drawn:
    """The present position for a seat; `known` if that is what it shows."""
    state, over = match.state, match.over
    if known is not None and known.state is state and known.over == over:
        return known
    offer = match.offer(seat)
    view = msgspec.Raw(msgspec.json.encode(state.view(seat)))
    return Drawn(state, over, view, None if offer is None else msgspec.Raw(msgspec.json.encode(offer)))


def pack_info(match: Match) -> PackInfo:
    """What can be told of the components of a match by themselves."""
    plain = match.header.data == own_pack(type(match.game)).digest
    return PackInfo(match.header.data, "built-in" if plain else "corrected")


def make_frame(
    match: Match,
    seat: int,
    since: int = 0,
    seats: Sequence[SeatInfo] = (),
    thinking: Sequence[int] = (),
    pack: PackInfo | None = None,
    drawn: Drawn | None = None,
) -> Frame:
    """The present, as one seat (or a spectator, -1) may see it, with what it may do."""
    frame = past_frame(match, match.version, seat, since, seats, pack, drawn)
    frame.offer = match.offer(seat) if drawn is None else drawn.offer
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
    """A version as that seat saw it: nothing to do, nothing to undo."""
    since = min(max(since, 0), version)
    seed = match.header.seed if match.over else ""
    page = last_page(match, seat, since, version)
    for info, colour in zip(seats, match.colours(), strict=False):
        info.colour = colour
    return Frame(
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
        seed=seed,
    )


def may(match: Match, seat: int, seats: Sequence[SeatInfo]) -> May:
    """What the guest who looks through a seat may do besides its moves."""
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
    return May(kinds, back, True, True, take, free, delete)


def encode(frame: Frame) -> bytes:
    """The bytes on the wire."""
    return msgspec.json.encode(frame)
