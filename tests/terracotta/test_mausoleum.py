"""The mausoleum and the rack."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, at, legal, points, refused

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.mausoleum import EVERYWHERE, NAMES, count, spaces_in
from tianxia.games.terracotta.rack import rack_value
from tianxia.games.terracotta.tables import COUNTS

AREAS = GAME.tables.areas


def area(name: str) -> list[tuple[int, int]]:
    """An area as rows and columns."""
    return [divmod(space, 9) for space in spaces_in(AREAS[COUNTS.index(name)])]


@rule("terracotta.mausoleum.grid")
def test_seven_rows_of_nine_empty_spaces() -> None:
    state = Table().state
    assert (len(NAMES), NAMES[0], NAMES[8], NAMES[54], NAMES[62]) == (63, "a1", "i1", "a7", "i7")
    assert state.free == list(range(63))
    assert state.empty == EVERYWHERE


@rule("terracotta.mausoleum.one_figure_per_space")
def test_one_figure_on_a_space_but_for_horse_and_rider() -> None:
    table = Table().has(0, wet=3).warriors(1, guard="a1").footman("b1").musician("c1").kneeling("a2", "north")
    state = table.warriors(0, officer="e4").horse("e4", "east").act("central", 2)
    state.take(state.actions()[2])
    taken = ["a1", "b1", "c1", "a2", "e4", "f4", "g4"]
    assert [name for name in NAMES if name not in legal(state)] == sorted(taken, key=at)
    shown = state.see(0)["mausoleum"]
    assert isinstance(shown, dict)
    rider = next(warrior for warrior in shown["warriors"] if warrior["space"] == "e4")
    assert rider["horse"] == ["e4", "f4", "g4"]


@rule("terracotta.mausoleum.quadrants")
def test_quadrants() -> None:
    upper, lower, left, right = range(3), range(4, 7), range(4), range(5, 9)
    for name, rows, columns in (
        ("nw", upper, left),
        ("ne", upper, right),
        ("sw", lower, left),
        ("se", lower, right),
    ):
        assert area(name) == [(row, column) for row in rows for column in columns]
        assert len(area(name)) == 12


@rule("terracotta.mausoleum.aisle")
def test_the_aisle_lies_outside_the_quadrants() -> None:
    aisle = area("aisle")
    assert len(aisle) == 15
    assert all(row == 3 or column == 4 for row, column in aisle)
    quadrants = [space for name in ("nw", "ne", "sw", "se") for space in area(name)]
    assert not set(aisle) & set(quadrants)
    assert len(aisle) + len(quadrants) == 63


@rule("terracotta.mausoleum.border")
def test_the_border() -> None:
    border = area("border")
    assert len(border) == 28
    assert all(row in (0, 6) or column in (0, 8) for row, column in border)
    assert count(AREAS[COUNTS.index("border")]) == 28


@rule("terracotta.rack.values")
@pytest.mark.parametrize("type", range(4))
def test_rack_values(type: int) -> None:
    state = Table().state
    values = []
    for left in range(11, 0, -1):
        state.rack = [left if other == type else 11 for other in range(4)]
        values.append(rack_value(state, type))
    assert values == [5, 5, 4, 4, 3, 3, 2, 2, 2, 1, 1]


@rule("terracotta.rack.counts_all_players")
def test_figures_taken_by_anybody_lower_the_value() -> None:
    table = Table().has(0, wet=3).has(1, coins=2).warriors(0, guard="a1").masters(1, "shaper")
    by_shaper = table.act("middle", 0, seat=1)
    by_shaper.play("guard c1")
    assert rack_value(by_shaper, 1) == 4
    state = Table().has(0, wet=3).warriors(0, guard="a1 b1").warriors(1, guard="c1 d1").act("central", 2)
    state.play("guard e4")
    assert points(state, 0) == 3


@rule("terracotta.rack.empty_type")
def test_an_empty_type_cannot_be_chosen() -> None:
    state = Table().has(0, wet=3).rack(guard=0).act("central", 2)
    assert "guard" not in legal(state)
    assert refused(state, "guard") == "terracotta.rack.empty_type"
