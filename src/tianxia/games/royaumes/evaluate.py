"""Royaumes Combattants: land is income, recruits, authority and victory; troops and markers hold it.

A commandery that is held is worth most; one that an army stands before is worth something while it can
still be entered. Whatever the own objective names weighs more. The weights were found by play
(`scripts/tune.py slopes`). A turn is dozens of small moves, which rollouts play in sprees.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.answers import answers as answers
from tianxia.games.royaumes.answers import reply as reply
from tianxia.games.royaumes.objective import controls, met, points
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import (
    AUTHORITY,
    COMMANDERIES,
    IN_HAND,
    MAJORS,
    MARCH,
    POWERS,
    SPRING,
    bits,
)

HELD: Final = 10.0  # a commandery
WANTED: Final = 3.0  # more for one that the own objective asks for
CLAIM: Final = 0.42  # of its worth, for an empty one an army can still enter in this turn
LATER: Final = 0.25  # or in the next
MAJOR: Final = 6.0  # a kingdom as a whole: income
MINOR: Final = 3.0
ORGANISED: Final = 2.0
DISORGANISED: Final = 0.7
SPARE: Final = 1.5  # a troop beside one that stays, next to land that is still to be had
MARKER: Final = 0.9  # by value
SMALL_CHANGE: Final = 0.15  # each of the first two markers of 1
GENERAL: Final = 1.4  # and as much as his power, on the board with troops
ASTRAY: Final = 0.5  # of that for one without troops
FALLEN: Final = 5.0  # a step of authority
PROGRESS: Final = 6.0  # more commanderies than at the start of the turn: authority is kept
MET: Final = 200.0  # the own objective, if the turn ended now
RIVAL: Final = 0.5  # what a rival's prospects weigh against one's own
ASSAULT: Final = 0.25  # of its worth, for a rival's commandery that an army on a link is stronger than
DANGER: Final = 0.6  # of its worth, for a commandery before which a stronger rival stands
SURELY_LOST: Final = 3  # if the rival is so much stronger
POINT: Final = 35.0  # of victory, in the last turn
HURRY: Final = 2.5  # the power with which a point grows to that, turn by turn
THREAT: Final = 0.0  # of its worth, for a rival's commandery that is in the same danger

KEPT: Final = 8


class Weights:
    """What things are worth: the numbers above, some of them changed."""

    def __init__(self, changed: dict[str, float]) -> None:
        self.wanted = changed.get("WANTED", WANTED)
        self.claim = changed.get("CLAIM", CLAIM)
        self.later = changed.get("LATER", LATER)
        self.major = changed.get("MAJOR", MAJOR)
        self.minor = changed.get("MINOR", MINOR)
        self.organised = changed.get("ORGANISED", ORGANISED)
        self.disorganised = changed.get("DISORGANISED", DISORGANISED)
        self.spare = changed.get("SPARE", SPARE)
        self.marker = changed.get("MARKER", MARKER)
        self.small_change = changed.get("SMALL_CHANGE", SMALL_CHANGE)
        self.general = changed.get("GENERAL", GENERAL)
        self.astray = changed.get("ASTRAY", ASTRAY)
        self.fallen = changed.get("FALLEN", FALLEN)
        self.progress = changed.get("PROGRESS", PROGRESS)
        self.rival = changed.get("RIVAL", RIVAL)
        self.assault = changed.get("ASSAULT", ASSAULT)
        self.danger = changed.get("DANGER", DANGER)
        self.threat = changed.get("THREAT", THREAT)
        self.point = changed.get("POINT", POINT)
        self.hurry = changed.get("HURRY", HURRY)


USUAL: Final = Weights({})
# For who thinks long: found by whole turns played in sprees (`scripts/tune.py slopes royaumes --way sprees`).
FAR: Final = Weights(
    {
        "WANTED": 3.8,
        "CLAIM": 0.48,
        "LATER": 0.24,
        "ORGANISED": 1.85,
        "DISORGANISED": 0.55,
        "MARKER": 0.6,
        "GENERAL": 1.6,
        "FALLEN": 4.5,
        "RIVAL": 0.52,
        "ASSAULT": 0.32,
        "DANGER": 0.5,
        "THREAT": 0.32,
        "POINT": 37.0,
    }
)


class Survey:
    """What a seat has on the map, counted in one go, for a position is judged in microseconds."""

    def __init__(self, wanted: int) -> None:
        self.wanted: i64 = wanted  # commanderies that its objective names, as a mask, where that is known
        self.occupied: i64 = 0  # commanderies, as a mask
        self.beside: i64 = 0  # commanderies next to its armies, as a mask
        self.organised: i64 = 0
        self.disorganised: i64 = 0
        self.claims = 0.0  # what land is worth that can be entered


def evaluate(state: RoyaumesState, seat: int, weights: Weights = USUAL) -> float:
    """One's own prospects against those of the strongest rival."""
    if state.over:
        return ended(state, seat)
    return prospects(state, seat, surveys(state, seat, weights), weights)


