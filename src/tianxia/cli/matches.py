"""`tianxia replay` plays a match file again, `tianxia verify` checks one."""

from __future__ import annotations

import argparse
import re
import shlex
from pathlib import Path
from typing import Any

import tianxia
from tianxia.cli.common import add_json, add_language, print_json, read_file, title_words, whole
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.record import Record, begin, read_record, replay_steps, verify

MOST_RESULT = 256 * 1024 * 1024  # bytes of a result file


def add(commands: Any) -> None:
    replay_parser = commands.add_parser("replay", help="play a match file again, move by move")
    replay_parser.add_argument("file", type=Path)
    replay_parser.add_argument("--data", type=Path, metavar="FOLDER", help="the data pack it was played with")
    replay_parser.add_argument("--to", type=whole(0), metavar="N", help="stop after N moves")
    replay_parser.add_argument("--position", action="store_true", help="print the position reached as JSON")
    add_language(replay_parser)
    add_json(replay_parser)
    replay_parser.set_defaults(run=run_replay)
    verify_parser = commands.add_parser(
        "verify", help="check that match files, or results of benchmark, replay to their stored results"
    )
    verify_parser.add_argument("files", type=Path, nargs="+")
    verify_parser.add_argument(
        "--data", type=Path, metavar="FOLDER", help="the data pack they were played with"
    )
    add_json(verify_parser)
    verify_parser.set_defaults(run=run_verify)


def read(file: Path, data: Path | None) -> tuple[Game, Record]:
    """A match file and the title it belongs to; TianxiaError names the file."""
    return read_text(file, read_file(file), data)


def read_text(file: Path, text: str, data: Path | None) -> tuple[Game, Record]:
    """A match file whose text was read."""
    try:
        record = read_record(text, tianxia.game)
    except TianxiaError as error:
        raise TianxiaError(f"{file}: {error}") from None
    game = tianxia.game(record.game, data=data)
    if data is not None and record.data != game.pack.digest:
        raise TianxiaError(f"{file}: played with components {record.data}; {data} has {game.pack.digest}")
    return game, record


def stop_at(record: Record, to: int | None) -> None:
    """Keep the first `to` moves of a match; TianxiaError if it has fewer."""
    if to is not None:
        if to > len(record.entries):
            raise TianxiaError(f"--to {to}: this match has {len(record.entries)} moves")
        record.entries = record.entries[:to]


def run_replay(arguments: argparse.Namespace) -> int:
    game, record = read(arguments.file, arguments.data)
    stop_at(record, arguments.to)
    spoken = title_words(arguments.language, game)
    names = record.players
    state = begin(game, record)
    moves = []
    for entry, position, events in replay_steps(game, record):
        state = position
        lines = [spoken.format(event.key, event.args, names) for event in events if event.visible_to(-1)]
        move = entry.text if entry.kind == "move" else entry.line().partition(" ")[2]
        moves.append({"number": entry.number, "seat": entry.seat, "move": move, "events": lines})
        if not arguments.json and not arguments.position:
            print(f"{entry.number:4} {entry.line()}")
            for line in lines:
                print(f"         {line}")
    if arguments.position:
        print(state.to_json())
    elif arguments.json:
        print_json({"game": game.name, "moves": moves, "over": state.over, "scores": state.scores()})
    else:
        print(f"{'final' if state.over else 'present'} scores: {', '.join(map(str, state.scores()))}")
    return 0


def problems_of(file: Path, data: Path | None) -> list[str]:
    """The errors in a match file, or in a result file of `tianxia benchmark`."""
    text = read_file(file, longest=MOST_RESULT)
    if text.startswith("{"):
        from tianxia.arena.benchmark import verify_result

        return verify_result(file)
    return verify(*read_text(file, text, data))


def run_verify(arguments: argparse.Namespace) -> int:
    """Verify every file. Returns 0 if all are valid, 1 if one is not, 2 if one is no match file."""
    results: list[dict[str, Any]] = []
    code = 0
    for file in arguments.files:
        try:
            problems = problems_of(file, arguments.data)
            code = max(code, 1 if problems else 0)
        except TianxiaError as error:
            problems = [str(error)]
            code = 2
        results.append({"file": str(file), "sound": not problems, "problems": problems})
    if arguments.json:
        print_json(results)
        return code
    for result in results:
        print(f"{result['file']}: {'sound' if result['sound'] else 'NOT SOUND'}")
        for problem in result["problems"]:
            print(f"    {problem}")
            refused = re.match(r"entry ([0-9]+) ", problem)
            if refused:
                file = shlex.quote(result["file"])
                print(f"    just before: tianxia replay {file} --to {int(refused[1]) - 1} --position")
    return code
