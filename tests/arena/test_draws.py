"""Draws without a winner: every share is 0, and every report states the draw."""

from __future__ import annotations

from pathlib import Path

import pytest

from tianxia.arena.figures import figures
from tianxia.arena.match import Plan, Row, play
from tianxia.arena.ratings import ratings, win_rate
from tianxia.arena.report import report
from tianxia.cli import main

PLAN = Plan("royaumes", 2, ["random"], 40, 5)


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    return [play(PLAN, number) for number in range(PLAN.games)]


def test_nobody_has_a_share_of_a_draw(rows: list[Row]) -> None:
    drawn = [row for row in rows if not any(row.shares)]
    assert drawn
    assert all(row.scores == [0, 0] for row in drawn)  # everybody was defeated together
    assert all(sum(row.shares) == pytest.approx(1) for row in rows if row not in drawn)


def test_figures_and_report_count_draws(rows: list[Row]) -> None:
    drawn = sum(not any(row.shares) for row in rows)
    found = figures(rows)
    assert found.draws == drawn
    won = sum(one.value for one in found.wins_by_seat)
    assert won == pytest.approx(1 - drawn / len(rows))
    page = report(PLAN, [found], {})
    assert f"A draw, nobody wins: {drawn} of {len(rows)} matches." in page
    without = report(PLAN, [figures([row for row in rows if any(row.shares)])], {})
    assert "A draw" not in without


def test_a_draw_is_half_a_win_for_ratings_and_no_win_for_win_rates(rows: list[Row]) -> None:
    drawn = next(row for row in rows if not any(row.shares))
    drawn.bots = ["a", "b"]
    assert win_rate([drawn], "a").value == win_rate([drawn], "b").value == 0
    rated = ratings([drawn])
    assert rated["a"].value == rated["b"].value == 1500


def test_commands_say_how_many_games_nobody_won(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["simulate", "royaumes", "--seats", "2", "--games", "20", "--seed", "5"]) == 0
    assert "a draw, nobody wins: " in capsys.readouterr().out
    assert main(["simulate", "huang", "--seats", "2", "--games", "2"]) == 0
    assert "a draw" not in capsys.readouterr().out
    wish = ["arena", "royaumes", "--bots", "random", "--seats", "2", "--games", "40", "--seed", "5"]
    assert main([*wish, "--out", str(tmp_path)]) == 0
    drawn = figures([play(PLAN, number) for number in range(PLAN.games)]).draws
    assert f"a draw, nobody wins: {drawn} of 40 matches" in capsys.readouterr().out
