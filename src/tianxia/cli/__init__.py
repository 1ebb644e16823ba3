"""The `tianxia` command."""

from __future__ import annotations

import argparse
import io
import os
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any, NoReturn

import tianxia
from tianxia.kernel.errors import TianxiaError

# Each module adds its commands with `add(commands)`.
PLAYING = ("play", "simulate", "arena", "ladder", "benchmark", "hint", "review", "puzzle")
COMMANDS = (
    "games",
    *PLAYING,
    "serve",
    "matches",
    "rules",
    "words",
    "data",
    "upgrade",
    "operate",
    "completion",
)


class Parser(argparse.ArgumentParser):
    """Prints errors in one line and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Like argparse's, but a full disk raises an error."""
        (file or sys.stderr).write(message)


def parser() -> Parser:
    """The whole command line."""
    about = (tianxia.__doc__ or "").partition("\n")[0]  # the rest of the docstring is for Python programmers
    top = Parser(prog="tianxia", description=about)
    version = f"tianxia {tianxia.__version__} ({tianxia.engine()} engine)"
    top.add_argument("--version", action="version", version=version)
    commands = top.add_subparsers(metavar="command", parser_class=Parser)
    for name in COMMANDS:
        import_module(f"{__name__}.{name}").add(commands)
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Errors in its input are printed as one sentence, with exit code 2."""
    prepare_streams()
    try:
        code = run(arguments)
        sys.stdout.flush()  # raises here if the disk is full
        return code
    except TianxiaError as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        refuse("")
        return 130
    except BrokenPipeError:  # the program that reads our output has closed the pipe
        drop_output()
        return 0
    except OSError as error:
        drop_output()
        return refuse(f"{error.filename or 'cannot go on'}: {error.strerror or error}")


def run(arguments: list[str] | None) -> int:
    top = parser()
    try:
        chosen = top.parse_args(arguments)
    except SystemExit as stop:  # after help, version or an error
        return int(stop.code or 0)
    if not hasattr(chosen, "run"):
        top.print_help()
        return 0
    code: int = chosen.run(chosen)
    return code


def prepare_streams() -> None:
    """Escape characters the terminal cannot encode, and replace closed streams."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: PTH123, SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def refuse(why: str) -> int:
    """Print an error to the error stream and return 2; an empty text prints an empty line."""
    with suppress(OSError):
        print(f"tianxia: {why}" if why else "", file=sys.stderr, flush=True)
    return 2


def drop_output() -> None:
    """Discard buffered output, because its target is closed or full."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
