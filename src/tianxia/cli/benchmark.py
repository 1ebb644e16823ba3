"""`tianxia benchmark`: play an agent in the benchmark, and compare result files."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.arena.benchmark import NEWEST, VERSIONS, Head, run, scores, shorten, suite, table
from tianxia.arena.report import format_interval
from tianxia.cli.common import Progress, add_jobs, add_json, print_json, say_if_interpreted, whole
from tianxia.kernel.errors import TianxiaError


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "benchmark", help="play your agent in a fixed benchmark, and compare results"
    )
    actions = parser.add_subparsers(metavar="action", required=True)
    play = actions.add_parser("play", help="play an agent; an interrupted run continues")
    play.add_argument(
        "agent",
        help="a bot's name, module:Class, policy:module:Class, or program:COMMAND",
    )
    play.add_argument("--out", type=Path, required=True, metavar="FILE", help="the result file (JSON lines)")
    play.add_argument("--name", default="", help="the agent's name in a table (default: the agent)")
    play.add_argument(
        "--budget", default="", help="a note on its resources: simulations, parameters, training"
    )
    play.add_argument("--version", choices=list(VERSIONS), default=NEWEST, help=f"(default {NEWEST})")
    play.add_argument(
        "--task", action="append", default=[], metavar="TASK", help="this task only; repeatable"
    )
    play.add_argument("--deals", type=whole(1), metavar="N", help="the first N deals of each task only")
    add_jobs(play)
    add_json(play)
    play.set_defaults(run=run_play)
    compare = actions.add_parser("table", help="print a table of result files")
    compare.add_argument("files", type=Path, nargs="+")
    compare.set_defaults(run=run_table)
    short = actions.add_parser(
        "shorten", help="print a built-in bot's result with digests in place of its matches"
    )
    short.add_argument("file", type=Path)
    short.set_defaults(run=run_shorten)


def run_play(arguments: argparse.Namespace) -> int:
    """Play what is missing and print the scores."""
    rules = suite(arguments.version)
    known = [task.id for task in rules.task]
    for name in arguments.task:
        if name not in known:
            raise TianxiaError(f"there is no task {name!r}; there is {', '.join(known)}")
    numbers = [
        number
        for number, (task, deal) in enumerate(rules.matches())
        if (not arguments.task or task.id in arguments.task)
        and (arguments.deals is None or deal < arguments.deals)
    ]
    head = Head(
        arguments.version,
        arguments.agent,
        arguments.name or arguments.agent,
        arguments.budget,
        tianxia.__version__,
    )
    say_if_interpreted()
    show = Progress()
    try:
        played = run(head, arguments.out, numbers, arguments.jobs, show)
    finally:
        show.end()
    found = scores(played)
    if arguments.json:
        print_json(msgspec.to_builtins(found))
    else:
        for task, value in found.items():
            print(f"{task:16} {format_interval(value, '.1%')}")
        print(arguments.out)
    return 0


def run_table(arguments: argparse.Namespace) -> int:
    print(table(arguments.files))
    return 0


def run_shorten(arguments: argparse.Namespace) -> int:
    print(shorten(arguments.file).decode(), end="")
    return 0
