"""Which engine runs: the one compiled by mypyc, or the same sources interpreted.

The environment variable TIANXIA_ENGINE decides: `interpreted` reads the .py files even where compiled
ones lie beside them, `compiled` refuses to run without those, unset takes what is there.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import NoReturn

VARIABLE = "TIANXIA_ENGINE"
KERNEL = Path(__file__).parent / "kernel"


class SourcesOnly:
    """Finds the modules of this package as .py files, never as extension modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tianxia."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """Obey TIANXIA_ENGINE; called once, before any other module of the package is imported."""
    choice = os.environ.get(VARIABLE, "")
    if choice == "interpreted":
        if SourcesOnly not in sys.meta_path:
            sys.meta_path.insert(0, SourcesOnly)
    elif choice == "compiled":
        if engine() != "compiled":
            refuse(
                f"{VARIABLE}=compiled, but the engine is not compiled here for this Python: "
                f"install a C compiler and build it (in a checkout: make build), or unset {VARIABLE}"
            )
    elif choice:
        refuse(f"{VARIABLE} is {choice!r}; it may be 'compiled', 'interpreted' or unset")


def refuse(why: str) -> NoReturn:
    """ImportError in Python; one line for the command, which could not catch it: it is not imported yet."""
    if Path(sys.argv[0]).stem == "tianxia" or sys.orig_argv[1:3] == ["-m", "tianxia"]:
        print(f"tianxia: {why}", file=sys.stderr)
        sys.exit(2)
    raise ImportError(why)


def engine() -> str:
    """`"compiled"` or `"interpreted"`."""
    if SourcesOnly in sys.meta_path:
        return "interpreted"
    compiled = FileFinder(str(KERNEL), (ExtensionFileLoader, EXTENSION_SUFFIXES))
    return "compiled" if compiled.find_spec("rng") else "interpreted"
