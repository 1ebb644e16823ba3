"""`tianxia simulate`: many random or bot games; the result does not depend on the number of processes."""

from __future__ import annotations

import argparse
import hashlib
import time
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.arena.match import Tally, play_out, seat_bots
from tianxia.arena.run import workers
from tianxia.bots.own import find_bot as bot
from tianxia.cli.common import (
    Progress,
    add_bots,
    add_game,
    add_jobs,
    add_json,
    add_setting,
    find_game,
    find_options,
    print_json,
    say_if_interpreted,
    whole,
)
from tianxia.kernel.conformance.fault import saved
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.playout import playout
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State

BATCH = 20


class Task(msgspec.Struct):
    """A batch of games for one worker."""

    title: str
    data: Path | None
    seats: int | None
    options: dict[str, Any]
    seed: int
    first: int
    count: int
    check: bool
    bots: list[str] = []  # by seat; the last one takes the remaining seats


class Finished(msgspec.Struct):
    """One finished game."""

    decisions: int
    real: int
    offered: int
    scores: list[int]
    winners: list[int]
    drawn: bool  # nobody won
    digest: str


def add(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play many games at random or with bots and show figures")
    add_game(parser)
    add_setting(parser)
    parser.add_argument(
        "--games", type=whole(1), default=100, metavar="K", help="how many games (default 100)"
    )
    add_bots(parser, "random")
    add_jobs(parser)
    parser.add_argument("--check", action="store_true", help="check every tenth position for impossibilities")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments)
    options = find_options(game, arguments)
    solo = game.new(arguments.seats, options).automa >= 0  # refuse bad settings before any worker starts
    if arguments.check and arguments.bots:
        raise BadOptions("--check looks at random games; leave out --bots")
    for name in arguments.bots:
        bot(name)
    say_if_interpreted()
    tasks = (
        Task(
            game.name,
            arguments.data,
            arguments.seats,
            options,
            arguments.seed,
            first,
            min(BATCH, arguments.games - first),
            arguments.check,
            arguments.bots,
        )
        for first in range(0, arguments.games, BATCH)
    )
    started = time.perf_counter()
    games: list[Finished] = []
    show = Progress(arguments.games)
    if arguments.jobs == 1:
        for task in tasks:
            games += play_batch(task)
            show(len(games))
    else:
        with workers(arguments.jobs) as pool:
            for batch in pool.imap(play_batch, tasks):
                games += batch
                show(len(games))
    show.end()
    report(game, games, solo, time.perf_counter() - started, arguments.json)
    return 0


def play_batch(task: Task) -> list[Finished]:
    """Play games `first` to `first + count - 1` of a seed; batches do not affect the games."""
    game: Game = tianxia.game(task.title, data=task.data)
    return [play_one(game, task, number) for number in range(task.first, task.first + task.count)]


def play_one(game: Game, task: Task, number: int) -> Finished:
    deal = stream(task.seed, f"deal {number}")
    state = game.new(task.seats, task.options, deal.next32() << 32 | deal.next32())
    rng = stream(task.seed, f"players {number}")
    if task.bots:
        tally = Tally(state)
        play_out(state, seat_bots(state, task.bots), task.seed + number, tally)
        counts = tally.decisions, tally.real, tally.offered
    elif task.check:
        counts = checked_playout(state, rng, f"{game.name}-simulate-{task.seed}-{number}")
    else:
        counts = playout(state, rng)
    digest = hashlib.sha256(state.to_json().encode()).hexdigest()[:16]
    return Finished(*counts, state.scores(), state.winners(), state.is_draw(), digest)


def checked_playout(state: State, rng: Rng, name: str) -> tuple[int, int, int]:
    """Random play that checks every tenth position; TianxiaError names the file of an impossible one."""
    decisions = real = offered = 0
    while not state.over:
        actions = state.actions()
        decisions += 1
        real += len(actions) > 1
        offered += len(actions)
        state.take(actions[rng.below(len(actions))])
        if decisions % 10 == 0 or state.over:
            problems = state.problems()
            if problems:
                kept = saved(state.game, state, name)
                raise TianxiaError(f"an impossible position: {'; '.join(problems)} ({kept})")
    return decisions, real, offered


def report(game: Game, games: list[Finished], solo: bool, seconds: float, as_json: bool) -> None:
    """Figures of a run: speed, lengths, scores and wins by seat."""
    seats = len(games[0].scores)
    lengths = sorted(played.decisions for played in games)
    decisions = sum(lengths)
    won = [played for played in games if not played.drawn]
    wins = [sum(1 / len(p.winners) for p in won if seat in p.winners) for seat in range(seats)]
    scores = [sorted(played.scores[seat] for played in games) for seat in range(seats)]
    digest = hashlib.sha256("".join(played.digest for played in games).encode()).hexdigest()[:16]
    figures = {
        "game": game.name,
        "engine": tianxia.engine(),
        "games": len(games),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(games) / seconds, 1),
        "decisions_per_second": round(decisions / seconds),
        "real_decisions_per_second": round(sum(p.real for p in games) / seconds),
        "legal_actions_on_average": round(sum(p.offered for p in games) / decisions, 1),
        "decisions_per_game": {
            "least": lengths[0],
            "mean": round(decisions / len(games), 1),
            "most": lengths[-1],
        },
        "scores_by_seat": [{"least": s[0], "mean": round(sum(s) / len(s), 2), "most": s[-1]} for s in scores],
        "wins_by_seat": [round(w, 2) for w in wins],
        "draws": len(games) - len(won),
        "digest": digest,
    }
    if as_json:
        print_json(figures)
        return
    players = "1 seat and its automa" if solo else f"{seats} seats"
    print(f"{len(games)} games of {game.name}, {players}, {tianxia.engine()} engine, digest {digest}")
    print(
        f"{figures['games_per_second']} games/s, {figures['decisions_per_second']} decisions/s, "
        f"{figures['real_decisions_per_second']} with a real choice, "
        f"{figures['legal_actions_on_average']} legal actions on average"
    )
    print(f"decisions a game: {lengths[0]} to {lengths[-1]}, mean {decisions / len(games):.1f}")
    for seat in range(seats):
        low, high, mean = scores[seat][0], scores[seat][-1], sum(scores[seat]) / len(games)
        print(f"seat {seat}: score {low} to {high}, mean {mean:.2f}; wins {wins[seat] / len(games):.1%}")
    if len(won) < len(games):
        print(f"a draw, nobody wins: {(len(games) - len(won)) / len(games):.1%}")
