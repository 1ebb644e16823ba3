"""The arena: results do not depend on how matches are run, and figures are correct."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path

import duckdb
import pytest
from tests.cli.test_commands import figures as figures_of
from tests.cli.test_commands import run as command

import tianxia
from tianxia.arena.figures import changes, figures
from tianxia.arena.intervals import Interval, wilson
from tianxia.arena.ladder import Climbed, mix_name, rungs, solo_order, solo_rungs, table, write_into
from tianxia.arena.match import AUTOMA, Plan, Row, play
from tianxia.arena.ratings import fit, ratings
from tianxia.arena.report import report
from tianxia.arena.run import RunError, read_journal, run
from tianxia.bots import BOTS
from tianxia.bots.random import Random
from tianxia.kernel.errors import BadOptions, IllegalMove
from tianxia.kernel.rng import Rng
from tianxia.kernel.state import State

TOY = Plan("toy", 2, ["novice", "random"], 12, 5)


def points(ahead: float) -> Interval:
    return Interval(ahead, ahead - 1, ahead + 1, 100)


def numbers(rows: list[Row]) -> list[tuple[int, list[str], list[int]]]:
    return [(row.number, row.bots, row.scores) for row in rows]


# --- matches ------------------------------------------------------------------------------------------


def test_seats_rotate_and_share_their_deal() -> None:
    rows = [play(TOY, number) for number in range(4)]
    assert [row.bots for row in rows] == [["novice", "random"], ["random", "novice"]] * 2
    assert rows[0].seed == rows[1].seed != rows[2].seed == rows[3].seed


def test_the_last_bot_fills_up_and_too_many_play_in_groups() -> None:
    few = Plan("huang", 4, ["novice", "greedy"], 8, 0)
    assert few.seating(1) == ["greedy", "greedy", "greedy", "novice"]
    many = Plan("huang", 2, ["novice", "greedy", "random"], 6, 0)
    pairs = [many.seating(game) for game in range(6)]
    assert pairs[::2] == [["novice", "greedy"], ["novice", "random"], ["greedy", "random"]]
    assert pairs[1] == ["greedy", "novice"]


def test_a_row_tells_scores_by_category_and_what_was_used() -> None:
    row = play(Plan("zhanguo", 3, ["random"], 1, 2), 0)
    assert sum(row.shares) == pytest.approx(1)
    assert len(row.scores) == 3
    assert all(len(values) == 3 for values in row.categories.values())
    assert row.decisions >= row.moves > 50
    assert any(name.startswith("starting-tile ") for name in row.used)


def test_a_bot_that_breaks_the_rules_is_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The arena checks the actions of bots, because `State.take` does not check them."""

    class Cheat(Random):
        def choose(self, position: State, seat: int, rng: Rng, until: float = math.inf) -> list[int]:
            decision = position.decision
            return [max(set(decision.might_offer(position.game)) - set(position.actions()), default=0)]

    monkeypatch.setitem(BOTS, "random", Cheat())
    with pytest.raises(IllegalMove, match=r"is not legal here \[huang\."):
        play(Plan("huang", 2, ["random"], 1, 2), 0)


def test_a_bot_plays_alone_against_the_automa() -> None:
    row = play(Plan("terracotta", 1, ["random"], 1, 2), 0)
    assert sorted(row.bots) == sorted(["random", AUTOMA])
    assert len(row.shares) == 2


@pytest.mark.parametrize("wrong", [["hal"], []])
def test_who_cannot_play_is_refused_before_anything_starts(wrong: list[str], tmp_path: Path) -> None:
    with pytest.raises((BadOptions, LookupError)):
        run(Plan("toy", 2, wrong, 2, 0), tmp_path / "run")
    assert not (tmp_path / "run").exists()


# --- runs ---------------------------------------------------------------------------------------------


def test_a_run_is_stopped_and_resumed(tmp_path: Path) -> None:
    whole = run(TOY, tmp_path / "whole")

    class Stop(Exception):
        pass

    def stop_at_five(done: int, total: int) -> None:
        if done == 5:
            raise Stop

    with pytest.raises(Stop):
        run(TOY, tmp_path / "parts", progress=stop_at_five)
    journal = tmp_path / "parts" / "journal.jsonl"
    with journal.open("ab") as file:
        file.write(b'{"number": 5, "game"')  # killed in the middle of a line
    assert len(read_journal(journal)) == 5
    assert numbers(run(TOY, tmp_path / "parts")) == numbers(whole)


def test_two_processes_play_the_same_matches(tmp_path: Path) -> None:
    assert numbers(run(TOY, tmp_path / "one")) == numbers(run(TOY, tmp_path / "two", jobs=2))


def test_a_folder_with_another_run_is_left_alone(tmp_path: Path) -> None:
    run(Plan("toy", 2, ["random"], 2, 5), tmp_path)
    more = run(Plan("toy", 2, ["random"], 4, 5), tmp_path)
    assert len(more) == 4
    with pytest.raises(RunError, match="holds another run"):
        run(Plan("toy", 2, ["random"], 2, 6), tmp_path)
    other = tmp_path / "papers"
    other.mkdir()
    (other / "letter.txt").write_text("dear")
    with pytest.raises(RunError, match="neither empty nor a run"):
        run(TOY, other)


