"""Tunes the weights of a title's evaluation by self-play: `python scripts/tune.py slopes huang`.

- `slopes` changes all weights of both seats at random in every match and fits the effect of each on the
  margin by least squares, so that every match informs every weight. It prints the slopes with standard
  errors, and the weights after one gradient step. `--way sprees` is fastest, for titles that have them.
  Repeat with `--from` the file written to `--out` until no slope is significant.
- `weights` plays the evaluation against itself with one weight larger or smaller, on paired deals, and keeps
  changes that win. `--out` makes it resumable.
- `fit` needs fewer matches: it fits weights that predict the final margin from positions (ridge regression
  towards the current weights). The result holds for matches between these bots: go halfway, then test it
  in matches.
- `lead` measures the evaluation margin at which the leader wins about 3 games in 4: LEAD in evaluate.py.
"""

import argparse
import math
import multiprocessing
import re
import sys
import time
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import tianxia
from tianxia.arena import intervals
from tianxia.bots.bot import Bot
from tianxia.bots.driver import Watcher, play_match
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import Roller, Searcher
from tianxia.bots.phrases import Greed
from tianxia.bots.search import Manner, Search
from tianxia.bots.settings import SpreeSettings
from tianxia.bots.sprees import Sprees
from tianxia.kernel.evaluation import Evaluation
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from scripts.least_squares import decompose, solve

WEIGHT = re.compile(
    r"^([A-Z_0-9]+): Final = ([0-9]+\.[0-9]+)(?=\s|$)", re.MULTILINE
)  # whole numbers are constants of the game
FACTORS = (1.5, 1 / 1.5)
DRAWN = 0.02  # strength of the ridge towards the current weights
UNIT = 0.25  # size of one unit of change, relative to the weight ...
SMALLEST_UNIT = 0.1  # ... but no less than this
FLAT = 36.0  # strength of the ridge towards zero, in matches

Weights = dict[str, float]


class Judgement(msgspec.Struct, frozen=True):
    """A title's evaluation with other weights."""

    evaluate: Any
    reply: Any


class Tuned(Bot):
    """A tree search, rollouts or greedy bot with a changed evaluation."""

    name = "tuned"

    def __init__(self, title: str, weights: Weights, simulations: int, way: str = "search") -> None:
        self.judge = evaluation_with(title, weights)
        self.own = msgspec.structs.replace(
            evaluation(title), evaluate=self.judge.evaluate, outlook=None, kept=8, kept_at={}, wide=0
        )
        self.roller = Roller("tuned", simulations)
        self.roller.redeals = 1
        self.simulations = simulations
        self.way = way

    def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
        judge, here = self.judge, position.copy()
        if self.way == "greedy":
            return Greed(judge.evaluate, judge.reply, rng).best_phrase(here, seat, until)
        if self.way == "rollouts":
            return self.roller.thought(here, seat, rng, self.own).answer(self.simulations, until)
        search = Search(here, seat, rng, judge.evaluate, judge.reply, Manner())
        return search.answer(self.simulations, until)


def source_of(title: str) -> str:
    return (tianxia.game(title).folder / "evaluate.py").read_text(encoding="utf-8")


def table_of(title: str) -> tuple[ModuleType, list[tuple[str, float, float]]]:
    """A title's module, and the weights of its outlook at the start and at the end, if it has a table."""
    module = import_module(f"tianxia.games.{title}.evaluate")
    return module, module.WEIGHTS if hasattr(module, "Outlook") else []


def evaluation_with(title: str, weights: Weights) -> Judgement:
    """A title's evaluation with other weights; it runs interpreted if the weights are module constants."""
    module, table = table_of(title)
    if table:
        early = [weights[f"{name}, early"] for name, _, _ in table]
        late = [weights[f"{name}, late"] for name, _, _ in table]
        return Judgement(module.Outlook(early, late).judge, module.reply)
    if hasattr(module, "Weights"):
        own_weights = module.Weights(weights)
        return Judgement(lambda state, seat: module.outlook(state, seat, own_weights), module.reply)
    own = ModuleType(f"{title}_tuned")
    exec(compile(source_of(title), f"{title}/evaluate.py", "exec"), own.__dict__)
    own.__dict__.update(weights)
    return Judgement(own.evaluate, own.reply)


