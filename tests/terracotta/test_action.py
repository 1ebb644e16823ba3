"""Wheel actions of a player."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, active, figure, legal, points, refused

from tianxia.games.terracotta.mausoleum import NAMES

# The wheel as it starts: 0 Train, 1 Clay 2, 2 Shape 3, 3 Coins 3, 4 Shape 2, 5 Moisten, 6 Shape 4.


@rule("terracotta.action.coins")
@pytest.mark.parametrize(("segment", "coins"), [(3, 3), (9, 2)])
def test_gain_coins(segment: int, coins: int) -> None:
    state = Table().has(0, coins=1).act("central", segment)
    state.play("take")
    assert (state.coins[0], state.wet[0]) == (1 + coins, 0)


@rule("terracotta.action.clay")
def test_gain_clay_wet() -> None:
    state = Table().act("central", 1)
    state.play("take")
    assert (state.wet[0], state.dry[0]) == (2, 0)


@rule("terracotta.action.shape_cost")
@pytest.mark.parametrize(("segment", "cost"), [(4, 2), (2, 3), (6, 4)])
def test_shaping_costs_2_to_4_clay(segment: int, cost: int) -> None:
    state = Table().has(0, wet=5).act("central", segment)
    state.play("guard e4")
    assert state.wet[0] == 5 - cost
    poor = Table().has(0, wet=cost - 1).act("central", segment)
    assert legal(poor) == ["coin", "clay"]
    assert refused(poor, "guard") == "terracotta.action.shape_cost"


@rule("terracotta.action.shape_wet_only")
def test_dry_clay_does_not_shape() -> None:
    state = Table().has(0, wet=2, dry=9).act("central", 2)
    assert legal(state) == ["coin", "clay"]
    assert refused(state, "guard") == "terracotta.action.shape_wet_only"


@rule("terracotta.action.shape_warehouse")
@pytest.mark.parametrize("type", ["officer", "guard", "archer", "soldier"])
def test_one_clay_dries_in_the_warehouse_of_the_type(type: str) -> None:
    state = Table().has(0, wet=3).warehouses(officer=1, guard=1, archer=1, soldier=1).act("central", 2)
    state.play(f"{type} e4")
    types = ["officer", "guard", "archer", "soldier"]
    assert state.warehouses == [2 if name == type else 1 for name in types]
    assert (state.wet[0], state.dry[0]) == (0, 0)


@rule("terracotta.action.shape_type")
def test_any_type_left_in_the_rack() -> None:
    state = Table().has(0, wet=3).rack(archer=0).act("central", 2)
    assert legal(state) == ["coin", "clay", "officer", "guard", "soldier"]
    state.play("soldier e4")
    assert figure(state, "e4") == (0, "soldier")
    assert state.rack[3] == 10


@rule("terracotta.action.shape_space")
def test_any_empty_space() -> None:
    state = Table().has(0, wet=3).warriors(1, guard="a1 i7").musician("c3").act("central", 2)
    state.take(state.actions()[2])
    assert legal(state) == [name for name in NAMES if name not in ("a1", "i7", "c3")]
    assert refused(state, "a1") == "terracotta.action.shape_space"


@rule("terracotta.action.shape_rack_vp")
def test_shaping_scores_the_rack() -> None:
    state = Table().has(0, wet=3).warriors(1, guard="a1 b1 c1").act("central", 2)
    state.play("guard e4")
    assert points(state, 0) == 4
    state = Table().has(0, wet=3).warriors(1, guard="a1 b1 c1").act("central", 2)
    state.play("archer e4")
    assert points(state, 0) == 5


@rule("terracotta.action.shape_then_weapon")
def test_after_placing_the_weapon_may_be_used() -> None:
    state = Table().has(0, wet=3).active(0, "spear").act("central", 2)
    state.play("soldier e4")
    assert state.decision.kind == "weapon"
    assert figure(state, "e4") == (0, "soldier")
    state.play("use")
    assert active(state, 0) == set()


@rule("terracotta.action.shape_impossible")
def test_shaping_is_impossible_without_figure_or_space() -> None:
    empty_rack = Table().has(0, wet=3).rack(officer=0, guard=0, archer=0, soldier=0).act("central", 2)
    assert legal(empty_rack) == ["coin", "clay"]
    assert refused(empty_rack, "guard") == "terracotta.action.shape_impossible"
    full = Table().has(0, wet=3).musician(*NAMES).act("central", 2)
    assert legal(full) == ["coin", "clay"]
    full.play("coin")
    assert full.coins[0] == 1


@rule("terracotta.action.moisten")
def test_moisten_turns_all_dry_clay_wet() -> None:
    state = Table().has(0, wet=2, dry=5).has(1, dry=3).act("central", 5)
    state.play("take")
    assert (state.wet[0], state.dry[0], state.dry[1]) == (7, 0, 3)
    none = Table().has(0, wet=2).act("central", 5)
    assert refused(none, "take") == "terracotta.action.moisten"


@rule("terracotta.action.train", "terracotta.action.train_takes_slot", "terracotta.action.train_permanent")
def test_train_makes_an_artisan_for_good() -> None:
    state = Table().has(0, coins=1).act("central", 0)
    state.play("take")
    assert (state.apprentices_at[0], state.artisans_at[0]) == (0, 1)
    assert state.coins[0] == 1
    assert (state.apprentices[0], state.artisans[0]) == (4, 0)
    boards = state.see(0)["boards"]
    assert isinstance(boards, list)
    assert boards[0]["reserve"] == 4
    state.play("coin")
    state.play("coin")
    assert "apprentice 0" not in legal(state)
    assert refused(state, "apprentice 0") == "terracotta.worker.artisan_closes"
    after = Table().artisan_at(0, 0).scoring()
    assert (after.apprentices[0], after.artisans[0]) == (4, 1)


@rule("terracotta.action.train_needs_apprentice")
def test_an_artisan_cannot_be_trained_even_beside_an_own_apprentice() -> None:
    state = Table().apprentice_at(0, 0).act("central", 0, artisan=True)
    assert legal(state) == ["coin", "clay"]
    assert refused(state, "take") == "terracotta.action.train_needs_apprentice"


@rule("terracotta.action.train_continues")
def test_after_training_the_turn_goes_on() -> None:
    state = Table().has(0, coins=1).turn()
    state.play("apprentice 0")
    state.play("take")
    state.play("take")
    assert state.has_master(0, 0)
    state.play("take")
    assert active(state, 0) == {"sword"}


@rule("terracotta.action.weapon")
@pytest.mark.parametrize(("segment", "weapon"), [(0, "sword"), (2, "halberd"), (3, "bow"), (5, "spear")])
def test_take_a_weapon(segment: int, weapon: str) -> None:
    state = Table().act("outer", segment)
    state.play("take")
    assert active(state, 0) == {weapon}


@rule("terracotta.action.weapon_already_active")
def test_an_active_weapon_is_not_taken_again() -> None:
    state = Table().active(0, "sword").act("outer", 0)
    assert legal(state) == ["coin", "clay"]
    assert refused(state, "take") == "terracotta.action.weapon_already_active"


@rule("terracotta.action.weapon_too_late")
def test_the_weapon_of_the_segment_comes_too_late_for_its_shaping() -> None:
    state = Table().has(0, wet=4).turn()
    state.play("apprentice 6")  # Shape 4, Clay Pits, Halberd
    state.play("guard e4")
    assert state.decision.kind == "act"
    state.play("coin")
    state.play("take")
    assert active(state, 0) == {"halberd"}
    assert points(state, 0) == 5
