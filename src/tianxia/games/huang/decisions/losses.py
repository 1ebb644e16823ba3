"""Red tiles given up: by the winner of a war, or by those who beat bandits."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import moves
from tianxia.games.huang.board import RED, TILE
from tianxia.games.huang.buildings import fall
from tianxia.games.huang.counts import plus
from tianxia.games.huang.kingdoms import clear, regroup
from tianxia.games.huang.state import HuangState, Question
from tianxia.kernel.event import Sentence, seat_arg


class LoseTile(Question):
    """Which red tile goes next. Asked only while there is a choice."""

    kind: ClassVar[str] = "lose"
    rule: ClassVar[str] = "huang.war.winner_board_reds_chosen"

    def __init__(self, seat: int, owed: int) -> None:
        self.seat = seat
        self.owed = owed

    def args(self) -> list[int]:
        return [self.owed]

    def verb(self) -> str:
        return "lose"

    def actions(self, state: HuangState) -> list[int]:
        return state.paying[:]

    def take(self, state: HuangState, action: int) -> None:
        lose(state, [action])
        demand(state, [hex for hex in state.paying if hex != action], self.owed - 1)

    def prompt(self, state: HuangState) -> Sentence:
        return Sentence("prompt-lose", {"seat": seat_arg(self.seat), "count": self.owed})

    def refusal(self, state: HuangState, action: int) -> str:
        if action < moves.HEXES:
            if state.war is None:
                if action == state.marker:
                    return "huang.bandits.joining_tile_not_counted"
                return "huang.bandits.reds_lost"
            if action == state.marker:
                return "huang.war.tile_stays"
            if state.is_tile(action) and state.cells[action] != TILE + RED:
                return "huang.war.only_red_tiles_removed"
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        return Sentence("action-lose", {"hex": state.board.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [state.hex_of(action)]


def demand(state: HuangState, reds: list[int], owed: int) -> None:
    """So many of these red tiles go: all of them if that is not enough, else the tile player chooses."""
    state.paying = []
    if owed >= len(reds):  # huang.war.winner_cost_stops_when_empty
        lose(state, reds)
    elif owed > 0:
        state.paying = reds
        state.stack.append(LoseTile(state.turn, owed))


def lose(state: HuangState, hexes: list[int]) -> None:
    """Red tiles leave the board."""
    state.discarded = plus(state.discarded, RED, len(hexes))
    for hex in hexes:
        fall(state, hex)  # huang.war.red_pagodas_fall
        clear(state, hex)
    regroup(state)
    if hexes and state.log is not None:
        args: dict[str, object] = {
            "count": len(hexes),
            "hexes": [state.board.names[hex] for hex in hexes],
        }
        state.emit("event-lose", args, [state.hex_of(hex) for hex in hexes])
