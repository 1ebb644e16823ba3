"""Red tiles given up: by the winner of a war, or by those who beat bandits."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import moves
from tianxia.games.huang.board import RED, TILE
from tianxia.games.huang.buildings import fall
from tianxia.games.huang.kingdoms import clear, red_tiles
from tianxia.games.huang.state import HuangState, Question
from tianxia.kernel.event import Phrase, seat_arg


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
        return payable(state)

    def take(self, state: HuangState, action: int) -> None:
        lose_all(state, [action])
        owed = self.owed - 1
        reds = payable(state)
        if owed >= len(reds):
            lose_all(state, reds)
        elif owed > 0:
            state.stack.append(LoseTile(self.seat, owed))

    def prompt(self, state: HuangState) -> Phrase:
        return Phrase("prompt-lose", {"seat": seat_arg(self.seat), "count": self.owed})

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

    def describe(self, state: HuangState, action: int) -> Phrase:
        return Phrase("action-lose", {"hex": state.board.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [state.hex_of(action)]


def payable(state: HuangState) -> list[int]:
    """The red tiles of the kingdoms that pay, in order."""
    found: list[int] = []
    for kingdom in state.paying:
        found += red_tiles(state, state.group[kingdom])
    found.sort()
    return found


def lose_all(state: HuangState, hexes: list[int]) -> None:
    """Red tiles leave the board; groups stay as they are until the marker goes."""
    for hex in hexes:
        fall(state, hex)  # huang.war.red_pagodas_fall
        clear(state, hex)
        state.discarded[RED] += 1
    if hexes and state.log is not None:
        args: dict[str, object] = {
            "count": len(hexes),
            "hexes": [state.board.names[hex] for hex in hexes],
        }
        state.emit("event-lose", args, [state.hex_of(hex) for hex in hexes])
