"""Every command and example of README and docs works; the site is built, and its links work.

The blocks of a page run in order, in a folder with the files that they name. Commands play fewer games than
the page says (SHORTER). Commands that cannot run here are only parsed, each for a stated reason (PARSED).
"""

from __future__ import annotations

import ast
import importlib.util
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import tianxia
from tianxia.cli import main, parser

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "docs" / "examples"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "SECURITY.md",
    ROOT / "benchmarks" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
BLOCK = re.compile(r"^```(\w*)([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`((?:tianxia|make|python) [^`]+)`")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]

# Languages of the blocks that run here, and the tests that check the others.
RUN = {"sh", "python", "sql"}
ELSEWHERE = {
    "ts": "docs/protocol.md: tests/server compares the generated types; TypeScript checks the rest",
    "toml": "docs/add-a-title.md: tests/test_add_a_title.py",
    "ftl": "docs/add-a-title.md: tests/test_add_a_title.py",
    "py": "docs/add-a-title.md: tests/test_add_a_title.py; docs/first-rule-fix.md: below",
    "": "plain text",
}
# Options that need something that a test does not have.
LEFT_OUT = {"--ray": "tests/arena/test_cluster.py plays on a real Ray"}
# Commands that are parsed only.
PARSED = {
    "play": "asks a person: tests/cli plays it",
    "serve": "runs until it is stopped: tests/server",
    "ladder": "takes minutes even when shortened: tests/arena climbs one",
    "doctor": "looks at a server: tests/server",
    "backup": "needs a server's database: tests/server",
    "restore": "needs a server's database: tests/server",
    "upgrade-check": "needs a server's database: tests/server",
}
PARSED_LINES = {
    "tianxia verify greedy.jsonl": "the result of a whole benchmark: tests/arena/test_benchmark.py",
    "tianxia benchmark table docs/benchmark/": "tests/arena/test_benchmark.py compares the table",
    "tianxia verify docs/benchmark/": "takes minutes: tests/arena/test_benchmark.py plays a match of each",
    "tianxia games # lists nim": "tests/test_add_a_title.py",
}
# Pages whose Python another test runs.
OWN_TESTS = {"docs/research.md": "tests/research/test_examples.py"}
POLICY = """
class Policy:
    def predict(self, observation, mask):
        return int(mask.argmax())
"""
SHORTER = {"--games": "2", "--jobs": "1", "--matches": "2"}


class Block(NamedTuple):
    language: str
    mark: str
    text: str


