"""The examples of the README and of the page for researchers run."""

import re
from pathlib import Path

import pytest

from tianxia.cli import main

README = Path(__file__).parent.parent / "README.md"
BOTS = README.parent / "docs/bots.md"


def python_examples(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_python_examples() -> None:
    for example in python_examples(README):
        exec(compile(example, str(README), "exec"), {})


def test_researchers_examples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder with the run that the page begins with, a shorter one of a shorter game."""
    monkeypatch.chdir(tmp_path)
    (wish,) = re.findall(r"^tianxia (arena huang .*)$", BOTS.read_text(encoding="utf-8"), re.MULTILINE)
    shorter = ["--games", "2", "--bots", "random", "--jobs", "1", "--option", "short_two_player"]
    assert main([*wish.split(), *shorter]) == 0
    for example in python_examples(BOTS):
        exec(compile(example, str(BOTS), "exec"), {})


def test_commands_exist() -> None:
    from tianxia.cli import parser

    commands = re.findall(r"^tianxia (\w+)", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert commands
    there = parser().format_help()
    assert all(f"    {command} " in there for command in commands)
