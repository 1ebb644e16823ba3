"""Which engine runs: the modules compiled by mypyc, or the same sources interpreted.

The environment variable TIANXIA_ENGINE decides:

- `interpreted`: uses the .py files even if compiled modules exist.
- `compiled`: fails without compiled modules.
- unset: uses compiled modules if they exist.

A process decides once, at its start. If the engine is compiled later, only processes that start afterwards
use it.
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
    if choice not in ("", "compiled", "interpreted"):
        refuse(f"{VARIABLE} is {choice!r}; it may be 'compiled', 'interpreted' or unset")
    if available() == "compiled":
        return
    if choice == "compiled":
        refuse(
            f"{VARIABLE}=compiled, but the engine is not compiled here for this Python: "
            f"install a C compiler and build it (in a checkout: make build), or unset {VARIABLE}"
        )
    if SourcesOnly not in sys.meta_path:
        sys.meta_path.insert(0, SourcesOnly)


def refuse(why: str) -> NoReturn:
    """Report an engine that cannot be used: `tianxia` prints one line and exits, other programs get an
    ImportError."""
    if Path(sys.argv[0]).stem == "tianxia" or sys.orig_argv[1:3] == ["-m", "tianxia"]:
        print(f"tianxia: {why}", file=sys.stderr)
        sys.exit(2)
    raise ImportError(why)


def engine() -> str:
    """The engine of this process: `"compiled"` or `"interpreted"`.

    >>> import tianxia
    >>> tianxia.engine() in ("compiled", "interpreted")
    True
    """
    return "interpreted" if SourcesOnly in sys.meta_path else "compiled"


def available() -> str:
    """The engine that a process would use if it started now. `setup.py` writes this library last."""
    if os.environ.get(VARIABLE) == "interpreted":
        return "interpreted"
    compiled = FileFinder(str(KERNEL), (ExtensionFileLoader, EXTENSION_SUFFIXES))
    return "compiled" if compiled.find_spec("rng") else "interpreted"
