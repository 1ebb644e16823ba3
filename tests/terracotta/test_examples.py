"""The booklet's examples and clarifications (E), and positions computed from the specification (B)."""

from typing import Any

import pytest
from tests.ledger import rule
from tests.terracotta.positions import (
    MINISTER,
    PERSON,
    Table,
    active,
    at,
    figure,
    legal,
    points,
    rc,
    rolling,
    rules_told,
    sheet,
    told,
)

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.automa.compensation import compensate
from tianxia.games.terracotta.automa.decree import mark, marked_rows
from tianxia.games.terracotta.automa.shape import choose_type
from tianxia.games.terracotta.automa.space import choose_spaces, priority
from tianxia.games.terracotta.automa.specialist import (
    faced_wanted,
    footman_spaces,
    musician_spaces,
    wanted_spaces,
)
from tianxia.games.terracotta.automa.turn import supervise
from tianxia.games.terracotta.decisions.worker import can_place_apprentice
from tianxia.games.terracotta.mausoleum import beside, spaces_in
from tianxia.games.terracotta.tables import ARCHER, FOOTMAN, SEGMENTS, SPEAR
from tianxia.games.terracotta.wheel import segment_of_train, turn_disc

ARCHERS = [rc(3, 2), rc(3, 3), rc(3, 4), rc(3, 5), rc(3, 6)]


@rule("terracotta.solo.group.challenge", "terracotta.solo.group.new_isolated")
@rule("terracotta.solo.shape.weapon_preference")
@pytest.mark.parametrize("size", [4, 5])
def test_e01_challenge_in_round_2(size: int) -> None:
    table = Table(1).round(2).inspectors(1, 1).has(MINISTER, wet=3).active(MINISTER, "bow")
    table.warriors(PERSON, archer=" ".join(ARCHERS[:size]))
    assert choose_type(table.state, 1) == ARCHER  # others are worth 5, an Archer 3: the Bow decides
    spaces = choose_spaces(table.state, ARCHER, False)
    adjacent = spaces_in(beside(table.state.warriors[ARCHER]) & table.state.empty)
    assert all((space in adjacent) == (size == 4) for space in spaces)
    state = table.minister_acts("central", 2)
    joined = told(state, "group")[0]
    assert joined["rule"] == "terracotta.solo.group." + ("challenge" if size == 4 else "new_isolated")


@rule("terracotta.solo.turn.double", "terracotta.solo.turn.smaller_die", "terracotta.solo.turn.clockwise")
@pytest.mark.parametrize(("dice", "reason"), [((3, 3), "turn.double"), ((3, 5), "turn.smaller_die")])
def test_e02_doubles(dice: tuple[int, int], reason: str) -> None:
    state = Table(1).supervisor(6).state
    state.listen()
    supervise(state, *dice)
    assert state.supervisor == 9
    assert rules_told(state) == [reason, "turn.clockwise"]


@rule("terracotta.solo.specialist.kneeling_wants", "terracotta.solo.specialist.kneeling_group_order")
def test_e03_order_of_groups_for_a_kneeling_archer() -> None:
    groups = [  # the person's, the Minister's: tie, H +1, M +1, H +2, M +2
        ({"officer": "a1"}, {"officer": "b1"}),
        ({"guard": "a3 b3"}, {"guard": "c3"}),
        ({"archer": "a5"}, {"archer": "b5 c5"}),
        ({"soldier": "a7 b7 c7"}, {"soldier": "d7"}),
        ({"officer": "f1"}, {"officer": "g1 h1 i1"}),
    ]
    for left in range(len(groups)):
        table = Table(1)
        for hers, his in groups[left:]:
            table.warriors(PERSON, **hers).warriors(MINISTER, **his)
        (his_spaces,) = groups[left][1].values()
        assert spaces_in(faced_wanted(table.state)) == sorted(at(space) for space in his_spaces.split())
    assert faced_wanted(Table(1).warriors(MINISTER, officer="a1 b1").state) == 0  # not mixed


