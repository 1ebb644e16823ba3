"""A peasants' riot: blue tiles make any tile of the board disappear."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.buildings import fall, recompute_open_sites
from tianxia.games.huang.decisions.base import Question
from tianxia.games.huang.elements import tile_arg
from tianxia.games.huang.kingdoms import clear, send_home_and_unlink, unlink
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BLUE, EMPTY, LEADER, TILE, YELLOW, plus
from tianxia.kernel.event import Sentence


class RiotHex(Question):
    """Two blue tiles (or one and the blue leader): which tile goes?"""

    kind: ClassVar[str] = "riot"
    rule: ClassVar[str] = "huang.riot.removes_any_tile"
    follows: ClassVar[bool] = True

    def __init__(self, seat: int, cost: int) -> None:
        self.seat = seat
        self.cost = cost

    def args(self) -> list[int]:
        return [self.cost]

    def pledged(self) -> tuple[int, int]:
        return BLUE, self.cost

    def actions(self, state: HuangState) -> list[int]:
        return riot_hexes(state, False)

    def take(self, state: HuangState, action: int) -> None:
        state.discard_from_hand(self.seat, BLUE, self.cost)
        colour = state.cells[action] - TILE
        if state.log is not None:
            key = "event-riot" if self.cost == 2 else "event-riot-leader"
            args: dict[str, object] = {"tile": tile_arg(colour), "hex": state.map.names[action]}
            state.tell(key, self.seat, args, [state.hex_of(action)])
        fall(state, action)
        if action in state.granaries:  # huang.eighteen.granary_lost_in_riot
            state.granaries = [hex for hex in state.granaries if hex != action]
        state.discarded = plus(state.discarded, colour, 1)
        name = state.group[action]
        clear(state, action)
        unlink(state, action, name)
        if colour == YELLOW:  # huang.riot.returns_unsupported_leaders
            for hex in state.map.near[action]:
                if state.support[hex] == 0 and state.is_leader(hex):
                    send_home_and_unlink(state, hex)
        recompute_open_sites(state)

    def refusal(self, state: HuangState, action: int) -> str:
        if action < actions.HEXES:
            if state.is_leader(action):
                return "huang.riot.not_leaders"
            if state.is_bandit(action):
                return "huang.bandits.not_riot_target"
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        args: dict[str, object] = {
            "tile": tile_arg(state.cells[action] - TILE),
            "hex": state.map.names[action],
        }
        return Sentence("action-riot-hex", args)

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [state.hex_of(action)]


def riot_hexes(state: HuangState, one: bool) -> list[int]:
    """The hexes with a tile; only the first if `one`."""
    found: list[int] = []
    cells = state.cells
    for hex in range(len(cells)):
        if EMPTY < cells[hex] < LEADER:
            found.append(hex)
            if one:
                break
    return found
