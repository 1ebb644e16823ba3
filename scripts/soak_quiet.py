"""Compares quiet play with another revision: processor time and duration of a move.

    python scripts/soak_quiet.py 8fe5bbe --matches 30 --rounds 10 --seconds 6

The other revision is compiled in a temporary worktree (`--other FOLDER` uses one that is already compiled).
Both servers run all the time; the same players move at one, then at the other, in turns, so that noise
affects both. Huang, two clients for each match, bots off, an empty SQLite file each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from scripts.soak_load import Pair, Server, play, prepare, set_table  # noqa: E402

MOST = 1.05  # the most processor time, relative to the other revision


class Side:
    """One revision: its server, its tables, and what was measured."""

    def __init__(self, root: Path, folder: Path, stack: ExitStack) -> None:
        folder.mkdir()
        self.server = stack.enter_context(Server(str(folder / "quiet.db"), folder / "key", root))
        self.pairs: list[Pair] = []
        self.rng = random.Random(1)
        self.waits: list[float] = []
        self.costs: list[float] = []  # milliseconds of processor time for a move, by round
        self.work: list[float] = []  # the same, of the event loop alone

    async def come(self, matches: int) -> None:
        self.pairs = [set_table([self.server], "huang", number) for number in range(matches)]
        await prepare(self.pairs, self.rng)

    async def play(self, seconds: float, rate: float) -> None:
        before = self.server.figures()
        waits = (await play(self.pairs, seconds, rate, self.rng)).waits
        after = self.server.figures()
        self.waits += waits
        for name, found in (("cpu", self.costs), ("work", self.work)):
            key = f"tianxia_{name}_seconds_total"
            found.append((after[key] - before[key]) * 1000 / len(waits))

    def figures(self) -> dict[str, float]:
        cuts = statistics.quantiles(self.waits, n=20)
        return {
            "moves": len(self.waits),
            "cpu_ms": round(statistics.mean(self.costs), 2),
            "work_ms": round(statistics.mean(self.work), 2),
            "p50_ms": round(cuts[9] * 1000, 1),
            "p95_ms": round(cuts[18] * 1000, 1),
        }


async def compare(before: Side, after: Side, rounds: int, seconds: float, rate: float) -> dict[str, Any]:
    for number in range(rounds):
        for side in (before, after) if number % 2 == 0 else (after, before):
            await side.play(seconds, rate)
    for side in (before, after):
        for pair in side.pairs:
            for seat in pair.seats:
                seat.transport.close()
    ratios = [new / old for old, new in zip(before.costs, after.costs, strict=True)]
    one, other = before.figures(), after.figures()
    return {
        "before": one,
        "after": other,
        "cpu_ratio": round(other["cpu_ms"] / one["cpu_ms"], 3),
        "cpu_ratio_of_rounds": [round(ratio, 3) for ratio in sorted(ratios)],
        "work_ratio": round(other["work_ms"] / one["work_ms"], 3),
        "p50_ratio": round(other["p50_ms"] / one["p50_ms"], 3),
        "p95_ratio": round(other["p95_ms"] / one["p95_ms"], 3),
    }


def worktree(revision: str, folder: Path, stack: ExitStack) -> Path:
    """A worktree of another revision, compiled."""
    place = folder / "other"
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(place), revision], check=True)
    stack.callback(subprocess.run, [*git, "remove", "--force", str(place)], check=True)
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=place, check=True)
    return place


def main() -> int:
    parser = argparse.ArgumentParser(description="Does quiet play cost more than at another revision?")
    parser.add_argument("revision", nargs="?", default="")
    parser.add_argument("--other", type=Path, help="a compiled checkout of the other revision")
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument(
        "--seconds", type=float, default=6, help="seconds for each revision in each round (6)"
    )
    parser.add_argument("--rate", type=float, default=10, help="moves a second (10)")
    given = parser.parse_args()
    if not given.revision and given.other is None:
        parser.error("name a revision, or a checkout")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tianxia-")))
        other = given.other or worktree(given.revision, folder, stack)
        sides = Side(other, folder / "before", stack), Side(ROOT, folder / "after", stack)

        async def whole() -> dict[str, Any]:
            for side in sides:
                await side.come(given.matches)
            return await compare(*sides, given.rounds, given.seconds, given.rate)

        found = asyncio.run(whole())
    print(json.dumps(found, indent=2))
    return 0 if found["cpu_ratio"] <= MOST else 1


if __name__ == "__main__":
    raise SystemExit(main())
