"""Phase 3 after the rewards: turn order, soldiers for tokens, the limit on tokens, the next round."""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.automa.base import unlocking_order
from tianxia.games.zhanguo.automa.set_up import shuffle_actions
from tianxia.games.zhanguo.automa.soldiers import buy_soldiers, most_numerous
from tianxia.games.zhanguo.decisions.base import (
    NEVER_WAITS,
    WHOSE,
    SeatStep,
    ZhanguoDecision,
    acting_upon,
    misplaced,
    owner_of,
)
from tianxia.games.zhanguo.decisions.mausoleum import PostSoldiers, unlock
from tianxia.games.zhanguo.elements import LETTERS, aspect_arg, tell
from tianxia.games.zhanguo.scoring import final_outcome
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import NOBODY, ON_TRACK, at_kind
from tianxia.kernel.decision import Field, Step
from tianxia.kernel.event import Sentence, seat_arg

SOLDIER_PRICE: Final = 3
MOST_SMALL: Final = 5
BOUGHT = Field("bought", 0, 1)

# These steps form queues of seats: the step of the next seat is above the step of the seat after it.
UNLOCKING: Final = ["token-limit", "buy-soldiers"]
LIMIT: Final = ["end-round", "excess"]


def misqueued(state: ZhanguoState, at: int, upon: list[str]) -> str:
    """Why a seat, or Li Si, cannot be waiting for its turn at that place of the stack; empty if it can."""
    below = state.stack[at - 1].kind if at > 0 else "nothing"
    if below not in upon:
        return f"it cannot stand on {below!r}"
    return "" if owner_of(state.stack[at]) == acting_upon(state, at - 1) else "the seats are in another order"


class NewOrder(Step):
    """Markers that stayed on the track move up; those in the reward column follow, from top to bottom.

    Rules: zhanguo.phase3.new_order.
    """

    kind = "new-order"
    waits = False

    def run(self, state: ZhanguoState) -> None:
        order = [seat for seat in state.order if state.markers[seat] == ON_TRACK]
        for row in range(3):
            for seat in range(state.seats):
                if state.markers[seat] == row:
                    order.append(seat)
        state.markers = [ON_TRACK] * state.seats
        state.order = order
        if state.log is not None:
            names: list[object] = [seat_arg(seat) for seat in order]
            state.emit("event-order", {"order": names}, ["main:order"])
        state.stack.append(TokenLimit())
        queue = unlocking_order(state)
        for i in range(state.seats - 1, -1, -1):
            state.stack.append(BuySoldiers(queue[i], 0))


def purse(state: ZhanguoState, seat: int) -> int:
    """The amount that a seat can pay: the value of its tokens, or with an option their number."""
    large = state.large.count(seat)
    small = state.tokens[seat * 3] + state.tokens[at_kind(seat, 1)] + state.tokens[at_kind(seat, 2)]
    return small + large if state.options.soldier_price_by_count else small + 2 * large


class BuySoldiers(SeatStep):
    """Lets a seat unlock soldiers when its turn comes; afterwards it may place some."""

    kind = "buy-soldiers"
    fields: ClassVar[list[Field]] = [WHOSE, BOUGHT]

    def __init__(self, whose: int, bought: int) -> None:
        self.seat = -1
        self.whose = whose
        self.bought = bought

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return NEVER_WAITS if self.bought == 1 else misqueued(state, at, UNLOCKING)

    def run(self, state: ZhanguoState) -> None:
        if self.whose == state.automa:
            buy_soldiers(state)
        elif state.locked[self.whose] > 0 and purse(state, self.whose) >= SOLDIER_PRICE:
            state.stack.append(BuySoldier(self.whose, self.bought))
        elif self.bought == 1:  # zhanguo.phase3.unlock_then_place
            state.stack.append(PostSoldiers(self.whose))


class BuySoldier(ZhanguoDecision):
    """Asks whether to unlock one more soldier or to stop."""

    kind = "buy-soldier"
    rule = "zhanguo.phase3.unlock"
    fields: ClassVar[list[Field]] = [BOUGHT]
    offers: ClassVar[list[tuple[int, int]]] = [(act.PASS, act.PASS), (act.UNLOCK, act.UNLOCK)]

    def __init__(self, seat: int, bought: int) -> None:
        self.seat = seat
        self.bought = bought

    def misfit(self, state: ZhanguoState, at: int) -> str:
        able = state.locked[self.seat] > 0 and purse(state, self.seat) >= SOLDIER_PRICE
        return misplaced(state, at, UNLOCKING) or ("" if able else "no soldier can be unlocked")

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.PASS, act.UNLOCK]

    def prompt(self, state: ZhanguoState) -> Sentence:
        by_count = int(state.options.soldier_price_by_count)
        args: dict[str, object] = {"seat": seat_arg(self.seat), "price": SOLDIER_PRICE, "number": by_count}
        return Sentence("prompt-buy-soldier", args)

    def take(self, state: ZhanguoState, action: int) -> None:
        if action == act.UNLOCK:
            state.stack.append(PayToken(self.seat, 0))
        elif self.bought == 1:
            state.stack.append(PostSoldiers(self.seat))

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return [f"locked:{self.seat}"] if action == act.UNLOCK else ["button:pass"]


