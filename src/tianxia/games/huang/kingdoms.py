"""Groups of linked pieces, kept up to date as pieces come and go.

A group is named by the hex of one of its pieces: tiles and leaders that touch, or are joined by others
that do (huang.kingdom.link_chain, huang.kingdom.leader_is_a_link). A group with a leader is a kingdom
(huang.kingdom.definition), whoever its leaders belong to (huang.kingdom.several_owners).
While the unification marker lies on a tile, that tile links nothing: the kingdoms of a war stay apart.

Two leaders of a colour in one kingdom are a conflict (huang.kingdom.conflict_definition): `leader.py`
starts a revolt, `tile.py` a war; it goes on until none is left (huang.kingdom.no_duplicate_after_action).
"""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from tianxia.games.huang.elements import leader_arg, leader_tray
from tianxia.games.huang.tables import BANDIT, EMPTY, LEADER, RED, TILE, YELLOW, colour_of, of, seat_of
from tianxia.kernel.event import EVERYONE, seat_arg

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState


# --- pieces come and go --------------------------------------------------------------------------


def put(state: HuangState, hex: int, cell: int) -> None:
    """Lay a piece on an empty hex, linking nothing yet."""
    state.cells[hex] = cell
    if state.side.is_river[hex]:
        state.free_river = [free for free in state.free_river if free != hex]
    else:
        state.free_land.remove(hex)
    if cell == TILE + YELLOW:
        count_support(state, hex, 1)


def clear(state: HuangState, hex: int) -> None:
    """Take the piece off a hex, leaving the groups as they were but for this piece."""
    if state.cells[hex] == TILE + YELLOW:
        count_support(state, hex, -1)
    state.cells[hex] = EMPTY
    state.group[hex] = -1
    if state.side.is_river[hex]:
        state.free_river = sorted([*state.free_river, hex])
    else:
        insort(state.free_land, hex)


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
            "hex": state.map.names[hex],
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
    own = -1
    for near in state.map.near[hex]:
        name = group[near]
        if name < 0 or name == own:
            continue
        if own < 0:
            own = name
        else:
            rename(state, name, own)
    group[hex] = own if own >= 0 else hex


def unlink(state: HuangState, hex: int, name: int) -> None:
    """Work out what becomes of a group after a piece of it was cleared from a hex
    (huang.kingdom.split_recomputed)."""
    group = state.group
    arcs = 0  # runs of neighbours in the circle: with one only, nothing can have come apart
    rest = -1
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


def rename(state: HuangState, old: int, new: int) -> None:
    group = state.group
    for hex in range(len(group)):
        if group[hex] == old:
            group[hex] = new


def spread(state: HuangState, start: int, name: int) -> None:
    """Give every piece linked to `start` this name."""
    group, cells, near = state.group, state.cells, state.map.near
    marker = state.marker
    group[start] = name
    edge = [start]
    while edge:
        for hex in near[edge.pop()]:
            if group[hex] != name and EMPTY < cells[hex] <= BANDIT and hex != marker:
                group[hex] = name
                edge.append(hex)


def regroup(state: HuangState) -> None:
    """Work out all groups from nothing."""
    group, cells = state.group, state.cells
    for hex in range(len(group)):
        group[hex] = -1
    for hex in range(len(group)):
        if group[hex] < 0 and EMPTY < cells[hex] <= BANDIT and hex != state.marker:
            spread(state, hex, hex)


# --- questions about kingdoms ------------------------------------------------------------------------


def rulers(state: HuangState) -> list[int]:
    """By group name: a bit mask of the colours of its leaders; 0 is no kingdom
    (huang.kingdom.leaderless_group)."""
    masks = [0] * len(state.group)
    for at, hex in enumerate(state.leader_at):
        if hex >= 0:
            masks[state.group[hex]] |= 1 << colour_of(at)
    return masks


def kingdoms_next_to(state: HuangState, hex: int, masks: list[int]) -> list[int]:
    """The names of the kingdoms that touch a hex."""
    found: list[int] = []
    for near in state.map.near[hex]:
        name = state.group[near]
        if name >= 0 and masks[name] and name not in found:
            found.append(name)
    return found


def repeated(kingdoms: list[int], masks: list[int]) -> int:
    """The colours that occur twice or more in these kingdoms together, as a bit mask."""
    once = twice = 0
    for name in kingdoms:
        twice |= once & masks[name]
        once |= masks[name]
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
    return [hex for hex in range(len(cells)) if cells[hex] == TILE + RED and group[hex] == name]


def first_yellow(state: HuangState, name: int) -> int:
    """A kingdom's first yellow tile. There always is one: its leaders need it."""
    cells, group = state.cells, state.group
    for hex in range(len(cells)):
        if cells[hex] == TILE + YELLOW and group[hex] == name:
            return hex
    return -1