@rule("terracotta.solo.specialist.footman_wants", "terracotta.specialist.footman_scoring")
@pytest.mark.parametrize(
    ("his", "hers", "wanted"),
    [("h7 i6", "", True), ("h7 i6", "h6", True), ("h7", "", False)],
)
def test_e04_the_8_points_of_a_footman_are_certain(his: str, hers: str, wanted: bool) -> None:
    table = Table(1).warriors(MINISTER, guard=his).warriors(PERSON, archer=hers)
    assert (at("i7") in spaces_in(footman_spaces(table.state))) == wanted
    if wanted:
        assert sheet(table.footman("i7").state)["footmen"][MINISTER] == 8


@rule("terracotta.solo.specialist.musician_wants")
@pytest.mark.parametrize(
    ("his", "hers", "wanted"),
    [("a1 b1", "", True), ("a1", "", False), ("a1 b1 c1", "d1 f1", False), ("a1 b1 c1", "d1", True)],
)
def test_e05_when_a_musician_is_wanted(his: str, hers: str, wanted: bool) -> None:
    table = Table(1).warriors(MINISTER, guard=his).warriors(PERSON, archer=hers)
    assert (at("i1") in spaces_in(musician_spaces(table.state))) == wanted


@rule("terracotta.solo.specialist.sword_joker", "terracotta.solo.specialist.sword_joker_order")
@rule("terracotta.solo.specialist.sword_not_joker")
@pytest.mark.parametrize(
    ("active_before", "figure_shaped", "left"),
    [("sword", "footman", set()), ("sword halberd", "musician", {"sword"})],
)
def test_e06_the_sword_as_joker(active_before: str, figure_shaped: str, left: set[str]) -> None:
    table = Table(1).has(MINISTER, coins=9).weapon_row("halberd spear sword bow")
    table.active(MINISTER, active_before).warriors(MINISTER, guard="h7 i6")
    assert wanted_spaces(table.state, FOOTMAN) == 1 << at("i7")
    state = table.minister_acts("outer", 1)
    assert told(state, "specialist")[0]["specialist"] == "@specialist-" + figure_shaped
    assert active(state, MINISTER) == left


@rule(
    "terracotta.solo.surprise.clay", "terracotta.solo.surprise.clay_repeat", "terracotta.solo.surprise.coins"
)
@rule("terracotta.solo.surprise.coins_repeat", "terracotta.solo.surprise.max_four")
@pytest.mark.parametrize(
    ("before", "after", "shaped"),
    [((11, 13), (1, 3), 4), ((6, 8), (1, 3), 2), ((5, 7), (5, 7), 0)],
)
def test_e07_four_warriors_by_surprise(before: tuple[int, int], after: tuple[int, int], shaped: int) -> None:
    state = Table(1).has(MINISTER, wet=before[0], coins=before[1]).surprise()
    while not state.over:
        state.take(state.actions()[0])
    assert (state.wet[MINISTER], state.coins[MINISTER]) == after
    assert sum(11 - left for left in state.rack) == shaped


@rule("terracotta.solo.space.rounds_one_two", "terracotta.solo.space.round_three")
@rule("terracotta.solo.space.rounds_four_five", "terracotta.solo.space.tiles")
@rule("terracotta.solo.space.human_chooses")
@pytest.mark.parametrize(
    ("number", "spaces", "priorities"),
    [
        (2, [rc(4, 7), rc(5, 6)], {2}),
        (3, [rc(4, 7), rc(5, 6)], {2}),
        (4, [rc(5, 8), rc(6, 7)], {5}),
    ],
)
def test_e08_rounds_1_2_against_rounds_4_5(number: int, spaces: list[str], priorities: set[int]) -> None:
    table = Table(1).round(number).inspectors(4, 6).has(MINISTER, wet=3).active(MINISTER, "halberd")
    table.warriors(MINISTER, guard=rc(5, 7)).tile_now("border")
    state = table.minister_acts("central", 2)
    assert state.decision.kind == "minister-space"
    assert legal(state) == [f"minister {space}" for space in spaces]
    assert {priority(state, at(space)) for space in spaces} == priorities
    state.play(f"minister {spaces[1]}")
    assert figure(state, spaces[1]) == (MINISTER, "guard")


