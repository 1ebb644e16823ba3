"""What the decisions of Huang share: public information, and their place on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from tianxia.games.huang import actions
from tianxia.games.huang.actions import HEXES
from tianxia.kernel.decision import Decision, Field

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState

DECLINES: Final = (
    actions.PASS,
    actions.TAKE_NOTHING,
    actions.NO_PAGODA,
    actions.COMMIT,
    actions.COLLECT_NOTHING,
)
RARE: Final = (actions.RIOT, actions.RIOT_WITH_LEADER, actions.REPLACE, actions.WITHDRAW)


class HuangDecision(Decision):
    """A decision of Huang."""

    def pledged(self) -> tuple[int, int]:
        """The colour and number of tiles that the seat has already promised to spend; the other seats know
        them.
        """
        return 0, 0

    def seen_by_others(self) -> Decision:
        """The decision without the parts that only its seat knows."""
        return self

    def role(self, state: HuangState, action: int) -> str:
        if action < HEXES:
            return "usual"
        if action in DECLINES:
            return "declines"
        if action == actions.STOP:
            return "ends"
        return "rare" if action in RARE else "usual"


class PaidQuestion(HuangDecision):
    """A decision after tiles were promised: two of a colour, or one tile and the leader of that colour."""

    fields: ClassVar[list[Field]] = [Field("cost", 1, 2)]

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost


class TileQuestion(HuangDecision):
    """A decision about the tile that was just placed on a hex."""

    fields: ClassVar[list[Field]] = [Field("hex", 0, HEXES - 1)]

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex


def final_if_quiet(state: HuangState) -> int:
    """Does the action end with an answer that triggers nothing?

    Yes if it is the last action of the turn. -1 (unknown) if the turn then asks about granaries
    (`eighteen.py`)."""
    if state.actions_left > 0:
        return 0
    return -1 if state.granaries else 1


# --- where a step may stand -----------------------------------------------------------------------------


def within_action(state: HuangState, seat: int, at: int, *, last: bool = True) -> str:
    """Why this question to the active seat cannot stand inside an action; empty if it can."""
    if seat != state.turn:
        return f"it is the turn of seat {state.turn}"
    if state.actions_left >= state.tables.actions:
        return "no action has begun"
    return misplaced(state, at, ["next-action"], last)


def after_placing(state: HuangState, seat: int, at: int, *, last: bool = True) -> str:
    """Why this question to the active seat cannot follow the placing of a tile; empty if it can."""
    if state.hand_size(seat) >= state.most_in_hand():
        return "no tile has left the hand"
    return within_action(state, seat, at, last=last)


def misplaced(state: HuangState, at: int, beneath: list[str], last: bool) -> str:
    """Why a step is in the wrong place of the stack: it is not above a step of one of these kinds, or it must
    be on top and is not. Empty if the place is right."""
    found = state.stack[at - 1].kind if at > 0 else "nothing"
    if found not in beneath:
        return f"lies on {found}, not on {' or '.join(beneath)}"
    if last and at + 1 < len(state.stack):
        return f"{state.stack[at + 1].kind} lies on it"
    return ""
