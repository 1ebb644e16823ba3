"""Phase 5: spring and autumn moves (royaumes.move.*).

An order is a series of small questions: from where, to where, how many organised and disorganised troops,
which payment for a river, which generals. A question with one answer is not asked. armies.py knows which
pieces may still move, and where.
"""

from __future__ import annotations

from typing import ClassVar, Final

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.armies import (
    can_leave,
    can_order,
    disorganised_left,
    generals_left,
    may_enter,
    move_generals,
    organised_left,
    origins,
    put_moved,
    take_off,
    tell_move,
)
from tianxia.games.royaumes.decisions.base import (
    FROM_TO,
    SPACE,
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
from tianxia.games.royaumes.decisions.clash import AfterManoeuvres
from tianxia.games.royaumes.decisions.combat import begin_combat
from tianxia.games.royaumes.general import kill
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import AUTUMN, COMMANDERIES, RIVER, SPRING, WALL
from tianxia.kernel.decision import Field
from tianxia.kernel.event import Sentence, seat_arg

SEASONS: Final = [SPRING, AUTUMN]


def ask_move(state: RoyaumesState) -> bool:
    """Asks for another order, as long as a piece can move."""
    seat = state.active()
    if not can_order(state, seat):
        return False
    state.stack.append(MoveFrom(seat))
    return True


# --- where from, where to ------------------------------------------------------------------------------


class MoveFrom(Departure):
    """Asks from where the next group moves; or all other pieces stay (royaumes.move.stay)."""

    kind: ClassVar[str] = "move"
    rule: ClassVar[str] = "royaumes.move.one_per_piece_per_season"
    verb: ClassVar[str] = "move"
    phases: ClassVar[list[int]] = SEASONS

    def places(self, state: RoyaumesState) -> list[int]:
        return origins(state, self.seat)

    def choose(self, state: RoyaumesState, place: int) -> None:
        state.stack.append(MoveTo(self.seat, place))

    def prompt(self, state: RoyaumesState) -> Sentence:
        return Sentence(
            f"prompt-{'spring' if state.phase == SPRING else 'autumn'}", {"seat": seat_arg(self.seat)}
        )

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action >= state.map.spaces:  # a word such as `done`, not a place
            return self.rule
        if organised_left(state, self.seat, action) + disorganised_left(state, self.seat, action) > 0:
            return "royaumes.move.river_bars_disorganised"
        if state.owner[action] != self.seat and not state.generals_on(self.seat, action):
            return "royaumes.notion.army"
        return self.rule


class MoveTo(FromQuestion):
    """From a commandery to a link, from a link to a commandery."""

    kind: ClassVar[str] = "move-to"
    rule: ClassVar[str] = "royaumes.move.no_link_to_link"
    never_automatic: ClassVar[bool] = True
    phases: ClassVar[list[int]] = SEASONS
    fields: ClassVar[list[Field]] = [Field("origin", 0, SPACE)]

    def actions(self, state: RoyaumesState) -> list[int]:
        if self.origin >= COMMANDERIES:
            return state.map.near[self.origin][:]
        found: list[int] = []
        for link in state.map.near[self.origin]:
            if may_enter(state, self.seat, self.origin, link):
                found.append(link)
        return found

    def take(self, state: RoyaumesState, action: int) -> None:
        ask_organised(state, self.seat, self.origin, action)

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action in state.map.near[self.origin]:
            if state.map.barrier[action] == WALL:
                return "royaumes.move.wall_bars_troops"
            return "royaumes.move.river_bars_disorganised"
        if self.origin < COMMANDERIES <= action:
            return "royaumes.move.commandery_to_link"
        if action < COMMANDERIES <= self.origin:
            return "royaumes.move.link_to_commandery"
        return self.rule

    def fits(self, state: RoyaumesState) -> bool:
        if not super().fits(state) or self.origin >= state.map.spaces:
            return False
        return len(self.actions(state)) > 0 and can_leave(state, self.seat, self.origin)


# --- how many, and who ---------------------------------------------------------------------------------


def ask_organised(state: RoyaumesState, seat: int, origin: int, to: int) -> None:
    if state.map.barrier[to] == WALL:
        ask_generals(state, seat, origin, to, 0, 0)
        return
    most = organised_left(state, seat, origin)
    if least_organised(state, seat, origin, to) == most:
        ask_disorganised(state, seat, origin, to, most)
    else:
        state.stack.append(MoveOrganised(seat, origin, to))


def least_organised(state: RoyaumesState, seat: int, origin: int, to: int) -> int:
    """The smallest number of troops that may go: 0 if other pieces of the group can go."""
    most = organised_left(state, seat, origin)
    if most == 0 or generals_left(state, seat, origin):
        return 0
    if state.map.barrier[to] != RIVER and disorganised_left(state, seat, origin):
        return 0
    return 1


def ask_disorganised(state: RoyaumesState, seat: int, origin: int, to: int, organised: int) -> None:
    barred = state.map.barrier[to] == RIVER
    most = 0 if barred else disorganised_left(state, seat, origin)
    if least_disorganised(state, seat, origin, organised, most) == most:
        ask_river(state, seat, origin, to, organised, most)
    else:
        state.stack.append(MoveDisorganised(seat, origin, to, organised))


def least_disorganised(state: RoyaumesState, seat: int, origin: int, organised: int, most: int) -> int:
    return 0 if most == 0 or organised or generals_left(state, seat, origin) else 1


def ask_river(
    state: RoyaumesState, seat: int, origin: int, to: int, organised: int, disorganised: int
) -> None:
    if organised and state.map.barrier[to] == RIVER:
        go_on(state, MovePayment(seat, origin, to, organised, 0, 0))
    else:
        ask_generals(state, seat, origin, to, organised, disorganised)


def ask_generals(
    state: RoyaumesState, seat: int, origin: int, to: int, organised: int, disorganised: int
) -> None:
    """Ask for the generals of the group, with its troops as they will arrive; then carry out the order."""
    generals = generals_left(state, seat, origin)
    if generals == 0:
        move(state, seat, origin, to, organised, disorganised, 0)
    elif organised + disorganised == 0 and generals & (generals - 1) == 0:
        move(state, seat, origin, to, 0, 0, generals)
    else:
        state.stack.append(MoveGenerals(seat, origin, to, organised, disorganised))


def fits_move(state: RoyaumesState, seat: int, origin: int, to: int) -> bool:
    """Can a group be on its way between these spaces?"""
    if max(origin, to) >= state.map.spaces:
        return False
    return to in state.map.near[origin] and may_enter(state, seat, origin, to)


class MoveCount(CountQuestion):
    """Asks how many troops of a kind go."""

    rule: ClassVar[str] = "royaumes.move.split_freely"
    phases: ClassVar[list[int]] = SEASONS

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action - self.first > self.bounds(state)[1]:
            return "royaumes.move.one_per_piece_per_season"
        return "royaumes.move.order_is_one_group"

    def fits(self, state: RoyaumesState) -> bool:
        return fits_move(state, self.seat, self.origin, self.to) and super().fits(state)


class MoveOrganised(MoveCount):
    """Asks how many organised troops go."""

    kind: ClassVar[str] = "move-organised"

    def bounds(self, state: RoyaumesState) -> tuple[int, int]:
        least = least_organised(state, self.seat, self.origin, self.to)
        return least, organised_left(state, self.seat, self.origin)

    def go(self, state: RoyaumesState, count: int) -> None:
        ask_disorganised(state, self.seat, self.origin, self.to, count)


class MoveDisorganised(MoveCount):
    """Asks how many disorganised troops go."""

    kind: ClassVar[str] = "move-disorganised"
    fields: ClassVar[list[Field]] = [*FROM_TO, Field("organised", 0, TROOPS)]
    first: ClassVar[int] = act.DISORGANISED
    offers: ClassVar[list[tuple[int, int]]] = [(act.DISORGANISED, act.LAST_DISORGANISED)]

    def __init__(self, seat: int, origin: int, to: int, organised: int) -> None:
        self.seat = seat
        self.origin = origin
        self.to = to
        self.organised = organised

    def bounds(self, state: RoyaumesState) -> tuple[int, int]:
        most = disorganised_left(state, self.seat, self.origin)
        return least_disorganised(state, self.seat, self.origin, self.organised, most), most

    def go(self, state: RoyaumesState, count: int) -> None:
        ask_generals(state, self.seat, self.origin, self.to, self.organised, count)

    def fits(self, state: RoyaumesState) -> bool:
        if not super().fits(state) or state.map.barrier[self.to] != 0:
            return False
        enough = self.organised <= organised_left(state, self.seat, self.origin)
        return enough and disorganised_left(state, self.seat, self.origin) > 0


class MovePayment(CrossingPayment):
    """The payment that lets organised troops cross a river and stay organised. It may pay for only some of
    them, or none."""

    kind: ClassVar[str] = "move-payment"
    rule: ClassVar[str] = "royaumes.move.river_payment"
    phases: ClassVar[list[int]] = SEASONS

    def again(self, paid: int, first: int) -> Payment:
        return MovePayment(self.seat, self.origin, self.to, self.troops, paid, first)

    def finish(self, state: RoyaumesState) -> None:
        """Unpaid troops will arrive disorganised. Groups are identified by their numbers, so the numbers
        change only on arrival.
        """
        kept = min(self.paid, self.troops)  # royaumes.move.river_partial_payment
        ask_generals(state, self.seat, self.origin, self.to, kept, self.troops - kept)

    def fits(self, state: RoyaumesState) -> bool:
        on_its_way = super().fits(state) and fits_move(state, self.seat, self.origin, self.to)
        return (
            on_its_way
            and state.map.barrier[self.to] == RIVER
            and self.troops <= organised_left(state, self.seat, self.origin)
        )


class MoveGenerals(FromToQuestion):
    """Asks which generals go, with the troops or without any. Troops are counted as they will arrive."""

    kind: ClassVar[str] = "move-generals"
    rule: ClassVar[str] = "royaumes.move.split_freely"
    phases: ClassVar[list[int]] = SEASONS
    fields: ClassVar[list[Field]] = [
        *FROM_TO,
        Field("organised", 0, TROOPS),
        Field("disorganised", 0, TROOPS),
    ]
    offers: ClassVar[list[tuple[int, int]]] = [(act.GENERALS, act.LAST_GENERALS)]

    def __init__(self, seat: int, origin: int, to: int, organised: int, disorganised: int) -> None:
        self.seat = seat
        self.origin = origin
        self.to = to
        self.organised = organised
        self.disorganised = disorganised

    def actions(self, state: RoyaumesState) -> list[int]:
        least = 0 if self.organised + self.disorganised else 1
        return subsets(generals_left(state, self.seat, self.origin), least)

    def take(self, state: RoyaumesState, action: int) -> None:
        generals = action - act.GENERALS
        move(state, self.seat, self.origin, self.to, self.organised, self.disorganised, generals)

    def refusal(self, state: RoyaumesState, action: int) -> str:
        if action == act.GENERALS:
            return "royaumes.move.order_is_one_group"
        return "royaumes.move.one_per_piece_per_season"

    def fits(self, state: RoyaumesState) -> bool:
        on_its_way = super().fits(state) and fits_move(state, self.seat, self.origin, self.to)
        if not on_its_way or not generals_left(state, self.seat, self.origin):
            return False
        organised = organised_left(state, self.seat, self.origin)
        disorganised = disorganised_left(state, self.seat, self.origin)
        if state.map.barrier[self.to] == RIVER:  # they were organised when they left
            return self.organised + self.disorganised <= organised
        return self.organised <= organised and self.disorganised <= disorganised


# --- carrying it out -----------------------------------------------------------------------------------


def move(
    state: RoyaumesState, seat: int, origin: int, to: int, organised: int, disorganised: int, generals: int
) -> None:
    """Move a group to the next space and resolve what is there (royaumes.move.order_is_one_group)."""
    if state.map.barrier[to] == RIVER:  # royaumes.move.river_disorganises, before any combat
        take_off(state, origin, organised + disorganised, 0)
    else:
        take_off(state, origin, organised, disorganised)
    if state.log is not None:
        tell_move(state, "event-move", seat, origin, to, organised, disorganised, generals)
    arrive(state, seat, origin, to, -1, organised, disorganised, generals)


def arrive(
    state: RoyaumesState,
    seat: int,
    origin: int,
    to: int,
    road: int,
    organised: int,
    disorganised: int,
    generals: int,
) -> None:
    """A group arrives on a space; `road` is the link of a forced march, or -1."""
    move_generals(state, seat, generals, to)
    if not state.enemy_army(to, seat):
        put_moved(state, seat, to, organised, disorganised)
    elif organised + disorganised:
        state.stack.append(AfterManoeuvres())
        begin_combat(state, seat, origin, to, road, organised, disorganised)
    else:  # royaumes.general.lone_meets_army_dies
        kill(state, seat, to)


# Rules of this chapter that the code above implements without citing them:
# `royaumes.move.spring_then_autumn`
# `royaumes.move.retreat_keeps_own_move`
# `royaumes.move.no_swapping`
# `royaumes.move.river_forced_entry_removes`
# `royaumes.move.river_only_on_entry`
# `royaumes.move.river_before_combat`
#
# Rules of this chapter that other files decide:
# - `decisions/retreat.py`: royaumes.move.combat_uses_the_move
# - `armies.py`: royaumes.move.general_ignores_terrain
