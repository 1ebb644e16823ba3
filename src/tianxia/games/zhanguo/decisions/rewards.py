"""Phase 3, steps 1 and 2: the rewards, row by row, and the new turn order."""

from __future__ import annotations

from tianxia.games.zhanguo import actions as act
from tianxia.games.zhanguo import tables as t
from tianxia.games.zhanguo.board import NOBODY, ON_TRACK, Board, changed
from tianxia.games.zhanguo.cards import perform, possible
from tianxia.games.zhanguo.decisions.base import LETTERS, Choice, aspect_arg, tell
from tianxia.games.zhanguo.decisions.governor import GovernorRegion
from tianxia.games.zhanguo.decisions.mausoleum import FreeSoldier, PostSoldiers, any_spot
from tianxia.games.zhanguo.decisions.palace import PalaceRegion
from tianxia.games.zhanguo.decisions.pieces import unlock
from tianxia.games.zhanguo.decisions.tokens import BuySoldiers, TokenLimit
from tianxia.games.zhanguo.decisions.wall import WallSection, open_sections
from tianxia.games.zhanguo.names import FROM_CARDS
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Sentence, seat_arg, word_arg


def standing(state: Board, seat: int) -> int:
    """Where a marker stands when ties are broken: the track from the top, then the reward column."""
    if state.markers[seat] == ON_TRACK:
        return state.order.index(seat)
    return state.seats + state.markers[seat]


def next_in_line(state: Board, aspect: int, asked: int) -> int:
    """The seat with the highest value of an aspect among those not asked yet, or -1."""
    best = -1
    most = 0
    for seat in range(state.seats):
        value = state.token_value(seat, aspect)
        if value == 0 or asked >> seat & 1:
            continue
        if value > most or (value == most and standing(state, seat) < standing(state, best)):
            best = seat
            most = value
    return best


def takeable(state: Board, seat: int, effect: t.Effect) -> bool:
    """Can the whole reward be taken? (zhanguo.rewards.full_only)"""
    kind = effect.kind
    if kind == t.FREE_GOVERNOR:
        return state.left[seat * 3] > 0
    if kind == t.FREE_PALACE:
        return state.left[seat * 3 + 1] > 0
    if kind == t.FREE_WALL:
        return state.left[seat * 3 + 2] > 0 and len(open_sections(state, seat, 3)) > 0
    if kind == t.FREE_SOLDIER:
        if effect.amount > 0 and state.locked[seat] < effect.amount:
            return False
        return state.entrance[seat] + effect.amount > 0 and any_spot(state, seat)
    return possible(state, seat, effect, 0)


def take_reward(state: Board, seat: int, effect: t.Effect) -> None:
    kind = effect.kind
    if kind == t.FREE_GOVERNOR:
        state.stack.append(GovernorRegion(seat, effect.regions, 1))
    elif kind == t.FREE_PALACE:
        state.stack.append(PalaceRegion(seat, 1))
    elif kind == t.FREE_WALL:
        state.stack.append(WallSection(seat, 1))
    elif kind == t.FREE_SOLDIER:
        for _ in range(effect.amount):
            unlock(state, seat)
        state.stack.append(FreeSoldier(seat))
    else:
        perform(state, seat, effect, 0, FROM_CARDS)


def win_reward(state: Board, seat: int, row: int) -> None:
    """All tokens of the aspect go back, and the marker stands on the reward."""
    aspect = state.layout.aspects[row]
    state.return_small(seat, aspect, state.tokens[seat * 3 + aspect])
    if state.large[aspect] == seat:
        state.give_large(aspect, NOBODY)
    state.markers = changed(state.markers, seat, row)
    if state.log is not None:
        reward = word_arg("effect-" + state.layout.rewards[row][state.round - 1].name)
        args: dict[str, object] = {"aspect": aspect_arg(aspect), "reward": reward}
        key = "li-si-reward" if seat == state.automa else "reward"
        tell(state, key, seat, args, ["reward:" + LETTERS[aspect]])


class Rewards(Step):
    """The rows of the tableau from top to bottom, with the reward of this round."""

    kind = "rewards"

    def __init__(self, row: int) -> None:
        self.seat = -1
        self.row = row

    def args(self) -> list[int]:
        return [self.row]

    def run(self, state: Board) -> None:
        if self.row == 3:
            state.stack.append(NewOrder())
        else:
            state.stack.append(Rewards(self.row + 1))
            state.stack.append(NextOffer(self.row, 0))


class NextOffer(Step):
    """The offer goes down the ranking until it is taken or everybody has passed."""

    kind = "next-offer"

    def __init__(self, row: int, asked: int) -> None:
        self.seat = -1
        self.row = row
        self.asked = asked

    def args(self) -> list[int]:
        return [self.row, self.asked]

    def run(self, state: Board) -> None:
        aspect = state.layout.aspects[self.row]
        effect = state.layout.rewards[self.row][state.round - 1]
        asked = self.asked
        seat = next_in_line(state, aspect, asked)
        while seat >= 0:
            if seat == state.automa:
                win_reward(state, seat, self.row)  # zhanguo.solo.rewards: he gains nothing
                return
            if takeable(state, seat, effect):
                state.stack.append(Offer(seat, self.row, asked))
                return
            if state.log is not None:
                args: dict[str, object] = {"aspect": aspect_arg(aspect)}
                tell(state, "reward-impossible", seat, args, ["reward:" + LETTERS[aspect]])
            asked |= 1 << seat
            seat = next_in_line(state, aspect, asked)
        if state.log is not None:
            state.emit("event-reward-lost", {"aspect": aspect_arg(aspect)}, ["reward:" + LETTERS[aspect]])


class Offer(Choice):
    """Accept the reward or pass."""

    kind = "offer"
    rule = "zhanguo.rewards.pass"

    def __init__(self, seat: int, row: int, asked: int) -> None:
        self.seat = seat
        self.row = row
        self.asked = asked

    def args(self) -> list[int]:
        return [self.row, self.asked]

    def actions(self, state: Board) -> list[int]:
        return [act.PASS, act.ACCEPT]

    def take(self, state: Board, action: int) -> None:
        if action == act.ACCEPT:
            win_reward(state, self.seat, self.row)
            state.stack.append(PostSoldiers(self.seat))
            take_reward(state, self.seat, state.layout.rewards[self.row][state.round - 1])
            return
        if state.log is not None:
            aspect = state.layout.aspects[self.row]
            tell(
                state, "reward-pass", self.seat, {"aspect": aspect_arg(aspect)}, ["reward:" + LETTERS[aspect]]
            )
        state.stack.append(NextOffer(self.row, self.asked | 1 << self.seat))

    def touches(self, state: Board, action: int) -> list[str]:
        if action == act.ACCEPT:
            return ["reward:" + LETTERS[state.layout.aspects[self.row]]]
        return ["button:pass"]

    def prompt(self, state: Board) -> Sentence:
        reward = word_arg("effect-" + state.layout.rewards[self.row][state.round - 1].name)
        aspect = aspect_arg(state.layout.aspects[self.row])
        return Sentence("prompt-offer", {"seat": seat_arg(self.seat), "aspect": aspect, "reward": reward})


class NewOrder(Step):
    """Markers on the track move up; those in the reward column follow, top to bottom."""

    kind = "new-order"

    def run(self, state: Board) -> None:
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
        for i in range(state.seats - 1, -1, -1):
            state.stack.append(BuySoldiers(order[i], 0))
