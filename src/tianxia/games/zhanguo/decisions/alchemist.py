"""Alchemist and Master cards come onto the board.

Their triggers and abilities are data, which `effects.py` carries out. They are never in hand, so they are
never played at Court (zhanguo.alchemist.no_number).

- `data/cards.toml`: zhanguo.alchemist.a1 to zhanguo.alchemist.a5, zhanguo.alchemist.m1 to
  zhanguo.alchemist.m5
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import (
    EFFECTS,
    SYMBOLS,
    UpToChoice,
    ZhanguoDecision,
    misplaced_effect,
)
from tianxia.games.zhanguo.elements import card_args, region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import (
    ALCHEMIST,
    CARDS,
    FIRST_ALCHEMIST,
    LAST_CARD,
    aside_cards,
    at_place,
    at_region,
)
from tianxia.kernel.decision import Field


def place_card(state: ZhanguoState, seat: int, region: int, card: int) -> None:
    """Put the card into a region; it brings no token and no unrest
    (zhanguo.elixir.place_no_token_no_unrest)."""
    state.place_card(seat, region, card)
    if state.log is not None:
        args = card_args(state, card)
        args["region"] = region_arg(region)
        tell(state, "place-card", seat, args, [f"tucked:{seat}:{CARDS[card]}"], f"board:{seat}")


def room_for_card(state: ZhanguoState, seat: int, needs_alchemist: bool) -> bool:
    """Is there a region an Alchemist card may go to?"""
    for region in range(5):
        if state.card_count[at_region(seat, region)] < 3:
            if not needs_alchemist or state.officials[at_place(seat, region, ALCHEMIST)] > 0:
                return True
    return False


def can_place_card(state: ZhanguoState, seat: int, needs_alchemist: bool) -> bool:
    return state.aside[seat] != 0 and room_for_card(state, seat, needs_alchemist)


class AsideCard(UpToChoice):
    """Asks where to place set-aside Alchemist cards, in any regions; with `may_stop` the seat may place
    fewer."""

    kind = "aside-card"
    rule = "zhanguo.reward.alchemist_card"
    offers: ClassVar[list[tuple[int, int]]] = [
        (act.CARD + FIRST_ALCHEMIST, act.CARD + LAST_CARD),
        (act.PASS, act.PASS),
    ]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        room = can_place_card(state, self.seat, False)
        return misplaced_effect(state, at) or ("" if room else "no card can be placed")

    def actions(self, state: ZhanguoState) -> list[int]:
        found = [act.CARD + card for card in aside_cards(state.aside[self.seat])]
        if self.may_stop == 1:
            found.append(act.PASS)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        if action == act.PASS:
            return
        state.stack.append(CardRegion(self.seat, action - act.CARD, 0, self.left - 1))

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        if action < act.REGION:
            return [f"alchemist:{self.seat}:{CARDS[action - act.CARD]}"]
        return super().touches(state, action)


class CardRegion(ZhanguoDecision):
    """Asks to which region an Alchemist card goes; `more` cards may follow."""

    kind = "card-region"
    rule = "zhanguo.elixir.place_needs_alchemist"
    follows = True
    fields: ClassVar[list[Field]] = [
        Field("card", FIRST_ALCHEMIST, LAST_CARD),
        Field("needs_alchemist", 0, 1),
        Field("more", 0, 9),
    ]
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1)]

    def __init__(self, seat: int, card: int, needs_alchemist: int, more: int) -> None:
        self.seat = seat
        self.card = card
        self.needs_alchemist = needs_alchemist
        self.more = more

    def misfit(self, state: ZhanguoState, at: int) -> str:
        if self.card not in aside_cards(state.aside[self.seat]):
            return "the card is not set aside"
        return misplaced_effect(state, at, SYMBOLS if self.needs_alchemist == 1 else EFFECTS)

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        for region in range(5):
            if state.card_count[at_region(self.seat, region)] < 3:
                if self.needs_alchemist == 0 or state.officials[at_place(self.seat, region, ALCHEMIST)] > 0:
                    found.append(act.REGION + region)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        place_card(state, self.seat, action - act.REGION, self.card)
        if self.more > 0 and can_place_card(state, self.seat, False):
            state.stack.append(AsideCard(self.seat, self.more, 1))

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if act.REGION <= action < act.OFFICIAL:
            if state.card_count[at_region(self.seat, action - act.REGION)] == 3:
                return "zhanguo.unify.limit_three"
        return self.rule


# Rules of this chapter that other files decide:
# - `data/cards.toml`: zhanguo.alchemist.a2, zhanguo.alchemist.a3, zhanguo.alchemist.a4,
#   zhanguo.alchemist.m2, zhanguo.alchemist.m3, zhanguo.alchemist.m4
