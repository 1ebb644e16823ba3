"""The end of a turn: pagoda points, granaries, refills, the next seat."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import moves, scoring
from tianxia.games.huang.board import BLUE
from tianxia.games.huang.buildings import hand_limit
from tianxia.games.huang.counts import plus
from tianxia.games.huang.names import colour_arg, screen
from tianxia.games.huang.state import HuangState, Question
from tianxia.kernel.decision import Step
from tianxia.kernel.event import Sentence

STALL_ROUNDS = 4


def end_turn(state: HuangState) -> None:
    """Points first, then granaries, then tiles (huang.turn.end_sequence)."""
    score_pagodas(state)
    state.stack.append(Refill())
    if len(granaries_in_reach(state)) > 1:  # huang.eighteen.collect_condition
        state.stack.append(Collect(state.turn))


def score_pagodas(state: HuangState) -> None:
    """Each leader of the active seat: a point for each pagoda of its colour in its kingdom."""
    for site in state.pagodas:
        colour = state.site_colour(site)
        hex = state.leader_at[5 * state.turn + colour]
        if hex >= 0 and state.group[hex] == state.group[state.board.sites[site][0]]:
            touches = [state.hex_of(h) for h in state.board.sites[site]] if state.log is not None else []
            state.gain(state.turn, colour, 1, "pagoda", touches)


def granaries_in_reach(state: HuangState) -> list[int]:
    """The granaries in the kingdom of the active seat's blue leader."""
    leader = state.leader_at[5 * state.turn + BLUE]
    if leader < 0 or not state.granaries:
        return []
    return [hex for hex in state.granaries if state.group[hex] == state.group[leader]]


class Collect(Question):
    """Take all granaries of the kingdom but one? The hex chosen is the one that stays."""

    kind: ClassVar[str] = "collect"
    rule: ClassVar[str] = "huang.eighteen.collect_all_but_one"

    def verb(self) -> str:
        return "keep"

    def actions(self, state: HuangState) -> list[int]:
        return [*granaries_in_reach(state), moves.COLLECT_NOTHING]

    def take(self, state: HuangState, action: int) -> None:
        if action == moves.COLLECT_NOTHING:
            return
        taken = [hex for hex in granaries_in_reach(state) if hex != action]
        state.granaries = [hex for hex in state.granaries if hex not in taken]
        state.stored = plus(state.stored, self.seat, len(taken))
        if state.log is not None:
            args: dict[str, object] = {"count": len(taken), "hex": state.board.names[action]}
            state.tell("event-collect", self.seat, args, [state.hex_of(hex) for hex in taken])

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == moves.COLLECT_NOTHING:
            return Sentence("action-collect-nothing", {})
        args: dict[str, object] = {
            "count": len(granaries_in_reach(state)) - 1,
            "hex": state.board.names[action],
        }
        return Sentence("action-collect", args)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return ["button:collect-nothing"] if action == moves.COLLECT_NOTHING else [state.hex_of(action)]


class Refill(Step):
    """Hands from the active seat on, then the market; a draw that fails ends the game."""

    kind: ClassVar[str] = "refill"

    def run(self, state: HuangState) -> None:
        for turn in range(state.seats):
            seat = (state.turn + turn) % state.seats
            missing = hand_limit(state, seat) - state.hand_size(seat)
            if missing > 0 and not state.draw_to_hand(seat, missing):
                state.end_game(scoring.BAG_EMPTY_AT_REFILL)
                return
        if not refill_market(state):
            state.end_game(scoring.BAG_EMPTY_AT_MARKET)
            return
        state.idle_turns = 0 if state.stirred else state.idle_turns + 1
        state.stirred = False
        if state.idle_turns >= STALL_ROUNDS * state.seats:  # huang.end.stall_guard
            state.end_game(scoring.STALLED)
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
