"""`tianxia hint`: the best moves in the last position of a match file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.bots.driver import choose_with
from tianxia.bots.hint import hint
from tianxia.bots.levels import MOST_SIMULATIONS
from tianxia.bots.own import find_bot
from tianxia.cli.common import add_json, add_language, print_json, read_file, title_words, whole
from tianxia.cli.matches import read_text, stop_at
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.event import seat_arg
from tianxia.kernel.record import replay
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State


def add(commands: Any) -> None:
    parser = commands.add_parser("hint", help="show the best moves of a position, with their chances")
    parser.add_argument("file", type=Path, help="a match file, or a position as JSON; - reads standard input")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the data pack it is played with")
    parser.add_argument("--to", type=whole(0), metavar="N", help="after the first N moves of the match")
    parser.add_argument("--seat", type=whole(), metavar="K", help="for this seat, if several are asked")
    parser.add_argument(
        "--simulations",
        type=whole(1, MOST_SIMULATIONS),
        default=0,
        metavar="N",
        help="judge N positions (default: as many as a grandmaster)",
    )
    parser.add_argument("--seed", type=whole(), default=0, metavar="S", help="seed of the search (default 0)")
    parser.add_argument(
        "--bot", metavar="NAME", help="show the move of this bot instead: a name, or your own module:Class"
    )
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    state, names = find_position(arguments)
    spoken = title_words(arguments.language, state.game)
    if state.over:
        raise TianxiaError(spoken.format("hint-over", {}))
    waiting = state.waiting()
    seat = waiting[0] if arguments.seat is None else arguments.seat
    if seat not in waiting:
        raise BadOptions(f"seat {seat} is not asked anything now; seat {', '.join(map(str, waiting))} is")
    if arguments.bot:
        return say_move(state, seat, arguments)
    found = hint(state, seat, stream(arguments.seed, "hint"), arguments.simulations)
    if arguments.json:
        print_json(msgspec.to_builtins(found))
        return 0
    words = {"seat": seat_arg(seat), "simulations": found.simulations}
    print(spoken.format("hint-asked", words, names))
    if found.simulations < arguments.simulations:
        print(spoken.format("hint-fewer", {"asked": arguments.simulations}))
    for number, move in enumerate(found.moves, 1):
        shares = ", ".join(f"{share:.0%}" for share in move.expects)
        print(spoken.format("hint-move", {"number": number, "move": move.text, "visits": move.visits}))
        print(f"   {spoken.format('hint-expects', {'shares': shares})}")
    return 0


def say_move(state: State, seat: int, arguments: argparse.Namespace) -> int:
    """Print the move of a bot for a seat: one line in words, or its actions as JSON."""
    rng = stream(arguments.seed, "hint")
    actions = choose_with(find_bot(arguments.bot), state, seat, rng)
    phrase = state.game.read(state, actions, seat, finish=False).text
    if arguments.json:
        print_json({"bot": arguments.bot, "seat": seat, "actions": actions, "text": phrase})
    else:
        print(phrase)
    return 0


def find_position(arguments: argparse.Namespace) -> tuple[State, list[str]]:
    """The position of a file, and the names of its players."""
    text = read_file(arguments.file, standard_input=True)
    if text.lstrip().startswith("{"):
        if arguments.to is not None:
            raise BadOptions("--to: a position has no moves; it goes with a match file")
        return read_position(arguments, text), []
    game, record = read_text(arguments.file, text, arguments.data)
    stop_at(record, arguments.to)
    return replay(game, record), record.players


def read_position(arguments: argparse.Namespace, text: str) -> State:
    try:
        head = msgspec.json.decode(text, type=dict[str, Any])
        return tianxia.game(str(head.get("game")), data=arguments.data).from_json(text)
    except msgspec.MsgspecError as error:
        raise TianxiaError(f"{arguments.file}: no position: {error}") from None
    except TianxiaError as error:
        raise TianxiaError(f"{arguments.file}: {error}") from None
