"""Constants of a game: colours, hexes, rivers and building sites.

A hex is a number, 0 to 158 in row order. Hexes are pointy-top, in rows; odd rows are half a hex to the
right (huang.board.odd_row_offset). A building site is a shape at its first hex: three hexes for a pagoda,
four for the palace.

Rules that are data in `data/board.toml`:

- size and rivers: huang.board.main_size, huang.board.main_rivers, huang.board.main_river_triangles
- capitals: huang.board.main_capitals, huang.board.main_capital_spacing
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.kernel.event import word_arg

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
WHITE: Final = 4
COLOURS: Final = ["yellow", "red", "blue", "green", "white"]

# The content of a hex is one number (huang.board.space_holds_one_piece): a tile's colour, a seat's leader, or
# a numbered bandit tile.
EMPTY: Final = 0
TILE: Final = 1  # + colour
LEADER: Final = 6  # + of(seat, colour)
BANDIT: Final = 30  # + the number of the tile, 1 to 10

SHAPES: Final = ["up", "down", "palace upright", "palace left", "palace right"]
TRIANGLES: Final = 2  # the first two shapes are triangles, the others the palace's

# Why a game ended.
RUNNING: Final = 0
BAG_EMPTY_AT_REFILL: Final = 1
BAG_EMPTY_AT_MARKET: Final = 2
BAG_EMPTY_AT_REPLACE: Final = 3
STALLED: Final = 4
STALL_ROUNDS: Final = 4  # rounds without a tile placed, discarded or drawn
ENDINGS: Final = ["running", "refill", "market", "replace", "stall"]

ROW_LETTERS: Final = "abcdefghijklm"

# The six neighbours (huang.board.hex_adjacency) clockwise, as (row, column) steps from an even row and from
# an odd one.
EVEN_STEPS: Final = [(-1, -1), (-1, 0), (0, 1), (1, 0), (1, -1), (0, -1)]
ODD_STEPS: Final = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (0, -1)]

# The triangles of pagodas: steps east and south-east from the first hex.
UP: Final = [(0, 0), (-1, 1), (0, 1)]
DOWN: Final = [(0, 0), (1, 0), (0, 1)]


def of(seat: int, colour: int) -> int:
    """The index of a seat's colour in a list by seat and colour."""
    return 5 * seat + colour


def seat_of(at: int) -> int:
    """The seat of an index in a list by seat and colour."""
    return at // 5


def colour_of(at: int) -> int:
    """The colour of an index in a list by seat and colour."""
    return at % 5


def of_seat(values: vec[i64], seat: int) -> list[int]:
    """The five values of a seat in a list by seat and colour."""
    at = 5 * seat
    return [values[at], values[at + 1], values[at + 2], values[at + 3], values[at + 4]]


def sum_of_seat(values: vec[i64], seat: int) -> int:
    """The sum of a seat's five values."""
    at: i64 = 5 * seat
    return values[at] + values[at + 1] + values[at + 2] + values[at + 3] + values[at + 4]


def place_of(hexes: list[int], hex: int) -> int:
    """How many hexes of a sorted list come before a hex."""
    first, last = 0, len(hexes)
    while first < last:
        middle = (first + last) >> 1
        if hexes[middle] < hex:
            first = middle + 1
        else:
            last = middle
    return first


class Side:
    """One side of the board: its rivers and capitals."""

    def __init__(
        self,
        river: list[int],
        capitals: list[int],
        capital_names: list[str],
        bandit_spots: list[int],
        size: int,
    ) -> None:
        self.river = sorted(river)
        self.is_river: vec[bool] = vec[bool]([False] * size)
        for hex in river:
            self.is_river[hex] = True
        self.land: list[int] = [hex for hex in range(size) if not self.is_river[hex]]
        self.land_hexes: vec[i64] = vec[i64](self.land)  # the same, for loops
        self.capitals = capitals
        self.capital_names = capital_names
        self.bandit_spots = bandit_spots
        self.nearest: list[int] = []  # by hex: the nearest capital, as an index of `capitals`
        self.called: list[str] = []  # by hex: its name, as an argument of a sentence

    def survey(self, map: Map) -> None:
        """Find the nearest capital of each hex (the first one if several are equally near), and name the hex
        after it.
        """
        for hex in range(map.size):
            away = [map.distance(hex, capital) for capital in self.capitals]
            nearest = away.index(min(away))
            self.nearest.append(nearest)
            how = "on"
            if away[nearest] > 0:
                how = f"{'by' if away[nearest] == 1 else 'off'}-{map.way(self.capitals[nearest], hex)}"
            self.called.append(word_arg(how, f"capital-{self.capital_names[nearest]}"))


