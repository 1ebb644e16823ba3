"""Groups of linked pieces, updated with every piece.

A group is all tiles and leaders that touch each other, directly or through others. Its name is the hex of
one of its pieces. While the unification marker lies on a tile, that tile links nothing, so the kingdoms of
a war stay apart. Rules:

- leaders link like tiles: huang.kingdom.link_chain, huang.kingdom.leader_is_a_link
- a group with a leader is a kingdom: huang.kingdom.definition
- its leaders may have different owners: huang.kingdom.several_owners
- two leaders of a colour in one kingdom are a conflict: huang.kingdom.conflict_definition
- `leader.py` starts a revolt and `tile.py` a war, until no conflict is left:
  huang.kingdom.no_duplicate_after_action
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.elements import leader_arg, leader_tray
from tianxia.games.huang.place_names import place_arg
from tianxia.games.huang.tables import (
    BANDIT,
    EMPTY,
    LEADER,
    RED,
    TILE,
    WHITE,
    YELLOW,
    colour_of,
    place_of,
    seat_of,
)
from tianxia.kernel.event import EVERYONE, seat_arg

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


# --- pieces come and go --------------------------------------------------------------------------


def put(state: HuangState, hex: int, cell: int) -> None:
    """Put a piece on an empty hex without linking it."""
    state.cells[hex] = cell
    free = free_like(state, hex)
    free.pop(place_of(free, hex))
    if cell == TILE + YELLOW:
        count_support(state, hex, 1)


def clear(state: HuangState, hex: int) -> None:
    """Remove the piece from a hex. Its group loses this piece and is not checked for a split."""
    if state.cells[hex] == TILE + YELLOW:
        count_support(state, hex, -1)
    state.cells[hex] = EMPTY
    state.group[hex] = -1
    free = free_like(state, hex)
    free.insert(place_of(free, hex), hex)


def free_like(state: HuangState, hex: int) -> list[int]:
    """The free hexes of the same kind (river or land) as this hex, as a list that may be changed."""
    if state.free_is_shared:
        state.free_land = state.free_land[:]
        state.free_river = state.free_river[:]
        state.free_is_shared = False
    return state.free_river if state.side.is_river[hex] else state.free_land


def count_support(state: HuangState, hex: int, by: int) -> None:
    """A yellow tile came or went: update the support of the hexes around it."""
    support = state.support[:]
    for near in state.map.near[hex]:
        support[near] += by
    state.support = support


def send_home(state: HuangState, hex: int) -> None:
    """Move a leader from the board to its owner. The caller must recompute the groups."""
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
    """Move a leader from the board to its owner and recompute its group."""
    name = state.group[hex]
    send_home(state, hex)
    unlink(state, hex, name)


def link(state: HuangState, hex: int) -> None:
    """Link a piece that was just placed with all pieces that touch it."""
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
    """Recompute a group after one of its pieces was removed from a hex (huang.kingdom.split_recomputed)."""
    group = state.group
    arcs = 0  # count the runs of neighbours around the hex: with only one run, the group cannot have split
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
    """Rename a group to another group's name, leaders included."""
    group, rulers = state.group, state.rulers
    hex: i64
    for hex in range(len(group)):
        if group[hex] == old:
            group[hex] = new
    rulers[new] |= rulers[old]
    rulers[old] = 0


def spread(state: HuangState, start: i64, name: i64) -> None:
    """Give all pieces linked to `start` this group name."""
    group, cells, near = state.group, state.cells, state.map.near
    marker: i64 = state.marker
    group[start] = name
    edge = state.map.zeros[:]  # every hex enters this stack at most once
    edge[0] = start
    left: i64 = 1
    while left > 0:
        left -= 1
        for hex in near[edge[left]]:
            if group[hex] != name and EMPTY < cells[hex] <= BANDIT and hex != marker:
                group[hex] = name
                edge[left] = hex
                left += 1


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
    """Compute from scratch which colours rule each group; a group without leaders is no kingdom
    (huang.kingdom.leaderless_group).
    """
    group, leader_at = state.group, state.leader_at
    rulers = state.rulers = state.map.zeros[:]
    colour: i64 = 0
    for hex in leader_at:
        if hex >= 0:
            rulers[group[hex]] |= 1 << colour
        colour = 0 if colour == WHITE else colour + 1


def recompute(state: HuangState) -> None:
    """Compute all cached values from scratch: support, free hexes, groups and their rulers."""
    cells, near = state.cells, state.map.near
    support = state.map.zeros[:]
    for hex in range(len(cells)):
        if cells[hex] == TILE + YELLOW:
            for other in near[hex]:
                support[other] += 1
    state.support = support
    state.free_land = [hex for hex in state.side.land if cells[hex] == EMPTY]
    state.free_river = [hex for hex in state.side.river if cells[hex] == EMPTY]
    state.free_is_shared = False
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
    """The colours that occur at least twice in these kingdoms together, as a bit mask."""
    once: i64 = 0
    twice: i64 = 0
    for name in kingdoms:
        twice |= once & state.rulers[name]
        once |= state.rulers[name]
    return twice


def ruler(state: HuangState, name: int, colour: int) -> int:
    """The seat whose leader of a colour is in a group, or -1."""
    group, leader_at = state.group, state.leader_at
    wanted: i64 = name
    at: i64 = colour
    seat: i64
    for seat in range(state.seats):
        hex = leader_at[at]
        if hex >= 0 and group[hex] == wanted:
            return seat
        at += 5
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
