"""Groups of linked pieces, kept up to date as pieces come and go.

A group is named by the hex of one of its pieces: tiles and leaders that touch, or are joined by others
that do (huang.kingdom.link_chain, huang.kingdom.leader_is_a_link). A group with a leader is a kingdom
(huang.kingdom.definition), whoever its leaders belong to (huang.kingdom.several_owners).
While the unification marker lies on a tile, that tile links nothing: the kingdoms of a war stay apart.

Two leaders of a colour in one kingdom are a conflict (huang.kingdom.conflict_definition): `leader.py`
starts a revolt, `tile.py` a war; it goes on until none is left (huang.kingdom.no_duplicate_after_action).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.elements import leader_arg, leader_tray
from tianxia.games.huang.places import place_arg
from tianxia.games.huang.tables import (
    BANDIT,
    EMPTY,
    LEADER,
    RED,
    TILE,
    YELLOW,
    colour_of,
    of,
    seat_of,
    together_with,
    without,
)
from tianxia.kernel.event import EVERYONE, seat_arg

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


# --- pieces come and go --------------------------------------------------------------------------


def put(state: HuangState, hex: int, cell: int) -> None:
    """Lay a piece on an empty hex, linking nothing yet."""
    state.cells[hex] = cell
    if state.side.is_river[hex]:
        state.free_river = without(state.free_river, hex)
    else:
        state.free_land = without(state.free_land, hex)
    if cell == TILE + YELLOW:
        count_support(state, hex, 1)


def clear(state: HuangState, hex: int) -> None:
    """Take the piece off a hex, leaving the groups as they were but for this piece."""
    if state.cells[hex] == TILE + YELLOW:
        count_support(state, hex, -1)
    state.cells[hex] = EMPTY
    state.group[hex] = -1
    if state.side.is_river[hex]:
        state.free_river = together_with(state.free_river, hex)
    else:
        state.free_land = together_with(state.free_land, hex)


def count_support(state: HuangState, hex: int, by: int) -> None:
    """A yellow tile came or went: count it around its hex."""
    support = state.support[:]
    for near in state.map.near[hex]:
        support[near] += by
    state.support = support


def send_home(state: HuangState, hex: int) -> None:
    """A leader leaves the board for its owner's screen; groups are left for the caller to work out."""
    cell = state.cells[hex] - LEADER
    state.leader_at[cell] = -1
    clear(state, hex)
    if state.log is not None:
        seat, colour = seat_of(cell), colour_of(cell)
        args: dict[str, object] = {
            "seat": seat_arg(seat),
            "leader": leader_arg(colour),
            "place": place_arg(state, hex),
        }
        path = [state.hex_of(hex), leader_tray(seat, colour)]
        state.emit("event-leader-returned", args, [state.hex_of(hex)], EVERYONE, path)


def send_home_and_unlink(state: HuangState, hex: int) -> None:
    """A leader leaves the board, and its group is worked out anew."""
    name = state.group[hex]
    send_home(state, hex)
    unlink(state, hex, name)


def link(state: HuangState, hex: int) -> None:
    """Join a piece just laid with all that touches it."""
    group = state.group
    own: i64 = -1
    for near in state.map.near[hex]:
        name = group[near]
        if name < 0 or name == own:
            continue
        if own < 0:
            own = name
        else:
            rename(state, name, own)
    group[hex] = own if own >= 0 else hex
    piece = state.cells[hex]
    if piece >= LEADER:
        state.rulers[group[hex]] |= 1 << colour_of(piece - LEADER)


def unlink(state: HuangState, hex: int, name: int) -> None:
    """Work out what becomes of a group after a piece of it was cleared from a hex
    (huang.kingdom.split_recomputed)."""
    group = state.group
    arcs = 0  # runs of neighbours in the circle: with one only, nothing can have come apart
    rest: i64 = -1
    ring = state.map.ring[hex]
    before = ring[5]
    linked = before >= 0 and group[before] >= 0
    for near in ring:
        was_linked = linked
        linked = near >= 0 and group[near] >= 0
        if linked:
            rest = near
            if not was_linked:
                arcs += 1
    if arcs > 1:
        for near in state.map.near[hex]:
            if group[near] == name and near != name:
                spread(state, near, near)
    elif name == hex and rest >= 0:
        rename(state, name, rest)
    recompute_rulers(state)


