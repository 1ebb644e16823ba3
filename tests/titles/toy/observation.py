"""What a seat may know, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter

from tianxia.kernel.observation import Part

from .tables import BIDS, CARDS, NO_BID, Tables

if TYPE_CHECKING:
    from .state import ToyState

LAYOUT: Final = 1
LAYOUTS: Final = {1: "first layout"}


def parts(tables: Tables, seats: int, solo: bool) -> list[Part]:
    where = "by card: 1 in the own hand, 2 + seat on its left, 5 + seat on its right"
    return [
        Part("cards", (CARDS,), 0, 7, where, True),
        Part("turn", (1,), 0, 99, "turns taken"),
        Part("hands", (seats,), 0, CARDS, "by seat: cards in hand"),
        Part("bids", (seats,), 0, BIDS, "by seat: the bid + 1 once it is shown, the own at once; or 0"),
        Part("generous", (1,), 0, 1, "the optional rule"),
    ]


def write(state: ToyState, seat: int, out: BytesWriter, at: int) -> None:
    for card in state.hands[seat]:
        out[at + 2 * card] = 1
    for owner in range(state.seats):
        r = (owner - seat) % state.seats
        for card in state.left[owner]:
            out[at + 2 * card] = 2 + r
        for card in state.right[owner]:
            out[at + 2 * card] = 5 + r
    at += 2 * CARDS
    out[at] = state.turn
    at += 2
    for owner in range(state.seats):
        r = (owner - seat) % state.seats
        out[at + 2 * r] = len(state.hands[owner])
        if (state.revealed or owner == seat) and state.bids[owner] != NO_BID:
            out[at + 2 * (state.seats + r)] = state.bids[owner] + 1
    out[at + 4 * state.seats] = int(state.options.generous)


def standing(state: ToyState, seat: int) -> list[int]:
    return [state.scores()[seat]]


def dealt(state: ToyState, seat: int) -> dict[str, Any]:
    return {"hand": state.hands[seat]}
