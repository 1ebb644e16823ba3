"""Chains of blue tiles."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.decisions import tile
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.kingdoms import kingdoms_next_to, repeated, rulers
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BLUE, EMPTY, of
from tianxia.kernel.event import Sentence


class Chain(Question):
    """Another blue tile next to the one just placed, or enough."""

    kind: ClassVar[str] = "chain"
    rule: ClassVar[str] = "huang.blue.chain_optional"

    def __init__(self, seat: int, hex: int) -> None:
        self.seat = seat
        self.hex = hex

    def args(self) -> list[int]:
        return [self.hex]

    verb: ClassVar[str] = "chain"

    def actions(self, state: HuangState) -> list[int]:
        found = chain_hexes(state, self.hex) if state.hands[of(self.seat, BLUE)] else []
        found.append(actions.STOP)
        return found

    def take(self, state: HuangState, action: int) -> None:
        if action != actions.STOP:
            tile.place_tile(state, self.seat, BLUE, action, False)

    def refusal(self, state: HuangState, action: int) -> str:
        if action >= actions.HEXES:
            return self.rule
        if state.hands[of(self.seat, BLUE)] == 0:
            return "huang.tile.from_hand"
        if action not in state.map.near[self.hex]:
            return "huang.blue.chain_adjacent_to_previous"
        found = tile.hex_refusal(state, BLUE, action)
        if found:
            return found
        if state.bandits and state.bandit_next_to(action) >= 0:
            return "huang.bandits.not_later_in_chain"
        return "huang.blue.chain_later_no_conflict"

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == actions.STOP:
            return Sentence("action-stop", {})
        return Sentence("action-chain", {"hex": state.map.names[action]})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return ["button:stop"] if action == actions.STOP else [state.hex_of(action)]


def chain_hexes(state: HuangState, hex: int) -> list[int]:
    """Where a chain may go on: empty river next to its last tile, without a war or a fight."""
    found: list[int] = []
    masks: list[int] = []
    for near in state.map.near[hex]:
        if state.cells[near] != EMPTY or not state.side.is_river[near]:
            continue
        if state.bandits and state.bandit_next_to(near) >= 0:
            continue
        if not masks:
            masks = rulers(state)
        if not repeated(kingdoms_next_to(state, near, masks), masks):
            found.append(near)
    found.sort()
    return found
