"""A new game: capitals, bag, bandits, hands and market.

- data/pieces.toml determines the size of the bag: huang.setup.bag_contents, huang.setup.bag_after_draws,
  huang.setup.short_bag_size
- `Huang.check_options` allows the short game for two only: huang.setup.short_two_only
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang.buildings import recompute_open_sites
from tianxia.games.huang.decisions.turn import NextAction
from tianxia.games.huang.kingdoms import recompute
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BANDIT, EMPTY, RUNNING, TILE, YELLOW, Tables, of
from tianxia.kernel.rng import Rng


def empty(tables: Tables, options: Any) -> HuangState:
    """A state with its tables and an empty board."""
    state = HuangState()
    state.options = options
    state.tables = tables
    state.map = tables.map
    # huang.eighteen.reverse_board
    state.side = tables.eighteen if options.eighteen_kingdoms else tables.main
    state.palace_in_game = options.royal_palace
    return state


def set_up(state: HuangState, rng: Rng) -> None:
    """Set up a state whose kernel part and tables are set, up to the first turn."""
    seats, options, tables = state.seats, state.options, state.tables
    capitals = state.side.capitals
    state.cells = vec[i64]([EMPTY] * state.map.size)
    for hex in capitals:  # an ordinary tile from now on: huang.setup.capital_is_plain_tile
        state.cells[hex] = TILE + YELLOW  # huang.setup.capital_tiles
    state.bag = vec[i64](tables.tiles)
    state.bag[YELLOW] -= len(capitals)
    # huang.eighteen.nineteen_capitals
    state.granaries = sorted(capitals) if options.eighteen_kingdoms else []
    state.pagodas = []  # huang.setup.pagodas_in_supply
    state.palace = -1
    state.leader_at = vec[i64]([-1] * of(seats, 0))  # huang.setup.leaders_off_board
    none = vec[i64]([0] * of(seats, 0))
    state.hands, state.points = none[:], none[:]  # huang.setup.no_starting_vp
    state.known = state.maybe_replaced = state.replaced = none
    state.stored = state.replaced_least = state.replaced_most = vec[i64]([0] * seats)
    state.discarded = vec[i64]([0] * 5)
    state.removed = [0] * 5
    state.bandits = []
    state.marker = -1
    state.war = None
    state.revolt = None
    state.paying = []
    state.idle_turns = 0
    state.ending = RUNNING
    state.actions_left = tables.actions
    if options.renegade_bandits:
        lay_bandits(state)
    # huang.setup.short_remove_24; nobody sees which ones: huang.setup.short_unseen
    if options.short_two_player:
        for _ in range(tables.removed):
            state.removed[state.draw()] += 1
    for seat in range(seats):  # huang.setup.hand_six
        for _ in range(tables.hand):
            state.hands[of(seat, state.draw())] += 1
    state.market = [state.draw() for _ in range(tables.market)]  # huang.setup.market_six
    state.tiles_moved = False
    state.turn = rng.below(seats)  # huang.setup.random_first_player
    recompute(state)
    recompute_open_sites(state)
    state.stack.append(NextAction())


def lay_bandits(state: HuangState) -> None:
    """Lay out five bandits from ten shuffled tiles.

    In each pair the first tile names the spot and is put away; the second tile is placed there. Rules:
    huang.bandits.setup_pairs, huang.bandits.five_in_play, huang.bandits.setup_partition.
    """
    numbers = list(range(1, len(state.tables.bandits) + 1))
    state.rng.shuffle(numbers)
    for i in range(state.tables.bandits_in_play):
        hex = state.side.bandit_spots[numbers[2 * i] - 1]
        state.cells[hex] = BANDIT + numbers[2 * i + 1]
        state.bandits.append(hex)
    state.bandits.sort()
