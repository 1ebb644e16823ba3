"""What several commands share: a title with its options, and figures as text or JSON."""

from __future__ import annotations

import argparse
import json
import locale
import sys
from pathlib import Path
from typing import Any

import tianxia
from tianxia.kernel.game import Game
from tianxia.kernel.options import read_option
from tianxia.kernel.words import LANGUAGES


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of {', '.join(tianxia.titles())}")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="play with this corrected data pack")


def add_setting(parser: argparse.ArgumentParser) -> None:
    """Seats, options and seed of a new game."""
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats; 1 is the solo game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an optional rule; may be repeated"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the game's seed (default 0)")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=default_language(), help="en or fr")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def default_language() -> str:
    """French where the system speaks it, English elsewhere."""
    return "fr" if (locale.getlocale()[0] or "").lower().startswith(("fr", "french")) else "en"


def find_game(arguments: argparse.Namespace) -> Game:
    """The title named on the command line, with the data pack named there."""
    game: Game = tianxia.game(arguments.game)
    return type(game)(arguments.data) if arguments.data else game


def find_options(game: Game, arguments: argparse.Namespace) -> dict[str, Any]:
    return dict(read_option(game.name, game.options_type, text) for text in arguments.option)


def print_json(value: object) -> None:
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    print()