class PayToken(ZhanguoDecision):
    """Asks for one token after another until the price is paid; there is no change."""

    kind = "pay-token"
    rule = "zhanguo.phase3.unlock_price"
    follows = True
    fields: ClassVar[list[Field]] = [Field("paid", 0, SOLDIER_PRICE - 1)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.SMALL, act.SPOT - 1)]

    def __init__(self, seat: int, paid: int) -> None:
        self.seat = seat
        self.paid = paid

    def misfit(self, state: ZhanguoState, at: int) -> str:
        able = state.locked[self.seat] > 0 and purse(state, self.seat) >= SOLDIER_PRICE - self.paid
        return misplaced(state, at, UNLOCKING) or ("" if able else "the price cannot be paid")

    def actions(self, state: ZhanguoState) -> list[int]:
        found: list[int] = []
        for aspect in range(3):
            if state.tokens[at_kind(self.seat, aspect)] > 0:
                found.append(act.SMALL + aspect)
        for aspect in range(3):
            if state.large[aspect] == self.seat:
                found.append(act.LARGE + aspect)
        return found

    def take(self, state: ZhanguoState, action: int) -> None:
        paid = self.paid + 1
        if action < act.LARGE:
            state.return_small(self.seat, action - act.SMALL, 1)
        else:
            state.give_large(action - act.LARGE, NOBODY)
            if not state.options.soldier_price_by_count:
                paid += 1
        if paid < SOLDIER_PRICE:
            state.stack.append(PayToken(self.seat, paid))
            return
        unlock(state, self.seat)
        state.stack.append(BuySoldiers(self.seat, 1))

    def prompt(self, state: ZhanguoState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "price": SOLDIER_PRICE, "number": self.paid}
        return Sentence("prompt-pay-token", args)

    def describe(self, state: ZhanguoState, action: int) -> Sentence:
        last = self.paid == SOLDIER_PRICE - 1
        if action < act.LARGE or not last or state.options.soldier_price_by_count:
            return super().describe(state, action)
        return Sentence("action-large-over", {"aspect": aspect_arg(action - act.LARGE)})

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        size = "small" if action < act.LARGE else "large"
        return [f"{size}:{self.seat}:{LETTERS[(action - act.SMALL) % 3]}"]


class TokenLimit(Step):
    """Large tokens go back to the board; then each seat keeps at most five small ones.

    Rules: zhanguo.phase3.large_returned.
    """

    kind = "token-limit"

    def misfit(self, state: ZhanguoState, at: int) -> str:
        early = max(state.markers) != ON_TRACK
        return misplaced(state, at, ["end-round"]) or ("markers are not back on the track" if early else "")

    def run(self, state: ZhanguoState) -> None:
        for aspect in range(3):
            seat = state.large[aspect]
            if seat != NOBODY:
                state.give_large(aspect, NOBODY)
                if state.log is not None:
                    args: dict[str, object] = {"aspect": aspect_arg(aspect)}
                    tell(state, "large-returned", seat, args, ["large:" + LETTERS[aspect]])
        for i in range(state.seats - 1, -1, -1):
            state.stack.append(Excess(state.order[i]))


def small_tokens(state: ZhanguoState, seat: int) -> int:
    return state.tokens[seat * 3] + state.tokens[at_kind(seat, 1)] + state.tokens[at_kind(seat, 2)]


class Excess(SeatStep):
    """Asks a seat to return small tokens, if it has too many."""

    kind = "excess"

    def misfit(self, state: ZhanguoState, at: int) -> str:
        return misqueued(state, at, LIMIT)

    def run(self, state: ZhanguoState) -> None:
        while self.whose == state.automa and small_tokens(state, self.whose) > MOST_SMALL:
            small = list(state.tokens[self.whose * 3 : self.whose * 3 + 3])
            give_back(state, self.whose, most_numerous(small))
        if small_tokens(state, self.whose) > MOST_SMALL:
            state.stack.append(ReturnToken(self.whose))


class ReturnToken(ZhanguoDecision):
    """Asks for small tokens to return until five are left."""

    kind = "return-token"
    rule = "zhanguo.phase3.small_limit"
    offers: ClassVar[list[tuple[int, int]]] = [(act.SMALL, act.LARGE - 1)]

    def misfit(self, state: ZhanguoState, at: int) -> str:
        if small_tokens(state, self.seat) <= MOST_SMALL:
            return "there are no tokens to return"
        if max(state.large) != NOBODY or max(state.markers) != ON_TRACK:
            return "large tokens and markers are not back yet"
        return misplaced(state, at, LIMIT)

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.SMALL + aspect for aspect in range(3) if state.tokens[at_kind(self.seat, aspect)] > 0]

    def take(self, state: ZhanguoState, action: int) -> None:
        give_back(state, self.seat, action - act.SMALL)
        state.stack.append(Excess(self.seat))

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        return [f"small:{self.seat}:{LETTERS[action - act.SMALL]}"]

    def prompt(self, state: ZhanguoState) -> Sentence:
        excess = small_tokens(state, self.seat) - MOST_SMALL
        return Sentence("prompt-return-token", {"seat": seat_arg(self.seat), "excess": excess})


def give_back(state: ZhanguoState, seat: int, aspect: int) -> None:
    state.return_small(seat, aspect, 1)
    if state.log is not None:
        tell(state, "token-returned", seat, {"aspect": aspect_arg(aspect)}, [f"tokens:{seat}"])


ROUNDS: Final = 5


class EndRound(Step):
    """Phase 3, step 5: the next round, or the end of the game."""

    kind = "end-round"
    beneath: ClassVar[list[str]] = ["draw"]

    def run(self, state: ZhanguoState) -> None:
        if state.round == ROUNDS:  # zhanguo.phase3.game_end
            if state.log is not None:
                state.emit("event-over", {}, ["main:round"], outcome=final_outcome(state))
            state.finish()
            return
        state.round += 1  # zhanguo.phase3.next_round
        if state.automa >= 0:
            shuffle_actions(state)


# Rules of this chapter that the code above implements without citing them:
# `zhanguo.phase3.new_order`
# `zhanguo.phase3.large_returned`
