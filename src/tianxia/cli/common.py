"""Functions for several commands: arguments, files, a title with its options, and figures as JSON."""

from __future__ import annotations

import argparse
import json
import locale
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import tianxia
from tianxia.bots import BOTS
from tianxia.kernel.errors import BadOptions, TianxiaError
from tianxia.kernel.game import Game
from tianxia.kernel.options import read_option
from tianxia.kernel.words import Words, further_folders, languages, layers, read_layer, words

MOST_JOBS = 256
MOST_TEXT = 16 * 1024 * 1024  # bytes; no match file is longer, and devices never end


def whole(least: int | None = None, most: int | None = None) -> Callable[[str], int]:
    """An argparse type: a whole number from `least` to `most`."""
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
    """Add the arguments of a new game: seats, options, seed."""
    parser.add_argument("--seats", type=whole(), metavar="N", help="number of seats; 1 is the solo game")
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an optional rule; may be repeated"
    )
    parser.add_argument("--seed", type=whole(), default=0, metavar="S", help="the game's seed (default 0)")


def add_bots(parser: argparse.ArgumentParser, usual: str) -> None:
    parser.add_argument(
        "--bots",
        type=bot_names,
        default=[],
        metavar="A,B",
        help=f"who plays: {', '.join(BOTS)}, or search-N or rollouts-N for N simulations, "
        f"or your own as module:Class (default {usual})",
    )


def bot_names(text: str) -> list[str]:
    """Split a list of bot names at commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise argparse.ArgumentTypeError(f"names of bots with commas between them are expected, not {text!r}")
    return names


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), default=1, metavar="J", help="processes (default 1)"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    there = languages()
    parser.add_argument(
        "--language", choices=there, default=default_language(), help=f"one of {', '.join(there)}"
    )


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON for programs")


def default_language() -> str:
    """The system's language if it has words, else English."""
    try:
        here = locale.getlocale()[0] or ""
    except ValueError:  # an unknown locale
        here = ""
    there = languages()
    return next((one for one in (here.replace("_", "-"), here.partition("_")[0]) if one in there), "en")


class BadWords(TianxiaError):
    """A word file of a title cannot be read; the message names the file."""


def title_words(language: str, game: Game, further: tuple[Path, ...] | None = None) -> Words:
    """The words of a title in a language. BadWords names the title, the file and the fault."""
    further = further_folders() if further is None else further
    try:
        return words(language, game.folder, further)
    except (OSError, ValueError) as error:
        for file in (file for files in layers(language, game.folder, further) for file in files):
            try:
                read_layer([file])
            except (OSError, ValueError) as fault:
                reason = str(fault).removeprefix(f"{file.name}: ")
                raise BadWords(f"{game.name}: {file}: {reason}") from None
        raise BadWords(f"{game.name}: {game.folder / 'words'}: {error}") from None


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


def read_file(file: Path, standard_input: bool = False, longest: int = MOST_TEXT) -> str:
    """The text of a file; TianxiaError says why it cannot be read.

    With `standard_input`, `-` reads standard input.
    """
    if standard_input and str(file) == "-":
        typed = sys.stdin.read(MOST_TEXT + 1)
        if len(typed) > MOST_TEXT:
            raise TianxiaError(f"-: longer than {MOST_TEXT // 1024 // 1024} MB, which no match is")
        return typed.removeprefix("\ufeff")
    try:
        with file.open("rb") as stream:
            content = stream.read(longest + 1)
    except (OSError, ValueError) as error:
        raise TianxiaError(f"{file}: {getattr(error, 'strerror', None) or error}") from None
    if len(content) > longest:
        raise TianxiaError(f"{file}: longer than {longest // 1024 // 1024} MB, which no match is")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise TianxiaError(f"{file}: no text in UTF-8 (byte {error.start})") from None


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Wraps imports of an optional extra; TianxiaError names the extra if it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "tianxia":
            raise  # our own bug, not a missing extra
        raise TianxiaError(
            f"this command needs {error.name}, which is not installed: pip install 'tianxia[{name}]'"
        ) from None


def print_json(value: object) -> None:
    """Print JSON, in ASCII if the output is not UTF-8."""
    plain = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") != "utf8"
    json.dump(value, sys.stdout, ensure_ascii=plain, indent=2)
    print()


class Progress:
    """A progress bar with the remaining time, on the error stream if it is a terminal."""

    def __init__(self, total: int = 0) -> None:
        self.total = total
        self.on = sys.stderr.isatty()
        self.began = time.monotonic()
        self.before = -1  # amount done at the start

    def __call__(self, done: int, total: int = 0) -> None:
        if not self.on:
            return
        self.total = total or self.total
        self.before = done if self.before < 0 else self.before
        filled = 30 * done // max(1, self.total)
        bar = "#" * filled + "." * (30 - filled)
        print(f"\r[{bar}] {done}/{self.total}{self.left(done)}", end="", file=sys.stderr, flush=True)

    def left(self, done: int) -> str:
        """The estimated remaining time; empty before the first progress."""
        fresh = done - self.before
        if fresh < 1 or done >= self.total:
            return " " * 16
        seconds = round((time.monotonic() - self.began) / fresh * (self.total - done))
        return f", {seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02} left "

    def end(self) -> None:
        if self.on:
            print(file=sys.stderr)


def say_if_interpreted() -> None:
    """Warn that the engine is interpreted and how to compile it, unless the user chose that."""
    told = os.environ.get("TIANXIA_ENGINE") or os.environ.get("TIANXIA_ENGINE_TOLD")
    if tianxia.engine() == "interpreted" and not told:
        print(
            "tianxia: the engine is interpreted, some ten times slower than compiled: with a C compiler, "
            "`make build` in a checkout compiles it, or install the package again",
            file=sys.stderr,
        )
