"""The benchmark: its definition never changes, every kind of agent can play it, and every match is
checked.
"""

from __future__ import annotations

import gc
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from tianxia.arena import benchmark
from tianxia.arena.agents import AgentGone, Program, find_agent
from tianxia.arena.benchmark import (
    BadResult,
    BenchmarkMatch,
    Head,
    play,
    read_result,
    run,
    scores,
    suite,
    table,
    verify_result,
)
from tianxia.cli import main

ROOT = Path(__file__).parent.parent.parent
RESULTS = sorted((ROOT / "docs/benchmark").glob("*.jsonl"))
TEXT_AGENT = f"program:{sys.executable} {ROOT / 'docs/examples/text_agent.py'}"

# The digests of published versions, which must never change, because old results must stay comparable.
FROZEN = {
    "Tianxia-4 v1": "75b45e71f7f75443ae027271c9745803357e946d247825947145deb7f5789446",
}
FIRST_DEALS = {
    "huang-2": "5dbaef0067b23b22",
    "huang-4": "fa623bf5553d8d97",
    "royaumes-2": "a479f4e6bf7fb8fa",
    "royaumes-4": "aa343a55c341da69",
    "terracotta-2": "05e2697810fe8e99",
    "terracotta-4": "c800e84e800e3549",
    "terracotta-solo": "51da1f038fb2677c",
    "zhanguo-2": "d27a27d39e695e70",
    "zhanguo-4": "1ef943cdc2edec21",
    "zhanguo-solo": "1a12ccf63e0caed6",
}


def number_of(task: str, deal: int = 0) -> int:
    return next(at for at, (one, d) in enumerate(suite().matches()) if (one.id, d) == (task, deal))