def blocks(page: Path) -> list[Block]:
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [Block(language, mark.strip(), text) for language, mark, text in found]


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def words_of(line: str) -> list[str]:
    return shlex.split(line, comments=True)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder of the examples, with the files that pages name."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    for file in EXAMPLES.glob("*.py"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    page = (ROOT / "docs/write-a-bot.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "mine.py").write_text(POLICY, encoding="utf-8")
    (tmp_path / "my_bots.py").write_text(example.partition("\nBOTS[")[0], encoding="utf-8")
    head, moves = (ROOT / "tests/huang/golden/stall.txt").read_text("utf-8").split("\n\n", 1)
    (tmp_path / "match.txt").write_text("\n".join([head, "", *moves.splitlines()[:4], ""]), encoding="utf-8")
    for module in ("first_bot", "mine", "my_bots"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    return tmp_path


def run_line(line: str, page: str) -> None:
    words = words_of(line)
    while words and re.fullmatch(r"\w+=\S*", words[0]):  # settings of the environment
        words = words[1:]
    if not words or words[0] in ("mkdir", "export"):
        return
    program, *arguments = words
    if program == "make":
        assert arguments[0] in TARGETS, f"{page}: {line}: no such target"
    elif program == "pip":
        _, _, extra = arguments[-1].removesuffix("]").partition("[")
        assert extra in EXTRAS, f"{page}: {line}: no such extra"
    elif program == "tianxia":
        run_tianxia(arguments, line, page)
    else:
        assert program in ("python", ".venv/bin/python"), f"{page}: {line}"
        run_python(arguments, line, page)


def run_tianxia(arguments: list[str], line: str, page: str) -> None:
    plain = " ".join(line.split())
    left_out = arguments[0] in PARSED or any(option in arguments for option in LEFT_OUT)
    if left_out or any(plain.startswith(known) for known in PARSED_LINES):
        parser().parse_args(arguments)
        return
    shorter = [SHORTER.get(before, word) for before, word in zip(["", *arguments], arguments, strict=False)]
    if arguments[0] == "arena" and "--games" not in arguments:
        shorter += ["--games", "2"]
    if arguments[:2] == ["benchmark", "play"]:
        shorter = [word.replace("program:python ", f"program:{sys.executable} ") for word in shorter]
        shorter += ["--task", "zhanguo-solo", "--deals", "1"]
    assert main(shorter) == 0, f"{page}: {line}"


def run_python(arguments: list[str], line: str, page: str) -> None:
    if arguments[:2] == ["-m", "pytest"] or arguments[:2] == ["-m", "tests.golden"]:
        for word in arguments[2:]:
            assert "/" not in word or (ROOT / word).exists(), f"{page}: {line}: {word} is not there"
    elif arguments[0] == "-m":
        assert importlib.util.find_spec(arguments[1].rstrip(".")), f"{page}: {line}: no such module"
    elif arguments[0] == "-c":
        compile(arguments[1], page, "exec")  # tests/test_add_a_title.py runs it
    else:
        file = ROOT / arguments[0] if (ROOT / arguments[0]).exists() else EXAMPLES / arguments[0]
        done = subprocess.run(
            [sys.executable, str(file), "--help"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{page}: {line}: {done.stderr}"
        missing = [word for word in arguments if word.startswith("--") and word not in done.stdout]
        assert not missing or "usage" not in done.stdout, f"{page}: {line}: no {missing}"


def run_sql(query: str) -> None:
    """The queries read a run of two matches, which earlier commands of the page have played."""
    import duckdb

    assert duckdb.connect().execute(query).fetchall()


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES, ids=name_of)
@pytest.mark.usefixtures("folder")
def test_the_commands_and_examples_of_a_page_work(page: Path) -> None:
    from tianxia.bots import BOTS

    before = dict(BOTS)
    try:
        for block in blocks(page):
            name = name_of(page)
            if block.language == "sh":
                for line in block.text.splitlines():
                    run_line(line, name)
            elif name in OWN_TESTS or block.mark == "no-run":
                assert name in OWN_TESTS, f"{name}: what does not run is marked in OWN_TESTS"
            elif block.language == "python":
                exec(compile(block.text, name, "exec"), {"__name__": "example"})
            elif block.language == "sql":
                run_sql(block.text)
    finally:
        BOTS.clear()
        BOTS.update(before)


def test_every_kind_of_block_is_tested() -> None:
    languages = {block.language for page in PAGES for block in blocks(page)}
    assert languages == RUN | set(ELSEWHERE)
    text = "\n".join(page.read_text("utf-8") for page in PAGES)
    for command in PARSED:
        assert f"tianxia {command}" in text, command
    for line in PARSED_LINES:
        assert any(" ".join(shown.split()).startswith(line) for shown in text.splitlines()), line


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_between_the_lines_exist(page: Path) -> None:
    (commands,) = (action.choices for action in parser()._actions if isinstance(action.choices, dict))
    for shown in INLINE.findall(page.read_text(encoding="utf-8")):
        program, first, *rest = shown.split()
        if program == "make" and re.fullmatch("[a-z-]+", first):
            assert first in TARGETS, shown
        elif program == "tianxia" and re.fullmatch("[a-z][a-z-]+", first):
            assert first in commands, shown
        elif program == "python" and first == "-m":
            assert rest[0] == "pytest" or importlib.util.find_spec(rest[0]), shown
        elif program == "python" and first.endswith(".py"):
            assert (ROOT / first).is_file() or (EXAMPLES / first).is_file(), shown


def test_the_first_rule_fix_quotes_what_is_there() -> None:
    """Each line of Python on the page is found in the files that the page names."""
    files = [
        "src/tianxia/games/royaumes/__init__.py",
        "src/tianxia/games/royaumes/decisions/authority.py",
        "tests/royaumes/test_authority.py",
    ]
    there = {line.strip() for file in files for line in (ROOT / file).read_text("utf-8").splitlines()}
    quoted = [block for block in blocks(ROOT / "docs/first-rule-fix.md") if block.language == "py"]
    assert len(quoted) == 3
    for line in "".join(block.text for block in quoted).splitlines():
        assert line.strip() in there, line


# --- the site -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_site_is_built_and_a_broken_one_is_noticed(tmp_path: Path) -> None:
    from scripts.docs import Page, build, check

    site = build(tmp_path / "site")
    start = Page((site / "index.html").read_text(encoding="utf-8"))
    assert {"play.html", "games.html", "server.html"} <= {*start.links}
    api = Page((site / "api.html").read_text(encoding="utf-8"))
    assert {"tianxia.kernel.state.State.redeal", "tianxia.arena.run.run"} <= api.ids
    seen = (site / "observations.html").read_text(encoding="utf-8")
    assert all(f"<code>{name}</code>" in seen for name in ("question", "asked"))
    page = site / "play.html"
    text = page.read_text(encoding="utf-8")
    for fault, said in (
        ('<a href="nowhere.html">', "play.html: nowhere.html is not there"),
        ('<a href="server.html#nothing">', "play.html: server.html#nothing has no such anchor"),
        ('<img src="https://example.org/a.png">', "play.html: loads https://example.org/a.png"),
        ('<link rel="stylesheet" href="//example.org/a.css">', "play.html: loads //example.org/a.css"),
    ):
        page.write_text(text + fault, encoding="utf-8")
        assert check(site) == [said]
    page.write_text(text, encoding="utf-8")
    (site / "more.css").write_text("@import '//example.org/b.css'; a { background: url(https://x.org/c) }")
    assert check(site) == ["more.css: loads //example.org/b.css", "more.css: loads https://x.org/c"]


def test_a_page_of_a_title_has_its_rules_and_where_numbers_come_from() -> None:
    from scripts.docs_titles import LANGUAGES, page

    import tianxia

    for title in ("huang", "royaumes", "terracotta", "zhanguo"):
        game = tianxia.game(title)
        for language in LANGUAGES:
            text = page(title, language)
            assert all(text.count(f"`{rule}`") == 1 for rule in game.ledger.rules)
            assert all(f"| `{name}` |" in text for name in game.pack.tables)


def test_the_observations_of_every_title_have_a_table() -> None:
    from scripts.docs import own_titles
    from scripts.docs_titles import observations

    from tianxia.kernel.observation import observer

    text = observations(own_titles())
    assert text.count("| numbers | name |") == len(own_titles()) == 4
    for title in own_titles():
        game = tianxia.game(title)
        look = observer(game.new(game.seats_by_default()))
        assert look.version in text
        assert all(f"| {part.begin} | `{part.name}` |" in text for part in look.parts)


def public(body: list[ast.stmt], path: str) -> Iterator[tuple[str, str | None]]:
    """Public functions and classes of a module, with their docstrings. A subclass may inherit one."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield f"{path}.{node.name}", ast.get_docstring(node)
            if isinstance(node, ast.ClassDef):
                yield from public(node.body, f"{path}.{node.name}")


def test_every_name_of_the_api_reference_has_a_docstring() -> None:
    from scripts.docs import API

    found: dict[str, str | None] = {}
    for heading, about, names in API:
        assert about, heading
        for name in names:
            module = name.rpartition(".")[0] if name.rpartition(".")[2][0].isupper() else name
            spec = importlib.util.find_spec(module)
            assert spec is not None
            assert spec.origin is not None
            source = spec.origin.replace(".cpython", "\0").partition("\0")[0].removesuffix(".py") + ".py"
            tree = ast.parse(Path(source).read_text(encoding="utf-8"))
            found |= {
                one: said for one, said in public(tree.body, module) if f"{one}.".startswith(f"{name}.")
            }
    assert len(found) > 150
    assert [name for name, said in found.items() if not said] == []