def weights_of(title: str) -> Weights:
    """The weights in a title's evaluate.py: single numbers, or a table with two numbers each."""
    module, table = table_of(title)
    if table:
        early = {f"{name}, early": value for name, value, _ in table}
        return early | {f"{name}, late": value for name, _, value in table}
    found = {name: float(value) for name, value in WEIGHT.findall(source_of(title)) if name != "LEAD"}
    if hasattr(module, "Weights"):  # the other numbers are constants of the game
        found = {name: value for name, value in found.items() if hasattr(module.USUAL, name.lower())}
    return found


def play_searches(title: str, bots: list[Tuned], seed: int) -> State:
    """Play a match to its end."""
    state: State = tianxia.game(title).new(2, None, seed)
    play_match(state, dict(enumerate(bots)), seed)
    return state


def play_in_sprees(title: str, bots: list[Tuned], seed: int) -> State:
    """Play a match in sprees, without looking ahead; it takes a fifth of a second.

    Positions are not redealt, so both seats see hidden information; this matters little here.
    """
    own = evaluation(title)
    if own.season is None or own.done is None:
        raise SystemExit(f"{title} is not played in sprees")
    state: State = tianxia.game(title).new(2, None, seed)

    def judge(position: State, seat: int) -> float:
        value: float = bots[seat].judge.evaluate(position, seat)
        return value

    settings = SpreeSettings(
        evaluate=judge,
        reply=own.reply,
        answers=own.answers,
        kept=1,
        turns=0,
        redeals=1,
        season=own.season,
        done=own.done,
    )
    while not state.over:
        rng = stream(seed, f"turn {own.season(state)}")
        state = Sprees(state, 0, rng, settings).play_on(state, math.inf)
    return state


def play_pair(title: str, mine: Weights, other: Weights, simulations: int, seed: int) -> float:
    """The wins of `mine` in two matches on one deal with swapped seats, from 0 to 2."""
    points = 0.0
    bots = [Tuned(title, mine, simulations), Tuned(title, other, simulations)]
    for own in (0, 1):
        winners = play_searches(title, bots if own == 0 else bots[::-1], seed).winners()
        points += (own in winners) / len(winners)
    return points


class Progress(msgspec.Struct):
    """The changes that were tried so far, saved so that a run can be resumed."""

    weights: Weights
    tried: list[tuple[str, float, float, bool]] = []  # weight, factor, win rate, kept


