"""Land in danger: commanderies next to a stronger rival army, and the strength of armies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tianxia.games.royaumes.objective import wanted_land
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import COMMANDERIES, POWERS

if TYPE_CHECKING:
    from tianxia.games.royaumes.evaluate import Survey, Weights

HELD: Final = 10.0  # a commandery
SURELY_LOST: Final = 3  # a commandery, if the rival is stronger by this much


def endangered(state: RoyaumesState, seat: int, found: list[Survey], weights: Weights) -> float:
    """The value of the commanderies that have a stronger rival next to them."""
    wanted: i64 = wanted_land(state, seat)
    who: i64 = seat
    near: i64 = 0
    for other in range(state.seats):
        if other != seat:
            near |= found[other].beside
    near &= found[seat].occupied
    value = 0.0
    commandery: i64
    for commandery in range(COMMANDERIES):
        if near >> commandery & 1 == 0:
            continue
        threat = greatest_threat(state, who, commandery)
        if threat == 0:
            continue
        lacking = threat - might(state, who, commandery)
        if lacking > 0:
            worth = HELD + (weights.wanted if wanted >> commandery & 1 else 0.0)
            value += worth * min(1.0, lacking / SURELY_LOST)
    return value


def assaulted(state: RoyaumesState, seat: int, weights: Weights) -> float:
    """The value of rivals' commanderies with a stronger army on a link to them; each army counts once."""
    wanted = wanted_land(state, seat)
    owner = state.owner
    who: i64 = seat
    value = 0.0
    link: i64
    for link in range(COMMANDERIES, len(owner)):
        if owner[link] != who:
            continue
        own = might(state, who, link)
        most = 0.0
        for end in state.map.near[link]:
            rival = owner[end]
            if rival < 0 or rival == who:
                continue
            ahead = own - might(state, rival, end)
            if ahead > 0:
                worth = HELD + (weights.wanted if wanted >> end & 1 else 0.0)
                most = max(most, worth * min(1.0, ahead / SURELY_LOST))
        value += most
    return value


def greatest_threat(state: RoyaumesState, seat: i64, commandery: i64) -> i64:
    """The strength of the strongest rival next to a commandery: on its links, and at the other end of open
    links.
    """
    owner, map = state.owner, state.map
    ways = map.ways
    first = map.ways_begin[commandery]
    last = map.ways_begin[commandery + 1]
    greatest: i64 = 0
    rival: i64
    for rival in range(state.seats):
        if rival == seat:
            continue
        threat: i64 = 0
        way = first
        while way < last:
            on_the_road = owner[ways[way + 1]]
            if on_the_road == rival:
                threat += might(state, rival, ways[way + 1])
            neighbour = ways[way]
            if owner[neighbour] == rival and (on_the_road == rival or on_the_road < 0):
                if ways[way + 2]:  # across a river troops arrive disorganised
                    threat += max(0, state.organised[neighbour] - 1)
                else:
                    threat += might(state, rival, neighbour) - 1
            way += 3
        greatest = max(greatest, threat)
    return greatest


def might(state: RoyaumesState, seat: i64, space: i64) -> i64:
    """An army's value in a combat: its strength, and its best general."""
    generals = state.generals
    power: i64 = 0
    general: i64
    for general in range(3):
        if generals[3 * seat + general] == space:
            power = POWERS[general]
    return 2 * state.organised[space] + state.disorganised[space] + power