@pytest.fixture(autouse=True)
def agents_end() -> Iterator[None]:
    """Stop the programs that a test has started."""
    yield
    find_agent.cache_clear()
    for program in [one for one in gc.get_objects() if isinstance(one, Program)]:
        program.close()


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A benchmark of one deal of one task."""
    whole = suite()
    (task,) = [one for one in whole.task if one.id == "terracotta-solo"]
    monkeypatch.setattr(
        benchmark, "suite", lambda name=whole.name: msgspec.structs.replace(whole, task=[task])
    )
    monkeypatch.setattr(benchmark, "DEALS", 1)
    return [0]


def head(agent: str = "random") -> Head:
    return Head(benchmark.NEWEST, agent, agent, "", "0")


def test_published_versions_are_frozen() -> None:
    folder = Path(benchmark.__file__).parent
    found = {
        name: sha256((folder / file).read_bytes()).hexdigest() for name, file in benchmark.VERSIONS.items()
    }
    assert found == FROZEN


@pytest.mark.parametrize("task", FIRST_DEALS)
@pytest.mark.slow
def test_a_match_is_the_same_for_ever(task: str) -> None:
    played = play(number_of(task), "random")
    assert sha256(played.match.encode()).hexdigest()[:16] == FIRST_DEALS[task]


def test_every_task_is_pinned() -> None:
    assert set(FIRST_DEALS) == {task.id for task in suite().task}


def test_seats_of_the_agent_take_turns() -> None:
    assert [play(number_of("huang-2", deal), "random").seat for deal in (0, 1, 2)] == [0, 1, 0]


def test_a_result_is_sound_and_goes_on(short: list[int], tmp_path: Path) -> None:
    file = tmp_path / "result.jsonl"
    run(head(), file, short, 1, lambda done, total: None)
    assert verify_result(file) == []
    before = file.read_bytes()
    file.write_bytes(before[:-20])  # stopped in the middle of a line
    assert verify_result_problems(file)
    run(head(), file, short, 1, lambda done, total: None)
    assert file.read_bytes() == before


def verify_result_problems(file: Path) -> list[str]:
    try:
        return verify_result(file)
    except BadResult as error:
        return [str(error)]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda one: msgspec.structs.replace(one, won=1.0 - one.won), "result"),
        (lambda one: msgspec.structs.replace(one, seat=one.seat + 1), "seat"),
        (lambda one: msgspec.structs.replace(one, match=one.match.replace("seed: ", "seed: 1")), "seed"),
        (lambda one: msgspec.structs.replace(one, deal=benchmark.DEALS), "no match"),
        (lambda one: msgspec.structs.replace(one, match=one.match.replace("scores:", "//")[:200]), ""),
    ],
)
def test_a_changed_result_is_noticed(short: list[int], tmp_path: Path, change: object, why: str) -> None:
    file = tmp_path / "result.jsonl"
    (played,) = run(head(), file, short, 1, lambda done, total: None)
    assert callable(change)
    lines = [msgspec.json.encode(head()), msgspec.json.encode(change(played))]
    file.write_bytes(b"\n".join(lines) + b"\n")
    problems = verify_result(file)
    assert problems
    assert why in " ".join(problems)


def test_moves_of_opponents_are_computed_again(tmp_path: Path) -> None:
    found = play(number_of("huang-2"), "random")
    rules = suite()
    (task,) = [one for one in rules.task if one.id == "huang-2"]
    assert benchmark.problem_of(rules, task, found, opponents=True) == ""
    weaker = msgspec.structs.replace(task, opponent="random")
    assert "random plays" in benchmark.problem_of(rules, weaker, found, opponents=True)


def test_a_program_plays(tmp_path: Path) -> None:
    found = play(number_of("terracotta-solo"), TEXT_AGENT)
    assert found.wrong == 0
    assert "scores:" in found.match


def test_answers_that_are_not_legal_are_counted(tmp_path: Path) -> None:
    script = tmp_path / "nonsense.py"
    script.write_text(
        "import sys\nfor line in sys.stdin:\n    line.strip() or print('nonsense', flush=True)\n"
    )
    found = play(number_of("zhanguo-solo"), f"program:{sys.executable} {script}")
    assert found.wrong > 0
    assert found.wrong % suite().wrong_answers == 0
    assert "scores:" in found.match


def test_a_program_that_ends_stops_the_run(tmp_path: Path) -> None:
    with pytest.raises(AgentGone, match="ended"):
        play(number_of("zhanguo-solo"), f"program:{sys.executable} -c pass")
    with pytest.raises(AgentGone, match="cannot be started"):
        find_agent("program:no-such-program-here")


def test_a_policy_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    (tmp_path / "lowest_policy.py").write_text(
        "class Lowest:\n    def predict(self, observation, mask):\n        return int(mask.argmax())\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    found = play(number_of("royaumes-2"), "policy:lowest_policy:Lowest")
    assert found.wrong == 0
    assert "bot greedy" in found.match


def test_a_short_result_is_played_again(short: list[int], tmp_path: Path) -> None:
    file, brief = tmp_path / "result.jsonl", tmp_path / "short.jsonl"
    (played,) = run(head(), file, short, 1, lambda done, total: None)
    brief.write_bytes(benchmark.shorten(file))
    assert table([brief]) == table([file])
    assert verify_result(brief) == []
    assert benchmark.shorten(brief) == brief.read_bytes()
    changed = msgspec.structs.replace(played, match="sha256:" + 32 * "0")
    brief.write_bytes(b"\n".join([msgspec.json.encode(head()), msgspec.json.encode(changed)]))
    assert verify_result(brief) == ["terracotta-solo, deal 0: random plays another match"]
    own = head("first_bot:Flat")
    brief.write_bytes(b"\n".join([msgspec.json.encode(own), msgspec.json.encode(changed)]))
    assert "is no built-in bot" in verify_result(brief)[0]


def test_the_table_of_the_page_is_that_of_the_files() -> None:
    page = (ROOT / "docs/benchmark.md").read_text(encoding="utf-8")
    shown = page[page.index("| agent |") :].rstrip("\n")
    assert shown == table(RESULTS)


@pytest.mark.parametrize("file", RESULTS, ids=lambda file: file.stem)
def test_a_published_result_is_whole_and_begins_as_it_is_played(file: Path) -> None:
    """Plays only the first deal of a short task; `tianxia verify` plays all of them."""
    of, played = read_result(file)
    assert [(match.task, match.deal) for match in played] == [
        (task.id, deal) for task, deal in suite().matches()
    ]
    (first,) = [match for match in played if (match.task, match.deal) == ("zhanguo-solo", 0)]
    assert benchmark.played_again(of, first) == ""


def test_scores_average_the_tasks() -> None:
    played = [BenchmarkMatch(task, deal, 0, float(task == "a"), 0, "") for task in "ab" for deal in range(10)]
    found = scores(played)
    assert (found["a"].value, found["b"].value, found["all"].value) == (1.0, 0.0, 0.5)
    assert found["all"].low < 0.5 < found["all"].high


def test_commands(short: list[int], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "result.jsonl"
    run(head(), file, short, 1, lambda done, total: None)
    assert main(["verify", str(file)]) == 0
    capsys.readouterr()
    assert main(["benchmark", "table", str(file)]) == 0
    assert capsys.readouterr().out == table([file]) + "\n"
    other = tmp_path / "other.jsonl"
    shutil.copy(file, other)
    assert main(["benchmark", "play", "novice", "--out", str(other), "--deals", "1"]) == 2
    assert "name another file" in capsys.readouterr().err
    assert read_result(file)[0] == head()
