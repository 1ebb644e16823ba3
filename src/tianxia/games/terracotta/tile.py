"""The scoring tiles: what they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.terracotta.majority import pay
from tianxia.games.terracotta.mausoleum import warriors_in, warriors_of_type
from tianxia.games.terracotta.tables import CLAY_TILE, COIN_TILE, FIRST_AREA

if TYPE_CHECKING:
    from tianxia.games.terracotta.state import TerracottaState


def count_tile(state: TerracottaState, tile: int) -> list[int]:
    """What each seat has of what the tile counts, isolated warriors included
    (terracotta.tile.isolated_count).

    Counting spends nothing.
    """
    if tile == COIN_TILE:  # terracotta.tile.coins
        return state.coins[:]
    if tile == CLAY_TILE:  # terracotta.tile.clay
        return [state.wet[seat] + state.dry[seat] for seat in range(state.seats)]
    if tile < FIRST_AREA:  # terracotta.tile.types
        return warriors_of_type(state, tile)
    # terracotta.tile.quadrants, terracotta.tile.border, terracotta.tile.aisle
    return warriors_in(state, state.tables.areas[tile])


def count_tile_now(state: TerracottaState) -> list[int]:
    """What each seat has of what the tile of this round counts."""
    counts = count_tile(state, state.tile_now())
    if state.automa >= 0 and state.options.tile_edge:  # terracotta.solo.option.tile_edge
        counts[state.automa] += state.tables.tile_edge
    return counts


def score_tile(state: TerracottaState) -> list[int]:
    """The points of each seat for the tile of this round."""
    at = state.round - 1  # terracotta.scoring.tile_values_grow
    return pay(count_tile_now(state), state.tables.tile_domination[at], state.tables.tile_presence[at])
