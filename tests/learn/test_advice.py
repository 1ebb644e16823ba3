"""A hint is the same on every redeal, and says why in parts that differ."""

import pytest
from tests.learn.test_review import TITLES, random_positions

import tianxia
from tianxia.kernel.reader import read
from tianxia.kernel.rng import stream
from tianxia.kernel.words import COMPLETE, words
from tianxia.learn.advice import SHOWN, advise


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.slow
def test_a_hint_is_the_same_on_every_redeal(title: str) -> None:
    shown = reasons = 0
    for at, state in enumerate(random_positions(title, 2, 11, 13)[:4]):
        seat = state.waiting()[0]
        hidden = state.redeal(seat, stream(at, "other"))
        found = advise(state, seat, stream(1, "hint"))
        assert advise(hidden, seat, stream(1, "hint")) == found
        assert 1 <= len(found.moves) <= SHOWN
        shown += len(found.moves)
        for one in found.moves:
            assert read(state, one.move.text, seat).actions[: len(one.move.actions)] == one.move.actions
            assert 0.0 <= one.chance <= 1.0
            reasons += bool(one.parts)
            for language in COMPLETE:
                spoken = words(language, state.game.folder)
                keys = [*(part.name for part in one.parts)]
                assert {f"part-{name}" for name in keys} <= spoken.own
                assert all(said.key in spoken.messages for said in one.move.says)
    assert shown >= 5
    assert reasons


def test_the_only_move_needs_no_reason() -> None:
    state = tianxia.game("zhanguo").new(seats=2, seed=4)
    rng = stream(1, "walk")
    while len(state.actions()) > 1:
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    found = advise(state, state.decision.seat, stream(1, "hint"))
    assert [one.parts for one in found.moves] == [[]]
