"""Weapon bonuses of a player."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, active, legal, points, refused

from tianxia.games.terracotta.state import TerracottaState


def shaped(table: Table, move: str) -> TerracottaState:
    """A warrior shaped for 3 clay by seat 0."""
    state = table.has(0, coins=table.state.coins[0], wet=3).act("central", 2)
    state.play(move)
    return state


@rule("terracotta.bonus.needs_active")
def test_a_bonus_needs_the_matching_weapon() -> None:
    state = shaped(Table().active(0, "sword halberd bow"), "soldier e4")
    assert state.decision.kind == "act"
    assert points(state, 0) == 5


@rule("terracotta.bonus.flips_weapon")
@pytest.mark.parametrize(
    ("weapon", "move"),
    [
        ("sword", "officer e4 use"),
        ("halberd", "guard e4 use"),
        ("bow", "archer e4 north"),
        ("spear", "soldier e4 use"),
    ],
)
def test_using_a_bonus_turns_the_weapon(weapon: str, move: str) -> None:
    state = shaped(Table().active(0, "sword halberd bow spear"), move)
    assert active(state, 0) == {"sword", "halberd", "bow", "spear"} - {weapon}


@rule("terracotta.bonus.optional")
def test_the_weapon_may_be_kept() -> None:
    state = shaped(Table().active(0, "spear"), "soldier e4 keep")
    assert active(state, 0) == {"spear"}
    assert (points(state, 0), state.coins[0]) == (5, 0)


@rule("terracotta.bonus.only_shape_or_administrator")
def test_bonuses_only_with_shape_and_its_copy() -> None:
    by_shaper = Table().has(0, coins=1).active(0, "spear").masters(0, "shaper").act("middle", 0)
    by_shaper.play("soldier e4")
    assert by_shaper.decision.kind == "act"
    copied = Table().has(0, wet=3).active(0, "spear").masters(0, "administrator").act("middle", 2)
    copied.play("soldier e4")
    assert copied.decision.kind == "weapon"


@rule("terracotta.bonus.sword")
@pytest.mark.parametrize(
    ("move", "row", "column"),
    [("use", 0, 8), ("row +1", 1, 8), ("row -1", 6, 8), ("column +1", 0, 0), ("column -1", 0, 7)],
)
def test_sword(move: str, row: int, column: int) -> None:
    state = shaped(Table().active(0, "sword").inspectors(0, 8), f"officer e4 {move}")
    assert points(state, 0) == 5 + 2
    assert (state.row, state.column) == (row, column)


@rule("terracotta.bonus.sword")
def test_sword_moves_one_space_at_most() -> None:
    state = shaped(Table().active(0, "sword"), "officer e4")
    assert legal(state) == ["row -1", "row +1", "column -1", "column +1", "keep", "use"]
    assert refused(state, "row +2") == "terracotta.bonus.sword"


@rule("terracotta.bonus.halberd", "terracotta.bonus.halberd_max")
@pytest.mark.parametrize(
    ("around", "bonus"),
    [("", 0), ("d3", 1), ("d3 f5 e3", 3), ("d3 e3 f3 d4 f4", 5), ("d3 e3 f3 d4 f4 d5 e5 f5", 5)],
)
def test_halberd(around: str, bonus: int) -> None:
    table = Table().active(0, "halberd").warriors(1, soldier=around).warriors(0, officer="a1 e6")
    assert points(shaped(table, "guard e4 use"), 0) == 5 + bonus


@rule("terracotta.bonus.halberd")
def test_halberd_counts_any_figure() -> None:
    table = Table().active(0, "halberd").warriors(0, archer="d4").kneeling("d3", "south")
    assert points(shaped(table.footman("f3").musician("e5"), "guard e4 use"), 0) == 5 + 4


@rule("terracotta.gap.halberd_mounted")
@pytest.mark.parametrize("rider", ["d3", "c3", "b3"], ids=["three-spaces", "two-spaces", "one-space"])
def test_a_mounted_warrior_is_one_figure_for_the_halberd(rider: str) -> None:
    """Three, two or one of its three spaces lie beside e4."""
    table = Table().active(0, "halberd").warriors(1, soldier=rider).horse(rider, "east")
    assert points(shaped(table, "guard e4 use"), 0) == 5 + 1
    both = Table().active(0, "halberd").warriors(1, soldier=f"{rider} c5").horse(rider, "east")
    both = both.horse("c5", "east")  # two of its spaces lie beside e4 as well
    assert points(shaped(both, "guard e4 use"), 0) == 5 + 2


@rule("terracotta.bonus.bow", "terracotta.bonus.bow_wall")
@pytest.mark.parametrize(("direction", "bonus"), [("north", 2), ("east", 0), ("south", 1), ("west", 3)])
def test_bow(direction: str, bonus: int) -> None:
    """The Bow counts the empty spaces up to a figure of any kind and owner; the wall gives nothing."""
    table = Table().active(0, "bow").warriors(0, guard="e1").footman("e6").warriors(1, guard="a4")
    assert points(shaped(table, f"archer e4 {direction}"), 0) == 5 + bonus


@rule("terracotta.bonus.bow")
def test_bow_next_to_a_figure_and_all_four_directions() -> None:
    table = Table().active(0, "bow").warriors(1, guard="e3")
    state = shaped(table, "archer e4")
    assert legal(state) == ["keep", "north", "east", "south", "west"]
    assert refused(state, "use") == "terracotta.bonus.bow"
    state.play("north")
    assert points(state, 0) == 5


@rule("terracotta.bonus.spear")
def test_spear() -> None:
    state = shaped(Table().active(0, "spear"), "soldier e4 use")
    assert (points(state, 0), state.coins[0]) == (5 + 2, 2)
