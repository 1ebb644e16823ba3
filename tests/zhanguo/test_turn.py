"""A turn: one card, one of two ways."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table, legal, refused

from tianxia.kernel.why import why


@rule("zhanguo.turn.two_ways")
def test_a_card_goes_to_the_board_or_to_court() -> None:
    state = Table().hand(0, 5, 50, 100).court(30).play(0)
    assert legal(state) == ["unify", "court"]
    other = state.copy()
    state.play("unify 5 chu")
    assert state.tucked_in(0, 0) == [5]
    assert state.court[-1] == 30
    other.play("court 5 recruit general chu")
    assert other.court[-1] == 5
    assert not any(other.tucked)


@rule("zhanguo.turn.must_play")
def test_a_turn_cannot_be_passed() -> None:
    state = Table().hand(0, 5).play(0)
    assert "pass" not in legal(state)
    assert refused(state, "court 5 nothing") == "zhanguo.turn.must_play"
    assert why(state, 0, "", "button:pass") == "zhanguo.turn.must_play"
    for move in ("pass", "unify pass", "court pass", "unify 5 pass", "court 5 pass"):
        assert refused(state, move) == "zhanguo.turn.must_play", move
        *before, word = move.split()
        later = state.copy()
        for step in before:
            later.play(step)
        assert refused(later, word) == "zhanguo.turn.must_play", move


@rule("zhanguo.turn.must_play")
def test_a_turn_cannot_be_passed_where_only_one_way_is_left() -> None:
    """The choice of Court or Unification is automatic, so the question is already which card."""
    only_court = nothing_possible().unrest(0, wei=2).play(0)
    assert legal(only_court) == ["court"]
    assert refused(only_court, "pass") == "zhanguo.turn.must_play"
    assert refused(nothing_possible().play(0), "pass") == "zhanguo.turn.must_play"


def nothing_possible() -> Table:
    """All regions full, so nothing can be unified; everything at Court lacks a piece or is closed."""
    table = Table(2).hand(0, 40).ship(0, 18).soldiers(0, 9, 0)
    for i, region in enumerate(("chu", "wei", "zhao", "qi", "yan")):
        table.tuck(0, region, *range(i * 3 + 1, i * 3 + 4))
    table.officials(0, chu="alchemist " * 4, yan="architect " * 4, wei="general " * 4)
    return table.unrest(0, chu=3, wei=3, zhao=3, qi=3, yan=3)


@rule("zhanguo.turn.no_legal_play")
def test_without_a_legal_play_the_card_goes_to_court_and_an_official_may_move() -> None:
    state = nothing_possible().play(0)
    assert legal(state) == ["court"]
    state.play("court 40")
    assert legal(state) == ["nothing"]
    state.play("nothing")
    assert state.court[-1] == 40
    assert legal(state) == ["move alchemist chu", "move general wei", "move architect yan", "pass"]
    state.play("move general wei zhao")
    assert state.decision.seat == 1


@rule("zhanguo.turn.no_legal_play")
def test_with_a_legal_play_nothing_is_no_choice() -> None:
    state = nothing_possible().unrest(0, wei=2).play(0)
    state.play("court 40")
    assert legal(state) == ["hire"]


@rule("zhanguo.turn.end_soldiers")
@pytest.mark.parametrize("move", ["unify 5 chu", "court 5 recruit general yan"])
def test_soldiers_may_be_posted_after_either_kind_of_action(move: str) -> None:
    """A seat may place any number of soldiers, on fulfilled tiles only, or none."""
    table = Table().hand(0, 5).soldiers(0, 7, 2).spot("chu", "r1").spot("zhao", "r3").spot("qi", "r4")
    state = table.governors(0, chu=1, zhao=1).palaces(0, zhao=1).court(1).play(0)
    state.play(move)
    if state.decision.kind != "post-soldier":
        state.play("pass")  # no Official moves
    assert legal(state) == ["mausoleum 1", "mausoleum 4", "pass"]
    state.play("mausoleum 4")
    assert legal(state) == ["mausoleum 1", "pass"]
    state.play("mausoleum 1")
    assert state.entrance[0] == 0
    assert state.decision.seat == 1


@rule("zhanguo.turn.two_ways")
@pytest.mark.parametrize(
    ("element", "reason"),
    [
        ("card:50", ""),
        ("card:51", "zhanguo.round.play_order"),
        ("region:0:wei", "zhanguo.unify.limit_three"),
        ("region:0:yan", ""),
        ("court:palace", "zhanguo.palace.needs_architect"),
        ("court:recruit", ""),
        ("governor:wei:0", "zhanguo.turn.two_ways"),
    ],
)
def test_a_click_is_answered_with_its_rule(element: str, reason: str) -> None:
    state = Table().hand(0, 50).tuck(0, "wei", 5, 6, 7).play(0)
    assert why(state, 0, "", element) == reason
