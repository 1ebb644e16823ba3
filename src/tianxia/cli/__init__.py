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
PLAYING = ("play", "simulate", "arena", "ladder", "hint")
COMMANDS = ("games", *PLAYING, "serve", "matches", "rules", "data", "upgrade", "operate")


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")

    def _print_message(self, message: str, file: Any = None) -> None:
        """As argparse does, but a full disk is not passed over in silence."""
        (file or sys.stderr).write(message)


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
    """Run one command. Whatever is wrong with what it was given is told in words, with exit code 2."""
    prepare_streams()
    try:
        code = run(arguments)
        sys.stdout.flush()  # a full disk is noticed here, not after the last word
        return code
    except TianxiaError as error:
        return refuse(str(error))
    except KeyboardInterrupt:
        refuse("")
        return 130
    except BrokenPipeError:  # the reader of a pipe has seen enough
        drop_output()
        return 0
    except OSError as error:
        drop_output()
        return refuse(f"{error.filename or 'cannot go on'}: {error.strerror or error}")


def run(arguments: list[str] | None) -> int:
    top = parser()
    try:
        chosen = top.parse_args(arguments)
    except SystemExit as stop:  # help and version were printed, or a fault
        return int(stop.code or 0)
    if not hasattr(chosen, "run"):
        top.print_help()
        return 0
    code: int = chosen.run(chosen)
    return code


def prepare_streams() -> None:
    """No letter that a terminal cannot show or send ends a command, nor does a stream that is closed."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: PTH123, SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: PTH123, SIM115
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def refuse(why: str) -> int:
    """Say on the error stream what is wrong; nothing to say is an empty line."""
    with suppress(OSError):
        print(f"tianxia: {why}" if why else "", file=sys.stderr, flush=True)
    return 2


def drop_output() -> None:
    """What is still to be written goes nowhere: its target is gone or full."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
