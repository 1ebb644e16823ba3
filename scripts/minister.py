"""How much harder each option makes Terracotta Army's Prime Minister: `make soak`.

The greedy bot plays the same seeds without and with each option; the margin is his points minus the player's.
Prints a table with 95 % intervals of the paired differences, and the same for each line of the score sheet.
An option without a significant effect gets more games, up to `--most`, and is named if that is not enough.
The run fails if an option makes him weaker.
"""

import argparse
import math
import multiprocessing
import statistics
import sys
from collections.abc import Iterable
from functools import cache
from multiprocessing.pool import Pool

import tianxia
from tianxia.bots import bot
from tianxia.bots.driver import play_match
from tianxia.kernel.game import Game

TITLE = "terracotta"
NO_DIFFICULTY = ("typed_decrees",)  # another reading of his table, not a difficulty
Mix = tuple[str, ...]
Lines = dict[str, int]  # his points minus the player's, by line of the score sheet


@cache
def title(data: str) -> Game:
    return tianxia.game(TITLE, data=data or None)


def play(task: tuple[str, Mix, str, int]) -> Lines:
    """One game."""
    data, options, player, seed = task
    state = title(data).new(1, dict.fromkeys(options, True), seed)
    play_match(state, {0: bot(player)}, seed)
    return {key.removeprefix("category-"): minister - person for key, (person, minister) in state.sheet()}


class Soak:
    """The games played so far, for each combination of options from the first seed on."""

    def __init__(self, pool: Pool, data: str, player: str) -> None:
        self.pool = pool
        self.data = data
        self.player = player
        self.played: dict[Mix, list[Lines]] = {}

    def lines(self, mix: Mix, games: int) -> list[Lines]:
        """The first games with a combination of options; those not yet played are played now."""
        there = self.played.setdefault(mix, [])
        tasks = [(self.data, mix, self.player, seed) for seed in range(len(there), games)]
        there += self.pool.map(play, tasks, chunksize=10)
        return there[:games]

    def raised(self, mix: Mix, games: int) -> list[Lines]:
        """How much a combination of options raised the margin, for each seed."""
        pairs = zip(self.lines(mix, games), self.lines((), games), strict=True)
        return [{line: with_it[line] - without[line] for line in with_it} for with_it, without in pairs]

    def tell(self, mix: Mix, games: int) -> tuple[float, float]:
        """Print the row of a mix; returns the interval of its effect."""
        lines = self.lines(mix, games)
        mean, half = estimate(one["total"] for one in self.raised(mix, games))
        shown = f"{mean - half:+.1f} to {mean + half:+.1f}" if mix else ""
        margin = statistics.mean(one["total"] for one in lines)
        wins = sum(one["total"] < 0 for one in lines)  # he wins ties
        row = f"{name_of(mix):22}{margin:9.1f}{mean:+12.1f}{shown:>17}{wins:9} of {games}"
        print(row, flush=True)
        return mean - half, mean + half

    def tell_lines(self, mix: Mix, games: int) -> None:
        """Print the effect of a mix on each line of the score sheet."""
        raised = self.raised(mix, games)
        means = {line: statistics.mean(one[line] for one in raised) for line in raised[0] if line != "total"}
        print(f"{name_of(mix):22}" + "".join(f"{mean:+12.1f}" for mean in means.values()), flush=True)


def estimate(values: Iterable[int]) -> tuple[float, float]:
    """A mean, and half the width of its 95 % interval."""
    found = list(values)
    return statistics.mean(found), 1.96 * statistics.stdev(found) / math.sqrt(len(found))


def name_of(mix: Mix) -> str:
    return "none" if not mix else mix[0] if len(mix) == 1 else "all eight"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument(
        "--most", type=int, default=1200, help="games for options without a significant effect in 300"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--data", default="", help="a folder with corrected components")
    chosen = parser.parse_args()
    names = [option.name for option in tianxia.game(TITLE).list_options()]
    mixes: list[Mix] = [(), *((name,) for name in names)]
    mixes.append(tuple(name for name in names if name not in NO_DIFFICULTY))
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        soak = Soak(pool, chosen.data, chosen.player)
        print(f"{'option':22}{'margin':>9}{'raised by':>12}{'95 %':>17}{'person wins':>13}", flush=True)
        ends = {mix: soak.tell(mix, chosen.games) for mix in mixes}
        helps = [mix for mix in mixes if mix and mix[0] not in NO_DIFFICULTY]
        print(
            f"\n{'where it arises':22}" + "".join(f"{line:>12}" for line in list(soak.lines((), 1)[0])[:-1])
        )
        for mix in helps:
            soak.tell_lines(mix, chosen.games)
        untold = [mix for mix in helps if ends[mix][0] <= 0 <= ends[mix][1]]
        if untold and chosen.most > chosen.games:
            print(f"\nnot told from none with {chosen.games} games: played on")
            ends |= {mix: soak.tell(mix, chosen.most) for mix in [(), *untold]}
            for mix in untold:
                soak.tell_lines(mix, chosen.most)
    untold = [mix for mix in untold if ends[mix][0] <= 0 <= ends[mix][1]]
    if untold:
        print(f"cannot be told from none: {', '.join(map(name_of, untold))}")
    weak = [mix for mix in helps if ends[mix][1] < 0]
    if weak:
        sys.exit(f"these weaken him: {', '.join(map(name_of, weak))}")


if __name__ == "__main__":
    main()