def tune(arguments: argparse.Namespace) -> None:
    file: Path = arguments.out / f"{arguments.title}.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists():
        so_far = msgspec.json.decode(file.read_bytes(), type=Progress)
    else:
        so_far = Progress(weights_of(arguments.title))
    names = list(so_far.weights)
    ends = time.monotonic() + 3600 * arguments.hours
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        while time.monotonic() < ends:
            turn = len(so_far.tried)
            name = names[turn // len(FACTORS) % len(names)]
            factor = FACTORS[turn % len(FACTORS)]
            changed = {**so_far.weights, name: round(so_far.weights[name] * factor, 3)}
            seeds = [turn * 1000 + number for number in range(arguments.pairs)]
            duel = partial(play_pair, arguments.title, changed, so_far.weights, arguments.simulations)
            pairs = pool.imap(duel, seeds)
            won = intervals.share([(pair, points / 2) for pair, points in enumerate(pairs)])
            kept = won.low > 0.5 - arguments.doubt and won.value > 0.5
            so_far.tried.append((name, factor, won.value, kept))
            if kept:
                so_far.weights = changed
            file.write_bytes(msgspec.json.encode(so_far))
            print(f"{name} x {factor:.2f}: {won.value:.1%} {'kept' if kept else ''}", flush=True)
    before = weights_of(arguments.title)
    for name, value in so_far.weights.items():
        print(f"{name}: Final = {value}" + (f"  (was {before[name]})" if value != before[name] else ""))


# --- which changes win ------------------------------------------------------------------------------------


def unit(weight: float) -> float:
    return max(SMALLEST_UNIT, UNIT * abs(weight))


def changed_match(
    title: str, weights: Weights, way: str, simulations: int, seed: int
) -> tuple[list[float], float]:
    """Play with all weights changed: returns the differences in units for seat 0, and its margin."""
    rng = stream(seed, "changes")
    changes = [[(rng.below(2001) - 1000) / 1000 for _ in weights] for _ in range(2)]
    bots = []
    for own in changes:
        changed = {
            name: value + change * unit(value)
            for (name, value), change in zip(weights.items(), own, strict=True)
        }
        bots.append(Tuned(title, changed, simulations, way))
    state = (play_in_sprees if way == "sprees" else play_searches)(title, bots, seed)
    scores = state.scores()
    return [first - second for first, second in zip(*changes, strict=True)], float(scores[0] - scores[1])


def slopes(arguments: argparse.Namespace) -> None:
    """Print the slope of each weight in points a unit, and the weights after one step."""
    title = arguments.title
    weights = weights_of(title)
    if arguments.weights:
        weights = msgspec.json.decode(arguments.weights.read_bytes(), type=Weights)
    names = [name for name in weights if name != "RIVAL"]
    at = [list(weights).index(name) for name in names]
    play = partial(changed_match, title, weights, arguments.way, arguments.simulations)
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        seen = list(pool.imap_unordered(play, range(arguments.seed, arguments.seed + arguments.pairs)))
    products = [[sum(more[i] * more[j] for more, _ in seen) for j in at] for i in at]
    for number in range(len(at)):
        products[number][number] += FLAT
    right = [sum(more[i] * points for more, points in seen) for i in at]
    triangle = decompose(products)
    found = solve(triangle, right)
    missed = [
        points - sum(more[i] * slope for i, slope in zip(at, found, strict=True)) for more, points in seen
    ]
    spread = math.sqrt(sum(points * points for points in missed) / len(seen))
    higher = dict(weights)
    for number, name in enumerate(names):
        alone = [float(other == number) for other in range(len(at))]
        error = spread * math.sqrt(solve(triangle, alone)[number])
        step = min(1.0, max(-1.0, arguments.step * found[number]))
        higher[name] = round(weights[name] + step * unit(weights[name]), 3)
        print(f"{name}: {found[number]:+.1f} ± {error:.1f}, {weights[name]} to {higher[name]}")
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / f"{title}-slopes.json").write_bytes(msgspec.json.encode(higher))
    print(f"{len(seen)} matches; what slopes leave open spreads by {spread:.1f} points")


# --- which weights predict the result ---------------------------------------------------------------------


