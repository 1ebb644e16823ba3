"""Measures the engine's speed, and compares it with its peers: `make bench`.

Random play on one core, in seconds of that core's time. Our titles and the peers take turns in short
rounds, so that noise of the machine affects all of them; every figure is the median of its rounds. Two
loops are measured:

- The Python loop: every engine is stepped from Python, one action at a time.
- The compiled loop: it plays our titles to the end without returning to Python. The peers have no such
  loop.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable
from statistics import median
from typing import Any

from benchmarks.subjects import Catanatron, Counts, Ours, Spiel, Subject, peers

import tianxia

# The required ratios between our rates and those of the peers.
REAL_DECISIONS = {"zhanguo": 130.0}  # decisions a second in the compiled loop, as a multiple of Catanatron's
REAL_DECISIONS_OF_OTHERS = 45.0
KEPT_COPY = 1 / 20  # a stored copy takes at most this fraction of the time of Catanatron's copy
SLOWER_THAN_OURS = (
    "backgammon",
    "chess",
    "gin_rummy",
    "hive",
)  # OpenSpiel's games that must be slower than ours, all in the Python loop
CHECKED = 1 / 2  # `play` with one action must reach at least this fraction of the rate of `take`

COPIES_KEPT = 20_000

Figures = dict[str, float]


class Measure:
    """The results of one subject: by name, one value for each round."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.games = 0
        self.rounds = 0
        self.found: dict[str, list[float]] = {}

    def note(self, name: str, value: float) -> None:
        self.found.setdefault(name, []).append(value)

    def play(self, game: Callable[[int], Counts], loop: str, seconds: float) -> None:
        """Time random games; `loop` is the prefix of the figures' names."""
        asked = real = offered = 0
        elapsed = 0.0
        while elapsed < seconds:
            start = time.process_time()
            counts = game(self.games)
            elapsed += time.process_time() - start
            self.games += 1
            asked, real, offered = asked + counts[0], real + counts[1], offered + counts[2]
        self.note(f"{loop} decisions", asked / elapsed)
        self.note(f"{loop} real", real / elapsed)
        self.note("legal", offered / asked)

    def copy(self, seconds: float) -> None:
        """Time copies of a position in mid-game: copies that are dropped immediately, and copies that are
        kept in memory.
        """
        copy = self.subject.middle(seed=self.rounds)
        self.note("copy", each(copy, seconds))
        if isinstance(self.subject, Spiel):
            return  # its copies are C++ objects, which the garbage collector does not track
        gc.collect()
        start = time.process_time()
        held = [copy() for _ in range(COPIES_KEPT)]
        self.note("kept", (time.process_time() - start) / len(held) * 1e6)

    def ours(self, seconds: float) -> None:
        """Measures for our titles only."""
        subject, seed = self.subject, self.rounds
        assert isinstance(subject, Ours)
        self.note("new", each(lambda: subject.new(seed), seconds))
        self.note("playouts", 1e6 / each(subject.playout_from_opening(seed), seconds))
        self.note("read", each(subject.reading(seed), seconds))
        self.note("write", each(subject.writing(seed), seconds))
        self.note("move", each(subject.server_move(seed), seconds))
        simulation = subject.simulation(seed)
        if simulation is not None:
            self.note("simulations", 1e6 / each(simulation, seconds))

    def round(self, seconds: float) -> None:
        self.play(self.subject.play, "python", seconds)
        if isinstance(self.subject, Ours):
            self.play(self.subject.play_compiled, "compiled", seconds)
            self.play(self.subject.play_checked, "checked", seconds / 2)
        self.copy(seconds / 4)
        if isinstance(self.subject, Ours):
            self.ours(seconds / 4)
        self.rounds += 1

    def figures(self) -> Figures:
        return {name: median(values) for name, values in self.found.items()}


def each(act: Callable[[], object], seconds: float) -> float:
    """The mean processor time of a function in microseconds, over many calls."""
    done, times, elapsed = 0, 1, 0.0
    while elapsed < seconds:
        start = time.process_time()
        for _ in range(times):
            act()
        elapsed += time.process_time() - start
        done += times
        times = min(2 * times, 500)
    return elapsed / done * 1e6


def measure(subjects: Iterable[Subject], rounds: int, seconds: float) -> dict[str, Figures]:
    measures = [Measure(subject) for subject in subjects]
    for one in measures:
        one.subject.play(seed=0)  # warm up imports and caches
    for number in range(rounds):
        for one in measures if number % 2 == 0 else measures[::-1]:
            one.round(seconds)
    return {one.subject.name: one.figures() for one in measures}


