"""How the Prime Minister shapes: which warrior, which group, which space, which bonus."""

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
    rules_told,
    told,
)

from tianxia.games.terracotta.automa.group import group_spaces
from tianxia.games.terracotta.automa.shape import WITH_WEAPON, WITHOUT_WEAPON, choose_type
from tianxia.games.terracotta.automa.space import choose_spaces, place_warrior
from tianxia.games.terracotta.mausoleum import NAMES, spaces_in
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import GUARD, TYPES
from tianxia.kernel.rng import stream


def type_chosen(table: Table, with_weapon: int = WITH_WEAPON) -> str:
    table.state.listen()
    return TYPES[choose_type(table.state, with_weapon)]


def extended(table: Table) -> list[str]:
    """The spaces among which he chooses for a Guard."""
    return [NAMES[space] for space in spaces_in(group_spaces(table.state, GUARD, False))]


def around(*spaces: str) -> list[str]:
    """Every space beside these, in order."""
    found = set()
    for space in spaces:
        row, column = divmod(at(space), 9)
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= r < 7 and 0 <= c < 9:
                found.add(9 * r + c)
    return [NAMES[space] for space in sorted(found - {at(space) for space in spaces})]


def left(table: Table) -> list[str]:
    """The spaces left for a Guard after every filter."""
    return [NAMES[space] for space in choose_spaces(table.state, GUARD, False)]


def played(state: TerracottaState) -> TerracottaState:
    while not state.over and state.decision.kind.startswith("minister"):
        state.take(state.actions()[0])
    return state


# --- which warrior --------------------------------------------------------------------------------------


@rule("terracotta.solo.shape.weapon_preference")
def test_he_prefers_types_with_an_active_weapon() -> None:
    table = Table(1).active(MINISTER, "spear").rack(soldier=9)  # 4 against 5
    assert type_chosen(table) == "soldier"
    gone = Table(1).tiles("guard").active(MINISTER, "spear").rack(soldier=0)
    assert type_chosen(gone) == "guard"


@rule("terracotta.solo.shape.preference_override")
@pytest.mark.parametrize(("left_of_soldiers", "type"), [(6, "soldier"), (5, "guard")])
def test_unless_another_is_worth_3_more(left_of_soldiers: int, type: str) -> None:
    """With six left a type is worth 3 points, with five left 2; then a Guard at 5 is worth 3 more."""
    table = Table(1).tiles("guard").active(MINISTER, "spear").rack(soldier=left_of_soldiers)
    assert type_chosen(table) == type
    two = Table(1).tiles("guard").active(MINISTER, "spear bow").rack(soldier=5, archer=6)
    assert type_chosen(two) == "archer"  # not worth 3 points more than every type with a weapon


@rule("terracotta.solo.shape.preference_ignored")
def test_shaper_and_surprise_ignore_weapons() -> None:
    table = Table(1).tiles("guard").active(MINISTER, "spear").rack(soldier=9)
    assert type_chosen(table, WITHOUT_WEAPON) == "guard"
    state = played(table.has(MINISTER, wet=6).surprise())
    assert state.rack[GUARD] == 10
    table = Table(1).tiles("guard").active(MINISTER, "spear").rack(soldier=9).masters(MINISTER, "shaper")
    state = played(table.has(MINISTER, coins=1).minister_acts("middle", 0))
    assert state.rack[GUARD] == 10


@rule("terracotta.solo.shape.most_vp")
def test_the_highest_rack_value() -> None:
    table = Table(1).rack(officer=9, guard=7, archer=10, soldier=8)
    assert type_chosen(table) == "archer"
    (chosen,) = told(table.state, "type")
    assert chosen["tie"] == "@tie-rack"


@rule("terracotta.solo.shape.earliest_tile")
def test_then_the_type_scored_earliest() -> None:
    table = Table(1).round(2).tiles("officer", "nw", "soldier", "guard", "archer")
    assert type_chosen(table) == "soldier"  # the Officers' round is over
    assert told(table.state, "type")[0]["tie"] == "@tie-tiles"
    only = Table(1).round(2).tiles("officer", "nw", "soldier", "guard", "archer").rack(soldier=9)
    assert type_chosen(only) == "guard"


