"""Redeal what a seat cannot know, consistent with everything it has seen. Each draw uses a sorted list, so
that it depends only on the seat's knowledge and the stream:

- cards in the hands of others, within the suits their backs show, from the cards of that suit that are
  neither at Court nor on a board nor in the seat's own hand; the decks are what is left, in any order; -
  while Starting tiles are chosen: the other seats' tiles, from all but the seat's own two, and which of them
  they kept;
- the card that another seat has picked but not played yet, from its new hand;
- Li Si's six cards of the round, by suit as everybody sees it, in any order; those of earlier rounds that
  left the game unseen; the order of his Action deck;
- chance still to come: the position goes on with the stream.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec

from tianxia.games.zhanguo.decisions.base import CardChoice
from tianxia.games.zhanguo.tables import LAST_CARD
from tianxia.kernel.rng import Rng

if TYPE_CHECKING:
    from tianxia.games.zhanguo.state import ZhanguoState


def deal_anew(state: ZhanguoState, seat: int, rng: Rng) -> None:
    """Redeal, in a copy, everything that the seat (-1: a spectator) cannot know."""
    state.rng = rng
    known = vec[bool]([False] * (LAST_CARD + 1))
    for card in state.court:
        known[card] = True
    for tucked in state.tucked:
        known[tucked] = True
    if seat >= 0:
        for card in state.hand(seat):
            known[card] = True
    hidden: list[list[int]] = []
    for suit in range(3):
        first = suit * 40 + 1
        unknown = [card for card in range(first, first + 40) if not known[card]]
        rng.shuffle(unknown)
        hidden.append(unknown)
    for other in range(state.seats):
        if other != seat:
            cards = same_suits(state.hand(other), hidden)
            cards.sort()
            for i in range(len(cards)):
                state.hands[other * 6 + i] = cards[i]
    if state.automa >= 0:
        state.scrolls = same_suits(state.scrolls, hidden)
        rng.shuffle(state.scrolls)
        state.gone = same_suits(state.gone, hidden)
        state.action_deck.sort()
        rng.shuffle(state.action_deck)
    state.deck = []
    for suit in range(3):
        first = suit * 40 + 1
        in_deck = vec[bool]([False] * (LAST_CARD + 1))
        for card in hidden[suit]:
            in_deck[card] = True
        state.deck += [card for card in range(first, first + 40) if not in_deck[card]]
        state.deck += hidden[suit]
    deal_tiles_anew(state, seat, rng)
    pick_anew(state, seat, rng)


def same_suits(cards: list[int], hidden: list[list[int]]) -> list[int]:
    """Random cards of the same suits in place of hidden cards."""
    found: list[int] = []
    for suit in range(3):
        for card in cards:
            if (card - 1) // 40 == suit:
                found.append(hidden[suit].pop())
    return found


def deal_tiles_anew(state: ZhanguoState, seat: int, rng: Rng) -> None:
    """Redeal the other seats' Starting tiles, and which one they kept, until all are revealed."""
    dealt = [other for other in range(state.seats) if other != seat and state.starting[other * 3] > 0]
    if not dealt:
        return
    own = state.starting[seat * 3 : seat * 3 + 2] if seat >= 0 else []
    tiles = [tile for tile in range(1, len(state.tables.starting_tiles) + 1) if tile not in own]
    rng.shuffle(tiles)
    state.starting = state.starting[:]
    for other in dealt:
        state.starting[other * 3] = tiles.pop()
        state.starting[other * 3 + 1] = tiles.pop()
        if state.starting[other * 3 + 2] > 0:
            state.starting[other * 3 + 2] = state.starting[other * 3 + rng.below(2)]


def pick_anew(state: ZhanguoState, seat: int, rng: Rng) -> None:
    """The card that another seat has picked but not played yet is still secret: redeal it."""
    for i in range(len(state.stack)):
        step = state.stack[i]
        if isinstance(step, CardChoice) and step.seat != seat:
            hand = state.hand(step.seat)
            state.stack[i] = step.with_card(hand[rng.below(len(hand))])
