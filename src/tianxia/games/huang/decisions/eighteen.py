"""The Eighteen Kingdoms: granaries, collected at the end of a turn.

Rules decided elsewhere:

- `endturn.py` collects before any draw: huang.eighteen.collect_before_refill
- `data/board.toml` has the reverse of the board: huang.eighteen.board_size, huang.eighteen.capital_spacing,
  huang.eighteen.han_twice
- `set_up.py`: huang.eighteen.reverse_board, huang.eighteen.nineteen_capitals, huang.eighteen.bag,
  huang.eighteen.bag_after_draws
- `HuangState.pagodas_in_game`: huang.eighteen.no_blue_pagodas
- `scoring.py`: huang.eighteen.granary_value, huang.eighteen.granaries_before_whites,
  huang.eighteen.uncollected_worthless
- `riot.py` removes a granary with its tile: huang.eighteen.granary_lost_in_riot
"""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.huang import actions
from tianxia.games.huang.decisions.base import HuangDecision, misplaced
from tianxia.games.huang.place_names import place_arg, spot_arg
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BLUE, of
from tianxia.kernel.event import Outcome, Sentence, seat_arg
from tianxia.kernel.numbers import row_plus


def offer_granaries(state: HuangState) -> None:
    """Ask the active seat if it may collect (huang.eighteen.collect_condition)."""
    if len(granaries_in_reach(state)) > 1:
        state.stack.append(Collect(state.turn))


def granaries_in_reach(state: HuangState) -> list[int]:
    """The granaries in the kingdom of the active seat's blue leader."""
    leader = state.leader_at[of(state.turn, BLUE)]
    if leader < 0 or not state.granaries:
        return []
    return [hex for hex in state.granaries if state.group[hex] == state.group[leader]]


class Collect(HuangDecision):
    """Asks whether to collect all granaries of the kingdom but one. The seat chooses the hex whose granary
    stays (huang.eighteen.collect_choice).
    """

    kind: ClassVar[str] = "collect"
    rule: ClassVar[str] = "huang.eighteen.collect_all_but_one"
    verb: ClassVar[str] = "keep"
    offers: ClassVar[list[tuple[int, int]]] = [
        (0, actions.HEXES - 1),
        (actions.COLLECT_NOTHING, actions.COLLECT_NOTHING),
    ]

    def misfit(self, state: HuangState, at: int) -> str:
        if self.seat != state.turn:
            return f"it is the turn of seat {state.turn}"
        if len(granaries_in_reach(state)) < 2:
            return "fewer than two granaries are in reach"
        return misplaced(state, at, ["refill"], True)

    def actions(self, state: HuangState) -> list[int]:
        return [*granaries_in_reach(state), actions.COLLECT_NOTHING]

    def take(self, state: HuangState, action: int) -> None:
        if action == actions.COLLECT_NOTHING:
            return
        # Their tiles stay: huang.eighteen.capital_tile_remains
        taken = [hex for hex in granaries_in_reach(state) if hex != action]
        state.granaries = [hex for hex in state.granaries if hex not in taken]
        state.stored = row_plus(state.stored, self.seat, len(taken))
        if state.log is not None:
            args: dict[str, object] = {"seat": seat_arg(self.seat), "count": len(taken)}
            args["place"] = place_arg(state, action)
            gain = Sentence("outcome-granaries", {"count": len(taken)})
            outcome = Outcome([], "huang.eighteen.collect_all_but_one", [(self.seat, gain)])
            state.emit("event-collect", args, [state.hex_of(hex) for hex in taken], outcome=outcome)

    def describe(self, state: HuangState, action: int) -> Sentence:
        if action == actions.COLLECT_NOTHING:
            return Sentence("action-collect-nothing", {})
        count = len(granaries_in_reach(state)) - 1
        return Sentence("action-collect", {"count": count, "place": spot_arg(state, action)})

    def touches(self, state: HuangState, action: int) -> list[str]:
        return ["button:collect-nothing"] if action == actions.COLLECT_NOTHING else [state.hex_of(action)]
