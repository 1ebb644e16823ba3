"""Install a Governor: cost, spaces, the ten bonus tiles, unrest."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table, at, legal, officials_in, refused, tokens

from tianxia.games.zhanguo.state import ZhanguoState


def installing(tile: int = 1) -> Table:
    """Seat 0 can install in Wei, where that tile lies."""
    return Table().hand(0, 57).officials(0, wei="alchemist architect general").governor_tile("wei", tile)


def on_tile(table: Table) -> ZhanguoState:
    state = table.play(0)
    state.play("court 57 governor wei space 1")
    return state


@rule("zhanguo.governor.cost")
def test_one_official_of_each_type_in_one_region() -> None:
    table = (
        Table().hand(0, 57).officials(0, wei="alchemist architect general general", qi="alchemist architect")
    )
    state = table.play(0)
    state.play("court 57 governor")
    assert legal(state) == ["wei"]
    assert refused(state, "qi") == "zhanguo.governor.cost"
    state.play("wei area")
    assert officials_in(state, 0, "wei") == [0, 0, 1]
    assert list(state.official_supply[:3]) == [3, 3, 3]


@rule("zhanguo.governor.supply")
def test_with_all_seven_placed_the_action_is_forbidden() -> None:
    state = installing().governors(0, chu=7).play(0)
    assert refused(state, "court 57 governor") == "zhanguo.governor.supply"


@rule("zhanguo.governor.place", "zhanguo.governor.bonus")
def test_a_tile_space_or_the_area_as_the_player_likes() -> None:
    state = installing().governors(0, wei=3).play(0)
    state.play("court 57 governor wei")
    assert legal(state) == ["area", "space 1"]
    state.play("area")
    assert at(state.governors, 0, "wei") == 4
    assert state.spaces[2] == -1
    taken = installing().governor_on(1, "wei").play(0)
    taken.play("court 57 governor wei")
    assert legal(taken) == ["area"]


@rule("zhanguo.governor.reset", "zhanguo.governor.step_order")
def test_the_bonus_comes_before_the_reset() -> None:
    """G9 asked on Wei at unrest 2 still counts there: the reset comes last."""
    state = on_tile(installing(9).unrest(0, wei=2, qi=1, yan=1))
    state.play("bonus 1")
    assert legal(state) == ["wei", "qi", "yan"]
    state.play("qi yan")
    assert list(state.unrest[:5]) == [0, 0, 0, 0, 0]


@rule("zhanguo.governor.reset_reopens_cards")
def test_a_calmed_region_may_activate_its_cards() -> None:
    table = installing().court(70).tuck(0, "wei", 67).unrest(0, wei=3).aside(0)
    state = table.play(0)
    state.play("court 57 governor wei area")
    assert at(state.unrest, 0, "wei") == 0
    state.play("activate 67 writing")
    assert tokens(state, 0) == [1, 0, 0]


@rule("zhanguo.governor.tile_choose_one")
def test_exactly_one_half_of_the_tile() -> None:
    state = on_tile(installing(6).tuck(0, "qi", 41, 42))
    assert legal(state) == ["bonus 1", "bonus 2"]
    assert refused(state, "pass") == "zhanguo.governor.tile_choose_one"
    state.play("bonus 2")
    assert state.running(0) == 2
    assert sum(state.officials[:15]) == 0


@rule("zhanguo.governor.tile_choose_one")
def test_the_switch_gives_both_halves() -> None:
    table = Table(governor_both_halves=True).hand(0, 57).tuck(0, "qi", 41, 42)
    state = on_tile(table.officials(0, wei="alchemist architect general").governor_tile("wei", 6))
    state.play("yan")
    assert officials_in(state, 0, "yan") == [0, 2, 0]
    assert state.running(0) == 2


@rule("zhanguo.governor.blank")
@pytest.mark.parametrize("tile", [11, 12])
def test_a_blank_tile_gives_nothing(tile: int) -> None:
    table = Table(2).hand(0, 57).officials(0, wei="alchemist architect general").governor_tile("wei", tile)
    state = table.soldiers(0, 9, 0).play(0)
    state.play("court 57 governor wei space 1")
    assert state.spaces[2] == 0
    assert state.running(0) == 0
    assert state.decision.seat == 1


@rule("zhanguo.governor.g1")
def test_g1() -> None:
    state = on_tile(installing(1).tuck(0, "qi", 1, 2, 3).aside(0, "a4"))
    other = state.copy()
    state.play("bonus 1")
    assert legal(state) == ["a4"]
    state.play("a4")
    assert legal(state) == ["chu", "wei", "zhao", "yan"]  # Qi is full, no Alchemist is needed
    other.play("bonus 2")
    assert other.running(0) == 3


@rule("zhanguo.governor.g2")
def test_g2() -> None:
    state = on_tile(installing(2).tuck(0, "qi", 81, 82).officials(0, chu="general"))
    other = state.copy()
    state.play("bonus 1")
    for there in ("chu wei", "wei zhao", "zhao qi"):
        here, to = there.split()
        state.play(f"move general {here} {to}")
    assert officials_in(state, 0, "qi") == [0, 0, 1]
    assert state.decision.kind != "move-officials"
    other.play("bonus 2")
    assert other.running(0) == 2


@rule("zhanguo.governor.g3")
@pytest.mark.parametrize("moves", [["chu wei", "wei zhao"], ["chu wei", "yan qi"], ["chu wei"], []])
def test_g3(moves: list[str]) -> None:
    state = on_tile(installing(3).workers(0, chu=1, yan=1))
    other = state.copy()
    state.play("bonus 2")
    for move in moves:
        here, to = move.split()
        state.play(f"worker {here} {to}")
    if len(moves) < 2:
        state.play("pass")
    expected = {2: [[0, 0, 1, 0, 1], [0, 1, 0, 1, 0]], 1: [[0, 1, 0, 0, 1]], 0: [[1, 0, 0, 0, 1]]}
    assert list(state.workers[:5]) in expected[len(moves)]
    assert state.decision.kind != "move-workers"
    other.play("bonus 1")
    assert (other.locked[0], other.entrance[0]) == (7, 2)


@rule("zhanguo.governor.g4")
def test_g4() -> None:
    state = on_tile(installing(4).unrest(0, qi=3))
    other = state.copy()
    state.play("bonus 1 qi")
    assert at(state.workers, 0, "qi") == 1
    assert at(state.unrest, 0, "qi") == 3
    other.play("bonus 2")
    assert other.ships[0] == 2


@rule("zhanguo.governor.g5")
def test_g5() -> None:
    state = on_tile(installing(5))
    other = state.copy()
    state.play("bonus 1 qi")
    assert officials_in(state, 0, "qi") == [0, 0, 2]
    other.play("bonus 2 yan")
    assert at(other.workers, 0, "yan") == 1
    assert sum(other.unrest) == 0


@rule("zhanguo.governor.g6")
def test_g6() -> None:
    state = on_tile(installing(6).tuck(0, "qi", 41))
    other = state.copy()
    state.play("bonus 1 yan")
    assert officials_in(state, 0, "yan") == [0, 2, 0]
    other.play("bonus 2")
    assert other.running(0) == 1


@rule("zhanguo.governor.g7")
def test_g7() -> None:
    state = on_tile(installing(7).palaces(0, chu=2, qi=1))
    other = state.copy()
    before = state.running(0)
    state.play("bonus 1")
    assert state.running(0) == before + 3
    other.play("bonus 2")
    assert other.ships[0] == 3
    assert other.decision.kind == "symbol-choice"


@rule("zhanguo.governor.g8")
def test_g8() -> None:
    state = on_tile(installing(8).wall(0, "a-left", 1).wall(0, "b-left", 1).officials(0, chu="general"))
    other = state.copy()
    state.play("bonus 1")
    assert state.running(0) == 2
    other.play("bonus 2")
    for here, to in (("chu", "wei"), ("wei", "zhao"), ("zhao", "qi"), ("qi", "yan")):
        other.play(f"move general {here} {to}")
    assert officials_in(other, 0, "yan") == [0, 0, 1]
    assert other.decision.kind != "move-officials"


@rule("zhanguo.governor.g9")
def test_g9() -> None:
    state = on_tile(installing(9).unrest(0, qi=2, yan=1).tuck(0, "zhao", "a1", "m1"))
    other = state.copy()
    state.play("bonus 1 qi")
    assert legal(state) == ["yan"]
    assert refused(state, "qi") == "zhanguo.governor.g9"
    state.play("yan")
    assert list(state.unrest[:5]) == [0, 0, 0, 1, 0]
    other.play("bonus 2")
    assert other.running(0) == 2


@rule("zhanguo.governor.g10")
def test_g10() -> None:
    state = on_tile(installing(10))
    other = state.copy()
    state.play("bonus 1")
    assert (state.locked[0], state.entrance[0]) == (7, 2)
    other.play("bonus 2 qi")
    assert officials_in(other, 0, "qi") == [2, 0, 0]


@rule("zhanguo.governor.bonus_ship_end")
def test_no_ship_half_at_the_end_of_the_track() -> None:
    state = on_tile(installing(4).ship(0, 18))
    assert legal(state) == ["bonus 1"]
    assert refused(state, "bonus 2") == "zhanguo.governor.bonus_ship_end"
    partial = on_tile(installing(4).ship(0, 17))
    partial.play("bonus 2")
    assert partial.ships[0] == 18


@rule("zhanguo.governor.bonus_full_option")
def test_two_officials_must_both_be_in_supply_once_the_paid_ones_are_back() -> None:
    """Three Generals elsewhere and the paid one: after payment only one is in supply."""
    state = on_tile(installing(5).officials(0, chu="general general general"))
    assert legal(state) == ["bonus 2"]
    assert refused(state, "bonus 1") == "zhanguo.governor.bonus_full_option"
    enough = on_tile(installing(5).officials(0, chu="general general"))
    assert legal(enough) == ["bonus 1", "bonus 2"]
