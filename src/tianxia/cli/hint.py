"""`tianxia hint`: what a search would do in the position a match file ends with, and why."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

import tianxia
from tianxia.bots.hint import hint
from tianxia.bots.levels import MOST_SIMULATIONS
from tianxia.cli.common import add_json, add_language, print_json, read_file, whole
from tianxia.cli.matches import read
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.event import seat_arg
from tianxia.kernel.record import replay
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import words


def add(commands: Any) -> None:
    parser = commands.add_parser("hint", help="say the best moves of a position, and what to expect of them")
    parser.add_argument("file", type=Path, help="a match file, or a position as JSON")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the data pack it is played with")
    parser.add_argument("--to", type=whole(0), metavar="N", help="after the first N moves of the match")
    parser.add_argument("--seat", type=whole(), metavar="K", help="for this seat, if several are asked")
    parser.add_argument(
        "--simulations",
        type=whole(1, MOST_SIMULATIONS),
        default=0,
        metavar="N",
        help="how long to think (default: as a grandmaster)",
    )
    parser.add_argument("--seed", type=whole(), default=0, metavar="S", help="of the search (default 0)")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    state, names = find_position(arguments)
    spoken = words(arguments.language, state.game.folder)
    if state.over:
        raise TianxiaError(spoken.format("hint-over", {}))
    waiting = state.waiting()
    seat = waiting[0] if arguments.seat is None else arguments.seat
    if seat not in waiting:
        raise BadOptions(f"seat {seat} is not asked anything now; seat {', '.join(map(str, waiting))} is")
    found = hint(state, seat, stream(arguments.seed, "hint"), arguments.simulations)
    if arguments.json:
        print_json(msgspec.to_builtins(found))
        return 0
    told = {"seat": seat_arg(seat), "simulations": found.simulations}
    print(spoken.format("hint-asked", told, names))
    for number, move in enumerate(found.moves, 1):
        shares = ", ".join(f"{share:.0%}" for share in move.expects)
        print(spoken.format("hint-move", {"number": number, "move": move.text, "visits": move.visits}))
        print(f"   {spoken.format('hint-expects', {'shares': shares})}")
    return 0


def find_position(arguments: argparse.Namespace) -> tuple[State, list[str]]:
    """The position of a file, and the names of its players."""
    text = read_file(arguments.file)
    if text.lstrip().startswith("{"):
        return read_position(arguments, text), []
    game, record = read(arguments.file, arguments.data)
    if arguments.to is not None:
        record.entries = record.entries[: arguments.to]
    return replay(game, record), record.players


def read_position(arguments: argparse.Namespace, text: str) -> State:
    try:
        head = msgspec.json.decode(text, type=dict[str, Any])
        return tianxia.game(str(head.get("game")), data=arguments.data).from_json(text)
    except msgspec.MsgspecError as error:
        raise TianxiaError(f"{arguments.file}: no position: {error}") from None
    except TianxiaError as error:
        raise TianxiaError(f"{arguments.file}: {error}") from None
