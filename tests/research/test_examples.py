"""The page for researchers and its examples run."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from tianxia.arena.benchmark import problem_of, read_result, suite
from tianxia.cli import main

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(5))
def test_python_examples_of_the_page(number: int) -> None:
    found = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(found) == 5
    exec(compile(found[number], f"docs/research.md, example {number}", "exec"), {})


def test_commands_of_the_page_are_understood() -> None:
    from tianxia.cli import parser

    lines = re.findall(r"^tianxia (.*)$", PAGE, re.MULTILINE)
    assert len(lines) == 5
    for line in lines:
        parser().parse_args(line.split())


def test_the_query_of_the_page_is_the_example() -> None:
    (query,) = re.findall(r"```sql\n(.*?)```", PAGE, re.DOTALL)
    example = (EXAMPLES / "objectives.sql").read_text(encoding="utf-8")
    assert example.endswith(query)


def test_matches_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLES / "ten_lines.py"))
    assert "search:" in capsys.readouterr().out


@pytest.mark.slow
def test_a_bot_in_forty_lines_beats_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (EXAMPLES / "first_bot.py").read_text(encoding="utf-8").count("\n") <= 44
    monkeypatch.syspath_prepend(str(EXAMPLES))
    words = ["arena", "royaumes", "--seats", "2", "--bots", "first_bot:Flat,random", "--games", "12"]
    assert main([*words, "--out", str(tmp_path / "run")]) == 0
    (share,) = re.findall(r"first_bot:Flat: wins ([0-9.]+)%", capsys.readouterr().out)
    assert float(share) > 50


@pytest.mark.slow
@pytest.mark.parametrize("title", ["huang", "royaumes", "terracotta", "zhanguo"])
def test_openspiel_searches_play_our_games(title: str) -> None:
    pytest.importorskip("open_spiel")
    example = runpy.run_path(str(EXAMPLES / "openspiel_search.py"))
    assert sum(example["play"](title, 2, 4, 3)) == 4


def test_an_own_bot_plays_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    file = tmp_path / "match.txt"
    answers = iter(["1"] * 6)
    monkeypatch.setattr("builtins.input", lambda _: next(answers, "q"))
    words = ["play", "royaumes", "--seats", "2", "--bots", "first_bot:Flat", "--plain", "--save", str(file)]
    assert main(words) == 0
    text = file.read_text(encoding="utf-8")
    assert "first_bot:Flat" in text
    assert re.search("^1 ", text, re.MULTILINE), "the bot has moved"
    assert main(["play", "--resume", str(file), "--plain"]) == 2
    assert "name the bots with --bots" in capsys.readouterr().err


@pytest.mark.slow
def test_an_own_bot_plays_the_benchmark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    file = tmp_path / "flat.jsonl"
    words = ["benchmark", "play", "first_bot:Flat", "--task", "zhanguo-solo", "--deals", "1"]
    assert main([*words, "--out", str(file)]) == 0
    head, (played,) = read_result(file)
    assert head.agent == "first_bot:Flat"
    assert (played.task, played.wrong) == ("zhanguo-solo", 0)
    (task,) = [task for task in suite().task if task.id == "zhanguo-solo"]
    assert problem_of(suite(), task, played, opponents=True) == ""


@pytest.mark.slow
def test_a_policy_gradient_begins_to_learn() -> None:
    """A tenth of the example's decisions; the whole reaches 0.70 and more."""
    example = runpy.run_path(str(EXAMPLES / "policy_gradient.py"))
    policy = example["train"]("royaumes", 30_000)
    assert example["judge"]("royaumes", policy, 250, 10_001) > 0.55


@pytest.mark.long
def test_a_policy_gradient_beats_chance() -> None:
    """300,000 decisions, judged on 500 fresh games."""
    example = runpy.run_path(str(EXAMPLES / "policy_gradient.py"))
    policy = example["train"]("royaumes", 300_000)
    assert example["judge"]("royaumes", policy, 500, 10_001) >= 0.70
