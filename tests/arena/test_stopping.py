"""A run stopped by Ctrl-C prints its figures and a command that resumes it."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tianxia.arena.match import Plan, play
from tianxia.arena.run import read_journal, run

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 120.0


@pytest.mark.skipif(os.name != "posix", reason="sends a real SIGINT")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_says_what_was_played_and_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    out = tmp_path / "a run"
    python = [sys.executable, "-m"]
    wish = ["tianxia", "arena", "huang", "--bots", "random", "--seats", "2", "--games", "100000"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        [*python, *wish, "--jobs", jobs, "--out", str(out)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True,
    ) as process:  # fmt: skip
        journal = out / "journal.jsonl"
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends and not (journal.exists() and journal.read_bytes().count(b"\n") >= 3):
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the command
        told, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, errors
    played = len(read_journal(journal))
    assert f"stopped after {played} of 100000 matches" in errors
    assert "Traceback" not in errors
    assert f"{played} matches on {played} deals" in told
    assert "seat 0: wins" in told
    assert (out / "report.html").exists()
    command = shlex.split(next(line for line in errors.splitlines() if line.startswith("    tianxia ")))
    command[command.index("--games") + 1] = str(played + 2)
    again = subprocess.run([*python, *command], capture_output=True, text=True, env=environment, check=True)
    assert f"{played + 2} matches on {played + 2} deals" in again.stdout
    first = Plan("huang", 2, ["random"], 100000, 0)
    assert read_journal(journal)[:3] == [play(first, row.number) for row in read_journal(journal)[:3]]


def test_a_journal_with_copies_is_read_without_them(tmp_path: Path) -> None:
    """Old runs played a deal several times with equal seatings."""
    plan = Plan("toy", 2, ["random"], 4, 5)
    rows = run(plan, tmp_path)
    lines = (tmp_path / "journal.jsonl").read_text().splitlines()
    old = [
        lines[deal].replace(f'"number":{deal}', f'"number":{2 * deal + copy}', 1)
        for deal in (0, 1)
        for copy in (0, 1)
    ]
    (tmp_path / "journal.jsonl").write_text("\n".join(old) + "\n")
    assert run(plan, tmp_path) == rows
    assert sorted(row.number for row in read_journal(tmp_path / "journal.jsonl")) == [0, 1, 2, 3]


def test_equal_bots_play_each_deal_once() -> None:
    plan = Plan("zhanguo", 4, ["novice"], 8, 0)
    assert [plan.deal(game) for game in range(8)] == list(range(8))
    half = Plan("huang", 4, ["novice", "greedy", "novice", "greedy"], 6, 0)
    assert [plan.deal(game) for plan in [half] for game in range(6)] == [0, 0, 1, 1, 2, 2]
    assert half.seating(0) != half.seating(1)
    mixed = Plan("huang", 2, ["novice", "novice", "greedy"], 6, 0)
    assert [mixed.deal(game) for game in range(6)] == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("title", ["huang", "zhanguo", "royaumes", "terracotta"])
def test_a_row_says_who_began(title: str) -> None:
    rows = [play(Plan(title, 2, ["random"], 10, 1), number) for number in range(10)]
    assert all(sorted(row.turn_order) == [0, 1] for row in rows)
    assert len({row.turn_order[0] for row in rows}) == 2  # drawn by lot
