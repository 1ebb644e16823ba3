"""A round: drawing cards, then six turns each; `phase3.py` counts them (zhanguo.round.five_rounds)."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.zhanguo.automa.set_up import draw_scrolls
from tianxia.games.zhanguo.automa.turn import LiSiTurn
from tianxia.games.zhanguo.decisions.mausoleum import PostSoldiers
from tianxia.games.zhanguo.decisions.phase3 import EndRound
from tianxia.games.zhanguo.decisions.rewards import Rewards
from tianxia.games.zhanguo.decisions.turn import Play
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import CARDS
from tianxia.kernel.decision import BOTTOM, Step
from tianxia.kernel.event import all_but, only, seat_arg

HAND: Final = 6
PER_SUIT: Final = 2


class Draw(Step):
    """Phase 1: every seat draws two cards of each suit (zhanguo.round.draw)."""

    kind = "draw"
    beneath: ClassVar[list[str]] = [BOTTOM]

    def run(self, state: ZhanguoState) -> None:
        state.turn = 0
        if state.log is not None:
            state.emit("event-round", {"round": state.round}, ["main:round"])
        state.learn()
        for seat in range(state.seats):
            cards: list[int] = []
            for suit in range(3):
                at = suit * 40 + state.drawn + seat * PER_SUIT
                cards += state.deck[at : at + PER_SUIT]
            if seat == state.automa:
                draw_scrolls(state, cards)
                continue
            cards.sort()
            for i in range(HAND):
                state.hands[seat * HAND + i] = cards[i]
            if state.log is not None:
                tell_draw(state, seat, cards)
        state.drawn += PER_SUIT * state.seats
        state.stack.append(self)  # begins the next round, once this one is over
        state.stack.append(NextTurn())


def tell_draw(state: ZhanguoState, seat: int, cards: list[int]) -> None:
    """The owner sees which cards were drawn, the others only how many."""
    if state.log is None:
        return
    numbers: list[object] = [CARDS[card] for card in cards]
    path = [f"deck:{suit}" for suit in "wcl"] + [f"hand:{seat}"]
    args: dict[str, object] = {"seat": seat_arg(seat), "cards": numbers}
    state.emit("event-draw", args, [f"card:{CARDS[card]}" for card in cards], only(seat), path)
    hidden: dict[str, object] = {"seat": seat_arg(seat)}
    state.emit("event-draw-hidden", hidden, [f"hand:{seat}"], all_but(seat), path)


class NextTurn(Step):
    """Phase 2: the next seat in turn order, until all hands are empty (zhanguo.round.play_order)."""

    kind = "next-turn"
    beneath: ClassVar[list[str]] = ["draw"]

    def run(self, state: ZhanguoState) -> None:
        if state.turn == HAND * state.seats:
            state.stack.append(EndRound())
            state.stack.append(Rewards(0))  # zhanguo.round.phases
            return
        seat = state.order[state.turn % state.seats]
        state.turn += 1
        state.stack.append(self)
        if seat == state.automa:
            state.stack.append(LiSiTurn())
            return
        state.stack.append(PostSoldiers(seat))
        state.stack.append(Play(seat))
