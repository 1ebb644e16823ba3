"""Compensation: what the Prime Minister gets for an action that does nothing."""

from __future__ import annotations

from tianxia.games.terracotta.automa.reasons import MINISTER, gain_clay, gain_coins, gain_points, say
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import CLAY_TILE, COIN_TILE, SOLO


def compensate(state: TerracottaState, reason: str) -> None:
    """Points and a resource; `reason` is the rule that made the action do nothing."""
    tables = state.tables
    if state.log is not None:
        say(state, "compensation", reason, {}, [])
    points, rule = tables.compensation_vp, "compensation.vp"
    if state.options.rich_compensation:
        points, rule = points + tables.more_compensation_vp, "option.rich_compensation"
    gain_points(state, SOLO, points, rule)
    tile = state.tile_now()
    if tile == COIN_TILE:
        gain_coins(state, tables.compensation_resource, "compensation.tile")
    elif tile == CLAY_TILE:
        gain_clay(state, tables.compensation_resource, "compensation.tile")
    elif state.wet[MINISTER] >= tables.clay_for_coin:
        gain_coins(state, tables.compensation_resource, "compensation.coin")
    else:
        gain_clay(state, tables.compensation_resource, "compensation.clay")


# Rules of this chapter that other files decide:
# - `data/minister.toml`: terracotta.solo.compensation.vp, terracotta.solo.compensation.tile,
#   terracotta.solo.compensation.coin, terracotta.solo.compensation.clay
