"""What several commands share: arguments, files, a title with its options, and figures as JSON."""

from __future__ import annotations

import argparse
import json
import locale
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import tianxia
from tianxia.bots import BOTS
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.options import read_option
from tianxia.kernel.words import LANGUAGES

MOST_JOBS = 256
MOST_TEXT = 16 * 1024 * 1024  # bytes: no match file is longer, and some files never end


def whole(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """The type of an argument that is a whole number, from `least` to `most`."""
    span = "" if least is None else f" from {least}" + ("" if most is None else f" to {most}")

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"a whole number{span} is expected, not {text[:40]!r}") from None
        if (least is not None and number < least) or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"a whole number{span} is expected, not {text[:40]}")
        return number

    return read


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"one of {', '.join(tianxia.titles())}")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="play with this corrected data pack")


def add_setting(parser: argparse.ArgumentParser) -> None:
    """Seats, options and seed of a new game."""
    parser.add_argument("--seats", type=whole(), metavar="N", help="number of seats; 1 is the solo game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an optional rule; may be repeated"
    )
    parser.add_argument("--seed", type=whole(), default=0, metavar="S", help="the game's seed (default 0)")


def add_bots(parser: argparse.ArgumentParser, usual: str) -> None:
    parser.add_argument(
        "--bots",
        type=lambda text: [name.strip() for name in text.split(",") if name.strip()],
        default=[],
        metavar="A,B",
        help=f"who plays: {', '.join(BOTS)}, or search-N for N simulations (default {usual})",
    )


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), default=1, metavar="J", help="processes (default 1)"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default=default_language(), help="en or fr")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def default_language() -> str:
    """French where the system speaks it, English elsewhere."""
    try:
        here = locale.getlocale()[0] or ""
    except ValueError:  # a locale that nobody knows
        here = ""
    return "fr" if here.lower().startswith(("fr", "french")) else "en"


def find_game(arguments: argparse.Namespace) -> Game:
    """The title named on the command line, with the data pack named there."""
    game: Game = tianxia.game(arguments.game, data=arguments.data)
    return game


def find_options(game: Game, arguments: argparse.Namespace) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for text in arguments.option:
        name, value = read_option(game.name, game.options_type, text)
        if name in found:
            raise BadOptions(f"option {name} is given twice")
        found[name] = value
    return found


def read_file(file: Path) -> str:
    """The text of a file that somebody named; TianxiaError says why it is none."""
    try:
        with file.open("rb") as stream:
            content = stream.read(MOST_TEXT + 1)
    except (OSError, ValueError) as error:
        raise TianxiaError(f"{file}: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > MOST_TEXT:
        raise TianxiaError(f"{file}: longer than {MOST_TEXT // 1024 // 1024} MB, which no match is")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise TianxiaError(f"{file}: no text in UTF-8 (byte {error.start})") from None


def print_json(value: object) -> None:
    """JSON on the output, in letters it can show."""
    plain = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") != "utf8"
    json.dump(value, sys.stdout, ensure_ascii=plain, indent=2)
    print()


class Progress:
    """A bar with the time that is left on the error stream, where a person watches."""

    def __init__(self, total: int = 0) -> None:
        self.total = total
        self.on = sys.stderr.isatty()
        self.began = time.monotonic()
        self.before = -1  # what was done when this began

    def __call__(self, done: int, total: int = 0) -> None:
        if not self.on:
            return
        self.total = total or self.total
        self.before = done if self.before < 0 else self.before
        filled = 30 * done // max(1, self.total)
        bar = "#" * filled + "." * (30 - filled)
        print(f"\r[{bar}] {done}/{self.total}{self.left(done)}", end="", file=sys.stderr, flush=True)

    def left(self, done: int) -> str:
        """How long the rest will take, once there is something to go by."""
        fresh = done - self.before
        if fresh < 1 or done >= self.total:
            return " " * 16
        seconds = round((time.monotonic() - self.began) / fresh * (self.total - done))
        return f", {seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02} left "

    def end(self) -> None:
        if self.on:
            print(file=sys.stderr)


def say_if_interpreted() -> None:
    """Tell who waits for an interpreted engine without having asked for one, and what helps."""
    if tianxia.engine() == "interpreted" and not os.environ.get("TIANXIA_ENGINE"):
        print(
            "tianxia: the engine is interpreted, some ten times slower than compiled: with a C compiler, "
            "`make build` in a checkout compiles it, or install the package again",
            file=sys.stderr,
        )
