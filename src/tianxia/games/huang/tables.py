"""Colours, hexes, rivers and building sites: what never changes during a game.

A hex is a number, 0 to 158 in row order; pointy-top hexes in rows, odd rows half a hex to the right
(huang.board.odd_row_offset). A building site is a shape put down at its first hex: three hexes for a
pagoda, four for the palace. Which hexes are river and which are capitals stands in data/board.toml
(huang.board.main_size, huang.board.main_rivers, huang.board.main_capitals,
huang.board.main_capital_spacing, huang.board.main_river_triangles).
"""

from __future__ import annotations

from typing import Final

YELLOW: Final = 0
RED: Final = 1
BLUE: Final = 2
GREEN: Final = 3
WHITE: Final = 4
COLOURS: Final = ["yellow", "red", "blue", "green", "white"]

# What lies on a hex is one number (huang.board.space_holds_one_piece): a tile's colour, a seat's leader,
# or a numbered bandit tile.
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
STALL_ROUNDS: Final = 4  # without a tile placed, discarded or drawn
ENDINGS: Final = ["running", "refill", "market", "replace", "stall"]

ROW_LETTERS: Final = "abcdefghijklm"

# The six neighbours (huang.board.hex_adjacency) in a circle, as (row, column) steps from an even row
# and from an odd one.
EVEN_STEPS: Final = [(-1, -1), (-1, 0), (0, 1), (1, 0), (1, -1), (0, -1)]
ODD_STEPS: Final = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (0, -1)]

# A pagoda's triangles as steps east and south-east from the first hex.
UP: Final = [(0, 0), (-1, 1), (0, 1)]
DOWN: Final = [(0, 0), (1, 0), (0, 1)]


def of(seat: int, colour: int) -> int:
    """Where a list by seat and colour keeps one colour of a seat."""
    return 5 * seat + colour


def seat_of(at: int) -> int:
    """The seat of a place in a list by seat and colour."""
    return at // 5


def colour_of(at: int) -> int:
    """The colour of a place in a list by seat and colour."""
    return at % 5


def of_seat(values: list[int], seat: int) -> list[int]:
    """The five colours of a seat out of a list by seat and colour."""
    return values[5 * seat : 5 * seat + 5]


def plus(values: list[int], at: int, by: int) -> list[int]:
    """The same numbers in a new list, one of them changed: copies of a position share the old one."""
    changed = values[:]
    changed[at] += by
    return changed


class Side:
    """One side of the board: where its rivers run and its capitals lie."""

    def __init__(
        self,
        river: list[int],
        capitals: list[int],
        capital_names: list[str],
        bandit_spots: list[int],
        size: int,
    ) -> None:
        self.river = sorted(river)
        self.is_river: list[bool] = [False] * size
        for hex in river:
            self.is_river[hex] = True
        self.land: list[int] = [hex for hex in range(size) if not self.is_river[hex]]
        self.capitals = capitals
        self.capital_names = capital_names
        self.bandit_spots = bandit_spots


class Map:
    """The hexes both sides share, their neighbours, and every site a building could stand on."""

    def __init__(self, rows: list[tuple[int, int]], palace: list[list[tuple[int, int]]]) -> None:
        self.places: list[tuple[int, int]] = []
        for row in range(len(rows)):
            first, last = rows[row]
            self.places += [(row, column) for column in range(first, last + 1)]
        self.size = len(self.places)
        self.hex_at: dict[tuple[int, int], int] = {place: hex for hex, place in enumerate(self.places)}
        self.names: list[str] = [f"{ROW_LETTERS[row]}{column}" for row, column in self.places]
        self.near: list[list[int]] = []  # neighbours on the board
        self.ring: list[list[int]] = []  # all six in a circle, -1 off the board
        for row, column in self.places:
            steps = ODD_STEPS if row % 2 else EVEN_STEPS
            ring = [self.hex_at.get((row + down, column + right), -1) for down, right in steps]
            self.ring.append(ring)
            self.near.append([hex for hex in ring if hex >= 0])
        self.sites: list[list[int]] = []  # the hexes of each site, the first one first
        self.shapes: list[int] = []  # of each site
        self.sites_with: list[list[int]] = [[] for _ in self.places]  # all sites a hex belongs to
        self.triangles_with: list[list[int]] = [[] for _ in self.places]  # those for a pagoda
        outlines: list[list[tuple[int, int]]] = [UP, DOWN, *palace]
        for shape in range(len(outlines)):
            for hex in range(self.size):
                self.add_site(shape, hex, outlines[shape])

    def add_site(self, shape: int, first: int, steps: list[tuple[int, int]]) -> None:
        """Note the site of a shape at a hex, if it lies on the board."""
        hexes = [self.walk(first, east, south_east) for east, south_east in steps]
        if -1 in hexes:
            return
        site = len(self.sites)
        self.sites.append(hexes)
        self.shapes.append(shape)
        for hex in hexes:
            self.sites_with[hex].append(site)
            if shape < TRIANGLES:
                self.triangles_with[hex].append(site)

    def walk(self, hex: int, east: int, south_east: int) -> int:
        """The hex so many steps away, or -1 off the board."""
        row, column = self.places[hex]
        across = column - row // 2 + east  # columns slant: a step south-east keeps `across`
        row += south_east
        return self.hex_at.get((row, across + row // 2), -1)


class Tables:
    """Everything the rules take from the data pack."""

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
        self.tiles = tiles
        self.pagodas = pagodas
        self.bandits = bandits  # bandits on tiles 1 to 10
        self.bandits_in_play = bandits_in_play
        self.dynasties = dynasties
        self.hand = hand
        self.palace_hand = palace_hand
        self.market = market
        self.actions = actions
        self.replaced = replaced
        self.removed = removed
        self.granary_value = granary_value
