"""What a seat of Royaumes Combattants may know, as numbers (see kernel/observation.py).

Other seats' generals are sorted by place, so that the order does not reveal their powers. Other seats know
only the value of a purse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tianxia.games.royaumes.general import ALL_WORLDS, ASSIGNMENTS, place_key
from tianxia.games.royaumes.scoring import rank
from tianxia.games.royaumes.tables import (
    CARDS,
    COMMANDERIES,
    MAJORS,
    MARCH,
    MOST_TROOPS,
    PHASES,
    POWERS,
    SPRING,
    Tables,
)
from tianxia.kernel.observation import Part, put, put_list, relative

if TYPE_CHECKING:
    from tianxia.games.royaumes.state import RoyaumesState

LAYOUT: Final = 1
LAYOUTS: Final = {1: "first layout"}

MOST: Final = 999
OPTIONS: Final = ["surplus_bids", "card6_sum", "literal_start_table", "rank_variant", "split_variant"]
# added to the place number of a general (2 x place + 1 if it has moved), because places begin at -4
PLACE: Final = 10


def parts(tables: Tables, seats: int, solo: bool) -> list[Part]:
    """The parts of an observation, in the order in which `write` writes them."""
    spaces = tables.maps[0].spaces
    keys = PLACE + 2 * spaces + 1
    general = "a general's place: 10 + 2 x space + 1 if it has moved; 8 in reserve, 6 in hand, 4 being bought"
    return [
        Part("owner", (spaces,), 0, seats, "by space: 1 + the seat whose troops stand there, or 0", True),
        Part("organised", (spaces,), 0, MOST_TROOPS, "by space: organised troops"),
        Part("disorganised", (spaces,), 0, MOST_TROOPS, "by space: disorganised troops"),
        Part("moved_organised", (spaces,), 0, MOST_TROOPS, "by space: organised troops that have moved"),
        Part(
            "moved_disorganised", (spaces,), 0, MOST_TROOPS, "by space: disorganised troops that have moved"
        ),
        Part("campfires", (COMMANDERIES,), 0, MOST_TROOPS, "by commandery: recruits placed in this phase"),
        Part("options", (len(OPTIONS),), 0, 1, "optional rules: " + ", ".join(OPTIONS)),
        Part("turn", (1,), 1, 99, "the turn"),
        Part("turns", (1,), 1, 99, "the last turn"),
        Part("phase", (1,), 0, len(PHASES) - 1, "the phase: " + ", ".join(PHASES), True),
        Part("active", (1,), 0, seats - 1, "whose phase it is", True),
        Part("order", (seats,), 0, seats, "1 + the seats in player order; 0 behind the last", True),
        Part("recruits", (1,), 0, MOST, "troops the active seat has still to place"),
        Part("objective", (1,), 1, CARDS, "own objective card", True),
        Part("stock", (3,), 0, MOST, "own markers of value 4, 2, 1"),
        Part("chosen", (3,), 0, MOST, "own markers picked for an income or a bid, of value 4, 2, 1"),
        Part("generals", (3,), 0, keys, "own generals 1, 2, 4: " + general, True),
        Part("alive", (seats,), 0, 1, "by seat: 1 while it is in the game"),
        Part("kingdom", (seats,), 0, MAJORS - 1, "by seat: its start kingdom", True),
        Part("authority", (seats,), 0, 99, "by seat: steps down the scale of authority"),
        Part("progress", (seats,), 0, 99, "by seat: the progress marker"),
        Part("purse", (seats,), 0, MOST, "by seat: the worth of its markers"),
        Part("ruled_out", (seats, CARDS), 0, 1, "by seat and objective: 1 where it would have won with it"),
        Part(
            "generals_at", (seats, 3), 0, keys, "by seat: places of its generals in order; " + general, True
        ),
        Part("generals_may_be", (seats, 3), 0, 7, "by seat: powers each of those may have, as a sum"),
        Part("combat", (5,), 0, spaces, "0, or 1; field, origin, road + 1; 1 once bids are shown"),
        Part("combat_seats", (2,), 0, seats, "1 + attacker and defender, or 0", True),
        Part("combat_troops", (2,), 0, MOST_TROOPS, "the attacker's organised and disorganised troops"),
        Part("bids", (2, 3), 0, MOST, "of attacker and defender, once shown: markers of value 4, 2, 1"),
        Part("powers", (2,), 0, 7, "of attacker and defender, once shown: the sum of their generals"),
    ]


def write(state: RoyaumesState, seat: int, out: BytesWriter, place: int) -> None:
    """Write the parts into the buffer from this byte on; the buffer is zero there."""
    at: i64 = place
    n: i64 = state.seats
    me: i64 = seat
    owner, organised, disorganised = state.owner, state.organised, state.disorganised
    moved, moved_disorganised = state.moved_organised, state.moved_disorganised
    spaces: i64 = len(owner)
    some_moved = SPRING <= state.phase <= MARCH
    space: i64
    for space in range(spaces):
        who: i64 = owner[space]
        if who >= 0:
            to: i64 = at + 2 * space
            out[to] = u8(relative(who, me, n) + 1)
            out[to + 2 * spaces] = u8(organised[space])
            out[to + 4 * spaces] = u8(disorganised[space])
            if some_moved:
                out[to + 6 * spaces] = u8(moved[space])
                out[to + 8 * spaces] = u8(moved_disorganised[space])
    at += 10 * spaces
    campfires = state.campfires
    for space in range(COMMANDERIES):
        if campfires[space] != 0:
            out[at + 2 * space] = u8(campfires[space])
    at += 2 * COMMANDERIES
    at = write_table(state, me, n, out, at)
    at = write_seats(state, me, n, out, at)
    write_combat(state, me, n, out, at)


def write_table(state: RoyaumesState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write options, turn and phase, and the pieces behind the seat's own screen."""
    options, maps = state.options, state.tables.maps
    if options.surplus_bids:
        out[at] = 1
    if options.card6_sum:
        out[at + 2] = 1
    if options.literal_start_table:
        out[at + 4] = 1
    if state.map is maps[1]:
        out[at + 6] = 1
    elif state.map is maps[2]:
        out[at + 8] = 1
    at += 10
    out[at] = u8(state.turn)
    out[at + 2] = u8(state.tables.turns[int(n)])
    out[at + 4] = u8(state.phase)
    out[at + 6] = u8(relative(state.active(), me, n))
    at += 8
    to: i64 = at
    for who in state.order:
        if state.alive >> who & 1:
            out[to] = u8(relative(who, me, n) + 1)
            to += 2
    at += 2 * n
    put(out, at, state.recruits)
    out[at + 2] = u8(state.objectives[me] + 1)
    at += 4
    for kind in range(3):
        put(out, at + 2 * kind, state.stock[3 * me + kind])
        put(out, at + 6 + 2 * kind, state.chosen[3 * me + kind])
        put(out, at + 12 + 2 * kind, place_key(state, int(me), kind) + PLACE)
    return at + 18