@rule("terracotta.solo.space.priority_crossing", "terracotta.solo.space.priority_ahead")
@rule("terracotta.solo.space.priority_grid", "terracotta.solo.space.priority_cyclic")
def test_e09_priority_around_the_crossing() -> None:
    state = Table(1).inspectors(6, 8).state
    read = {
        1: [(6, 8)],
        2: [(0, 8), (6, 0)],
        3: [(1, 8), (6, 1), (3, 8), (6, 4)],
        4: [(0, 0)],
        5: [(0, 1), (0, 5)],
        6: [(1, 1), (3, 3)],
    }
    for expected, spaces in read.items():
        assert [priority(state, at(rc(*space))) for space in spaces] == [expected] * len(spaces)


@rule("terracotta.solo.decree.roll", "terracotta.solo.decree.occupied_above")
@rule("terracotta.solo.decree.occupied_below")
@pytest.mark.parametrize(
    ("marked", "dice", "new"),
    [((7,), (3, 4), 6), ((7, 6), (3, 4), 5), ((2,), (1, 1), 3), ((2, 3), (1, 2), 4)],
)
def test_e10_a_marked_decree_row(marked: tuple[int, ...], dice: tuple[int, int], new: int) -> None:
    state = Table(1).decrees(*marked).state
    mark(state, *dice, "action.priority")
    assert set(marked_rows(state)) == {*marked, new}


@rule("terracotta.wheel.central_clockwise", "terracotta.wheel.middle_counter_clockwise")
@rule("terracotta.wheel.central_lookup", "terracotta.wheel.middle_lookup")
def test_e11_directions_of_the_discs() -> None:
    state = Table().state
    turn_disc(state, 0, 1)
    turn_disc(state, 1, 1)
    assert segment_of_train(state) == 1
    shown: Any = state.see(0)
    segments = shown["wheel"]["segments"]
    assert segments[11]["middle"]["item"] == "shaper"
    assert [segments[1][ring]["item"] for ring in ("central", "middle", "outer")] == [
        "train",
        "administrator",
        "specialist",
    ]


