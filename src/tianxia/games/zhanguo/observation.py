"""What a seat of Zhanguo may know, as numbers (see kernel/observation.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from tianxia.games.zhanguo.tables import COURT, LAST_CARD, WALL_CONDITIONS, Tables
from tianxia.kernel.observation import Part, put, put_list, relative

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState

LAYOUT: Final = 1
LAYOUTS: Final = {1: "first layout"}

MOST: Final = 999
OPTIONS: Final = ["advanced", "governor_both_halves", "soldier_price_by_count", "english_text"]
HAND: Final = 6


def parts(tables: Tables, seats: int, solo: bool) -> list[Part]:
    """The parts of an observation, in the order in which `write` writes them."""
    tokens = max(tables.small_tokens)
    starting = len(tables.starting_tiles)
    regions = "by seat and region: "
    found = [
        Part(
            "cards",
            (LAST_CARD + 1,),
            0,
            2 + seats,
            "by card, from 1: 1 in the own hand, 2 in the pile at Court, 3 + seat on its board, 0 elsewhere",
            True,
        ),
        Part("options", (len(OPTIONS),), 0, 1, "optional rules: " + ", ".join(OPTIONS)),
        Part("tableau", (1,), 0, len(tables.tableau_aspects) - 1, "the tableau of rewards", True),
        Part("spot_places", (9,), 0, 8, "by Mausoleum spot: the region, site or Elixir it is about", True),
        Part("spot_tiles", (9,), 0, 8, "by Mausoleum spot: its tile", True),
        Part("wall_conditions", (6,), 0, len(WALL_CONDITIONS) - 1, "by section: what its Wall counts", True),
        Part("governor_tiles", (10,), 0, len(tables.governor_tiles), "by region: two tiles, or 0", True),
        Part("palace_tiles", (15,), 0, 5, "by region: three tiles by kind + 1, or 0", True),
        Part("emperor_stacks", (6,), 0, len(COURT), "by site: the triggers of its two tiles + 1, or 0", True),
        Part("spaces", (10,), 0, seats, "by Governor tile: 1 + the seat that stands on it, or 0", True),
        Part("soldiers", (27,), 0, seats, "by Mausoleum spot: three soldiers, 1 + their seat, or 0", True),
        Part("large", (3,), 0, seats, "by aspect: 1 + the seat that holds the large token, or 0", True),
        Part("token_supply", (3,), 0, tokens, "by aspect: small tokens left"),
        Part("masters", (5,), 0, 1, "1 for each Master on display"),
        Part("round", (1,), 1, 5, "the round"),
        Part("turn", (1,), 0, 99, "turns begun in this round"),
        Part("drawn", (1,), 0, 40, "cards gone from each deck"),
        Part("court", (1,), 0, LAST_CARD, "the card on top at Court, or 0", True),
        Part("order", (seats,), 0, seats - 1, "the seats in turn order", True),
        Part("hand", (HAND,), 0, LAST_CARD, "own cards in order, then 0", True),
        Part("starting", (2,), 0, starting, "own Starting tiles to choose from, or 0", True),
        Part(
            "kept",
            (seats,),
            0,
            starting,
            "by seat: the Starting tile kept, once shown; the own at once",
            True,
        ),
        Part("markers", (seats,), 0, 3, "by seat: the row of its last reward + 1, or 0", True),
        Part("backs", (seats, 3), 0, HAND, "by seat: cards in hand by suit"),
        Part("officials", (seats, 5, 3), 0, tables.officials, regions + "Officials by type"),
        Part("tucked", (seats, 5, 3), 0, LAST_CARD, regions + "cards, or 0", True),
        Part("emperors", (seats, 5, 3), 0, len(COURT), regions + "triggers of Emperor tiles + 1, or 0", True),
        Part("workers", (seats, 5), 0, 99, regions + "workers"),
        Part("unrest", (seats, 5), 0, 99, regions + "unrest"),
        Part("governors", (seats, 5), 0, tables.governors, regions + "Governors"),
        Part("palaces", (seats, 5), 0, tables.palaces, regions + "Palaces"),
        Part("points", (seats, 5), 0, MOST, "by seat: points by where they were scored"),
        Part("walls", (seats, 6), 0, 4, "by seat and section: the slot it built on + 1, or 0", True),
        Part("official_supply", (seats, 3), 0, tables.officials, "by seat: Officials in supply by type"),
        Part("tokens", (seats, 3), 0, tokens, "by seat: small tokens by aspect"),
        Part("left", (seats, 3), 0, 99, "by seat: Governors, Palaces, Walls in supply"),
        Part("aside", (seats, 10), 0, 1, "by seat: set-aside Alchemist and Master cards"),
        Part("locked", (seats,), 0, tables.soldiers, "by seat: locked soldiers"),
        Part("entrance", (seats,), 0, tables.soldiers, "by seat: soldiers at the entrance"),
        Part("ships", (seats,), 0, tables.ship_end, "by seat: the space of its ship"),
    ]
    if solo:
        actions = len(tables.solo_cards)
        found += [
            Part("level", (1,), 1, len(tables.levels), "Li Si's level", True),
            Part(
                "action_cards", (actions,), 0, 2, "by Action card: 1 in his deck, 2 played, 0 elsewhere", True
            ),
            Part("scrolls", (3,), 0, HAND, "his Unification cards left, by suit"),
            Part("won_tiles", (5, 5), 0, 9, "by region: Palace tiles on his board by kind"),
        ]
    return found


def write(state: ZhanguoState, seat: int, out: BytesWriter, place: int) -> None:
    """Write the parts into the buffer from this byte on; the buffer is zero there."""
    at: i64 = place
    n: i64 = state.seats
    me: i64 = seat
    for card in state.court:
        out[at + 2 * card] = 2
    hands, tucked = state.hands, state.tucked
    i: i64
    owner: i64
    for i in range(HAND):
        held: i64 = hands[HAND * me + i]
        if held == 0:
            break
        out[at + 2 * held] = 1
    for owner in range(n):
        label: i64 = 3 + relative(owner, me, n)
        for i in range(15 * owner, 15 * owner + 15):
            if tucked[i] != 0:
                out[at + 2 * tucked[i]] = u8(label)
    out[at] = 0
    at += 2 * (LAST_CARD + 1)
    at = write_board(state, me, n, out, at)
    at = write_turn(state, me, n, out, at)
    at = write_seats(state, me, n, out, at)
    if state.automa >= 0:
        write_li_si(state, out, at)


def write_board(state: ZhanguoState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write options, and the contents of the main board."""
    options, layout, tables = state.options, state.layout, state.tables
    if options.advanced:
        out[at] = 1
    if options.governor_both_halves:
        out[at + 2] = 1
    if options.soldier_price_by_count:
        out[at + 4] = 1
    if options.english_text:
        out[at + 6] = 1
    out[at + 8] = u8(layout.tableau)
    at = put_list(out, at + 10, layout.spot_places)
    at = put_list(out, at, layout.spot_tiles)
    at = put_list(out, at, layout.wall_conditions)
    at = put_list(out, at, layout.governor_tiles)
    for tile in state.palace_tiles:
        out[at] = u8(tile + 1)
        at += 2
    triggers = tables.emperor_triggers
    for emperor in state.emperor_stacks:
        if emperor > 0:
            out[at] = u8(triggers[emperor - 1] + 1)
        at += 2
    at = put_seats(out, at, state.spaces, me, n)
    i: i64
    soldiers = state.soldiers
    for i in range(27):
        if soldiers[i] >= 0:
            out[at + 2 * i] = u8(relative(soldiers[i], me, n) + 1)
    at = put_seats(out, at + 54, state.large, me, n)
    for i in range(3):
        out[at + 2 * i] = u8(state.supply[i])
    at += 6
    masters: i64 = state.masters
    for i in range(5):
        if (masters >> (5 + i)) & 1:
            out[at + 2 * i] = 1
    return at + 10