class Map:
    """The geometry of both sides of the board: hexes, neighbours, and every building site."""

    def __init__(self, rows: list[tuple[int, int]], palace: list[list[tuple[int, int]]]) -> None:
        self.places: list[tuple[int, int]] = []
        for row in range(len(rows)):
            first, last = rows[row]
            self.places += [(row, column) for column in range(first, last + 1)]
        self.size = len(self.places)
        self.hex_at: dict[tuple[int, int], int] = {place: hex for hex, place in enumerate(self.places)}
        self.names: list[str] = [f"{ROW_LETTERS[row]}{column}" for row, column in self.places]
        # copied by slicing, which is faster than building a new list
        self.zeros: vec[i64] = vec[i64]([0] * self.size)
        self.near: vec[vec[i64]] = vec[vec[i64]]()  # neighbours on the board
        # the same neighbours in one flat list: six for each hex, -1 if there is none
        self.near_flat: vec[i64] = vec[i64]()
        self.ring: vec[vec[i64]] = vec[vec[i64]]()  # by hex: its six neighbours clockwise, -1 off the board
        for row, column in self.places:
            steps = ODD_STEPS if row % 2 else EVEN_STEPS
            ring = [self.hex_at.get((row + down, column + right), -1) for down, right in steps]
            self.ring = append(self.ring, vec[i64](ring))
            near = [hex for hex in ring if hex >= 0]
            self.near = append(self.near, vec[i64](near))
            for place in range(6):
                self.near_flat = append(self.near_flat, near[place] if place < len(near) else -1)
        self.sites: vec[vec[i64]] = vec[vec[i64]]()  # the hexes of each site, the first one first
        self.shapes: list[int] = []  # of each site
        self.sites_with: list[list[int]] = [[] for _ in self.places]  # by hex: the sites that contain it
        self.triangles_with: list[list[int]] = [[] for _ in self.places]  # those for a pagoda
        outlines: list[list[tuple[int, int]]] = [UP, DOWN, *palace]
        for shape in range(len(outlines)):
            for hex in range(self.size):
                self.add_site(shape, hex, outlines[shape])

    def add_site(self, shape: int, first: int, steps: list[tuple[int, int]]) -> None:
        """Add the site of a shape at a hex, if all of it is on the board."""
        hexes = [self.walk(first, east, south_east) for east, south_east in steps]
        if -1 in hexes:
            return
        site = len(self.shapes)
        self.sites = append(self.sites, vec[i64](hexes))
        self.shapes.append(shape)
        for hex in hexes:
            self.sites_with[hex].append(site)
            if shape < TRIANGLES:
                self.triangles_with[hex].append(site)

    def walk(self, hex: int, east: int, south_east: int) -> int:
        """The hex this many steps away, or -1 off the board."""
        row, column = self.places[hex]
        across = column - row // 2 + east  # columns are slanted: a step south-east keeps `across`
        row += south_east
        return self.hex_at.get((row, across + row // 2), -1)

    def distance(self, one: int, other: int) -> int:
        """The number of steps between two hexes, whatever their content."""
        row, column = self.places[one]
        to_row, to_column = self.places[other]
        down = to_row - row
        across = (to_column - to_row // 2) - (column - row // 2)
        return max(abs(down), abs(across), abs(down + across))

    def way(self, one: int, other: int) -> str:
        """The direction from one hex to the other: n, ne, e, se, s, sw, w or nw."""
        row, column = self.places[one]
        to_row, to_column = self.places[other]
        south = 7 * (to_row - row)  # rows are closer together than columns (7 to 8), and columns count double
        east = 4 * (2 * (to_column - column) + to_row % 2 - row % 2)
        along = "s" if south > 0 else "n"
        across = "e" if east > 0 else "w"
        if 5 * abs(south) < 2 * abs(east):
            return across
        return along if 5 * abs(east) < 2 * abs(south) else along + across


class Tables:
    """All values that the rules take from the data pack."""

    def __init__(
        self,
        map: Map,
        main: Side,
        eighteen: Side,
        tiles: list[int],
        pagodas: list[int],
        bandits: list[int],
        bandits_in_play: int,
        dynasties: list[str],
        hand: int,
        palace_hand: int,
        market: int,
        actions: int,
        replaced: int,
        removed: int,
        granary_value: int,
    ) -> None:
        self.map = map
        self.main = main
        self.eighteen = eighteen
        for side in [main, eighteen]:
            side.survey(map)
        self.tiles = tiles
        self.pagodas = pagodas
        self.bandits = bandits  # the number of bandits on each of the tiles 1 to 10
        self.bandits_in_play = bandits_in_play
        self.dynasties = dynasties
        self.hand = hand
        self.palace_hand = palace_hand
        self.market = market
        self.actions = actions
        self.replaced = replaced
        self.removed = removed
        self.granary_value = granary_value
