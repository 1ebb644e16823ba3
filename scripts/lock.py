"""The lock file: exact versions of every package that `tianxia[server]` and `tianxia[docs]` install.

    python scripts/lock.py            # write constraints.txt from what is installed here
    python scripts/lock.py --check    # name the packages whose installed version differs

`make` installs with it (`pip install --constraint constraints.txt`). docs/trust.md says how to change it.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "constraints.txt"
EXTRAS = ("server", "docs")
HEAD = "# Exact versions of what server and docs install; written by scripts/lock.py, used by make.\n"


def installed() -> dict[str, str]:
    """Name and version of each package that those extras need, directly or not."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [*project["dependencies"]]
    for extra in EXTRAS:
        wanted += project["optional-dependencies"][extra]
    todo = [(Requirement(text), {""}) for text in wanted]
    seen: set[tuple[str, frozenset[str]]] = set()
    found: dict[str, str] = {}
    while todo:
        requirement, extras = todo.pop()
        if requirement.marker and not any(requirement.marker.evaluate({"extra": extra}) for extra in extras):
            continue
        name = canonicalize_name(requirement.name)
        if (name, frozenset(requirement.extras)) in seen:
            continue
        seen.add((name, frozenset(requirement.extras)))
        package = distribution(name)
        found[name] = package.version
        todo += [(Requirement(text), {"", *requirement.extras}) for text in package.requires or ()]
    return dict(sorted(found.items()))


def locked() -> dict[str, str]:
    lines = LOCK.read_text("utf-8").splitlines()
    pairs = (line.partition("==")[::2] for line in lines if line and not line.startswith("#"))
    return dict(pairs)


def main() -> int:
    parser = argparse.ArgumentParser(description="Exact versions of what server and docs install.")
    parser.add_argument("--check", action="store_true")
    here = installed()
    if parser.parse_args().check:
        there = locked()
        wrong = sorted(name for name in here.keys() | there.keys() if here.get(name) != there.get(name))
        for name in wrong:
            print(f"{name}: {here.get(name)} is installed, {there.get(name)} is locked", file=sys.stderr)
        return 1 if wrong else 0
    LOCK.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in here.items()), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
