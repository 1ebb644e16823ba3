"""Groups, domination and presence."""

from tests.ledger import rule
from tests.terracotta.positions import Table, sheet

from tianxia.games.terracotta.group import Group, groups_of
from tianxia.games.terracotta.majority import pay
from tianxia.games.terracotta.mausoleum import NAMES, spaces_in
from tianxia.games.terracotta.tables import GUARD


def guards(table: Table) -> list[Group]:
    return groups_of(table.state, GUARD)


def names(group: Group) -> list[str]:
    return [NAMES[space] for space in spaces_in(group.spaces)]


@rule("terracotta.group.definition")
def test_warriors_of_one_type_that_touch_whoever_owns_them() -> None:
    table = Table(3).warriors(0, guard="e4 e5", archer="e6").warriors(1, guard="d4").warriors(2, guard="f5")
    (group,) = guards(table)
    assert names(group) == ["d4", "e4", "e5", "f5"]
    assert (group.size, group.warriors) == (4, [2, 1, 1])


@rule("terracotta.group.orthogonal")
def test_diagonals_do_not_connect() -> None:
    assert [group.size for group in guards(Table().warriors(0, guard="e4 f5"))] == [1, 1]
    # The end of a row does not touch the beginning of the next one.
    assert [group.size for group in guards(Table().warriors(0, guard="i1 a2"))] == [1, 1]


@rule("terracotta.group.several")
def test_a_type_may_form_several_groups() -> None:
    assert [group.size for group in guards(Table().warriors(0, guard="a1 b1 e4 e5 e6"))] == [2, 3]


@rule("terracotta.group.isolated")
def test_a_single_warrior_is_isolated_and_no_group() -> None:
    table = Table().warriors(0, guard="a1", archer="b1")
    assert [group.size for group in guards(table)] == [1]
    assert sheet(table.state)["groups"] == [0, 0]


@rule("terracotta.group.mixed")
def test_a_mixed_group_has_two_owners() -> None:
    (mixed,) = guards(Table().warriors(0, guard="a1").warriors(1, guard="b1"))
    (pure,) = guards(Table().warriors(0, guard="a1 b1"))
    assert mixed.is_mixed()
    assert not pure.is_mixed()


@rule("terracotta.majority.domination", "terracotta.majority.instead", "terracotta.majority.others_presence")
@rule("terracotta.majority.presence", "terracotta.majority.absent")
def test_domination_and_presence() -> None:
    assert pay([3, 1, 2, 0], 5, 2) == [5, 2, 2, 0]
    assert pay([0, 1], 5, 2) == [0, 5]
    assert pay([0, 0, 0], 5, 2) == [0, 0, 0]


@rule("terracotta.majority.tie")
def test_a_tie_for_most_leaves_presence_for_all() -> None:
    assert pay([2, 2, 1], 5, 2) == [2, 2, 2]
    assert pay([1, 1], 5, 2) == [2, 2]


@rule("terracotta.majority.domination", "terracotta.majority.tie")
def test_one_rule_for_inspectors_tiles_groups_and_footmen() -> None:
    """The same warriors, once in the lead and once tied, under all four rules."""
    alone = Table().round(2).inspectors(0, 8).tile_now("nw").warriors(0, guard="a1 b1").footman("a2")
    shown = sheet(alone.scoring())
    assert [shown[line][0] for line in ("inspectors", "tiles", "footmen", "groups")] == [5, 4, 8, 4]
    level = Table().round(2).inspectors(0, 8).tile_now("nw").footman("b2")
    level.warriors(0, guard="a1").warriors(1, guard="b1")
    shown = sheet(level.scoring())
    for line, presence in (("inspectors", 2), ("tiles", 2), ("footmen", 3), ("groups", 2)):
        assert shown[line] == [presence, presence]
