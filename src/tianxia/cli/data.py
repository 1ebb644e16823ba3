"""`tianxia data huang`: the components and where each number comes from; export, check, correct."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import tianxia
from tianxia.cli.common import add_game, add_json, find_game, print_json
from tianxia.kernel.components import export_pack
from tianxia.kernel.conformance import pack_problems, settings
from tianxia.kernel.errors import BadComponents, TianxiaError
from tianxia.kernel.game import Game


def add(commands: Any) -> None:
    parser = commands.add_parser("data", help="show the components with their sources; export or check them")
    add_game(parser)
    parser.add_argument("do", nargs="?", choices=("show", "export", "check"), default="show")
    parser.add_argument("folder", nargs="?", type=Path, help="where to export to, or what to check")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.do == "show" and arguments.folder:
        raise TianxiaError(f"to show the pack in {arguments.folder}, write --data {arguments.folder}")
    if arguments.do == "check" and arguments.folder and arguments.data:
        raise TianxiaError(f"check one pack at a time: {arguments.folder} or {arguments.data}")
    if arguments.do == "export":
        return export(find_game(arguments), arguments.folder or Path(f"{arguments.game}-data"))
    if arguments.do == "check":
        return check(tianxia.game(arguments.game), arguments.folder or arguments.data)
    show(find_game(arguments), arguments.json)
    return 0


def show(game: Game, as_json: bool) -> None:
    pack = game.pack
    if as_json:
        tables = {
            name: {
                "source": pack.sources[name],
                "note": pack.notes[name],
                "file": pack.files[name],
                "table": table,
            }
            for name, table in pack.tables.items()
        }
        print_json({"game": game.name, "digest": pack.digest, "tables": tables})
        return
    print(f"{game.name} {pack.digest}")
    for name, table in pack.tables.items():
        note = f": {pack.notes[name]}" if pack.notes[name] else ""
        print(f"\n[{name}] {pack.sources[name]}{note}  ({pack.files[name]})")
        for key, value in table.items():
            if isinstance(value, list) and value and isinstance(value[0], (dict, list)):
                print(f"  {key}:")
                for item in value:
                    print(f"    {item}")
            else:
                print(f"  {key} = {value}")


def export(game: Game, folder: Path) -> int:
    for file in export_pack(game.pack, folder):
        print(file)
    return 0


def check(game: Game, folder: Path | None) -> int:
    """Load a pack and play it with every seat count and option; BadComponents lists what is wrong."""
    game = tianxia.game(game.name, data=folder)
    pack = game.pack
    problems = pack_problems(game)
    if problems:
        raise BadComponents([f"{pack.origin}: {problem}" for problem in problems])
    played = len(settings(game))
    print(f"{pack.origin}: {len(pack.tables)} tables, sound, played with {played} settings, {pack.digest}")
    return 0
