"""Actions of the wheel: resources, shaping, training, weapons. Others have files of their own."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.decisions.base import (
    SpaceQuestion,
    gain_clay,
    gain_coins,
    gain_points,
    shaping_clay,
    turn_weapon,
    type_arg,
)
from tianxia.games.terracotta.decisions.bonus import UseWeapon
from tianxia.games.terracotta.elements import (
    clay_element,
    placed_element,
    rack_element,
    segment_element,
    space_element,
    warehouse_element,
)
from tianxia.games.terracotta.mausoleum import NAMES, put_warrior
from tianxia.games.terracotta.rack import can_shape, rack_value
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import CLAY, COINS, MOISTEN, SHAPE, SHAPING, TRAIN, WEAPON
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, seat_arg
from tianxia.kernel.numbers import plus


def action_ways(state: TerracottaState, seat: int, item: int, number: int) -> list[int]:
    """The ways in which a seat can perform such an action now; empty if it cannot."""
    if item in (COINS, CLAY):
        return [act.TAKE]
    if item == SHAPE:
        # terracotta.action.shape_wet_only: dry clay does not count
        return shape_ways(state, seat) if state.wet[seat] >= number else []
    if item == MOISTEN:
        return [act.TAKE] if state.dry[seat] > 0 else []
    if item == TRAIN:
        return [act.TAKE] if worker_is_apprentice(state, seat) else []
    # terracotta.action.weapon_already_active
    return [] if state.is_active(seat, number) else [act.TAKE]


def shape_ways(state: TerracottaState, seat: int) -> list[int]:
    """The types that can be shaped (terracotta.action.shape_type)."""
    if not can_shape(state, seat):
        return []
    found: list[int] = []
    for type in range(4):
        if state.rack[type] > 0:
            found.append(act.SHAPE + type)
    return found


def perform_action(state: TerracottaState, seat: int, item: int, number: int, action: int) -> None:
    """Carry out one of `action_ways`."""
    if item == COINS:
        gain_coins(state, seat, number)  # terracotta.action.coins
    elif item == CLAY:
        gain_clay(state, seat, number)  # terracotta.action.clay
    elif item == SHAPE:
        state.stack.append(WarriorSpace(seat, action - act.SHAPE, number))
    elif item == MOISTEN:
        moisten(state, seat)
    elif item == TRAIN:
        train(state, seat)
    elif item == WEAPON:
        turn_weapon(state, seat, number)  # terracotta.action.weapon


def moisten(state: TerracottaState, seat: int) -> None:
    """Turn all dry clay wet (terracotta.action.moisten)."""
    amount = state.dry[seat]
    state.wet = plus(state.wet, seat, amount)
    state.dry = plus(state.dry, seat, -amount)
    if state.log is not None:
        state.emit("event-moisten", {"seat": seat_arg(seat), "amount": amount}, [clay_element(seat)])


def worker_is_apprentice(state: TerracottaState, seat: int) -> bool:
    """Is the worker of this turn still an apprentice? Training needs one (train_needs_apprentice)."""
    return (state.artisans_at[seat] >> state.segment) & 1 == 0


def promote(state: TerracottaState, seat: int) -> None:
    """Move the worker of this turn to the artisan slot (terracotta.action.train_takes_slot)."""
    bit = 1 << state.segment
    state.apprentices_at = plus(state.apprentices_at, seat, -bit)
    state.artisans_at = plus(state.artisans_at, seat, bit)


def train(state: TerracottaState, seat: int) -> None:
    """Make the apprentice just placed an artisan for good (terracotta.action.train_permanent)."""
    promote(state, seat)
    if state.log is not None:
        touches = [placed_element(seat, True, state.segment), segment_element(state.segment)]
        state.emit("event-train", {"seat": seat_arg(seat), "segment": state.segment + 1}, touches)


def spend_clay(state: TerracottaState, seat: int, type: int, clay: int) -> None:
    """Pay clay; some of it goes dry to the type's Warehouse (terracotta.action.shape_warehouse)."""
    state.wet = plus(state.wet, seat, -clay)
    state.fill_warehouse(type, state.tables.dry_clay)
    if state.log is not None:
        args: dict[str, object] = {"seat": seat_arg(seat), "amount": clay, "warehouse": type_arg(type)}
        path = [clay_element(seat), warehouse_element(type)]
        state.emit("event-spend-clay", args, [warehouse_element(type)], path=path)


class WarriorSpace(SpaceQuestion):
    """Asks where the new warrior goes. `clay` is the cost in clay; 0 means the Shaper, paid in coins."""

    kind = "warrior-space"
    rule = "terracotta.action.shape_space"
    follows = True
    fields: ClassVar = [Field("type", 0, 3), Field("clay", 0, 99)]

    def __init__(self, seat: int, type: int, clay: int) -> None:
        self.seat = seat
        self.type = type
        self.clay = clay

    def misfit(self, state: TerracottaState, at: int) -> str:
        if state.rack[self.type] == 0 or not can_shape(state, self.seat):
            return "nothing can be shaped"
        if state.wet[self.seat] < self.clay or (self.clay == 0 and state.coins[self.seat] < state.round):
            return f"seat {self.seat} cannot pay"
        return "" if shaping_clay(state, self.seat, at) == self.clay else "nothing is shaped so"

    def actions(self, state: TerracottaState) -> list[int]:
        return state.free[:]

    def take(self, state: TerracottaState, action: int) -> None:
        seat, type = self.seat, self.type
        if self.clay > 0:  # terracotta.action.shape_cost
            spend_clay(state, seat, type, self.clay)
        else:
            gain_coins(state, seat, -state.round)  # terracotta.master.shaper_cost
        points = rack_value(state, type)
        put_warrior(state, seat, type, action)
        if state.log is not None:
            args: dict[str, object] = {"seat": seat_arg(seat), "type": type_arg(type), "space": NAMES[action]}
            path = [rack_element(type), space_element(action)]
            state.emit("event-shape", args, [space_element(action)], path=path)
        if self.clay > 0:  # the Shaper gives neither: terracotta.master.shaper_no_vp, shaper_no_bonus
            gain_points(state, seat, SHAPING, points)  # terracotta.action.shape_rack_vp
            if state.is_active(seat, state.tables.weapon_of[type]):
                state.stack.append(UseWeapon(seat, action))  # terracotta.action.shape_then_weapon

    def prompt(self, state: TerracottaState) -> Sentence:
        return Sentence("prompt-warrior-space", {"seat": seat_arg(self.seat), "type": type_arg(self.type)})


def refuse_action(state: TerracottaState, seat: int, item: int, number: int, action: int) -> str:
    """The rule that forbids an answer to such an action."""
    if item == SHAPE:
        if state.wet[seat] < number:
            enough = state.wet[seat] + state.dry[seat] >= number
            return "terracotta.action.shape_wet_only" if enough else "terracotta.action.shape_cost"
        if not can_shape(state, seat):
            return "terracotta.action.shape_impossible"
        if act.SHAPE <= action < act.FIGURE and state.rack[action - act.SHAPE] == 0:
            return "terracotta.rack.empty_type"
        return "terracotta.action.shape_type"
    if item == MOISTEN:
        return "terracotta.action.moisten"
    if item == TRAIN:
        return "terracotta.action.train_needs_apprentice"
    if item == WEAPON:
        return "terracotta.action.weapon_already_active"
    return "terracotta.flow.inside_out"


# Rules of this chapter that the code above implements without citing them:
# `terracotta.action.train`
# `terracotta.action.train_continues`
# `terracotta.action.weapon_too_late`