def put_seats(out: BytesWriter, at: i64, owners: list[int], me: i64, n: i64) -> i64:
    """1 + the index of each seat relative to the observing seat; 0 for nobody."""
    for owner in owners:
        if owner >= 0:
            out[at] = u8(relative(owner, me, n) + 1)
        at += 2
    return at


def write_turn(state: ZhanguoState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write round and turn, the seat's own hand and Starting tiles."""
    out[at] = u8(state.round)
    out[at + 2] = u8(state.turn)
    out[at + 4] = u8(state.drawn)
    if state.court:
        out[at + 6] = u8(state.court[-1])
    at += 8
    for who in state.order:
        out[at] = u8(relative(who, me, n))
        at += 2
    hands = state.hands
    i: i64
    for i in range(HAND):
        out[at + 2 * i] = u8(hands[HAND * me + i])
    at += 2 * HAND
    starting = state.starting
    first, second = starting[3 * me], starting[3 * me + 1]
    out[at] = u8(min(first, second))
    out[at + 2] = u8(max(first, second))
    at += 4
    for owner in range(state.seats):
        # the kept tile of another seat is visible once that seat has no tiles to choose from
        if owner == me or starting[3 * owner] == 0:
            out[at + 2 * relative(owner, me, n)] = u8(starting[3 * owner + 2])
    return at + 2 * n


def write_seats(state: ZhanguoState, me: i64, n: i64, out: BytesWriter, at: i64) -> i64:
    """Write the open pieces in front of each seat, and the backs of its cards."""
    hands, step = state.hands, 2 * n
    triggers = state.tables.emperor_triggers
    owner: i64
    i: i64
    for owner in range(n):
        r: i64 = 2 * relative(owner, me, n)
        out[at + r] = u8(state.markers[owner] + 1)
        to: i64 = at + step + 3 * r
        for i in range(HAND * owner, HAND * owner + HAND):
            if hands[i] == 0:
                break
            suit: i64 = to + 2 * ((hands[i] - 1) // 40)
            out[suit] = out[suit] + 1
        to = at + 4 * step + 15 * r
        officials, tucked, emperors = state.officials, state.tucked, state.emperors
        for i in range(15):
            here: i64 = officials[15 * owner + i]
            if here != 0:
                out[to + 2 * i] = u8(here)
            card: i64 = tucked[15 * owner + i]
            if card != 0:
                out[to + 15 * step + 2 * i] = u8(card)
                emperor = emperors[15 * owner + i]
                if emperor > 0:
                    out[to + 30 * step + 2 * i] = u8(triggers[emperor - 1] + 1)
        to = at + 49 * step + 5 * r
        put_row(out, to, state.workers, 5 * owner, 5)
        put_row(out, to + 5 * step, state.unrest, 5 * owner, 5)
        put_row(out, to + 10 * step, state.governors, 5 * owner, 5)
        put_row(out, to + 15 * step, state.palaces, 5 * owner, 5)
        points = state.points
        for i in range(5):
            if points[5 * owner + i] != 0:
                put(out, to + 20 * step + 2 * i, points[5 * owner + i])
        to = at + 74 * step + 6 * r
        walls = state.walls
        for i in range(6):
            if walls[6 * owner + i] >= 0:
                out[to + 2 * i] = u8(walls[6 * owner + i] + 1)
        to = at + 80 * step + 3 * r
        put_row(out, to, state.official_supply, 3 * owner, 3)
        put_row(out, to + 3 * step, state.tokens, 3 * owner, 3)
        put_row(out, to + 6 * step, state.left, 3 * owner, 3)
        to = at + 89 * step + 10 * r
        aside: i64 = state.aside[owner]
        for i in range(10):
            if (aside >> i) & 1:
                out[to + 2 * i] = 1
        to = at + 99 * step + r
        out[to] = u8(state.locked[owner])
        out[to + step] = u8(state.entrance[owner])
        out[to + 2 * step] = u8(state.ships[owner])
    return at + 102 * step


def put_row(out: BytesWriter, at: i64, values: vec[i64], first: i64, count: i64) -> None:
    """Write some small numbers of a row."""
    i: i64
    for i in range(count):
        value: i64 = values[first + i]
        if value != 0:
            out[at + 2 * i] = u8(value)


def write_li_si(state: ZhanguoState, out: BytesWriter, at: i64) -> None:
    """Write what everybody sees of Li Si outside the boards."""
    out[at] = u8(state.layout.level)
    at += 2
    for card in state.action_deck:
        out[at + 2 * (card - 1)] = 1
    for card in state.action_discard:
        out[at + 2 * (card - 1)] = 2
    at += 2 * len(state.tables.solo_cards)
    for scroll in state.scrolls:
        suit: i64 = at + 2 * ((scroll - 1) // 40)
        out[suit] = out[suit] + 1
    put_list(out, at + 6, state.won_tiles)


def standing(state: ZhanguoState, seat: int) -> list[int]:
    """The values that rank the seats: the total."""
    return [state.scores()[seat]]


def dealt(state: ZhanguoState, seat: int) -> dict[str, Any]:
    """The random part of a seat's start, for statistics: the two Starting tiles to choose from."""
    return {"starting": sorted(state.starting[3 * seat : 3 * seat + 2])}
