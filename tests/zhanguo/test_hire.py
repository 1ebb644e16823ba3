"""Hiring workers."""

from tests.ledger import rule
from tests.zhanguo.positions import Table, at, legal, refused


@rule("zhanguo.hire.effect")
def test_hiring_needs_a_general() -> None:
    state = Table().hand(0, 57).officials(0, zhao="general", chu="architect").play(0)
    state.play("court 57 hire")
    assert legal(state) == ["zhao"]
    assert refused(state, "chu") == "zhanguo.hire.effect"


@rule("zhanguo.hire.general_count_irrelevant")
def test_three_generals_still_hire_two_workers() -> None:
    state = Table().hand(0, 57).officials(0, zhao="general general general").workers(0, zhao=9).play(0)
    state.play("court 57 hire zhao")
    assert at(state.workers, 0, "zhao") == 11


@rule("zhanguo.hire.unrest_block")
def test_no_hiring_at_unrest_three() -> None:
    state = Table().hand(0, 57).officials(0, zhao="general", qi="general").unrest(0, zhao=3).play(0)
    state.play("court 57 hire")
    assert legal(state) == ["qi"]
    assert refused(state, "zhao") == "zhanguo.hire.unrest_block"
