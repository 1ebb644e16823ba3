"""Zhanguo: the score as it stands, and what people and tokens can still be turned into.

A tucked card counts for what it brings: to count the card itself makes bots unify where a Court action
is better.
"""

from __future__ import annotations

from typing import Final

from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import ALCHEMIST_CARD, at_place

ROUNDS: Final = 5
TURNS: Final = 6

# What a piece is worth at the start of the game; all of it fades towards the end.
OFFICIAL: Final = 6.5
SECOND_KIND: Final = 2.0  # different Officials in one region: a Governor asks for them
WORKER: Final = 6.5
TOKEN: Final = 3.0
SHIP: Final = 0.3
HEADWAY: Final = 0.8  # for each space towards a better ship value, with Alchemist cards to multiply
UNREST_1: Final = 0.4  # what unrest in a region costs
UNREST_2: Final = 1.2
UNREST_3: Final = 2.6
GOVERNOR: Final = 4.0  # beside the majority: Mausoleum tiles ask for it
PALACE: Final = 5.0
WALL: Final = 2.0

SOLDIER: Final = 1.5  # at the entrance: it still has to be posted
RIVAL: Final = 0.4
LEAD: Final = 33.0  # with so much more one is three times as likely to win


def evaluate(state: ZhanguoState, seat: int) -> float:
    """One's own prospects against the best score of a rival."""
    scores = state.scores()
    if state.over:
        return 1000.0 * (seat in state.winners()) + scores[seat]
    best = 0
    for other in range(state.seats):
        if other != seat and scores[other] > best:
            best = scores[other]
    return scores[seat] + prospects(state, seat) - RIVAL * best


def left_to_play(state: ZhanguoState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    played = (state.round - 1) * TURNS + state.turn / max(1, state.seats)
    return max(0.0, 1.0 - played / (ROUNDS * TURNS))


def prospects(state: ZhanguoState, seat: int) -> float:
    """What one's pieces may still bring."""
    value = 0.0
    for region in range(5):
        at = 5 * seat + region
        officials = kinds = 0
        for official in range(3):
            count: int = state.officials[at_place(seat, region, official)]
            officials += count
            kinds += 1 if count else 0
        value += OFFICIAL * min(4, officials) + SECOND_KIND * max(0, kinds - 1)
        value += WORKER * min(3, int(state.workers[at]))
        value -= unrest_costs(state.unrest[at])
        value += GOVERNOR * int(state.governors[at]) + PALACE * int(state.palaces[at])
    for aspect in range(3):
        value += TOKEN * min(5, state.token_value(seat, aspect))
    value += WALL * state.wall_count(seat)
    alchemists = state.cards_of_kind(seat, ALCHEMIST_CARD)
    value += int(state.ships[seat]) * (SHIP + HEADWAY * min(3, alchemists))
    left = left_to_play(state)
    return value * left + SOLDIER * min(1.0, 0.4 + left) * int(state.entrance[seat])


def unrest_costs(unrest: int) -> float:
    """What unrest in a region costs, by its height."""
    if unrest == 0:
        return 0.0
    return UNREST_1 if unrest == 1 else UNREST_2 if unrest == 2 else UNREST_3


def reply(state: ZhanguoState) -> int:
    """Forced answers are given; everything else is a choice of its own, judged when it comes."""
    if state.decision.kind == "play":
        return -1
    actions = state.actions()
    return actions[0] if len(actions) == 1 else -1
