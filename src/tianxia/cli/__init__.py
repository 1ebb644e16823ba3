"""The `tianxia` command."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from typing import NoReturn

import tianxia
from tianxia.games import UnknownGame
from tianxia.kernel.errors import TianxiaError

# Each module adds its commands with `add(commands)`.
COMMANDS = ("games", "play", "serve", "simulate", "matches", "rules", "data")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """The whole command line."""
    top = Parser(prog="tianxia", description=tianxia.__doc__)
    version = f"tianxia {tianxia.__version__} ({tianxia.engine()} engine)"
    top.add_argument("--version", action="version", version=version)
    commands = top.add_subparsers(metavar="command", parser_class=Parser)
    for name in COMMANDS:
        import_module(f"{__name__}.{name}").add(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    top = parser()
    chosen = top.parse_args(arguments)
    if not hasattr(chosen, "run"):
        top.print_help()
        return 0
    try:
        code: int = chosen.run(chosen)
        return code
    except (TianxiaError, UnknownGame, FileNotFoundError, IsADirectoryError, UnicodeDecodeError) as error:
        print(f"tianxia: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
