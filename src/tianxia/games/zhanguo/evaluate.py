"""The evaluation of Zhanguo: the current score, and the future value of people and tokens. The weights
were fitted to the results of matches between bots (`scripts/tune.py fit`).
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tianxia.games.zhanguo.scoring import (
    count_lines,
    score_elixir,
    score_governors,
    score_leftover,
    score_lines,
    score_walls,
)
from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.games.zhanguo.tables import ALCHEMIST_CARD, HIRE, RECRUIT, at_place
from tianxia.kernel.evaluation import Evaluation
from tianxia.kernel.numbers import bits

ROUNDS: Final = 5
TURNS: Final = 6

# Values of pieces at the start of the game; all of them fade towards the end.
OFFICIAL: Final = 3.6
TWO_KINDS: Final = 7.0  # different Officials in one region, because a Governor needs three
THREE_KINDS: Final = 7.0
WORKER: Final = 4.6
FIRST_WORKER: Final = 4.2  # the first worker in a region; a Wall needs workers of different regions
CARD: Final = 3.6  # tucked
MULTIPLIER: Final = 5.3  # an Alchemist card, because it multiplies the ship's value
OFTEN: Final = 4.5  # an ability that recruiting or hiring triggers
SELDOM: Final = 0.8
TOKEN: Final = 3.0
SHIP: Final = 1.0
UNREST_1: Final = 2.2  # cost of unrest in a region
UNREST_2: Final = 4.5
UNREST_3: Final = 3.5
PALACE: Final = 8.0  # in addition to a Palace's points, because Mausoleum tiles need it
WALL: Final = 1.6
LINE: Final = 5.0  # a line of the Mausoleum that lacks one soldier

SOLDIER: Final = 2.0  # a soldier at the entrance, still to be placed
RIVAL: Final = 0.4


def evaluate(state: ZhanguoState, seat: int) -> float:
    """The seat's own prospects minus the best score of a rival."""
    scores = state.scores()
    if state.over:
        return 1000.0 * (seat in state.winners()) + scores[seat]
    best = 0
    for other in range(state.seats):
        if other != seat and scores[other] > best:
            best = scores[other]
    return scores[seat] + prospects(state, seat) - RIVAL * best


def left_to_play(state: ZhanguoState) -> float:
    """The part of the game that is left, from 1 to 0."""
    played = (state.round - 1) * TURNS + state.turn / max(1, state.seats)
    return max(0.0, 1.0 - played / (ROUNDS * TURNS))


def prospects(state: ZhanguoState, seat: int) -> float:
    """The future value of a seat's pieces."""
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


def parts(state: ZhanguoState, seat: int) -> list[tuple[str, float]]:
    """What `evaluate` adds up."""
    scores = state.scores()
    if state.over:
        return [("part-won", 1000.0 * (seat in state.winners())), ("part-score", float(scores[seat]))]
    officials = kinds = workers = unrest = palaces = cards = abilities = tokens = 0.0
    active = 0
    for region in range(5):
        at = 5 * seat + region
        there: list[int] = [state.officials[at_place(seat, region, kind)] for kind in range(3)]
        different = sum(1 for count in there if count)
        officials += OFFICIAL * min(4, sum(there))
        kinds += (0.0, 0.0, TWO_KINDS, TWO_KINDS + THREE_KINDS)[different]
        if state.workers[at] > 0:
            workers += FIRST_WORKER + WORKER * min(3, int(state.workers[at]))
        unrest -= unrest_costs(state.unrest[at])
        if state.unrest[at] < 3:
            active |= 7 << 3 * region
        palaces += PALACE * int(state.palaces[at])
        cards += CARD * int(state.card_count[at])
    for action in range(6):
        worth = OFTEN if action in (RECRUIT, HIRE) else SELDOM
        abilities += worth * bits(state.triggered[6 * seat + action] & active)
    for aspect in range(3):
        tokens += TOKEN * min(5, state.token_value(seat, aspect))
    left = left_to_play(state)
    soldiers = SOLDIER * min(1.0, 0.4 + left) * int(state.entrance[seat])
    best = max(scores[other] for other in range(state.seats) if other != seat)
    return [
        ("part-score", float(scores[seat])),
        ("part-officials", officials * left),
        ("part-kinds", kinds * left),
        ("part-workers", workers * left),
        ("part-unrest", unrest * left),
        ("part-palaces", palaces * left),
        ("part-cards", cards * left),
        ("part-abilities", abilities * left),
        ("part-tokens", tokens * left),
        ("part-walls", WALL * state.wall_count(seat) * left),
        ("part-lines", LINE * count_lines(state, seat, 2) * left),
        ("part-alchemists", MULTIPLIER * state.cards_of_kind(seat, ALCHEMIST_CARD) * left),
        ("part-ship", SHIP * int(state.ships[seat]) * left),
        ("part-soldiers", soldiers),
        ("part-rival", -RIVAL * max(0, best)),
    ]


