"""Phase 6: forced marches, from commandery to commandery (royaumes.march.*)."""

from __future__ import annotations

from typing import ClassVar

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.armies import generals_left, organised_left, take_off, tell_move
from tianxia.games.royaumes.decisions.base import (
    FROM_TO,
    TROOPS,
    CountQuestion,
    CrossingPayment,
    Departure,
    FromQuestion,
    FromToQuestion,
    Payment,
    go_on,
    subsets,
)
from tianxia.games.royaumes.decisions.move import arrive
from tianxia.games.royaumes.general import kill_lone_generals
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import COMMANDERIES, MARCH, RIVER, WALL
from tianxia.kernel.decision import Field


def road_between(state: RoyaumesState, origin: int, to: int) -> int:
    return state.map.road[origin * COMMANDERIES + to]


def most_marching(state: RoyaumesState, seat: int, origin: int, to: int) -> int:
    """The most troops that may march: none through a wall or past enemy troops; over a river as many as
    markers can pay for (royaumes.march.river_payment_required).
    """
    road = road_between(state, origin, to)
    barrier = state.map.barrier[road]
    if barrier == WALL or state.enemy_army(road, seat):
        return 0
    most = organised_left(state, seat, origin)  # royaumes.march.organised_only
    return min(most, state.worth_of_stock(seat)) if barrier == RIVER else most


def ask_march(state: RoyaumesState) -> bool:
    """Ask for a march, as long as a general in a commandery has not marched."""
    seat = state.active()
    if not marchers(state, seat):
        return False
    state.stack.append(MarchFrom(seat))
    return True


def marchers(state: RoyaumesState, seat: int) -> list[int]:
    """The commanderies with a general that has not marched, in order."""
    found: list[int] = []
    for general in range(3):
        space = state.generals[3 * seat + general]
        if 0 <= space < COMMANDERIES and not state.moved_generals >> general & 1 and space not in found:
            found.append(space)
    found.sort()
    return found


class MarchFrom(Departure):
    """Asks from which commandery a general marches, with or without troops. The seat may also decline."""

    kind: ClassVar[str] = "march"
    rule: ClassVar[str] = "royaumes.march.needs_general"
    verb: ClassVar[str] = "march"
    phases: ClassVar[list[int]] = [MARCH]

    def places(self, state: RoyaumesState) -> list[int]:
        return marchers(state, self.seat)

    def choose(self, state: RoyaumesState, place: int) -> None:
        state.stack.append(MarchTo(self.seat, place))

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action >= COMMANDERIES:
            return "royaumes.march.not_from_link"
        if state.generals_on(self.seat, action):
            return "royaumes.march.once_per_piece"
        return self.rule


class MarchTo(FromQuestion):
    """Asks to which neighbouring commandery the march goes.

    A lone general can go to any of them (royaumes.march.lone_general_always)."""

    kind: ClassVar[str] = "march-to"
    rule: ClassVar[str] = "royaumes.march.commandery_to_neighbour"
    phases: ClassVar[list[int]] = [MARCH]
    fields: ClassVar[list[Field]] = [Field("origin", 0, COMMANDERIES - 1)]

    def actions(self, state: RoyaumesState) -> list[int]:
        return state.map.neighbours[self.origin][:]

    def take(self, state: RoyaumesState, action: int) -> None:
        if most_marching(state, self.seat, self.origin, action):
            state.stack.append(MarchTroops(self.seat, self.origin, action))
        else:
            ask_marching_generals(state, self.seat, self.origin, action, 0)

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and generals_left(state, self.seat, self.origin) > 0


class MarchTroops(CountQuestion):
    """Asks how many organised troops march along."""

    kind: ClassVar[str] = "march-troops"
    rule: ClassVar[str] = "royaumes.march.organised_only"
    never_automatic: ClassVar[bool] = True
    phases: ClassVar[list[int]] = [MARCH]

    def bounds(self, state: RoyaumesState) -> tuple[int, int]:
        return 0, most_marching(state, self.seat, self.origin, self.to)

    def go(self, state: RoyaumesState, count: int) -> None:
        road = road_between(state, self.origin, self.to)
        if count and state.map.barrier[road] == RIVER:
            go_on(state, MarchPayment(self.seat, self.origin, self.to, count, 0, 0))
        else:
            ask_marching_generals(state, self.seat, self.origin, self.to, count)

    def refusal(self, state: RoyaumesState, action: int) -> str:
        troops = action - act.ORGANISED
        if troops <= organised_left(state, self.seat, self.origin):
            return "royaumes.march.river_payment_required"
        if troops <= state.organised[self.origin]:
            return "royaumes.march.once_per_piece"
        return self.rule

    def fits(self, state: RoyaumesState) -> bool:
        return fits_road(state, self.seat, self.origin, self.to, 0) and super().fits(state)


