"""`tianxia hint`: a bot says why."""

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
    assert found["simulations"] >= 40


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
