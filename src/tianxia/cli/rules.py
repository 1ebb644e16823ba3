"""`tianxia rules huang [words]`: the rule ledger, shown and searched."""

from __future__ import annotations

import argparse
from typing import Any

import tianxia
from tianxia.cli.common import add_json, add_language, print_json
from tianxia.kernel.game import Game


def add(commands: Any) -> None:
    parser = commands.add_parser("rules", help="show or search the rules of a game")
    parser.add_argument("game", help=f"one of {', '.join(tianxia.titles())}")
    parser.add_argument("words", nargs="*", help="show only rules with all these words")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game: Game = tianxia.game(arguments.game)
    found = game.ledger.search(arguments.words, arguments.language)
    if arguments.json:
        print_json(
            [
                {
                    "id": r.id,
                    "text": r.text(arguments.language),
                    "ref": r.ref,
                    "source": r.source,
                    "option": r.option,
                }
                for r in found
            ]
        )
        return 0
    for rule in found:
        option = f" ({rule.option})" if rule.option else ""
        print(f"{rule.id}{option}\n    {rule.text(arguments.language)}  [{rule.source}]")
    if not found:
        print(f"no rule of {game.name} has {' and '.join(map(repr, arguments.words))}")
    return 0 if found else 1
