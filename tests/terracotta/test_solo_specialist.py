"""The Prime Minister's specialists."""

from tests.ledger import rule
from tests.terracotta.positions import (
    MINISTER,
    PERSON,
    Table,
    active,
    at,
    legal,
    points,
    rules_told,
    told,
)

from tianxia.games.terracotta.automa.specialist import musician_spaces, weapons_to_check
from tianxia.games.terracotta.mausoleum import NAMES, spaces_in
from tianxia.games.terracotta.state import TerracottaState
from tianxia.games.terracotta.tables import WEAPONS


def corner(table: Table) -> Table:
    """His two Guards around i7: he wants a Footman there, and Musicians in many places."""
    return table.warriors(MINISTER, guard="h7 i6")


def specialist(table: Table) -> TerracottaState:
    return table.minister_acts("outer", 1)


def shaped(state: TerracottaState) -> list[str]:
    return [str(args["specialist"]).removeprefix("@specialist-") for args in told(state, "specialist")]


@rule("terracotta.solo.specialist.right_to_left")
def test_active_weapons_from_right_to_left() -> None:
    first = corner(Table(1)).has(MINISTER, coins=9).active(MINISTER, "halberd spear")
    assert shaped(specialist(first.weapon_row("sword bow halberd spear"))) == ["footman"]
    second = corner(Table(1)).has(MINISTER, coins=9).active(MINISTER, "halberd spear")
    assert shaped(specialist(second.weapon_row("sword bow spear halberd"))) == ["musician"]
    # He does not want the first specialist, so he skips it: there is no mixed group for the Bow.
    third = corner(Table(1)).has(MINISTER, coins=9).active(MINISTER, "spear bow")
    state = specialist(third.weapon_row("sword halberd spear bow"))
    assert shaped(state) == ["footman"]
    assert "specialist.kneeling_wants" in rules_told(state)


@rule("terracotta.solo.specialist.skip_unaffordable")
def test_what_he_cannot_pay_is_skipped() -> None:
    """A Musician costs 3 in solo, a Footman 2."""
    table = corner(Table(1)).has(MINISTER, coins=2).active(MINISTER, "halberd spear")
    state = specialist(table.weapon_row("sword bow spear halberd"))
    assert shaped(state) == ["footman"]
    assert "specialist.skip_unaffordable" in rules_told(state)


@rule("terracotta.solo.specialist.kneeling_wants")
def test_a_kneeling_archer_for_a_mixed_group_without_one() -> None:
    table = Table(1).has(MINISTER, coins=2).active(MINISTER, "bow")
    state = specialist(table.warriors(PERSON, guard="a1").warriors(MINISTER, guard="b1"))
    assert shaped(state) == ["kneeling_archer"]
    assert legal(state) == ["minister c1", "minister b2"]
    has_one = Table(1).has(MINISTER, coins=9).active(MINISTER, "bow").warriors(PERSON, guard="a1")
    has_one.warriors(MINISTER, guard="b1").kneeling("a2", "north")
    assert shaped(specialist(has_one.shaped(kneeling_archer=1, horse=1, musician=1))) == []
    no_space = Table(1).has(MINISTER, coins=9).active(MINISTER, "bow").warriors(PERSON, guard="b1")
    no_space.warriors(MINISTER, guard="a1").footman("a2").shaped(footman=1, horse=1, musician=1)
    assert shaped(specialist(no_space)) == []


@rule("terracotta.solo.specialist.kneeling_group_order")
def test_among_groups_of_equal_rank_the_person_chooses() -> None:
    table = Table(1).has(MINISTER, coins=2).active(MINISTER, "bow")
    table.warriors(PERSON, guard="a1", archer="i7").warriors(MINISTER, guard="b1", archer="h7")
    # the person leads, so this group has a lower rank
    table.warriors(PERSON, soldier="a4 b4").warriors(MINISTER, soldier="c4")
    state = specialist(table)
    assert legal(state) == ["minister c1", "minister b2", "minister h6", "minister g7"]


@rule("terracotta.solo.specialist.kneeling_human_space")
def test_the_person_picks_space_and_warrior_faced() -> None:
    table = Table(1).has(MINISTER, coins=2).active(MINISTER, "bow")
    table.warriors(PERSON, guard="b1").warriors(MINISTER, guard="b2 c1")
    state = specialist(table)
    assert legal(state) == ["minister d1", "minister a2", "minister c2", "minister b3"]
    state.take(at("c2"))
    assert (state.decision.kind, legal(state)) == ("minister-facing", ["north", "west"])
    state.play("north")
    shown = state.see(0)["mausoleum"]
    assert isinstance(shown, dict)
    assert shown["kneeling"] == [{"space": "c2", "faces": "c1", "seat": MINISTER}]