@rule("terracotta.solo.option.rich_compensation", "terracotta.solo.compensation.vp")
@rule("terracotta.solo.compensation.coin", "terracotta.solo.compensation.clay")
@pytest.mark.parametrize(("rich", "total"), [(True, 10), (False, 4)])
def test_e12_compensation_with_option_2(rich: bool, total: int) -> None:
    state = Table(1, rich_compensation=rich).has(MINISTER, wet=4).tile_now("nw").state
    compensate(state, "decree.row_2")
    assert (points(state, MINISTER), state.wet[MINISTER], state.coins[MINISTER]) == (total // 2, 5, 0)
    compensate(state, "decree.row_2")
    assert (points(state, MINISTER), state.wet[MINISTER], state.coins[MINISTER]) == (total, 5, 1)


@rule("terracotta.solo.shape.always_vp", "terracotta.solo.bonus.not_shaper_surprise")
@rule("terracotta.master.shaper_no_vp")
def test_e13_points_whatever_the_action() -> None:
    weapons = "sword halberd bow spear"
    # Without tiles for a type the leftmost weapon decides; a Guard's Halberd brings 3.
    table = Table(1).tiles("nw", "ne", "sw", "se", "coins").weapon_row("halberd bow spear sword")
    by_shape = table.has(MINISTER, wet=3).active(MINISTER, weapons).minister_acts("central", 2)
    while by_shape.decision.kind == "minister-space":
        by_shape.take(by_shape.actions()[0])
    assert points(by_shape, MINISTER) == 5 + 3
    table = Table(1).has(MINISTER, coins=1).active(MINISTER, weapons).masters(MINISTER, "shaper")
    by_shaper = table.minister_acts("middle", 0)
    while by_shaper.decision.kind == "minister-space":
        by_shaper.take(by_shaper.actions()[0])
    assert points(by_shaper, MINISTER) == 5
    by_surprise = Table(1).has(MINISTER, wet=6).active(MINISTER, weapons).surprise()
    while not by_surprise.over:
        by_surprise.take(by_surprise.actions()[0])
    assert points(by_surprise, MINISTER) == 5
    assert active(by_shaper, MINISTER) == active(by_surprise, MINISTER) == set(weapons.split())
    hers = Table(1).has(PERSON, coins=1).masters(PERSON, "shaper").act("middle", 0)
    hers.play("officer e4")
    assert (points(hers, PERSON), hers.coins[PERSON], figure(hers, "e4")) == (0, 0, (PERSON, "officer"))


@rule("terracotta.solo.setup.two_player_base", "terracotta.solo.setup.human_extra_clay")
@rule("terracotta.solo.setup.supervisor_start", "terracotta.solo.setup.first_master")
def test_e14_set_up_figures() -> None:
    state = GAME.set_up(1, GAME.options(), rolling(1))
    assert state.coins == [3, 3]
    assert state.apprentices == [5, 5]
    assert state.artisans == [0, 0]
    assert state.weapons == [0, 0]
    assert [(masters).bit_count() for masters in state.masters] == [0, 1]
    assert state.wet[PERSON] == state.wet[MINISTER] + 1
    assert (points(state, PERSON), points(state, MINISTER)) == (0, 0)
    assert state.supervisor == (segment_of_train(state) + 6) % SEGMENTS
    assert can_place_apprentice(state, state.supervisor)


# --- computed from the specification --------------------------------------------------------------------


@rule("terracotta.action.shape_cost", "terracotta.action.shape_rack_vp", "terracotta.bonus.spear")
@rule("terracotta.action.shape_warehouse", "terracotta.flow.forgone_resource")
def test_b01_shape_with_a_bonus() -> None:
    state = Table().has(0, wet=3).active(0, "spear").turn()
    state.play("apprentice 2")
    state.play(f"soldier {rc(3, 4)} use")
    state.play("coin")
    state.play("take")
    assert points(state, 0) == 5 + 2
    assert (state.coins[0], state.wet[0]) == (2 + 1, 0)
    assert state.warehouses == [0, 0, 0, 1]
    assert active(state, 0) == {"halberd"}
    assert not state.is_active(0, SPEAR)


@rule("terracotta.scoring.order", "terracotta.inspector.values", "terracotta.majority.tie")
@rule("terracotta.specialist.musician_scoring", "terracotta.scoring.tile_values_grow")
def test_b02_scoring_of_a_round() -> None:
    table = Table().round(2).inspectors(1, 1).tile_now("nw")
    table.warriors(0, officer=rc(1, 1), guard=rc(1, 6))
    table.warriors(1, soldier=rc(5, 1), archer=rc(0, 3)).musician(rc(5, 5))
    state = table.scoring()
    assert [points(state, seat) for seat in (0, 1)] == [9, 5]
    scored = [event.key.removeprefix("event-score-") for event in state.log or [] if "score" in event.key]
    assert scored == ["row", "column", "column", "musician", "tile", "tile"]
    shown = sheet(state)
    assert (shown["inspectors"], shown["musicians"], shown["tiles"]) == ([7, 2], [0, 1], [2, 2])


@rule("terracotta.final.leftover", "terracotta.final.isolated_removed", "terracotta.final.group_values")
@rule("terracotta.final.group_presence")
def test_b03_final_scoring() -> None:
    table = Table().has(0, coins=4, wet=1, dry=2).has(1, coins=5)
    table.warriors(0, guard=" ".join([rc(0, 0), rc(0, 1), rc(1, 1)]), archer=rc(6, 8))
    table.warriors(1, guard=rc(1, 0), soldier=f"{rc(4, 4)} {rc(4, 5)}")
    shown = sheet(table.state)
    assert shown["leftovers"] == [2, 1]
    assert shown["groups"] == [10, 5 + 4]
    assert table.state.scores() == [12, 10]


@rule("terracotta.maintenance.turn_order", "terracotta.maintenance.turn_order_rest")
@rule("terracotta.maintenance.master_coins", "terracotta.maintenance.clay_dries")
@rule("terracotta.maintenance.discs_step", "terracotta.inspector.auto_advance")
def test_b04_maintenance() -> None:
    table = Table(3).token(2, 1).token(0, 2).has(0, coins=2, wet=3).masters(0, "shaper clay_pits")
    state = table.tile_now("nw").scoring()
    assert state.order == [2, 0, 1]
    assert (state.coins[0], state.wet[0], state.dry[0]) == (3, 1, 2)
    assert (state.central, state.middle, state.row, state.column) == (1, 1, 1, 1)
    assert state.round == 2
