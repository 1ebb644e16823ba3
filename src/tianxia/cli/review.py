"""`tianxia review`: why a match was won and lost, as one HTML file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from tianxia.cli.common import Progress, add_json, add_language, print_json, say_if_interpreted, title_words
from tianxia.cli.matches import read
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.record import game_of
from tianxia.learn.review import review
from tianxia.learn.story import story


def add(commands: Any) -> None:
    parser = commands.add_parser("review", help="say where a match was decided; writes one HTML file")
    parser.add_argument("file", type=Path, help="a match file")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the data pack it was played with")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="output file (default: beside the match file)"
    )
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game, record = read(arguments.file, arguments.data)
    game = game_of(game, record)
    if not any(entry.kind == "move" for entry in record.entries):
        raise TianxiaError(f"{arguments.file}: this match has no moves")
    say_if_interpreted()
    progress = Progress()
    try:
        found = review(game, record, progress)
    finally:
        progress.end()
    if arguments.json:
        print_json(msgspec.to_builtins(found))
        return 0
    out = arguments.out or arguments.file.with_suffix(".html")
    out.write_text(story(found, title_words(arguments.language, game)), encoding="utf-8")
    print(out)
    return 0
