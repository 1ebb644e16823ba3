"""The observation of Huang: what a seat may know, as numbers (see kernel/observation.py). `view.py` decides
what is hidden (huang.hidden.*); this file follows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tianxia.games.huang.actions import HEXES
from tianxia.games.huang.buildings import hand_limit
from tianxia.games.huang.scoring import totals
from tianxia.games.huang.tables import BANDIT, LEADER, Tables
from tianxia.kernel.observation import Part, put, relative

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState

LAYOUT: Final = 1
LAYOUTS: Final = {1: "first layout"}

MOST_SIDES: Final = 3  # kingdoms that one tile can join
MOST: Final = 999  # points
OPTIONS: Final = ["short_two_player", "renegade_bandits", "eighteen_kingdoms", "royal_palace", "dragon"]


def parts(tables: Tables, seats: int, solo: bool) -> list[Part]:
    """The parts of an observation, in the order in which `write` writes them."""
    tiles = sum(tables.tiles)
    leaders = 5 * seats
    most_cell = BANDIT + max(tables.bandits)
    return [
        Part(
            "cells",
            (HEXES,),
            0,
            most_cell,
            "by hex: 0 empty, 1-5 a tile by colour (yellow, red, blue, green, white), 6 + 5 x seat + colour "
            "a leader, 30 + n a tile with n bandits",
            True,
        ),
        Part("rulers", (HEXES,), 0, 31, "by hex: the colours of the leaders in its group, as a bit mask"),
        Part("buildings", (HEXES,), 0, 6, "by hex: 1-5 a pagoda by colour, 6 the palace", True),
        Part("granaries", (HEXES,), 0, 1, "by hex: 1 where a granary lies"),
        Part("options", (len(OPTIONS),), 0, 1, "optional rules: " + ", ".join(OPTIONS)),
        Part("turn", (1,), 0, seats - 1, "whose turn it is", True),
        Part("actions_left", (1,), 0, tables.actions, "actions that seat has left"),
        Part("idle_turns", (1,), 0, MOST, "turns in a row without a tile placed, discarded or drawn"),
        Part("marker", (1,), 0, HEXES, "the hex of the unification marker + 1, or 0", True),
        Part("bag", (1,), 0, tiles, "tiles in the bag"),
        Part("market", (tables.market,), 0, 5, "by slot: the colour + 1, or 0", True),
        Part("pagodas_built", (5,), 0, max(tables.pagodas), "pagodas on the board by colour"),
        Part("palace_built", (1,), 0, 1, "1 when the palace stands"),
        Part("discarded", (5,), 0, tiles, "tiles discarded in the open, by colour"),
        Part("hand", (5,), 0, tables.palace_hand, "own tiles by colour"),
        Part("points", (5,), 0, MOST, "own points by colour"),
        Part("replaced", (5,), 0, tiles, "own tiles put aside face down, by colour"),
        Part("hand_sizes", (seats,), 0, tables.palace_hand, "by seat: tiles in hand"),
        Part("hand_limits", (seats,), 0, tables.palace_hand, "by seat: tiles it refills to"),
        Part("stored", (seats,), 0, MOST, "by seat: granaries taken"),
        Part("leaders", (seats, 5), 0, HEXES, "by seat and colour: the leader's hex + 1, or 0", True),
        Part("known", (seats, 5), 0, tables.palace_hand, "by seat and colour: tiles all know in that hand"),
        Part("maybe", (seats, 5), 0, tiles, "by seat and colour: tiles in that hand unless replaced"),
        Part("replaced_least", (seats,), 0, tiles, "by seat: how many of those were replaced at least"),
        Part("replaced_most", (seats,), 0, tiles, "by seat: how many of those were replaced at most"),
        Part("revolt", (6,), 0, MOST, "0, or 1; colour + 1; attacker, defender; their strengths"),
        Part("war_colours", (5,), 0, 1, "1 for each colour in conflict"),
        Part("war_sides", (MOST_SIDES, 2), 0, MOST, "by kingdom at war: its hex + 1, its strength"),
        Part("war_backed", (seats,), 0, MOST_SIDES, "by seat: the kingdom it supports + 1, or 0", True),
        Part("war_tiles", (seats,), 0, leaders + MOST, "by seat: red tiles committed"),
        Part("war_lent", (seats,), 0, 1, "by seat: 1 when its red leader supports that kingdom"),
    ]


def write(state: HuangState, seat: int, out: BytesWriter, place: int) -> None:
    """Write the parts into the buffer from this byte on; the buffer is zero there."""
    at: i64 = place
    n: i64 = state.seats
    me: i64 = seat
    cells, group, rulers = state.cells, state.group, state.rulers
    hex: i64
    mine: i64
    for hex in range(HEXES):
        cell: i64 = cells[hex]
        if cell != 0:
            if cell > BANDIT:
                cell = BANDIT + state.bandits_on(hex)
            elif cell >= LEADER:
                owner: i64 = (cell - LEADER) // 5
                cell += 5 * (relative(owner, me, n) - owner)
            out[at + 2 * hex] = u8(cell)
            name: i64 = group[hex]
            if name >= 0:
                out[at + 2 * (HEXES + hex)] = u8(rulers[name])
    at += 4 * HEXES
    for site in state.pagodas:
        colour: i64 = state.site_colour(site)
        for mine in state.map.sites[site]:
            out[at + 2 * mine] = u8(colour + 1)
    if state.palace >= 0:
        for mine in state.map.sites[state.palace]:
            out[at + 2 * mine] = 6
    at += 2 * HEXES
    for granary in state.granaries:
        out[at + 2 * granary] = 1
    at += 2 * HEXES
    at = write_table(state, me, n, out, at)
    at = write_hands(state, me, n, out, at)
    write_conflict(state, me, n, out, at)


def write_table(state: HuangState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write options, turn, and the supplies beside the board."""
    options = state.options
    # bandits and palace are read from the position, because reading an option object is slow
    if state.side is state.tables.eighteen:
        out[at + 4] = 1
    if state.palace_in_game:
        out[at + 6] = 1
    if n == 2 and options.short_two_player:
        out[at] = 1
    if options.renegade_bandits:
        out[at + 2] = 1
    if options.dragon:
        out[at + 8] = 1
    at += 10
    out[at] = u8(relative(state.turn, me, n))
    out[at + 2] = u8(state.actions_left)
    put(out, at + 4, state.idle_turns)
    out[at + 6] = u8(state.marker + 1)
    bag, discarded = state.bag, state.discarded
    put(out, at + 8, bag[0] + bag[1] + bag[2] + bag[3] + bag[4])
    at += 10
    for tile in state.market:
        out[at] = u8(tile + 1)
        at += 2
    for site in state.pagodas:
        built: i64 = at + 2 * state.site_colour(site)
        out[built] = out[built] + 1
    if state.palace >= 0:
        out[at + 10] = 1
    at += 12
    colour: i64
    for colour in range(5):
        out[at + 2 * colour] = u8(discarded[colour])
    return at + 10


