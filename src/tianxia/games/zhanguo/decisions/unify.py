"""A card for the Unification: its regions, tokens and unrest. It stays for the whole game
(zhanguo.unify.permanent), and no abilities follow (zhanguo.unify.no_abilities).
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import CardChoice
from tianxia.games.zhanguo.decisions.unrest import stir
from tianxia.games.zhanguo.elements import LETTERS, aspect_arg, card_args, region_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import CARDS, REGIONS, at_region

# Unrest caused and tokens earned by the first, second and third card of a region.
UNREST_OF_CARD: Final = [0, 1, 2]  # zhanguo.unify.unrest


def unify_regions(state: ZhanguoState, seat: int) -> list[int]:
    """Regions with room where the card's unrest stays within 3."""
    found: list[int] = []
    first = at_region(seat, 0)
    for region in range(5):
        count = state.card_count[first + region]
        if count < 3 and state.unrest[first + region] + UNREST_OF_CARD[count] <= 3:
            found.append(region)
    return found


def can_unify(state: ZhanguoState, seat: int) -> bool:
    """Can the card be played for the Unification in any region? Faster than `unify_regions`."""
    first = at_region(seat, 0)
    for at in range(first, first + 5):
        count = state.card_count[at]
        if count < 3 and state.unrest[at] + UNREST_OF_CARD[count] <= 3:
            return True
    return False


class UnifyRegion(CardChoice):
    """Asks for the region where the card is tucked."""

    kind = "unify-region"
    rule = "zhanguo.unify.place"
    follows = True
    ends_phrase = True
    offers: ClassVar[list[tuple[int, int]]] = [(act.REGION, act.OFFICIAL - 1), (act.PASS, act.PASS)]

    def with_card(self, card: int) -> UnifyRegion:
        return UnifyRegion(self.seat, card)

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.REGION + region for region in unify_regions(state, self.seat)]

    def take(self, state: ZhanguoState, action: int) -> None:
        seat = self.seat
        region = action - act.REGION
        state.take_from_hand(seat, self.card)
        count = state.tuck(seat, region, self.card)  # zhanguo.unify.position_counts_alchemists
        if state.log is not None:
            args = card_args(state, self.card)
            args["region"] = region_arg(region)
            args["seat"] = f"#{seat}"
            path = [f"hand:{seat}", f"region:{seat}:{REGIONS[region]}"]
            state.emit("event-unify", args, [f"tucked:{seat}:{CARDS[self.card]}"], path=path)
        gain_tokens(state, seat, state.tables.suit_of[self.card], count)  # zhanguo.unify.tokens
        unrest = UNREST_OF_CARD[count - 1]
        if unrest > 0:
            stir(state, seat, region, unrest)

    def refusal(self, state: ZhanguoState, action: int) -> str:
        if act.REGION <= action < act.OFFICIAL:
            if state.card_count[at_region(self.seat, action - act.REGION)] == 3:
                return "zhanguo.unify.limit_three"
            return "zhanguo.unify.unrest_blocks"
        return "zhanguo.turn.must_play" if action == act.PASS else self.rule


def gain_tokens(state: ZhanguoState, seat: int, aspect: int, amount: int) -> None:
    gained = state.gain_small(seat, aspect, amount)  # zhanguo.unify.token_shortage
    if state.log is not None and gained > 0:
        args: dict[str, object] = {"amount": gained, "aspect": aspect_arg(aspect)}
        tell(state, "tokens", seat, args, [f"tokens:{seat}"], "token:" + LETTERS[aspect])