# --- figures --------------------------------------------------------------------------------------------


def test_three_wins_in_four_are_about_190_points_of_elo() -> None:
    first, second = fit([(0, 1, 1.0)] * 300 + [(0, 1, 0.0)] * 100, 2)
    assert 188 < first - second < 192
    assert first + second == pytest.approx(3000)


def test_ratings_put_the_winner_first(tmp_path: Path) -> None:
    rows = run(Plan("toy", 2, ["random", "greedy"], 40, 1), tmp_path)
    rated = ratings(rows)
    assert list(rated) == ["greedy", "random"]
    assert rated["greedy"].low <= rated["greedy"].value <= rated["greedy"].high
    assert ratings(rows) == rated


def test_figures_and_report(tmp_path: Path) -> None:
    plan = Plan("huang", 2, ["random"], 12, 1, {"short_two_player": True})
    rows = run(plan, tmp_path)
    found = figures(rows)
    assert sum(won.value for won in found.wins_by_seat) == pytest.approx(1)
    assert found.uses[0].each >= found.uses[-1].each > 0
    page = report(plan, [found], {})
    for heading in (
        "Wins by seat",
        "Wins by place in turn order",
        "Scores",
        "Length",
        "Changes of the lead",
        "what it was worth",
    ):
        assert heading in page
    assert page.count("<svg") == page.count("</svg>") == 7
    assert not re.search(r"https?://|<script|@import|url\(", page)  # nothing from a network


def test_two_packs_are_played_on_the_same_deals(tmp_path: Path) -> None:
    own = tianxia.game("huang").pack
    plan = Plan("huang", 2, ["random"], 4, 1, {"short_two_player": True}, [own.to_json(), own.to_json()])
    rows = run(plan, tmp_path)
    assert len(rows) == 8
    assert rows[0].seed == rows[1].seed
    same = changes(plan, rows)
    for name, change in same.items():
        assert change.value == 0
        assert (change.low == change.high) == (not name.startswith("wins")), name  # a win may still change


# --- the ladder -----------------------------------------------------------------------------------------


def test_the_ladder_of_each_title_plays_every_level_against_the_one_below() -> None:
    for title in tianxia.titles():
        names = [rung.name for rung in rungs(title, 0)]
        assert names[:4] == [
            "novice against random",
            "adept against novice",
            "master against adept",
            "grandmaster against master",
        ]
        assert "grandmaster against greedy" in names
    assert all(rung.plan.games == 2 for rung in rungs("huang", 0, 0.01))


def test_the_largest_table_of_each_title_can_be_played() -> None:
    for title in tianxia.titles():
        crowd = next(rung for rung in rungs(title, 0) if " among " in rung.name)
        assert crowd.plan.seats == max(tianxia.game(title).seat_counts)
        assert crowd.plan.options == ({"dragon": True} if title == "huang" else {})
        crowd.plan.check()


def test_automas_are_met_at_each_of_their_levels() -> None:
    levels = [rung.plan.options for rung in solo_rungs(tianxia.game("zhanguo"), 0, 2)]
    assert levels == [{"li_si": level} for level in (1, 2, 3, 4)]
    minister = [rung.plan.options for rung in solo_rungs(tianxia.game("terracotta"), 0, 2)]
    assert [len(mix) for mix in minister] == list(range(len(minister)))
    assert mix_name(minister[2]).startswith("2 options: + ")
    assert solo_rungs(tianxia.game("huang"), 0, 2) == []


def test_an_automa_that_always_wins_is_measured_by_its_points() -> None:
    met = solo_rungs(tianxia.game("zhanguo"), 0, 2)

    def order(*results: tuple[float, float]) -> str:
        return solo_order(
            [
                Climbed(rung, 2, wilson(won / 2, 2), points(ahead))
                for rung, (won, ahead) in zip(met, results, strict=True)
            ]
        )

    assert "falls with every line" in order((2, 5.0), (1, -9.0), (0, -20.0), (0, -30.0))
    assert "fall at: greedy alone, li_si=4" in order((2, 5.0), (1, -9.0), (0, -20.0), (0, -20.0))
    assert "fall at: greedy alone, li_si=2" in order((1, 5.0), (1, -9.0), (0, -20.0), (0, -30.0))


