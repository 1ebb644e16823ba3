"""Unrest in the regions, from 0 to 3 (zhanguo.unrest.range).

- `unify.py`, `hire.py`, `palace.py` and `effects.py` raise unrest only if it stays within 3:
  zhanguo.unrest.never_above_three
- at 3 the cards of a region do not fire: zhanguo.unrest.three_blocks_cards
- `ready_cards` in `court.py` checks this before each card: zhanguo.unrest.checked_each_card
- nothing else depends on it: zhanguo.unrest.no_other_effect_of_three
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import EFFECTS, LEFT, SeveralChoice, ZhanguoDecision
from tianxia.games.zhanguo.elements import region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import EVERYWHERE, REGIONS, at_region
from tianxia.kernel.decision import Field


def calm(state: ZhanguoState, seat: int, region: int) -> None:
    """Lower the unrest of a region by 1, never below 0 (zhanguo.unrest.floor_zero)."""
    at = at_region(seat, region)
    if state.unrest[at] > 0:
        state.unrest[at] -= 1
        if state.log is not None:
            tell_unrest(state, seat, region)


def stir(state: ZhanguoState, seat: int, region: int, amount: int) -> None:
    """Raise the unrest of a region; callers make sure that it stays at 3 or below."""
    state.unrest[at_region(seat, region)] += amount
    if state.log is not None:
        tell_unrest(state, seat, region)


def reset_unrest(state: ZhanguoState, seat: int, region: int) -> None:
    at = at_region(seat, region)
    if state.unrest[at] > 0:
        state.unrest[at] = 0
        if state.log is not None:
            tell_unrest(state, seat, region)


def tell_unrest(state: ZhanguoState, seat: int, region: int) -> None:
    args: dict[str, object] = {"region": region_arg(region), "level": state.unrest[at_region(seat, region)]}
    tell(state, "unrest", seat, args, [f"unrest:{seat}:{REGIONS[region]}"])


def restless(state: ZhanguoState, seat: int, done: int) -> list[int]:
    """The regions with unrest that were not chosen yet."""
    found: list[int] = []
    first = at_region(seat, 0)
    for region in range(5):
        if state.unrest[first + region] > 0 and not done >> region & 1:
            found.append(region)
    return found


class Calm(ZhanguoDecision):
    """Asks for regions where the unrest falls by 1, each at most once."""

    kind = "calm"
    beneath: ClassVar[list[str]] = EFFECTS
    rule = "zhanguo.unrest.floor_zero"
    follows = True
    fields: ClassVar[list[Field]] = [LEFT, Field("done", 0, EVERYWHERE)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def __init__(self, seat: int, left: int, done: int) -> None:
        self.seat = seat
        self.left = left
        self.done = done

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.REGION + r for r in restless(state, self.seat, self.done)]

    def take(self, state: ZhanguoState, action: int) -> None:
        region = action - act.REGION
        calm(state, self.seat, region)
        done = self.done | 1 << region
        if self.left > 1 and restless(state, self.seat, done):
            state.stack.append(Calm(self.seat, self.left - 1, done))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if act.REGION <= action < act.OFFICIAL and self.done >> (action - act.REGION) & 1:
            return "zhanguo.governor.g9"
        return self.rule


class Reset(SeveralChoice):
    """Asks for regions whose unrest is reset to 0, up to `left` of them."""

    kind = "reset"
    beneath: ClassVar[list[str]] = EFFECTS
    rule = "zhanguo.reward.reset_unrest"
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1), (act.PASS, act.PASS)]

    def actions(self, state: ZhanguoState) -> list[int]:
        found = [act.REGION + r for r in restless(state, self.seat, 0)]
        found.append(act.PASS)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        if action == act.PASS:
            return
        reset_unrest(state, self.seat, action - act.REGION)
        if self.left > 1 and restless(state, self.seat, 0):
            state.stack.append(Reset(self.seat, self.left - 1))
