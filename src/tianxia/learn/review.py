"""Review of a finished match: its story, and the moments where it was decided.

A review is many small pieces of work, each a pure function of a position, so that a server can spread them
and stop between any two. `review` does them all in a row.

    >>> from tianxia.kernel.record import start_record
    >>> import tianxia
    >>> game = tianxia.game("huang")
    >>> reviewing = Reviewing(game, start_record(game, 2, game.options(), 1, ["Ann", "bot greedy"]))
    >>> len(reviewing.turns)
    0
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from tianxia.bots.evaluation import evaluation
from tianxia.kernel.game import Game
from tianxia.kernel.reader import read
from tianxia.kernel.record import Record, begin, replay_steps
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.learn.thought import Estimate, Finding, certain, estimate, regret, think_about

MOST_MOMENTS = 12
MOST_ESTIMATES = 80
ESTIMATE_REDEALS = 12
MOMENT_REDEALS = 32
REGRET_AS_CHANCE = 0.27  # chances lost by a regret of one `lead`: 0.75 - 0.5, and a little more
MOST_REGRET = 2.0  # in such leads


class PastMove(msgspec.Struct, frozen=True):
    """A move of the match: the version it made, and the position before it."""

    version: int
    seat: int
    actions: list[int]
    before: State


class Turn(msgspec.Struct, frozen=True):
    """Moves of one seat in a row, and the position after them."""

    seat: int
    moves: list[PastMove]
    after: State
    estimated: bool


class Look(msgspec.Struct, frozen=True):
    """The first look at a turn: the chances after it, and the move in it that seems worst."""

    estimate: Estimate | None
    version: int
    regret: float


class Point(msgspec.Struct, frozen=True):
    """The match after a turn: exact scores, and the chances as the bots see them (null: not estimated)."""

    version: int
    seat: int  # whose turn it was
    scores: list[int]
    chances: Estimate | None


class Category(msgspec.Struct, frozen=True):
    """A line of the score sheet over time: `values` by point and seat."""

    key: str
    values: list[list[int]]


class Moment(msgspec.Struct, frozen=True):
    """A move that is worth long thinking. `swing`: the change of its seat's chances in that turn."""

    version: int
    seat: int
    swing: float
    finding: Finding


class Review(msgspec.Struct, frozen=True):
    """The result: scores and chances over time, and the moves that were worth long thinking."""

    game: str
    seats: int
    names: list[str]
    points: list[Point]
    categories: list[Category]
    moments: list[Moment]


def look_at(turn: Turn, lead: float) -> Look:
    """A cheap look at a turn."""
    worst, version = 0.0, turn.moves[0].version
    for move in turn.moves:
        lost = regret(move.before, move.seat, move.actions, stream(move.version, "review regret")) / lead
        if lost > worst:
            worst, version = lost, move.version
    found = None
    if turn.after.over:
        found = certain(turn.after)
    elif turn.estimated:
        waiting = turn.after.waiting()
        seat = waiting[0]
        rng = stream(turn.moves[-1].version, "review estimate")
        found = estimate(turn.after, seat, rng, ESTIMATE_REDEALS)
    return Look(found, version, round(worst, 3))


def think(move: PastMove) -> Finding:
    """A long thought about a move."""
    rng = stream(move.version, "review moment")
    return think_about(move.before, move.seat, move.actions, rng, MOMENT_REDEALS)


