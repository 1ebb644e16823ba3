"""The end: turns, score, winner."""

from tests.ledger import rule
from tests.toy.positions import position


@rule("toy.end.turns", "toy.end.score", "toy.end.winner")
def test_after_four_turns_each_the_highest_score_wins() -> None:
    state = position([[6], [3, 5]], turn=7, left=[[0, 2], [4]], right=[[1], []])
    assert state.scores() == [5, 8]
    assert state.winners() == []
    state.play("lay 5 right")
    assert state.over
    assert state.scores() == [5, 13]
    assert state.winners() == [1]


@rule("toy.end.winner")
def test_equal_scores_share_the_victory() -> None:
    state = position([[6], [5]], turn=7, left=[[0, 2], [4]], right=[[1, 3], []])
    state.play("pass")
    assert state.scores() == [8, 8]
    assert state.winners() == [0, 1]
