"""The evaluation of Terracotta Army: points so far, what the board would score, and the value of resources.

`evaluate` uses rules of thumb. `outlook`, which `grandmaster-long` uses, counts more features; their
weights were fitted by self-play and change during the game.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tianxia.games.terracotta import actions as act
from tianxia.games.terracotta.decisions.bonus import bow_points
from tianxia.games.terracotta.final import score_footmen, score_groups, score_leftovers
from tianxia.games.terracotta.inspector import COLUMN, ROW, score_line
from tianxia.games.terracotta.majority import pay
from tianxia.games.terracotta.mausoleum import COLUMNS, NEXT, ROWS, type_at, warriors_placed
from tianxia.games.terracotta.rack import rack_value
from tianxia.games.terracotta.scoring import score_musician
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import (
    ADMINISTRATOR,
    BLACKSMITH,
    CLAY_PITS,
    INSPECTOR,
    SHAPER,
    SUPERVISOR,
)
from tianxia.games.terracotta.tile import count_tile
from tianxia.kernel.evaluation import Evaluation
from tianxia.kernel.numbers import bits

RIVAL: Final = 0.7  # the weight of the best rival's prospects

INSPECTED: Final = 0.8  # a point of the currently inspected lines, which may still change
AHEAD: Final = 0.35  # a point of the lines inspected in the next round
TILE_NOW: Final = 0.8
TILE_LATER: Final = 0.35

# Values at the start of the game; all of them fade towards the end.
WET: Final = 1.3
DRY: Final = 0.6
COIN: Final = 0.8
ENOUGH: Final = 8  # a resource beyond this number is worth little
WEAPON: Final = 1.8
MASTER: Final = 1.2  # for each remaining round in which the Master can be used
ARTISAN: Final = 0.8
TOKEN: Final = 1.0


def evaluate(state: TerracottaState, seat: int) -> float:
    """The seat's own prospects minus those of the strongest rival."""
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
    """By seat: what lines, Musicians and tiles would score if nothing changed."""
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
    """The part of the game that is left, from 1 to 0."""
    workers = state.seats * state.tables.workers[state.seats - 2]
    played = (state.round - 1) + state.turn / workers
    return max(0.0, 1.0 - played / state.tables.rounds)


def resources(state: TerracottaState, seat: int) -> float:
    """The future value of coins, clay, weapons, Masters and artisans; the score has the value of
    leftovers.
    """
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


def parts(state: TerracottaState, seat: int) -> list[tuple[str, float]]:
    """What `evaluate` adds up."""
    totals = state.scores()
    if state.over:
        return [("part-won", 1000.0 * (seat in state.winners())), ("part-points", float(totals[seat]))]
    tables, left = state.tables, left_to_play(state)
    later = state.round < tables.rounds
    board, ahead = board_points(state), tables.rounds - state.round
    inspected = score_lines(state, 0)[seat]
    inspected_next = score_lines(state, tables.inspector_step)[seat] if later else 0
    musicians = sum(score_musician(state, space)[seat] for space in state.musicians) * (ahead + 1)
    counts = count_tile(state, state.tile_now())
    now = state.round - 1
    tile = TILE_NOW * pay(counts, tables.tile_domination[now], tables.tile_presence[now])[seat]
    lines, next_lines = INSPECTED * inspected, AHEAD * inspected_next
    fade = min(1.0, 0.2 + 1.3 * left)
    rivals = [
        totals[other] + board[other] + resources(state, other)
        for other in range(state.seats)
        if other != seat
    ]
    return [
        ("part-points", float(totals[seat])),
        ("part-lines", lines),
        ("part-next-lines", next_lines),
        ("part-musicians", float(musicians)),
        ("part-tile", tile),
        ("part-later-tiles", board[seat] - lines - next_lines - musicians - tile),
        ("part-wet", WET * min(ENOUGH, state.wet[seat]) * fade),
        ("part-dry", DRY * min(ENOUGH, state.dry[seat]) * fade),
        ("part-coins", COIN * min(ENOUGH, state.coins[seat]) * fade),
        ("part-weapons", WEAPON * bits(state.weapons[seat]) * fade),
        ("part-artisans", ARTISAN * (state.artisans[seat] + bits(state.artisans_at[seat])) * fade),
        ("part-masters", MASTER * bits(state.masters[seat]) * ahead),
        ("part-token", TOKEN if state.tokens[seat] > 0 and later else 0.0),
        ("part-rival", -RIVAL * max(-1000.0, *rivals)),
    ]


# --- long thought: judging the end of a rollout ---------------------------------------------------------

RIVAL_AHEAD: Final = 0.8

# The weight of each feature at the start of the game and at its end, with linear interpolation between.
# Fitted by self-play (`scripts/tune.py slopes terracotta`). `holdings` counts the features.
WEIGHTS: Final[list[tuple[str, float, float]]] = [
    ("groups", 0.2, 0.95),  # each point that groups would score now
    ("footmen", 0.35, 1.0),
    ("inspected", 0.8, 0.6),  # a point of the currently inspected lines, which may still change
    ("inspected next", 0.15, 0.15),
    ("musicians", 1.05, 1.05),
    ("musicians later", 1.25, 1.05),  # a point in each of the rounds to come
    ("tile", 0.55, 0.85),
    ("next tile", 0.4, 0.4),
    ("later tiles", 0.15, 0.15),
    ("wet", 1.3, 0.15),
    ("more wet", 1.15, 0.5),
    ("wet for workers", 1.75, 1.15),  # wet clay, as far as workers can still use it before it dries
    ("dry", 0.85, 0.0),
    ("more dry", 0.4, 0.0),
    ("coins", 0.5, 0.25),
    ("more coins", 0.15, 0.05),
    ("weapons", 2.5, 1.2),
    ("shaper", -0.7, -0.5),
    ("administrator", -0.2, -0.5),
    ("inspector", -0.3, -0.8),
    ("clay pits", 8.8, -2.0),
    ("supervisor", 5.7, -1.5),
    ("blacksmith", 10.5, -2.5),
    ("token", 0.2, 0.2),
    ("warriors", 5.0, 0.05),  # without the points for them so far, but with those of later rounds
]