@rule("terracotta.solo.shape.leftmost_weapon")
def test_then_the_type_of_his_leftmost_weapon() -> None:
    table = Table(1).tiles("nw", "ne", "sw", "se", "coins").weapon_row("bow sword halberd spear")
    assert type_chosen(table) == "archer"
    assert told(table.state, "type")[0]["tie"] == "@tie-leftmost"
    assert type_chosen(table.rack(archer=9)) == "officer"


@rule("terracotta.solo.shape.always_vp")
def test_he_always_scores_the_rack() -> None:
    for with_weapon in (WITH_WEAPON, WITHOUT_WEAPON):
        state = Table(1).rack(guard=9).state
        place_warrior(state, GUARD, at("e4"), with_weapon)
        assert points(state, MINISTER) == 4
        assert figure(state, "e4") == (MINISTER, "guard")


# --- which group ----------------------------------------------------------------------------------------

# Groups of Guards, one for each criterion, far enough from each other; the person's, the Minister's.
TIED = ("b1", "a1")
LED_BY_ONE = ("a3 b3", "c3")
LED = ("e1 f1 g1", "h1")
PURE = ("a5 b5", "")
HE_LEADS = ("e7", "f7 g7")
HIS = ("", "i4")


def groups(*pairs: tuple[str, str]) -> Table:
    table = Table(1)
    for hers, his in pairs:
        table.warriors(PERSON, guard=hers).warriors(MINISTER, guard=his)
    return table


@rule("terracotta.solo.group.first_match", "terracotta.solo.group.gain_domination")
@rule("terracotta.solo.group.tie_domination", "terracotta.solo.group.catch_up")
@rule("terracotta.solo.group.challenge", "terracotta.solo.group.extend_lead", "terracotta.solo.group.grow")
@rule("terracotta.solo.group.candidate_spaces")
def test_the_first_criterion_that_fits() -> None:
    """Six groups, of eleven Guards at most: four at a time show the order of the criteria."""
    for order in (
        (TIED, LED_BY_ONE, LED),
        (LED_BY_ONE, LED, PURE),
        (LED, PURE, HE_LEADS),
        (PURE, HE_LEADS, HIS),
    ):
        for first in range(len(order)):
            table = groups(*reversed(order[first:]))
            hers, his = order[first]
            assert extended(table) == around(*hers.split(), *his.split())
    assert extended(groups(HIS)) == around("i4")
    assert extended(groups(("", "c3 c4"))) == around("c3", "c4")


@rule("terracotta.solo.group.tie_domination")
def test_an_isolated_warrior_of_the_person_counts_with_a_lead_of_one() -> None:
    assert extended(groups(LED, ("i4", ""))) == around("i4")


@rule("terracotta.solo.group.tie_domination", "terracotta.gap.minister_lead_counts_archers")
def test_kneeling_archers_count_for_the_lead() -> None:
    """One warrior each and the person's Kneeling Archer: the person leads by one. With two of his to one,
    they are tied."""
    led = groups(("b1", "a1"), LED).kneeling("b2", "north")
    state = led.state
    state.listen()
    group_spaces(state, GUARD, True)
    assert told(state, "group")[0]["tie"] == "@tie-tie_domination"
    tied = groups(("a3 b3", "c3")).kneeling("c2", "south").state
    tied.listen()
    group_spaces(tied, GUARD, True)
    assert told(tied, "group")[0]["tie"] == "@tie-gain_domination"
    # Size counts warriors only: two with an Archer on each side are as many as two without.
    sizes = groups(("a1", "b1"), ("a5", "b5")).kneeling("a2", "north").kneeling("b2", "north")
    assert extended(sizes) == [name for name in around("a1", "b1", "a5", "b5") if name not in ("a2", "b2")]