def unrest_costs(unrest: int) -> float:
    """The cost of unrest in a region, by its height."""
    if unrest == 0:
        return 0.0
    return UNREST_1 if unrest == 1 else UNREST_2 if unrest == 2 else UNREST_3


# --- long thought: judging the end of a rollout ---------------------------------------------------------

# The weight of each feature when a turn has ended: at the start of the game and at its end, with linear
# interpolation between. Fitted by `scripts/foretell.py zhanguo`.
WEIGHTS: Final[list[tuple[str, float, float]]] = [
    ("points on the track", 1.09, 1.07),
    ("points of Governors", 0.98, 0.92),
    ("points of the Elixir", 0.51, 0.84),
    ("points of lines", 0.85, 1.03),
    ("points of Walls", 0.66, 0.79),
    ("points of soldiers", 0.59, 0.95),
    ("Alchemists", 6.04, 0.37),
    ("Architects", 3.93, 0.29),
    ("Generals", 3.17, 0.60),
    ("regions with two kinds of Officials", 5.03, -0.19),
    ("regions with three kinds", 3.68, 0.82),
    ("workers", 3.71, 0.37),
    ("regions with workers", 1.84, 0.09),
    ("regions with two workers", -0.81, 1.92),
    ("regions with three workers", 0.88, 1.24),
    ("regions with unrest", -1.75, 1.24),
    ("regions with more unrest", -4.55, -0.48),
    ("regions in revolt", 1.79, 0.37),
    ("regions with a Governor", 0.37, -0.07),
    ("Palaces", 3.62, -0.17),
    ("Walls", 2.57, 1.87),
    ("cards", 3.68, 0.54),
    ("regions with cards", 0.69, 1.59),
    ("Writing cards", -0.81, -0.97),
    ("Currency cards", -0.18, 0.38),
    ("Laws cards", 1.54, 1.37),
    ("Alchemist cards", 5.75, 0.95),
    ("set off by recruiting", 7.34, 1.41),
    ("set off by the Elixir", 0.49, -2.69),
    ("set off by a Governor", 0.39, 1.59),
    ("set off by hiring", 2.83, 1.31),
    ("set off by a Palace", 0.56, -2.32),
    ("set off by a Wall", 0.44, 1.00),
    ("tokens", 1.86, 3.29),
    ("tokens of the rarest kind", -0.70, 3.24),
    ("ship", 1.44, -0.32),
    ("ship for each Alchemist card", -0.13, -0.05),
    ("Alchemist cards set aside", 0.19, -0.56),
    ("Masters set aside", 1.36, -0.68),
    ("soldiers at the entrance", 0.86, 1.08),
    ("locked soldiers", 0.28, -0.54),
    ("posted soldiers", -4.88, 0.24),
    ("lines that lack one", 1.04, 1.50),
    ("first in turn order", -0.46, -2.35),
    ("cards in hand", 5.08, 5.57),
]


