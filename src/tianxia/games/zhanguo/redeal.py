"""Dealing anew what somebody cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianxia.games.zhanguo.decisions.base import CardChoice
from tianxia.games.zhanguo.tables import LAST_NUMBER
from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


def deal_anew(state: ZhanguoState, seat: int, rng: Rng) -> None:
    """Give a copy everything the seat cannot know afresh: hands within their suits, decks, secret choices."""
    state.rng = rng
    known = set(state.court)
    known.update(card for card in state.tucked if card <= LAST_NUMBER)
    if seat >= 0:
        known.update(state.hand(seat))
    deck: list[int] = []
    hidden: list[list[int]] = []
    for suit in range(3):
        first = suit * 40 + 1
        unknown = [card for card in range(first, first + 40) if card not in known]
        rng.shuffle(unknown)
        hidden.append(unknown)
    for other in range(state.seats):
        if other != seat:
            cards = [hidden[(card - 1) // 40].pop() for card in state.hand(other)]
            cards.sort()
            for i in range(len(cards)):
                state.hands[other * 6 + i] = cards[i]
    if state.automa >= 0:
        deal_li_si_anew(state, hidden, rng)
    for suit in range(3):
        first = suit * 40 + 1
        left = hidden[suit]
        gone = [card for card in range(first, first + 40) if card not in left]
        deck += gone + left
    state.deck = deck
    deal_tiles_anew(state, seat, rng)
    choose_anew(state, seat, rng)


def deal_tiles_anew(state: ZhanguoState, seat: int, rng: Rng) -> None:
    """Starting tiles of the others, and which one they kept, while that is secret."""
    if sum(state.starting) == 0:
        return
    own = state.starting[seat * 3 : seat * 3 + 2] if seat >= 0 else []
    tiles = [tile for tile in range(1, len(state.tables.starting_tiles) + 1) if tile not in own]
    rng.shuffle(tiles)
    state.starting = state.starting[:]
    for other in range(state.seats):
        if other != seat and state.starting[other * 3] > 0:
            state.starting[other * 3] = tiles.pop()
            state.starting[other * 3 + 1] = tiles.pop()
            if state.starting[other * 3 + 2] > 0:
                state.starting[other * 3 + 2] = state.starting[other * 3 + rng.below(2)]


def choose_anew(state: ZhanguoState, seat: int, rng: Rng) -> None:
    """A card another seat has picked but not played yet is still secret."""
    for i in range(len(state.stack)):
        frame = state.stack[i]
        if isinstance(frame, CardChoice) and frame.seat != seat:
            hand = state.hand(frame.seat)
            state.stack[i] = frame.with_card(hand[rng.below(len(hand))])


def deal_li_si_anew(state: ZhanguoState, hidden: list[list[int]], rng: Rng) -> None:
    """His decks in another order, and other cards of the same suits in what nobody has seen."""
    state.scrolls = [hidden[(card - 1) // 40].pop() for card in state.scrolls]
    rng.shuffle(state.scrolls)
    state.gone = [hidden[(card - 1) // 40].pop() for card in state.gone]
    rng.shuffle(state.action_deck)
