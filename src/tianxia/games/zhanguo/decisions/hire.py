"""Hire workers."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import EFFECTS, SeveralChoice, ZhanguoDecision
from tianxia.games.zhanguo.decisions.unrest import stir
from tianxia.games.zhanguo.elements import region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import GENERAL, REGIONS, at_place, at_region
from tianxia.kernel.decision import Field


def hire(state: ZhanguoState, seat: int, region: int, amount: int) -> None:
    """Put workers from the endless supply into a region."""
    state.workers[at_region(seat, region)] += amount
    if state.log is not None:
        args: dict[str, object] = {"amount": amount, "region": region_arg(region)}
        tell(state, "workers", seat, args, [f"worker:{seat}:{REGIONS[region]}"])


def can_hire(state: ZhanguoState, seat: int, region: int) -> bool:
    # zhanguo.hire.general_count_irrelevant, zhanguo.hire.general_stays
    return state.officials[at_place(seat, region, GENERAL)] > 0 and state.unrest[at_region(seat, region)] < 3


class HireRegion(ZhanguoDecision):
    """Asks for the region, with a General, that gets two workers; unrest there rises by one."""

    kind = "hire-region"
    beneath: ClassVar[list[str]] = ["after-court"]
    rule = "zhanguo.hire.effect"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.REGION + region for region in range(5) if can_hire(state, self.seat, region)]

    def take(self, state: ZhanguoState, action: int) -> None:
        region = action - act.REGION
        hire(state, self.seat, region, 2)
        stir(state, self.seat, region, 1)

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if act.REGION <= action < act.OFFICIAL:
            if state.officials[at_place(self.seat, action - act.REGION, GENERAL)] > 0:
                return "zhanguo.hire.unrest_block"
        return self.rule


class WorkerRegion(ZhanguoDecision):
    """Asks for the region that gets all workers of an effect; unrest does not rise."""

    kind = "worker-region"
    beneath: ClassVar[list[str]] = EFFECTS
    rule = "zhanguo.reward.workers"
    follows = True
    fields: ClassVar[list[Field]] = [Field("amount", 1, 9)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.REGION, act.REGION + 1, act.REGION + 2, act.REGION + 3, act.REGION + 4]

    def take(self, state: ZhanguoState, action: int) -> None:
        hire(state, self.seat, action - act.REGION, self.amount)


class WorkersApart(SeveralChoice):
    """Asks for the regions of workers that cause no unrest, one region for each (option english_text)."""

    kind = "workers-apart"
    beneath: ClassVar[list[str]] = EFFECTS
    rule = "zhanguo.reward.workers"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.REGION, act.REGION + 1, act.REGION + 2, act.REGION + 3, act.REGION + 4]

    def take(self, state: ZhanguoState, action: int) -> None:
        hire(state, self.seat, action - act.REGION, 1)
        if self.left > 1:
            state.stack.append(WorkersApart(self.seat, self.left - 1))
