"""The example game in docs/add-a-title.md works as the page says; a broken game never stops the others."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "add-a-title.md"
FILES = re.compile(r"^`nim/(\S+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)

PLAYED = """
import tianxia
from tianxia.bots import bot
from tianxia.kernel.conformance import check_declarations, check_match, fuzz, mutate
from tianxia.kernel.rng import stream

game = tianxia.game("nim")
check_declarations(game)
for seats in game.seat_counts:
    check_match(game, seats, None, seats)
for number in range(20):
    fuzz(game, number)
state = game.new(seats=2, seed=1)
while not state.over:
    seat, rng = state.decision.seat, stream(1, str(state.heap))
    state.play(bot("master").choose(state.redeal(seat, rng), seat, rng), seat)
print(state.winners())
"""


def write_title(folder: Path) -> Path:
    """The files that the page names, in `folder`/nim."""
    found = FILES.findall(PAGE.read_text(encoding="utf-8"))
    assert [name for name, _ in found] == [
        "data/stones.toml",
        "rules.toml",
        "words/en.ftl",
        "words/fr.ftl",
        "__init__.py",
    ]
    for name, text in found:
        file = folder / "nim" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder / "nim"


def run(folder: Path, *arguments: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": "src", "TIANXIA_TITLES": str(folder)}
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_the_title_of_the_page_conforms_and_is_played(tmp_path: Path) -> None:
    write_title(tmp_path)
    answer = run(tmp_path, "-c", PLAYED)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout in ("[0]\n", "[1]\n")


def without(name: str) -> Callable[[Path], None]:
    return lambda title: (title / name).unlink()


def changed(before: str, after: str) -> Callable[[Path], None]:
    def change(title: Path) -> None:
        file = title / "__init__.py"
        text = file.read_text(encoding="utf-8")
        assert before in text
        file.write_text(text.replace(before, after), encoding="utf-8")

    return change


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (without("words/en.ftl"), "nim/words/en.ftl is missing"),
        (without("rules.toml"), "nim/rules.toml is missing"),
        (without("data/stones.toml"), "no .toml file here"),
        (changed("GAME = Nim()", "game = Nim()"), "nim/__init__.py defines no GAME"),
        (changed('name = "nim"', 'name = "nym"'), "its name is that of its folder"),
        (changed("class Take(", "class Take["), "SyntaxError"),
    ],
    ids=["words", "rules", "data", "GAME", "name", "syntax"],
)
def test_a_broken_title_is_named_and_the_others_are_listed(
    fault: Callable[[Path], None], said: str, tmp_path: Path
) -> None:
    fault(write_title(tmp_path))
    answer = run(tmp_path, "-m", "tianxia", "games", "--json")
    assert answer.returncode == 0, answer.stderr
    assert {game["name"] for game in json.loads(answer.stdout)} == {
        "huang",
        "royaumes",
        "terracotta",
        "zhanguo",
    }
    assert said in answer.stderr
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (
            changed("        state.options = options\n        state.heap", "        state.heap"),
            "set state.options",
        ),
        (changed("state.stack = [Take(0)]", "pass"), "puts no decision on state.stack"),
        (changed("def see(", "def seen("), "NimState.see(seat) is not implemented (what a seat may know)"),
        (changed("def notation_table(", "def notations("), "Nim.notation_table() is not implemented"),
    ],
    ids=["options", "stack", "see", "notation"],
)
def test_a_method_that_is_missing_is_named_with_its_file(
    fault: Callable[[Path], None], said: str, tmp_path: Path
) -> None:
    fault(write_title(tmp_path))
    answer = run(tmp_path, "-c", "import tianxia; tianxia.game('nim').new(seats=2).view(0)")
    assert answer.returncode == 1
    last = answer.stderr.strip().splitlines()[-1]
    assert said in last
    assert "nim" in last


@pytest.mark.parametrize("text", [b"title = Nim\nno sentence\n", b"title = {\n", b"title = \xff\n"])
def test_malformed_words_are_named_with_their_file_and_stop_no_other_title(
    text: bytes, tmp_path: Path
) -> None:
    file = write_title(tmp_path) / "words/en.ftl"
    file.write_bytes(text)
    listed = run(tmp_path, "-m", "tianxia", "games", "--language", "en")
    assert listed.returncode == 0, listed.stderr
    assert f"nim: {file}: " in listed.stderr
    assert "Traceback" not in listed.stderr
    assert "Zhanguo" in listed.stdout  # after nim in the list
    other = run(tmp_path, "-c", "import tianxia; print(tianxia.game('huang').new(seats=2).seats)")
    assert (other.returncode, other.stdout) == (0, "2\n")
    checked = run(tmp_path, "-m", "tianxia", "words", "check", "fr")
    assert checked.returncode == 1
    assert f"nim: {file}: " in checked.stderr
    assert "zhanguo" in checked.stdout
    played = run(tmp_path, "-m", "tianxia", "play", "nim", "--language", "en")
    assert played.returncode == 2
    assert f"nim: {file}: " in played.stderr
    assert "Traceback" not in played.stderr
