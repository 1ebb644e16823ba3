"""Priority tokens."""

from tests.ledger import rule
from tests.terracotta.positions import PERSON, Table, legal, points, refused


@rule("terracotta.priority.take_lowest")
def test_the_lowest_token_left_is_taken() -> None:
    state = Table(4).token(2, 1).act("middle", 3)
    state.play("take")
    assert state.tokens == [2, 0, 1, 0]


@rule("terracotta.priority.one_per_round")
def test_one_token_each_per_round() -> None:
    state = Table(4).token(0, 1).act("middle", 3)
    assert legal(state) == ["coin", "clay"]
    assert refused(state, "take") == "terracotta.priority.one_per_round"


@rule("terracotta.priority.none_left")
def test_without_a_token_left_the_action_does_nothing() -> None:
    state = Table().token(1, 1).act("middle", 3)
    assert legal(state) == ["coin", "clay"]
    assert refused(state, "take") == "terracotta.priority.none_left"
    state.play("clay")
    assert state.wet[0] == 1


@rule("terracotta.priority.solo_human", "terracotta.solo.turn.human_unchanged")
def test_in_solo_it_is_points_and_a_resource_any_number_of_times() -> None:
    state = Table(1).act("middle", 3)
    state.play("take coin")
    assert (points(state, PERSON), state.coins[PERSON], state.wet[PERSON]) == (2, 1, 0)
    again = Table(1).apprentice_at(PERSON, 3).act("middle", 9)
    again.play("take clay")
    assert (points(again, PERSON), again.coins[PERSON], again.wet[PERSON]) == (2, 0, 1)
