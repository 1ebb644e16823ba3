"""The specialists of a player: prices, places and effects."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, active, at, legal, points, refused, sheet

from tianxia.games.terracotta.group import groups_of
from tianxia.games.terracotta.inspector import ROW, score_line
from tianxia.games.terracotta.mausoleum import NAMES
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import GUARD

KINDS = {"horse": "sword", "kneeling-archer": "bow", "footman": "spear", "musician": "halberd"}
ALL = "sword halberd bow spear"


def offered(table: Table) -> list[str]:
    """The specialists that can be shaped at segment 1."""
    return legal(table.act("outer", 1))[2:]


def asked_space(table: Table, kind: str) -> TerracottaState:
    state = table.has(0, coins=9).active(0, ALL).act("outer", 1)
    state.take(state.game.notations.index(kind))
    return state


@rule("terracotta.specialist.payment")
@pytest.mark.parametrize(("kind", "weapon"), KINDS.items())
def test_coins_and_the_matching_weapon_are_paid(kind: str, weapon: str) -> None:
    table = Table().has(0, coins=3).active(0, ALL).warriors(0, guard="e4")
    state = table.act("outer", 1)
    state.take(state.game.notations.index(kind))
    while state.decision.seat == 0 and state.decision.kind != "act" and state.decision.follows:
        state.take(state.actions()[-1])
    assert state.coins[0] == 1
    assert active(state, 0) == set(ALL.split()) - {weapon}


@rule("terracotta.specialist.needs_active_weapon", "terracotta.specialist.weapon_horse")
@rule("terracotta.specialist.weapon_kneeling_archer", "terracotta.specialist.weapon_footman")
@rule("terracotta.specialist.weapon_musician")
@pytest.mark.parametrize(("kind", "weapon"), KINDS.items())
def test_each_specialist_needs_its_weapon(kind: str, weapon: str) -> None:
    table = Table().has(0, coins=9).active(0, weapon).warriors(0, guard="e4")
    assert offered(table) == [kind]
    state = Table().has(0, coins=9).warriors(0, guard="e4").act("outer", 1)
    assert legal(state) == ["coin", "clay"]
    assert refused(state, kind) == "terracotta.specialist.weapon_" + kind.replace("-", "_")


@rule("terracotta.specialist.cost_rises", "terracotta.specialist.cost_values")
@pytest.mark.parametrize("before", range(4))
@pytest.mark.parametrize("kind", KINDS)
def test_costs_rise_with_those_shaped_by_anybody(kind: str, before: int) -> None:
    def table(coins: int) -> Table:
        made = Table().has(0, coins=coins).active(0, KINDS[kind]).warriors(0, guard="e4")
        return made.shaped(**{kind.replace("-", "_"): before})

    cost = [2, 3, 4, 5][before]
    assert offered(table(cost)) == [kind]
    poor = table(cost - 1).act("outer", 1)
    assert refused(poor, kind) == "terracotta.specialist.cost_values"
    shown = table(0).state.see(0)["specialists"]
    assert isinstance(shown, dict)
    assert shown[kind.replace("-", "_")]["cost"] == cost


@rule("terracotta.specialist.cost_rises")
def test_a_rivals_specialist_makes_mine_dearer() -> None:
    table = Table().has(1, coins=2).active(1, "spear")
    state = table.act("outer", 1, seat=1)
    state.play("footman c3")
    shown = state.see(0)["specialists"]
    assert isinstance(shown, dict)
    assert [shown[kind]["cost"] for kind in ("horse", "kneeling_archer", "footman", "musician")] == [
        2,
        2,
        3,
        2,
    ]


@rule("terracotta.specialist.four_each")
@pytest.mark.parametrize("kind", KINDS)
def test_none_left_none_shaped(kind: str) -> None:
    table = Table().has(0, coins=99).active(0, KINDS[kind]).warriors(0, guard="e4")
    state = table.shaped(**{kind.replace("-", "_"): 4}).act("outer", 1)
    assert legal(state) == ["coin", "clay"]
    assert refused(state, kind) == "terracotta.specialist.four_each"


@rule("terracotta.specialist.occupies")
def test_a_specialist_fills_its_space() -> None:
    state = asked_space(Table(), "footman")
    state.play("d4")
    assert at("d4") not in state.free
    again = asked_space(Table().footman("d4").shaped(footman=1), "musician")
    assert "d4" not in legal(again)


@rule("terracotta.specialist.no_warrior_no_vp")
def test_no_rack_points_and_no_base() -> None:
    state = asked_space(Table().warriors(0, guard="e4"), "musician")
    state.play("d4")
    assert points(state, 0) == 0
    assert sum(state.rack) == 43
    boards = state.see(0)["boards"]
    assert isinstance(boards, list)
    assert boards[0]["bases"] == 14


# --- Horse ----------------------------------------------------------------------------------------------


@rule("terracotta.specialist.horse_placement")
def test_a_horse_needs_two_empty_spaces_in_line_before_an_own_warrior() -> None:
    table = Table().warriors(0, guard="b2 h1").warriors(1, archer="e5").musician("b4", "d2")
    state = asked_space(table, "horse")
    assert legal(state) == ["h1"]  # b2 has only one free space on each side, and e5 is another seat's warrior
    assert refused(state, "e5") == "terracotta.specialist.horse_placement"
    state.take(at("h1"))
    assert legal(state) == ["south", "west"]  # not beyond the wall
    state.play("south")
    assert [name for name in ("h1", "h2", "h3", "h4") if at(name) not in state.free] == ["h1", "h2", "h3"]
    nobody = Table().has(0, coins=9).active(0, "sword").act("outer", 1)
    assert refused(nobody, "horse") == "terracotta.specialist.horse_placement"


@rule("terracotta.specialist.horse_placement")
def test_both_spaces_of_a_direction_must_be_empty() -> None:
    table = Table().warriors(0, guard="d4").musician("f4", "d3").footman("d6")
    state = asked_space(table, "horse")
    state.take(at("d4"))
    assert legal(state) == ["west"]  # the first spaces e4 and d5 are free, the spaces behind them are not
    assert refused(state, "east") == "terracotta.specialist.horse_placement"


@rule("terracotta.specialist.horse_extends", "terracotta.specialist.horse_one_warrior")
def test_a_mounted_warrior_connects_groups_and_is_one_warrior() -> None:
    table = Table().warriors(0, guard="c3").warriors(1, guard="f3 f4")
    assert [group.size for group in groups_of(table.state, GUARD)] == [1, 2]
    (group,) = groups_of(table.horse("c3", "east").state, GUARD)
    assert (group.size, group.warriors) == (3, [1, 2])
    assert sheet(table.state)["groups"] == [3, 7]


@rule("terracotta.specialist.horse_counts_once")
def test_in_a_line_area_or_around_a_footman_it_counts_once() -> None:
    along = Table().warriors(0, guard="a3").horse("a3", "east").warriors(1, archer="i3")
    assert score_line(along.state, ROW, 2) == [2, 2]
    across = Table().warriors(0, guard="a1").horse("a1", "south").warriors(1, archer="i3 h3")
    assert score_line(across.state, ROW, 2) == [2, 5]
    assert score_line(across.state, ROW, 3) == [0, 0]
    area = Table().warriors(0, guard="f1").horse("f1", "west").tile_now("nw").inspectors(6, 8)
    assert sheet(area.scoring())["tiles"] == [3, 0]
    around = Table().warriors(0, guard="a1").horse("a1", "east").footman("b2").warriors(1, archer="a3 b3")
    assert sheet(around.state)["footmen"] == [3, 8]
    musician = Table().warriors(0, guard="a1").horse("a1", "east").musician("h1").inspectors(6, 8)
    assert sheet(musician.tile_now("clay").scoring())["musicians"] == [1, 0]


@rule("terracotta.specialist.horse_one_per_warrior")
def test_one_horse_per_warrior() -> None:
    table = Table().warriors(0, guard="a1 a5").horse("a1", "east").shaped(horse=1)
    state = asked_space(table, "horse")
    assert legal(state) == ["a5"]
    assert refused(state, "a1") == "terracotta.specialist.horse_one_per_warrior"


# --- Kneeling Archer ------------------------------------------------------------------------------------


@rule("terracotta.specialist.kneeling_placement")
def test_a_kneeling_archer_faces_an_own_warrior_beside_it() -> None:
    table = Table().warriors(0, guard="c3", archer="e3").warriors(1, guard="g7").footman("c2")
    state = asked_space(table, "kneeling-archer")
    assert legal(state) == ["e2", "b3", "d3", "f3", "c4", "e4"]
    assert refused(state, "g6") == "terracotta.specialist.kneeling_placement"
    state.take(at("d3"))
    assert legal(state) == ["east", "west"]
    state.play("west")
    shown = state.see(0)["mausoleum"]
    assert isinstance(shown, dict)
    assert shown["kneeling"] == [{"space": "d3", "faces": "c3", "seat": 0}]


@rule("terracotta.specialist.kneeling_domination", "terracotta.specialist.kneeling_not_size")
def test_it_counts_for_domination_only() -> None:
    table = Table().warriors(0, guard="c3").warriors(1, guard="d3").kneeling("c2", "south")
    (group,) = groups_of(table.state, GUARD)
    assert (group.size, group.warriors, group.strength) == (2, [1, 1], [2, 1])
    assert sheet(table.state)["groups"] == [4, 2]


@rule("terracotta.specialist.kneeling_not_lines")
def test_it_does_not_count_for_lines_footmen_or_tiles() -> None:
    table = Table().inspectors(1, 2).tile_now("nw").warriors(0, guard="c3").warriors(1, guard="d3 d2")
    table.kneeling("c2", "south").footman("b2").musician("i2")
    shown = sheet(table.scoring())
    assert shown["inspectors"] == [5, 5]  # row 2: seat 1 alone; column c: seat 0 alone
    assert shown["musicians"] == [0, 1]
    assert shown["tiles"] == [1, 3]
    assert shown["footmen"] == [8, 0]


@rule("terracotta.specialist.kneeling_one_per_group")
def test_one_per_group_whoever_placed_it() -> None:
    table = Table().warriors(0, guard="c3").warriors(1, guard="d3").kneeling("d2", "south")
    state = table.has(0, coins=9).active(0, "bow").act("outer", 1)
    assert refused(state, "kneeling-archer") == "terracotta.specialist.kneeling_one_per_group"
    other = Table().warriors(0, guard="c3", archer="h6").warriors(1, guard="d3").kneeling("d2", "south")
    asked = asked_space(other.shaped(kneeling_archer=1), "kneeling-archer")
    assert legal(asked) == ["h5", "g6", "i6", "h7"]
    assert refused(asked, "c2") == "terracotta.specialist.kneeling_one_per_group"


@rule("terracotta.specialist.kneeling_merge")
def test_merged_groups_keep_their_archers() -> None:
    table = (
        Table()
        .warriors(0, guard="c3")
        .kneeling("c2", "south")
        .warriors(1, guard="e3")
        .kneeling("e2", "south")
    )
    (group,) = groups_of(table.warriors(0, guard="d3").state, GUARD)
    assert (group.size, group.strength) == (3, [3, 2])


@rule("terracotta.specialist.kneeling_faces_rider")
def test_it_keeps_facing_a_warrior_that_mounts() -> None:
    table = (
        Table().warriors(0, guard="c3").warriors(1, guard="f3").kneeling("c2", "south").horse("c3", "east")
    )
    (group,) = groups_of(table.state, GUARD)
    assert group.strength == [2, 1]


@rule("terracotta.gap.kneeling_isolated")
def test_it_may_face_an_isolated_warrior_once() -> None:
    state = asked_space(Table().warriors(0, guard="c3"), "kneeling-archer")
    assert "c2" in legal(state)
    twice = Table().warriors(0, guard="c3").kneeling("c2", "south").shaped(kneeling_archer=1)
    assert "kneeling-archer" not in offered(twice.has(0, coins=9).active(0, "bow"))


# --- Footman and Musician -------------------------------------------------------------------------------


@rule("terracotta.specialist.footman_placement", "terracotta.specialist.musician_placement")
@pytest.mark.parametrize("kind", ["footman", "musician"])
def test_footman_and_musician_go_to_any_empty_space(kind: str) -> None:
    state = asked_space(Table().warriors(0, guard="c3").warriors(1, guard="d3"), kind)
    assert legal(state) == [name for name in NAMES if name not in ("c3", "d3")]
    assert refused(state, "c3") == f"terracotta.specialist.{kind}_placement"


@rule("terracotta.specialist.footman_scoring", "terracotta.specialist.footman_presence")
def test_a_footman_pays_8_and_3_around_it() -> None:
    table = (
        Table(3).footman("e4").warriors(0, guard="d3 f5").warriors(1, archer="e5").warriors(2, officer="e6")
    )
    assert sheet(table.state)["footmen"] == [8, 3, 0]


@rule("terracotta.specialist.footman_final_only")
def test_footmen_score_only_at_the_end() -> None:
    table = Table().inspectors(6, 8).footman("e4").warriors(0, guard="d3").tile_now("clay")
    state = table.scoring()
    assert points(state, 0) == 0
    table.round(5).scoring()
    assert points(state, 0) == 0
    assert state.over
    assert state.scores() == [8, 0]


@rule("terracotta.specialist.musician_scoring", "terracotta.specialist.musician_no_blocking")
@pytest.mark.parametrize("number", [1, 4])
def test_a_musician_pays_every_warrior_in_row_and_column(number: int) -> None:
    table = Table().round(number).inspectors(6, 8).tile_now("clay").musician("e4")
    table.warriors(0, guard="a4 e1", officer="d3").warriors(1, archer="b4 c4", soldier="e2")
    assert sheet(table.scoring())["musicians"] == [2, 3]


@rule("terracotta.specialist.musician_each")
def test_two_musicians_both_pay() -> None:
    table = Table().inspectors(6, 8).tile_now("clay").musician("e4", "a1").warriors(0, guard="a4")
    assert sheet(table.scoring())["musicians"] == [2, 0]
