"""Recruit Officials."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import REGIONS_MASK, ZhanguoDecision, misplaced_effect
from tianxia.games.zhanguo.elements import region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import ALCHEMIST, ANY, GENERAL, NONE, OFFICIALS, REGIONS, at_kind
from tianxia.kernel.decision import Field
from tianxia.kernel.event import word_arg


def recruit(state: ZhanguoState, seat: int, region: int, official: int) -> None:
    """Put an Official from the seat's supply into a region."""
    state.recruit(seat, region, official)
    if state.log is not None:
        word = word_arg("official-" + OFFICIALS[official])
        element = f"official:{seat}:{REGIONS[region]}:{OFFICIALS[official]}"
        origin = f"supply:{seat}:{OFFICIALS[official]}"
        tell(state, "recruit", seat, {"official": word, "region": region_arg(region)}, [element], origin)


class AnyOfficial(ZhanguoDecision):
    """Asks for an Official of any type and one of the regions; a second one must go to the same region."""

    kind = "official"
    rule = "zhanguo.recruit.effect"
    follows = True
    fields: ClassVar[list[Field]] = [REGIONS_MASK, Field("left", 1, 2)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.OFFICIAL, act.MOVE - 1)]

    def __init__(self, seat: int, regions: int, left: int) -> None:
        self.seat = seat
        self.regions = regions
        self.left = left

    def misfit(self, state: ZhanguoState, at: int) -> str:
        enough = sum(state.official_supply[self.seat * 3 : self.seat * 3 + 3]) >= self.left
        return misplaced_effect(state, at) or ("" if enough else "too few Officials are in supply")

    def actions(self, state: ZhanguoState) -> list[int]:
        supply = state.official_supply
        at = self.seat * 3
        found: list[int] = []
        for region in range(5):
            if self.regions >> region & 1:
                first = act.OFFICIAL + region * 3
                if supply[at] > 0:
                    found.append(first)
                if supply[at + 1] > 0:
                    found.append(first + 1)
                if supply[at + 2] > 0:
                    found.append(first + 2)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        region, official = divmod(action - act.OFFICIAL, 3)
        recruit(state, self.seat, region, official)
        if self.left > 1:
            state.stack.append(AnyOfficial(self.seat, 1 << region, self.left - 1))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if act.OFFICIAL <= action < act.MOVE:
            if state.official_supply[at_kind(self.seat, (action - act.OFFICIAL) % 3)] == 0:
                return "zhanguo.recruit.supply"
            return "zhanguo.reward.officials"
        return self.rule


class OfficialRegion(ZhanguoDecision):
    """Recruit two named Officials in one region."""

    kind = "official-region"
    rule = "zhanguo.reward.officials"
    follows = True
    fields: ClassVar[list[Field]] = [Field("first", ALCHEMIST, GENERAL), Field("second", NONE, GENERAL)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def __init__(self, seat: int, first: int, second: int) -> None:
        self.seat = seat
        self.first = first
        self.second = second

    def misfit(self, state: ZhanguoState, at: int) -> str:
        supply = state.official_supply[self.seat * 3 : self.seat * 3 + 3]
        supply[self.first] -= 1
        if self.second == ANY:
            return "both Officials are named"
        if self.second >= 0:
            supply[self.second] -= 1
        return misplaced_effect(state, at) or ("" if min(supply) >= 0 else "too few Officials are in supply")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.REGION, act.REGION + 1, act.REGION + 2, act.REGION + 3, act.REGION + 4]

    def take(self, state: ZhanguoState, action: int) -> None:
        recruit(state, self.seat, action - act.REGION, self.first)
        if self.second >= 0:
            recruit(state, self.seat, action - act.REGION, self.second)


class OfficialsApart(ZhanguoDecision):
    """Recruit Officials of one type, or of any type, each in a region of the player's choice (option
    english_text).
    """

    kind = "officials-apart"
    rule = "zhanguo.reward.officials"
    follows = True
    fields: ClassVar[list[Field]] = [Field("official", ANY, GENERAL), Field("left", 1, 2)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.OFFICIAL, act.MOVE - 1)]

    def __init__(self, seat: int, official: int, left: int) -> None:
        self.seat = seat
        self.official = official
        self.left = left

    def misfit(self, state: ZhanguoState, at: int) -> str:
        supply = state.official_supply[self.seat * 3 : self.seat * 3 + 3]
        enough = (sum(supply) if self.official == ANY else supply[self.official]) >= self.left
        return misplaced_effect(state, at) or ("" if enough else "too few Officials are in supply")

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        for region in range(5):
            for official in range(3):
                wanted = self.official == ANY or self.official == official
                if wanted and state.official_supply[at_kind(self.seat, official)] > 0:
                    found.append(act.OFFICIAL + region * 3 + official)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        region, official = divmod(action - act.OFFICIAL, 3)
        recruit(state, self.seat, region, official)
        if self.left > 1:
            state.stack.append(OfficialsApart(self.seat, self.official, self.left - 1))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if state.official_supply[at_kind(self.seat, (action - act.OFFICIAL) % 3)] == 0:
            return "zhanguo.recruit.supply"
        return self.rule
