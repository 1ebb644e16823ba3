"""Tunes what bots think of a position by letting them play: `python scripts/tune.py slopes huang`.

`slopes` changes all weights of both seats at random in every match, and asks afterwards by how many points
each change was better or worse (least squares), so that one match tells something of every weight. It prints
the slopes with their standard errors, and the weights one step up; `--way sprees` is quickest, for a title
whose turns are played in sprees. Go on from those (`--from` what it wrote
into `--out`) until no slope is much steeper than its error. `weights` plays a title's evaluation against
itself with one weight made larger or smaller, on paired deals with seats alternating, and keeps the change
where it wins; it goes on where it was stopped (`--out` keeps what was tried) and prints the weights to write
into the title's evaluate.py. `fit` needs far fewer matches: it notes in positions of some by how much a seat
has more of what each weight counts, and asks which weights would have foretold by how many points the match
was won (least squares, drawn towards what is there). What it says is true of matches between these bots: go
halfway, and play it against what was there. `lead` measures by how much one must be ahead to be three times
as likely to win: that is LEAD in evaluate.py.
"""

import argparse
import math
import multiprocessing
import re
import time
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import tianxia
from tianxia.arena.ratings import wilson
from tianxia.bots.bot import Bot
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import Roller, Searcher
from tianxia.bots.phrases import Greed
from tianxia.bots.rollouts import Reach
from tianxia.bots.search import Manner, Search
from tianxia.bots.sprees import Sprees
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State

WEIGHT = re.compile(
    r"^([A-Z_0-9]+): Final = ([0-9]+\.[0-9]+)(?=\s|$)", re.MULTILINE
)  # whole numbers are facts
FACTORS = (1.5, 1 / 1.5)
DRAWN = 0.02  # how strongly a fit is drawn towards the weights that are there
UNIT = 0.25  # a change by one unit, as a part of the weight ...
SMALLEST_UNIT = 0.1  # ... but no less than this
FLAT = 36.0  # how strongly slopes are drawn towards nothing, in matches

Weights = dict[str, float]


class Judgement(msgspec.Struct, frozen=True):
    """A title's evaluation with weights of its own."""

    evaluate: Any
    reply: Any


