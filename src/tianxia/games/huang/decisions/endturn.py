"""The end of a turn: pagoda points (`pagoda.py`), granaries (`eighteen.py`), refills, the next seat."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang.buildings import hand_limit
from tianxia.games.huang.decisions.base import misplaced
from tianxia.games.huang.decisions.eighteen import offer_granaries
from tianxia.games.huang.decisions.end import count_turn, draw_or_end, end_game
from tianxia.games.huang.decisions.pagoda import score_pagodas
from tianxia.games.huang.elements import colour_arg, screen
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BAG_EMPTY_AT_MARKET, BAG_EMPTY_AT_REFILL
from tianxia.kernel.decision import Step


def end_turn(state: HuangState) -> None:
    """Score points and granaries before any tile is drawn; they are kept if a draw fails.

    Rules: huang.turn.end_sequence, huang.endturn.pagodas_before_refill, huang.end.turn_points_kept.
    """
    score_pagodas(state)
    state.stack.append(Refill())
    offer_granaries(state)  # huang.eighteen.collect_before_refill


class Refill(Step):
    """Refill the hands from the active seat on, then the market; a draw that fails ends the game."""

    kind: ClassVar[str] = "refill"

    def misfit(self, state: HuangState, at: int) -> str:
        if state.actions_left:
            return "the turn is not over"
        if at + 1 == len(state.stack) or state.stack[at + 1].kind != "collect":
            return "nothing keeps it waiting"
        return misplaced(state, at, ["next-action"], False)

    def run(self, state: HuangState) -> None:
        if lacks_tiles(state):
            state.learn()
        seat = state.turn
        for _ in range(state.seats):  # huang.endturn.active_refill, huang.endturn.others_clockwise
            missing = hand_limit(state, seat) - state.hand_size(seat)
            if missing > 0:  # huang.endturn.others_refill
                if not draw_or_end(state, seat, missing, BAG_EMPTY_AT_REFILL):
                    return
            seat = seat + 1 if seat + 1 < state.seats else 0
        if not refill_market(state):  # huang.endturn.market_refill_last
            end_game(state, BAG_EMPTY_AT_MARKET)  # huang.end.market_refill_counts
            return
        if not count_turn(state):
            return
        state.turn = (state.turn + 1) % state.seats  # huang.turn.clockwise
        state.actions_left = state.tables.actions
        if state.log is not None:
            state.tell("event-turn", state.turn, {}, [screen(state.turn)])


def lacks_tiles(state: HuangState) -> bool:
    """Is a tile missing in a hand or in the market?"""
    for seat in range(state.seats):
        if state.hand_size(seat) < hand_limit(state, seat):
            return True
    return -1 in state.market


def refill_market(state: HuangState) -> bool:
    """Fill the empty slots of the market; False if the bag ran out."""
    if -1 not in state.market:
        return True
    shown: list[int] = []
    full = True
    state.market = state.market[:]
    for slot in range(len(state.market)):
        if state.market[slot] < 0:
            colour = state.draw()
            if colour < 0:
                full = False
                break
            state.market[slot] = colour
            shown.append(slot)
    if shown and state.log is not None:
        tiles = [colour_arg(state.market[slot]) for slot in shown]
        touches = [f"market:{slot}" for slot in shown]
        state.emit("event-market-refilled", {"count": len(shown), "tiles": tiles}, touches)
    return full
