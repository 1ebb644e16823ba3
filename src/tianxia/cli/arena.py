"""`tianxia arena`: many matches between bots, and a report of them."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.arena.figures import Figures, changes, figures
from tianxia.arena.match import Plan
from tianxia.arena.ratings import Interval
from tianxia.arena.report import report
from tianxia.arena.run import run as play_run
from tianxia.arena.store import database, write_parquet
from tianxia.cli.common import (
    Progress,
    add_bots,
    add_jobs,
    add_json,
    add_setting,
    find_options,
    print_json,
    say_if_interpreted,
    whole,
)
from tianxia.kernel.components import read_pack
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.game import Game


def add(commands: Any) -> None:
    parser = commands.add_parser("arena", help="play many matches between bots, and write a report")
    parser.add_argument("game", help=f"one of {', '.join(tianxia.titles())}")
    parser.add_argument(
        "--data",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="play with this data pack; with two, both are played on the same deals and compared",
    )
    add_setting(parser)
    add_bots(parser, "master,adept")
    parser.add_argument(
        "--games", type=whole(1), default=100, metavar="K", help="matches, with each pack (default 100)"
    )
    add_jobs(parser)
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on this Ray cluster (or `local`)")
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="for the matches and the report"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    plan = make_plan(arguments)
    plan.check()
    database().close()
    say_if_interpreted()
    show = Progress()
    try:
        rows = play_run(plan, arguments.out, arguments.jobs, arguments.ray, show)
    finally:
        show.end()
    packs = len(plan.packs)
    found = [figures([row for row in rows if row.number % packs == at]) for at in range(packs)]
    changed = changes(plan, rows) if packs > 1 else {}
    write_parquet(arguments.out, plan.matches())
    (arguments.out / "report.html").write_text(report(plan, found, changed), encoding="utf-8")
    if arguments.json:
        print_json({"figures": msgspec.to_builtins(found), "changes": msgspec.to_builtins(changed)})
    else:
        tell(arguments.out, found, changed)
    return 0


def make_plan(arguments: argparse.Namespace) -> Plan:
    game: Game = tianxia.game(arguments.game)
    seats = game.seats_by_default() if arguments.seats is None else arguments.seats
    if seats < 1:
        raise BadOptions(f"{game.name} takes {', '.join(map(str, game.seat_counts))} seats, not {seats}")
    packs = [read_pack(folder).to_json() for folder in arguments.data] or [""]
    bots = arguments.bots or ["master", "adept"]
    return Plan(game.name, seats, bots, arguments.games, arguments.seed, find_options(game, arguments), packs)


def tell(folder: Path, found: list[Figures], changed: dict[str, Interval]) -> None:
    """The figures for a terminal."""
    for one in found:
        print(f"{one.matches} matches with pack {one.pack}")
        for name, won in one.wins.items():
            rated = f", Elo {told(one.ratings[name], '.0f')}" if name in one.ratings else ""
            print(f"  {name}: wins {told(won, '.1%')}{rated}")
        for seat, won in enumerate(one.wins_by_seat):
            print(f"  seat {seat}: wins {told(won, '.1%')}, score {told(one.scores_by_seat[seat], '.1f')}")
    for name, change in changed.items():
        print(f"  {name}: {told(change, '+.3g')}")
    print(f"{folder / 'report.html'}, {folder / 'matches.parquet'}")


def told(figure: Interval, form: str) -> str:
    return f"{figure.value:{form}} ({figure.low:{form}} to {figure.high:{form}})"
