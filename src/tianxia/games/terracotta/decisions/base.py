"""Shared by the decisions: names of pieces and places, and small changes that are logged."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.terracotta.elements import (
    clay_element,
    coins_element,
    score_element,
    space_element,
    weapon_element,
)
from tianxia.games.terracotta.mausoleum import NAMES
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import (
    ADMINISTRATOR,
    CENTRAL,
    ITEMS,
    KNEELING_ARCHER,
    MASTER,
    MASTERS,
    MIDDLE,
    MUSICIAN,
    OUTER,
    SHAPE,
    SHAPER,
    SPECIALISTS,
    TYPES,
    WEAPON,
    WEAPONS,
)
from tianxia.games.terracotta.wheel import item_at, number_at
from tianxia.kernel.decision import Decision, Field
from tianxia.kernel.event import Sentence, seat_arg, word_arg
from tianxia.kernel.numbers import plus


class SpaceQuestion(Decision):
    """A decision that is answered with a space."""

    offers: ClassVar = [(0, 62)]

    def describe(self, state: TerracottaState, action: int) -> Sentence:
        return Sentence("action-space", {"space": NAMES[action]})

    def touches(self, state: TerracottaState, action: int) -> list[str]:
        return [space_element(action)]


class AboutSpace(Decision):
    """A decision about the figure on a space."""

    follows = True
    fields: ClassVar = [Field("space", 0, 62)]

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space


class AboutSpecialist(SpaceQuestion):
    """Asks where a specialist goes."""

    fields: ClassVar = [Field("specialist", KNEELING_ARCHER, MUSICIAN)]

    def __init__(self, seat: int, specialist: int) -> None:
        self.seat = seat
        self.specialist = specialist


def type_arg(type: int) -> str:
    return word_arg("warrior-" + TYPES[type])


def weapon_arg(weapon: int) -> str:
    return word_arg("weapon-" + WEAPONS[weapon])


def specialist_arg(kind: int) -> str:
    return word_arg("specialist-" + SPECIALISTS[kind])


def master_arg(master: int) -> str:
    return word_arg("master-" + MASTERS[master])


def item_arg(state: TerracottaState, segment: int, ring: int) -> str:
    """The item that a ring shows at a segment, in words; its number is `item_number`."""
    item, number = item_at(state, segment, ring), number_at(state, segment, ring)
    if item == MASTER:
        return master_arg(number)
    if item == WEAPON:
        return weapon_arg(number)
    return word_arg("item-" + ITEMS[item])


def item_number(state: TerracottaState, segment: int, ring: int) -> int:
    """The amount or cost of the item; 0 if it has none."""
    item = item_at(state, segment, ring)
    return 0 if item in (MASTER, WEAPON) else number_at(state, segment, ring)


# --- where a question can stand -------------------------------------------------------------------------


def works_at_segment(state: TerracottaState, seat: int) -> bool:
    """Did that seat place the last worker, and is it still where it was placed?"""
    if state.turn == 0 or state.segment < 0 or state.order[(state.turn - 1) % state.seats] != seat:
        return False
    return ((state.apprentices_at[seat] | state.artisans_at[seat]) >> state.segment) & 1 == 1


def ring_performed(state: TerracottaState, seat: int, at: int) -> int:
    """The ring to whose action the question at this place of the stack belongs; -1 if there is none."""
    if at == 0 or at < len(state.stack) - 1 or not works_at_segment(state, seat):
        return -1
    beneath = state.stack[at - 1]
    if beneath.kind == "next-turn":
        return OUTER
    return beneath.args()[0] - 1 if beneath.kind == "act" and beneath.seat == seat else -1


def performs(state: TerracottaState, seat: int, at: int, item: int) -> bool:
    """Does the question at this place belong to an action of that kind?"""
    ring = ring_performed(state, seat, at)
    return ring >= 0 and item_at(state, state.segment, ring) == item


def shaping_clay(state: TerracottaState, seat: int, at: int) -> int:
    """The clay cost of the shaping to which the question belongs: 0 for the Shaper, -1 if nothing is
    shaped.
    """
    ring = ring_performed(state, seat, at)
    if ring < 0 or ring == OUTER:
        return -1
    if ring == MIDDLE:
        if item_at(state, state.segment, MIDDLE) != MASTER:
            return -1
        master = number_at(state, state.segment, MIDDLE)
        if not state.has_master(seat, master) or master not in (SHAPER, ADMINISTRATOR):
            return -1
        if master == SHAPER:
            return 0
    shapes = item_at(state, state.segment, CENTRAL) == SHAPE
    return number_at(state, state.segment, CENTRAL) if shapes else -1


# --- changes that are logged ------------------------------------------------------------------------------


def gain_coins(state: TerracottaState, seat: int, amount: int) -> None:
    """Take coins from the supply or return them; it never runs out
    (terracotta.components.supply_unlimited).
    """
    state.coins = plus(state.coins, seat, amount)
    if state.log is not None and amount != 0:
        key = "event-gain-coins" if amount > 0 else "event-pay-coins"
        state.emit(key, {"seat": seat_arg(seat), "amount": abs(amount)}, [coins_element(seat)])


def gain_clay(state: TerracottaState, seat: int, amount: int) -> None:
    """Take wet clay from the supply or return it."""
    state.wet = plus(state.wet, seat, amount)
    if state.log is not None and amount != 0:
        key = "event-gain-clay" if amount > 0 else "event-pay-clay"
        state.emit(key, {"seat": seat_arg(seat), "amount": abs(amount)}, [clay_element(seat)])


def gain_points(state: TerracottaState, seat: int, category: int, amount: int) -> None:
    state.score(seat, category, amount)
    if state.log is not None and amount != 0:
        state.emit("event-points", {"seat": seat_arg(seat), "points": amount}, [score_element(seat)])


def turn_weapon(state: TerracottaState, seat: int, weapon: int) -> None:
    """Turn a weapon to its other side."""
    state.turn_weapon(seat, weapon)
    if state.log is not None:
        key = "event-weapon-active" if state.is_active(seat, weapon) else "event-weapon-inactive"
        args: dict[str, object] = {"seat": seat_arg(seat), "weapon": weapon_arg(weapon)}
        state.emit(key, args, [weapon_element(seat, weapon)])
