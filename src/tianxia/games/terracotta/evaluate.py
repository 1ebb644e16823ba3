"""What a position is worth: points so far, what the board would score, what resources may become."""

from __future__ import annotations

from typing import Final

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.decisions.bonus import bow_points
from tianxia.games.terracotta.inspector import COLUMN, ROW, score_line
from tianxia.games.terracotta.maintenance import bits
from tianxia.games.terracotta.majority import pay
from tianxia.games.terracotta.mausoleum import COLUMNS, NEXT, ROWS, type_at
from tianxia.games.terracotta.rack import rack_value
from tianxia.games.terracotta.scoring import score_musician
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tile import count_tile

RIVAL: Final = 0.7  # what the best rival's prospects weigh against one's own

INSPECTED: Final = 0.8  # a point of the lines inspected now: they may still change
AHEAD: Final = 0.35  # and of the lines inspected in the next round
TILE_NOW: Final = 0.8
TILE_LATER: Final = 0.35

# What one has, at the start of the game; all of it fades towards the end.
WET: Final = 1.3
DRY: Final = 0.6
COIN: Final = 0.8
ENOUGH: Final = 8  # more of a resource is worth little
WEAPON: Final = 1.8
MASTER: Final = 1.2  # for each round it will still serve
ARTISAN: Final = 0.8
TOKEN: Final = 1.0

TURNS_AHEAD: Final = 2  # that rollouts play on: what one begins pays off in the next turn of one's own


def evaluate(state: TerracottaState, seat: int) -> float:
    """One's own prospects against those of the strongest rival."""
    totals = state.scores()
    if state.over:
        return 1000.0 * (seat in state.winners()) + totals[seat]
    board = board_points(state)
    mine = totals[seat] + board[seat] + resources(state, seat)
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, totals[other] + board[other] + resources(state, other))
    return mine - RIVAL * best


def board_points(state: TerracottaState) -> list[float]:
    """By seat, what lines, Musicians and tiles would bring if nothing changed."""
    tables = state.tables
    points = [0.0] * state.seats
    later = state.round < tables.rounds
    add(points, score_line(state, ROW, state.row), INSPECTED)
    add(points, score_line(state, COLUMN, state.column), INSPECTED)
    if later:
        step = tables.inspector_step
        add(points, score_line(state, ROW, (state.row + step) % ROWS), AHEAD)
        add(points, score_line(state, COLUMN, (state.column + step) % COLUMNS), AHEAD)
    for space in state.musicians:
        add(points, score_musician(state, space), float(tables.rounds + 1 - state.round))
    for round in range(state.round, tables.rounds + 1):
        counts = count_tile(state, state.tiles[round - 1])
        scored = pay(counts, tables.tile_domination[round - 1], tables.tile_presence[round - 1])
        add(points, scored, TILE_NOW if round == state.round else TILE_LATER)
    return points


def add(points: list[float], more: list[int], weight: float) -> None:
    for seat in range(len(points)):
        points[seat] += weight * more[seat]


def left_to_play(state: TerracottaState) -> float:
    """How much of the game is still to come, from 1 to 0."""
    workers = state.seats * state.tables.workers[state.seats - 2]
    played = (state.round - 1) + state.turn / workers
    return max(0.0, 1.0 - played / state.tables.rounds)


def resources(state: TerracottaState, seat: int) -> float:
    """What coins, clay, weapons, Masters and artisans may still become; leftovers are in the score."""
    left = left_to_play(state)
    value = WET * min(ENOUGH, state.wet[seat]) + DRY * min(ENOUGH, state.dry[seat])
    value += COIN * min(ENOUGH, state.coins[seat])
    value += WEAPON * bits(state.weapons[seat])
    value += ARTISAN * (state.artisans[seat] + bits(state.artisans_at[seat]))
    value *= min(1.0, 0.2 + 1.3 * left)
    value += MASTER * bits(state.masters[seat]) * (state.tables.rounds - state.round)
    if state.tokens[seat] > 0 and state.round < state.tables.rounds:
        value += TOKEN
    return value


# --- what a worker just placed is assumed to do ---------------------------------------------------------


def reply(state: TerracottaState) -> int:
    """A sensible answer within a turn, so that its beginning can be judged; -1 at its end."""
    kind = state.decision.kind
    if kind in ("turn", "place"):
        return -1
    actions = state.actions()
    if len(actions) == 1:
        return actions[0]
    if kind == "act":
        return best_act(state, actions)
    if kind == "warrior-space":
        return best_space(state, actions, getattr(state.decision, "type", 0))
    if kind == "weapon":
        return best_shot(state, actions, getattr(state.decision, "space", 0))
    return actions[0]


def best_act(state: TerracottaState, actions: list[int]) -> int:
    """Shape the dearest warrior, take what there is to take, else a clay or a coin."""
    seat = state.decision.seat
    best = -1
    most = -1
    for action in actions:
        if act.SHAPE <= action < act.FIGURE:
            type = action - act.SHAPE
            worth = rack_value(state, type) + (
                2 if state.is_active(seat, state.tables.weapon_of[type]) else 0
            )
            if worth > most:
                best, most = action, worth
    if best >= 0:
        return best
    if act.TAKE in actions:
        return act.TAKE
    for action in actions:
        if action >= act.FIGURE:
            return action
    return act.CLAY if state.wet[seat] < 4 else act.COIN


def best_space(state: TerracottaState, actions: list[int], type: int) -> int:
    """Inspected lines, the tile's area, and neighbours of the type."""
    area = state.tables.areas[state.tile_now()]
    best = actions[0]
    most = -1
    for space in actions:
        worth = 2 if (area >> space) & 1 else 0
        if space // COLUMNS == state.row:
            worth += 3
        if space % COLUMNS == state.column:
            worth += 3
        for direction in range(4):
            near = NEXT[4 * space + direction]
            if near >= 0 and type_at(state, near) == type:
                worth += 2
        if worth > most:
            best, most = space, worth
    return best


def best_shot(state: TerracottaState, actions: list[int], space: int) -> int:
    """Use the weapon; with the Bow in the best direction."""
    if act.USE in actions:
        return act.USE
    best = act.KEEP
    most = 1
    for direction in range(4):
        points = bow_points(state, space, direction)
        if points > most:
            best, most = act.DIRECTION + direction, points
    return best
