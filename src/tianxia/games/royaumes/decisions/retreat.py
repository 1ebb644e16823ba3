"""Retreats: the attacker goes back to its origin, the defender out of its space (royaumes.retreat.*)."""

from __future__ import annotations

from typing import Any, ClassVar

from tianxia.games.royaumes.armies import put, put_moved, send_generals, take_off
from tianxia.games.royaumes.decisions.base import (
    PAYMENT_FIELDS,
    SPACE,
    Payment,
    RoyaumesDecision,
    go_on,
    places_of,
    prompt_crossing,
)
from tianxia.games.royaumes.decisions.combat import end_combat, organised_in_combat
from tianxia.games.royaumes.elements import place_arg, place_element
from tianxia.games.royaumes.general import mix
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import RIVER, WALL
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, seat_arg


def retreats(state: RoyaumesState) -> list[int]:
    """The spaces next to the field to which a defender may retreat.

    Not allowed: walls, spaces with an enemy army, and the attacker's origin. Rules:
    royaumes.retreat.not_to_attacker_origin, royaumes.retreat.march_link_barred.
    """
    found: list[int] = []
    for space in state.map.near[state.field]:
        if state.map.barrier[space] == WALL or state.enemy_army(space, state.defender):
            continue
        if space != state.origin and space != state.road:
            found.append(space)
    return found


def retreat_attacker(state: RoyaumesState) -> None:
    """Move the attacker back to its origin. A river link is entered again, unless the move was a forced
    march.

    Rules: royaumes.retreat.attacker_river, royaumes.retreat.marcher_straight_home."""
    if state.road < 0 and state.map.barrier[state.origin] == RIVER:
        cross(state, state.attacker, state.origin)
    else:
        withdraw(state, state.attacker, state.origin, state.attack_organised, state.attack_disorganised)


def cross(state: RoyaumesState, seat: int, to: int) -> None:
    """Retreat onto a river: organised troops may be paid for, disorganised ones are lost."""
    if organised_in_combat(state, seat):
        go_on(state, RetreatPayment(seat, to, 0, 0))
    else:
        withdraw(state, seat, to, 0, 0)


class RetreatTo(RoyaumesDecision):
    """Asks where the defender's whole army goes (royaumes.retreat.whole_army_together)."""

    kind: ClassVar[str] = "retreat"
    rule: ClassVar[str] = "royaumes.retreat.defender_adjacent"
    follows: ClassVar[bool] = True
    never_automatic: ClassVar[bool] = True

    def might_offer(self, game: Any) -> list[int]:
        return places_of(game, True, True, [])

    def actions(self, state: RoyaumesState) -> list[int]:
        return retreats(state)

    def take(self, state: RoyaumesState, action: int) -> None:
        field = state.field
        if state.map.barrier[action] == RIVER:  # royaumes.retreat.river_applies
            cross(state, self.seat, action)
        else:
            withdraw(state, self.seat, action, state.organised[field], state.disorganised[field])

    def prompt(self, state: RoyaumesState) -> Sentence:
        args: dict[str, object] = {"seat": seat_arg(self.seat), "place": place_arg(state.map, state.field)}
        return Sentence("prompt-retreat", args)

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action == state.road:
            return "royaumes.retreat.march_link_barred"
        if action == state.origin:
            return "royaumes.retreat.not_to_attacker_origin"
        if action not in state.map.near[state.field]:
            return self.rule
        if state.map.barrier[action] == WALL:
            return "royaumes.retreat.no_wall"
        return "royaumes.retreat.not_to_enemy_army"

    def fits(self, state: RoyaumesState) -> bool:
        return fits_retreat(state, self.seat) and self.seat == state.defender and len(retreats(state)) > 0


class RetreatPayment(Payment):
    """The payment with which troops stay organised when they cross; it may be nothing."""

    kind: ClassVar[str] = "retreat-payment"
    rule: ClassVar[str] = "royaumes.retreat.river_payment_optional"
    fields: ClassVar[list[Field]] = [Field("to", 0, SPACE), *PAYMENT_FIELDS]

    def __init__(self, seat: int, to: int, paid: int, first: int) -> None:
        self.seat = seat
        self.to = to
        self.paid = paid
        self.first = first

    def wanted(self, state: RoyaumesState) -> int:
        return organised_in_combat(state, self.seat)

    def again(self, paid: int, first: int) -> Payment:
        return RetreatPayment(self.seat, self.to, paid, first)

    def finish(self, state: RoyaumesState) -> None:
        organised = organised_in_combat(state, self.seat)
        kept = min(self.paid, organised)
        withdraw(state, self.seat, self.to, kept, organised - kept)

    def prompt(self, state: RoyaumesState) -> Sentence:
        return prompt_crossing(state, self, self.to, organised_in_combat(state, self.seat))

    def fits(self, state: RoyaumesState) -> bool:
        if not fits_retreat(state, self.seat) or self.to >= state.map.spaces:
            return False
        if state.map.barrier[self.to] != RIVER or not organised_in_combat(state, self.seat):
            return False
        if self.seat == state.attacker:
            return self.to == state.origin and state.road < 0
        return self.to in retreats(state)


def fits_retreat(state: RoyaumesState, seat: int) -> bool:
    """Is a combat of that seat in progress, and are its manoeuvres over?"""
    return state.attacker >= 0 and state.shown and seat in (state.attacker, state.defender)


def withdraw(state: RoyaumesState, seat: int, to: int, organised: int, disorganised: int) -> None:
    """The army leaves the field with these troops and all its generals; the other side wins the field."""
    field = state.field
    send_generals(state, seat, state.generals_on(seat, field), to)
    if state.log is not None:
        args: dict[str, object] = {
            "seat": seat_arg(seat),
            "place": place_arg(state.map, field),
            "to": place_arg(state.map, to),
            "organised": organised,
            "disorganised": disorganised,
        }
        elements = [place_element(state.map, field), place_element(state.map, to)]
        state.emit("event-withdraw", args, elements, path=elements)
    if seat == state.attacker:
        state.attack_organised = state.attack_disorganised = 0
        put_moved(state, seat, to, organised, disorganised)  # royaumes.move.combat_uses_the_move
    else:
        take_off(state, field, state.organised[field], state.disorganised[field])
        put(state, seat, to, organised, disorganised)  # royaumes.retreat.river_before_lone_general
    mix(state, seat)
    end_combat(state)


# Rules of this chapter that the code above implements without citing them:
# `royaumes.retreat.refuser_must_leave`
# `royaumes.retreat.attacker_to_origin`
# `royaumes.retreat.attacker_always_possible`
# `royaumes.retreat.own_space_allowed`
# `royaumes.retreat.paid_from_remaining_stock`
# `royaumes.retreat.generals_may_be_left_alone`
# `royaumes.retreat.kills_lone_general`
#
# Rules of this chapter that other files decide:
# - `decisions/clash.py`: royaumes.retreat.none_legal_must_fight
