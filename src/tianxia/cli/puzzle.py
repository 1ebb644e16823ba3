"""`tianxia puzzle`: make puzzles from bot games, and check those of a title."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import tianxia
from tianxia.cli.common import Progress, say_if_interpreted, whole
from tianxia.learn.puzzle import check, folder, holds, keep, make, puzzles_of, read_puzzle


def add(commands: Any) -> None:
    parser = commands.add_parser("puzzle", help="make puzzles from bot games, or check existing ones")
    parser.add_argument("do", choices=("make", "check"))
    parser.add_argument("game", help=f"one of {', '.join(tianxia.titles())}")
    parser.add_argument(
        "--count", type=whole(1), default=20, metavar="N", help="total number of puzzles (default 20)"
    )
    parser.add_argument("--minutes", type=whole(1), default=30, metavar="M", help="stop after M minutes")
    parser.add_argument(
        "--seed", type=whole(), default=0, metavar="S", help="seed of the first game (default 0)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="output folder (default: the title's puzzles)"
    )
    parser.add_argument("--deep", action="store_true", help="also check the answers by a new search")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    title = tianxia.game(arguments.game).name
    return run_check(title, arguments) if arguments.do == "check" else run_make(title, arguments)


def run_make(title: str, arguments: argparse.Namespace) -> int:
    say_if_interpreted()
    out: Path = arguments.out or folder(title)
    out.mkdir(parents=True, exist_ok=True)
    there = [read_puzzle(file, title) for file in sorted(out.glob("*.toml"))]
    until = time.monotonic() + 60 * arguments.minutes
    progress = Progress(arguments.count)
    for puzzle in make(title, arguments.seed, until):
        if keep(there, puzzle) and all(one.name != puzzle.name for one in there):
            (out / f"{puzzle.name}.toml").write_text(puzzle.text(), encoding="utf-8")
            there.append(puzzle)
            progress(len(there))
        if len(there) >= arguments.count:
            break
    progress.end()
    print(f"{len(there)} puzzles; greedy is wrong in {sum(one.fooled for one in there)}")
    return 0 if len(there) >= arguments.count else 1


def run_check(title: str, arguments: argparse.Namespace) -> int:
    there = puzzles_of(title)
    faults = 0
    for puzzle in there:
        wrong = check(puzzle)
        if not wrong and arguments.deep and not holds(puzzle, arguments.seed):
            wrong = ["its answer does not lead clearly on other redeals"]
        faults += bool(wrong)
        for one in wrong:
            print(f"{puzzle.name}: {one}")
    print(
        f"{len(there)} puzzles, {faults} with faults; greedy is wrong in {sum(one.fooled for one in there)}"
    )
    return 1 if faults else 0