class MarchPayment(CrossingPayment):
    """Over a river every marching troop is paid for."""

    kind: ClassVar[str] = "march-payment"
    rule: ClassVar[str] = "royaumes.march.river_payment_required"
    phases: ClassVar[list[int]] = [MARCH]

    def due(self, state: RoyaumesState) -> int:
        return self.troops

    def again(self, paid: int, first: int) -> Payment:
        return MarchPayment(self.seat, self.origin, self.to, self.troops, paid, first)

    def finish(self, state: RoyaumesState) -> None:
        ask_marching_generals(state, self.seat, self.origin, self.to, self.troops)

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and fits_road(state, self.seat, self.origin, self.to, self.troops)


class MarchGenerals(FromToQuestion):
    """Asks which generals lead the march: at least one (royaumes.march.needs_general)."""

    kind: ClassVar[str] = "march-generals"
    rule: ClassVar[str] = "royaumes.march.needs_general"
    phases: ClassVar[list[int]] = [MARCH]
    fields: ClassVar[list[Field]] = [*FROM_TO, Field("troops", 0, TROOPS)]
    offers: ClassVar[list[tuple[int, int]]] = [(act.GENERALS, act.LAST_GENERALS)]

    def __init__(self, seat: int, origin: int, to: int, troops: int) -> None:
        self.seat = seat
        self.origin = origin
        self.to = to
        self.troops = troops

    def actions(self, state: RoyaumesState) -> list[int]:
        return subsets(generals_left(state, self.seat, self.origin), 1)

    def take(self, state: RoyaumesState, action: int) -> None:
        march(state, self.seat, self.origin, self.to, self.troops, action - act.GENERALS)

    def refusal(self, state: RoyaumesState, action: int) -> str:
        return self.rule if action == act.GENERALS else "royaumes.march.once_per_piece"

    def fits(self, state: RoyaumesState) -> bool:
        return super().fits(state) and fits_road(state, self.seat, self.origin, self.to, self.troops)


def fits_road(state: RoyaumesState, seat: int, origin: int, to: int, troops: int) -> bool:
    """May this march begin? A road must begin at a general, and its barrier must allow this many paid
    troops.
    """
    if origin >= COMMANDERIES or to >= COMMANDERIES or road_between(state, origin, to) < 0:
        return False
    road = road_between(state, origin, to)
    barred = state.map.barrier[road] == WALL or state.enemy_army(road, seat)
    enough = troops <= organised_left(state, seat, origin)
    return generals_left(state, seat, origin) > 0 and enough and not (troops and barred)


def ask_marching_generals(state: RoyaumesState, seat: int, origin: int, to: int, troops: int) -> None:
    generals = generals_left(state, seat, origin)
    if generals & (generals - 1) == 0:
        march(state, seat, origin, to, troops, generals)
    else:
        state.stack.append(MarchGenerals(seat, origin, to, troops))


def march(state: RoyaumesState, seat: int, origin: int, to: int, troops: int, generals: int) -> None:
    """Troops arrive disorganised, before any combat (royaumes.march.ends_disorganised)."""
    road = road_between(state, origin, to)
    if troops:
        take_off(state, origin, troops, 0)
        kill_lone_generals(state, seat, road)  # royaumes.march.kills_lone_general_on_link
    if state.log is not None:
        tell_move(state, "event-march", seat, origin, to, 0, troops, generals)
    arrive(state, seat, origin, to, road, 0, troops, generals)


# Rules of this chapter that the code above implements without citing them:
# `royaumes.march.optional_extra`
# `royaumes.march.link_free_of_enemy_troops`
# `royaumes.march.own_troops_do_not_block`
# `royaumes.march.no_wall`
# `royaumes.march.disorganised_before_combat`
# `royaumes.march.lone_general_over_enemy_link`
# `royaumes.march.lone_general_dies_on_arrival`
