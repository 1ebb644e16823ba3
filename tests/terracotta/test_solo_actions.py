"""The Prime Minister's wheel actions, Masters and Compensations."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import (
    MINISTER,
    PERSON,
    Table,
    active,
    points,
    rules_told,
    told,
)

from tianxia.games.terracotta.automa.compensation import compensate
from tianxia.games.terracotta.automa.inspector import gap_after
from tianxia.games.terracotta.inspector import COLUMN, ROW
from tianxia.games.terracotta.mausoleum import NAMES
from tianxia.games.terracotta.state import TerracottaState
from tianxia.kernel.rng import stream

BASES = {"officer": "a1 b1 c1 d1 e1 f1 g1 h1", "guard": "a3 b3 c3 d3 e3 f3 g3"}  # fifteen warriors
SHAPER, ADMINISTRATOR, INSPECTOR, CLAY_PITS, SUPERVISOR, BLACKSMITH = 0, 2, 4, 6, 8, 10


def played(state: TerracottaState) -> TerracottaState:
    """Choose the first space whenever the person is asked for the Minister."""
    while not state.over and state.decision.kind.startswith("minister"):
        state.take(state.actions()[0])
    return state


@rule("terracotta.solo.action.coins", "terracotta.solo.action.clay")
def test_coins_and_clay() -> None:
    assert Table(1).minister_acts("central", 3).coins[MINISTER] == 3
    state = Table(1).minister_acts("central", 1)
    assert (state.wet[MINISTER], state.dry[MINISTER]) == (2, 0)


@rule("terracotta.solo.action.shape")
@pytest.mark.parametrize(("segment", "cost"), [(4, 2), (2, 3), (6, 4)])
def test_shape(segment: int, cost: int) -> None:
    state = played(Table(1).has(MINISTER, wet=5).active(MINISTER, "bow").minister_acts("central", segment))
    assert state.wet[MINISTER] == 5 - cost
    assert state.warehouses == [0, 0, 1, 0]
    assert state.rack == [11, 11, 10, 11]


@rule("terracotta.solo.action.shape_too_little")
def test_too_little_clay_becomes_a_decree_roll() -> None:
    state = Table(1).has(MINISTER, wet=2).minister_acts("central", 2)
    assert (state.wet[MINISTER], sum(state.rack)) == (2, 44)
    assert [args["rule"] for args in told(state, "decree-roll")] == [
        "terracotta.solo.action.shape_too_little"
    ]
    assert points(state, MINISTER) == 0


@rule("terracotta.solo.action.shape_no_figure")
def test_without_base_figure_or_space_he_pays_nothing() -> None:
    full = Table(1).has(MINISTER, wet=9, coins=9).musician(*NAMES)
    bases = Table(1).has(MINISTER, wet=9, coins=9).warriors(MINISTER, **BASES)
    rack = Table(1).has(MINISTER, wet=9, coins=9).rack(officer=0, guard=0, archer=0, soldier=0)
    for table in (full, bases, rack):
        state = table.minister_acts("central", 2)
        assert (state.wet[MINISTER], len(told(state, "decree-roll"))) == (9, 1)
    shaper = Table(1).has(MINISTER, coins=9).warriors(MINISTER, **BASES).masters(MINISTER, "shaper")
    state = shaper.minister_acts("middle", SHAPER)
    assert (state.coins[MINISTER], len(told(state, "decree-roll"))) == (9, 1)
    copied = Table(1).has(MINISTER, wet=9).warriors(MINISTER, **BASES).masters(MINISTER, "administrator")
    assert len(told(copied.minister_acts("middle", ADMINISTRATOR), "decree-roll")) == 1
    decree = (
        Table(1).has(MINISTER, wet=9).warriors(MINISTER, **BASES).tile_now("nw").decrees(7).decree_phase()
    )
    assert (decree.wet[MINISTER], decree.coins[MINISTER], points(decree, MINISTER)) == (9, 1, 2)
    assert not told(decree, "decree-roll")


@rule("terracotta.solo.action.moisten")
def test_moisten_gains_the_largest_pile_which_stays() -> None:
    state = Table(1).warehouses(officer=2, guard=5, soldier=1).minister_acts("central", 5)
    assert (state.wet[MINISTER], state.warehouses) == (5, [2, 5, 0, 1])


@rule("terracotta.solo.action.train", "terracotta.solo.action.train_artisan")
def test_train() -> None:
    state = Table(1).minister_acts("central", 0)
    assert (state.apprentices_at[MINISTER], state.artisans_at[MINISTER]) == (0, 1)
    assert state.decrees == 0
    artisan = Table(1).minister_acts("central", 0, artisan=True)
    assert len(told(artisan, "decree-roll")) == 1
    assert artisan.artisans_at[MINISTER] == 1


@rule("terracotta.solo.action.priority")
def test_priority_is_a_decree_roll_and_a_compensation() -> None:
    state = Table(1).tile_now("nw").minister_acts("middle", 3)
    assert len(told(state, "decree-roll")) == 1
    assert (points(state, MINISTER), state.wet[MINISTER]) == (2, 1)


@rule("terracotta.solo.action.weapon", "terracotta.solo.action.weapon_leftmost")
@rule("terracotta.solo.action.weapon_all_active")
def test_take_a_weapon() -> None:
    assert active(Table(1).minister_acts("outer", 0), MINISTER) == {"sword"}
    table = Table(1).weapon_row("sword spear bow halberd").active(MINISTER, "sword")
    state = table.minister_acts("outer", 0)
    assert active(state, MINISTER) == {"sword", "spear"}
    assert told(state, "leftmost")[0]["left"] == ["@weapon-spear", "@weapon-bow", "@weapon-halberd"]
    every = Table(1).active(MINISTER, "sword halberd bow spear").tile_now("nw").minister_acts("outer", 0)
    assert (points(every, MINISTER), every.wet[MINISTER]) == (2, 1)


# --- Masters --------------------------------------------------------------------------------------------


@rule("terracotta.solo.master.never_hires", "terracotta.solo.master.no_token")
@pytest.mark.parametrize("segment", [SHAPER, ADMINISTRATOR, INSPECTOR, CLAY_PITS, SUPERVISOR, BLACKSMITH])
def test_without_a_token_a_compensation(segment: int) -> None:
    state = Table(1).has(MINISTER, coins=20).tile_now("nw").minister_acts("middle", segment)
    assert state.masters[MINISTER] == 0
    assert (state.coins[MINISTER], state.wet[MINISTER], points(state, MINISTER)) == (20, 1, 2)
    assert "master.no_token" in rules_told(state)


@rule("terracotta.solo.master.shaper", "terracotta.solo.master.shaper_too_poor")
@pytest.mark.parametrize("number", [1, 4])
def test_shaper(number: int) -> None:
    table = Table(1).round(number).has(MINISTER, coins=number, wet=4).masters(MINISTER, "shaper")
    state = played(table.minister_acts("middle", SHAPER))
    assert (state.coins[MINISTER], state.wet[MINISTER], sum(state.rack)) == (0, 4, 43)
    assert state.warehouses == [0, 0, 0, 0]
    poor = Table(1).round(number).has(MINISTER, coins=number - 1).masters(MINISTER, "shaper")
    state = poor.minister_acts("middle", SHAPER)
    assert [args["rule"] for args in told(state, "decree-roll")] == ["terracotta.solo.master.shaper_too_poor"]
    assert state.coins[MINISTER] == number - 1


@rule("terracotta.solo.master.administrator")
def test_administrator() -> None:
    shape = Table(1).has(MINISTER, wet=3).active(MINISTER, "halberd").masters(MINISTER, "administrator")
    state = played(shape.minister_acts("middle", ADMINISTRATOR))
    assert (state.wet[MINISTER], points(state, MINISTER), active(state, MINISTER)) == (0, 8, set())
    poor = Table(1).has(MINISTER, wet=2).masters(MINISTER, "administrator")
    assert len(told(poor.minister_acts("middle", ADMINISTRATOR), "decree-roll")) == 1
    coins = Table(1).discs(11, 0).masters(MINISTER, "administrator").minister_acts("middle", ADMINISTRATOR)
    assert coins.coins[MINISTER] == 3


@rule("terracotta.solo.master.inspector_coins", "terracotta.solo.master.inspector_move")
def test_inspector_for_the_widest_gap() -> None:
    """Row 1 is the person's, row 2 empty, row 3 his: two steps gain 5 for him and cost the person 5."""
    table = Table(1).inspectors(0, 8).masters(MINISTER, "inspector")
    table.warriors(PERSON, guard="a1").warriors(MINISTER, archer="a3")
    state = table.minister_acts("middle", INSPECTOR)
    assert (state.coins[MINISTER], state.row, state.column) == (2, 2, 8)
    (moved,) = told(state, "inspector")
    assert (moved["gain"], moved["tie"]) == (10, "@tie-gap")


