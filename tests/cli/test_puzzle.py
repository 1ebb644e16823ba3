"""`tianxia puzzle make`: writes the puzzles it finds, continues in a folder, and says if it found too few."""

from pathlib import Path

import pytest

from tianxia.cli import main, puzzle
from tianxia.learn.puzzle import check, puzzles_of, read_puzzle


def test_make_keeps_what_is_there_and_writes_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = [one for one in puzzles_of("terracotta") if one.proof is None]
    asked: list[tuple[str, int]] = []

    def found(title: str, seed: int, until: float) -> object:
        asked.append((title, seed))
        return iter(shipped)

    monkeypatch.setattr(puzzle, "make", found)  # the next test searches
    command = ["puzzle", "make", "terracotta", "--out", str(tmp_path), "--seed", "5", "--count"]
    assert main([*command, "2"]) == 0
    assert asked == [("terracotta", 5)]
    assert capsys.readouterr().out.startswith("2 puzzles; greedy is wrong in ")
    written = sorted(tmp_path.iterdir())
    assert len(written) == 2
    before = {file: file.read_bytes() for file in written}
    for file in written:
        assert check(read_puzzle(file, "terracotta")) == []
    assert main([*command, "3"]) == 0
    assert len(list(tmp_path.iterdir())) == 3
    assert {file: file.read_bytes() for file in written} == before
    assert main([*command, str(len(shipped) + 1)]) == 1  # there are no more


def test_make_finds_a_puzzle_in_a_game_of_bots(tmp_path: Path) -> None:
    command = ["puzzle", "make", "royaumes", "--out", str(tmp_path), "--count", "1", "--minutes", "5"]
    assert main(command) == 0
    (file,) = tmp_path.iterdir()
    assert check(read_puzzle(file, "royaumes")) == []
