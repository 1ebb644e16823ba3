"""Ten thousand random games of each title over all settings, positions checked: `make fuzz`."""

import argparse
import multiprocessing
import time

import tianxia
from tianxia.kernel.conformance import fuzz


def play(task: tuple[str, int]) -> int:
    title, number = task
    return fuzz(tianxia.game(title), number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=tianxia.titles())
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    for title in chosen.titles:
        started = time.perf_counter()
        tasks = [(title, number) for number in range(chosen.games)]
        with multiprocessing.get_context("spawn").Pool(chosen.jobs) as pool:
            decisions = sum(pool.imap_unordered(play, tasks, chunksize=50))
        seconds = time.perf_counter() - started
        print(f"{title}: {chosen.games} games, {decisions} decisions, no fault, {seconds:.0f} s")


if __name__ == "__main__":
    main()
