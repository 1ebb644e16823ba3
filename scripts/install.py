"""Installs packages that pyproject.toml names: `python scripts/install.py server web`, or `build` to compile.

It installs only what the named extras need, and not this project itself, so `make play` can start early.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def requirements(names: list[str]) -> list[str]:
    """The requirements of extras; `base` names those of the package, `build` those of its compilation."""
    table = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    known = dict(table["project"]["optional-dependencies"])
    known["base"] = table["project"]["dependencies"]
    known["build"] = table["build-system"]["requires"]
    return [requirement for name in names for requirement in known[name]]


def main() -> int:
    # errors only: warnings of pip are about its own version and the indexes of this machine
    quiet = ["-qq", "--disable-pip-version-check", "--no-compile"]
    return subprocess.call([sys.executable, "-m", "pip", "install", *quiet, *requirements(sys.argv[1:])])


if __name__ == "__main__":
    sys.exit(main())