def test_a_table_goes_between_its_marks(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    file.write_text("above\n<!-- ladder toy -->\nold\n<!-- end of ladder toy -->\nbelow\n")
    write_into(file, "toy", "new\n")
    assert file.read_text() == "above\n<!-- ladder toy -->\nnew\n<!-- end of ladder toy -->\nbelow\n"
    with pytest.raises(BadOptions, match="has no lines"):
        write_into(file, "huang", "new\n")


def test_some_rows_of_a_table_are_renewed(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    file.write_text("<!-- ladder toy -->\n<!-- end of ladder toy -->\n")
    levels = rungs("toy", 0)[:2]
    write_into(
        file,
        "toy",
        table("toy", 0, [Climbed(rung, 200, wilson(0.75, 100, deals=100), points(1)) for rung in levels]),
    )
    before = file.read_text()
    again = [Climbed(levels[1], 200, wilson(0.8, 100, deals=100), points(2))]
    write_into(file, "toy", table("toy", 0, again), some_rows=True)
    after = file.read_text()
    assert "| adept against novice | 200 | 100 | 75.0% | 65.7% to 82.5% | 1.0 (0.0 to 2.0) |" in before
    assert "| adept against novice | 200 | 100 | 80.0%" in after
    changed = [
        pair for pair in zip(before.splitlines(), after.splitlines(), strict=True) if len(set(pair)) > 1
    ]
    assert len(changed) == 1
    with pytest.raises(BadOptions, match="the table there is another one"):
        write_into(file, "toy", table("toy", 1, again), some_rows=True)
    best = table("toy", 0, [Climbed(rungs("toy", 0)[3], 200, wilson(0.8, 100, deals=100), points(2))])
    with pytest.raises(BadOptions, match="has no row 'grandmaster against master'"):
        write_into(file, "toy", best, some_rows=True)
    assert file.read_text() == after


# --- commands -------------------------------------------------------------------------------------------


def test_arena_writes_parquet_and_a_report(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "run"
    wish = ("arena", "toy", "--bots", "greedy,random", "--seats", "2", "--games", "6", "--out", str(out))
    code, told, _ = command(capsys, *wish)
    assert code == 0
    assert "greedy: wins" in told
    assert (out / "report.html").read_text().startswith("<!doctype html>")
    with duckdb.connect() as base:
        query = f"SELECT count(*), sum(shares[1] + shares[2]), min(len(bots)) FROM '{out}/matches.parquet'"
        assert base.execute(query).fetchall() == [(6, 6.0, 2)]
    again = figures_of(capsys, *wish)
    assert again["figures"][0]["matches"] == 6


def test_arena_compares_two_packs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for name in ("a", "b"):
        assert command(capsys, "data", "huang", "export", str(tmp_path / name))[0] == 0
    code, told, err = command(
        capsys, "arena", "huang", "--bots", "random", "--seats", "2", "--games", "2", "--out",
        str(tmp_path / "run"), "--data", str(tmp_path / "a"), "--data", str(tmp_path / "b"),
    )  # fmt: skip
    assert code == 0, err
    assert "score of seat 0: +0 (+0 to +0)" in told


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (["--bots", "hal"], "there is no bot 'hal'"),
        (["--seats", "9"], "takes 2, 3"),
        (["--seats", "0"], "seats, not 0"),
        (["--data", "/nowhere"], "/nowhere"),
        (["--option", "x=1"], "has no option 'x'"),
        (["--games", "0"], "a whole number from 1"),
    ],
)
def test_arena_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, wish: list[str], sentence: str
) -> None:
    code, _, err = command(capsys, "arena", "huang", "--out", str(tmp_path / "run"), *wish)
    assert code == 2
    assert sentence in err
    assert not (tmp_path / "run").exists()


def test_ladder_for_people(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = rungs("toy", 0, 0.01)[:2]
    monkeypatch.setattr("tianxia.arena.ladder.rungs", lambda *wish: short)
    code, told, _ = command(capsys, "ladder", "toy", "--out", str(tmp_path), "--part", "1")
    assert code == 0
    assert "| novice against random | 2 |" in told
    assert len(json.loads((tmp_path / "00" / "run.json").read_text())["bots"]) == 2
    (tmp_path / "01" / "journal.jsonl").unlink()
    journal = tmp_path / "00" / "journal.jsonl"
    journal.write_text(journal.read_text().splitlines(keepends=True)[0])
    code, told, _ = command(capsys, "ladder", "toy", "--out", str(tmp_path), "--part", "1", "--so-far")
    assert code == 0
    assert "| novice against random | 1 of 2 |" in told
    assert "adept" not in told
    only = ("ladder", "toy", "--out", str(tmp_path / "one"), "--part", "1", "--only")
    code, told, _ = command(capsys, *only, "adept against novice")
    assert code == 0
    assert "| adept against novice | 2 |" in told
    assert "novice against random" not in told
    code, _, err = command(capsys, *only, "adept")
    assert code == 2
    assert "has no rung 'adept'; it has: novice against random; adept against novice" in err


def test_simulate_and_play_take_bots(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = ("simulate", "toy", "--games", "6", "--seats", "2", "--bots", "novice,random")
    one, two = figures_of(capsys, *wish), figures_of(capsys, *wish, "--jobs", "2")
    assert one["digest"] == two["digest"] != figures_of(capsys, *wish[:-2])["digest"]
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    assert command(capsys, "play", "toy", "--bots", "novice")[0] == 0
    code, _, err = command(capsys, "play", "toy", "--bots", "hal")
    assert (code, "there is no bot 'hal'" in err) == (2, True)
