"""Compares the speed of two revisions of this project: `make bench-compare REV=main~5`.

Both are compiled in temporary worktrees and take turns with the same random games on one core, so that noise
affects both. The result is the ratio of each round.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
USUAL_SEATS = 4


def answer() -> None:
    """The child process of a Revision: reads commands and runs them with that revision's package."""
    import tianxia
    from tianxia.kernel.playout import playout
    from tianxia.kernel.rng import stream

    games: dict[str, Any] = {title: tianxia.game(title) for title in tianxia.titles()}
    seats = {title: list(game.seat_counts) for title, game in games.items()}
    print(json.dumps({"engine": tianxia.engine(), "seats": seats}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        decisions = 0
        start = time.process_time()
        for seed in range(order["first"], order["first"] + order["games"]):
            state = games[order["title"]].new(seats=order["seats"], seed=seed)
            decisions += playout(state, stream(seed, "bench"))[0]
        print(json.dumps({"seconds": time.process_time() - start, "decisions": decisions}), flush=True)


class Revision:
    """One revision, compiled in a separate worktree, and a process that plays with it."""

    def __init__(self, name: str, folder: Path, stack: ExitStack) -> None:
        self.commit = git("rev-parse", "--short", f"{name}^{{commit}}")
        self.name = f"{name} ({self.commit})" if name != self.commit else name
        git("worktree", "add", "--quiet", "--detach", str(folder), self.commit)
        stack.callback(git, "worktree", "remove", "--force", str(folder))
        environment = dict(os.environ, PYTHONPATH=str(folder / "src"), TIANXIA_ENGINE="compiled")
        print(f"compiling {self.name}", file=sys.stderr)
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(build, cwd=folder, env=environment, check=True)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--answer"],
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        stack.callback(self.process.wait)
        stack.callback(self.process.terminate)
        self.facts = self.read()

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} cannot be measured")
        found: dict[str, Any] = json.loads(line)
        return found

    def play(self, title: str, seats: int, first: int, games: int) -> dict[str, Any]:
        """Seconds and decisions of the random games `first`, `first + 1`, ..."""
        assert self.process.stdin is not None
        order = {"title": title, "seats": seats, "first": first, "games": games}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return self.read()


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"git {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout.strip()


def compare(before: Revision, after: Revision, title: str, rounds: int, seconds: float) -> dict[str, Any]:
    """The ratio of playouts a second, `after` to `before`, in each round."""
    common = set(before.facts["seats"][title]) & set(after.facts["seats"][title])
    seats = USUAL_SEATS if USUAL_SEATS in common else max(common)
    trial = before.play(title, seats, 0, 20)["seconds"]
    after.play(title, seats, 0, 20)
    games = max(5, round(20 * seconds / trial))
    ratios, speeds, decisions = [], [], []
    for number in range(rounds):
        order = (before, after) if number % 2 == 0 else (after, before)
        found = {one.name: one.play(title, seats, number * games, games) for one in order}
        one, other = found[before.name], found[after.name]
        ratios.append(one["seconds"] / other["seconds"])
        speeds.append((games / one["seconds"], games / other["seconds"]))
        decisions.append((one["decisions"], other["decisions"]))
    low, _, high = quantiles(ratios, n=4)
    return {
        "title": title,
        "seats": seats,
        "games_per_round": games,
        "before": median(speed for speed, _ in speeds),
        "after": median(speed for _, speed in speeds),
        "ratio": median(ratios),
        "quartiles": [low, high],
        "extremes": [min(ratios), max(ratios)],
        "same_games": all(one == other for one, other in decisions),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("before", nargs="?", help="the revision to compare with")
    parser.add_argument("after", nargs="?", default="HEAD", help="the other revision (HEAD)")
    parser.add_argument(
        "--titles", nargs="*", default=[], help="titles to measure (default: all that both have)"
    )
    parser.add_argument("--rounds", type=int, default=15, help="alternating rounds (15)")
    parser.add_argument(
        "--seconds", type=float, default=0.5, help="seconds for each revision in each round (0.5)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    choice = parser.parse_args()
    if hasattr(os, "sched_setaffinity") and choice.answer:
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # both revisions run on the same core
    if choice.answer:
        answer()
        return 0
    if not choice.before:
        parser.error("name a revision: make bench-compare REV=main~5")
    if choice.rounds < 2:
        parser.error("a ratio with its spread needs two rounds or more")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tianxia-")))
        before = Revision(choice.before, folder / "before", stack)
        after = Revision(choice.after, folder / "after", stack)
        both = sorted(set(before.facts["seats"]) & set(after.facts["seats"]))
        rows = [
            compare(before, after, title, choice.rounds, choice.seconds)
            for title in both
            if not choice.titles or title in choice.titles
        ]
    if choice.json:
        print(json.dumps({"before": before.name, "after": after.name, "titles": rows}, indent=2))
        return 0
    print(f"random games a second on one core: {after.name} against {before.name}, {choice.rounds} rounds\n")
    print(f"{'':20}{'before':>9}{'after':>9}{'ratio':>9}{'half of the rounds':>22}{'all rounds':>18}")
    for row in rows:
        half = f"{row['quartiles'][0]:.3f} to {row['quartiles'][1]:.3f}"
        every = f"{row['extremes'][0]:.3f} to {row['extremes'][1]:.3f}"
        name = f"{row['title']}, {row['seats']} seats"
        other = "" if row["same_games"] else "   other games"
        print(
            f"{name:20}{row['before']:9,.0f}{row['after']:9,.0f}{row['ratio']:9.3f}{half:>22}{every:>18}{other}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