class Reviewing:
    """Makes a review: first look at every turn, then think about the moments."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.turns = estimated(turns_of(game, record))
        people = {seat for seat, name in enumerate(record.players) if not name.startswith("bot ")}
        self.people = people or set(range(record.seats))

    def moments(self, looks: Sequence[Look]) -> list[tuple[PastMove, float]]:
        """The moves to think about, in the order of play, with the swing of their turns.

        The seats of people take turns to choose the move with the largest swing, at most one move of each
        turn.
        """
        chances: list[float | None] = [None] * self.record.seats
        weighed: dict[int, list[tuple[float, PastMove, float]]] = {}
        for turn, look in zip(self.turns, looks, strict=True):
            swing = 0.0
            if look.estimate is not None:
                known = chances[turn.seat] if turn.seat < len(chances) else None
                swing = 0.0 if known is None else look.estimate.shares[turn.seat] - known
                chances = [*look.estimate.shares]
            if turn.seat not in self.people:
                continue
            move = next(move for move in turn.moves if move.version == look.version)
            if not can_choose(move):
                continue
            weight = abs(swing) + REGRET_AS_CHANCE * min(MOST_REGRET, look.regret)
            weighed.setdefault(turn.seat, []).append((weight, move, swing))
        for found in weighed.values():
            found.sort(key=lambda one: (-one[0], one[1].version))
        chosen: list[tuple[PastMove, float]] = []
        while len(chosen) < MOST_MOMENTS and any(weighed.values()):
            for seat in sorted(weighed):
                if weighed[seat] and len(chosen) < MOST_MOMENTS:
                    _, move, swing = weighed[seat].pop(0)
                    chosen.append((move, round(swing, 3)))
        return sorted(chosen, key=lambda one: one[0].version)

    def review(
        self, looks: Sequence[Look], moments: Sequence[tuple[PastMove, float]], findings: Sequence[Finding]
    ) -> Review:
        """Put together what was found."""
        points, sheets = [], []
        for turn, look in zip(self.turns, looks, strict=True):
            points.append(Point(turn.moves[-1].version, turn.seat, list(turn.after.scores()), look.estimate))
            sheets.append(dict(turn.after.sheet()))
        keys = list(dict.fromkeys(key for sheet in sheets for key in sheet))
        none = [0] * (len(points[0].scores) if points else 0)
        categories = [Category(key, [list(sheet.get(key, none)) for sheet in sheets]) for key in keys]
        shown = [
            Moment(move.version, move.seat, swing, finding)
            for (move, swing), finding in zip(moments, findings, strict=True)
        ]
        names = [*self.record.players, *[""] * self.record.seats][: self.record.seats]
        return Review(self.game.name, self.record.seats, names, points, categories, shown)


def can_choose(move: PastMove) -> bool:
    """Was there more than one legal answer somewhere in a move?"""
    state = move.before.copy()
    for action in move.actions:
        decision = state.decision_for(move.seat)
        if decision is None:
            return False
        if len(decision.actions(state)) > 1:
            return True
        state.take_for(move.seat, action)
    return False


def moves_of(game: Game, record: Record) -> Iterable[tuple[PastMove, State]]:
    """The moves that were not taken back, with the position after each."""
    before = begin(game, record)
    positions = {0: before}
    kept: list[tuple[PastMove, State]] = []
    for entry, after, _ in replay_steps(game, record):
        positions[entry.number] = after
        if entry.kind == "undo":
            kept = [one for one in kept if one[0].version <= entry.to]
        if entry.kind == "move":
            actions = read(before, entry.text, entry.seat, format=record.format).actions
            kept.append((PastMove(entry.number, entry.seat, actions, before), after))
        before = after
    return kept


def turns_of(game: Game, record: Record) -> list[Turn]:
    """The moves that stand, in turns."""
    turns: list[Turn] = []
    for move, after in moves_of(game, record):
        if turns and turns[-1].seat == move.seat:
            turns[-1] = Turn(move.seat, [*turns[-1].moves, move], after, False)
        else:
            turns.append(Turn(move.seat, [move], after, False))
    return turns


def estimated(turns: list[Turn]) -> list[Turn]:
    """Mark the turns after which chances are estimated: all of them, or evenly spaced ones if there are
    many."""
    step = max(1, -(-len(turns) // MOST_ESTIMATES))
    last = len(turns) - 1
    return [msgspec.structs.replace(turn, estimated=(last - at) % step == 0) for at, turn in enumerate(turns)]


def lead_of(game: Game) -> float:
    """The margin of the evaluation by which a leader wins about 3 games in 4."""
    return evaluation(game.name).lead


def review(game: Game, record: Record, progress: Callable[[int, int], None] | None = None) -> Review:
    """Review a match. `progress` is called with the number of finished pieces and of all pieces."""
    reviewing = Reviewing(game, record)
    lead, turns = lead_of(game), reviewing.turns
    report = progress or (lambda done, total: None)
    total = len(turns) + MOST_MOMENTS
    looks = []
    for turn in turns:
        looks.append(look_at(turn, lead))
        report(len(looks), total)
    moments = reviewing.moments(looks)
    findings = []
    for move, _ in moments:
        findings.append(think(move))
        report(len(turns) + len(findings), total)
    report(total, total)
    return reviewing.review(looks, moments, findings)
