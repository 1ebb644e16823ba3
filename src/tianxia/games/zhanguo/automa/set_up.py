"""Li Si's set-up and his decks."""

from __future__ import annotations

from tianxia.games.zhanguo.automa.base import LI_SI, PERSON, level_of
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.kernel.rng import Rng


def set_up_li_si(state: ZhanguoState, rng: Rng) -> None:
    """Set up Li Si: the card of his level gives his deck, place in the turn order, ship and extra
    soldiers."""
    level = level_of(state)
    state.action_deck = level.deck[:]  # zhanguo.solo.deck_nine
    rng.shuffle(state.action_deck)
    state.order = [LI_SI, PERSON] if level.turn == 1 else [PERSON, LI_SI]  # zhanguo.solo.human_order
    state.ships[LI_SI] = level.ship
    for _ in range(level.soldiers):  # zhanguo.solo.extra_soldiers
        state.unlock(LI_SI)


def draw_scrolls(state: ZhanguoState, cards: list[int]) -> None:
    """His six cards of the round become a face-down deck; unused cards leave the game unseen."""
    state.gone += state.scrolls  # zhanguo.solo.draw_leftover
    state.rng.shuffle(cards)  # zhanguo.solo.draw
    state.scrolls = cards


def shuffle_actions(state: ZhanguoState) -> None:
    """Shuffle the cards he played back into his Action deck at the end of a round
    (zhanguo.solo.reshuffle)."""
    state.action_deck += state.action_discard
    state.action_discard = []
    state.rng.shuffle(state.action_deck)
