"""The Inspectors."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, points, sheet

from tianxia.games.terracotta.inspector import COLUMN, ROW, move_inspector, score_line


@rule("terracotta.inspector.two_lines")
def test_a_row_and_a_column_every_round() -> None:
    for number in (1, 3, 5):
        table = Table().round(number).inspectors(2, 3).tile_now("clay")
        table.warriors(0, guard="a3").warriors(1, guard="d7").warriors(0, officer="i1")
        assert sheet(table.scoring())["inspectors"] == [5, 5]


@rule("terracotta.inspector.values", "terracotta.inspector.constant")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_5_for_domination_and_2_for_presence_in_every_round(number: int) -> None:
    table = Table().round(number).inspectors(2, 8).tile_now("clay")
    table.warriors(0, guard="a3 c3").warriors(1, archer="e3")
    assert sheet(table.scoring())["inspectors"] == [5, 2]


@rule("terracotta.inspector.crossing_counts_twice")
def test_a_warrior_on_the_crossing_counts_in_both_lines() -> None:
    table = Table().inspectors(2, 3).tile_now("clay").warriors(0, guard="d3")
    assert points(table.scoring(), 0) == 10


@rule("terracotta.inspector.warriors_only")
def test_specialists_do_not_count() -> None:
    table = Table().inspectors(2, 8).tile_now("clay").warriors(0, guard="a3").warriors(1, guard="c4")
    table.footman("d3", "e3").kneeling("c3", "south")
    assert score_line(table.state, ROW, 2) == [5, 0]


@rule("terracotta.inspector.auto_advance")
def test_each_advances_one_space_in_maintenance() -> None:
    state = Table().inspectors(2, 3).scoring()
    assert (state.row, state.column) == (3, 4)


@rule("terracotta.inspector.cyclic_row", "terracotta.inspector.cyclic_column")
def test_tracks_have_no_end() -> None:
    state = Table().inspectors(6, 8).state
    move_inspector(state, ROW, 1)
    move_inspector(state, COLUMN, 1)
    assert (state.row, state.column) == (0, 0)
    move_inspector(state, ROW, -1)
    move_inspector(state, COLUMN, -1)
    assert (state.row, state.column) == (6, 8)
