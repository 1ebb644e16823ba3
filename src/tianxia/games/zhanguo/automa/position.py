"""Li Si in position text: his decks, and the Palace tiles on his board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from tianxia.games.zhanguo.tables import CARDS, PALACE_TILES, REGIONS

if TYPE_CHECKING:
    from tianxia.games.zhanguo.position import Reader
    from tianxia.games.zhanguo.state import ZhanguoState

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a position as text has it."""


class LiSi(Text):
    """His decks, the next card last; Unification cards that left unseen; Palace tiles on his board."""

    actions: list[Count]
    discard: list[Count]
    scrolls: list[str]
    gone: list[str]
    palace_tiles: dict[str, list[str]]


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def save_li_si(state: ZhanguoState) -> dict[str, Any]:
    won = {}
    for region in range(5):
        kinds = [[PALACE_TILES[kind]] * state.won_tiles[region * 5 + kind] for kind in range(5)]
        won[REGIONS[region]] = [kind for same in kinds for kind in same]
    return {
        "actions": state.action_deck,
        "discard": state.action_discard,
        "scrolls": names(state.scrolls),
        "gone": names(state.gone),
        "palace_tiles": won,
    }


def read_li_si(reader: Reader, saved: LiSi) -> None:
    """Read his decks and tiles into the state."""
    state = reader.state
    for number in saved.actions + saved.discard:
        last = len(state.tables.solo_cards)
        reader.want(1 <= number <= last, f"li_si: there is no Action card {number}")
    state.action_deck, state.action_discard = saved.actions, saved.discard
    state.scrolls = reader.cards("li_si: scrolls", saved.scrolls)
    state.gone = reader.cards("li_si: gone", saved.gone)
    for name, kinds in saved.palace_tiles.items():
        region = reader.number("li_si: palace_tiles", name, REGIONS)
        for kind in kinds:
            tile = reader.number("li_si: palace_tiles", kind, PALACE_TILES)
            state.won_tiles[region * 5 + tile] += 1
