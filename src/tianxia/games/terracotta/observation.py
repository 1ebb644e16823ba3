"""The observation of Terracotta Army, as numbers (see kernel/observation.py). Everything is public."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tianxia.games.terracotta.mausoleum import (
    FIRST_WARRIOR,
    FOOTMAN,
    KNEELING,
    MUSICIAN,
    SPACES,
    warriors_placed,
)
from tianxia.games.terracotta.tables import (
    COUNTS,
    FIRST_ROW,
    ITEMS,
    LAST_ROW,
    MASTERS,
    SEGMENTS,
    STORED,
    Tables,
)
from tianxia.kernel.observation import Part, put, put_list, relative

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState

LAYOUT: Final = 1
LAYOUTS: Final = {1: "first layout"}

MOST: Final = 999
ROWS: Final = LAST_ROW - FIRST_ROW + 1
OPTIONS: Final = [
    "decree_every_turn",
    "rich_compensation",
    "cheap_surprise",
    "two_masters",
    "trained_start",
    "inspector_edge",
    "tile_edge",
    "cheap_shaping",
    "typed_decrees",
]


def parts(tables: Tables, seats: int, solo: bool) -> list[Part]:
    """The parts of an observation, in the order in which `write` writes them."""
    figures = sum(tables.figures)
    found = [
        Part(
            "cells",
            (SPACES,),
            0,
            MUSICIAN,
            f"by space: 0 empty, {FIRST_WARRIOR} + 4 x seat + type a warrior, {KNEELING} a kneeling archer, "
            f"{FOOTMAN} a footman, {MUSICIAN} a musician",
            True,
        ),
        Part("horses", (SPACES,), 0, 4, "by space: a rider, the direction of its horse + 1", True),
        Part("facing", (SPACES,), 0, 4, "by space: a kneeling archer, its direction + 1", True),
        Part("items", (3, SEGMENTS), 0, len(ITEMS) - 1, "by ring and segment: what the wheel shows", True),
        Part("numbers", (3, SEGMENTS), 0, 99, "by ring and segment: the amount, cost, Master or weapon"),
        Part("apprentices_at", (SEGMENTS,), 0, seats, "by segment: 1 + whose apprentice, or 0", True),
        Part("artisans_at", (SEGMENTS,), 0, seats, "by segment: 1 + whose artisan, or 0", True),
        Part("segment", (1,), 0, SEGMENTS, "the segment of the last worker + 1, or 0", True),
        Part("round", (1,), 1, tables.rounds, "the round"),
        Part("turn", (1,), 0, 99, "workers placed in this round"),
        Part("tiles", (tables.rounds,), 0, len(COUNTS) - 1, "by round: what its scoring tile counts", True),
        Part("inspectors", (2,), 0, 8, "the row and the column of the Inspectors", True),
        Part("rack", (4,), 0, max(tables.figures), "warriors left by type"),
        Part("shaped", (4,), 0, max(tables.specialists), "specialists gone by kind"),
        Part("warehouses", (4,), 0, MOST, "dry clay by type"),
        Part("order", (seats,), 0, seats - 1, "the seats in turn order", True),
        Part("coins", (seats,), 0, MOST, "by seat: coins"),
        Part("wet", (seats,), 0, MOST, "by seat: wet clay"),
        Part("dry", (seats,), 0, MOST, "by seat: dry clay"),
        Part("points", (seats,), 0, MOST, "by seat: points scored so far"),
        Part("apprentices", (seats,), 0, 99, "by seat: apprentices to place"),
        Part("artisans", (seats,), 0, 99, "by seat: artisans to place"),
        Part("tokens", (seats,), 0, 9, "by seat: the priority token held, or 0", True),
        Part("warriors", (seats,), 0, figures, "by seat: warriors in the mausoleum"),
        Part("weapons", (seats, 4), 0, 1, "by seat: active weapons"),
        Part("masters", (seats, len(MASTERS)), 0, 1, "by seat: Masters with its token"),
    ]
    if solo:
        found += [
            Part("options", (len(OPTIONS),), 0, 1, "optional rules: " + ", ".join(OPTIONS)),
            Part("weapon_row", (4,), 0, 4, "the Prime Minister's weapons from the left + 1", True),
            Part("supervisor", (1,), 0, SEGMENTS, "the segment of the Supervisor marker", True),
            Part("decrees", (ROWS,), 0, 1, "by row of the decree table: 1 where it is marked"),
        ]
    return found


def write(state: TerracottaState, seat: int, out: BytesWriter, place: int) -> None:
    """Write the parts into the buffer from this byte on; the buffer is zero there."""
    at: i64 = place
    n: i64 = state.seats
    me: i64 = seat
    to: i64 = at
    for figure in state.cells:
        if figure != 0:
            cell: i64 = figure
            if cell < KNEELING:
                owner: i64 = (cell - FIRST_WARRIOR) >> 2
                cell += 4 * (relative(owner, me, n) - owner)
            out[to] = u8(cell)
        to += 2
    at += 2 * SPACES
    for horse in state.horses:
        out[at + 2 * (horse >> 2)] = u8((horse & 3) + 1)
    at += 2 * SPACES
    for archer in state.kneeling:
        out[at + 2 * (archer >> 2)] = u8((archer & 3) + 1)
    at += 2 * SPACES
    at = write_wheel(state, me, n, out, at)
    at = write_table(state, me, n, out, at)
    at = write_seats(state, me, n, out, at)
    if state.automa >= 0:
        write_minister(state, out, at)


def write_wheel(state: TerracottaState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write what each segment shows, and the workers there."""
    kinds, numbers = state.tables.item_kinds, state.tables.item_numbers
    central: i64 = (SEGMENTS - state.central) % SEGMENTS
    middle: i64 = state.middle
    half: i64 = 6 * SEGMENTS
    to: i64 = at
    segment: i64
    for segment in range(SEGMENTS):
        out[to] = u8(kinds[central])
        out[to + half] = u8(numbers[central])
        out[to + 2 * SEGMENTS] = u8(kinds[SEGMENTS + middle])
        out[to + half + 2 * SEGMENTS] = u8(numbers[SEGMENTS + middle])
        out[to + 4 * SEGMENTS] = u8(kinds[2 * SEGMENTS + segment])
        out[to + half + 4 * SEGMENTS] = u8(numbers[2 * SEGMENTS + segment])
        to += 2
        central = 0 if central == SEGMENTS - 1 else central + 1
        middle = 0 if middle == SEGMENTS - 1 else middle + 1
    at += 2 * half
    owner: i64
    for owner in range(n):
        label: i64 = relative(owner, me, n) + 1
        put_mask(out, at, state.apprentices_at[owner], label)
        put_mask(out, at + 2 * SEGMENTS, state.artisans_at[owner], label)
    return at + 4 * SEGMENTS


