"""The Masters: place a token, or use the token there; never both in one action
(terracotta.master.not_both).

Rules decided elsewhere:

- `tables.py`: terracotta.master.six
- `WarriorSpace` of `action.py`, for a warrior of the Shaper: terracotta.master.shaper_no_vp,
  shaper_no_bonus, shaper_no_warehouse, shaper_uses_rack
- `data/board.toml`, paid by `maintenance.py`: terracotta.master.left_side, right_side
"""

from __future__ import annotations

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.decisions.action import (
    WarriorSpace,
    action_ways,
    perform_action,
    refuse_action,
    shape_ways,
)
from tianxia.games.terracotta.decisions.base import gain_clay, gain_coins, master_arg, turn_weapon, type_arg
from tianxia.games.terracotta.decisions.bonus import advance_inspector
from tianxia.games.terracotta.elements import (
    board_element,
    clay_element,
    master_element,
    token_element,
    warehouse_element,
)
from tianxia.games.terracotta.rack import can_shape
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import (
    ADMINISTRATOR,
    ALL_WEAPONS,
    BLACKSMITH,
    CENTRAL,
    CLAY_PITS,
    INSPECTOR,
    SHAPER,
    SUPERVISOR,
)
from tianxia.games.terracotta.wheel import item_at, number_at
from tianxia.kernel.event import seat_arg
from tianxia.kernel.numbers import plus


def tokens_placed(state: TerracottaState, seat: int) -> int:
    placed = 0
    mask = state.masters[seat]
    while mask:
        placed += mask & 1
        mask >>= 1
    return placed


def hiring_cost(state: TerracottaState, seat: int) -> int:
    """The cost of the seat's next token, by the number it has (terracotta.master.cost_nth)."""
    return state.tables.master_costs[tokens_placed(state, seat)]


def master_ways(state: TerracottaState, seat: int, master: int) -> list[int]:
    """What a seat may do at a Master: hire it if it has no token there and can pay, else use its effect
    (terracotta.master.hire_or_use).
    """
    if not state.has_master(seat, master):
        return [act.TAKE] if state.coins[seat] >= hiring_cost(state, seat) else []
    if master == SHAPER:  # terracotta.master.shaper_cost
        return shape_ways(state, seat) if state.coins[seat] >= state.round else []
    # terracotta.master.administrator_central_only. Nothing can be copied after training
    # (administrator_train).
    # After an action that was given up, the Administrator can still copy it
    # (terracotta.gap.administrator_after_forgo).
    if master == ADMINISTRATOR:
        segment = state.segment
        item, number = item_at(state, segment, CENTRAL), number_at(state, segment, CENTRAL)
        return action_ways(state, seat, item, number)
    if master == INSPECTOR:
        return inspector_ways(state)
    if master == SUPERVISOR:
        return supervisor_ways(state)
    if master == BLACKSMITH:
        return [act.TAKE] if state.weapons[seat] != ALL_WEAPONS else []
    return [act.TAKE]


def inspector_ways(state: TerracottaState) -> list[int]:
    """The moves of the Inspectors that the Master allows: forward only
    (terracotta.master.inspector_forward_only)."""
    found: list[int] = []
    for which in (0, 1):
        for i, steps in enumerate(act.MOVES):
            if 0 < steps <= state.tables.inspector_steps:
                found.append(act.INSPECT + 4 * which + i)
    return found


def supervisor_ways(state: TerracottaState) -> list[int]:
    """One or two Warehouses with clay (terracotta.master.supervisor, terracotta.gap.supervisor_few_piles)."""
    found: list[int] = []
    for i, (one, two) in enumerate(act.PAIRS):
        if state.warehouses[one] > 0 and state.warehouses[two] > 0:
            if one == two or state.tables.supervisor_warehouses > 1:
                found.append(act.WAREHOUSES + i)
    return found


def perform_master(state: TerracottaState, seat: int, master: int, action: int) -> None:
    """Carry out one of `master_ways`."""
    if not state.has_master(seat, master):
        hire(state, seat, master)
    elif master == SHAPER:
        state.stack.append(WarriorSpace(seat, action - act.SHAPE, 0))
    elif master == ADMINISTRATOR:  # terracotta.master.administrator, administrator_pays, administrator_bonus
        segment = state.segment
        item, number = item_at(state, segment, CENTRAL), number_at(state, segment, CENTRAL)
        perform_action(state, seat, item, number, action)
    elif master == INSPECTOR:
        advance_inspector(state, seat, action)  # terracotta.master.inspector
    elif master == CLAY_PITS:
        gain_clay(state, seat, state.tables.clay_pits)  # terracotta.master.clay_pits
    elif master == SUPERVISOR:
        one, two = act.PAIRS[action - act.WAREHOUSES]
        empty_warehouse(state, seat, one)
        if one != two:
            empty_warehouse(state, seat, two)
    elif master == BLACKSMITH:  # terracotta.master.blacksmith
        for weapon in range(4):
            if not state.is_active(seat, weapon):
                turn_weapon(state, seat, weapon)


def hire(state: TerracottaState, seat: int, master: int) -> None:
    """Put a token on the Master; other seats' tokens there do not matter (terracotta.master.shared)."""
    gain_coins(state, seat, -hiring_cost(state, seat))
    state.give_master(seat, master)
    if state.log is not None:
        path = [board_element(seat), master_element(master)]
        args: dict[str, object] = {"seat": seat_arg(seat), "master": master_arg(master)}
        state.emit("event-hire", args, [token_element(seat, master)], path=path)


def empty_warehouse(state: TerracottaState, seat: int, type: int) -> None:
    """Take all clay of the Warehouse; it stays dry (terracotta.master.supervisor_dry)."""
    amount = state.warehouses[type]
    state.fill_warehouse(type, -amount)
    state.dry = plus(state.dry, seat, amount)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat_arg(seat), "amount": amount, "warehouse": type_arg(type)}
        path = [warehouse_element(type), clay_element(seat)]
        state.emit("event-warehouse", args, [clay_element(seat)], path=path)


def refuse_master(state: TerracottaState, seat: int, master: int, action: int) -> str:
    """The rule that forbids an answer to a Master's action."""
    if not state.has_master(seat, master):
        if action == act.TAKE:
            return "terracotta.master.cost_nth"
        return "terracotta.master.hire_or_use"
    if master == SHAPER:
        if state.coins[seat] < state.round:
            return "terracotta.master.shaper_cost"
        return (
            "terracotta.action.shape_type" if can_shape(state, seat) else "terracotta.action.shape_impossible"
        )
    if master == ADMINISTRATOR:
        segment = state.segment
        item, number = item_at(state, segment, CENTRAL), number_at(state, segment, CENTRAL)
        return refuse_action(state, seat, item, number, action)
    if master == INSPECTOR:
        backwards = act.INSPECT <= action < act.KEEP and act.MOVES[(action - act.INSPECT) % 4] < 0
        return "terracotta.master.inspector_forward_only" if backwards else "terracotta.master.inspector"
    if master == CLAY_PITS:
        return "terracotta.master.clay_pits"
    if master == SUPERVISOR:
        return "terracotta.gap.supervisor_few_piles"
    return "terracotta.master.blacksmith"


# Rules of this chapter that the code above implements without citing them:
# `terracotta.master.shaper_no_warehouse`
# `terracotta.master.shaper_no_bonus`
# `terracotta.master.shaper_uses_rack`
# `terracotta.master.administrator_pays`
# `terracotta.master.administrator_bonus`
# `terracotta.master.administrator_train`
