"""Golden games replay to the scores they ended with, and meet what their option is about."""

from pathlib import Path

import pytest
from tests.zhanguo.golden import FOLDER, GAMES

import tianxia
from tianxia.kernel.record import read_record, replay, verify

FILES = sorted(FOLDER.glob("*.txt"))


def test_every_golden_game_is_there() -> None:
    assert {file.stem for file in FILES} == set(GAMES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_golden_game(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), tianxia.game)
    assert verify(tianxia.game("zhanguo"), record) == []
    seats, options, _, rules = GAMES[file.stem]
    assert (record.seats, record.options, record.rules) == (seats, options, rules)
    state = replay(tianxia.game("zhanguo"), record)
    assert state.over
    assert state.rules == rules
    assert state.problems() == []
    assert {seat for seat, _ in record.moves()} == set(range(seats))


def test_a_match_is_replayed_with_the_rules_it_was_played_with() -> None:
    """Where Li Si unlocks soldiers before the person, a game of rules 1 goes wrong with rules 2."""
    text = (FOLDER / "li-si-unlocks-in-turn-order.txt").read_text(encoding="utf-8")
    as_new = read_record(text.replace("rules: 1", "rules: 2"), tianxia.game)
    assert verify(tianxia.game("zhanguo"), as_new) != []