def foretold(title: str, simulations: int, seed: int) -> list[tuple[list[float], float]]:
    """From positions of one match: the value of each weight's feature for seat 0, and how much the margin
    changed until the end."""
    names = list(weights_of(title))
    nothing = dict.fromkeys(names, 0.0)
    plain = evaluation_with(title, nothing)
    counts = [evaluation_with(title, {**nothing, name: 1.0}) for name in names]
    bots = [Searcher("first", simulations), Searcher("second", max(8, simulations // 2))]
    state = tianxia.game(title).new(2, None, seed)
    noted = EverySecondTurn(plain, counts)
    play_match(state, {seat: bots[(seat + seed) % 2] for seat in range(2)}, seed, noted)
    scores = state.scores()
    return [(more, scores[0] - scores[1] - base) for more, base in noted.found]


class EverySecondTurn(Watcher):
    """Records the feature differences of seat 0."""

    def __init__(self, plain: Judgement, counts: list[Judgement]) -> None:
        self.plain, self.counts = plain, counts
        self.turns, self.before = 0, -1
        self.found: list[tuple[list[float], float]] = []

    def before_move(self, state: State, seat: int) -> None:
        changed = self.before not in (-1, seat)
        self.turns += changed
        self.before = seat
        if changed and self.turns % 2:
            there = settled(self.plain, state)
            if not there.over:
                base = ahead(self.plain, there)
                self.found.append(([ahead(count, there) - base for count in self.counts], base))


def ahead(judge: Any, state: State) -> float:
    first: float = judge.evaluate(state, 0)
    second: float = judge.evaluate(state, 1)
    return first - second


def settled(judge: Any, state: State) -> State:
    """The position after the answers that `reply` gives by itself; a search evaluates such positions."""
    there = state.copy()
    while not there.over and (action := judge.reply(there)) >= 0:
        there.take(action)
    return there


def fit(arguments: argparse.Namespace) -> None:
    """Print the weights that predict the results best. RIVAL is left out: both seats are counted."""
    play = partial(foretold, arguments.title, arguments.simulations)
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        seen = [one for match in pool.imap_unordered(play, range(arguments.pairs)) for one in match]
    before = weights_of(arguments.title)
    names = list(before)
    size = range(len(names))
    used = [at for at in size if names[at] != "RIVAL" and any(more[at] for more, _ in seen)]
    products = [[sum(more[i] * more[j] for more, _ in seen) for j in used] for i in used]
    missing = [points - sum(more[at] * before[names[at]] for at in used) for more, points in seen]
    right = [sum(more[at] * left for (more, _), left in zip(seen, missing, strict=True)) for at in used]
    for number in range(len(used)):
        products[number][number] *= 1 + DRAWN
    for at, change in zip(used, solve(decompose(products), right), strict=True):
        print(f"{names[at]}: Final = {before[names[at]] + change:.1f}  (was {before[names[at]]})")
    print(f"{len(seen)} positions of {arguments.pairs} matches")


# --- the margin at which the leader usually wins
# -------------------------------------------------------------------------------


class EveryFifthMove(Watcher):
    """Records the lead of seat 0."""

    def __init__(self, judge: Evaluation) -> None:
        self.judge = judge
        self.moves = 0
        self.ahead: list[float] = []

    def after_move(self, state: State) -> None:
        if self.moves % 5 == 0 and state.waiting():
            self.ahead.append(self.judge.evaluate(state, 0) - self.judge.evaluate(state, 1))
        self.moves += 1


def leads(title: str, bot_simulations: int, seed: int) -> list[tuple[float, float]]:
    """Positions of one match: the lead of seat 0, and its share of the victory."""
    state = tianxia.game(title).new(2, None, seed)
    noted = EveryFifthMove(evaluation(title))
    play_match(state, dict.fromkeys(range(2), Searcher("lead", bot_simulations)), seed, noted)
    winners = state.winners()
    share = (0 in winners) / len(winners)
    return [(difference, share) for difference in noted.ahead]


def surprise(seen: list[tuple[float, float]], lead: float) -> float:
    """The log loss of the results for a value of LEAD."""
    total = 0.0
    for difference, share in seen:
        behind = min(10.0, max(-10.0, -difference / lead))
        expected = min(0.999, max(0.001, 1 / (1 + 3**behind)))
        total -= share * math.log(expected) + (1 - share) * math.log(1 - expected)
    return total


def measure_lead(arguments: argparse.Namespace) -> None:
    play = partial(leads, arguments.title, arguments.simulations)
    with multiprocessing.get_context("spawn").Pool(arguments.jobs) as pool:
        seen = [one for match in pool.imap_unordered(play, range(arguments.pairs)) for one in match]
    best = min((1.15**step for step in range(-10, 60)), key=lambda lead: surprise(seen, lead))
    print(f"LEAD: Final = {best:.1f}  # {len(seen)} positions of {arguments.pairs} matches")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("slopes", "weights", "fit", "lead"))
    parser.add_argument("title", choices=tianxia.titles())
    parser.add_argument("--simulations", type=int, default=80)
    parser.add_argument(
        "--pairs", type=int, default=50, help="weights: deals for each change; others: matches"
    )
    ways = ("search", "rollouts", "greedy", "sprees")
    parser.add_argument("--way", choices=ways, default="rollouts", help="slopes: how both seats play")
    parser.add_argument("--from", dest="weights", type=Path, help="slopes: a file with the initial weights")
    parser.add_argument("--step", type=float, default=0.1, help="slopes: length of the gradient step")
    parser.add_argument("--seed", type=int, default=0, help="slopes: seed of the first match")
    parser.add_argument(
        "--doubt", type=float, default=0.03, help="weights: how far below 0.5 the lower bound may be"
    )
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/tuning"))
    arguments = parser.parse_args()
    {"slopes": slopes, "weights": tune, "fit": fit, "lead": measure_lead}[arguments.what](arguments)


if __name__ == "__main__":
    main()
