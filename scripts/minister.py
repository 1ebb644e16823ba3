"""How much each difficulty option of Terracotta Army's Prime Minister tells: `make soak`.

The greedy bot plays the same seeds without and with each option; the margin is his points less the person's.
Prints a table with 95 % intervals of the paired differences, names the options that cannot be told from none
with so many games, and fails where one weakens him.
"""

import argparse
import math
import multiprocessing
import statistics
import sys

import tianxia
from tianxia.bots import bot
from tianxia.kernel.rng import stream

TITLE = "terracotta"
NO_DIFFICULTY = ("typed_decrees",)  # another reading of his table, not a help


def margin(task: tuple[tuple[str, ...], str, int]) -> tuple[int, bool]:
    """His points less the person's, and whether the person won."""
    options, player, seed = task
    game = tianxia.game(TITLE)
    state = game.new(1, dict.fromkeys(options, True), seed)
    thinking = stream(seed, "soak")
    while not state.over:
        seat = state.decision.seat
        redealt = state.redeal(seat, thinking.split(f"redeal {state.learned}"))
        for action in bot(player).choose(redealt, seat, thinking):
            state.take(action)
    person, minister = state.scores()
    return minister - person, state.winners() == [0]


def interval(values: list[int]) -> float:
    """Half the width of the 95 % interval of a mean."""
    return 1.96 * statistics.stdev(values) / math.sqrt(len(values))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--player", default="greedy")
    chosen = parser.parse_args()
    names = [option.name for option in tianxia.game(TITLE).list_options()]
    mixes: list[tuple[str, ...]] = [(), *((name,) for name in names)]
    mixes.append(tuple(name for name in names if name not in NO_DIFFICULTY))
    seeds = range(chosen.games)
    weak: list[str] = []
    untold: list[str] = []
    print(f"{'option':22}{'margin':>9}{'raised by':>12}{'95 %':>16}{'person wins':>13}", flush=True)
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        plain: list[int] = []
        for mix in mixes:
            tasks = [(mix, chosen.player, seed) for seed in seeds]
            played = pool.map(margin, tasks, chunksize=10)
            margins = [points for points, _ in played]
            plain = plain or margins
            raised = [one - other for one, other in zip(margins, plain, strict=True)]
            name = mix[0] if len(mix) == 1 else "all eight" if mix else "none"
            mean = statistics.mean(raised)
            half = interval(raised) if mix else 0.0
            shown = f"{mean - half:+.1f} to {mean + half:+.1f}" if mix else ""
            wins = sum(won for _, won in played)
            line = (
                f"{name:22}{statistics.mean(margins):9.1f}{mean:+12.1f}{shown:>16}{wins:9} of {len(played)}"
            )
            print(line, flush=True)
            if mix and name not in NO_DIFFICULTY and mean - half <= 0:
                (weak if mean + half < 0 else untold).append(name)
    if untold:
        print(f"cannot be told from none: {', '.join(untold)}")
    if weak:
        sys.exit(f"these weaken him: {', '.join(weak)}")


if __name__ == "__main__":
    main()
