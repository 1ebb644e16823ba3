"""General and player set-up.

The numbers that depend on the seats are data: wall slots, Emperor, Palace and Governor tiles, small tokens.

- `data/board.toml`, `data/tiles.toml`, each by 2p, 3p and 4p: zhanguo.setup.wall_slots_2p and the like
- the tiles themselves are data, too: zhanguo.setup.wall_tile_sides, zhanguo.setup.emperor_data,
  zhanguo.setup.palace_tile_copies
- the Game and `options.py` choose seats and tableau: zhanguo.setup.player_count,
  zhanguo.setup.tableau_choice
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.zhanguo.decisions.round import Draw
from tianxia.games.zhanguo.decisions.starting import Reveal, StartingChoice
from tianxia.games.zhanguo.state import Layout, ZhanguoState
from tianxia.games.zhanguo.tables import NOBODY, ON_TRACK, Tables, at_space, at_tile, kind_of_place
from tianxia.kernel.rng import Rng

ALCHEMISTS: Final = 0b11111  # the seat's set of five Alchemists, as a mask of set-aside cards


def shuffled(items: list[int], rng: Rng) -> list[int]:
    items = items[:]
    rng.shuffle(items)
    return items


def lay_out(tables: Tables, seats: int, tableau: int, advanced: bool, level: int, rng: Rng) -> Layout:
    """Draw what stays for the whole game: tableau, Mausoleum, Wall tiles, Governor tiles."""
    layout = Layout(level)
    layout.tableau = tableau
    # zhanguo.setup.advanced_tokens, zhanguo.setup.mausoleum_basic_no_tokens, zhanguo.setup.mausoleum_layout
    layout.set_places(shuffled(tables.mausoleum_spots, rng) if advanced else tables.mausoleum_spots)
    by_kind = [
        shuffled([tile for tile in range(9) if tables.mausoleum_kinds[tile] == kind], rng)
        for kind in range(3)
    ]
    # zhanguo.setup.mausoleum_tiles, zhanguo.setup.advanced_tile_follows_token
    layout.spot_tiles = [by_kind[kind_of_place(place)].pop() for place in layout.spot_places]
    sides = [tables.wall_tiles[tile] for tile in shuffled(list(range(len(tables.wall_tiles))), rng)]
    # zhanguo.setup.wall_tiles
    layout.wall_conditions = [sides[section][rng.below(2)] for section in range(6)]
    blank = [tile for tile in range(1, len(tables.governor_tiles) + 1) if not tables.governor_tiles[tile - 1]]
    bonus = [tile for tile in range(1, len(tables.governor_tiles) + 1) if tables.governor_tiles[tile - 1]]
    drawn = (
        shuffled(bonus, rng)[: tables.governor_bonus[seats - 2]] + blank[: tables.governor_blank[seats - 2]]
    )
    rng.shuffle(drawn)
    for region in range(5):
        for space in range(tables.governor_spaces[seats - 2]):
            layout.governor_tiles[at_space(region, space)] = drawn.pop()
    layout.fill_in(tables, seats)
    return layout


def empty_board(state: ZhanguoState, options: Any, tables: Tables, layout: Layout) -> None:
    """Every piece in its supply, nothing drawn.

    Rules: zhanguo.setup.player_pieces, zhanguo.setup.player_unrest, zhanguo.setup.player_ship_score.
    """
    seats = state.seats
    state.options = options
    state.tables = tables
    state.layout = layout
    state.round = 1  # zhanguo.setup.round_marker
    state.turn = 0
    state.order = list(range(seats))
    state.markers = [ON_TRACK] * seats
    state.deck = list(range(1, 121))
    state.drawn = 0
    state.hands = vec[i64]([0] * (seats * 6))
    state.court = []
    state.starting = [0] * (seats * 3)
    state.officials = vec[i64]([0] * (seats * 15))
    state.official_supply = vec[i64]([tables.officials] * (seats * 3))  # zhanguo.setup.player_officials
    state.workers = vec[i64]([0] * (seats * 5))
    state.unrest = vec[i64]([0] * (seats * 5))
    state.tucked = vec[i64]([0] * (seats * 15))
    state.emperors = [0] * (seats * 15)
    state.card_count = vec[i64]([0] * (seats * 5))
    state.triggered = vec[i64]([0] * (seats * 6))
    state.aside = [ALCHEMISTS] * seats  # zhanguo.setup.player_alchemist_cards
    state.masters = 0
    state.tokens = vec[i64]([0] * (seats * 3))
    state.large = [NOBODY] * 3  # zhanguo.setup.large_tokens
    state.supply = vec[i64]([tables.small_tokens[seats - 2]] * 3)
    state.governors = vec[i64]([0] * (seats * 5))
    state.spaces = [NOBODY] * 10
    state.palaces = vec[i64]([0] * (seats * 5))
    state.palace_tiles = [-1] * 15
    state.walls = vec[i64]([-1] * (seats * 6))
    state.emperor_stacks = [0] * 6
    pieces = [tables.governors, tables.palaces, tables.walls] * seats
    state.left = vec[i64](pieces)
    state.locked = vec[i64]([tables.soldiers - 1] * seats)  # zhanguo.setup.player_soldiers
    state.entrance = vec[i64]([1] * seats)
    state.soldiers = vec[i64]([NOBODY] * 27)
    state.ships = vec[i64]([0] * seats)
    state.points = vec[i64]([0] * (seats * 5))
    state.action_deck = []
    state.action_discard = []
    state.scrolls = []
    state.gone = []
    state.won_tiles = [0] * 25 if state.automa >= 0 else []


def set_up_board(state: ZhanguoState, rng: Rng) -> None:
    """Shuffle and lay out the start of a game on an empty board."""
    tables = state.tables
    seats = state.seats
    emperors = shuffled(list(range(1, len(tables.emperor_sites) + 1)), rng)
    for tile in emperors[: tables.emperors_in_play[seats - 2]]:
        at = tables.emperor_sites[tile - 1] * 2
        # zhanguo.setup.emperor_stacks
        state.emperor_stacks[at if state.emperor_stacks[at] == 0 else at + 1] = tile
    palaces = shuffled(tables.palace_tiles, rng)
    for region in range(5):
        for place in range(tables.palace_spaces[seats - 2]):
            state.palace_tiles[at_tile(region, place)] = palaces.pop()
    for master in shuffled([5, 6, 7, 8, 9], rng)[:seats]:  # zhanguo.setup.master_cards
        state.masters |= 1 << master
    state.deck = []
    for suit in range(3):
        state.deck += shuffled(list(range(suit * 40 + 1, suit * 40 + 41)), rng)  # zhanguo.setup.decks
    first = rng.below(seats)  # zhanguo.setup.turn_order
    state.order = [(first + i) % seats for i in range(seats)]


def deal_starting_tiles(state: ZhanguoState, rng: Rng) -> None:
    """Deal two Starting tiles to each person, who chooses in secret (zhanguo.setup.starting_tiles_deal)."""
    tiles = shuffled(list(range(1, len(state.tables.starting_tiles) + 1)), rng)
    state.stack.append(Draw())
    state.stack.append(Reveal())
    for seat in range(state.seats - 1, -1, -1):
        if seat != state.automa:
            state.starting[seat * 3] = tiles.pop()
            state.starting[seat * 3 + 1] = tiles.pop()
            state.stack.append(StartingChoice(seat))


# Rules of this chapter that the code above implements without citing them:
# `zhanguo.setup.player_ship_score`
#
# Rules of this chapter that other files decide:
# - `data/board.toml`: zhanguo.setup.wall_slots_3p, zhanguo.setup.wall_slots_4p,
#   zhanguo.setup.small_tokens_2p, zhanguo.setup.small_tokens_3p, zhanguo.setup.small_tokens_4p
# - `data/tiles.toml`: zhanguo.setup.emperor_4p, zhanguo.setup.emperor_3p, zhanguo.setup.emperor_2p,
#   zhanguo.setup.palace_tiles_2p, zhanguo.setup.palace_tiles_3p, zhanguo.setup.palace_tiles_4p,
#   zhanguo.setup.governor_tiles_2p, zhanguo.setup.governor_tiles_3p, zhanguo.setup.governor_tiles_4p
