"""The public facts about Li Si."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.zhanguo.automa.base import level_of
from tianxia.games.zhanguo.tables import PALACE_TILES, REGIONS

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


def removed_cards(state: ZhanguoState) -> list[int]:
    """Action cards that were played and left the game."""
    there = state.action_deck + state.action_discard
    return sorted(card for card in level_of(state).deck if card not in there)


def tiles_in(state: ZhanguoState, region: int) -> list[str]:
    """The Palace tiles on his board in a region."""
    found: list[str] = []
    for kind in range(5):
        found += [PALACE_TILES[kind]] * state.won_tiles[region * 5 + kind]
    return found


def see_li_si(state: ZhanguoState) -> dict[str, object]:
    """Everything about Li Si that is not on a board."""
    level = level_of(state)
    suits = [(card - 1) // 40 for card in state.scrolls]
    return {
        "level": state.layout.level,
        "upper": level.upper,
        "lower": level.lower,
        "left": sorted(state.action_deck),  # zhanguo.solo.hidden
        "discard": state.action_discard[:],
        "removed": removed_cards(state),
        "scrolls": [suits.count(suit) for suit in range(3)],
        "palace_tiles": {REGIONS[region]: tiles_in(state, region) for region in range(5)},
    }