@rule("terracotta.solo.specialist.footman_wants")
def test_a_footman_only_where_his_lead_exceeds_the_empty_spaces() -> None:
    """In the corner a1: his warrior on b1, a Musician on a2, and b2."""
    table = Table(1).has(MINISTER, coins=2).active(MINISTER, "spear").warriors(MINISTER, guard="b1")
    state = specialist(table.musician("a2").shaped(horse=1, musician=2))
    assert shaped(state) == []
    assert "specialist.footman_wants" in rules_told(state)
    sure = Table(1).has(MINISTER, coins=2).active(MINISTER, "spear").warriors(MINISTER, guard="b1")
    state = specialist(sure.musician("a2").musician("b2").shaped(horse=1, musician=3))
    assert shaped(state) == ["footman"]
    assert state.footmen == [at("a1")]


@rule("terracotta.solo.specialist.footman_wants", "terracotta.solo.specialist.footman_human_space")
def test_several_spaces_for_a_footman() -> None:
    table = Table(1).has(MINISTER, coins=2).active(MINISTER, "spear")
    table.warriors(MINISTER, guard="h7 i6 b1 a2")  # the corners i7 and a1
    state = specialist(table)
    assert state.decision.seat == PERSON
    assert legal(state) == ["minister a1", "minister i7"]
    state.play("minister a1")
    assert state.footmen == [at("a1")]
    assert state.coins[MINISTER] == 0


@rule("terracotta.solo.specialist.musician_wants", "terracotta.solo.specialist.musician_best")
def test_a_musician_where_the_difference_is_largest() -> None:
    table = Table(1).warriors(MINISTER, guard="a1 c1 e3").warriors(PERSON, archer="e7")
    wanted = [NAMES[space] for space in spaces_in(musician_spaces(table.state))]
    # Row 1 meets column e: three of his warriors and one of hers. Row 3 meets columns a and c: two of his
    # and none of hers. e1 brings 3 points to him and 1 to her: the same difference of 2 as a3, c3 and the
    # rest of row 1.
    assert "e1" in wanted
    assert "a3" in wanted
    assert "c3" in wanted
    assert "e5" not in wanted
    alone = Table(1).warriors(MINISTER, guard="a1 c1 e3")
    assert [NAMES[space] for space in spaces_in(musician_spaces(alone.state))] == ["e1"]


@rule("terracotta.solo.specialist.never_horse", "terracotta.solo.specialist.sword_not_joker")
def test_he_never_shapes_a_horse() -> None:
    table = corner(Table(1)).has(MINISTER, coins=9).active(MINISTER, "sword halberd bow spear")
    assert [WEAPONS[weapon] for weapon in weapons_to_check(table.state)] == ["spear", "bow", "halberd"]
    state = specialist(corner(Table(1)).has(MINISTER, coins=9).active(MINISTER, "sword bow"))
    assert shaped(state) == []  # the Bow finds no group; while the Bow is active, the Sword is no joker
    assert state.horses == []


@rule("terracotta.solo.specialist.sword_joker", "terracotta.solo.specialist.sword_joker_order")
def test_the_sword_alone_is_a_joker() -> None:
    table = corner(Table(1)).has(MINISTER, coins=9).active(MINISTER, "sword")
    state = specialist(table.weapon_row("spear sword halberd bow"))
    assert shaped(state) == ["musician"]
    assert active(state, MINISTER) == set()
    assert "specialist.sword_joker" in rules_told(state)


@rule("terracotta.solo.specialist.pay")
def test_the_weapon_turns_in_its_place_and_coins_are_paid() -> None:
    table = corner(Table(1)).has(MINISTER, coins=5).active(MINISTER, "spear halberd")
    state = specialist(table.weapon_row("sword halberd bow spear"))
    assert (state.coins[MINISTER], active(state, MINISTER)) == (3, {"halberd"})
    assert [WEAPONS[weapon] for weapon in state.weapon_row] == ["sword", "halberd", "bow", "spear"]
    assert state.footmen == [at("i7")]


@rule("terracotta.solo.specialist.none")
def test_none_possible_is_a_coin_without_points() -> None:
    for table in (Table(1), corner(Table(1)).active(MINISTER, "spear"), Table(1).active(MINISTER, "spear")):
        state = specialist(table)
        assert (state.coins[MINISTER], points(state, MINISTER), state.wet[MINISTER]) == (1, 0, 0)
        assert not told(state, "compensation")