@rule("terracotta.solo.group.challenge")
@pytest.mark.parametrize(
    ("number", "size", "joined"), [(1, 5, True), (3, 4, False), (3, 3, True), (5, 2, False)]
)
def test_he_challenges_leads_up_to_the_rounds_left(number: int, size: int, joined: bool) -> None:
    spaces = ["c3", "d3", "e3", "f3", "g3"][:size]
    table = Table(1).round(number).warriors(PERSON, guard=" ".join(spaces))
    assert (extended(table) == around(*spaces)) == joined


@rule("terracotta.solo.group.challenge")
def test_a_mixed_group_he_leads_is_no_challenge() -> None:
    table = groups(HE_LEADS, PURE)
    assert extended(table) == around("a5", "b5")


@rule("terracotta.solo.group.new_isolated")
def test_without_a_group_a_new_isolated_warrior() -> None:
    assert len(extended(Table(1))) == 63
    table = Table(1).round(5).warriors(PERSON, guard="e4 e5")
    touched = {"e4", "e5", *around("e4", "e5")}
    assert extended(table) == [name for name in NAMES if name not in touched]


@rule("terracotta.gap.minister_no_free_isolated")
def test_where_every_space_touches_the_type_all_are_candidates() -> None:
    others = [name for name in NAMES if name not in ("e4", "e5", "e3", "d4")]
    table = Table(1).round(5).warriors(PERSON, guard="e4 e5").musician(*others)
    assert extended(table) == ["e3", "d4"]


@rule("terracotta.solo.group.largest")
def test_of_several_the_largest() -> None:
    table = Table(1).warriors(MINISTER, guard="a1 b1 c4 c5 c6 g4 g5 g6")
    assert extended(table) == around("c4", "c5", "c6", "g4", "g5", "g6")


@rule("terracotta.solo.group.full_skipped")
def test_a_group_without_an_empty_space_beside_it_is_skipped() -> None:
    table = groups(TIED, HIS).footman("c1", "a2", "b2")
    assert extended(table) == around("i4")


# --- which space ----------------------------------------------------------------------------------------


def guard_at(space: str, number: int = 1, row: int = 0, column: int = 0) -> Table:
    """His isolated Guard; tiles count coins, clay and types."""
    table = Table(1).round(number).inspectors(row, column).warriors(MINISTER, guard=space)
    return table.tile_now("coins")


@rule("terracotta.solo.space.priority_crossing", "terracotta.solo.space.rounds_four_five")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_crossing_is_best_in_every_round(number: int) -> None:
    assert left(guard_at("e5", number, 3, 4)) == ["e4"]


@rule("terracotta.solo.space.rounds_one_two")
def test_rounds_1_and_2_keep_priority_3() -> None:
    """Guard on c1, Inspectors on row 1 and column h: b1, d1 (priority 3) before the tile's c2."""
    for number in (1, 2):
        table = guard_at("c1", number, 0, 7)
        assert left(table) == ["b1", "d1"]
        table.tile_now("nw")  # the tile is satisfied by all three
        assert left(table) == ["b1", "d1"]


@rule("terracotta.solo.space.round_three")
def test_round_3_keeps_priority_2_only() -> None:
    table = guard_at("f2", 3, 0, 1)  # f1 has priority 3, the others 5 and 6
    table.tile_now("aisle")
    assert left(table) == ["e2"]
    assert left(guard_at("f2", 2, 0, 1).tile_now("aisle")) == ["f1"]


@rule("terracotta.solo.space.rounds_four_five")
def test_rounds_4_and_5_keep_priority_1_only() -> None:
    table = guard_at("d2", 4, 0, 2)  # d1 has priority 2
    table.tile_now("aisle")
    assert left(table) == ["e2"]


@rule("terracotta.solo.space.ignore_empty_step")
def test_a_filter_that_leaves_none_is_ignored() -> None:
    table = guard_at("e4", 1, 0, 0).tile_now("border")
    assert left(table) == sorted(around("e4"), key=lambda name: NAMES.index(name))


