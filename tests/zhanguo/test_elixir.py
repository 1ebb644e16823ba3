"""The Search for the Elixir: the track, its symbols, the Masters."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, legal, refused

TABLES = GAME.tables


@rule("zhanguo.elixir.track_symbols")
def test_symbols_of_the_track() -> None:
    assert TABLES.ship_end == 18
    assert {space: count for space, count in enumerate(TABLES.symbols) if count} == {
        3: 1, 6: 1, 8: 1, 11: 1, 13: 1, 16: 2,
    }  # fmt: skip
    assert [space for space, master in enumerate(TABLES.masters) if master] == [9]


@rule("zhanguo.elixir.track_values")
def test_values_of_the_track() -> None:
    expected = [0] * 4 + [1] * 3 + [2] * 3 + [3] * 4 + [4] * 4 + [5]
    state = Table().play(0)
    values = []
    for space in range(19):
        state.ships[0] = space
        values.append(state.ship_value(0))
    assert values == expected


@rule("zhanguo.elixir.move")
def test_the_ship_moves_three() -> None:
    state = Table().hand(0, 57).play(0)
    state.play("court 57 elixir unlock")
    assert state.ships[0] == 3


@rule("zhanguo.elixir.symbol_choice", "zhanguo.elixir.place_needs_alchemist")
def test_a_soldier_or_an_alchemist_card_where_an_alchemist_is() -> None:
    table = Table().hand(0, 57).officials(0, wei="alchemist", qi="general").aside(0, "a2", "a4")
    state = table.play(0)
    state.play("court 57 elixir")
    assert legal(state) == ["a2", "a4", "unlock"]
    assert refused(state, "a2 qi") == "zhanguo.elixir.place_needs_alchemist"
    state.play("a2 wei")
    assert state.tucked_in(0, 1) == [122]


@rule("zhanguo.elixir.place_no_token_no_unrest")
def test_placing_a_card_gives_no_token_and_no_unrest() -> None:
    state = Table().hand(0, 57).officials(0, wei="alchemist").tuck(0, "wei", 1, 2).play(0)
    before = state.unrest[:]
    state.play("court 57 elixir a2 wei")
    assert list(state.tokens[:3]) == [0, 0, 0]
    assert state.unrest == before


@rule("zhanguo.elixir.impossible_choice_lost")
def test_what_cannot_be_done_cannot_be_chosen() -> None:
    without_alchemist = Table().hand(0, 57).play(0)
    without_alchemist.play("court 57 elixir")
    assert legal(without_alchemist) == ["unlock"]
    assert refused(without_alchemist, "a1") == "zhanguo.elixir.place_needs_alchemist"
    all_unlocked = Table().hand(0, 57).officials(0, wei="alchemist").soldiers(0, 0, 9).play(0)
    all_unlocked.play("court 57 elixir")
    assert legal(all_unlocked) == ["a1", "a2", "a3", "a4", "a5"]
    assert refused(all_unlocked, "unlock") == "zhanguo.mausoleum.unlock"


@rule("zhanguo.elixir.impossible_choice_lost")
def test_a_symbol_with_nothing_possible_is_lost() -> None:
    state = Table().hand(0, 57).soldiers(0, 0, 9).play(0)
    events = state.listen()
    state.play("court 57 elixir")
    assert state.ships[0] == 3
    assert "event-symbol-lost" in [event.key for event in events]
    assert state.decision.kind != "symbol-choice"


@rule("zhanguo.elixir.double_symbol")
@pytest.mark.parametrize(
    ("first", "second"), [("unlock", "unlock"), ("a1 wei", "unlock"), ("a1 wei", "a2 wei")]
)
def test_a_double_symbol_is_two_choices(first: str, second: str) -> None:
    state = Table().hand(0, 57).ship(0, 14).officials(0, wei="alchemist").soldiers(0, 8, 1).play(0)
    state.play("court 57 elixir")
    state.play(first)
    assert state.decision.kind == "symbol-choice"
    state.play(second)
    placed = [first, second].count("unlock")
    assert (state.locked[0], state.card_count[1]) == (8 - placed, 2 - placed)


@rule("zhanguo.elixir.symbols_in_order", "zhanguo.elixir.master")
def test_the_master_comes_after_the_symbol_before_it() -> None:
    """From 6 the ship passes the symbol on 8 and reaches the Master on 9; a Master is not yet placed."""
    state = Table().hand(0, 57).ship(0, 6).officials(0, wei="alchemist").masters("m2", "m5").play(0)
    state.play("court 57 elixir")
    assert "m2" not in legal(state)
    state.play("unlock")
    assert legal(state) == ["m2", "m5"]
    state.play("m5")
    assert state.aside[0] == 0b1000011111


@rule("zhanguo.elixir.master")
def test_a_master_taken_earlier_may_be_placed_for_a_symbol() -> None:
    state = Table().hand(0, 57).ship(0, 9).officials(0, wei="alchemist").aside(0, "m5").play(0)
    state.play("court 57 elixir m5 wei")
    assert state.tucked_in(0, 1) == [130]


@rule("zhanguo.elixir.end_of_track")
def test_movement_beyond_the_end_is_lost() -> None:
    state = Table().hand(0, 57).ship(0, 17).play(0)
    state.play("court 57 elixir")
    assert state.ships[0] == 18


@rule("zhanguo.elixir.forbidden_at_end")
def test_a_ship_at_the_end_stays() -> None:
    state = Table().hand(0, 57).ship(0, 18).play(0)
    assert refused(state, "court 57 elixir") == "zhanguo.elixir.forbidden_at_end"


@rule("zhanguo.elixir.any_ship_move")
def test_a_reward_resolves_symbols_too() -> None:
    """Ship 4 from space 5: the symbols on 6 and 8, then the Master on 9."""
    state = Table().round(2).tokens(0, currency=1).ship(0, 5).rewards()
    state.play("accept")
    kinds = []
    for move in ("unlock", "unlock", "m1"):
        kinds.append(state.decision.kind)
        state.play(move)
    assert kinds == ["symbol-choice", "symbol-choice", "master-choice"]
    assert state.ships[0] == 9


@rule("zhanguo.elixir.any_ship_move", "zhanguo.ability.no_retrigger")
def test_an_ability_resolves_symbols_but_triggers_no_elixir_card() -> None:
    table = Table().hand(0, 61).court(30).tuck(0, "wei", 4, 26).ship(0, 2).officials(0, chu="architect")
    table.workers(0, chu=2, qi=1).large(1, "writing", "currency", "laws").soldiers(0, 8, 0)
    state = table.play(0)
    state.play("court 61 palace chu from qi")
    state.play("activate 4")
    state.play("unlock")
    assert state.ships[0] == 3
    assert state.decision.seat == 1
