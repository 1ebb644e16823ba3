"""Position text of Huang: hexes by name, colours by word, so that people can read and edit it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.buildings import recompute_open_sites
from tianxia.games.huang.conflict import Revolt, War
from tianxia.games.huang.kingdoms import recompute
from tianxia.games.huang.tables import (
    BANDIT,
    COLOURS,
    EMPTY,
    ENDINGS,
    LEADER,
    SHAPES,
    TILE,
    Map,
    of,
    of_seat,
)
from tianxia.kernel.errors import BadPosition
from tianxia.kernel.position import convert_fields

if TYPE_CHECKING:
    from tianxia.games.huang.state import HuangState

Count = Annotated[int, msgspec.Meta(ge=0)]
Colour = Literal["yellow", "red", "blue", "green", "white"]
Counts = dict[Colour, Count]  # a colour that is missing counts 0


class SavedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: leaders that are on the board, tiles and points by colour."""

    leaders: dict[Colour, str]
    hand: Counts
    known: Counts
    maybe_replaced: Counts
    replaced_of_these: tuple[Count, Count]  # at least, at most
    points: Counts
    replaced: Counts
    granaries: Count


class SavedRevolt(msgspec.Struct, forbid_unknown_fields=True):
    colour: Colour
    seats: list[Count]
    strengths: list[Count]
    leaders: list[bool]


class SavedWar(msgspec.Struct, forbid_unknown_fields=True):
    colours: list[Colour]
    sides: list[str]
    strengths: list[Count]
    backed: list[str | None]
    tiles: list[Count]
    leaders: list[bool]


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """The part of a position text that belongs to this title."""

    turn: Count
    actions_left: Count
    idle_turns: Count
    tiles_moved: bool
    ending: str
    tiles: dict[str, Colour]
    pagodas: list[str]  # first hex and shape: "e7 up"
    palace: str | None
    granaries: list[str]
    bandits: dict[str, Annotated[int, msgspec.Meta(ge=1, le=10)]]
    seats: list[SavedSeat]
    market: list[Colour | None]
    bag: Counts
    discarded: Counts
    removed: Counts
    marker: str | None
    war: SavedWar | None
    revolt: SavedRevolt | None
    paying: list[str]


def save(state: HuangState) -> dict[str, Any]:
    """The part of a position that belongs to this title, ready for JSON."""
    names = state.map.names
    cells = state.cells
    seats = []
    for seat in range(state.seats):
        leaders = zip(COLOURS, of_seat(state.leader_at, seat), strict=True)
        seats.append(
            {
                "leaders": {colour: names[hex] for colour, hex in leaders if hex >= 0},
                "hand": by_colour(of_seat(state.hands, seat)),
                "known": by_colour(of_seat(state.known, seat)),
                "maybe_replaced": by_colour(of_seat(state.maybe_replaced, seat)),
                "replaced_of_these": [state.replaced_least[seat], state.replaced_most[seat]],
                "points": by_colour(of_seat(state.points, seat)),
                "replaced": by_colour(of_seat(state.replaced, seat)),
                "granaries": state.stored[seat],
            }
        )
    return {
        "turn": state.turn,
        "actions_left": state.actions_left,
        "idle_turns": state.idle_turns,
        "tiles_moved": state.tiles_moved,
        "ending": ENDINGS[state.ending],
        "tiles": {names[h]: COLOURS[c - TILE] for h, c in enumerate(cells) if EMPTY < c < LEADER},
        "pagodas": [site_name(state.map, site) for site in state.pagodas],
        "palace": site_name(state.map, state.palace) if state.palace >= 0 else None,
        "granaries": [names[hex] for hex in state.granaries],
        "bandits": {names[hex]: cells[hex] - BANDIT for hex in state.bandits},
        "seats": seats,
        "market": [COLOURS[colour] if colour >= 0 else None for colour in state.market],
        "bag": by_colour(list(state.bag)),
        "discarded": by_colour(list(state.discarded)),
        "removed": by_colour(state.removed),
        "marker": names[state.marker] if state.marker >= 0 else None,
        "war": save_war(state),
        "revolt": save_revolt(state),
        "paying": [names[hex] for hex in state.paying],
    }


def by_colour(counts: list[int]) -> dict[str, int]:
    """Counts that are not zero, by colour."""
    return {COLOURS[colour]: count for colour, count in enumerate(counts) if count}


def site_name(map: Map, site: int) -> str:
    return f"{map.names[map.sites[site][0]]} {SHAPES[map.shapes[site]]}"


def save_war(state: HuangState) -> dict[str, Any] | None:
    war = state.war
    if war is None:
        return None
    names = state.map.names
    return {
        "colours": [COLOURS[colour] for colour in range(5) if war.colours >> colour & 1],
        "sides": [names[side] for side in war.sides],
        "strengths": war.strengths,
        "backed": [names[side] if side >= 0 else None for side in war.backed],
        "tiles": war.tiles,
        "leaders": [lent == 1 for lent in war.lent],
    }


def save_revolt(state: HuangState) -> dict[str, Any] | None:
    revolt = state.revolt
    if revolt is None:
        return None
    return {
        "colour": COLOURS[revolt.colour],
        "seats": revolt.seats,
        "strengths": revolt.strengths,
        "leaders": [bool(lent) for lent in revolt.lent],
    }


# --- reading -------------------------------------------------------------------------------------------


@lru_cache
def numbers_by_name(map: Map) -> tuple[dict[str, int], dict[str, int]]:
    """The hexes and the building sites of a map by name; computed once."""
    hexes = {name: hex for hex, name in enumerate(map.names)}
    return hexes, {site_name(map, site): site for site in range(len(map.sites))}


