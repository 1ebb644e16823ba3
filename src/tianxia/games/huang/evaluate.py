"""Huang: balance decides, so the lowest colour weighs most; leaders and pagodas bring what is to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.games.huang import actions
from tianxia.games.huang.scoring import totals
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import EMPTY, RED, TILE, WHITE, YELLOW, of, of_seat, sum_of_seat
from tianxia.games.huang.tables import LEADER as FIRST_LEADER

LOWEST: Final = 12.0  # a point in the lowest colour
SECOND: Final = 6.0
THIRD: Final = 3.0
HIGHEST: Final = 1.5
NEED_OF_WHITE: Final = 0.8  # a white point, compared with one of the lowest colour
LEADER: Final = 2.5  # on the board, in a colour one needs
SUPPORT: Final = 0.5  # a second and third yellow tile beside a leader: it stands revolts
PAGODA: Final = 0.8  # for each turn it will still bring a point in a colour one needs
PAIR: Final = 0.6  # two tiles of a colour, with room for the third, in the kingdom of one's leader
USEFUL_TILE: Final = 0.5  # in hand, of a colour one has a leader for
CONFLICT_TILE: Final = 0.25  # yellow and red in hand win revolts and wars
RESERVE: Final = 0.6  # the yellow or red leader off the board lends one strength
RIVAL: Final = 0.6  # what a rival's prospects weigh against one's own


def evaluate(state: HuangState, seat: int) -> float:
    """One's own prospects against those of the strongest rival."""
    if state.over:
        return 1000.0 * (seat in state.winners()) + worth(state, seat)
    pairs = pairs_at_home(state)
    strongest = -1.0e9
    for other in range(state.seats):
        if other != seat:
            strongest = max(strongest, prospects(state, other, pairs))
    return prospects(state, seat, pairs) + hand(state, seat) - RIVAL * strongest


def worth(state: HuangState, seat: int) -> float:
    """Points as they are compared at the end: lowest colour first."""
    points = totals(state, seat)
    return LOWEST * points[0] + SECOND * points[1] + THIRD * points[2] + HIGHEST * points[3]


def prospects(state: HuangState, seat: int, pairs: vec[i64]) -> float:
    """Points so far, and what leaders and pagodas will still bring."""
    value = worth(state, seat)
    turns = min(8.0, sum_of_seat(state.bag, 0) / (3.0 * state.seats))
    group, points = state.group, of_seat(state.points, seat)
    lowest = min(points[0], points[1], points[2], points[3])
    for colour in range(5):
        hex = state.leader_at[of(seat, colour)]
        if hex < 0:
            continue
        # How much a further point is worth, compared with one of the lowest colour.
        need = NEED_OF_WHITE if colour == WHITE else 1.0 / (1.0 + 0.5 * (points[colour] - lowest))
        value += LEADER * need + SUPPORT * (min(3, int(state.support[hex])) - 1)
        value += PAIR * need * int(pairs[of(seat, colour)])
        for site in state.pagodas:
            if state.site_colour(site) == colour and group[state.map.sites[site][0]] == group[hex]:
                value += PAGODA * turns * need
    return value


def pairs_at_home(state: HuangState) -> vec[i64]:
    """By seat and colour: pairs of neighbouring tiles in the kingdom of that leader."""
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
    """What the tiles behind one's screen are good for."""
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


# --- conflicts: what everybody is assumed to do ------------------------------------------------------


def reply(state: HuangState) -> int:
    """The answer to a question inside somebody's turn, good enough to see how it ends; -1 to stop there."""
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
    """The smallest commitment that adds so much; nothing at all where none does."""
    if needed <= 0:
        return actions[0]
    enough = [action for action in actions if strength(action) >= needed]
    return min(enough, key=lambda action: (strength(action), -action), default=actions[0])


def revolt_reply(state: HuangState, actions: list[int]) -> int:
    """The attacker commits all it has; the defender just enough, or nothing."""
    revolt = state.revolt
    assert revolt is not None
    if state.decision.seat == revolt.seats[0]:
        return max(actions, key=strength)
    return cheapest(actions, revolt.strengths[0] - revolt.strengths[1])


def interest(state: HuangState, seat: int, side: int) -> int:
    """How many leaders of a seat in colours in conflict a kingdom at war has."""
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
    """Who has leaders at stake commits just enough to lead, or nothing."""
    war = state.war
    assert war is not None
    seat = state.decision.seat
    side = max(war.sides, key=lambda side: interest(state, seat, side))
    if not interest(state, seat, side):
        return actions[0]
    own = war.sides.index(side)
    highest = max(strength for i, strength in enumerate(war.strengths) if i != own)
    return cheapest(actions, highest + 1 - war.strengths[own])
