"""Every title has the same files, so that people who know one title find their way in all."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

import tianxia
from tianxia.kernel.words import COMPLETE, languages

TESTS = Path(__file__).parent

FILES = {
    "__init__.py",  # the Game
    "options.py",  # optional rules
    "components.py",  # TOML to native tables
    "tables.py",  # tables, constants, geometry
    "actions.py",  # the action table and its notation
    "state.py",  # the position
    "set_up.py",  # a new game
    "scoring.py",
    "view.py",  # who sees what
    "view_shape.py",  # the fields of that, and their types
    "drawing.py",  # a view as text
    "redeal.py",  # redeals what a seat cannot know
    "position.py",  # save and load
    "soundness.py",  # problems
    "elements.py",  # element ids and arguments of sentences
    "evaluate.py",  # what bots think
    "observation.py",  # the numbers that a seat may know
    "rules.toml",  # the ledger
}
FOLDERS = {"decisions", "data", "words"}
LEARNING = {
    "chapters.toml",
    "page.toml",
    "help.py",
    "lessons",
    "examples",
    "puzzles",
}  # how the title is taught
# other .py files are allowed if each holds one idea of that game
MAY_BE = {"effects.py", "automa", "earlier", *LEARNING}
CHAPTERS = {  # chapters whose file has another name
    "dragon": "options",
    "gap": "",  # questions that the booklet leaves open, decided where they come up
    "end": "scoring",
    "goal": "end",
    "hidden": "view",
    "info": "view",
    "kingdom": "kingdoms",
    "material": "marker",
    "notion": "armies",
    "palace": "buildings",
    "players": "options",
    "score": "scoring",
    "setup": "set_up",
    "solo": "automa",
    "tableau": "tableaux",
}
LONGEST_GAME = 90  # lines of __init__.py
LONGEST = 450

TITLES = pytest.mark.parametrize("title", tianxia.titles())


def folder(title: str) -> Path:
    return tianxia.game(title).folder


def entries(place: Path) -> set[str]:
    """The contents of a folder, without files written by Python or the compiler."""
    return {entry.name for entry in place.iterdir() if entry.name != "__pycache__" and entry.suffix != ".so"}


def modules(place: Path) -> list[Path]:
    return sorted(file for file in place.glob("*.py") if file.name != "__init__.py")


def chapters(title: str) -> set[str]:
    """The middle parts of the rule ids."""
    return {name.split(".")[1] for name in tianxia.game(title).ledger.rules}


@TITLES
def test_every_room_is_there_and_nothing_lies_about(title: str) -> None:
    there = entries(folder(title))
    assert there >= FILES | FOLDERS
    further = there - FILES - FOLDERS - MAY_BE
    assert {name for name in further if not name.endswith(".py")} == set()
    there = entries(folder(title) / "words")
    assert there >= {f"{language}.ftl" for language in COMPLETE}
    assert there <= {f"{language}.ftl" for language in languages()}
    assert {Path(name).suffix for name in entries(folder(title) / "data")} == {".toml"}


@TITLES
def test_a_wheel_takes_every_file_of_a_title(title: str) -> None:
    settings = tomllib.loads((TESTS.parent / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = settings["tool"]["setuptools"]["package-data"]["*"]
    taken = {file for pattern in patterns for file in folder(title).glob(pattern)}
    files = {file for file in folder(title).rglob("*") if file.suffix in (".toml", ".ftl", ".json")}
    assert files - taken == set()


@TITLES
def test_rule_ids_have_three_parts_and_begin_with_the_title(title: str) -> None:
    """A chapter on an automa may have parts: `terracotta.solo.turn.double` is in `automa/turn.py`."""
    names = [name.split(".") for name in tianxia.game(title).ledger.rules]
    assert [name for name in names if name[0] != title] == []
    assert [name for name in names if len(name) != 3 and (len(name) != 4 or name[1] != "solo")] == []


@TITLES
def test_every_rule_stands_in_the_source(title: str) -> None:
    """Where a rule is decided: in the code, in a table of `data/`, or in the list at the end of its
    chapter's file.
    """
    place = folder(title)
    files = [*place.rglob("*.py"), *place.glob("data/*.toml")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = set(re.findall(rf"{title}(?:\.[a-z0-9_]+)+", text))
    assert set(tianxia.game(title).ledger.rules) - found == set()


@TITLES
def test_a_chapters_file_leads_to_each_of_its_rules(title: str) -> None:
    """From a rule's id a reader can guess the chapter's file, and finds there the rule or the file that
    decides it.

    A last part of several words is enough to cite a rule.
    """
    place = folder(title)
    text = {
        file: file.read_text(encoding="utf-8") for file in [*place.rglob("*.py"), *place.glob("data/*.toml")]
    }
    lost = []
    for name in tianxia.game(title).ledger.rules:
        chapter, last = name.split(".")[1], name.split(".")[-1]
        automa = CHAPTERS.get(chapter) == "automa"
        guesses = {chapter, CHAPTERS.get(chapter, chapter)}
        files = [
            file for file in text if ("automa" in file.parts) == automa and (automa or file.stem in guesses)
        ]
        wanted = re.compile(rf"(?<![a-z0-9_]){re.escape(last if '_' in last else name)}(?![a-z0-9_])")
        if chapter != "gap" and not any(wanted.search(text[file]) for file in files):
            lost.append(name)
    assert lost == []


@TITLES
def test_every_chapter_has_a_file(title: str) -> None:
    place = folder(title)
    files = {
        file.stem for file in [*place.glob("*.py"), *place.glob("decisions/*.py"), *place.glob("data/*.toml")]
    }
    known = files | {
        chapter for chapter, file in CHAPTERS.items() if file in files or (place / file).is_dir()
    }
    assert chapters(title) - known == set()


@TITLES
def test_decisions_are_filed_by_the_chapters_of_the_rulebook(title: str) -> None:
    names = {file.stem for file in modules(folder(title) / "decisions")}
    assert "base" in names
    assert names - {"base"} <= chapters(title)
    tests = {file.stem for file in (TESTS / title).glob("test_*.py")}
    assert {f"test_{name}" for name in names - {"base"}} <= tests
    if (folder(title) / "automa").is_dir():
        assert "solo" in chapters(title)
        assert any(name.startswith("test_solo") for name in tests)


@TITLES
def test_files_can_be_read_in_one_sitting(title: str) -> None:
    assert count_lines(folder(title) / "__init__.py") <= LONGEST_GAME
    long = {file.name: count_lines(file) for file in folder(title).rglob("*.py")}
    assert {name: lines for name, lines in long.items() if lines > LONGEST} == {}


@TITLES
def test_every_module_says_what_it_holds(title: str) -> None:
    silent = [
        file.name
        for file in folder(title).rglob("*.py")
        if not ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    ]
    assert silent == []


@TITLES
def test_golden_games_are_declared(title: str) -> None:
    assert (TESTS / title / "golden.py").is_file()
    assert list((TESTS / title / "golden").glob("*.txt"))


def count_lines(file: Path) -> int:
    return file.read_text(encoding="utf-8").count("\n")
