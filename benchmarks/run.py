"""How fast the engine is, and how much faster than Catanatron: `make bench`.

Random play on one core, in seconds of that core's time. Our games and the peer take turns in short
rounds, so that a noisy machine is noisy for all of them; every figure is the median of its rounds.
"""

import argparse
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from statistics import median
from typing import Any, Protocol

import tianxia

# What the engine owes its peer.
REAL_DECISIONS_BUDGET = 10.0  # at least so many times the peer's
COPY_BUDGET = 1 / 20  # at most this part of the peer's

Counts = tuple[int, int, int]  # decisions, those with two or more legal actions, legal actions in all


class Subject(Protocol):
    """A game of ours, or a peer."""

    name: str

    def play(self, seed: int) -> Counts:
        """Play a whole game at random."""

    def middle(self, seed: int) -> Callable[[], object]:
        """The copy function of a position from the middle of a random game."""


class Ours:
    def __init__(self, title: str) -> None:
        self.game = tianxia.game(title)
        self.seats = self.game.seats_by_default()
        self.name = f"{title}, {self.seats} seats"

    def play(self, seed: int) -> Counts:
        from tianxia.kernel.playout import playout
        from tianxia.kernel.rng import stream

        return playout(self.game.new(seats=self.seats, seed=seed), stream(seed, "bench"))

    def middle(self, seed: int) -> Callable[[], object]:
        from tianxia.kernel.rng import stream

        decisions = self.play(seed)[0]
        state, rng = self.game.new(seats=self.seats, seed=seed), stream(seed, "bench")
        for _ in range(decisions // 2):
            actions = state.actions()
            state.take(actions[rng.below(len(actions))] if len(actions) > 1 else actions[0])
        return state.copy


class Catanatron:
    def __init__(self) -> None:
        self.name = f"Catanatron {version('catanatron')}, 4 seats"

    def new(self, seed: int) -> Any:
        from catanatron import Color, Game, RandomPlayer

        return Game([RandomPlayer(color) for color in Color], seed=seed + 1)  # 0 would mean any

    def play(self, seed: int) -> Counts:
        return self.advance(self.new(seed), sys.maxsize)

    def middle(self, seed: int) -> Callable[[], object]:
        game = self.new(seed)
        self.advance(game, self.play(seed)[0] // 2)
        copy: Callable[[], object] = game.copy
        return copy

    def advance(self, game: Any, decisions: int) -> Counts:
        """Its own loop, `Game.play`, without the two copies that one makes."""
        asked = real = offered = 0
        while asked < decisions and game.winning_color() is None and game.state.num_turns < 1000:
            n = len(game.state.playable_actions)
            asked += 1
            offered += n
            real += n > 1
            game.play_tick()
        return asked, real, offered


@dataclass
class Figures:
    name: str
    decisions_per_second: float
    real_decisions_per_second: float
    legal_actions: float
    copy_microseconds: float


class Measure:
    """The rounds of one subject."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.games = 0
        self.rounds: list[tuple[float, float, float]] = []  # decisions/s, real decisions/s, legal actions
        self.copies: list[float] = []

    def play_round(self, seconds: float) -> None:
        asked = real = offered = 0
        elapsed = 0.0
        while elapsed < seconds:
            start = time.process_time()
            counts = self.subject.play(self.games)
            elapsed += time.process_time() - start
            self.games += 1
            asked, real, offered = asked + counts[0], real + counts[1], offered + counts[2]
        self.rounds.append((asked / elapsed, real / elapsed, offered / asked))

    def copy_round(self, seconds: float) -> None:
        copy = self.subject.middle(seed=len(self.copies))
        done, elapsed = 0, 0.0
        while elapsed < seconds:
            start = time.process_time()
            for _ in range(100):
                copy()
            elapsed += time.process_time() - start
            done += 100
        self.copies.append(elapsed / done * 1e6)

    def figures(self) -> Figures:
        asked, real, offered = (median(column) for column in zip(*self.rounds, strict=True))
        return Figures(self.subject.name, asked, real, offered, median(self.copies))


def measure(subjects: Iterable[Subject], rounds: int, seconds: float) -> list[Figures]:
    measures = [Measure(subject) for subject in subjects]
    for one in measures:
        one.subject.play(seed=0)  # imports and caches
    for _ in range(rounds):
        for one in measures:
            one.play_round(seconds)
        for one in measures:
            one.copy_round(seconds / 4)
    return [one.figures() for one in measures]


def ratios(ours: Figures, peer: Figures) -> dict[str, Any]:
    faster = ours.real_decisions_per_second / peer.real_decisions_per_second
    copy = ours.copy_microseconds / peer.copy_microseconds
    return {
        "name": ours.name,
        "real_decisions": faster,
        "real_decisions_budget": REAL_DECISIONS_BUDGET,
        "copy": copy,
        "copy_budget": COPY_BUDGET,
        "kept": faster >= REAL_DECISIONS_BUDGET and copy <= COPY_BUDGET,
    }


def table(figures: list[Figures], against: list[dict[str, Any]]) -> str:
    lines = [f"{'random play':28}{'decisions/s':>13}{'real/s':>11}{'legal':>8}{'copy µs':>10}"]
    for row in figures:
        lines.append(
            f"{row.name:28}{row.decisions_per_second:13,.0f}{row.real_decisions_per_second:11,.0f}"
            f"{row.legal_actions:8.1f}{row.copy_microseconds:10.2f}"
        )
    lines += ["", f"{'against ' + figures[-1].name:34}{'real/s':>9}{'budget':>9}{'copy':>9}{'budget':>9}"]
    for ratio in against:
        copy = f"1/{1 / ratio['copy']:.0f}"
        lines.append(
            f"{ratio['name']:34}{ratio['real_decisions']:8.1f}×{'≥ 10×':>9}{copy:>9}{'≤ 1/20':>9}"
            f"   {'kept' if ratio['kept'] else 'MISSED'}"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help="titles to measure; all that there are if none is named")
    parser.add_argument("--rounds", type=int, default=7, help="alternating rounds (7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each subject in each round (1.0)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    choice = parser.parse_args()

    titles = choice.games or tianxia.titles()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core, and always the same
    figures = measure([*map(Ours, titles), Catanatron()], choice.rounds, choice.seconds)
    against = [ratios(row, figures[-1]) for row in figures[:-1]]
    machine = f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}"
    if choice.json:
        rows = [asdict(row) for row in figures]
        answer = {"engine": tianxia.engine(), "machine": machine, "figures": rows, "against_peer": against}
        print(json.dumps(answer, indent=2))
    else:
        print(f"{tianxia.engine()} engine, {machine}, one core, median of {choice.rounds} rounds\n")
        print(table(figures, against))
    return 0


if __name__ == "__main__":
    sys.exit(main())
