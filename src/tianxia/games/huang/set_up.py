"""A new game: capitals, bag, bandits, hands and market."""

from __future__ import annotations

from typing import Any

from tianxia.games.huang.decisions.turn import NextAction
from tianxia.games.huang.position import recompute
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BANDIT, EMPTY, RUNNING, TILE, YELLOW, Tables, of
from tianxia.kernel.rng import Rng


def empty(tables: Tables, options: Any) -> HuangState:
    """A state with its tables and nothing on them."""
    state = HuangState()
    state.options = options
    state.tables = tables
    state.map = tables.map
    state.side = tables.eighteen if options.eighteen_kingdoms else tables.main
    state.palace_in_game = options.royal_palace
    return state


def set_up(state: HuangState, rng: Rng) -> None:
    """Fill a state that has its kernel half and tables: the first turn is about to begin."""
    seats, options, tables = state.seats, state.options, state.tables
    capitals = state.side.capitals
    state.cells = [EMPTY] * state.map.size
    for hex in capitals:
        state.cells[hex] = TILE + YELLOW
    state.bag = tables.tiles[:]
    state.bag[YELLOW] -= len(capitals)
    state.granaries = sorted(capitals) if options.eighteen_kingdoms else []
    state.pagodas = []
    state.palace = -1
    state.leader_at = [-1] * of(seats, 0)
    none = [0] * of(seats, 0)
    state.hands, state.points = none[:], none[:]
    state.known = state.maybe_replaced = state.replaced = none
    state.stored = state.replaced_least = state.replaced_most = [0] * seats
    state.discarded = [0] * 5
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
    if options.short_two_player:
        for _ in range(tables.removed):
            state.removed[state.draw()] += 1
    for seat in range(seats):
        for _ in range(tables.hand):
            state.hands[of(seat, state.draw())] += 1
    state.market = [state.draw() for _ in range(tables.market)]
    state.tiles_moved = False
    state.turn = rng.below(seats)  # huang.setup.random_first_player
    recompute(state)
    state.stack.append(NextAction())


def lay_bandits(state: HuangState) -> None:
    """Of ten shuffled tiles, one names the spot and is put away, the next one is laid there; five times."""
    numbers = list(range(1, len(state.tables.bandits) + 1))
    state.rng.shuffle(numbers)
    for i in range(state.tables.bandits_in_play):
        hex = state.side.bandit_spots[numbers[2 * i] - 1]
        state.cells[hex] = BANDIT + numbers[2 * i + 1]
        state.bandits.append(hex)
    state.bandits.sort()
