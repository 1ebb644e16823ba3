"""`tianxia games`: the titles there are, their seats and optional rules."""

from __future__ import annotations

import argparse
from typing import Any

import tianxia
from tianxia.cli.common import add_json, add_language, print_json
from tianxia.kernel.game import Game
from tianxia.kernel.words import words


def add(commands: Any) -> None:
    parser = commands.add_parser("games", help="the titles there are, their seats and optional rules")
    add_language(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    games: list[Game] = [tianxia.game(title) for title in tianxia.titles()]
    if arguments.json:
        print_json([facts(game) for game in games])
        return 0
    for game in games:
        spoken = words(arguments.language, game.folder)
        seats = ", ".join(map(str, game.seat_counts))
        print(f"{game.name:12}{spoken.format('title', {})} ({seats})")
        for option in game.list_options():
            choices = "|".join(str(choice).lower() for choice in option.choices)
            print(f"{'':12}--option {option.name}={choices}   {spoken.format(f'option-{option.name}', {})}")
    return 0


def facts(game: Game) -> dict[str, object]:
    """What `--json` says of a title."""
    return {
        "name": game.name,
        "seats": list(game.seat_counts),
        "minutes": list(game.minutes),
        "rules_version": game.rules_version,
        "actions": len(game.notations),
        "rules": len(game.ledger.rules),
        "data": game.pack.digest,
        "options": [
            {"name": o.name, "kind": o.kind, "default": o.default, "choices": o.choices}
            for o in game.list_options()
        ],
    }
