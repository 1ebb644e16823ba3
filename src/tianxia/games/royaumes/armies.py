"""Troops that leave a space or arrive on one (royaumes.notion.army)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tianxia.games.royaumes.elements import place_arg, place_element
from tianxia.games.royaumes.general import kill_lone_generals, mix
from tianxia.games.royaumes.tables import COMMANDERIES, PLAIN, RIVER, WALL
from tianxia.kernel.event import seat_arg
from tianxia.kernel.numbers import row_plus, row_put

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState


def take_off(state: RoyaumesState, space: int, organised: int, disorganised: int) -> None:
    """Remove troops from a space; without troops it has no owner."""
    if organised:
        state.organised = row_plus(state.organised, space, -organised)
    if disorganised:
        state.disorganised = row_plus(state.disorganised, space, -disorganised)
    if state.organised[space] + state.disorganised[space] == 0:
        state.owner = row_put(state.owner, space, -1)


def put(state: RoyaumesState, seat: int, space: int, organised: int, disorganised: int) -> None:
    """Add troops to a space without an enemy army; lone enemy generals there die."""
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
    """Like `arrive`, and mark the troops as moved in this phase (royaumes.move.one_per_piece_per_season)."""
    put(state, seat, space, organised, disorganised)
    if organised:
        state.moved_organised = row_plus(state.moved_organised, space, organised)
    if disorganised:
        state.moved_disorganised = row_plus(state.moved_disorganised, space, disorganised)


def move_generals(state: RoyaumesState, seat: int, generals: int, space: int) -> None:
    """Move the seat's generals to a space."""
    if generals == 0:
        return
    send_generals(state, seat, generals, space)
    state.moved_generals |= generals
    mix(state, seat)


def send_generals(state: RoyaumesState, seat: int, generals: int, space: int) -> None:
    """Send some generals of a seat to a space."""
    for general in range(3):
        if generals >> general & 1:
            state.generals = row_put(state.generals, 3 * seat + general, space)


def forget_moves(state: RoyaumesState) -> None:
    """Begin a phase of a seat: none of its pieces has moved yet."""
    state.moved_organised = state.moved_disorganised = state.tables.no_troops
    if state.moved_generals:
        state.moved_generals = 0
        mix(state, state.active())


# --- pieces that may still move, and log lines ------------------------------------------------------


def organised_left(state: RoyaumesState, seat: int, space: int) -> int:
    """The seat's organised troops there that have not moved in this phase."""
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
    """Can any piece that has not moved enter this space?"""
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


def can_order(state: RoyaumesState, seat: int) -> bool:
    """Can any piece still move (see `origins`)?"""
    generals, moved = state.generals, state.moved_generals
    for general in range(3):
        if not moved >> general & 1 and generals[3 * seat + general] >= 0:
            return True
    owner, organised, disorganised = state.owner, state.organised, state.disorganised
    moved_organised, moved_disorganised = state.moved_organised, state.moved_disorganised
    who: i64 = seat
    space: i64
    for space in range(len(owner)):
        if owner[space] == who:
            if organised[space] > moved_organised[space] or disorganised[space] > moved_disorganised[space]:
                if space >= COMMANDERIES or has_way_out(state, seat, space):
                    return True
    return False


def origins(state: RoyaumesState, seat: int) -> list[int]:
    """The spaces from which a piece can still move."""
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
                continue
        if space in (first, second, third):
            found.append(space)
    return found


def has_way_out(state: RoyaumesState, seat: int, commandery: int) -> bool:
    """Is there a space that a piece on this space may enter (see `may_enter`)? The piece has not moved."""
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
    """Log a move; only the owner sees which generals moved."""
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


# Rules of this chapter that the code above implements without citing them:
# `royaumes.notion.troop_faces`
# `royaumes.notion.general_alone_is_no_army`
# `royaumes.notion.occupy_moment`
# `royaumes.notion.general_never_occupies`
# `royaumes.notion.link_army_occupies_nothing`
# `royaumes.notion.one_side_per_space`
# `royaumes.notion.no_stack_limit`
#
# Rules of this chapter that other files decide:
# - `state.py`: royaumes.notion.occupy
# - `objective.py`: royaumes.notion.control_kingdom
