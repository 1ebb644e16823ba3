"""Ten thousand random games and ten thousand broken positions of each title: `make fuzz`.

Games use all settings and then random mixes of options; positions are checked on the way. A broken position
must be refused with reasons, or load and play to its end without problems. At least a tenth must load, or the
checks are too strict.
"""

import argparse
import multiprocessing
import sys
import time

import tianxia
from tianxia.kernel.conformance import fuzz, mutate

LEAST_LOADED = 0.1


def play(task: tuple[str, int]) -> int:
    title, number = task
    return fuzz(tianxia.game(title), number)


def break_one(task: tuple[str, int]) -> bool:
    title, number = task
    return mutate(tianxia.game(title), number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=tianxia.titles())
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--mutants", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", type=int, metavar="N", help="only random game N, in this process")
    parser.add_argument("--mutant", type=int, metavar="N", help="only broken position N, in this process")
    chosen = parser.parse_args()
    if chosen.game is not None or chosen.mutant is not None:
        for title in chosen.titles:
            if chosen.game is not None:
                print(f"{title}: game {chosen.game}, {play((title, chosen.game))} decisions, no fault")
            if chosen.mutant is not None:
                loads = "loads and plays on" if break_one((title, chosen.mutant)) else "is refused"
                print(f"{title}: mutant {chosen.mutant} {loads}")
        return
    with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
        for title in chosen.titles:
            started = time.perf_counter()
            games = [(title, number) for number in range(chosen.games)]
            decisions = sum(pool.imap_unordered(play, games, chunksize=50))
            seconds = time.perf_counter() - started
            print(f"{title}: {chosen.games} games, {decisions} decisions, no fault, {seconds:.0f} s")
            started = time.perf_counter()
            mutants = [(title, number) for number in range(chosen.mutants)]
            loaded = sum(pool.imap_unordered(break_one, mutants, chunksize=50))
            seconds = time.perf_counter() - started
            print(f"{title}: {chosen.mutants} mutants, {loaded} loaded and played on, {seconds:.0f} s")
            if loaded < LEAST_LOADED * chosen.mutants:
                sys.exit(f"{title}: fewer than a tenth of the mutants load")


if __name__ == "__main__":
    main()