def ended(state: RoyaumesState, seat: int) -> float:
    """What a game that is over is worth."""
    return (10000.0 if seat in state.winners() else -10000.0) + state.scores()[seat]


def prospects(state: RoyaumesState, seat: int, found: list[Survey], weights: Weights) -> float:
    """Land, forces and markers, less part of what the strongest rival has."""
    strongest = 0.0
    for other in range(state.seats):
        if other != seat and state.alive >> other & 1:
            has = found[other]
            strongest = max(
                strongest, land(state, other, has, False, weights) + forces(state, other, has, weights)
            )
    own = land(state, seat, found[seat], True, weights) + forces(state, seat, found[seat], weights)
    return own + purse(state, seat, weights) - weights.rival * strongest


def surveys(state: RoyaumesState, seat: int, weights: Weights = USUAL) -> list[Survey]:
    """By seat, as one seat sees it, who knows no objective but its own."""
    return [
        survey(state, other, wanted_land(state, seat) if other == seat else 0, weights)
        for other in range(state.seats)
    ]


def survey(state: RoyaumesState, seat: int, wanted: int, weights: Weights = USUAL) -> Survey:
    """Land that is held, and that can be entered: by troops that can be spared, and by armies on links."""
    found = Survey(wanted)
    now = state.phase <= SPRING or (state.active() == seat and state.phase < MARCH)
    share = weights.claim if now else weights.later
    owner, map = state.owner, state.map
    organised, disorganised = state.organised, state.disorganised
    ways, ways_begin, beside, ends = map.ways, map.ways_begin, map.beside, map.ends
    who: i64 = seat
    claims = 0.0
    occupied: i64 = 0
    next_to: i64 = 0
    all_organised: i64 = 0
    all_disorganised: i64 = 0
    bit: i64 = 1  # `1 << space` is compiled to 32 bits
    space: i64
    for space in range(COMMANDERIES):
        if owner[space] == who:
            occupied |= bit
            next_to |= beside[space]
            all_organised += organised[space]
            all_disorganised += disorganised[space]
            spare = organised[space] + disorganised[space] - 1
            if spare > 0:
                way = ways_begin[space]
                last = ways_begin[space + 1]
                while way < last and spare > 0:
                    if owner[ways[way]] != who:
                        spare -= 1
                        claims += weights.spare
                    way += 3
        bit <<= 1
    claimed: i64 = 0
    for space in range(COMMANDERIES, len(owner)):
        if owner[space] != who:
            continue
        all_organised += organised[space]
        all_disorganised += disorganised[space]
        first = 2 * (space - COMMANDERIES)
        entered = False
        at: i64
        for at in range(first, first + 2):
            end = ends[at]
            bit = 1
            bit <<= end
            next_to |= bit
            if not entered and owner[end] < 0 and not claimed & bit:
                entered = True
                claimed |= bit
                claims += share * (HELD + (weights.wanted if found.wanted & bit else 0.0))
    found.occupied, found.beside = occupied, next_to
    found.organised, found.disorganised = all_organised, all_disorganised
    found.claims = claims
    return found


def land(state: RoyaumesState, seat: int, found: Survey, aims: bool, weights: Weights = USUAL) -> float:
    """Commanderies, kingdoms and authority; with the own objective where it is known."""
    occupied: int = found.occupied
    count = bits(occupied)
    value = HELD * count + weights.wanted * bits(found.occupied & found.wanted)
    for kingdom in range(len(state.map.kingdoms)):
        if controls(state.map, occupied, kingdom):
            value += weights.major if kingdom < MAJORS else weights.minor
    if count > state.progress[seat] and state.phase < AUTHORITY:
        value += weights.progress
    value -= weights.fallen * state.authority[seat]
    if aims and met(state, state.objectives[seat], occupied):
        value += MET
    return value + found.claims


def wanted_land(state: RoyaumesState, seat: int) -> int:
    """The commanderies the own card names, as a mask."""
    card = state.tables.cards[state.objectives[seat]]
    if card.rank:
        return state.map.of_rank[card.rank]
    mask = 0
    for kingdom in card.named:
        mask |= state.map.kingdoms[kingdom]
    return mask


