"""Turn order, soldiers for tokens, the limit on tokens, the end of a round."""

from tests.ledger import rule
from tests.zhanguo.positions import Table, tokens


@rule("zhanguo.phase3.new_order")
def test_markers_on_the_track_move_up_then_the_column_follows() -> None:
    table = Table(4).order(3, 1, 0, 2)
    table.state.markers = [2, -1, 0, -1]
    assert table.new_order().order == [3, 1, 2, 0]


@rule("zhanguo.phase3.unlock", "zhanguo.phase3.unlock_price")
def test_three_tokens_a_soldier_in_turn_order() -> None:
    table = Table().order(1, 0, 2).tokens(0, writing=3).tokens(1, currency=2, laws=1).tokens(2, laws=2)
    state = table.unlocking()
    assert (state.decision.kind, state.decision.seat) == ("buy-soldier", 1)
    state.play("unlock currency currency laws")
    assert state.locked[1] == 7
    assert state.decision.seat == 0
    state.play("pass")
    assert state.round == 2  # Pauline has too few


@rule("zhanguo.phase3.unlock_price")
def test_no_change_is_given_and_the_switch_counts_pieces() -> None:
    state = Table().tokens(0, currency=1).large(0, "writing", "laws").unlocking()
    state.play("unlock large writing large laws")
    assert state.locked[0] == 7
    assert tokens(state, 0) == [0, 1, 0]
    counted = Table(soldier_price_by_count=True).tokens(0, currency=1).large(0, "writing").unlocking()
    assert counted.decision.kind != "buy-soldier"


@rule("zhanguo.phase3.small_limit", "zhanguo.phase3.large_returned")
def test_five_small_tokens_are_kept() -> None:
    state = Table().tokens(0, writing=4, laws=3).large(1, "currency").token_limit()
    assert state.large == [-1, -1, -1]
    state.play("writing")
    state.play("writing")
    assert tokens(state, 0) == [2, 0, 3]
    assert state.round == 2


@rule("zhanguo.phase3.small_limit")
def test_tokens_go_back_in_turn_order() -> None:
    table = Table().order(2, 0, 1)
    for seat in range(3):
        table.tokens(seat, writing=6)
    state = table.token_limit()
    asked = []
    while state.decision.kind == "return-token":
        asked.append(state.decision.seat)
        state.play("writing")
    assert asked == [2, 0, 1]


@rule("zhanguo.phase3.next_round")
def test_the_next_round_begins_and_tokens_carry_over() -> None:
    state = Table().round(2).tokens(0, writing=2).token_limit()
    assert state.round == 3
    assert state.decision.kind == "play"
    assert tokens(state, 0) == [2, 0, 0]
    assert [len(state.hand(seat)) for seat in range(3)] == [6, 6, 6]


@rule("zhanguo.phase3.game_end")
def test_the_game_ends_after_all_steps_of_round_five() -> None:
    state = Table().round(5).tokens(0, writing=3, laws=6).rewards()
    kinds = []
    while not state.over:
        kinds.append(state.decision.kind)
        state.take(state.actions()[0])
    assert kinds == [
        "offer",
        "offer",
        "buy-soldier",
        "return-token",
        "return-token",
        "return-token",
        "return-token",
    ]
    assert state.round == 5