# Beyond the first limit a further resource is worth less, beyond the second nothing.
FEW_WET: Final = 4
MANY_WET: Final = 8
FEW_DRY: Final = 6
MANY_DRY: Final = 14
FEW_COINS: Final = 4
MANY_COINS: Final = 10


class Outlook:
    """An evaluation with its own weights."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        """`early` and `late`: the weights at the start of the game and at its end."""
        self.early = early
        self.late = late

    def judge(self, state: TerracottaState, seat: int) -> float:
        """The seat's own prospects minus those of the strongest rival."""
        if state.over:
            return 1000.0 * (seat in state.winners()) + state.scores()[seat]
        left = left_to_play(state)
        leftovers = score_leftovers(state)
        things = holdings(state)
        mine = 0.0
        best = -1000.0
        for other in range(state.seats):
            total = float(state.running(other) + leftovers[other])
            counts = things[other]
            for at in range(len(counts)):
                if counts[at] != 0.0:
                    total += (self.late[at] + left * (self.early[at] - self.late[at])) * counts[at]
            if other == seat:
                mine = total
            else:
                best = max(best, total)
        return mine - RIVAL_AHEAD * best


def holdings(state: TerracottaState) -> list[list[float]]:
    """By seat: the count of each feature, in the order of the weights."""
    tables = state.tables
    ahead = tables.rounds - state.round
    groups = score_groups(state)
    footmen = score_footmen(state)
    inspected = score_lines(state, 0)
    inspected_next = score_lines(state, tables.inspector_step) if ahead else [0] * state.seats
    musicians = [0] * state.seats
    for space in state.musicians:
        sum_up(musicians, score_musician(state, space))
    tiles = [[0] * state.seats for _ in range(3)]  # lines of this round, of the next one, of all later ones
    for round in range(state.round, tables.rounds + 1):
        counts = count_tile(state, state.tiles[round - 1])
        scored = pay(counts, tables.tile_domination[round - 1], tables.tile_presence[round - 1])
        sum_up(tiles[min(2, round - state.round)], scored)
    found: list[list[float]] = []
    for seat in range(state.seats):
        wet, dry, coins = state.wet[seat], state.dry[seat], state.coins[seat]
        workers = state.apprentices[seat] + state.artisans[seat]
        masters = state.masters[seat]
        things = [
            float(groups[seat]),
            float(footmen[seat]),
            float(inspected[seat]),
            float(inspected_next[seat]),
            float(musicians[seat]),
            float(ahead * musicians[seat]),
            float(tiles[0][seat]),
            float(tiles[1][seat]),
            float(tiles[2][seat]),
            float(min(FEW_WET, wet)),
            float(max(0, min(MANY_WET, wet) - FEW_WET)),
            min(MANY_WET, wet) * workers / tables.workers[state.seats - 2],
            float(min(FEW_DRY, dry)),
            float(max(0, min(MANY_DRY, dry) - FEW_DRY)),
            float(min(FEW_COINS, coins)),
            float(max(0, min(MANY_COINS, coins) - FEW_COINS)),
            float(bits(state.weapons[seat])),
            float((masters >> SHAPER) & 1),
            float((masters >> ADMINISTRATOR) & 1),
            float((masters >> INSPECTOR) & 1),
            float((masters >> CLAY_PITS) & 1),
            float((masters >> SUPERVISOR) & 1),
            float((masters >> BLACKSMITH) & 1),
            1.0 if state.tokens[seat] > 0 else 0.0,
            float(warriors_placed(state, seat)),
        ]
        found.append(things)
    return found


def score_lines(state: TerracottaState, step: int) -> list[int]:
    """By seat: what both Inspectors would score after this many steps."""
    points = score_line(state, ROW, (state.row + step) % ROWS)
    sum_up(points, score_line(state, COLUMN, (state.column + step) % COLUMNS))
    return points


def sum_up(points: list[int], more: list[int]) -> None:
    for seat in range(len(points)):
        points[seat] += more[seat]


FOUND_BY_PLAY: Final = Outlook([early for _, early, _ in WEIGHTS], [late for _, _, late in WEIGHTS])


def outlook(state: TerracottaState, seat: int) -> float:
    """The seat's own prospects minus those of the strongest rival, with the fitted weights."""
    return FOUND_BY_PLAY.judge(state, seat)


# --- plausible actions after placing a worker ------------------------------------------------------------


def reply(state: TerracottaState) -> int:
    """A plausible answer within a turn, so that the start of the turn can be judged; -1 at its end."""
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
    """Shape the most valuable warrior, else take what the item offers, else a clay or a coin."""
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
    """The value of a space: inspected lines, the tile's area, and neighbours of the type."""
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


# With more rivals rollouts compare fewer phrases, so that a move takes the same time.
# Rollouts look two turns ahead, because preparations pay off in the seat's next turn.
EVALUATION: Final = Evaluation(
    evaluate=evaluate, parts=parts, reply=reply, kept=8, kept_at={1: 24, 2: 24, 3: 16}, turns=2
)
LONG: Final = replace(EVALUATION, outlook=outlook, kept_at={})