@rule("terracotta.solo.master.inspector_least")
def test_inspector_moves_as_little_as_possible() -> None:
    table = Table(1).inspectors(0, 8).masters(MINISTER, "inspector")
    table.warriors(PERSON, guard="a1")  # one step and two steps are equally good
    state = table.minister_acts("middle", INSPECTOR)
    assert (state.row, state.column) == (1, 8)
    assert told(state, "inspector")[0]["tie"] == "@tie-least"
    stays = Table(1).inspectors(0, 8).masters(MINISTER, "inspector").warriors(MINISTER, guard="d1")
    state = stays.minister_acts("middle", INSPECTOR)
    assert (state.row, state.column, state.coins[MINISTER]) == (0, 8, 2)


@rule("terracotta.solo.master.inspector_random")
def test_equal_inspectors_are_drawn_by_lot() -> None:
    moved = set()
    for seed in range(30):
        table = Table(1).inspectors(0, 0).masters(MINISTER, "inspector").warriors(MINISTER, guard="b2")
        table.state.rng = stream(seed)
        state = table.minister_acts("middle", INSPECTOR)
        moved.add((state.row, state.column))
        assert told(state, "inspector")[0]["left"] == ["@inspector-row", "@inspector-column"]
        assert state.learned == 1
    assert moved == {(1, 0), (0, 1)}


