"""The data pack of Huang: its format, and the tables made from it.

Rules that are data, or decided elsewhere:

- `data/pieces.toml` (numbers of pieces): huang.components.tile_counts, huang.components.pagoda_counts,
  huang.components.dynasties
- `COLOURS` of `tables.py`, named in words/: huang.components.leader_set, huang.components.pagoda_names,
  huang.components.vp_kinds
- points are plain numbers, so chips never run out: huang.components.vp_supply_unlimited,
  huang.components.vp_exchange_neutral
- `Huang.check_options` (number of players): huang.components.player_count

The hexes are in data/board.toml.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tianxia.games.huang.tables import COLOURS, YELLOW, Map, Side, Tables
from tianxia.kernel.components import Pack
from tianxia.kernel.errors import BadComponents

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]
Offset = tuple[int, int]

ROWS = 13
HEXES = 159  # the action table begins with the hexes, so their number cannot change


class Outline(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[tuple[Count, Count]]


class Capital(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    hex: str


class Country(msgspec.Struct, forbid_unknown_fields=True):
    """One side of the board."""

    yellow_river: list[str]
    yangtze: list[str]
    capitals: list[Capital]
    bandit_spots: list[str]


class PerColour(msgspec.Struct, forbid_unknown_fields=True):
    yellow: Count
    red: Count
    blue: Count
    green: Count
    white: Count

    def counts(self) -> list[int]:
        return [getattr(self, colour) for colour in COLOURS]


class Dynasties(msgspec.Struct, forbid_unknown_fields=True):
    names: list[str]


class Bandits(msgspec.Struct, forbid_unknown_fields=True):
    strengths: list[Annotated[int, msgspec.Meta(ge=1, le=4)]]
    in_play: Count


class Palace(msgspec.Struct, forbid_unknown_fields=True):
    upright: list[Offset]
    left: list[Offset]
    right: list[Offset]


class Limits(msgspec.Struct, forbid_unknown_fields=True):
    hand: Annotated[int, msgspec.Meta(ge=1, le=7)]  # notation goes up to `commit 7`
    palace_hand: Annotated[int, msgspec.Meta(ge=1, le=7)]
    market: Some
    actions: Some
    replaced: Annotated[int, msgspec.Meta(ge=0, le=7)]
    removed_in_short_game: Count
    granary_value: Count


SHAPES = {
    "outline": Outline,
    "main": Country,
    "eighteen": Country,
    "tiles": PerColour,
    "pagodas": PerColour,
    "dynasties": Dynasties,
    "bandits": Bandits,
    "palace": Palace,
    "limits": Limits,
}


def read_tables(pack: Pack) -> Tables:
    """The tables of a pack; BadComponents lists every error."""
    pack.check(SHAPES)
    outline = pack.table("outline", Outline)
    palace = pack.table("palace", Palace)
    bandits = pack.table("bandits", Bandits)
    dynasties = pack.table("dynasties", Dynasties)
    limits = pack.table("limits", Limits)
    faults = []
    if len(outline.rows) != ROWS or sum(last - first + 1 for first, last in outline.rows) != HEXES:
        faults.append(pack.fault("outline", f"{ROWS} rows with {HEXES} hexes in all"))
    for name in ("upright", "left", "right"):
        steps: list[Offset] = getattr(palace, name)
        if len(set(steps)) != 4 or steps[0] != (0, 0) or steps != sorted(steps, key=lambda s: (s[1], s[0])):
            faults.append(pack.fault("palace", f"{name}: four steps in row order, beginning with [0, 0]"))
    if len(bandits.strengths) != 10 or 2 * bandits.in_play > 10:
        faults.append(pack.fault("bandits", "ten strengths, and at most five tiles in play"))
    if len(set(dynasties.names)) < 5:
        faults.append(pack.fault("dynasties", "five different names"))
    tiles = pack.table("tiles", PerColour).counts()
    for name in ("main", "eighteen"):
        faults += bag_faults(pack, tiles, len(pack.table(name, Country).capitals), limits)
    if faults:
        raise BadComponents(faults)
    map = Map(outline.rows, [palace.upright, palace.left, palace.right])
    return Tables(
        map,
        read_side(pack, map, "main", 10),
        read_side(pack, map, "eighteen", 0),
        tiles,
        pack.table("pagodas", PerColour).counts(),
        list(bandits.strengths),
        bandits.in_play,
        list(dynasties.names),
        limits.hand,
        limits.palace_hand,
        limits.market,
        limits.actions,
        limits.replaced,
        limits.removed_in_short_game,
        limits.granary_value,
    )


def bag_faults(pack: Pack, tiles: list[int], capitals: int, limits: Limits) -> list[str]:
    """Check that the bag has enough tiles for capitals, hands and market, and for the tiles that the short
    game removes.
    """
    faults = []
    if tiles[YELLOW] < capitals:
        faults.append(pack.fault("tiles", f"yellow: {capitals} capitals need as many tiles"))
    full = 5 * limits.hand + limits.market
    short = 2 * limits.hand + limits.market + limits.removed_in_short_game
    left = sum(tiles) - capitals
    if left <= max(full, short):
        needed = max(full, short) + 1
        faults.append(pack.fault("tiles", f"{left} are left beside {capitals} capitals; {needed} are needed"))
    return faults


def read_side(pack: Pack, map: Map, name: str, bandit_spots: int) -> Side:
    """Check the hexes of one side of the board."""
    country = pack.table(name, Country)
    rivers = country.yellow_river + country.yangtze
    capitals = [capital.hex for capital in country.capitals]
    number = {hex_name: hex for hex, hex_name in enumerate(map.names)}
    faults = []
    for what, hexes in (("river", rivers), ("capital", capitals), ("bandit spot", country.bandit_spots)):
        faults += [f"{what} {hex!r} is not on the board" for hex in hexes if hex not in number]
        if len(set(hexes)) != len(hexes):
            faults.append(f"a {what} hex is there twice")
    land = [*capitals, *country.bandit_spots]
    faults += [f"{hex!r} is both river and land" for hex in land if hex in rivers]
    faults += [f"{hex!r} is both capital and bandit spot" for hex in capitals if hex in country.bandit_spots]
    if len({capital.id for capital in country.capitals}) != len(capitals):
        faults.append("two capitals share one id")
    if len(country.bandit_spots) != bandit_spots:
        faults.append(f"{bandit_spots} bandit spots, not {len(country.bandit_spots)}")
    if faults:
        raise BadComponents([pack.fault(name, fault) for fault in faults])
    return Side(
        [number[hex] for hex in rivers],
        [number[hex] for hex in capitals],
        [capital.id for capital in country.capitals],
        [number[hex] for hex in country.bandit_spots],
        map.size,
    )