def put_mask(out: BytesWriter, at: i64, mask: i64, label: i64) -> None:
    """Write a label at each bit of a mask."""
    while mask != 0:
        if mask & 1:
            out[at] = u8(label)
        mask >>= 1
        at += 2


def write_table(state: TerracottaState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write round and turn, tiles, and the supplies."""
    out[at] = u8(state.segment + 1)
    out[at + 2] = u8(state.round)
    out[at + 4] = u8(state.turn)
    at = put_list(out, at + 6, state.tiles)
    out[at] = u8(state.row)
    out[at + 2] = u8(state.column)
    at = put_list(out, at + 4, state.rack)
    at = put_list(out, at, state.shaped)
    at = put_list(out, at, state.warehouses)
    for who in state.order:
        out[at] = u8(relative(who, me, n))
        at += 2
    return at


def write_seats(state: TerracottaState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """What each seat has."""
    step: i64 = 2 * n
    points = state.points
    for owner in range(state.seats):
        r: i64 = 2 * relative(owner, me, n)
        to: i64 = at + r
        put(out, to, state.coins[owner])
        if state.wet[owner]:
            put(out, to + step, state.wet[owner])
        if state.dry[owner]:
            put(out, to + 2 * step, state.dry[owner])
        scored: i64 = 0
        for line in range(STORED * owner, STORED * owner + STORED):
            scored += points[line]
        put(out, to + 3 * step, scored)
        out[to + 4 * step] = u8(state.apprentices[owner])
        out[to + 5 * step] = u8(state.artisans[owner])
        out[to + 6 * step] = u8(state.tokens[owner])
        out[to + 7 * step] = u8(warriors_placed(state, owner))
        put_mask(out, at + 8 * step + 4 * r, state.weapons[owner], 1)
        put_mask(out, at + 12 * step + 6 * r, state.masters[owner], 1)
    return at + 18 * step


def write_minister(state: TerracottaState, out: BytesWriter, at: i64) -> None:
    """The Prime Minister's weapons, marker and decrees."""
    options = state.options
    for name in OPTIONS:
        if getattr(options, name):
            out[at] = 1
        at += 2
    for weapon in state.weapon_row:
        out[at] = u8(weapon + 1)
        at += 2
    out[at] = u8(state.supervisor)
    put_mask(out, at + 2, state.decrees >> FIRST_ROW, 1)


def standing(state: TerracottaState, seat: int) -> list[int]:
    """The values that rank the seats: the total, then warriors in the mausoleum, then coins."""
    if state.automa >= 0:
        return [0]
    return [state.scores()[seat], warriors_placed(state, seat), state.coins[seat]]


def dealt(state: TerracottaState, seat: int) -> dict[str, Any]:
    """The random part of a seat's start, for statistics: its place in the turn order."""
    return {"place": state.order.index(seat) + 1}
