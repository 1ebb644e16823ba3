"""Golden games: one for each way of ending and each optional rule, replayed move by move."""

import pytest
from tests.huang.write_golden import FOLDER, GAMES, HUANG

from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import ENDINGS
from tianxia.kernel.record import read_record, verify


def test_every_golden_game_is_known() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    record = read_record(text, lambda title: HUANG)
    assert record.text() == text
    assert verify(HUANG, record) == []
    state = HUANG.new(record.seats, record.options, record.seed)
    assert isinstance(state, HuangState)
    events = state.listen()
    for seat, phrase in record.moves():
        state.play(phrase, seat)
        assert state.problems() == [], phrase
    assert record.options == GAMES[name].options
    assert ENDINGS[state.ending] == GAMES[name].ending
    assert {event.key for event in events}.issuperset(GAMES[name].shows)
