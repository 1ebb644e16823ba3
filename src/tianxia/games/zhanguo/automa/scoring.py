"""Li Si's final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.zhanguo.automa.base import LI_SI, PERSON, level_of
from tianxia.games.zhanguo.tables import (
    ALCHEMIST_CARD,
    SHARE_TIES,
    TIMES_SHIP,
    TIMES_SHIP_PLUS_2,
    UNREST_TILE,
    WIN_TIES,
    at_region,
    at_section,
    at_slot,
)

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


def score_palace_tiles(state: ZhanguoState) -> int:
    """The tiles on his board count his cards in their regions; unrest does not matter for him.

    Rules: zhanguo.solo.palace_tile_end.
    """
    points = 0
    for region in range(5):
        for kind in range(5):
            tiles = state.won_tiles[region * 5 + kind]
            if kind == UNREST_TILE:
                points += tiles * 2 * state.card_count[at_region(LI_SI, region)]
            else:
                points += tiles * 3 * state.cards_here(LI_SI, region, kind)
    return points


def score_majorities(state: ZhanguoState) -> list[int]:
    """The majorities, with his tie-breaking line; a region without Governors scores nothing."""
    lines = level_of(state).lines
    prize = state.tables.majority[0]
    points = [0, 0]
    for region in range(5):
        mine, his = state.governors[at_region(PERSON, region)], state.governors[at_region(LI_SI, region)]
        if mine > his:
            points[PERSON] += prize
        # zhanguo.solo.scoring_governor_b
        elif (his > mine and (SHARE_TIES in lines or WIN_TIES in lines)) or (
            his == mine > 0 and WIN_TIES in lines
        ):
            points[LI_SI] += prize
        elif his == mine > 0:
            points[PERSON] += prize // 2
            points[LI_SI] += prize // 2 if SHARE_TIES in lines else 0  # zhanguo.solo.scoring_governor_a
    return points


def score_elixir(state: ZhanguoState) -> int:
    cards = state.cards_of_kind(LI_SI, ALCHEMIST_CARD)
    points = 0
    for line in level_of(state).lines:
        if line == TIMES_SHIP:  # zhanguo.solo.scoring_elixir_c
            points += cards * state.ship_value(LI_SI)
        elif line == TIMES_SHIP_PLUS_2:  # zhanguo.solo.scoring_elixir_d
            points += cards * (state.ship_value(LI_SI) + 2)
    return points


def score_walls(state: ZhanguoState) -> int:
    """Points by the tier of the slot, independent of the Wall tile (zhanguo.solo.scoring_walls)."""
    points = 0
    for section in range(6):
        slot = state.walls[at_section(LI_SI, section)]
        if slot >= 0:
            points += level_of(state).walls[state.layout.slot_prices[at_slot(section, slot)] - 1]
    return points


# Rules of this chapter that the code above implements without citing them:
# `zhanguo.solo.palace_tile_end`
