"""The end of a turn: pagoda points, granaries, refills, the next seat."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang.buildings import hand_limit
from tianxia.games.huang.decisions.eighteen import Collect, granaries_in_reach
from tianxia.games.huang.decisions.pagoda import score_pagodas
from tianxia.games.huang.elements import colour_arg, screen
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BAG_EMPTY_AT_MARKET, BAG_EMPTY_AT_REFILL, STALLED
from tianxia.kernel.decision import Step

STALL_ROUNDS = 4


def end_turn(state: HuangState) -> None:
    """Points first, then granaries, then tiles (huang.turn.end_sequence)."""
    score_pagodas(state)
    state.stack.append(Refill())
    if len(granaries_in_reach(state)) > 1:  # huang.eighteen.collect_condition
        state.stack.append(Collect(state.turn))


class Refill(Step):
    """Hands from the active seat on, then the market; a draw that fails ends the game."""

    kind: ClassVar[str] = "refill"

    def run(self, state: HuangState) -> None:
        for turn in range(state.seats):
            seat = (state.turn + turn) % state.seats
            missing = hand_limit(state, seat) - state.hand_size(seat)
            if missing > 0 and not state.draw_to_hand(seat, missing):
                state.end_game(BAG_EMPTY_AT_REFILL)
                return
        if not refill_market(state):
            state.end_game(BAG_EMPTY_AT_MARKET)
            return
        state.idle_turns = 0 if state.tiles_moved else state.idle_turns + 1
        state.tiles_moved = False
        if state.idle_turns >= STALL_ROUNDS * state.seats:  # huang.end.stall_guard
            state.end_game(STALLED)
            return
        state.turn = (state.turn + 1) % state.seats
        state.actions_left = state.tables.actions
        if state.log is not None:
            state.tell("event-turn", state.turn, {}, [screen(state.turn)])


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
    if shown:
        state.learned += 1
        if state.log is not None:
            tiles = [colour_arg(state.market[slot]) for slot in shown]
            touches = [f"market:{slot}" for slot in shown]
            state.emit("event-market-refilled", {"count": len(shown), "tiles": tiles}, touches)
    return full
