"""Chains of blue tiles: after a peaceful blue tile, more blue tiles in the same action.

Rules decided elsewhere:

- `tile.py` places and scores each tile like a single one: huang.blue.chain_scores_each,
  huang.blue.chain_no_retroactive_vp
- `tile.py` ends the action if the first tile starts a war: huang.blue.chain_first_war_ends
- `tile.py` offers a pagoda only for the first tile: huang.blue.chain_later_no_pagoda
- `pagoda.py` ends the chain when a pagoda is built: huang.blue.chain_pagoda_ends
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.decisions import tile
from tianxia.games.huang.decisions.base import TileQuestion, after_placing
from tianxia.games.huang.kingdoms import kingdoms_next_to, repeated
from tianxia.games.huang.place_names import spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BLUE, EMPTY, TILE, of
from tianxia.kernel.event import Sentence


def offer_chain(state: HuangState, seat: int, hex: int) -> None:
    """A blue tile was placed in peace, so another one may follow.

    A seat without blue tiles is asked too: if the question were missing, the others would know that it has
    none.
    """
    if state.hand_size(seat) and chain_hexes(state, hex):
        state.stack.append(Chain(seat, hex))


class Chain(TileQuestion):
    """Place another blue tile next to the last one, or stop."""

    kind: ClassVar[str] = "chain"
    rule: ClassVar[str] = "huang.blue.chain_optional"
    verb: ClassVar[str] = "chain"
    never_automatic: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(0, actions.HEXES - 1), (actions.STOP, actions.STOP)]

    def misfit(self, state: HuangState, at: int) -> str:
        if state.cells[self.hex] != TILE + BLUE:
            return f"{state.map.names[self.hex]} has no blue tile"
        if state.hand_size(self.seat) == 0 or not chain_hexes(state, self.hex):
            return "nothing could follow"
        return after_placing(state, self.seat, at)

    def actions(self, state: HuangState) -> list[int]:
        found = chain_hexes(state, self.hex) if state.hands[of(self.seat, BLUE)] else []
        found.append(actions.STOP)
        return found

    def take(self, state: HuangState, action: int) -> None:
        if action != actions.STOP:
            tile.place_tile(state, self.seat, BLUE, action, False)

    def refusal(self, state: HuangState, action: int) -> str:
        if action == actions.STOP:
            return self.rule
        if state.hands[of(self.seat, BLUE)] == 0:
            return "huang.tile.from_hand"
        if action not in state.map.near[self.hex]:
            return "huang.blue.chain_adjacent_to_previous"
        found = tile.hex_refusal(state, BLUE, action)
        if found:
            return found
        if state.bandit_next_to(action) >= 0:
            return "huang.bandits.not_later_in_chain"
        return "huang.blue.chain_later_no_conflict"

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == actions.STOP:
            return Sentence("action-stop", {})
        return Sentence("action-chain", {"place": spot_arg(state, action)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return ["button:stop"] if action == actions.STOP else [state.hex_of(action)]


def chain_after(state: HuangState, seat: int, hex: int) -> int:
    """Is a chain offered after a blue tile is placed on a hex in peace? 1 yes, 0 no, -1 unknown without
    placing it, because its group may cause a war on the next hex.
    """
    if state.hand_size(seat) < 2:
        return 0
    found = 0
    for near in state.map.near[hex]:
        if state.cells[near] != EMPTY or not state.side.is_river[near]:
            continue
        if state.bandits and state.bandit_next_to(near) >= 0:
            continue
        if not kingdoms_next_to(state, near):
            return 1
        found = -1
    return found


def chain_hexes(state: HuangState, hex: int) -> list[int]:
    """The hexes where a chain may continue: empty river hexes next to its last tile, without a war or a
    fight.
    """
    found: list[int] = []
    for near in state.map.near[hex]:
        if state.cells[near] != EMPTY or not state.side.is_river[near]:
            continue
        if state.bandits and state.bandit_next_to(near) >= 0:
            continue
        if not repeated(state, kingdoms_next_to(state, near)):
            found.append(near)
    found.sort()
    return found