def write_seats(state: RoyaumesState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """What everybody knows of each seat."""
    step: i64 = 2 * n
    owner: i64
    for owner in range(n):
        own = int(owner)
        r: i64 = 2 * relative(owner, me, n)
        to: i64 = at + r
        if state.alive >> own & 1:
            out[to] = 1
        out[to + step] = u8(state.kingdoms[own])
        out[to + 2 * step] = u8(state.authority[own])
        out[to + 3 * step] = u8(state.progress[own])
        put(out, to + 4 * step, state.worth_of_stock(own))
        ruled_out: i64 = state.ruled_out[own]
        if ruled_out:
            to = at + 5 * step + CARDS * r
            for card in range(CARDS):
                if ruled_out >> card & 1:
                    out[to + 2 * card] = 1
        write_generals(state, own, out, at + (5 + CARDS) * step + 3 * r, 3 * step)
    return at + (5 + CARDS + 6) * step


def write_generals(state: RoyaumesState, owner: int, out: BytesWriter, at: i64, step: i64) -> None:
    """Write the places of a seat's generals in order, and the powers that each general may have for the
    other seats.
    """
    a: i64 = place_key(state, owner, 0)
    b: i64 = place_key(state, owner, 1)
    c: i64 = place_key(state, owner, 2)
    low: i64 = min(b, a)
    high: i64 = max(a, b)
    if c < low:
        low, c = c, low
    middle: i64 = min(c, high)
    if c > high:
        high = c
    put(out, at, low + PLACE)
    put(out, at + 2, middle + PLACE)
    put(out, at + 4, high + PLACE)
    at += step
    worlds: i64 = state.worlds[owner]
    if worlds == ALL_WORLDS:
        out[at] = 7
        out[at + 2] = 7
        out[at + 4] = 7
        return
    keys = [place_key(state, owner, general) for general in range(3)]
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for world in range(6):
        if worlds >> world & 1:
            powers = ASSIGNMENTS[world]
            for general in range(3):
                bit: i64 = POWERS[powers[general]]
                key: i64 = keys[general]
                if key == low:
                    first |= bit
                if key == middle:
                    second |= bit
                if key == high:
                    third |= bit
    out[at] = u8(first)
    out[at + 2] = u8(second)
    out[at + 4] = u8(third)


def write_combat(state: RoyaumesState, me: i64, n: i64, out: BytesWriter, at: i64) -> None:
    """Write the current combat; bids and powers only once they are revealed."""
    if state.attacker < 0:
        return
    out[at] = 1
    out[at + 2] = u8(state.field)
    out[at + 4] = u8(state.origin)
    out[at + 6] = u8(state.road + 1)
    if state.shown:
        out[at + 8] = 1
    at += 10
    out[at] = u8(relative(state.attacker, me, n) + 1)
    out[at + 2] = u8(relative(state.defender, me, n) + 1)
    out[at + 4] = u8(state.attack_organised)
    out[at + 6] = u8(state.attack_disorganised)
    if state.shown:
        at = put_list(out, at + 8, state.chosen[3 * state.attacker : 3 * state.attacker + 3])
        at = put_list(out, at, state.chosen[3 * state.defender : 3 * state.defender + 3])
        out[at] = u8(state.generals_on(state.attacker, state.field))
        out[at + 2] = u8(state.generals_on(state.defender, state.field))


def standing(state: RoyaumesState, seat: int) -> list[int]:
    """The values that rank the seats: still in the game, then points and the tie-breakers."""
    return [state.alive >> seat & 1, *rank(state, seat)]


def dealt(state: RoyaumesState, seat: int) -> dict[str, Any]:
    """The random part of a seat's start, for statistics: its objective and its start kingdom."""
    kingdom = state.map.kingdom_names[state.kingdoms[seat]]
    return {"objective": state.objectives[seat] + 1, "kingdom": kingdom}
