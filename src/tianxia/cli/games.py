"""`tianxia games`: all titles, their seats and optional rules."""

from __future__ import annotations

import argparse
import sys
from typing import Any

import tianxia
from tianxia.cli.common import BadWords, add_json, add_language, print_json, title_words
from tianxia.kernel.game import Game


def add(commands: Any) -> None:
    parser = commands.add_parser("games", help="list the titles with their seats and optional rules")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    games = tianxia.games()
    if arguments.json:
        print_json([facts(game) for game in games])
        return 0
    for game in games:
        try:
            spoken = title_words(arguments.language, game)
        except BadWords as error:
            print(f"tianxia: {error}", file=sys.stderr)
            continue
        seats = ", ".join(map(str, game.seat_counts))
        print(f"{game.name:12}{spoken.format('title', {})} ({seats})")
        for option in game.list_options():
            choices = "|".join(str(choice).lower() for choice in option.choices)
            print(f"{'':12}--option {option.name}={choices}   {spoken.format(f'option-{option.name}', {})}")
    return 0


def facts(game: Game) -> dict[str, object]:
    """The JSON of a title for `--json`."""
    return {
        "name": game.name,
        "seats": list(game.seat_counts),
        "minutes": list(game.minutes),
        "rules_version": game.rules_version,
        "actions": len(game.notations),
        "rules": len(game.ledger.rules),
        "rules_by_source": game.ledger.count(),
        "data": game.pack.digest,
        "options": [
            {"name": o.name, "kind": o.kind, "default": o.default, "choices": o.choices}
            for o in game.list_options()
        ],
    }