class Reader:
    """Turns names into numbers and collects the errors."""

    def __init__(self, state: HuangState) -> None:
        self.state = state
        self.hexes, self.sites = numbers_by_name(state.map)
        self.problems: list[str] = []

    def hex(self, name: str, what: str) -> int:
        if name not in self.hexes:
            self.problems.append(f"{what}: {name!r} is no hex")
        return self.hexes.get(name, 0)

    def site(self, name: str, what: str) -> int:
        if name not in self.sites:
            self.problems.append(f"{what}: {name!r} is no building site")
        return self.sites.get(name, 0)

    def lay(self, hex: int, cell: int) -> None:
        if self.state.cells[hex] != EMPTY:
            self.problems.append(f"{self.state.map.names[hex]}: two pieces on one hex")
        self.state.cells[hex] = cell


def counts(saved: dict[Colour, int]) -> list[int]:
    return [saved.get(colour, 0) for colour in ("yellow", "red", "blue", "green", "white")]


def load(data: dict[str, Any], state: HuangState) -> None:
    """Fill a state whose kernel part, options and tables are set; BadPosition lists every error."""
    saved = Saved(**convert_fields(data, Saved))
    reader = Reader(state)
    state.turn = saved.turn
    state.actions_left = saved.actions_left
    state.idle_turns = saved.idle_turns
    state.tiles_moved = saved.tiles_moved
    if saved.ending not in ENDINGS:
        reader.problems.append(f"ending: one of {', '.join(ENDINGS)}")
    state.ending = ENDINGS.index(saved.ending) if saved.ending in ENDINGS else 0
    if len(saved.seats) != state.seats:
        reader.problems.append(f"seats: {len(saved.seats)} saved, {state.seats} in the game")
        raise BadPosition(reader.problems)
    state.cells = vec[i64]([EMPTY] * state.map.size)
    for name, colour in saved.tiles.items():
        reader.lay(reader.hex(name, "tiles"), TILE + COLOURS.index(colour))
    for name, number in saved.bandits.items():
        reader.lay(reader.hex(name, "bandits"), BANDIT + number)
    load_seats(saved, reader)
    state.pagodas = sorted(reader.site(name, "pagodas") for name in saved.pagodas)
    state.palace = -1 if saved.palace is None else reader.site(saved.palace, "palace")
    state.granaries = [reader.hex(name, "granaries") for name in saved.granaries]
    state.bandits = sorted(reader.hex(name, "bandits") for name in saved.bandits)
    state.market = [-1 if colour is None else COLOURS.index(colour) for colour in saved.market]
    state.bag = vec[i64](counts(saved.bag))
    state.discarded = vec[i64](counts(saved.discarded))
    state.removed = counts(saved.removed)
    state.marker = -1 if saved.marker is None else reader.hex(saved.marker, "marker")
    state.paying = [reader.hex(name, "paying") for name in saved.paying]
    load_conflicts(saved, reader)
    if reader.problems:
        raise BadPosition(reader.problems)
    recompute(state)
    recompute_open_sites(state)


def load_seats(saved: Saved, reader: Reader) -> None:
    state = reader.state
    state.leader_at = vec[i64]([-1] * of(state.seats, 0))
    for seat, one in enumerate(saved.seats):
        for colour, name in one.leaders.items():
            at = of(seat, COLOURS.index(colour))
            hex = reader.hex(name, "leaders")
            state.leader_at[at] = hex
            reader.lay(hex, LEADER + at)
    state.hands = all_seats([one.hand for one in saved.seats])
    state.known = all_seats([one.known for one in saved.seats])
    state.maybe_replaced = all_seats([one.maybe_replaced for one in saved.seats])
    state.replaced_least = vec[i64]([one.replaced_of_these[0] for one in saved.seats])
    state.replaced_most = vec[i64]([one.replaced_of_these[1] for one in saved.seats])
    state.points = all_seats([one.points for one in saved.seats])
    state.replaced = all_seats([one.replaced for one in saved.seats])
    state.stored = vec[i64]([one.granaries for one in saved.seats])


def all_seats(of_each: list[Counts]) -> vec[i64]:
    """What each seat has of each colour."""
    return vec[i64]([count for one in of_each for count in counts(one)])


def load_conflicts(saved: Saved, reader: Reader) -> None:
    state = reader.state
    state.war = state.revolt = None
    war, revolt = saved.war, saved.revolt
    if war is not None:
        by_seat = (war.backed, war.tiles, war.leaders)
        if any(len(values) != state.seats for values in by_seat) or len(war.strengths) != len(war.sides):
            reader.problems.append(
                "war: a strength for each side, and backed, tiles and leaders for each seat"
            )
        state.war = War(
            sum(1 << COLOURS.index(colour) for colour in set(war.colours)),
            [reader.hex(name, "war") for name in war.sides],
            war.strengths,
            [-1 if name is None else reader.hex(name, "war") for name in war.backed],
            war.tiles,
            [int(lent) for lent in war.leaders],
        )
    if revolt is not None:
        by_side = (revolt.seats, revolt.strengths, revolt.leaders)
        if any(len(values) != 2 for values in by_side) or max(revolt.seats) >= state.seats:
            reader.problems.append("revolt: two seats of the game, and a strength and a leader for each")
        lent = [int(leader) for leader in revolt.leaders]
        state.revolt = Revolt(COLOURS.index(revolt.colour), revolt.seats, revolt.strengths, lent)