class Tuned(Bot):
    """A search, rollouts or greed with a title's evaluation, some of its weights changed."""

    name = "tuned"

    def __init__(self, title: str, weights: Weights, simulations: int, way: str = "search") -> None:
        self.judge = evaluation_with(title, weights)
        self.title = msgspec.structs.replace(
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
            return self.roller.thought(here, seat, rng, self.title).answer(self.simulations, until)
        search = Search(here, seat, rng, judge.evaluate, judge.reply, Manner())
        return search.answer(self.simulations, until)


def source_of(title: str) -> str:
    return (tianxia.game(title).folder / "evaluate.py").read_text(encoding="utf-8")


def table_of(title: str) -> tuple[ModuleType, list[tuple[str, float, float]]]:
    """A title's module, and the weights of its outlook at the start and at the end, if it has a table."""
    module = import_module(f"tianxia.games.{title}.evaluate")
    return module, module.WEIGHTS if hasattr(module, "Outlook") else []


def evaluation_with(title: str, weights: Weights) -> Judgement:
    """A title's evaluation with other weights; interpreted where they stand in it one by one."""
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
    """The weights that stand in a title's evaluate.py, one number each, or a table of two each."""
    module, table = table_of(title)
    if table:
        early = {f"{name}, early": value for name, value, _ in table}
        return early | {f"{name}, late": value for name, _, value in table}
    found = {name: float(value) for name, value in WEIGHT.findall(source_of(title)) if name != "LEAD"}
    if hasattr(module, "Weights"):  # the others are facts there, too
        found = {name: value for name, value in found.items() if hasattr(module.USUAL, name.lower())}
    return found


def play_match(title: str, bots: list[Tuned], seed: int) -> State:
    """A match to its end, each bot in its seat."""
    state: State = tianxia.game(title).new(2, None, seed)
    moves = 0
    while not state.over:
        seat = state.decision.seat
        rng = stream(seed, f"bot {seat} at {moves}")
        for action in bots[seat].choose(state.redeal(seat, rng), seat, rng.split("choose")):
            state.take_for(seat, action)
        moves += 1
    return state


def play_in_sprees(title: str, bots: list[Tuned], seed: int) -> State:
    """A match in which whole turns are played in sprees: a fifth of a second, and nobody thinks ahead.

    Both seats see everything, a little more than they would: what is hidden counts for little.
    """
    own = evaluation(title)
    if own.season is None or own.done is None:
        raise SystemExit(f"{title} is not played in sprees")
    state: State = tianxia.game(title).new(2, None, seed)

    def judge(position: State, seat: int) -> float:
        value: float = bots[seat].judge.evaluate(position, seat)
        return value

    while not state.over:
        rng, reach = stream(seed, f"turn {own.season(state)}"), Reach(1, 0, 1)
        turn = Sprees(state, 0, rng, judge, own.reply, reach, 0.0, own.answers, own.season, own.done)
        state = turn.play_on(state, math.inf)
    return state


def play_pair(title: str, mine: Weights, other: Weights, simulations: int, seed: int) -> float:
    """The points of `mine` in two matches on one deal, seats changed; 2 are both won."""
    points = 0.0
    bots = [Tuned(title, mine, simulations), Tuned(title, other, simulations)]
    for own in (0, 1):
        winners = play_match(title, bots if own == 0 else bots[::-1], seed).winners()
        points += (own in winners) / len(winners)
    return points


class Progress(msgspec.Struct):
    """What was tried so far."""

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
            won = wilson(sum(pool.imap_unordered(duel, seeds)), 2 * arguments.pairs)
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
    """One match with all weights changed: by how many units more for seat 0, and its points ahead."""
    rng = stream(seed, "changes")
    changes = [[(rng.below(2001) - 1000) / 1000 for _ in weights] for _ in range(2)]
    bots = []
    for own in changes:
        changed = {
            name: value + change * unit(value)
            for (name, value), change in zip(weights.items(), own, strict=True)
        }
        bots.append(Tuned(title, changed, simulations, way))
    state = (play_in_sprees if way == "sprees" else play_match)(title, bots, seed)
    scores = state.scores()
    return [first - second for first, second in zip(*changes, strict=True)], float(scores[0] - scores[1])


def slopes(arguments: argparse.Namespace) -> None:
    """Say how many points a unit more of each weight brings, and the weights one step up."""
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
    found = solve([row[:] for row in products], right)
    missed = [
        points - sum(more[i] * slope for i, slope in zip(at, found, strict=True)) for more, points in seen
    ]
    spread = math.sqrt(sum(points * points for points in missed) / len(seen))
    higher = dict(weights)
    for number, name in enumerate(names):
        alone = [float(other == number) for other in range(len(at))]
        error = spread * math.sqrt(solve([row[:] for row in products], alone)[number])
        step = min(1.0, max(-1.0, arguments.step * found[number]))
        higher[name] = round(weights[name] + step * unit(weights[name]), 3)
        print(f"{name}: {found[number]:+.1f} ± {error:.1f}, {weights[name]} to {higher[name]}")
    arguments.out.mkdir(parents=True, exist_ok=True)
    (arguments.out / f"{title}-slopes.json").write_bytes(msgspec.json.encode(higher))
    print(f"{len(seen)} matches; what slopes leave open spreads by {spread:.1f} points")


# --- which weights foretell the result ---------------------------------------------------------------------


def foretold(title: str, simulations: int, seed: int) -> list[tuple[list[float], float]]:
    """Positions of one match: what seat 0 has more of, by weight, and the points it still won by."""
    names = list(weights_of(title))
    nothing = dict.fromkeys(names, 0.0)
    plain = evaluation_with(title, nothing)
    counts = [evaluation_with(title, {**nothing, name: 1.0}) for name in names]
    bots = [Searcher("first", simulations), Searcher("second", max(8, simulations // 2))]
    state = tianxia.game(title).new(2, None, seed)
    found: list[tuple[list[float], float]] = []
    moves, turns, before = 0, 0, -1
    while not state.over:
        seat = state.decision.seat
        turns += before not in (-1, seat)
        if before not in (-1, seat) and turns % 2:
            there = settled(plain, state)
            if not there.over:
                base = ahead(plain, there)
                found.append(([ahead(count, there) - base for count in counts], base))
        before = seat
        rng = stream(seed, f"bot {seat} at {moves}")
        for action in bots[(seat + seed) % 2].choose(state.redeal(seat, rng), seat, rng.split("choose")):
            state.take_for(seat, action)
        moves += 1
    scores = state.scores()
    return [(more, scores[0] - scores[1] - base) for more, base in found]


def ahead(judge: Any, state: State) -> float:
    first: float = judge.evaluate(state, 0)
    second: float = judge.evaluate(state, 1)
    return first - second


def settled(judge: Any, state: State) -> State:
    """The position once what was set off is over, as a search judges it."""
    there = state.copy()
    while not there.over and (action := judge.reply(there)) >= 0:
        there.take(action)
    return there


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix (Gauss)."""
    size = len(right)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            right[below] -= factor * right[at]
            for column in range(at, size):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (right[at] - known) / rows[at][at]
    return found


def fit(arguments: argparse.Namespace) -> None:
    """Say which weights would have foretold the results best. RIVAL is not among them: both seats count."""
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
    for at, change in zip(used, solve(products, right), strict=True):
        print(f"{names[at]}: Final = {before[names[at]] + change:.1f}  (was {before[names[at]]})")
    print(f"{len(seen)} positions of {arguments.pairs} matches")


# --- how far ahead is ahead -------------------------------------------------------------------------------


def leads(title: str, bot_simulations: int, seed: int) -> list[tuple[float, float]]:
    """Positions of one match: by how much seat 0 was ahead, and what share of the victory it got."""
    state = tianxia.game(title).new(2, None, seed)
    judge = evaluation(title)
    bot = Searcher("lead", bot_simulations)
    ahead = []
    moves = 0
    while not state.over:
        seat = state.decision.seat
        rng = stream(seed, f"bot {seat} at {moves}")
        for action in bot.choose(state.redeal(seat, rng), seat, rng.split("choose")):
            state.take_for(seat, action)
        if moves % 5 == 0 and state.waiting():
            ahead.append(judge.evaluate(state, 0) - judge.evaluate(state, 1))
        moves += 1
    winners = state.winners()
    share = (0 in winners) / len(winners)
    return [(difference, share) for difference in ahead]


def surprise(seen: list[tuple[float, float]], lead: float) -> float:
    """How badly such a lead explains what happened."""
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
    parser.add_argument("--pairs", type=int, default=50, help="deals for a change; matches elsewhere")
    ways = ("search", "rollouts", "greedy", "sprees")
    parser.add_argument("--way", choices=ways, default="rollouts", help="slopes")
    parser.add_argument("--from", dest="weights", type=Path, help="slopes: weights to begin with")
    parser.add_argument("--step", type=float, default=0.1, help="slopes: units for a point")
    parser.add_argument("--seed", type=int, default=0, help="slopes: of the first match")
    parser.add_argument("--doubt", type=float, default=0.03, help="how far below half the lower bound may be")
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("build/tuning"))
    arguments = parser.parse_args()
    {"slopes": slopes, "weights": tune, "fit": fit, "lead": measure_lead}[arguments.what](arguments)


if __name__ == "__main__":
    main()
