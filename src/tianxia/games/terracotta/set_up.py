"""Set-up for 2 to 4 players. `automa/setup.py` adds the solo game to the set-up for two.
`decisions/priority.py` reads the number of priority tokens (terracotta.setup.priority_token_count);
`view.py` shows the tiles (terracotta.setup.tiles_visible).
"""

from __future__ import annotations

from typing import Any

from tianxia.games.terracotta.automa.setup import set_up_minister
from tianxia.games.terracotta.decisions.flow import NextTurn
from tianxia.games.terracotta.mausoleum import EMPTY, EVERYWHERE, SPACES
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import STORED, Tables
from tianxia.kernel.rng import Rng


def set_up(state: TerracottaState, options: Any, tables: Tables, rng: Rng) -> None:
    """Set up a new game; the kernel part is set already."""
    seats = state.seats
    state.options = options
    state.tables = tables
    state.round = 1
    state.turn = 0
    state.segment = -1
    state.tokens = [0] * seats
    tiles = tables.tiles[:]
    rng.shuffle(tiles)  # terracotta.setup.tiles_drawn
    state.tiles = tiles[: tables.rounds]
    state.central = state.middle = 0  # terracotta.setup.discs_aligned
    state.row = tables.inspector_row  # terracotta.setup.inspectors_start
    state.column = tables.inspector_column
    state.order = list(range(seats))
    if state.automa < 0:
        rng.shuffle(state.order)  # terracotta.setup.turn_order_random
    else:
        state.order = [state.automa, 0]  # terracotta.solo.setup.minister_first
    state.coins = [0] * seats
    state.wet = [0] * seats
    # terracotta.setup.position_one, position_two, position_three, position_four
    for place, seat in enumerate(state.order):
        state.coins[seat] = tables.start_coins[place]
        state.wet[seat] = tables.start_clay[place]
    state.dry = [0] * seats
    state.weapons = [0] * seats  # terracotta.setup.weapons_inactive
    state.masters = [0] * seats  # terracotta.setup.no_master_placed
    # terracotta.setup.workers_two_players, workers_three_players, workers_four_players
    state.apprentices = [tables.workers[seats - 2]] * seats
    # terracotta.setup.workers_all_apprentices
    state.artisans = [0] * seats
    state.apprentices_at = [0] * seats
    state.artisans_at = [0] * seats
    state.points = [0] * (STORED * seats)  # terracotta.setup.vp_zero, terracotta.solo.setup.vp_zero
    state.warehouses = [0] * 4  # terracotta.setup.warehouses_empty
    clear_mausoleum(state)
    state.shaped = [0] * 4
    state.weapon_row = []
    state.supervisor = 0
    state.decrees = 0
    if state.automa >= 0:
        set_up_minister(state, rng)
    state.stack.append(NextTurn())


def clear_mausoleum(state: TerracottaState) -> None:
    """Every warrior in the rack, nobody in the mausoleum."""
    state.rack = state.tables.figures[:]
    state.cells = [EMPTY] * SPACES
    state.warriors = [0] * (4 * state.seats)
    state.horses = []
    state.kneeling = []
    state.footmen = []
    state.musicians = []
    state.empty = EVERYWHERE
    state.free = list(range(SPACES))
