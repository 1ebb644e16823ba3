"""How fast the engine is, and how much faster than its peers: `make bench`.

Random play on one core, in seconds of that core's time. Our titles and the peers take turns in short
rounds, so that a noisy machine is noisy for all of them; every figure is the median of its rounds.
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

from benchmarks.subjects import Catanatron, Ours, Spiel, Subject, peers

import tianxia

# What the engine owes its peers.
REAL_DECISIONS = {"zhanguo": 130.0}  # at least so many times Catanatron's
REAL_DECISIONS_OF_OTHERS = 45.0
KEPT_COPY = 1 / 20  # at most this part of Catanatron's
SLOWER_THAN_OURS = ("backgammon", "chess", "gin_rummy", "hive")  # of OpenSpiel

COPIES_KEPT = 20_000

Figures = dict[str, float]


class Measure:
    """The rounds of one subject: what was found in each, by name."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.games = 0
        self.rounds = 0
        self.found: dict[str, list[float]] = {}

    def note(self, name: str, value: float) -> None:
        self.found.setdefault(name, []).append(value)

    def play(self, seconds: float) -> None:
        """Random games, one after the other."""
        asked = real = offered = 0
        elapsed = 0.0
        while elapsed < seconds:
            start = time.process_time()
            counts = self.subject.play(self.games)
            elapsed += time.process_time() - start
            self.games += 1
            asked, real, offered = asked + counts[0], real + counts[1], offered + counts[2]
        self.note("decisions", asked / elapsed)
        self.note("real", real / elapsed)
        self.note("legal", offered / asked)

    def copy(self, seconds: float) -> None:
        """Copies of a position in mid-game: each dropped at once, and many held at a time."""
        copy = self.subject.middle(seed=self.rounds)
        self.note("copy", each(copy, seconds))
        if isinstance(self.subject, Spiel):
            return  # its copies are no concern of the collector's
        gc.collect()
        start = time.process_time()
        held = [copy() for _ in range(COPIES_KEPT)]
        self.note("kept", (time.process_time() - start) / len(held) * 1e6)

    def ours(self, seconds: float) -> None:
        """What only our titles are asked."""
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
        self.play(seconds)
        self.copy(seconds / 4)
        if isinstance(self.subject, Ours):
            self.ours(seconds / 4)
        self.rounds += 1

    def figures(self) -> Figures:
        return {name: median(values) for name, values in self.found.items()}


def each(act: Callable[[], object], seconds: float) -> float:
    """Microseconds of processor time that something takes, done again and again."""
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
        one.subject.play(seed=0)  # imports and caches
    for number in range(rounds):
        for one in measures if number % 2 == 0 else measures[::-1]:
            one.round(seconds)
    return {one.subject.name: one.figures() for one in measures}


def judge(subjects: list[Subject], figures: dict[str, Figures]) -> list[dict[str, Any]]:
    """How our titles stand against the peers that were measured."""
    found: list[dict[str, Any]] = []
    for ours in subjects:
        if not isinstance(ours, Ours):
            continue
        own = figures[ours.name]
        row: dict[str, Any] = {"name": ours.name, "kept": True}
        for peer in subjects:
            if isinstance(peer, Ours):
                continue
            theirs = figures[peer.name]
            faster = own["real"] / theirs["real"]
            row[peer.name] = {"real": faster, "decisions": own["decisions"] / theirs["decisions"]}
            if isinstance(peer, Catanatron):
                row["budget"] = REAL_DECISIONS.get(ours.game.name, REAL_DECISIONS_OF_OTHERS)
                row["copy"], row["copy_kept"] = own["copy"] / theirs["copy"], own["kept"] / theirs["kept"]
                row["kept"] &= faster >= row["budget"] and row["copy_kept"] <= KEPT_COPY
            elif peer.name.split()[-1] in SLOWER_THAN_OURS:
                row["kept"] &= faster > 1
        found.append(row)
    return found


def table(subjects: list[Subject], figures: dict[str, Figures], against: list[dict[str, Any]]) -> str:
    """All of it for people."""
    lines = [f"{'random play':28}{'decisions/s':>13}{'real/s':>11}{'legal':>8}{'copy µs':>10}{'kept µs':>10}"]
    for subject in subjects:
        row = figures[subject.name]
        kept = f"{row['kept']:.2f}" if "kept" in row else ""
        lines.append(
            f"{subject.name:28}{row['decisions']:13,.0f}{row['real']:11,.0f}{row['legal']:8.1f}"
            f"{row['copy']:10.2f}{kept:>10}"
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
        lines.append(f"\n{'against ' + peer:34}{'real/s':>9}{'all/s':>9}")
        for ratio in against:
            line = f"{ratio['name']:34}{ratio[peer]['real']:8.1f}×{ratio[peer]['decisions']:8.1f}×"
            if peer.startswith("Catanatron"):
                line += f"   (≥ {ratio['budget']:.0f}×)   copy 1/{1 / ratio['copy']:.0f}"
                line += f"   kept 1/{1 / ratio['copy_kept']:.0f} (≤ 1/20)"
            lines.append(line)
    lines += ["", *[f"{ratio['name']}: {'all kept' if ratio['kept'] else 'MISSED'}" for ratio in against]]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help="titles to measure; all that there are if none is named")
    parser.add_argument("--rounds", type=int, default=7, help="alternating rounds (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each subject in each round (1.0)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    choice = parser.parse_args()

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, and always the same
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
