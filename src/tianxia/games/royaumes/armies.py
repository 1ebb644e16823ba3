"""Troops that leave a space and come to one (royaumes.notion.army)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tianxia.games.royaumes.elements import place_arg, place_element
from tianxia.games.royaumes.general import kill_lone_generals, mix
from tianxia.games.royaumes.shared import row_plus, row_put
from tianxia.games.royaumes.tables import COMMANDERIES, PLAIN, RIVER, WALL
from tianxia.kernel.event import seat_arg

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState


def take_off(state: RoyaumesState, space: int, organised: int, disorganised: int) -> None:
    """Troops leave a space; it is nobody's when none is left."""
    if organised:
        state.organised = row_plus(state.organised, space, -organised)
    if disorganised:
        state.disorganised = row_plus(state.disorganised, space, -disorganised)
    if state.organised[space] + state.disorganised[space] == 0:
        state.owner = row_put(state.owner, space, -1)


def put(state: RoyaumesState, seat: int, space: int, organised: int, disorganised: int) -> None:
    """Troops come to a space without an enemy army; lone enemy generals there die."""
    if organised + disorganised == 0:
        return
    if state.owner[space] != seat:
        state.owner = row_put(state.owner, space, seat)
    if organised:
        state.organised = row_plus(state.organised, space, organised)
    if disorganised:
        state.disorganised = row_plus(state.disorganised, space, disorganised)
    kill_lone_generals(state, seat, space)


def put_moved(state: RoyaumesState, seat: int, space: int, organised: int, disorganised: int) -> None:
    """The same for troops that have moved in this phase (royaumes.move.one_per_piece_per_season)."""
    put(state, seat, space, organised, disorganised)
    if organised:
        state.moved_organised = row_plus(state.moved_organised, space, organised)
    if disorganised:
        state.moved_disorganised = row_plus(state.moved_disorganised, space, disorganised)


def move_generals(state: RoyaumesState, seat: int, generals: int, space: int) -> None:
    """Generals of the seat that moves go to a space."""
    if generals == 0:
        return
    send_generals(state, seat, generals, space)
    state.moved_generals |= generals
    mix(state, seat)


def send_generals(state: RoyaumesState, seat: int, generals: int, space: int) -> None:
    """Generals of a seat go to a space."""
    for general in range(3):
        if generals >> general & 1:
            state.generals = row_put(state.generals, 3 * seat + general, space)


def forget_moves(state: RoyaumesState) -> None:
    """A new phase of a seat: nothing has moved yet."""
    state.moved_organised = state.moved_disorganised = state.tables.no_troops
    if state.moved_generals:
        state.moved_generals = 0
        mix(state, state.active())


# --- what may still move, and what is told -------------------------------------------------------------


def organised_left(state: RoyaumesState, seat: int, space: int) -> int:
    """Organised troops of a seat there that have not moved in this phase."""
    if state.owner[space] != seat:
        return 0
    return state.organised[space] - state.moved_organised[space]


def disorganised_left(state: RoyaumesState, seat: int, space: int) -> int:
    if state.owner[space] != seat:
        return 0
    return state.disorganised[space] - state.moved_disorganised[space]


def generals_left(state: RoyaumesState, seat: int, space: int) -> int:
    """Generals there that have not moved in this phase, as a mask."""
    return state.generals_on(seat, space) & ~state.moved_generals


def can_leave(state: RoyaumesState, seat: int, space: int) -> bool:
    return (
        organised_left(state, seat, space) + disorganised_left(state, seat, space) > 0
        or generals_left(state, seat, space) > 0
    )


def may_enter(state: RoyaumesState, seat: int, origin: int, to: int) -> bool:
    """Can any piece that has not moved go there?"""
    if generals_left(state, seat, origin):  # royaumes.move.general_ignores_terrain
        return True
    barrier = state.map.barrier[to]
    if barrier == WALL:  # royaumes.move.wall_bars_troops
        return False
    if organised_left(state, seat, origin):
        return True
    return (
        barrier != RIVER and disorganised_left(state, seat, origin) > 0
    )  # royaumes.move.river_bars_disorganised


def origins(state: RoyaumesState, seat: int, most: int = 999) -> list[int]:
    """The spaces from which something may still go somewhere; no more than `most` of them."""
    found: list[int] = []
    owner, organised, disorganised = state.owner, state.organised, state.disorganised
    moved_organised, moved_disorganised = state.moved_organised, state.moved_disorganised
    at = 3 * seat
    generals, moved = state.generals, state.moved_generals
    first: i64 = -1 if moved & 1 else generals[at]
    second: i64 = -1 if moved & 2 else generals[at + 1]
    third: i64 = -1 if moved & 4 else generals[at + 2]
    who: i64 = seat
    space: i64
    for space in range(len(owner)):
        if owner[space] == who:
            if organised[space] > moved_organised[space] or disorganised[space] > moved_disorganised[space]:
                if space >= COMMANDERIES or has_way_out(state, seat, space):
                    found.append(space)
                    if len(found) == most:
                        break
                continue
        if space in (first, second, third):
            found.append(space)
            if len(found) == most:
                break
    return found


def has_way_out(state: RoyaumesState, seat: int, commandery: int) -> bool:
    """Some piece there has not moved: can any such go anywhere (see `may_enter`)?"""
    barrier = state.map.least_barrier[commandery]
    if barrier == PLAIN or generals_left(state, seat, commandery):
        return True
    return barrier == RIVER and organised_left(state, seat, commandery) > 0


def tell_move(
    state: RoyaumesState,
    key: str,
    seat: int,
    origin: int,
    to: int,
    organised: int,
    disorganised: int,
    generals: int,
) -> None:
    """What went where; which generals is their owner's secret."""
    map = state.map
    count = (generals & 1) + (generals >> 1 & 1) + (generals >> 2 & 1)
    args: dict[str, object] = {
        "seat": seat_arg(seat),
        "place": place_arg(map, origin),
        "to": place_arg(map, to),
        "organised": organised,
        "disorganised": disorganised,
        "generals": count,
    }
    path = [place_element(map, origin), place_element(map, to)]
    state.emit(key, args, [place_element(map, to)], path=path)
