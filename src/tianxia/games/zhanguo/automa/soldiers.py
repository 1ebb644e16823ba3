"""Li Si's soldiers: he is never asked; where he has a choice the person picks for him."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.automa.base import LI_SI, PERSON, misplaced_li_si, say
from tianxia.games.zhanguo.decisions.base import ZhanguoDecision
from tianxia.games.zhanguo.decisions.mausoleum import describe_spot, open_spots, post_soldier, unlock
from tianxia.games.zhanguo.elements import aspect_arg
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import NOBODY
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Sentence


class LiSiSoldiers(Step):
    """Places a soldier of Li Si on every tile he fulfils, as soon as one is at the entrance.

    Rules: zhanguo.solo.soldier_later.
    """

    kind = "li-si-soldiers"

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misplaced_li_si(state, at, ["next-turn"])

    def run(self, state: ZhanguoState) -> None:
        spots = open_spots(state, LI_SI)
        if len(spots) > state.entrance[LI_SI]:
            state.stack.append(LiSiTile(PERSON))
            return
        for spot in spots:  # zhanguo.solo.soldier_immediate
            post_soldier(state, LI_SI, spot)


class LiSiTile(ZhanguoDecision):
    """Asks the person which tile he validates, because he fulfils more tiles than he has soldiers."""

    kind = "li-si-tile"
    rule = "zhanguo.solo.soldier_human_picks"
    offers: ClassVar[list[tuple[int, int]]] = [(act.SPOT, act.UNIFY - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        turns = ["li-si-soldiers", "li-si-symbol", "li-si-master", "next-turn", "token-limit", "buy-soldiers"]
        wrong = misplaced_li_si(state, at, turns)
        if not wrong and not 0 < state.entrance[LI_SI] < len(open_spots(state, LI_SI)):
            return "he has a soldier for every tile he fulfils, or none"
        return wrong or ("" if self.seat == PERSON else "the person is asked")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.SPOT + spot for spot in open_spots(state, LI_SI)]

    def take(self, state: ZhanguoState, action: int) -> None:
        post_soldier(state, LI_SI, action - act.SPOT)
        if state.entrance[LI_SI] > 0:
            state.stack.append(LiSiSoldiers())

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        return describe_spot(state, LI_SI, action)


def buy_soldiers(state: ZhanguoState) -> None:
    """Phase 3: he unlocks as many soldiers as his tokens pay for."""
    bought = False
    while state.locked[LI_SI] > 0:
        tokens = pay_for_soldier(state)
        if not tokens:
            break
        pay(state, tokens)
        if state.log is not None:
            paid: list[object] = [aspect_arg(token % 3) for token in tokens]
            say(state, "pays", {"tokens": paid})
        unlock(state, LI_SI)
        bought = True
    if bought:
        state.stack.append(LiSiSoldiers())


def pay_for_soldier(state: ZhanguoState) -> list[int]:
    # zhanguo.solo.buy_soldiers_most_then_large
    """The tokens that Li Si pays for one more soldier, large ones first; empty if he cannot pay. A large
    token is 3 + aspect.

    A large and a small token are worth exactly three, so this order also unlocks as many as possible.
    """
    large = [3 + aspect for aspect in range(3) if state.large[aspect] == LI_SI]
    small = list(state.tokens[LI_SI * 3 : LI_SI * 3 + 3])
    paid: list[int] = []
    if state.options.soldier_price_by_count:
        paid = large[:3]
        wanted = 3 - len(paid)
    elif large and sum(small) > 0:
        paid = large[:1]
        wanted = 1
    elif len(large) >= 2:
        paid = large[:2]
        wanted = 0
    else:
        wanted = 3
    if sum(small) < wanted:
        return []
    for _ in range(wanted):
        aspect = most_numerous(small)
        small[aspect] -= 1
        paid.append(aspect)
    return paid


def most_numerous(small: list[int]) -> int:
    """The aspect with the most tokens; the first one among equals."""
    return small.index(max(small))


def pay(state: ZhanguoState, tokens: list[int]) -> None:
    for token in tokens:
        if token < 3:
            state.return_small(LI_SI, token, 1)
        else:
            state.give_large(token - 3, NOBODY)


# Rules of this chapter that the code above implements without citing them:
# `zhanguo.solo.soldier_later`
