"""The evaluation of Huang. The lowest colour weighs most; leaders and pagodas count for future points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang import actions
from tianxia.games.huang.scoring import totals
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import EMPTY, RED, TILE, WHITE, YELLOW, of, of_seat, sum_of_seat
from tianxia.games.huang.tables import LEADER as FIRST_LEADER
from tianxia.kernel.evaluation import Evaluation

LOWEST: Final = 12.0  # a point in the lowest colour
SECOND: Final = 6.0
THIRD: Final = 3.0
HIGHEST: Final = 1.5
NEED_OF_WHITE: Final = 0.8  # the value of a white point relative to one of the lowest colour
LEADER: Final = 2.5  # a leader on the board, in a needed colour
SUPPORT: Final = 0.5  # a second and third yellow tile next to a leader make it safer in revolts
PAGODA: Final = 0.8  # a pagoda, for each later turn in which it will score a point in a needed colour
PAIR: Final = 0.6  # two tiles of a colour, with room for the third, in the kingdom of the seat's leader
USEFUL_TILE: Final = 0.5  # a tile in hand whose colour has the seat's leader on the board
CONFLICT_TILE: Final = 0.25  # yellow and red tiles in hand win revolts and wars
RESERVE: Final = 0.6  # a yellow or red leader off the board adds one strength
RIVAL: Final = 0.6  # the weight of a rival's prospects


def evaluate(state: HuangState, seat: int) -> float:
    """The seat's own prospects minus those of the strongest rival."""
    if state.over:
        return 1000.0 * (seat in state.winners()) + worth(state, seat)
    pairs = pairs_at_home(state)
    strongest = -1.0e9
    for other in range(state.seats):
        if other != seat:
            strongest = max(strongest, prospects(state, other, pairs))
    return prospects(state, seat, pairs) + hand(state, seat) - RIVAL * strongest


def worth(state: HuangState, seat: int) -> float:
    """Points in the order of the final comparison: lowest colour first."""
    points = totals(state, seat)
    return LOWEST * points[0] + SECOND * points[1] + THIRD * points[2] + HIGHEST * points[3]


def prospects(state: HuangState, seat: int, pairs: vec[i64]) -> float:
    """Points so far, and the points that leaders and pagodas are likely to score."""
    value = worth(state, seat)
    turns = min(8.0, sum_of_seat(state.bag, 0) / (3.0 * state.seats))
    group, points = state.group, of_seat(state.points, seat)
    lowest = min(points[0], points[1], points[2], points[3])
    for colour in range(5):
        hex = state.leader_at[of(seat, colour)]
        if hex < 0:
            continue
        # The value of a further point in each colour, relative to one in the lowest colour.
        need = NEED_OF_WHITE if colour == WHITE else 1.0 / (1.0 + 0.5 * (points[colour] - lowest))
        value += LEADER * need + SUPPORT * (min(3, int(state.support[hex])) - 1)
        value += PAIR * need * int(pairs[of(seat, colour)])
        for site in state.pagodas:
            if state.site_colour(site) == colour and group[state.map.sites[site][0]] == group[hex]:
                value += PAGODA * turns * need
    return value


def pairs_at_home(state: HuangState) -> vec[i64]:
    """By seat and colour: pairs of neighbouring tiles in the kingdom of that seat's leader."""
    cells, group, leader_at = state.cells, state.group, state.leader_at
    found = vec[i64]([0] * of(state.seats, 0))
    hex: i64
    for hex in range(len(cells)):
        cell = cells[hex]
        if cell == EMPTY or cell >= FIRST_LEADER or group[hex] < 0:
            continue
        if not state.rulers[group[hex]] >> (cell - TILE) & 1:
            continue
        pairs: i64 = 0
        for near in state.map.near[hex]:
            if near > hex and cells[near] == cell:
                pairs += 1
        if pairs:
            for at in range(int(cell) - TILE, of(state.seats, 0), 5):
                if leader_at[at] >= 0 and group[leader_at[at]] == group[hex]:
                    found[at] += pairs
    return found


def hand(state: HuangState, seat: int) -> float:
    """The value of the tiles in the seat's hand."""
    tiles = of_seat(state.hands, seat)
    leaders = of_seat(state.leader_at, seat)
    value = 0.0
    for colour in range(5):
        if leaders[colour] >= 0:
            value += USEFUL_TILE * min(2, tiles[colour])
    for colour in (YELLOW, RED):
        value += CONFLICT_TILE * min(4, tiles[colour])
        if leaders[colour] < 0:
            value += RESERVE
    return value


# --- why: the same value in parts ----------------------------------------------------------------------