def write_hands(state: HuangState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write the pieces behind and in front of the screens, and the public knowledge of hands."""
    hands, points, replaced = state.hands, state.points, state.replaced
    known, maybe, leader_at = state.known, state.maybe_replaced, state.leader_at
    colour: i64
    own: i64 = 5 * me
    for colour in range(5):
        out[at + 2 * colour] = u8(hands[own + colour])
        put(out, at + 10 + 2 * colour, points[own + colour])
        out[at + 20 + 2 * colour] = u8(replaced[own + colour])
    at += 30
    step: i64 = 2 * n
    owner: i64
    for owner in range(n):
        r: i64 = 2 * relative(owner, me, n)
        first: i64 = 5 * owner
        out[at + r] = u8(
            hands[first] + hands[first + 1] + hands[first + 2] + hands[first + 3] + hands[first + 4]
        )
        out[at + step + r] = u8(hand_limit(state, owner))
        out[at + 2 * step + r] = u8(state.stored[owner])
        to: i64 = at + 3 * step + 5 * r
        for colour in range(5):
            out[to + 2 * colour] = u8(leader_at[first + colour] + 1)
            out[to + 5 * step + 2 * colour] = u8(known[first + colour])
            out[to + 10 * step + 2 * colour] = u8(maybe[first + colour])
        out[at + 18 * step + r] = u8(state.replaced_least[owner])
        out[at + 19 * step + r] = u8(state.replaced_most[owner])
    return at + 20 * step


def write_conflict(state: HuangState, me: i64, n: i64, out: BytesWriter, at: i64) -> None:
    """The revolt or war that is going on."""
    revolt = state.revolt
    if revolt is not None:
        out[at] = 1
        out[at + 2] = u8(revolt.colour + 1)
        out[at + 4] = u8(relative(revolt.seats[0], me, n))
        out[at + 6] = u8(relative(revolt.seats[1], me, n))
        put(out, at + 8, revolt.strengths[0])
        put(out, at + 10, revolt.strengths[1])
    at += 12
    war = state.war
    if war is None:
        return
    for colour in range(5):
        if war.colours >> colour & 1:
            out[at + 2 * colour] = 1
    at += 10
    for side in range(min(MOST_SIDES, len(war.sides))):
        out[at + 4 * side] = u8(war.sides[side] + 1)
        put(out, at + 4 * side + 2, war.strengths[side])
    at += 4 * MOST_SIDES
    step: i64 = 2 * n
    owner: i64
    for owner in range(n):
        r: i64 = 2 * relative(owner, me, n)
        backed = war.backed[owner]
        if backed >= 0:
            out[at + r] = u8(war.sides.index(backed) + 1)
            out[at + step + r] = u8(war.tiles[owner])
            out[at + 2 * step + r] = u8(war.lent[owner])


def standing(state: HuangState, seat: int) -> list[int]:
    """The values that rank the seats: the lowest colour, then the next one, and so on."""
    return totals(state, seat)


def dealt(state: HuangState, seat: int) -> dict[str, Any]:
    """The random part of a seat's start, for statistics: its tiles by colour."""
    return {"hand": [int(state.hands[5 * seat + colour]) for colour in range(5)]}
