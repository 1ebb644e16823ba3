"""What the decisions of Huang share: what others know of them, and when they fit a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tianxia.games.huang.actions import HEXES
from tianxia.kernel.decision import Decision, Field

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


class Question(Decision):
    """A decision of Huang."""

    def pledged(self) -> tuple[int, int]:
        """The colour and number of tiles the seat has already said it will spend: others know of them."""
        return 0, 0

    def seen_by_others(self) -> Decision:
        """The decision without what only its seat knows."""
        return self


class PaidQuestion(Question):
    """Asked once tiles have been promised: two of a colour, or one and the leader of that colour."""

    fields: ClassVar[list[Field]] = [Field("cost", 1, 2)]

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost


class TileQuestion(Question):
    """Asked about the tile just laid on a hex."""

    fields: ClassVar[list[Field]] = [Field("hex", 0, HEXES - 1)]

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex


# --- where a step may stand -----------------------------------------------------------------------------


def within_action(state: HuangState, seat: int, at: int, *, last: bool = True) -> str:
    """Why the seat whose turn it is cannot be asked this inside an action; empty if it can."""
    if seat != state.turn:
        return f"it is the turn of seat {state.turn}"
    if state.actions_left >= state.tables.actions:
        return "no action has begun"
    return misplaced(state, at, ["next-action"], last)


def after_placing(state: HuangState, seat: int, at: int, *, last: bool = True) -> str:
    """Why the seat whose turn it is cannot be asked this with a tile just placed; empty if it can."""
    if state.hand_size(seat) >= state.most_in_hand():
        return "no tile has left the hand"
    return within_action(state, seat, at, last=last)


def misplaced(state: HuangState, at: int, beneath: list[str], last: bool) -> str:
    """Why a step does not stand on one of these kinds, or not on top though it must; empty if it does."""
    found = state.stack[at - 1].kind if at > 0 else "nothing"
    if found not in beneath:
        return f"lies on {found}, not on {' or '.join(beneath)}"
    if last and at + 1 < len(state.stack):
        return f"{state.stack[at + 1].kind} lies on it"
    return ""
