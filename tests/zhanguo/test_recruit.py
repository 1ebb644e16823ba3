"""Recruiting Officials."""

from tests.ledger import rule
from tests.zhanguo.positions import Table, legal, refused


@rule("zhanguo.recruit.supply")
def test_a_type_that_is_all_out_cannot_be_recruited() -> None:
    state = Table().hand(0, 57).officials(0, chu="general " * 4).play(0)
    state.play("court 57 recruit")
    assert not [move for move in legal(state) if move.startswith("general")]
    assert refused(state, "general wei") == "zhanguo.recruit.supply"


@rule("zhanguo.recruit.supply")
def test_with_all_twelve_placed_nobody_can_be_recruited() -> None:
    state = Table().hand(0, 57).officials(0, chu="general architect alchemist " * 4).play(0)
    assert refused(state, "court 57 recruit") == "zhanguo.recruit.supply"
