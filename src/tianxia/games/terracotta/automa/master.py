"""The Prime Minister's Masters. He hires none in the action phase, but gets one free after each round
except the last.
"""

from __future__ import annotations

from tianxia.games.terracotta.automa.action import resolve_central
from tianxia.games.terracotta.automa.bonus import activate, inactive_weapons
from tianxia.games.terracotta.automa.compensation import compensate
from tianxia.games.terracotta.automa.decree import decree_roll
from tianxia.games.terracotta.automa.inspector import move_by_master
from tianxia.games.terracotta.automa.reasons import (
    MINISTER,
    gain_clay,
    gain_coins,
    say,
    say_choice,
    type_args,
)
from tianxia.games.terracotta.automa.shape import shape_without_clay
from tianxia.games.terracotta.decisions.base import master_arg, type_arg
from tianxia.games.terracotta.elements import (
    board_element,
    clay_element,
    master_element,
    token_element,
    warehouse_element,
)
from tianxia.games.terracotta.rack import can_shape
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import ADMINISTRATOR, CLAY_PITS, INSPECTOR, SHAPER, SUPERVISOR
from tianxia.kernel.decision import Step
from tianxia.kernel.numbers import plus


def resolve_master(state: TerracottaState, master: int) -> None:
    """Use a Master with his token, else a Compensation: he never hires
    (terracotta.solo.master.never_hires).
    """
    if not state.has_master(MINISTER, master):
        compensate(state, "master.no_token")
        return
    if master == SHAPER:
        use_shaper(state)
    elif master == ADMINISTRATOR:  # terracotta.solo.master.administrator
        if state.log is not None:
            say(state, "copies", "master.administrator", {}, [master_element(master)])
        resolve_central(state)
    elif master == INSPECTOR:
        gain_coins(state, state.tables.minister_inspector_coins, "master.inspector_coins")
        move_by_master(state)
    elif master == CLAY_PITS:
        gain_clay(state, state.tables.clay_pits, "master.clay_pits")
    elif master == SUPERVISOR:
        use_supervisor(state)
    else:
        use_blacksmith(state)


def use_shaper(state: TerracottaState) -> None:
    """Pay coins equal to the round's number. If he has too few coins, or there is nothing to shape, roll
    for a decree.
    """
    if not can_shape(state, MINISTER):
        decree_roll(state, "action.shape_no_figure")
    elif state.coins[MINISTER] < state.round:
        decree_roll(state, "master.shaper_too_poor")
    else:
        gain_coins(state, -state.round, "master.shaper")
        shape_without_clay(state)


def use_supervisor(state: TerracottaState) -> None:
    """He gets the largest pile as wet clay, the next one is discarded
    (terracotta.gap.supervisor_few_piles).
    """
    if max(state.warehouses) == 0:  # terracotta.gap.minister_idle_action
        compensate(state, "compensation.does_nothing")
        return
    taken = largest_pile(state, "master.supervisor_take")
    amount = state.warehouses[taken]
    state.fill_warehouse(taken, -amount)
    state.wet = plus(state.wet, MINISTER, amount)
    if state.log is not None:
        args: dict[str, object] = {"amount": amount, "warehouse": type_arg(taken)}
        path = [warehouse_element(taken), clay_element(MINISTER)]
        say(state, "takes-pile", "master.supervisor_take", args, [clay_element(MINISTER)], path)
    if max(state.warehouses) == 0:
        return
    lost = largest_pile(state, "master.supervisor_discard")
    amount = state.warehouses[lost]
    state.fill_warehouse(lost, -amount)
    if state.log is not None:
        args = {"amount": amount, "warehouse": type_arg(lost)}
        say(state, "discards-pile", "master.supervisor_discard", args, [warehouse_element(lost)])


def largest_pile(state: TerracottaState, rule: str) -> int:
    """The Warehouse with the most clay, at random among equals (terracotta.solo.master.supervisor_tie)."""
    most = max(state.warehouses)
    piles = [type for type in range(4) if state.warehouses[type] == most]
    if len(piles) == 1:
        return piles[0]
    state.learn()
    pile = piles[state.rng.below(len(piles))]
    if state.log is not None:
        args: dict[str, object] = {"warehouse": type_arg(pile)}
        touches = [warehouse_element(pile)]
        say_choice(state, "pile", "master.supervisor_tie", type_args(piles), "random", args, touches)
    return pile


def use_blacksmith(state: TerracottaState) -> None:
    """All his weapons turn active (terracotta.solo.master.blacksmith)."""
    inactive = inactive_weapons(state)
    if not inactive:  # terracotta.gap.minister_idle_action
        compensate(state, "compensation.does_nothing")
    for weapon in inactive:
        activate(state, weapon, "master.blacksmith")


class NewMaster(Step):
    """Put a free token on a random Master (terracotta.solo.maintenance.new_master)."""

    kind = "new-master"
    waits = False

    def run(self, state: TerracottaState) -> None:
        free = [master for master in range(6) if not state.has_master(MINISTER, master)]
        state.learn()
        master = free[state.rng.below(len(free))]
        state.give_master(MINISTER, master)
        if state.log is not None:
            left: list[object] = [master_arg(other) for other in free]
            args: dict[str, object] = {"master": master_arg(master)}
            touches = [token_element(MINISTER, master), board_element(MINISTER)]
            say_choice(state, "new-master", "maintenance.new_master", left, "random", args, touches)


# Rules of this chapter that the code above implements without citing them:
# `terracotta.solo.master.no_token`
# `terracotta.solo.master.shaper`
# `terracotta.solo.master.shaper_too_poor`
# `terracotta.solo.master.inspector_random`
# `terracotta.solo.master.supervisor_take`
# `terracotta.solo.master.supervisor_discard`