def judge(subjects: list[Subject], figures: dict[str, Figures]) -> list[dict[str, Any]]:
    """Ratios between our titles and the peers that were measured.

    A peer is always stepped from Python: `python` compares the same loop, `compiled` our compiled one.
    """
    found: list[dict[str, Any]] = []
    for ours in subjects:
        if not isinstance(ours, Ours):
            continue
        own = figures[ours.name]
        checked = own["checked real"] / own["python real"]
        row: dict[str, Any] = {"name": ours.name, "checked": checked, "kept": checked >= CHECKED}
        for peer in subjects:
            if isinstance(peer, Ours):
                continue
            theirs = figures[peer.name]
            ratio = {loop: own[f"{loop} real"] / theirs["python real"] for loop in ("python", "compiled")}
            row[peer.name] = ratio
            if isinstance(peer, Catanatron):
                row["budget"] = REAL_DECISIONS.get(ours.game.name, REAL_DECISIONS_OF_OTHERS)
                row["copy"], row["copy_kept"] = own["copy"] / theirs["copy"], own["kept"] / theirs["kept"]
                row["kept"] &= ratio["compiled"] >= row["budget"] and row["copy_kept"] <= KEPT_COPY
            elif peer.name.split()[-1] in SLOWER_THAN_OURS:
                row["kept"] &= ratio["python"] > 1
        found.append(row)
    return found


def table(subjects: list[Subject], figures: dict[str, Figures], against: list[dict[str, Any]]) -> str:
    """The results as Markdown tables."""
    lines = [
        "real decisions a second    Python loop     all/s   with play  compiled   legal   copy µs   kept µs"
    ]
    for subject in subjects:
        row = figures[subject.name]
        shown = [f"{row[name]:,.0f}" if name in row else "" for name in ("checked real", "compiled real")]
        kept = f"{row['kept']:.2f}" if "kept" in row else ""
        lines.append(
            f"{subject.name:28}{row['python real']:10,.0f}{row['python decisions']:10,.0f}{shown[0]:>12}"
            f"{shown[1]:>10}{row['legal']:8.1f}{row['copy']:10.2f}{kept:>10}"
        )
    head = f"{'':28}{'new µs':>13}{'playouts/s':>11}{'read µs':>9}{'write µs':>9}{'move ms':>9}"
    lines += ["", head + f"{'simulations/s':>15}"]
    for subject in subjects:
        if isinstance(subject, Ours):
            row = figures[subject.name]
            simulations = f"{row['simulations']:,.0f}" if "simulations" in row else ""
            lines.append(
                f"{subject.name:28}{row['new']:13.1f}{row['playouts']:11,.0f}{row['read']:9.0f}"
                f"{row['write']:9.0f}{row['move'] / 1000:9.2f}{simulations:>15}"
            )
    for peer in [subject.name for subject in subjects if not isinstance(subject, Ours)]:
        lines.append(f"\n{'against ' + peer:34}{'Python loop':>12}{'compiled':>10}")
        for ratio in against:
            line = f"{ratio['name']:34}{ratio[peer]['python']:11.2f}×{ratio[peer]['compiled']:9.1f}×"
            if peer.startswith("Catanatron"):
                line += f" (≥ {ratio['budget']:.0f}×)   copy 1/{1 / ratio['copy']:.0f}"
                line += f"   kept 1/{1 / ratio['copy_kept']:.0f} (≤ 1/20)"
            lines.append(line)
    lines.append("")
    for ratio in against:
        verdict = "all kept" if ratio["kept"] else "MISSED"
        lines.append(
            f"{ratio['name']:34}play at {ratio['checked']:.2f} of take (≥ {CHECKED});   budgets: {verdict}"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help="titles to measure (default: all)")
    parser.add_argument("--rounds", type=int, default=7, help="alternating rounds (7)")
    parser.add_argument(
        "--seconds", type=float, default=1.0, help="seconds for each subject in each round (1.0)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    choice = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # always the same core
    subjects: list[Subject] = [*map(Ours, choice.games or tianxia.titles()), *peers()]
    figures = measure(subjects, choice.rounds, choice.seconds)
    against = judge(subjects, figures)
    machine = f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}"
    if choice.json:
        answer = {"engine": tianxia.engine(), "machine": machine, "figures": figures, "against": against}
        print(json.dumps(answer, indent=2))
    else:
        print(f"{tianxia.engine()} engine, {machine}, one core, median of {choice.rounds} rounds\n")
        print(table(subjects, figures, against))
    return 0


if __name__ == "__main__":
    sys.exit(main())
