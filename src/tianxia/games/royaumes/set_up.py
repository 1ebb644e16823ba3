"""Set-up (royaumes.setup.*): seats, start kingdoms by a card, one troop and one objective each."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.royaumes.armies import put
from tianxia.games.royaumes.decisions.order import first_order
from tianxia.games.royaumes.decisions.turn import NextSeat
from tianxia.games.royaumes.general import ALL_WORLDS
from tianxia.games.royaumes.scoring import RUNNING
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import CARDS, COMMAND, COMMANDERIES, IN_RESERVE, Tables
from tianxia.kernel.rng import Rng


def empty(tables: Tables, options: Any) -> RoyaumesState:
    """A state with its tables and an empty board."""
    state = RoyaumesState()
    state.options = options
    state.tables = tables
    state.map = tables.maps[1 if options.rank_variant else 2 if options.split_variant else 0]
    return state


def clear_board(state: RoyaumesState) -> None:
    """An empty board, with the initial values of every seat."""
    seats, spaces = state.seats, state.map.spaces
    state.turn = 1
    state.phase = COMMAND
    state.place = 0
    state.done = False
    state.alive = (1 << seats) - 1
    state.fallen = 0
    state.ending = RUNNING
    state.ruled_out = [0] * seats
    state.authority = [0] * seats  # royaumes.setup.authority_at_zero
    state.progress = [1] * seats  # royaumes.setup.progress_at_one
    state.owner = vec[i64]([-1] * spaces)
    state.organised = vec[i64]([0] * spaces)
    state.disorganised = vec[i64]([0] * spaces)
    state.moved_organised = state.moved_disorganised = state.tables.no_troops
    state.generals = vec[i64]([IN_RESERVE] * (3 * seats))  # royaumes.setup.no_marker_no_general
    state.moved_generals = 0
    state.worlds = [ALL_WORLDS] * seats
    state.stock = [0] * (3 * seats)
    state.chosen = [0] * (3 * seats)
    state.accounts = [[] for _ in range(seats)]
    state.recruits = 0
    state.campfires = vec[i64]([0] * COMMANDERIES)
    state.attacker = state.defender = state.field = state.origin = state.road = -1
    state.shown = False
    state.attack_organised = state.attack_disorganised = 0


def deal(state: RoyaumesState, rng: Rng) -> None:
    """A first player, kingdoms, troops and objectives."""
    seats = state.seats
    clear_board(state)
    state.order = first_order(seats, rng)
    card = rng.below(CARDS)  # royaumes.setup.start_card_drawn
    state.kingdoms = deal_kingdoms(state, card)
    for seat in range(seats):
        put(state, seat, state.home(seat), 1, 0)  # royaumes.setup.troop_on_start_three, organised
    cards = list(range(CARDS))  # royaumes.setup.start_card_shuffled_back
    rng.shuffle(cards)
    state.objectives = cards[:seats]
    state.stack.append(NextSeat())


def deal_kingdoms(state: RoyaumesState, card: int) -> list[int]:
    """By seat: the first player takes the first kingdom of the card's list, then clockwise."""
    tables = state.tables
    starts = tables.literal_starts if state.options.literal_start_table else tables.starts
    kingdoms = [0] * state.seats
    for place, kingdom in enumerate(starts[state.seats][card]):
        kingdoms[state.order[place]] = kingdom
    return kingdoms


# Rules of this chapter that the code above implements without citing them:
# `royaumes.setup.one_troop`
# `royaumes.setup.first_player_random`
# `royaumes.setup.kingdoms_dealt_clockwise`
# `royaumes.setup.troop_organised`
# `royaumes.setup.one_objective_each`
# `royaumes.setup.leftover_objectives_unseen`
#
# Rules of this chapter that other files decide:
# - `decisions/order.py`: royaumes.setup.seats_random
# - `data/pieces.toml`: royaumes.setup.list_2p_cards_1_3, royaumes.setup.list_2p_cards_4_6,
#   royaumes.setup.list_2p_cards_7_9, royaumes.setup.list_3p_cards_1_5,
#   royaumes.setup.list_3p_cards_6_9, royaumes.setup.list_4p_cards_1_5,
#   royaumes.setup.list_4p_cards_6_9, royaumes.setup.list_5p, royaumes.setup.list_6p,
#   royaumes.setup.start_places
