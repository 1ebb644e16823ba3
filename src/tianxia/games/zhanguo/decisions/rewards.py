"""Phase 3, step 1: the rewards of the round, row by row; `reward.py` carries them out.

A reward is no Court action, so no ability follows it (zhanguo.rewards.no_abilities).
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo.decisions.base import NEVER_WAITS, ZhanguoDecision, misplaced
from tianxia.games.zhanguo.decisions.mausoleum import PostSoldiers
from tianxia.games.zhanguo.decisions.phase3 import NewOrder
from tianxia.games.zhanguo.decisions.reward import take_reward, takeable
from tianxia.games.zhanguo.elements import LETTERS, aspect_arg, tell
from tianxia.games.zhanguo.state import ZhanguoState, changed
from tianxia.games.zhanguo.tables import NOBODY, ON_TRACK, at_kind
from tianxia.kernel.decision import Field, Step
from tianxia.kernel.event import Outcome, Sentence, Side, seat_arg, word_arg

ROW = Field("row", 0, 2)
ASKED = Field("asked", 0, 15)  # a mask of seats


def standing(state: ZhanguoState, seat: int) -> int:
    """The order of markers that breaks ties: the track from the top, then the reward column.

    Rules: zhanguo.rewards.tie.
    """
    if state.markers[seat] == ON_TRACK:
        return state.order.index(seat)
    return state.seats + state.markers[seat]


def next_in_line(state: ZhanguoState, aspect: int, asked: int) -> int:
    """The seat with the highest value of an aspect among the seats not asked yet, or -1."""
    best = -1
    most = 0
    for seat in range(state.seats):
        value = state.token_value(seat, aspect)
        if value == 0 or asked >> seat & 1:  # zhanguo.rewards.eligible
            continue
        # zhanguo.rewards.highest_value
        if value > most or (value == most and standing(state, seat) < standing(state, best)):
            best = seat
            most = value
    return best


def win_reward(state: ZhanguoState, seat: int, row: int) -> None:
    """All tokens of the aspect go back, and the marker stands on the reward (zhanguo.rewards.pay_all)."""
    aspect = state.layout.aspects[row]
    outcome = reward_outcome(state, seat, row) if state.log is not None else None
    state.return_small(seat, aspect, state.tokens[at_kind(seat, aspect)])
    if state.large[aspect] == seat:
        state.give_large(aspect, NOBODY)
    state.markers = changed(state.markers, seat, row)  # zhanguo.rewards.marker, zhanguo.rewards.several
    if state.log is not None:
        reward = word_arg("effect-" + state.layout.rewards[row][state.round - 1].name)
        args: dict[str, object] = {"aspect": aspect_arg(aspect), "reward": reward}
        key = "li-si-reward" if seat == state.automa else "reward"
        args["seat"] = seat_arg(seat)
        state.emit("event-" + key, args, ["reward:" + LETTERS[aspect]], outcome=outcome)


def reward_outcome(state: ZhanguoState, seat: int, row: int) -> Outcome:
    """Log the value of each seat, and why this seat gets the reward."""
    aspect = state.layout.aspects[row]
    value = state.token_value(seat, aspect)
    rule = "zhanguo.rewards.highest_value"
    sides: list[Side] = []
    for other in [seat] + [other for other in state.order if other != seat]:
        theirs = state.token_value(other, aspect)
        if theirs > value:  # a seat with a higher value declined the reward
            rule = "zhanguo.rewards.pass"
        elif theirs == value and other != seat and rule == "zhanguo.rewards.highest_value":
            rule = "zhanguo.rewards.tie"
        if theirs > 0:
            args: dict[str, object] = {"amount": state.tokens[at_kind(other, aspect)]}
            parts = [Sentence("outcome-tokens", args)]
            if state.large[aspect] == other:
                parts.append(Sentence("outcome-large-token", {}))
            sides.append(Side(seat_arg(other), theirs, parts, other == seat))
    gain = Sentence("effect-" + state.layout.rewards[row][state.round - 1].name, {})
    return Outcome(sides, rule, [] if seat == state.automa else [(seat, gain)])


class Rewards(Step):
    """The rows of the tableau from top to bottom, with the reward of this round."""

    kind = "rewards"
    fields: ClassVar[list[Field]] = [Field("row", 0, 3)]

    def __init__(self, row: int) -> None:
        self.seat = -1
        self.row = row

    def misfit(self, state: ZhanguoState, at: int) -> str:
        if self.row == 0:
            return NEVER_WAITS
        early = max(state.markers) >= self.row
        return misplaced(state, at, ["end-round"]) or ("a later reward is taken already" if early else "")

    def run(self, state: ZhanguoState) -> None:
        if self.row == 3:
            state.stack.append(NewOrder())
        else:
            state.stack.append(Rewards(self.row + 1))  # zhanguo.rewards.row_order
            state.stack.append(NextOffer(self.row, 0))


class NextOffer(Step):
    """Offer the reward down the ranking until a seat takes it or all have passed."""

    kind = "next-offer"
    waits = False
    fields: ClassVar[list[Field]] = [ROW, ASKED]

    def __init__(self, row: int, asked: int) -> None:
        self.seat = -1
        self.row = row
        self.asked = asked

    def run(self, state: ZhanguoState) -> None:
        aspect = state.layout.aspects[self.row]
        effect = state.layout.rewards[self.row][state.round - 1]
        asked = self.asked
        seat = next_in_line(state, aspect, asked)
        while seat >= 0:
            if seat == state.automa:
                win_reward(state, seat, self.row)  # zhanguo.solo.rewards: he gains nothing
                return
            if takeable(state, seat, effect):  # zhanguo.rewards.full_only
                state.stack.append(Offer(seat, self.row, asked))
                return
            if state.log is not None:
                args: dict[str, object] = {"aspect": aspect_arg(aspect)}
                tell(state, "reward-impossible", seat, args, ["reward:" + LETTERS[aspect]])
            asked |= 1 << seat
            seat = next_in_line(state, aspect, asked)
        if state.log is not None:
            state.emit("event-reward-lost", {"aspect": aspect_arg(aspect)}, ["reward:" + LETTERS[aspect]])


class Offer(ZhanguoDecision):
    """Asks whether to take the reward or to pass."""

    kind = "offer"
    rule = "zhanguo.rewards.pass"
    fields: ClassVar[list[Field]] = [ROW, ASKED]
    offers: ClassVar[list[tuple[int, int]]] = [(act.PASS, act.ACCEPT)]

    def __init__(self, seat: int, row: int, asked: int) -> None:
        self.seat = seat
        self.row = row
        self.asked = asked

    def misfit(self, state: ZhanguoState, at: int) -> str:
        below = state.stack[at - 1]
        if not isinstance(below, Rewards) or below.row != self.row + 1:
            return "another row is rewarded"
        if self.row in state.markers:
            return "the reward is taken"
        aspect = state.layout.aspects[self.row]
        asked = 0
        seat = next_in_line(state, aspect, asked)
        while seat >= 0 and self.asked >> seat & 1:
            asked |= 1 << seat
            seat = next_in_line(state, aspect, asked)
        if seat != self.seat or asked != self.asked or seat == state.automa:
            return "another seat is next in line"
        fits = takeable(state, seat, state.layout.rewards[self.row][state.round - 1])
        return "" if fits else "the reward cannot be taken"

    def actions(self, state: ZhanguoState) -> list[int]:
        return [act.PASS, act.ACCEPT]

    def take(self, state: ZhanguoState, action: int) -> None:
        if action == act.ACCEPT:
            win_reward(state, self.seat, self.row)
            state.stack.append(PostSoldiers(self.seat))  # zhanguo.rewards.then_soldiers
            take_reward(state, self.seat, state.layout.rewards[self.row][state.round - 1])
            return
        if state.log is not None:
            aspect = state.layout.aspects[self.row]
            tell(
                state, "reward-pass", self.seat, {"aspect": aspect_arg(aspect)}, ["reward:" + LETTERS[aspect]]
            )
        state.stack.append(NextOffer(self.row, self.asked | 1 << self.seat))

    def touches(self, state: ZhanguoState, action: int) -> list[str]:
        if action == act.ACCEPT:
            return ["reward:" + LETTERS[state.layout.aspects[self.row]]]
        return ["button:pass"]

    def prompt(self, state: ZhanguoState) -> Sentence:
        reward = word_arg("effect-" + state.layout.rewards[self.row][state.round - 1].name)
        aspect = aspect_arg(state.layout.aspects[self.row])
        return Sentence("prompt-offer", {"seat": seat_arg(self.seat), "aspect": aspect, "reward": reward})
