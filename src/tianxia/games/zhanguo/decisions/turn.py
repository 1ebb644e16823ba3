"""A turn: one card, either for the Unification or at Court; nothing passes it (zhanguo.turn.must_play).

Soldiers at its end (zhanguo.turn.end_soldiers) wait beneath it on the stack: `round.py`, `mausoleum.py`.
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import Choice, misplaced_in_turn
from tianxia.games.zhanguo.decisions.court import CourtAction, court_actions
from tianxia.games.zhanguo.decisions.unify import UnifyRegion, unify_regions
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import CARDS, LAST_NUMBER
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence


class Play(Choice):
    """Unify or go to Court."""

    kind = "play"
    rule = "zhanguo.turn.two_ways"
    offers: ClassVar[list[tuple[int, int]]] = [(act.UNIFY, act.AT_COURT)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_in_turn(state, at)

    def actions(self, state: ZhanguoState) -> list[int]:
        if not unify_regions(state, self.seat):
            return [act.AT_COURT]  # where no Court action is possible either, zhanguo.turn.no_legal_play
        if court_actions(state, self.seat):
            return [act.UNIFY, act.AT_COURT]
        return [act.UNIFY]

    def take(self, state: ZhanguoState, action: int) -> None:
        state.stack.append(HandCard(self.seat, 1 if action == act.AT_COURT else 0))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if action == act.AT_COURT:
            return "zhanguo.court.must_be_possible"
        if action == act.UNIFY:
            if state.total(state.card_count, self.seat) == 15:
                return "zhanguo.unify.limit_three"
            return "zhanguo.unify.unrest_blocks"
        return self.rule


class HandCard(Choice):
    """Which card of the hand."""

    kind = "hand-card"
    rule = "zhanguo.round.play_order"
    follows = True
    secret = True
    fields: ClassVar[list[Field]] = [Field("at_court", 0, 1)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.CARD + 1, act.CARD + LAST_NUMBER)]

    def __init__(self, seat: int, at_court: int) -> None:
        self.seat = seat
        self.at_court = at_court

    def misfit(self, state: ZhanguoState, at: int) -> str:
        way = act.AT_COURT if self.at_court == 1 else act.UNIFY
        possible = way in Play(self.seat).actions(state)
        return misplaced_in_turn(state, at) or ("" if possible else "no card can be played that way")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.CARD + card for card in state.hand(self.seat)]

    def take(self, state: ZhanguoState, action: int) -> None:
        if self.at_court == 1:
            state.stack.append(CourtAction(self.seat, action - act.CARD))
        else:
            state.stack.append(UnifyRegion(self.seat, action - act.CARD))

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return [f"card:{CARDS[action - act.CARD]}"]

    def prompt(self, state: ZhanguoState) -> Sentence:
        key = "prompt-hand-card-court" if self.at_court == 1 else "prompt-hand-card-unify"
        return Sentence(key, {"seat": f"#{self.seat}"})
