"""Building on a triangle of the board for two green tiles."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.decisions.pagoda import build_at, first_hexes, site_elements, site_refusal
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import GREEN
from tianxia.kernel.event import Sentence


class BuildSite(Question):
    """Two green tiles (or one and the green leader): where to build?"""

    kind: ClassVar[str] = "build"
    rule: ClassVar[str] = "huang.build.existing_triangle"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def args(self) -> list[int]:
        return [self.cost]

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
        return Sentence("action-pagoda", {"hex": state.map.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return site_elements(state, action, -1)
