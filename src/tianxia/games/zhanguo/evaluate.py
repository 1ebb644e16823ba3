"""Zhanguo: the score as it stands, and what people, tokens and cards can still be turned into."""

from __future__ import annotations

from typing import Final

from tianxia.games.zhanguo.state import ZhanguoState

ROUNDS: Final = 5
TURNS: Final = 6

# What a piece is worth at the start of the game; all of it fades towards the end.
OFFICIAL: Final = 2.0
SECOND_KIND: Final = 0.8  # different Officials in one region: a Governor asks for them
WORKER: Final = 2.2
TOKEN: Final = 0.6
CARD: Final = 5.0  # tucked: its ability comes again and again
SHIP: Final = 1.0
HEADWAY: Final = 0.8  # for each space towards a better ship value, with Alchemist cards to multiply
UNREST: Final = (0.0, 0.4, 1.2, 2.6)  # what unrest in a region costs, by its height
GOVERNOR: Final = 1.5  # beside the majority: Mausoleum tiles ask for it
PALACE: Final = 1.5
WALL: Final = 2.0

SOLDIER: Final = 1.5  # at the entrance: it still has to be posted
RIVAL: Final = 0.4


def evaluate(state: ZhanguoState, seat: int) -> float:
    """One's own prospects against the best score of a rival."""
    scores = state.scores()
    if state.over:
        return 1000.0 * (seat in state.winners()) + scores[seat]
    rivals = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] + prospects(state, seat) - RIVAL * max(rivals)


def left_to_play(state: ZhanguoState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    played = (state.round - 1) * TURNS + state.turn / max(1, state.seats)
    return max(0.0, 1.0 - played / (ROUNDS * TURNS))


def prospects(state: ZhanguoState, seat: int) -> float:
    """What one's pieces may still bring."""
    value = 0.0
    for region in range(5):
        at = 5 * seat + region
        officials = state.officials[15 * seat + 3 * region : 15 * seat + 3 * region + 3]
        value += OFFICIAL * min(4, sum(officials)) + SECOND_KIND * max(0, sum(n > 0 for n in officials) - 1)
        value += WORKER * min(3, state.workers[at])
        value += CARD * state.card_count[at]
        value -= UNREST[min(3, state.unrest[at])]
        value += GOVERNOR * state.governors[at] + PALACE * state.palaces[at]
    value += TOKEN * sum(min(5, state.token_value(seat, aspect)) for aspect in range(3))
    value += WALL * state.wall_count(seat)
    alchemists = state.cards_of_kind(seat, 3)
    value += state.ships[seat] * (SHIP + HEADWAY * min(3, alchemists))
    left = left_to_play(state)
    return value * left + SOLDIER * min(1.0, 0.4 + left) * state.entrance[seat]


def reply(state: ZhanguoState) -> int:
    """Forced answers are given; everything else is a choice of its own, judged when it comes."""
    if state.decision.kind == "play":
        return -1
    actions = state.actions()
    return actions[0] if len(actions) == 1 else -1
