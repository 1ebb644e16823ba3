"""Zhanguo: the score as it stands, and what people and tokens can still be turned into.

The weights foretell how matches between bots end (`scripts/tune.py fit`).
"""

from __future__ import annotations

from typing import Final

from tianxia.games.zhanguo.scoring import count_lines
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import ALCHEMIST_CARD, HIRE, RECRUIT, at_place, bits

ROUNDS: Final = 5
TURNS: Final = 6

# What a piece is worth at the start of the game; all of it fades towards the end.
OFFICIAL: Final = 3.6
TWO_KINDS: Final = 7.0  # different Officials in one region: a Governor asks for three
THREE_KINDS: Final = 7.0
WORKER: Final = 4.6
FIRST_WORKER: Final = 4.2  # of a region: Walls ask for different ones
CARD: Final = 3.6  # tucked
MULTIPLIER: Final = 5.3  # an Alchemist card: the ship's value counts for each
OFTEN: Final = 4.5  # an ability that recruiting or hiring sets off
SELDOM: Final = 0.8
TOKEN: Final = 3.0
SHIP: Final = 1.0
UNREST_1: Final = 2.2  # what unrest in a region costs
UNREST_2: Final = 4.5
UNREST_3: Final = 3.5
PALACE: Final = 8.0  # beside its points: Mausoleum tiles ask for it
WALL: Final = 1.6
LINE: Final = 5.0  # of the Mausoleum, that lacks one soldier

SOLDIER: Final = 2.0  # at the entrance: it still has to be posted
RIVAL: Final = 0.4
LEAD: Final = 33.0  # with so much more one is three times as likely to win

# Rollouts try many phrases to the end of the turn, and the best of them until the next own turn is over.
SIMULATIONS: Final = {"grandmaster": 16_000, "grandmaster-long": 100_000}
WIDE: Final = 64
KEPT: Final = 8
TURNS_AHEAD: Final = 2
LONG: Final = {"kept": 16}


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
    active = 0  # places whose cards are in force
    for region in range(5):
        at = 5 * seat + region
        officials = kinds = 0
        for official in range(3):
            count: int = state.officials[at_place(seat, region, official)]
            officials += count
            kinds += 1 if count else 0
        value += OFFICIAL * min(4, officials)
        if kinds > 1:
            value += TWO_KINDS if kinds == 2 else TWO_KINDS + THREE_KINDS
        workers: int = state.workers[at]
        if workers > 0:
            value += FIRST_WORKER + WORKER * min(3, workers)
        value -= unrest_costs(state.unrest[at])
        if state.unrest[at] < 3:
            active |= 7 << 3 * region
        value += PALACE * int(state.palaces[at]) + CARD * int(state.card_count[at])
    for action in range(6):
        worth = OFTEN if action in (RECRUIT, HIRE) else SELDOM
        value += worth * bits(state.triggered[6 * seat + action] & active)
    for aspect in range(3):
        value += TOKEN * min(5, state.token_value(seat, aspect))
    value += WALL * state.wall_count(seat) + LINE * count_lines(state, seat, 2)
    value += MULTIPLIER * state.cards_of_kind(seat, ALCHEMIST_CARD) + SHIP * int(state.ships[seat])
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