def things(state: ZhanguoState, seat: int) -> list[float]:
    """How much more a seat has of each feature than its rival, in the order of the weights."""
    own, theirs = holdings(state, seat), holdings(state, 1 - seat)
    return [own[at] - theirs[at] for at in range(len(own))]


def holdings(state: ZhanguoState, seat: int) -> list[float]:
    """The count of each feature for a seat, in the order of the weights."""
    two_kinds = three_kinds = workers = with_workers = two_workers = three_workers = 0
    unrest = unrest_2 = unrest_3 = governed = palaces = cards = with_cards = 0
    officials = [0, 0, 0]
    active = 0  # places whose cards are in force
    for region in range(5):
        at = 5 * seat + region
        kinds = 0
        for official in range(3):
            count: int = state.officials[at_place(seat, region, official)]
            officials[official] += min(3, count)
            kinds += 1 if count else 0
        two_kinds += 1 if kinds >= 2 else 0
        three_kinds += 1 if kinds == 3 else 0
        there: int = state.workers[at]
        workers += min(4, there)
        with_workers += 1 if there else 0
        two_workers += 1 if there >= 2 else 0
        three_workers += 1 if there >= 3 else 0
        height: int = state.unrest[at]
        unrest += 1 if height else 0
        unrest_2 += 1 if height >= 2 else 0
        unrest_3 += 1 if height >= 3 else 0
        if height < 3:
            active |= 7 << 3 * region
        governed += 1 if state.governors[at] else 0
        palaces += state.palaces[at]
        tucked: int = state.card_count[at]
        cards += tucked
        with_cards += 1 if tucked else 0
    least = 9
    tokens = 0
    for aspect in range(3):
        value = state.token_value(seat, aspect)
        tokens += min(4, value)
        least = min(least, value)
    alchemists = state.cards_of_kind(seat, ALCHEMIST_CARD)
    ship: int = state.ships[seat]
    aside = state.aside[seat]
    return [
        float(state.running(seat)),
        float(score_governors(state, seat)),
        float(score_elixir(state, seat)),
        float(score_lines(state, seat)),
        float(score_walls(state, seat)),
        float(score_leftover(state, seat)),
        *[float(count) for count in officials],
        float(two_kinds),
        float(three_kinds),
        float(workers),
        float(with_workers),
        float(two_workers),
        float(three_workers),
        float(unrest),
        float(unrest_2),
        float(unrest_3),
        float(governed),
        float(palaces),
        float(state.wall_count(seat)),
        float(cards),
        float(with_cards),
        *[float(state.cards_of_kind(seat, suit)) for suit in range(3)],
        float(alchemists),
        *[float(bits(state.triggered[6 * seat + action] & active)) for action in range(6)],
        float(tokens),
        float(least),
        float(ship),
        float(ship * alchemists),
        float(bits(aside & 31)),
        float(bits(aside >> 5)),
        float(min(3, state.entrance[seat])),
        float(state.locked[seat]),
        float(state.soldiers_posted(seat)),
        float(count_lines(state, seat, 2)),
        1.0 if state.order[0] == seat else 0.0,
        float(cards_in_hand(state, seat)),
    ]


def cards_in_hand(state: ZhanguoState, seat: int) -> int:
    count = 0
    for at in range(6 * seat, 6 * seat + 6):
        if state.hands[at] > 0:
            count += 1
    return count


def reply(state: ZhanguoState) -> int:
    """`reply` of the evaluation: gives forced answers only; every other question is searched as a choice."""
    if state.decision.kind == "play":
        return -1
    actions = state.actions()
    return actions[0] if len(actions) == 1 else -1


# Rollouts try many phrases to the end of the turn, and the best of them to the end of the seat's next turn.
EVALUATION: Final = Evaluation(
    evaluate=evaluate,
    parts=parts,
    reply=reply,
    lead=33.0,
    simulations={"grandmaster": 40_000, "grandmaster-long": 100_000},
    wide=64,
    kept=16,
    turns=2,
    things=things,
    left=left_to_play,
)
LONG: Final = replace(EVALUATION, weights=WEIGHTS)
