"""`tianxia arena`: many matches between bots, and a report of them."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.arena.cluster import START_SECONDS
from tianxia.arena.figures import Figures, changes, figures
from tianxia.arena.intervals import Interval
from tianxia.arena.match import Plan, Row
from tianxia.arena.report import format_interval, report
from tianxia.arena.run import open_run
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

INTERRUPTED = 130  # the shell's exit code after Ctrl-C


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
    parser.set_defaults(jobs=0)  # 0: one process, or with Ray one worker on each core
    parser.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="play on this Ray cluster; `local` starts one here with J workers (default: one on each core)",
    )
    parser.add_argument(
        "--ray-wait",
        type=whole(1),
        default=round(START_SECONDS),
        metavar="S",
        help=f"give up if Ray has not started after S seconds (default {START_SECONDS:.0f})",
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="folder for the matches and the report"
    )
    parser.add_argument(
        "--record", action="store_true", help="keep every decision with a choice as Parquet, for learning"
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Returns 0 if everything was played, 130 if it was stopped."""
    plan = make_plan(arguments)
    plan.check()
    database().close()
    say_if_interpreted()
    show = Progress()
    stopped = False
    try:
        rows = play_run(
            plan,
            arguments.out,
            arguments.jobs,
            arguments.ray,
            show,
            arguments.record,
            arguments.ray_wait,
            say,
        )
    except KeyboardInterrupt:
        stopped = True
        rows = open_run(plan, arguments.out)
    finally:
        show.end()
    if stopped:
        say_stopped(arguments, plan, rows)
    if rows:
        tell(arguments, plan, rows)
    return INTERRUPTED if stopped else 0


def say(text: str) -> None:
    over = "\r" if sys.stderr.isatty() else ""  # the progress bar is on the last line
    print(f"{over}tianxia: {text}", file=sys.stderr, flush=True)


def say_stopped(arguments: argparse.Namespace, plan: Plan, rows: list[Row]) -> None:
    """Print what was played and the command that resumes."""
    print(
        f"tianxia: stopped after {len(rows)} of {plan.matches()} matches, which are kept; go on with\n"
        f"    {shlex.join(command(arguments, plan))}",
        file=sys.stderr,
        flush=True,
    )


def command(arguments: argparse.Namespace, plan: Plan) -> list[str]:
    """The command that plays or resumes a plan."""
    words = ["tianxia", "arena", plan.game, "--seats", str(plan.seats), "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    for name, values in (("--option", arguments.option), ("--data", arguments.data)):
        for value in values:
            words += [name, str(value)]
    words += ["--jobs", str(arguments.jobs)] if arguments.jobs > 1 else []
    words += ["--ray", arguments.ray, "--ray-wait", str(arguments.ray_wait)] if arguments.ray else []
    words += ["--record"] if arguments.record else []
    return [*words, "--out", str(arguments.out)]


def make_plan(arguments: argparse.Namespace) -> Plan:
    game: Game = tianxia.game(arguments.game)
    seats = game.seats_by_default() if arguments.seats is None else arguments.seats
    if seats < 1:
        raise BadOptions(f"{game.name} takes {', '.join(map(str, game.seat_counts))} seats, not {seats}")
    packs = [read_pack(folder).to_json() for folder in arguments.data] or [""]
    bots = arguments.bots or ["master", "adept"]
    return Plan(game.name, seats, bots, arguments.games, arguments.seed, find_options(game, arguments), packs)


def tell(arguments: argparse.Namespace, plan: Plan, rows: list[Row]) -> None:
    """Write the report and the matches, and print the figures."""
    packs = range(len(plan.packs))
    by_pack = [[row for row in rows if row.number % len(packs) == at] for at in packs]
    found = [figures(some) for some in by_pack if some]
    changed = changes(plan, rows) if len(packs) > 1 else {}
    write_parquet(arguments.out, plan.matches())
    (arguments.out / "report.html").write_text(report(plan, found, changed), encoding="utf-8")
    if arguments.json:
        # through text: JSON has no infinite numbers, so open bounds become null
        print_json(msgspec.json.decode(msgspec.json.encode({"figures": found, "changes": changed})))
    else:
        tell_people(arguments.out, found, changed)


def tell_people(folder: Path, found: list[Figures], changed: dict[str, Interval]) -> None:
    """Print the figures for a terminal."""
    for one in found:
        matches = "1 match" if one.matches == 1 else f"{one.matches} matches"
        deals = "1 deal" if one.deals == 1 else f"{one.deals} deals"
        print(f"{matches} on {deals} with pack {one.pack}")
        for name, won in one.wins.items():
            rating = one.ratings.get(name)
            rated = f", Elo {format_interval(rating, '.0f')}" if rating else ""
            print(f"  {name}: wins {format_interval(won, '.1%')}{rated}")
        for word, wins, scores in (
            ("seat", one.wins_by_seat, one.scores_by_seat),
            ("place", one.wins_by_place, one.scores_by_place),
        ):
            for at, (won, score) in enumerate(zip(wins, scores, strict=True)):
                number = at + 1 if word == "place" else at
                won_text, points = format_interval(won, ".1%"), format_interval(score, ".1f")
                print(f"  {word} {number}: wins {won_text}, score {points}")
        if one.draws:
            print(f"  a draw, nobody wins: {one.draws} of {one.matches} matches")
    for name, change in changed.items():
        print(f"  {name}: {format_interval(change, '+.3g')}")
    print(f"{folder / 'report.html'}, {folder / 'matches.parquet'}")
