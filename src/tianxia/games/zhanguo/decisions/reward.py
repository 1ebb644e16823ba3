"""The effects of rewards, whether a seat can take a whole reward, and the soldier on any Mausoleum tile.

Rewards that cards and Governor tiles also give are carried out elsewhere:

- `effects.py`: zhanguo.reward.ship, zhanguo.reward.officials, zhanguo.reward.unlock_two
- `recruit.py` asks for regions of Officials
- `hire.py`: zhanguo.reward.workers
- `alchemist.py`: zhanguo.reward.alchemist_card, zhanguo.reward.alchemist_cards_two
- `unrest.py`: zhanguo.reward.reset_unrest
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import ZhanguoDecision, misplaced_effect
from tianxia.games.zhanguo.decisions.governor import GovernorRegion
from tianxia.games.zhanguo.decisions.mausoleum import (
    describe_spot,
    free_slot,
    post_soldier,
    refuse_spot,
    unlock,
)
from tianxia.games.zhanguo.decisions.palace import PalaceRegion
from tianxia.games.zhanguo.decisions.wall import WallSection, open_sections
from tianxia.games.zhanguo.effects import (
    FREE_GOVERNOR,
    FREE_PALACE,
    FREE_SOLDIER,
    FREE_WALL,
    Effect,
    perform,
    possible,
)
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import FROM_CARDS, GOVERNORS, PALACES, WALLS, at_kind
from tianxia.kernel.event import Sentence


def takeable(state: ZhanguoState, seat: int, effect: Effect) -> bool:
    """Can the whole reward be taken? (zhanguo.rewards.full_only)"""
    kind = effect.kind
    if kind == FREE_GOVERNOR:  # zhanguo.reward.needs_piece
        return state.left[at_kind(seat, GOVERNORS)] > 0
    if kind == FREE_PALACE:
        return state.left[at_kind(seat, PALACES)] > 0
    if kind == FREE_WALL:
        return state.left[at_kind(seat, WALLS)] > 0 and len(open_sections(state, seat, 3)) > 0
    if kind == FREE_SOLDIER:
        if effect.amount > 0 and state.locked[seat] < effect.amount:  # zhanguo.reward.unlock_then_mausoleum
            return False
        return state.entrance[seat] + effect.amount > 0 and any_spot(state, seat)
    return possible(state, seat, effect, 0)


def take_reward(state: ZhanguoState, seat: int, effect: Effect) -> None:
    kind = effect.kind
    if kind == FREE_GOVERNOR:
        state.stack.append(GovernorRegion(seat, effect.regions, 1))  # zhanguo.reward.free_governor
    elif kind == FREE_PALACE:
        state.stack.append(PalaceRegion(seat, 1))  # zhanguo.reward.free_palace
    elif kind == FREE_WALL:
        state.stack.append(WallSection(seat, 1))  # zhanguo.reward.free_wall
    elif kind == FREE_SOLDIER:
        for _ in range(effect.amount):
            unlock(state, seat)
        state.stack.append(FreeSoldier(seat))
    else:
        perform(state, seat, effect, 0, FROM_CARDS)


def any_spot(state: ZhanguoState, seat: int) -> bool:
    """Is there a spot with a free slot and without a soldier of the seat? The tile's condition does not
    matter.
    """
    return any(free_slot(state, seat, spot) >= 0 for spot in range(9))


class FreeSoldier(ZhanguoDecision):
    """Asks for any Mausoleum tile that gets a soldier; its condition does not matter."""

    kind = "free-soldier"
    rule = "zhanguo.reward.free_mausoleum"
    follows = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.SPOT, act.UNIFY - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        waits = state.entrance[self.seat] > 0
        wrong = misplaced_effect(state, at, ["post-soldiers"])
        return wrong or ("" if waits else "no soldier is at the entrance")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.SPOT + spot for spot in range(9) if free_slot(state, self.seat, spot) >= 0]

    def take(self, state: ZhanguoState, action: int) -> None:
        post_soldier(state, self.seat, action - act.SPOT)

    def refusal(self, state: ZhanguoState, action: int) -> str:
        return refuse_spot(state, self.seat, action, self.rule)

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        return describe_spot(state, self.seat, action)
