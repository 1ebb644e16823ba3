"""Huang: balance decides, so the lowest colour weighs most; leaders and pagodas bring what is to come."""

from __future__ import annotations

from typing import Final

from tianxia.games.huang import actions
from tianxia.games.huang.scoring import totals
from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import RED, TILE, WHITE, YELLOW, of, of_seat

BY_RANK: Final = (12.0, 6.0, 3.0, 1.5)  # a point in the lowest colour, the second lowest, ...
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
    rivals = [prospects(state, other) for other in range(state.seats) if other != seat]
    return prospects(state, seat) + hand(state, seat) - RIVAL * max(rivals)


def worth(state: HuangState, seat: int) -> float:
    """Points as they are compared at the end: lowest colour first."""
    return sum(weight * points for weight, points in zip(BY_RANK, totals(state, seat), strict=True))


def needs(state: HuangState, seat: int) -> list[float]:
    """How much a further point of each colour is worth, compared with one of the lowest."""
    points = of_seat(state.points, seat)[:WHITE]
    lowest = min(points)
    return [1.0 / (1.0 + 0.5 * (points[colour] - lowest)) for colour in range(WHITE)] + [0.8]


def prospects(state: HuangState, seat: int) -> float:
    """Points so far, and what leaders and pagodas will still bring."""
    value = worth(state, seat)
    need = needs(state, seat)
    turns = min(8.0, sum(state.bag) / (3.0 * state.seats))
    group, cells, near = state.group, state.cells, state.map.near
    home: dict[int, int] = {}  # the kingdom of each of one's leaders
    for colour in range(5):
        hex = state.leader_at[of(seat, colour)]
        if hex < 0:
            continue
        home[colour] = group[hex]
        value += LEADER * need[colour] + SUPPORT * (min(3, state.support[hex]) - 1)
    for site in state.pagodas:
        colour = state.site_colour(site)
        if colour in home and home[colour] == group[state.map.sites[site][0]]:
            value += PAGODA * turns * need[colour]
    for hex, cell in enumerate(cells):
        colour = cell - TILE
        if colour in home and home[colour] == group[hex]:
            for other in near[hex]:
                if other > hex and cells[other] == cell:
                    value += PAIR * need[colour]
    return value


def hand(state: HuangState, seat: int) -> float:
    """What the tiles behind one's screen are good for."""
    tiles = of_seat(state.hands, seat)
    leaders = of_seat(state.leader_at, seat)
    value = sum(USEFUL_TILE * min(2, tiles[colour]) for colour in range(5) if leaders[colour] >= 0)
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