@rule("terracotta.solo.space.tiles")
def test_this_rounds_tile_then_the_next() -> None:
    table = guard_at("e3", 4, 6, 8)
    table.state.tiles = [10, 11, 0, 9, 4]  # coins, clay, officer, aisle, north-west
    assert left(table) == ["e2", "e4"]
    table.state.tiles = [10, 11, 0, 1, 4]  # round 5: north-west
    assert left(table) == ["d3"]
    table.state.tiles = [9, 4, 5, 10, 11]  # areas of rounds that are over
    assert left(table) == ["e2", "d3", "f3", "e4"]


@rule("terracotta.solo.space.tiles_areas_only")
def test_tiles_for_types_coins_and_clay_tell_no_spaces_apart() -> None:
    for tiles in ([10, 11, 0, 1, 2], [1, 3, 10, 2, 11]):
        table = guard_at("e4", 4, 0, 0)
        table.state.tiles = tiles
        assert left(table) == around("e4")


@rule("terracotta.solo.space.best_priority")
def test_then_the_best_priority() -> None:
    table = guard_at("c3", 5, 0, 0)  # c2 is one row ahead (5), b3 one column ahead (5), c4 and d3 are 6
    assert left(table) == ["c2", "b3"]
    assert left(guard_at("b2", 5, 6, 8)) == ["b1", "a2"]


@rule("terracotta.solo.space.musicians")
def test_then_most_musicians() -> None:
    assert left(guard_at("e4").musician("d7")) == ["d4"]
    assert left(guard_at("e4").musician("d7", "f7", "f1")) == ["f4"]
    assert left(guard_at("e4").musician("a3", "a5")) == ["e3", "e5"]


@rule("terracotta.solo.space.footman")
def test_then_next_to_a_footman() -> None:
    assert left(guard_at("e4").footman("g5")) == ["f4"]
    assert left(guard_at("e4").footman("a1")) == around("e4")


@rule("terracotta.solo.space.footman_closest")
def test_the_closest_contest_of_several_footmen() -> None:
    table = guard_at("e4").footman("g5", "c5").warriors(PERSON, archer="b6 b5")
    assert left(table) == ["f4"]
    level = guard_at("e4").footman("g5", "c5").warriors(PERSON, archer="b6").warriors(MINISTER, archer="b4")
    assert left(level) == ["d4", "f4"]
    far = guard_at("e4").footman("a1", "g5").warriors(PERSON, archer="h6 h5")
    assert left(far) == ["f4"]  # no warrior is around a1, but a1 touches none of the spaces that are left


@rule("terracotta.solo.space.footman_closest")
@pytest.mark.parametrize("footmen", [("g5", "c5"), ("c5", "g5")])
@pytest.mark.parametrize(
    ("person", "minister", "space"),
    [("b6", "h6 h5", "d4"), ("b6 b5", "h5", "f4"), ("b6 b5", "b4", "f4"), ("h6", "b6 b5", "f4")],
)
def test_of_two_near_footmen_the_closer_contest_whichever_came_first(
    footmen: tuple[str, str], person: str, minister: str, space: str
) -> None:
    table = guard_at("e4").footman(*footmen).warriors(PERSON, archer=person)
    assert left(table.warriors(MINISTER, archer=minister)) == [space]


@rule("terracotta.solo.space.human_chooses")
def test_in_the_end_the_person_chooses() -> None:
    table = guard_at("e4").has(MINISTER, wet=3).active(MINISTER, "halberd")
    state = table.minister_acts("central", 2)
    assert (state.decision.kind, state.decision.seat) == ("minister-space", PERSON)
    assert legal(state) == [f"minister {name}" for name in around("e4")]
    assert told(state, "asks")[0]["left"] == around("e4")
    state.play("minister d4")
    assert figure(state, "d4") == (MINISTER, "guard")


# --- his bonus ------------------------------------------------------------------------------------------


def bonus(weapon: str, type: str, table: Table | None = None) -> TerracottaState:
    """He has shaped a warrior on e4 with that weapon active."""
    state = (table or Table(1)).active(MINISTER, weapon).state
    state.listen()
    place_warrior(state, TYPES.index(type), at("e4"), WITH_WEAPON)
    return state