def forces(state: RoyaumesState, seat: int, found: Survey, weights: Weights) -> float:
    """Troops, and generals as everybody sees them."""
    organised: int = found.organised
    disorganised: int = found.disorganised
    if seat == state.attacker:
        organised += state.attack_organised
        disorganised += state.attack_disorganised
    value = weights.organised * organised
    value += weights.disorganised * disorganised
    for general in range(3):
        where = state.generals[3 * seat + general]
        if where >= 0:
            leads = state.owner[where] == seat or state.attacker == seat
            value += (weights.general + POWERS[general]) * (1.0 if leads else weights.astray)
        elif where == IN_HAND:
            value += 0.8 * weights.general + POWERS[general]
    return value


def purse(state: RoyaumesState, seat: int, weights: Weights) -> float:
    """The own markers: their value, and some small change."""
    small = min(2, state.stock[3 * seat + 2])
    return weights.marker * state.worth_of_stock(seat) + weights.small_change * small


# --- what a grandmaster looks at --------------------------------------------------------------------------


def outlook(state: RoyaumesState, seat: int, weights: Weights = USUAL) -> float:
    """The same, with what can be taken from rivals, less what they can take; more and more points count."""
    if state.over:
        return ended(state, seat)
    found = surveys(state, seat, weights)
    value = prospects(state, seat, found, weights)
    played = state.turn / state.tables.turns[state.seats]
    hope = 1.0 - played
    strongest = 0.0
    for other in range(state.seats):
        if other != seat:
            strongest = max(strongest, likely_points(state, other, found[other].occupied, hope))
            if weights.threat > 0.0:
                value += weights.threat * endangered(state, other, found, weights)
    ahead = likely_points(state, seat, found[seat].occupied, hope) - weights.rival * strongest
    gains, losses = assaulted(state, seat, weights), endangered(state, seat, found, weights)
    value += weights.assault * gains - weights.danger * losses
    return value + weights.point * math.pow(played, weights.hurry) * ahead


def likely_points(state: RoyaumesState, seat: int, occupied: int, hope: float) -> float:
    """The points of a seat; of kingdoms that it holds in part, `hope` of what the part is worth."""
    card = state.tables.cards[state.objectives[seat]]
    value = float(bits(occupied))
    if card.rank:
        return value + points(state, state.objectives[seat], occupied)
    kingdoms = len(state.map.kingdoms)
    if card.kingdoms:
        for kingdom in range(kingdoms):
            worth = card.major_points if kingdom < MAJORS else card.minor_points
            value += worth * part_of_kingdom(state, occupied, kingdom, hope)
        return value
    for line in range(len(card.named)):
        value += card.named_points[line] * part_of_kingdom(state, occupied, card.named[line], hope)
    most = 0.0
    for kingdom in range(MAJORS if card.other == 1 else kingdoms):
        part = part_of_kingdom(state, occupied, kingdom, hope)
        if part > most and kingdom not in card.named:
            most = part
    return value + card.other_points * most


def part_of_kingdom(state: RoyaumesState, occupied: int, kingdom: int, hope: float) -> float:
    """1 for a kingdom that is controlled; the square of the part that is held, as far as there is hope."""
    whole = state.map.kingdoms[kingdom]
    held = occupied & whole
    if held == 0:
        return 0.0
    if held == whole:
        return 1.0
    part = bits(held) / bits(whole)
    return hope * part * part


def endangered(state: RoyaumesState, seat: int, found: list[Survey], weights: Weights = USUAL) -> float:
    """The worth of the commanderies before which a stronger rival stands."""
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


def assaulted(state: RoyaumesState, seat: int, weights: Weights = USUAL) -> float:
    """The worth of rivals' commanderies before which a stronger army stands on a link, one for each army."""
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
    """The might of the rival who is strongest before a commandery: on links, and behind those it can use."""
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
    """What an army brings into a combat: its strength, and its best general."""
    generals = state.generals
    power: i64 = 0
    general: i64
    for general in range(3):
        if generals[3 * seat + general] == space:
            power = POWERS[general]
    return 2 * state.organised[space] + state.disorganised[space] + power


def far_outlook(state: RoyaumesState, seat: int) -> float:
    """The outlook of who thinks long, with weights that were found at two seats and count there."""
    return outlook(state, seat, FAR if state.seats == 2 else USUAL)


OUTLOOK: Final = outlook
LONG: Final = {"outlook": far_outlook, "kept": 24, "alike": 1.0}


def season(state: RoyaumesState) -> tuple[int, int]:
    """Which turn it is, and which phase of it."""
    return state.turn, state.phase


def done(state: RoyaumesState) -> int:
    """The answer that ends what a seat does in a phase."""
    return act.DONE if state.decision.kind in ("recruit", "move", "march", "reorganise") else -1
