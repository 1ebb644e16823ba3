"""A peasants' riot: blue tiles remove any tile of the board. It never starts a conflict
(huang.riot.never_conflict), because removing a piece can only split kingdoms.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from tianxia.games.huang.actions import HEXES
from tianxia.games.huang.buildings import (
    building_on,
    close_sites_with,
    recompute_open_sites,
    take_down,
    tell_fall,
)
from tianxia.games.huang.decisions.base import PaidQuestion, final_if_quiet, within_action
from tianxia.games.huang.elements import tile_arg
from tianxia.games.huang.kingdoms import clear, send_home_and_unlink, unlink
from tianxia.games.huang.place_names import place_arg, spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BLUE, EMPTY, LEADER, TILE, YELLOW, of
from tianxia.kernel.event import Sentence
from tianxia.kernel.numbers import row_plus


class RiotHex(PaidQuestion):
    """Asks which tile to remove: any tile on the board.

    It may be a capital (huang.riot.capital_allowed), or a tile under a pagoda
    (huang.riot.pagoda_tile_allowed).
    """

    kind: ClassVar[str] = "riot"
    rule: ClassVar[str] = "huang.riot.removes_any_tile"
    follows: ClassVar[bool] = True
    ends_phrase: ClassVar[bool] = True
    offers: ClassVar[list[tuple[int, int]]] = [(0, HEXES - 1)]

    def misfit(self, state: HuangState, at: int) -> str:
        unpaid = cannot_riot(state, self.seat, self.cost)
        return within_action(state, self.seat, at) or (f"not paid for: {unpaid}" if unpaid else "")

    def pledged(self) -> tuple[int, int]:
        return BLUE, self.cost

    def actions(self, state: HuangState) -> list[int]:
        return riot_hexes(state)

    def take(self, state: HuangState, action: int) -> None:
        state.discard_from_hand(self.seat, BLUE, self.cost)  # huang.riot.leader_not_spent
        colour = state.cells[action] - TILE
        building = building_on(state, action)
        take_down(state, building)
        if action in state.granaries:  # huang.eighteen.granary_lost_in_riot
            state.granaries = [hex for hex in state.granaries if hex != action]
        state.discarded = row_plus(state.discarded, colour, 1)
        name = state.group[action]
        clear(state, action)
        unlink(state, action, name)
        if state.log is not None:
            key = "event-riot" if self.cost == 2 else "event-riot-leader"
            args: dict[str, object] = {"tile": tile_arg(colour), "place": place_arg(state, action)}
            state.tell(key, self.seat, args, [state.hex_of(action)])
            tell_fall(state, building, colour)
        if colour == YELLOW:  # huang.riot.returns_unsupported_leaders
            for hex in state.map.near[action]:
                if state.support[hex] == 0 and state.is_leader(hex):
                    send_home_and_unlink(state, hex)
        if building >= 0:
            recompute_open_sites(state)
        else:  # a riot can only close sites
            close_sites_with(state, action)

    def final(self, state: HuangState, action: int) -> int:
        return final_if_quiet(state)

    def refusal(self, state: HuangState, action: int) -> str:
        if state.is_leader(action):
            return "huang.riot.not_leaders"
        if state.is_bandit(action):
            return "huang.bandits.not_riot_target"
        return self.rule

    def describe(self, state: HuangState, action: int) -> Sentence:
        place = spot_arg(state, action)
        if not state.is_tile(action):
            return Sentence("action-hex", {"place": place})
        return Sentence("action-riot-hex", {"tile": tile_arg(state.cells[action] - TILE), "place": place})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return [state.hex_of(action)]


def riot_hexes(state: HuangState) -> list[int]:
    """The hexes with a tile."""
    found: list[int] = []
    cells = state.cells
    hex: i64
    for hex in range(len(cells)):
        if EMPTY < cells[hex] < LEADER:
            found.append(hex)
    return found


def any_tile(state: HuangState) -> bool:
    """Is there a tile on the board?"""
    return any(EMPTY < cell < LEADER for cell in state.cells)


def cannot_riot(state: HuangState, seat: int, cost: int) -> str:
    """The rule that forbids a riot at this price: two tiles, or one with the leader's help
    (huang.riot.discount_optional). Empty if the seat can pay.
    """
    held = state.hands[of(seat, BLUE)]
    if cost == 2:
        return "huang.riot.cost_two_blue" if held < 2 else ""
    if held < 1:
        return "huang.riot.at_least_one_tile"
    return "huang.riot.off_board_leader_discount" if state.leader_at[of(seat, BLUE)] >= 0 else ""


def riot_refusal(state: HuangState, seat: int, cost: int) -> str:
    """Why there cannot be a riot now."""
    return cannot_riot(state, seat, cost) or "huang.riot.removes_any_tile"