@rule("terracotta.solo.bonus.when")
def test_an_active_weapon_is_always_used() -> None:
    assert active(bonus("spear", "soldier"), MINISTER) == set()
    assert active(bonus("spear", "guard"), MINISTER) == {"spear"}
    copied = Table(1).has(MINISTER, wet=3).active(MINISTER, "bow").masters(MINISTER, "administrator")
    assert active(played(copied.minister_acts("middle", 2)), MINISTER) == set()
    decree = Table(1).has(MINISTER, wet=3).active(MINISTER, "bow").decrees(7)
    assert active(played(decree.decree_phase()), MINISTER) == set()


@rule("terracotta.solo.bonus.not_shaper_surprise")
def test_shaper_and_surprise_use_no_weapon() -> None:
    weapons = "sword halberd bow spear"
    surprise = played(Table(1).has(MINISTER, wet=6).active(MINISTER, weapons).surprise())
    shaper = Table(1).has(MINISTER, coins=1).active(MINISTER, weapons).masters(MINISTER, "shaper")
    for state in (surprise, played(shaper.minister_acts("middle", 0))):
        assert active(state, MINISTER) == set(weapons.split())
        assert points(state, MINISTER) == 5


@rule("terracotta.solo.bonus.to_front")
def test_the_used_weapon_goes_to_the_front() -> None:
    state = bonus("bow", "archer", Table(1).weapon_row("sword halberd bow spear"))
    assert state.weapon_row == [2, 0, 1, 3]
    assert not state.is_active(MINISTER, 2)


@rule("terracotta.solo.bonus.halberd", "terracotta.solo.bonus.bow", "terracotta.solo.bonus.spear")
def test_his_bonuses_are_fixed() -> None:
    crowd = Table(1).warriors(PERSON, officer="d3 e3 f3 d4 f4 d5")
    assert points(bonus("halberd", "guard", crowd), MINISTER) == 5 + 3
    assert points(bonus("halberd", "guard"), MINISTER) == 5 + 3
    assert points(bonus("bow", "archer"), MINISTER) == 5 + 3
    state = bonus("spear", "soldier")
    assert (points(state, MINISTER), state.coins[MINISTER]) == (5 + 2, 2)


@rule("terracotta.solo.bonus.sword")
def test_sword_moves_an_inspector_for_the_gap() -> None:
    """The new Officer is on e4: row 5 is one step back."""
    back = bonus("sword", "officer", Table(1).inspectors(4, 0))
    assert (points(back, MINISTER), back.row, back.column) == (5 + 2, 3, 0)
    away = Table(1).inspectors(1, 0).warriors(PERSON, guard="i2")
    assert (bonus("sword", "officer", away).row, away.state.column) == (2, 0)


@rule("terracotta.solo.bonus.sword_forward")
def test_forward_beats_back_then_by_lot() -> None:
    table = Table(1).inspectors(1, 8).warriors(PERSON, guard="c2")  # forward or back, the person loses 5
    state = bonus("sword", "officer", table)
    assert (state.row, state.column) == (2, 8)
    assert told(state, "inspector")[0]["tie"] == "@tie-forward"
    moved = set()
    for seed in range(30):
        table = Table(1).inspectors(2, 3)  # e4 is ahead of both
        table.state.rng = stream(seed)
        state = bonus("sword", "officer", table)
        moved.add((state.row, state.column))
        assert "bonus.sword_forward" in rules_told(state)
    assert moved == {(3, 3), (2, 4)}


@rule("terracotta.gap.minister_sword_stay")
def test_staying_beats_an_equal_move() -> None:
    table = Table(1).inspectors(0, 0).warriors(MINISTER, guard="a1 a2 b1")  # all lines are equally good
    state = bonus("sword", "officer", table)
    assert (state.row, state.column) == (0, 0)
    assert told(state, "inspector-stays")
