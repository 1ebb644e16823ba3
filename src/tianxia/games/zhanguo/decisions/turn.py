"""A turn: one card, either for the Unification or at Court."""

from __future__ import annotations

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.board import Board
from tianxia.games.zhanguo.decisions.base import Choice, card_args, region_arg
from tianxia.games.zhanguo.decisions.court import CourtAction, court_actions
from tianxia.games.zhanguo.decisions.pieces import gain_tokens, stir
from tianxia.games.zhanguo.names import CARDS, REGIONS
from tianxia.kernel.event import Sentence

# Unrest caused and tokens earned by the first, second and third card of a region.
UNREST_OF_CARD = [0, 1, 2]


def unify_regions(state: Board, seat: int) -> list[int]:
    """Regions with room where the card's unrest stays within 3."""
    found: list[int] = []
    for region in range(5):
        count = state.card_count[seat * 5 + region]
        if count < 3 and state.unrest[seat * 5 + region] + UNREST_OF_CARD[count] <= 3:
            found.append(region)
    return found


class Play(Choice):
    """Unify or go to Court."""

    kind = "play"
    rule = "zhanguo.turn.two_ways"

    def actions(self, state: Board) -> list[int]:
        if not unify_regions(state, self.seat):
            return [act.AT_COURT]  # where no Court action is possible either, zhanguo.turn.no_legal_play
        if court_actions(state, self.seat):
            return [act.UNIFY, act.AT_COURT]
        return [act.UNIFY]

    def take(self, state: Board, action: int) -> None:
        state.stack.append(HandCard(self.seat, 1 if action == act.AT_COURT else 0))

    def refusal(self, state: Board, action: int) -> str:
        if action == act.PASS:
            return "zhanguo.turn.must_play"
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

    def __init__(self, seat: int, at_court: int) -> None:
        self.seat = seat
        self.at_court = at_court

    def args(self) -> list[int]:
        return [self.at_court]

    def actions(self, state: Board) -> list[int]:
        return [act.CARD + card for card in state.hand(self.seat)]

    def take(self, state: Board, action: int) -> None:
        if self.at_court == 1:
            state.stack.append(CourtAction(self.seat, action - act.CARD))
        else:
            state.stack.append(UnifyRegion(self.seat, action - act.CARD))

    def touches(self, state: Board, action: int) -> list[str]:
        return [f"card:{CARDS[action - act.CARD]}"]

    def prompt(self, state: Board) -> Sentence:
        key = "prompt-hand-card-court" if self.at_court == 1 else "prompt-hand-card-unify"
        return Sentence(key, {"seat": f"#{self.seat}"})


class UnifyRegion(Choice):
    """The region a card is tucked in."""

    kind = "unify-region"
    rule = "zhanguo.unify.place"
    follows = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def args(self) -> list[int]:
        return [self.card]

    def actions(self, state: Board) -> list[int]:
        return [act.REGION + region for region in unify_regions(state, self.seat)]

    def take(self, state: Board, action: int) -> None:
        seat = self.seat
        region = action - act.REGION
        state.take_from_hand(seat, self.card)
        count = state.tuck(seat, region, self.card)
        if state.log is not None:
            args = card_args(state, self.card)
            args["region"] = region_arg(region)
            args["seat"] = f"#{seat}"
            path = [f"hand:{seat}", f"region:{seat}:{REGIONS[region]}"]
            state.emit("event-unify", args, [f"tucked:{seat}:{CARDS[self.card]}"], path=path)
        gain_tokens(state, seat, state.tables.suit_of[self.card], count)
        unrest = UNREST_OF_CARD[count - 1]
        if unrest > 0:
            stir(state, seat, region, unrest)

    def refusal(self, state: Board, action: int) -> str:
        if act.REGION <= action < act.OFFICIAL:
            if state.card_count[self.seat * 5 + action - act.REGION] == 3:
                return "zhanguo.unify.limit_three"
            return "zhanguo.unify.unrest_blocks"
        return self.rule
