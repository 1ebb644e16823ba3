"""Fits the weights of a verdict (bots/verdict.py): `python scripts/foretell.py zhanguo --out runs`.

It plays matches of small rollouts with some random exploration, and records the features (`things` in a
title's `evaluate.py`) at the end of every turn. Then it fits two weights for each feature, for the start and
the end of the game, to predict the final margin by ridge regression towards the current weights. The result
of a match is a noisy target, so positions are fitted to the prediction of the positions after them, as in
TD(lambda) with `--trust` as lambda. It prints WEIGHTS for evaluate.py and the variance that they explain in
held-out matches.

`--out` keeps the matches: the same command resumes, and more `--matches` add to them. `--verdict` plays with
the current verdict, for a second round.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import sys
from functools import partial
from pathlib import Path

import msgspec

import tianxia
from tianxia.bots.bot import Bot
from tianxia.bots.driver import Watcher, play_match
from tianxia.bots.evaluation import evaluation
from tianxia.bots.rollouts import Rollouts
from tianxia.bots.settings import RolloutSettings
from tianxia.bots.verdict import Verdict
from tianxia.kernel.evaluation import Evaluation
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.least_squares import decompose, solve

SIMULATIONS = 3_000
WIDE, KEPT, TURNS, REDEALS = 32, 4, 2, 1  # small rollouts
ASIDE = 12  # percent of moves that explore: one of the next best phrases ...
NEXT = 5
DRAWN = 0.14  # strength of the ridge towards the current weights, relative to the data
ROUNDS = 7  # iterations of the temporal-difference fit
PARTS = 5  # folds of the cross-validation
STAGES = 5  # stages of the game in the report

Weights = list[tuple[str, float, float]]


class Position(msgspec.Struct):
    """The end of a turn: the part of the game left, the last seat to play, and the features of seat 0."""

    left: float
    last: int
    things: list[float]


class Match(msgspec.Struct):
    """The ends of the turns of one match, and its result."""

    seed: int
    positions: list[Position]
    scores: list[int]


# --- playing ---------------------------------------------------------------------------------------------


class Explorer(Bot):
    """Small rollouts; ASIDE percent of the moves are one of the next best phrases."""

    name = "explorer"

    def __init__(self, own: Evaluation, with_verdict: bool) -> None:
        assert own.things is not None
        assert own.left is not None
        self.own = own
        self.verdict = Verdict(own.weights, own.things, own.left).judge if with_verdict else None

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        own = self.own
        settings = RolloutSettings(
            evaluate=own.outlook or own.evaluate,
            reply=own.reply,
            answers=own.answers,
            verdict=self.verdict,
            kept=KEPT,
            wide=WIDE,
            turns=TURNS,
            redeals=REDEALS,
        )
        thought = Rollouts(position, seat, rng, settings)
        phrase = thought.answer(SIMULATIONS, until)
        others = min(NEXT, len(thought.candidates) - 1)
        if others > 0 and rng.below(100) < ASIDE:
            return thought.candidates[1 + rng.below(others)].actions
        return phrase


class EndsOfTurns(Watcher):
    """Records the position at the end of every turn."""

    def __init__(self, own: Evaluation) -> None:
        self.own = own
        self.last = -1
        self.positions: list[Position] = []

    def before_move(self, state: State, seat: int) -> None:
        own = self.own
        assert own.things is not None
        assert own.left is not None
        if self.last >= 0 and seat != self.last and own.reply(state) < 0:
            self.positions.append(Position(own.left(state), self.last, own.things(state, 0)))
        self.last = seat


def play(title: str, with_verdict: bool, seed: int) -> Match:
    """A match of small rollouts at two seats."""
    own = evaluation(title, long=True)
    state: State = tianxia.game(title).new(2, None, seed)
    bot, ends = Explorer(own, with_verdict), EndsOfTurns(own)
    play_match(state, {0: bot, 1: bot}, seed, ends)
    return Match(seed, ends.positions, state.scores())


def collect(title: str, file: Path, count: int, jobs: int, with_verdict: bool) -> list[Match]:
    """The matches of a journal; plays more until there are `count`."""
    found: list[Match] = []
    if file.exists():
        found = [msgspec.json.decode(line, type=Match) for line in file.read_bytes().splitlines()]
    known = {match.seed for match in found}
    missing = [seed for seed in range(count) if seed not in known]
    if not missing:
        return found
    file.parent.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool, file.open("ab") as journal:
        for match in pool.imap_unordered(partial(play, title, with_verdict), missing):
            journal.write(msgspec.json.encode(match) + b"\n")
            journal.flush()
            found.append(match)
            print(f"{len(found)} of {count}: {match.scores}", flush=True)
    return found


# --- foretelling -----------------------------------------------------------------------------------------


def row(position: Position) -> list[float]:
    """The regression row of a position: each feature early and late, and who has just played."""
    left, turn = position.left, 1.0 if position.last == 0 else -1.0
    early = [left * count for count in position.things]
    return [*early, *[(1 - left) * count for count in position.things], left * turn, (1 - left) * turn]


class Seen:
    """The data of a fit: rows, results, and the sums of products of rows."""

    def __init__(self, size: int) -> None:
        self.matches: list[tuple[list[list[float]], float]] = []
        self.count = 0
        self.sums = [0.0] * size
        self.products = [[0.0] * size for _ in range(size)]  # the lower triangle

    def add(self, match: Match) -> None:
        rows = [row(position) for position in match.positions]
        self.matches.append((rows, float(match.scores[0] - match.scores[1])))
        for one in rows:
            used = [at for at, count in enumerate(one) if count]
            self.count += 1
            for number, i in enumerate(used):
                mine, target = one[i], self.products[i]
                self.sums[i] += mine
                for j in used[: number + 1]:
                    target[j] += mine * one[j]

    def join(self, other: Seen) -> None:
        self.matches += other.matches
        self.count += other.count
        self.sums = [mine + more for mine, more in zip(self.sums, other.sums, strict=True)]
        for target, source in zip(self.products, other.products, strict=True):
            for at, more in enumerate(source):
                target[at] += more


def joined(parts: list[Seen], size: int) -> Seen:
    whole = Seen(size)
    for part in parts:
        whole.join(part)
    return whole


def fit(seen: Seen, before: list[float], trust: float) -> list[float]:
    """Fit the weights by ridge regression towards `before`."""
    size = range(len(before))
    products = [line[:] for line in seen.products]
    drawn = [DRAWN * (products[at][at] - seen.sums[at] ** 2 / seen.count) + 1e-6 for at in size]
    for at in size:
        products[at][at] += drawn[at]
    triangle = decompose(products)
    weights = before
    for again in range(ROUNDS):
        right = [drawn[at] * before[at] for at in size]
        for rows, result in seen.matches:
            expected = after = result  # the target, and the prediction of the next position
            for one in reversed(rows):
                if again:  # the first iteration has no predictions: use results only
                    expected = (1 - trust) * after + trust * expected
                right = [sum_up + count * expected for sum_up, count in zip(right, one, strict=True)]
                after = total(one, weights)
        weights = solve(triangle, right)
    return weights


def total(one: list[float], weights: list[float]) -> float:
    return sum(count * weight for count, weight in zip(one, weights, strict=True))


def foretold(matches: list[Match], weights: list[float], points: list[int]) -> list[tuple[float, float]]:
    """By stage of the game: the squared error of the predicted remaining margin, and the total square of
    that margin.

    `points`: the features that are points already scored.
    """
    found = [(0.0, 0.0)] * STAGES
    for match in matches:
        result = match.scores[0] - match.scores[1]
        for position in match.positions:
            stage = min(STAGES - 1, int((1 - position.left) * STAGES))
            now = sum(position.things[at] for at in points)
            missed, whole = found[stage]
            missed += (result - total(row(position), weights)) ** 2
            found[stage] = missed, whole + (result - now) ** 2
    return found


def tell(before: Weights, matches: list[Match], trust: float) -> None:
    """Print the weights, and the variance that they explain in held-out matches."""
    names = [name for name, _, _ in before]
    points = [at for at, name in enumerate(names) if name.startswith("points")]
    old = [early for _, early, _ in before] + [late for _, _, late in before] + [0.0, 0.0]
    sums = {"those before": [(0.0, 0.0)] * STAGES, "these": [(0.0, 0.0)] * STAGES}
    parts = [Seen(len(old)) for _ in range(PARTS)]
    for at, match in enumerate(matches):
        parts[at % PARTS].add(match)
    for part in range(PARTS):
        others = joined([seen for at, seen in enumerate(parts) if at != part], len(old))
        for name, weights in (("those before", old), ("these", fit(others, old, trust))):
            fresh = foretold(matches[part::PARTS], weights, points)
            sums[name] = [(a + c, b + d) for (a, b), (c, d) in zip(sums[name], fresh, strict=True)]
    for name, stages in sums.items():
        print(f"{name} foretell", ", ".join(f"{1 - missed / whole:.0%}" for missed, whole in stages if whole))
    weights = fit(joined(parts, len(old)), old, trust)
    print(f"{len(matches)} matches\nWEIGHTS: Final[list[tuple[str, float, float]]] = [")
    for at, name in enumerate(names):
        print(f'    ("{name}", {weights[at]:.2f}, {weights[len(names) + at]:.2f}),')
    print("]")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    able = [title for title in tianxia.titles() if has_things(evaluation(title))]
    parser.add_argument("title", choices=able)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--verdict", action="store_true", help="play with the current verdict")
    parser.add_argument("--trust", type=float, default=0.85, help="lambda of TD(lambda)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    file = arguments.out / f"{arguments.title}{'-verdict' if arguments.verdict else ''}.jsonl"
    matches = collect(arguments.title, file, arguments.matches, arguments.jobs, arguments.verdict)
    tell(evaluation(arguments.title, long=True).weights, matches, arguments.trust)


def has_things(own: Evaluation) -> bool:
    return own.things is not None and own.left is not None


if __name__ == "__main__":
    main()
