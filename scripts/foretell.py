"""Finds what foretells the result where rollouts end: `python scripts/foretell.py zhanguo --out runs`.

It plays matches of small rollouts, now and then with a phrase that is not the best, and notes at the end of
every turn what a title's `things` count (`evaluate.py`). Then it asks which weights, one at the start of the
game and one at its end, would have foretold by how many points each seat wins: least squares, drawn towards
the weights that are there. From a position to the result of its match is a long way, so a position is to
foretell what the positions after it do, and the result only as far as that goes on (`--trust`). It prints
WEIGHTS for evaluate.py, and how much they foretell of what was still to come in matches that were left out.

`--out` keeps the matches: the same command goes on where it was stopped, and more `--matches` play on.
`--verdict` plays with the verdict that is there instead of without: a second round, for who has a first one.
"""

from __future__ import annotations

import argparse
import multiprocessing
from functools import partial
from pathlib import Path

import msgspec

import tianxia
from tianxia.bots.evaluation import Evaluation, evaluation
from tianxia.bots.rollouts import Reach, Rollouts
from tianxia.bots.verdict import Verdict
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

SIMULATIONS = 3_000
WIDE, KEPT, TURNS, REDEALS = 32, 4, 2, 1  # small rollouts
ASIDE = 12  # of a hundred phrases are not the best but one of the next ...
NEXT = 5
DRAWN = 0.14  # how strongly a fit is drawn towards the weights that are there, as a part of what was seen
ROUNDS = 7  # of foretelling what positions foretell
PARTS = 5  # of the matches; each is left out once
STAGES = 5  # of the game, told apart

Weights = list[tuple[str, float, float]]


class Position(msgspec.Struct):
    """The end of a turn: what is left of the game, who played last, and the things of seat 0."""

    left: float
    last: int
    things: list[float]


class Match(msgspec.Struct):
    """The ends of the turns of one match, and its result."""

    seed: int
    positions: list[Position]
    scores: list[int]


# --- playing ---------------------------------------------------------------------------------------------


def play(title: str, with_verdict: bool, seed: int) -> Match:
    """A match of small rollouts at two seats."""
    own = evaluation(title, long=True)
    assert own.things is not None
    assert own.left is not None
    verdict = Verdict(own.weights, own.things, own.left).judge if with_verdict else None
    state: State = tianxia.game(title).new(2, None, seed)
    positions: list[Position] = []
    last, moves = -1, 0
    while not state.over:
        seat = state.decision.seat
        if last >= 0 and seat != last and own.reply(state) < 0:
            positions.append(Position(own.left(state), last, own.things(state, 0)))
        last = seat
        rng = stream(seed, f"bot {seat} at {moves}")
        position = state.redeal(seat, rng)
        reach = Reach(KEPT, TURNS, REDEALS, WIDE)
        judge, choose = own.outlook or own.evaluate, rng.split("choose")
        thought = Rollouts(position, seat, choose, judge, own.reply, reach, 0.0, own.answers, verdict)
        phrase = thought.answer(SIMULATIONS)
        others = min(NEXT, len(thought.candidates) - 1)
        if others > 0 and choose.below(100) < ASIDE:
            phrase = thought.candidates[1 + choose.below(others)].actions
        for action in phrase:
            state.take_for(seat, action)
        moves += 1
    return Match(seed, positions, state.scores())


def collect(title: str, file: Path, count: int, jobs: int, with_verdict: bool) -> list[Match]:
    """The matches of a journal, and so many more that there are `count`."""
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
    """What a position is known by: each thing early and late, and who has just played."""
    left, turn = position.left, 1.0 if position.last == 0 else -1.0
    early = [left * count for count in position.things]
    return [*early, *[(1 - left) * count for count in position.things], left * turn, (1 - left) * turn]


class Seen:
    """Matches as a fit sees them: rows of their positions, results, and the sums of products of all rows."""

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
    """The weights of rows that foretell best, drawn towards those before."""
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
            expected = after = result  # what comes of the match, and what the next position foretells
            for one in reversed(rows):
                if again:  # the first time nothing foretells anything yet: only results count
                    expected = (1 - trust) * after + trust * expected
                right = [sum_up + count * expected for sum_up, count in zip(right, one, strict=True)]
                after = total(one, weights)
        weights = solve(triangle, right)
    return weights


def total(one: list[float], weights: list[float]) -> float:
    return sum(count * weight for count, weight in zip(one, weights, strict=True))


def decompose(rows: list[list[float]]) -> list[list[float]]:
    """The lower triangle whose product with itself is a positive definite matrix (Cholesky), of which the
    lower triangle is given."""
    size = len(rows)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            rest = rows[i][j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = rest**0.5 if i == j else rest / lower[j][j]
    return lower


def solve(lower: list[list[float]], right: list[float]) -> list[float]:
    size = len(right)
    half = [0.0] * size
    for i in range(size):
        half[i] = (right[i] - sum(lower[i][k] * half[k] for k in range(i))) / lower[i][i]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (half[i] - sum(lower[k][i] * found[k] for k in range(i + 1, size))) / lower[i][i]
    return found


def foretold(matches: list[Match], weights: list[float], points: list[int]) -> list[tuple[float, float]]:
    """By stage of the game: what was missed of what was still to come, and all of it, as squares.

    `points` are the things that are points already.
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
    """Print the weights, and what those foretell that were found without the matches in question."""
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
    parser.add_argument("--verdict", action="store_true", help="play with the verdict that is there")
    parser.add_argument("--trust", type=float, default=0.85, help="in what comes after the next position")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, required=True)
    arguments = parser.parse_args()
    file = arguments.out / f"{arguments.title}{'-verdict' if arguments.verdict else ''}.jsonl"
    matches = collect(arguments.title, file, arguments.matches, arguments.jobs, arguments.verdict)
    tell(evaluation(arguments.title, long=True).weights, matches, arguments.trust)


def has_things(title: Evaluation) -> bool:
    return title.things is not None and title.left is not None


if __name__ == "__main__":
    main()