def parts(state: HuangState, seat: int) -> list[tuple[str, float]]:
    """What `evaluate` adds up."""
    points = totals(state, seat)
    found = [
        ("part-lowest", LOWEST * points[0]),
        ("part-second", SECOND * points[1]),
        ("part-third", THIRD * points[2]),
        ("part-highest", HIGHEST * points[3]),
    ]
    if state.over:
        return [("part-won", 1000.0 * (seat in state.winners())), *found]
    leaders = support = pair = pagodas = useful = conflict = reserve = 0.0
    pairs = pairs_at_home(state)
    turns = min(8.0, sum_of_seat(state.bag, 0) / (3.0 * state.seats))
    own, tiles = of_seat(state.points, seat), of_seat(state.hands, seat)
    lowest = min(own[0], own[1], own[2], own[3])
    for colour in range(5):
        hex = state.leader_at[of(seat, colour)]
        if colour in (YELLOW, RED):
            conflict += CONFLICT_TILE * min(4, tiles[colour])
            reserve += RESERVE if hex < 0 else 0.0
        if hex < 0:
            continue
        need = NEED_OF_WHITE if colour == WHITE else 1.0 / (1.0 + 0.5 * (own[colour] - lowest))
        leaders += LEADER * need
        support += SUPPORT * (min(3, int(state.support[hex])) - 1)
        pair += PAIR * need * int(pairs[of(seat, colour)])
        useful += USEFUL_TILE * min(2, tiles[colour])
        for site in state.pagodas:
            at = state.map.sites[site][0]
            if state.site_colour(site) == colour and state.group[at] == state.group[hex]:
                pagodas += PAGODA * turns * need
    rivals = [prospects(state, other, pairs) for other in range(state.seats) if other != seat]
    return [
        *found,
        ("part-leaders", leaders),
        ("part-support", support),
        ("part-pairs", pair),
        ("part-pagodas", pagodas),
        ("part-useful-tiles", useful),
        ("part-conflict-tiles", conflict),
        ("part-reserve", reserve),
        ("part-rival", -RIVAL * max(rivals)),
    ]


# --- conflicts: the commitments we assume ------------------------------------------------------------


def reply(state: HuangState) -> int:
    """A plausible answer to a question within a turn, so that the position after it can be evaluated.

    -1: evaluate the position now.
    """
    kind = state.decision.kind
    if kind == "action":
        return -1
    actions = state.actions()
    if kind == "revolt-commit":
        return revolt_reply(state, actions)
    if kind == "war-commit":
        return war_reply(state, actions)
    if kind in ("war-side", "war-winner"):
        return max(actions, key=lambda side: (interest(state, state.decision.seat, side), -side))
    return actions[0]


def strength(action: int) -> int:
    """What a commitment adds."""
    if action >= actions.COMMIT_WITH_LEADER:
        return action - actions.COMMIT_WITH_LEADER + 1
    return action - actions.COMMIT


def cheapest(actions: list[int], needed: int) -> int:
    """The smallest commitment that adds this much strength; no tiles if none does."""
    if needed <= 0:
        return actions[0]
    enough = [action for action in actions if strength(action) >= needed]
    return min(enough, key=lambda action: (strength(action), -action), default=actions[0])


def revolt_reply(state: HuangState, actions: list[int]) -> int:
    """The attacker commits everything; the defender just enough to win, or nothing."""
    revolt = state.revolt
    assert revolt is not None
    if state.decision.seat == revolt.seats[0]:
        return max(actions, key=strength)
    return cheapest(actions, revolt.strengths[0] - revolt.strengths[1])


def interest(state: HuangState, seat: int, side: int) -> int:
    """The number of a seat's leaders in colours in conflict in a kingdom at war."""
    war = state.war
    assert war is not None
    name = state.group[side]
    return sum(
        1
        for colour in range(5)
        if war.colours >> colour & 1
        and state.leader_at[of(seat, colour)] >= 0
        and state.group[state.leader_at[of(seat, colour)]] == name
    )


def war_reply(state: HuangState, actions: list[int]) -> int:
    """A seat with leaders at stake commits just enough to lead, or nothing."""
    war = state.war
    assert war is not None
    seat = state.decision.seat
    side = max(war.sides, key=lambda side: interest(state, seat, side))
    if not interest(state, seat, side):
        return actions[0]
    own = war.sides.index(side)
    highest = max(strength for i, strength in enumerate(war.strengths) if i != own)
    return cheapest(actions, highest + 1 - war.strengths[own])


EVALUATION: Final = Evaluation(evaluate=evaluate, parts=parts, reply=reply)