def rename(state: HuangState, old: i64, new: i64) -> None:
    """A group takes the name of another, and its leaders go with it."""
    group, rulers = state.group, state.rulers
    hex: i64
    for hex in range(len(group)):
        if group[hex] == old:
            group[hex] = new
    rulers[new] |= rulers[old]
    rulers[old] = 0


def spread(state: HuangState, start: i64, name: i64) -> None:
    """Give every piece linked to `start` this name."""
    group, cells, near = state.group, state.cells, state.map.near
    marker = state.marker
    group[start] = name
    edge: list[int] = [start]
    while edge:
        for hex in near[edge.pop()]:
            if group[hex] != name and EMPTY < cells[hex] <= BANDIT and hex != marker:
                group[hex] = name
                edge.append(hex)


def regroup(state: HuangState) -> None:
    """Work out all groups from nothing."""
    cells, marker = state.cells, state.marker
    group = state.group = vec[i64]([-1] * state.map.size)
    hex: i64
    for hex in range(len(cells)):
        if group[hex] < 0 and EMPTY < cells[hex] <= BANDIT and hex != marker:
            spread(state, hex, hex)
    recompute_rulers(state)


def recompute_rulers(state: HuangState) -> None:
    """Work out from nothing which colours rule each group; none is no kingdom
    (huang.kingdom.leaderless_group)."""
    group, leader_at = state.group, state.leader_at
    rulers = state.rulers = vec[i64]([0] * state.map.size)
    for at in range(len(leader_at)):
        hex = leader_at[at]
        if hex >= 0:
            rulers[group[hex]] |= 1 << colour_of(at)


def recompute(state: HuangState) -> None:
    """Work out from nothing all that is kept here: support, free hexes, groups and their rulers."""
    cells, near = state.cells, state.map.near
    support = vec[i64]([0] * state.map.size)
    for hex in range(len(cells)):
        if cells[hex] == TILE + YELLOW:
            for other in near[hex]:
                support[other] += 1
    state.support = support
    state.free_land = [hex for hex in state.side.land if cells[hex] == EMPTY]
    state.free_river = [hex for hex in state.side.river if cells[hex] == EMPTY]
    regroup(state)


# --- questions about kingdoms ------------------------------------------------------------------------


def kingdoms_next_to(state: HuangState, hex: int) -> list[int]:
    """The names of the kingdoms that touch a hex."""
    group, rulers = state.group, state.rulers
    found: list[int] = []
    for near in state.map.near[hex]:
        name = group[near]
        if name >= 0 and rulers[name] and name not in found:
            found.append(name)
    return found


def repeated(state: HuangState, kingdoms: list[int]) -> int:
    """The colours that occur twice or more in these kingdoms together, as a bit mask."""
    once: i64 = 0
    twice: i64 = 0
    for name in kingdoms:
        twice |= once & state.rulers[name]
        once |= state.rulers[name]
    return twice


def ruler(state: HuangState, name: int, colour: int) -> int:
    """The seat whose leader of a colour is in a group, or -1."""
    for seat in range(state.seats):
        hex = state.leader_at[of(seat, colour)]
        if hex >= 0 and state.group[hex] == name:
            return seat
    return -1


def red_tiles(state: HuangState, name: int) -> list[int]:
    """The hexes of a group's red tiles."""
    cells, group = state.cells, state.group
    found: list[int] = []
    hex: i64
    for hex in range(len(cells)):
        if cells[hex] == TILE + RED and group[hex] == name:
            found.append(hex)
    return found


def first_yellow(state: HuangState, name: int) -> int:
    """A kingdom's first yellow tile. There always is one: its leaders need it."""
    cells, group = state.cells, state.group
    for hex in range(len(cells)):
        if cells[hex] == TILE + YELLOW and group[hex] == name:
            return hex
    return -1
