"""Every command where no extra is installed: it works, or names the extra it needs, never a traceback."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tianxia
from tianxia.cli import parser

ROOT = Path(__file__).parent.parent.parent
PACKAGES = {  # the packages of the extras, by import name
    "server": ["litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "asyncpg"],
    "arena": ["duckdb"],
    "ray": ["ray"],
    "research": ["numpy", "gymnasium", "pettingzoo", "pyarrow"],
    "spiel": ["numpy", "pyspiel", "open_spiel"],
    "terminal": ["textual"],
}

# Python imports this first: it hides these packages.
HIDE = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError("No module named " + repr(name), name=name)

sys.meta_path.insert(0, Hidden())
"""

GOLDEN = ROOT / "tests/huang/golden/stall.txt"
POSITION = "position.json"
MATCH = "match.txt"  # the first moves of a golden game

# The arguments of each command, its exit code, and what it says.
WORKS = {
    "games": ([], 0, "huang"),
    "play": (["huang", "--seats", "2", "--bots", "random"], 0, ""),
    "simulate": (["huang", "--games", "1", "--seats", "2"], 0, "1 games of huang"),
    "ladder": (["huang", "--out", "run", "--so-far"], 0, ""),
    "benchmark": (["play", "random", "--task", "zhanguo-solo", "--deals", "1", "--out", "r"], 0, "solo"),
    "hint": ([POSITION, "--simulations", "8"], 0, "expected share of victory"),
    "review": ([MATCH, "--out", "story.html"], 0, ""),
    "puzzle": (["check", "huang"], 0, ""),
    "replay": ([str(GOLDEN), "--to", "1"], 0, "scores"),
    "verify": ([str(GOLDEN)], 0, "sound"),
    "rules": (["huang", "war"], 0, "war"),
    "words": (["check"], 0, ""),
    "data": (["huang"], 0, "rulebook"),
    "completion": (["bash"], 0, "complete -F"),
}
NAMES_ITS_EXTRA = {
    "serve": (["--port", "0"], "tianxia[server]"),
    "upgrade-check": (["matches.db"], "tianxia[server]"),
    "backup": (["copy.db"], "tianxia[server]"),
    "restore": (["copy.db"], "tianxia[server]"),
    "doctor": ([], "tianxia[server]"),
    "arena": (
        ["huang", "--games", "1", "--seats", "2", "--bots", "random", "--out", "run"],
        "tianxia[arena]",
    ),
}


def hide(folder: Path, extras: list[str]) -> None:
    packages = sorted({package for extra in extras for package in PACKAGES[extra]})
    (folder / "sitecustomize.py").write_text(HIDE.replace("{packages}", repr(packages)), encoding="utf-8")


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    hide(tmp_path, list(PACKAGES))
    (tmp_path / POSITION).write_text(tianxia.game("huang").new(2, seed=1).to_json(), encoding="utf-8")
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    (tmp_path / MATCH).write_text("\n".join(lines[:14]) + "\n", encoding="utf-8")
    return tmp_path


def run(bare: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(bare), str(ROOT / "src")])
    environment = {**os.environ, "PYTHONPATH": path, "HOME": str(bare)}
    command = [sys.executable, "-m", "tianxia", *arguments]
    return subprocess.run(
        command,
        cwd=bare,
        env=environment,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=120,
    )


def test_every_command_is_tried() -> None:
    choices = next(action.choices for action in parser()._actions if isinstance(action.choices, dict))
    assert set(choices) == {*WORKS, *NAMES_ITS_EXTRA}


def test_every_package_of_the_extras_is_hidden() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    # these extras are for building and testing the project
    for extra in set(extras) - {"web", "docs", "dev", "bench"}:
        names = [re.split(r"[^a-z_]", wanted, maxsplit=1)[0] for wanted in extras[extra]]
        assert set(names) <= set(PACKAGES[extra]), extra


@pytest.mark.parametrize(("extra", "option"), [("research", ["--record"]), ("ray", ["--ray", "local"])])
def test_an_option_of_the_arena_names_the_extra_it_needs(
    tmp_path: Path, extra: str, option: list[str]
) -> None:
    hide(tmp_path, [extra])
    arguments, _ = NAMES_ITS_EXTRA["arena"]
    done = run(tmp_path, "arena", *arguments, *option)
    assert done.returncode == 2, done.stdout
    (line,) = done.stderr.splitlines()
    assert f"tianxia[{extra}]" in line


def test_the_extras_are_hidden(bare: Path) -> None:
    hidden = subprocess.run(
        [sys.executable, "-c", "import msgspec; import litestar"],
        env={**os.environ, "PYTHONPATH": str(bare)}, capture_output=True, text=True,
    )  # fmt: skip
    assert "No module named 'litestar'" in hidden.stderr


@pytest.mark.parametrize("command", WORKS)
def test_a_command_needs_no_extra(bare: Path, command: str) -> None:
    arguments, code, says = WORKS[command]
    done = run(bare, command, *arguments)
    assert (done.returncode, "Traceback" in done.stderr) == (code, False), done.stderr
    assert says in done.stdout


@pytest.mark.parametrize("command", NAMES_ITS_EXTRA)
def test_a_command_names_the_extra_it_needs(bare: Path, command: str) -> None:
    arguments, extra = NAMES_ITS_EXTRA[command]
    done = run(bare, command, *arguments)
    assert done.returncode == 2, done.stdout
    (line,) = done.stderr.splitlines()
    assert extra in line
