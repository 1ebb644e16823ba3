"""`tianxia ladder`: all levels of a title against each other, as docs/bots.md shows them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.arena.ladder import climb, table, write_into
from tianxia.cli.common import Progress, add_jobs, add_json, print_json, say_if_interpreted, whole


def add(commands: Any) -> None:
    parser = commands.add_parser("ladder", help="play the levels of bots against each other")
    parser.add_argument("game", help=f"one of {', '.join(tianxia.titles())}")
    parser.add_argument("--seed", type=whole(), default=0, metavar="S", help="seed of all deals (default 0)")
    add_jobs(parser)
    parser.add_argument(
        "--part", type=whole(1, 100), default=100, metavar="P", help="play P %% of the matches only"
    )
    parser.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="folder for the matches; an interrupted run continues there",
    )
    parser.add_argument(
        "--only",
        action="append",
        default=[],
        metavar="RUNG",
        help="play this rung only, as the table names it (again for more); --write renews its row only",
    )
    parser.add_argument(
        "--bot", default="", metavar="NAME", help="play this bot, or your module:Class, against each level"
    )
    parser.add_argument("--so-far", action="store_true", help="print the results so far and play nothing")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into this document")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = tianxia.game(arguments.game)
    say_if_interpreted()
    show = Progress()
    try:
        part = arguments.part / 100
        climbed = climb(
            game.name,
            arguments.out,
            arguments.seed,
            arguments.jobs,
            part,
            show,
            arguments.so_far,
            arguments.only,
            arguments.bot,
        )
    finally:
        show.end()
    text = table(game.name, arguments.seed, climbed)
    if arguments.write:
        write_into(arguments.write, game.name, text, some_rows=bool(arguments.only))
    if arguments.json:
        print_json(msgspec.to_builtins(climbed))
    else:
        print(text, end="")
    return 0
