"""`tianxia play`: a game in the terminal against bots, with the legal moves listed in words."""

from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from tianxia.bots import Bot, bot
from tianxia.cli.common import (
    add_bots,
    add_game,
    add_language,
    add_setting,
    find_game,
    find_options,
    say_if_interpreted,
    whole,
)
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.record import STRIDE, Record, fingerprint, start_record
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import Words, words

SHOWN = 40


def add(commands: Any) -> None:
    parser = commands.add_parser("play", help="play in the terminal against bots")
    add_game(parser)
    add_setting(parser)
    parser.add_argument("--seat", type=whole(), default=0, metavar="K", help="your seat, counted from 0")
    add_bots(parser, "random")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the match to this file at the end")
    add_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = find_game(arguments)
    options = find_options(game, arguments)
    state = game.new(arguments.seats, options, arguments.seed)
    people = [seat for seat in range(state.seats) if seat != state.automa]
    if arguments.seat not in people:
        there = f"seats {people[0]} to {people[-1]}" if len(people) > 1 else f"seat {people[0]} only"
        raise BadOptions(f"there is no seat {arguments.seat} for you; this game has {there}")
    minds = [bot(name) for name in arguments.bots or ["random"]]
    others = [seat for seat in people if seat != arguments.seat]
    bots = {seat: minds[min(at, len(minds) - 1)] for at, seat in enumerate(others)}
    if arguments.save:
        check_target(arguments.save)
    asked_for = arguments.seats if arguments.seats is not None else state.seats
    record = start_record(game, asked_for, game.options(options), arguments.seed, [])
    record.pack = game.pack.to_json() if arguments.data else ""
    say_if_interpreted()
    try:
        play(state, record, arguments.seat, bots, words(arguments.language, game.folder))
    finally:  # also after Ctrl-C, and when nobody reads what is printed
        if arguments.save:
            save(record, arguments.save)
    return 0


def play(state: State, record: Record, mine: int, bots: dict[int, Bot], spoken: Words) -> None:
    """Ask and answer until the game is over or the person leaves."""
    game: Game = state.game
    print(spoken.format("terminal-help", {}))
    while not state.over:
        seat = state.decision.seat
        phrase: str | list[int]
        if seat == mine:
            answer = ask(game, state, spoken)
            if answer is None:
                break
            phrase = answer
        else:
            rng = stream(record.seed, f"bot {seat} at {len(record.entries)}")
            phrase = bots[seat].choose(state.redeal(seat, rng), seat, rng.split("choose"))
        try:
            reading = game.read(state, phrase, seat)
        except TianxiaError as error:
            print(f"  {error}")
            continue
        state = reading.position
        noted = (len(record.entries) + 1) % STRIDE == 0 or state.over
        record.move(seat, reading.text, fingerprint(state) if noted else "")
        for event in reading.events:
            if event.visible_to(mine):
                print(f"  {spoken.format(event.key, event.args)}")
    if state.over:
        record.scores, record.winners = state.scores(), state.winners()
        print_sheet(state, spoken)


def check_target(file: Path) -> None:
    """Refuse before the first move what cannot be written after the last."""
    try:
        with file.open("a", encoding="utf-8"):
            pass
    except (OSError, ValueError) as error:
        raise TianxiaError(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def save(record: Record, file: Path) -> None:
    """Write the match; where its target turned out bad, beside the other temporary files."""
    try:
        file.write_text(record.text(), encoding="utf-8")
    except OSError as error:
        with NamedTemporaryFile(
            "w", encoding="utf-8", prefix="tianxia-", suffix=".txt", delete=False
        ) as other:
            other.write(record.text())
        why = error.strerror or error
        raise TianxiaError(f"{file}: {why}; the match is saved as {other.name}") from None


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
        except (EOFError, RuntimeError):  # the end of the input, or none at all
            return None
        if answer in ("q", "quit"):
            return None
        numbers = [str(number) for number in range(1, len(actions) + 1)]
        if answer in numbers and game.parse(state, answer) not in actions:
            return game.notate(state, actions[numbers.index(answer)])
        if answer:
            return answer


def print_sheet(state: State, spoken: Words) -> None:
    """The score sheet, a column a seat."""
    print()
    for key, values in state.sheet():
        print(f"{spoken.format(key, {}):30}" + "".join(f"{value:8}" for value in values))
    print(spoken.format("winners", {"seats": [f"#{seat}" for seat in state.winners()]}))
