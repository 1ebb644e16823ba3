"""`tianxia hint`: a bot says why."""

import io
from pathlib import Path

import pytest
from tests.cli.test_commands import figures, run

import tianxia


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(tianxia.game("zhanguo").new(2, None, 4).to_json(), encoding="utf-8")
    return file


def test_a_hint_names_moves_and_expectations(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    code, out, _ = run(capsys, "hint", str(position), "--simulations", "40", "--language", "en")
    assert code == 0
    assert "1. s" in out
    assert "expected share of victory: " in out
    code, out, _ = run(capsys, "hint", str(position), "--simulations", "40", "--language", "fr")
    assert "part de victoire attendue" in out
    found = figures(capsys, "hint", str(position), "--simulations", "40")
    assert len(found["moves"]) == 2
    assert found["simulations"] == 40


def test_a_hint_for_a_match_file(capsys: pytest.CaptureFixture[str]) -> None:
    golden = next(Path("tests/huang/golden").glob("*.txt"))
    code, out, err = run(capsys, "hint", str(golden), "--to", "3", "--simulations", "20")
    assert code == 0, err
    assert "1. " in out
    code, _, err = run(capsys, "hint", str(golden))
    assert code == 2
    assert "over" in err or "finie" in err


def test_a_hint_says_what_is_wrong(capsys: pytest.CaptureFixture[str], position: Path) -> None:
    code, _, err = run(capsys, "hint", str(position), "--seat", "7")
    assert (code, "seat 7 is not asked anything now; seat 0, 1 is" in err) == (2, True)
    position.write_text('{"game": 3')
    code, _, err = run(capsys, "hint", str(position))
    assert (code, "no position" in err) == (2, True)
    code, _, err = run(capsys, "hint", "nowhere.txt")
    assert (code, "nowhere.txt" in err) == (2, True)


def test_a_hint_does_as_many_simulations_as_asked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "huang.json"
    file.write_text(tianxia.game("huang").new(2, None, 4).to_json(), encoding="utf-8")
    for asked in (3000, 30_000):
        found = figures(capsys, "hint", str(file), "--simulations", str(asked))
        assert found["simulations"] == asked
    code, out, _ = run(capsys, "hint", str(file), "--simulations", "8", "--language", "en")
    assert (code, "after 8 positions" in out) == (0, True)
    assert "looked at, not played on" in out
    assert "were asked for" not in out


def test_a_hint_reads_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, position: Path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(position.read_text(encoding="utf-8")))
    code, out, err = run(capsys, "hint", "-", "--simulations", "20")
    assert (code, "1. " in out) == (0, True), err


@pytest.mark.parametrize("command", ["hint", "replay"])
def test_to_beyond_the_end_is_refused(capsys: pytest.CaptureFixture[str], command: str) -> None:
    golden = next(Path("tests/huang/golden").glob("*.txt"))
    code, _, err = run(capsys, command, str(golden), "--to", "99999")
    assert code == 2
    assert "--to 99999: this match has" in err


def test_bots_that_cannot_be_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    wish = ("arena", "huang", "--out", str(tmp_path / "run"), "--bots")
    for names, sentence in (
        (",", "names of bots with commas between them are expected, not ','"),
        ("search-99999999999999", "search-N thinks for 1 to 1000000 simulations"),
        ("rollouts-" + "9" * 5000, "rollouts-N thinks for 1 to 1000000 simulations"),
    ):
        code, _, err = run(capsys, *wish, names)
        assert (code, sentence in err) == (2, True), err
    assert "rollouts-N" in run(capsys, "arena", "--help")[1]
