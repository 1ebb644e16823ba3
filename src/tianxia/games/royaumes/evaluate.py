"""The evaluation of Royaumes Combattants.

Land matters most, because it gives income, recruits, authority and victory; troops and markers defend it.
Commanderies that an army can still enter in this turn count in part. Commanderies of the seat's own
objective weigh more. The weights were found by self-play (`scripts/tune.py slopes`). A turn is dozens of
small moves, which rollouts play in bursts ("sprees").
"""

from __future__ import annotations

import math
from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from tianxia.games.royaumes import actions as act
from tianxia.games.royaumes.answers import answers, reply
from tianxia.games.royaumes.objective import controls, met, points, wanted_land
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import (
    AUTHORITY,
    COMMANDERIES,
    IN_HAND,
    MAJORS,
    MARCH,
    POWERS,
    SPRING,
)
from tianxia.games.royaumes.threats import HELD, assaulted, endangered
from tianxia.kernel.evaluation import Evaluation
from tianxia.kernel.numbers import bits

WANTED: Final = 3.0  # additional value of a commandery that the seat's objective names
# the fraction of an empty commandery's value that counts if an army can still enter it in this turn
CLAIM: Final = 0.42
LATER: Final = 0.25  # the same fraction if an army can enter it only in the next turn
MAJOR: Final = 6.0  # additional value of a controlled kingdom, for its income
MINOR: Final = 3.0
ORGANISED: Final = 2.0
DISORGANISED: Final = 0.7
SPARE: Final = 1.5  # a spare troop next to land that can be taken
MARKER: Final = 0.9  # by value
SMALL_CHANGE: Final = 0.15  # each of the first two markers of 1
GENERAL: Final = 1.4  # plus his power, on the board with troops
ASTRAY: Final = 0.5  # the fraction of GENERAL that a general without troops is worth
FALLEN: Final = 5.0  # a step of authority
PROGRESS: Final = 6.0  # more commanderies than at the start of the turn, which keeps authority
MET: Final = 200.0  # the seat's objective, if it would be met at the end of this turn
RIVAL: Final = 0.5  # the weight of a rival's prospects
ASSAULT: Final = 0.25  # weight of a rival commandery if our stronger army is on a link to it
DANGER: Final = 0.6  # weight of a commandery that we lose if a stronger rival is next to it
POINT: Final = 35.0  # a point of the final score, in the last turn
HURRY: Final = 2.5  # the exponent with which the value of a point grows turn by turn
THREAT: Final = 0.0  # weight of a rival commandery if our stronger army is next to it


class Weights:
    """The weights: the constants above, of which some may be replaced."""

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
# For `grandmaster-long`: found by self-play of whole turns (`scripts/tune.py slopes royaumes --way sprees`).
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
    """What a seat has on the map, counted in one pass because an evaluation may take only microseconds."""

    def __init__(self, wanted: int) -> None:
        # a mask of the commanderies that the seat's objective names; 0 if the objective is unknown
        self.wanted: i64 = wanted
        self.occupied: i64 = 0  # commanderies, as a mask
        self.beside: i64 = 0  # commanderies next to its armies, as a mask
        self.organised: i64 = 0
        self.disorganised: i64 = 0
        self.claims = 0.0  # the value of land that can be entered


def evaluate(state: RoyaumesState, seat: int, weights: Weights = USUAL) -> float:
    """The seat's own prospects minus those of the strongest rival."""
    if state.over:
        return ended(state, seat)
    return prospects(state, seat, surveys(state, seat, weights), weights)


def ended(state: RoyaumesState, seat: int) -> float:
    """The value of a game that is over."""
    return (10000.0 if seat in state.winners() else -10000.0) + state.scores()[seat]


def prospects(state: RoyaumesState, seat: int, found: list[Survey], weights: Weights) -> float:
    """Land, forces and markers, minus part of what the strongest rival has."""
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
    """The surveys of all seats, as one seat sees them: it knows only its own objective."""
    return [
        survey(state, other, wanted_land(state, seat) if other == seat else 0, weights)
        for other in range(state.seats)
    ]