@rule("terracotta.gap.minister_gap_measure")
def test_gaps_are_measured_now_with_option_6() -> None:
    table = Table(1).inspectors(0, 8).warriors(PERSON, guard="a2")
    assert [gap_after(table.state, ROW, steps) for steps in (0, 1)] == [0, -5]
    assert gap_after(table.state, COLUMN, 1) == -5
    edge = Table(1, inspector_edge=True).inspectors(0, 8).warriors(PERSON, guard="a2")
    assert [gap_after(edge.state, ROW, steps) for steps in (0, 1)] == [5, 0]


@rule("terracotta.solo.master.clay_pits")
def test_clay_pits() -> None:
    assert Table(1).masters(MINISTER, "clay_pits").minister_acts("middle", CLAY_PITS).wet[MINISTER] == 3


@rule("terracotta.solo.master.supervisor_take", "terracotta.solo.master.supervisor_discard")
def test_supervisor() -> None:
    table = Table(1).warehouses(officer=3, guard=1, soldier=2).masters(MINISTER, "supervisor")
    state = table.minister_acts("middle", SUPERVISOR)
    assert (state.wet[MINISTER], state.dry[MINISTER], state.warehouses) == (3, 0, [0, 1, 0, 0])


@rule("terracotta.solo.master.supervisor_tie")
def test_equal_piles_are_drawn_by_lot() -> None:
    seen = set()
    for seed in range(60):
        table = Table(1).warehouses(officer=2, guard=2, archer=2).masters(MINISTER, "supervisor")
        table.state.rng = stream(seed)
        state = table.minister_acts("middle", SUPERVISOR)
        seen.add(tuple(state.warehouses))
        assert (state.wet[MINISTER], state.learned) == (2, 2)
    assert seen == {(2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0)}


@rule("terracotta.gap.supervisor_few_piles")
def test_supervisor_with_one_pile() -> None:
    state = Table(1).warehouses(guard=2).masters(MINISTER, "supervisor").minister_acts("middle", SUPERVISOR)
    assert (state.wet[MINISTER], state.warehouses, points(state, MINISTER)) == (2, [0, 0, 0, 0], 0)


@rule("terracotta.solo.master.blacksmith")
def test_blacksmith() -> None:
    table = Table(1).active(MINISTER, "bow").masters(MINISTER, "blacksmith")
    state = table.minister_acts("middle", BLACKSMITH)
    assert active(state, MINISTER) == {"sword", "halberd", "bow", "spear"}
    assert points(state, MINISTER) == 0


@rule("terracotta.gap.minister_idle_action", "terracotta.solo.compensation.does_nothing")
def test_actions_that_do_nothing_are_compensated() -> None:
    every = "sword halberd bow spear"
    positions = [
        Table(1).tile_now("nw").minister_acts("central", 5),
        Table(1).tile_now("nw").masters(MINISTER, "supervisor").minister_acts("middle", SUPERVISOR),
        Table(1)
        .tile_now("nw")
        .active(MINISTER, every)
        .masters(MINISTER, "blacksmith")
        .minister_acts("middle", 10),
    ]
    for state in positions:
        assert (points(state, MINISTER), state.wet[MINISTER]) == (2, 1)
    # Its own text names another outcome where he shapes no specialist: a coin, no points.
    none = Table(1).tile_now("nw").minister_acts("outer", 1)
    assert (points(none, MINISTER), none.coins[MINISTER]) == (0, 1)


# --- Compensation ---------------------------------------------------------------------------------------


@rule(
    "terracotta.solo.compensation.vp",
    "terracotta.solo.compensation.clay",
    "terracotta.solo.compensation.coin",
)
@pytest.mark.parametrize(("clay", "after"), [(4, (5, 0)), (5, (5, 1)), (9, (9, 1))])
def test_compensation(clay: int, after: tuple[int, int]) -> None:
    state = Table(1).has(MINISTER, wet=clay).tile_now("nw").state
    compensate(state, "decree.row_2")
    assert (state.wet[MINISTER], state.coins[MINISTER]) == after
    assert points(state, MINISTER) == 2


@rule("terracotta.solo.compensation.tile")
@pytest.mark.parametrize(
    ("tile", "clay", "after"),
    [("coins", 0, (0, 1)), ("clay", 9, (10, 0)), ("officer", 9, (9, 1)), ("officer", 0, (1, 0))],
)
def test_the_tile_of_the_round_names_the_resource(tile: str, clay: int, after: tuple[int, int]) -> None:
    state = Table(1).round(3).has(MINISTER, wet=clay).tile_now(tile).state
    compensate(state, "decree.row_2")
    assert (state.wet[MINISTER], state.coins[MINISTER]) == after
