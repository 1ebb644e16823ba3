"""After a green tile: a tile from the market."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.elements import screen, tile_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import of, plus
from tianxia.kernel.event import EVERYONE, Sentence, seat_arg


class TakeTile(Question):
    """Which colour to take from the market, if any."""

    kind: ClassVar[str] = "market"
    rule: ClassVar[str] = "huang.green.market_pick"

    def actions(self, state: HuangState) -> list[int]:
        found = [actions.TAKE + colour for colour in range(5) if colour in state.market]
        found.append(actions.TAKE_NOTHING)
        return found

    def take(self, state: HuangState, action: int) -> None:
        if action == actions.TAKE_NOTHING:
            return
        colour = action - actions.TAKE
        slot = state.market.index(colour)
        state.market = [-1 if i == slot else state.market[i] for i in range(len(state.market))]
        state.hands[of(self.seat, colour)] += 1
        state.known = plus(state.known, of(self.seat, colour), 1)
        if state.log is not None:
            args: dict[str, object] = {"seat": seat_arg(self.seat), "tile": tile_arg(colour)}
            path = [f"market:{slot}", screen(self.seat)]
            state.emit("event-market", args, path, EVERYONE, path)

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == actions.TAKE_NOTHING:
            return Sentence("action-take-nothing", {})
        return Sentence("action-take", {"tile": tile_arg(action - actions.TAKE)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        if action == actions.TAKE_NOTHING:
            return ["button:take-nothing"]
        colour = action - actions.TAKE
        return [f"market:{slot}" for slot in range(len(state.market)) if state.market[slot] == colour]


def offer_market(state: HuangState, seat: int) -> None:
    if max(state.market) >= 0:
        state.stack.append(TakeTile(seat))
