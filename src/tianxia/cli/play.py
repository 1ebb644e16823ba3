"""`tianxia play`: a game in the terminal against random seats, with the legal moves listed in words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from tianxia.cli.common import add_game, add_language, add_setting, find_game, find_options
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.record import start_record
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import Words, words

SHOWN = 40


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal against random seats")
    add_game(parser)
    add_setting(parser)
    parser.add_argument("--seat", type=int, default=0, metavar="K", help="your seat (default 0)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the match to this file at the end")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments)
    options = find_options(game, arguments)
    state = game.new(arguments.seats, options, arguments.seed)
    if not 0 <= arguments.seat < state.seats or arguments.seat == state.automa:
        print(f"tianxia: there is no seat {arguments.seat} for you", file=sys.stderr)
        return 2
    asked_for = arguments.seats if arguments.seats is not None else state.seats
    record = start_record(game, asked_for, game.options(options), arguments.seed, [])
    rng = stream(arguments.seed, "players")
    spoken = words(arguments.language, game.folder)
    print(spoken.format("terminal-help", {}))
    while not state.over:
        seat = state.decision.seat
        if seat == arguments.seat:
            phrase = ask(game, state, spoken)
            if phrase is None:
                break
        else:
            actions = state.actions()
            phrase = game.notate(state, actions[rng.below(len(actions))])
        events = state.listen()
        try:
            state.play(phrase, seat)
        except TianxiaError as error:
            print(f"  {error}")
            continue
        record.moves.append((seat, phrase))
        for event in events:
            if event.visible_to(arguments.seat):
                print(f"  {spoken.format(event.key, event.args)}")
    if state.over:
        record.scores, record.winners = state.scores(), state.winners()
        print_sheet(state, spoken)
    if arguments.save:
        arguments.save.write_text(record.text(), encoding="utf-8")
    return 0


def ask(game: Game, state: State, spoken: Words) -> str | None:
    """The person's answer in notation; None to leave."""
    decision = state.decision
    prompt = decision.prompt(state)
    print(f"\n{spoken.format(prompt.key, prompt.args)}")
    actions = state.actions()
    for number, action in enumerate(actions[:SHOWN], 1):
        label = state.describe(action)
        print(f"{number:4}. {game.notate(state, action):22} {spoken.format(label.key, label.args)}")
    if len(actions) > SHOWN:
        print("      " + " ".join(game.notate(state, action) for action in actions[SHOWN:]))
    while True:
        try:
            answer = input("> ").strip()
        except EOFError:
            return None
        if answer in ("q", "quit"):
            return None
        if answer.isdigit() and 1 <= int(answer) <= len(actions) and game.parse(answer) not in actions:
            return game.notate(state, actions[int(answer) - 1])
        if answer:
            return answer


def print_sheet(state: State, spoken: Words) -> None:
    """The score sheet, a column a seat."""
    print()
    for key, values in state.sheet():
        print(f"{spoken.format(key, {}):30}" + "".join(f"{value:8}" for value in values))
    print(spoken.format("winners", {"seats": [f"#{seat}" for seat in state.winners()]}))
