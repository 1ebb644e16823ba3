"""Golden games of every title are replayed move by move, with sound positions, to the recorded end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden import folder, games, shown

import tianxia
from tianxia.kernel.record import read_record, replay_steps, verify

TITLES = [title for title in tianxia.titles() if folder(title).with_suffix(".py").is_file()]
FILES = [(title, file) for title in TITLES for file in sorted(folder(title).glob("*.txt"))]


@pytest.mark.parametrize("title", TITLES)
def test_every_golden_game_is_there(title: str) -> None:
    assert set(games(title)) == {file.stem for file in folder(title).glob("*.txt")}


@pytest.mark.parametrize("title", TITLES)
def test_every_rules_version_has_a_golden_game(title: str) -> None:
    versions = {golden.rules for golden in games(title).values()}
    assert versions == set(range(1, tianxia.game(title).rules_version + 1))


@pytest.mark.parametrize(("title", "file"), FILES, ids=lambda part: getattr(part, "stem", part))
def test_golden_game(title: str, file: Path) -> None:
    game = tianxia.game(title)
    text = file.read_text(encoding="utf-8")
    record = read_record(text, lambda _: game)
    assert record.text() == text
    for entry, position, _ in replay_steps(game, record):
        assert position.problems() == [], entry.line()
    assert position.over
    assert verify(game, record) == []
    assert {seat for seat, _ in record.moves()} == set(range(record.seats))
    declared = games(title)[file.stem]
    assert (record.seats, record.options) == (declared.seats, declared.options)
    assert record.rules == position.rules == declared.rules
    assert shown(game, record).issuperset(declared.shows)
