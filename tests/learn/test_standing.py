"""The player's own progress: the same on every redeal; after the end, the final score sheet; in words."""

import pytest
from tests.golden import folder
from tests.learn.test_review import TITLES

import tianxia
from tianxia.kernel.record import read_record
from tianxia.kernel.rng import stream
from tianxia.kernel.words import COMPLETE, words
from tianxia.learn.review import moves_of
from tianxia.learn.standing import standing


@pytest.mark.parametrize("title", TITLES)
def test_every_seat_is_told_the_same_on_every_redeal(title: str) -> None:
    game = tianxia.game(title)
    for file in sorted(folder(title).glob("*.txt"))[:2]:
        record = read_record(file.read_text(encoding="utf-8"), tianxia.game)
        moves = list(moves_of(game, record))
        told = set()
        for number, (move, _) in enumerate(moves):
            if number % 7:
                continue
            state = move.before
            for seat in range(state.seats):
                if seat == state.automa:
                    continue
                found = standing(state, seat, stream(number, "standing"))
                hidden = state.redeal(seat, stream(number, "other"))
                assert standing(hidden, seat, stream(number, "third")) == found
                told.add(tuple(row.points for row in found.rows))
        assert len(told) > 2
        end = moves[-1][1]
        assert end.over
        for language in COMPLETE:
            assert {category for category, _ in end.sheet()} <= words(language, game.folder).messages.keys()
        assert [row.points for row in standing(end, 0, stream(1, "end")).rows] == [
            values[0] for _, values in end.sheet()
        ]
