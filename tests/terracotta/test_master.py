"""The Masters."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, active, figure, legal, points, refused

from tianxia.games.terracotta.tables import MASTERS
from tianxia.games.terracotta.wheel import number_at

# Segments of the Middle disc as it starts.
SHAPER, ADMINISTRATOR, INSPECTOR, CLAY_PITS, SUPERVISOR, BLACKSMITH = 0, 2, 4, 6, 8, 10


@rule("terracotta.master.six")
def test_the_six_masters() -> None:
    state = Table().state
    segments = (SHAPER, ADMINISTRATOR, INSPECTOR, CLAY_PITS, SUPERVISOR, BLACKSMITH)
    names = [MASTERS[number_at(state, segment, 1)] for segment in segments]
    assert names == ["shaper", "administrator", "inspector", "clay_pits", "supervisor", "blacksmith"]


@rule("terracotta.master.hire_or_use", "terracotta.master.not_both")
def test_hire_or_use_but_not_both() -> None:
    state = Table().has(0, coins=3).act("middle", CLAY_PITS)
    assert legal(state) == ["coin", "clay", "take"]
    state.play("take")
    assert (state.coins[0], state.wet[0], state.has_master(0, 3)) == (2, 0, True)
    assert state.decision.kind == "act"
    assert getattr(state.decision, "ring", -1) == 2
    owner = Table().has(0, coins=3).masters(0, "clay_pits").act("middle", CLAY_PITS)
    owner.play("take")
    assert (owner.coins[0], owner.wet[0]) == (3, 3)


@rule("terracotta.master.cost_nth")
@pytest.mark.parametrize("before", range(6))
def test_the_nth_token_costs_n_coins(before: int) -> None:
    others = [name for name in MASTERS if name != "blacksmith"][:before]
    state = Table().has(0, coins=before + 1).masters(0, " ".join(others)).act("middle", BLACKSMITH)
    state.play("take")
    assert state.coins[0] == 0
    poor = Table().has(0, coins=before).masters(0, " ".join(others)).act("middle", BLACKSMITH)
    assert refused(poor, "take") == "terracotta.master.cost_nth"


@rule("terracotta.master.shared")
def test_several_players_may_hire_the_same_master() -> None:
    state = Table().has(0, coins=1).masters(1, "clay_pits").act("middle", CLAY_PITS)
    state.play("take")
    assert state.has_master(0, 3)
    assert state.has_master(1, 3)


@rule("terracotta.master.left_side", "terracotta.master.right_side")
@pytest.mark.parametrize("master", MASTERS)
def test_sides(master: str) -> None:
    """Left-side Masters pay a coin, right-side ones keep a clay wet."""
    state = Table().has(0, wet=4).masters(0, master).tile_now("nw").scoring()
    left = master in ("shaper", "administrator", "inspector")
    assert (state.coins[0], state.wet[0], state.dry[0]) == ((1, 0, 4) if left else (0, 1, 3))


@rule("terracotta.master.shaper_cost", "terracotta.master.shaper_no_warehouse")
@pytest.mark.parametrize("number", [1, 3, 5])
def test_the_shaper_asks_coins_like_the_round(number: int) -> None:
    state = Table().round(number).has(0, coins=5, wet=2).masters(0, "shaper").act("middle", SHAPER)
    state.play("archer e4")
    assert (state.coins[0], state.wet[0]) == (5 - number, 2)
    assert figure(state, "e4") == (0, "archer")
    assert state.warehouses == [0, 0, 0, 0]
    poor = Table().round(number).has(0, coins=number - 1).masters(0, "shaper").act("middle", SHAPER)
    assert refused(poor, "archer") == "terracotta.master.shaper_cost"


@rule(
    "terracotta.master.shaper_no_vp",
    "terracotta.master.shaper_no_bonus",
    "terracotta.master.shaper_uses_rack",
)
def test_the_shaper_gives_neither_points_nor_bonus() -> None:
    table = Table().has(0, coins=1).active(0, "bow").masters(0, "shaper").warriors(1, archer="a1")
    state = table.act("middle", SHAPER)
    state.play("archer a5")
    assert points(state, 0) == 0
    assert active(state, 0) == {"bow"}
    assert state.decision.kind == "act"
    rack = state.see(0)["rack"]
    assert isinstance(rack, dict)
    assert rack["archer"] == {"left": 9, "points": 4, "weapon": "bow"}


@rule("terracotta.master.administrator", "terracotta.master.administrator_pays")
@rule("terracotta.master.administrator_bonus")
def test_the_administrator_shapes_again_in_full() -> None:
    table = Table().has(0, wet=6).active(0, "spear").masters(0, "administrator")
    state = table.turn()
    state.play("apprentice 2")  # Shape 3, Administrator, Halberd
    state.play("guard e4")
    state.play("soldier e5 use")
    assert state.wet[0] == 0
    assert points(state, 0) == 5 + 5 + 2
    assert state.warehouses == [0, 1, 0, 1]
    assert active(state, 0) == set()
    poor = Table().has(0, wet=2).masters(0, "administrator").act("middle", ADMINISTRATOR)
    assert refused(poor, "guard") == "terracotta.action.shape_cost"


@rule("terracotta.master.administrator_central_only")
def test_the_administrator_copies_the_central_action_only() -> None:
    """At segment 2 with the Central disc turned to Coins 3: coins again, never the Halberd beside it."""
    state = Table().discs(11, 0).masters(0, "administrator").act("middle", ADMINISTRATOR)
    assert legal(state) == ["coin", "clay", "take"]
    state.play("take")
    assert (state.coins[0], active(state, 0)) == (3, set())


@rule("terracotta.master.administrator_train")
def test_copying_train_after_training_does_nothing() -> None:
    state = Table().discs(2, 0).masters(0, "administrator").turn()
    state.play("apprentice 2")
    state.play("take")
    assert state.artisans_at[0] == 1 << 2
    assert legal(state) == ["coin", "clay"]
    assert refused(state, "take") == "terracotta.action.train_needs_apprentice"


@rule("terracotta.master.inspector", "terracotta.master.inspector_forward_only")
@pytest.mark.parametrize(
    ("move", "row", "column"),
    [("row +1", 3, 5), ("row +2", 4, 5), ("column +1", 2, 6), ("column +2", 2, 7)],
)
def test_the_inspector_master_advances_one_inspector(move: str, row: int, column: int) -> None:
    state = Table().inspectors(2, 5).masters(0, "inspector").act("middle", INSPECTOR)
    assert legal(state) == ["coin", "clay", "row +1", "row +2", "column +1", "column +2"]
    assert refused(state, "row -1") == "terracotta.master.inspector_forward_only"
    state.play(move)
    assert (state.row, state.column, state.coins[0]) == (row, column, 0)


@rule("terracotta.master.clay_pits")
def test_the_clay_pits_give_three_wet_clay() -> None:
    state = Table().masters(0, "clay_pits").act("middle", CLAY_PITS)
    state.play("take")
    assert (state.wet[0], state.dry[0]) == (3, 0)


@rule("terracotta.master.supervisor", "terracotta.master.supervisor_dry")
def test_the_supervisor_takes_up_to_two_warehouses_dry() -> None:
    table = Table().warehouses(officer=3, guard=2, soldier=4).masters(0, "supervisor")
    state = table.act("middle", SUPERVISOR)
    assert legal(state)[2:] == [
        "from officer",
        "from guard",
        "from soldier",
        "from officer guard",
        "from officer soldier",
        "from guard soldier",
    ]
    both = state.copy()
    both.play("from officer soldier")
    assert (both.wet[0], both.dry[0], both.warehouses) == (0, 7, [0, 2, 0, 0])
    state.play("from guard")
    assert (state.wet[0], state.dry[0], state.warehouses) == (0, 2, [3, 0, 0, 4])


@rule("terracotta.master.blacksmith")
def test_the_blacksmith_turns_all_weapons_active() -> None:
    state = Table().active(0, "bow").masters(0, "blacksmith").act("middle", BLACKSMITH)
    state.play("take")
    assert active(state, 0) == {"sword", "halberd", "bow", "spear"}
    idle = Table().active(0, "sword halberd bow spear").masters(0, "blacksmith").act("middle", BLACKSMITH)
    assert legal(idle) == ["coin", "clay"]


@rule("terracotta.gap.administrator_after_forgo")
def test_the_administrator_after_giving_the_central_action_up() -> None:
    state = Table().has(0, wet=3).masters(0, "administrator").turn()
    state.play("apprentice 2")
    state.play("coin")
    state.play("guard e4")
    assert (state.coins[0], state.wet[0], points(state, 0)) == (1, 0, 5)
    trained = Table().discs(2, 0).masters(0, "administrator").turn()
    trained.play("apprentice 2")
    trained.play("coin")
    trained.play("take")
    assert trained.artisans_at[0] == 1 << 2


@rule("terracotta.gap.supervisor_few_piles")
def test_the_supervisor_with_one_pile_or_none() -> None:
    one = Table().warehouses(archer=2).masters(0, "supervisor").act("middle", SUPERVISOR)
    assert legal(one) == ["coin", "clay", "from archer"]
    none = Table().masters(0, "supervisor").act("middle", SUPERVISOR)
    assert legal(none) == ["coin", "clay"]
    assert refused(none, "from archer") == "terracotta.gap.supervisor_few_piles"
