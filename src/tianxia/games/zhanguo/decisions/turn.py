"""A turn: one card, either for the Unification or at Court. Passing is not possible
(zhanguo.turn.must_play).

The step that places soldiers at the end of the turn (zhanguo.turn.end_soldiers) is beneath the turn on the
stack: see `round.py` and `mausoleum.py`.
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import ZhanguoDecision, misplaced_in_turn
from tianxia.games.zhanguo.decisions.court import CourtAction, can_act
from tianxia.games.zhanguo.decisions.unify import UnifyRegion, can_unify
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import CARDS, LAST_NUMBER


class Play(ZhanguoDecision):
    """Asks whether to play a card for the Unification or at Court."""

    kind = "play"
    rule = "zhanguo.turn.two_ways"
    offers: ClassVar[list[tuple[int, int]]] = [(act.UNIFY, act.AT_COURT), (act.PASS, act.PASS)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_in_turn(state, at)

    def actions(self, state: ZhanguoState) -> list[int]:
        if not can_unify(state, self.seat):
            return [act.AT_COURT]  # allowed if no Court action is possible either: zhanguo.turn.no_legal_play
        if can_act(state, self.seat):
            return [act.UNIFY, act.AT_COURT]
        return [act.UNIFY]

    def take(self, state: ZhanguoState, action: int) -> None:
        state.stack.append(CourtCard(self.seat) if action == act.AT_COURT else UnifyCard(self.seat))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if action == act.AT_COURT:
            return "zhanguo.court.must_be_possible"
        if action == act.UNIFY:
            if state.total(state.card_count, self.seat) == 15:
                return "zhanguo.unify.limit_three"
            return "zhanguo.unify.unrest_blocks"
        return "zhanguo.turn.must_play" if action == act.PASS else self.rule


class HandCard(ZhanguoDecision):
    """Asks for a card of the hand."""

    rule = "zhanguo.round.play_order"
    follows = True
    never_automatic = True
    offers: ClassVar[list[tuple[int, int]]] = [
        (act.CARD + 1, act.CARD + LAST_NUMBER),
        (act.PASS, act.PASS),  # passing is never offered; the refusal names the rule
    ]

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.CARD + card for card in state.hand(self.seat)]

    def refusal(self, state: ZhanguoState, action: int) -> str:
        return "zhanguo.turn.must_play" if action == act.PASS else self.rule

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        if action == act.PASS:
            return ["button:pass"]
        return [f"card:{CARDS[action - act.CARD]}"]


class UnifyCard(HandCard):
    """Asks which card goes onto the seat's own board."""

    kind = "unify-card"

    def take(self, state: ZhanguoState, action: int) -> None:
        state.stack.append(UnifyRegion(self.seat, action - act.CARD))

    def misfit(self, state: ZhanguoState, at: int) -> str:
        room = can_unify(state, self.seat)
        return misplaced_in_turn(state, at) or ("" if room else "no region has room for a card")


class CourtCard(HandCard):
    """Asks which card goes to Court."""

    kind = "court-card"

    def take(self, state: ZhanguoState, action: int) -> None:
        state.stack.append(CourtAction(self.seat, action - act.CARD))

    def misfit(self, state: ZhanguoState, at: int) -> str:
        possible = act.AT_COURT in Play(self.seat).actions(state)
        return misplaced_in_turn(state, at) or ("" if possible else "no Court action is possible")