def survey(state: RoyaumesState, seat: int, wanted: int, weights: Weights = USUAL) -> Survey:
    """The land that the seat holds, and the land that its spare troops or its armies on links can enter."""
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
    """Commanderies, kingdoms and authority; with the objective if it is known."""
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


def forces(state: RoyaumesState, seat: int, found: Survey, weights: Weights) -> float:
    """Troops, and generals as the other seats see them."""
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
    """The seat's own markers: their value, and a bonus for small ones."""
    small = min(2, state.stock[3 * seat + 2])
    return weights.marker * state.worth_of_stock(seat) + weights.small_change * small


def parts(state: RoyaumesState, seat: int) -> list[tuple[str, float]]:
    """The named parts that `evaluate` adds up."""
    if state.over:
        won = 10000.0 if seat in state.winners() else -10000.0
        return [("part-won", won), ("part-score", float(state.scores()[seat]))]
    weights, found = USUAL, surveys(state, seat)
    own = found[seat]
    occupied, count, attacks = own.occupied, bits(own.occupied), seat == state.attacker
    kingdoms = 0.0
    for kingdom in range(len(state.map.kingdoms)):
        if controls(state.map, occupied, kingdom):
            kingdoms += weights.major if kingdom < MAJORS else weights.minor
    progress = count > state.progress[seat] and state.phase < AUTHORITY
    objective = weights.wanted * bits(own.occupied & own.wanted)
    objective += MET if met(state, state.objectives[seat], occupied) else 0.0
    organised = own.organised + (state.attack_organised if attacks else 0)
    disorganised = own.disorganised + (state.attack_disorganised if attacks else 0)
    troops = weights.organised * int(organised) + weights.disorganised * int(disorganised)
    value = prospects(state, seat, found, weights)
    sum_of_own = land(state, seat, own, True, weights) + forces(state, seat, own, weights)
    return [
        ("part-land", HELD * count),
        ("part-claims", own.claims),
        ("part-kingdoms", kingdoms),
        ("part-progress", weights.progress if progress else 0.0),
        ("part-authority", -weights.fallen * state.authority[seat]),
        ("part-objective", objective),
        ("part-troops", troops),
        ("part-generals", forces(state, seat, own, weights) - troops),
        ("part-markers", purse(state, seat, weights)),
        ("part-rival", value - sum_of_own - purse(state, seat, weights)),
    ]


# --- judging the end of a rollout -------------------------------------------------------------------------


def outlook(state: RoyaumesState, seat: int, weights: Weights = USUAL) -> float:
    """`evaluate`, plus land that can be taken from rivals, minus land that rivals can take. The weight of
    points grows every turn.
    """
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
    """The points of a seat; a kingdom that it holds in part counts for part of its points, weighted with
    `hope`.
    """
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
    """1 for a controlled kingdom. If control is still possible, the square of the fraction that is held;
    else 0.
    """
    whole = state.map.kingdoms[kingdom]
    held = occupied & whole
    if held == 0:
        return 0.0
    if held == whole:
        return 1.0
    part = bits(held) / bits(whole)
    return hope * part * part


def far_outlook(state: RoyaumesState, seat: int) -> float:
    """The outlook of `grandmaster-long`, with the weights that were fitted for two seats."""
    return outlook(state, seat, FAR if state.seats == 2 else USUAL)


def season(state: RoyaumesState) -> tuple[int, int]:
    """The turn and phase of a position."""
    return state.turn, state.phase


def done(state: RoyaumesState) -> int:
    """The answer that ends a seat's part of a phase."""
    return act.DONE if state.decision.kind in ("recruit", "move", "march", "reorganise") else -1


EVALUATION: Final = Evaluation(
    evaluate=evaluate,
    parts=parts,
    reply=reply,
    kept=8,
    answers=answers,
    outlook=outlook,
    season=season,
    done=done,
)
LONG: Final = replace(EVALUATION, outlook=far_outlook, kept=24, alike=1.0)
