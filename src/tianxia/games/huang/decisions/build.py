"""Building on a triangle of the board for two green tiles.

The site is chosen as after placing a tile (`pagoda.py`), with the same limits (huang.build.same_limits).
`open_sites` has every triangle, even if a war tile or a chain completed it
(huang.build.war_triangle_later).
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang.actions import HEXES
from tianxia.games.huang.decisions.base import PaidQuestion, within_action
from tianxia.games.huang.decisions.pagoda import build_at, first_hexes, site_elements, site_refusal
from tianxia.games.huang.place_names import spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import GREEN, of
from tianxia.kernel.event import Sentence


class BuildSite(PaidQuestion):
    """Asks where to build: on any site of the board, no matter who placed the tiles."""

    kind: ClassVar[str] = "build"
    rule: ClassVar[str] = "huang.build.existing_triangle"
    follows: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(0, HEXES - 1)]

    def misfit(self, state: HuangState, at: int) -> str:
        unpaid = cannot_pay(state, self.seat, self.cost)
        return within_action(state, self.seat, at) or (f"not paid for: {unpaid}" if unpaid else "")

    def pledged(self) -> tuple[int, int]:
        return GREEN, self.cost

    def actions(self, state: HuangState) -> list[int]:
        return first_hexes(state, state.open_sites)

    def take(self, state: HuangState, action: int) -> None:
        state.discard_from_hand(self.seat, GREEN, self.cost)
        if state.log is not None:
            key = "event-build" if self.cost == 2 else "event-build-leader"
            state.tell(key, self.seat, {"count": self.cost}, [])
        build_at(state, self.seat, action, -1)

    def refusal(self, state: HuangState, action: int) -> str:
        return site_refusal(state, action, -1, self.rule)

    def describe(self, state: HuangState, action: int) -> Sentence:
        return Sentence("action-pagoda", {"place": spot_arg(state, action)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return site_elements(state, action, -1)


def cannot_pay(state: HuangState, seat: int, cost: int) -> str:
    """The rule that forbids building at this price: two tiles, or one with the leader's help
    (huang.build.discount_optional). Empty if the seat can pay.
    """
    held = state.hands[of(seat, GREEN)]
    if cost == 2:
        return "huang.build.cost_two_green" if held < 2 else ""
    lent = state.leader_at[of(seat, GREEN)] < 0
    return "" if held and lent else "huang.build.off_board_leader_discount"


def build_refusal(state: HuangState, seat: int, cost: int) -> str:
    """Why nothing can be built now."""
    return cannot_pay(state, seat, cost) or "huang.build.existing_triangle"
