"""The Scoring phase and its tiles."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, events, sheet

from tianxia.games.terracotta.state import TerracottaState
from tianxia.kernel.event import Outcome

TILE_VALUES = {1: (3, 1), 2: (4, 2), 3: (6, 3), 4: (8, 4), 5: (10, 5)}


@rule("terracotta.scoring.order", "terracotta.scoring.row_then_column")
def test_inspectors_musicians_tile() -> None:
    table = Table().inspectors(0, 0).tile_now("nw").warriors(0, guard="a1").warriors(1, archer="c2")
    state = table.musician("c1").scoring()
    scored = [event.key.removeprefix("event-score-") for event in events(state) if "score" in event.key]
    assert scored == ["row", "column", "musician", "musician", "tile", "tile"]


@rule("terracotta.scoring.own_tile_only", "terracotta.scoring.tile_values_grow")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_only_the_tile_of_the_round_by_its_value(number: int) -> None:
    table = Table().round(number).inspectors(6, 8).tile_now("nw")
    table.warriors(0, guard="b2 c2").warriors(1, archer="d2", officer="f2")
    assert tuple(sheet(table.scoring())["tiles"]) == TILE_VALUES[number]


@rule("terracotta.tile.types")
@pytest.mark.parametrize("type", ["officer", "guard", "archer", "soldier"])
def test_type_tiles_count_the_whole_grid(type: str) -> None:
    table = Table().inspectors(6, 8).tile_now(type)
    table.warriors(0, **{type: "a1 e4 i6"}).warriors(1, **{type: "c3"})
    other = "guard" if type != "guard" else "archer"
    table.warriors(1, **{other: "a2 b2 c2 d2"})
    assert sheet(table.scoring())["tiles"] == [3, 1]


@rule("terracotta.tile.quadrants")
@pytest.mark.parametrize(("name", "inside", "outside"), [
    ("nw", "d3", "e3 d4 f3 d5"),
    ("ne", "f3", "e3 f4 d3 f5"),
    ("sw", "d5", "e5 d4 f5 d3"),
    ("se", "f5", "e5 f4 d5 f3"),
])  # fmt: skip
def test_quadrant_tiles(name: str, inside: str, outside: str) -> None:
    table = Table().inspectors(6, 8).tile_now(name).warriors(0, guard=inside).warriors(1, archer=outside)
    assert sheet(table.scoring())["tiles"] == [3, 0]


@rule("terracotta.tile.border")
def test_the_border_tile_counts_a_corner_once() -> None:
    table = Table().tile_now("border").warriors(0, guard="a1").warriors(1, archer="a4 b2 h6")
    state = table.state
    shown = state.see(0)["tiles"]
    assert isinstance(shown, list)
    assert shown[0]["now"] == [1, 1]
    assert sheet(table.scoring())["tiles"] == [1, 1]


@rule("terracotta.tile.aisle")
def test_the_aisle_tile() -> None:
    table = (
        Table().inspectors(6, 8).tile_now("aisle").warriors(0, guard="e4 e1").warriors(1, archer="a4 d3 f5")
    )
    assert sheet(table.scoring())["tiles"] == [3, 1]


@rule("terracotta.tile.coins")
def test_the_coin_tile_spends_nothing() -> None:
    state = Table().tile_now("coins").has(0, coins=4).has(1, coins=3, wet=9).scoring()
    assert sheet(state)["tiles"] == [3, 1]
    assert state.coins == [4, 3]


@rule("terracotta.tile.clay")
def test_the_clay_tile_counts_wet_and_dry() -> None:
    state = Table().tile_now("clay").has(0, coins=9, wet=2, dry=2).has(1, wet=3).scoring()
    assert sheet(state)["tiles"] == [3, 1]
    assert [wet + dry for wet, dry in zip(state.wet, state.dry, strict=True)] == [4, 3]


@rule("terracotta.tile.isolated_count")
def test_isolated_warriors_count_for_all_but_groups() -> None:
    table = Table().inspectors(0, 8).tile_now("nw").warriors(0, guard="b1").musician("d1").footman("a2")
    shown = sheet(table.scoring())
    lines = ("inspectors", "musicians", "tiles", "footmen", "groups")
    assert [shown[line][0] for line in lines] == [5, 1, 3, 8, 0]


def contests(state: TerracottaState) -> dict[str, Outcome]:
    """The results, by the key of their event."""
    return {
        event.key.removeprefix("event-contest-"): event.outcome for event in events(state) if event.outcome
    }


@rule("terracotta.majority.domination", "terracotta.majority.tie")
def test_a_contest_is_told_with_both_sides_the_rule_and_the_gains() -> None:
    table = Table().inspectors(0, 8).tile_now("nw").warriors(0, guard="a1 b1").warriors(1, archer="c1 c2")
    found = contests(table.scoring())
    assert set(found) == {"row", "tile"}  # column i has no warriors, so it has no result
    row, tile = found["row"], found["tile"]
    assert [(side.name, side.number, side.won) for side in row.sides] == [("#0", 2, True), ("#1", 1, False)]
    assert row.rule == "terracotta.majority.domination"
    assert [(seat, gain.args) for seat, gain in row.gains] == [(0, {"points": 5}), (1, {"points": 2})]
    assert [side.won for side in tile.sides] == [False, False]
    assert tile.rule == "terracotta.majority.tie"


@rule("terracotta.final.group_values", "terracotta.specialist.kneeling_domination")
def test_a_contested_group_says_what_a_kneeling_archer_adds() -> None:
    table = (
        Table().round(5).inspectors(6, 8).tile_now("se").warriors(0, guard="a1 b1").warriors(1, guard="c1")
    )
    state = table.kneeling("c2", "north").footman("b2").scoring()
    found = contests(state)
    assert found["group"].rule == "terracotta.majority.tie"
    kneeling = [part.key for side in found["group"].sides for part in side.parts]
    assert kneeling == ["outcome-warriors", "outcome-warriors", "outcome-kneeling"]
    assert [(side.name, side.number) for side in found["footman"].sides] == [("#0", 2), ("#1", 1)]


@rule("terracotta.final.winner", "terracotta.final.tie_warriors", "terracotta.final.tie_shared")
@pytest.mark.parametrize(
    ("mine", "coins", "rule_told"),
    [
        ("a1 b1", 0, "terracotta.final.winner"),
        ("a1 c1", 0, "terracotta.final.tie_warriors"),
        ("a1", 0, "terracotta.final.tie_shared"),
        ("a1", 2, "terracotta.final.tie_coins"),
    ],
)
def test_the_last_word_tells_the_totals_and_what_decided(mine: str, coins: int, rule_told: str) -> None:
    table = Table().round(5).inspectors(0, 8).tile_now("se").has(0, coins=coins)
    state = table.warriors(0, guard=mine).warriors(1, archer="i2").scoring()
    assert state.over
    over = contests(state)["event-over"]
    assert [side.number for side in over.sides] == [state.scores()[int(side.name[1:])] for side in over.sides]
    assert over.rule == rule_told
    assert [side.name for side in over.sides if side.won] == [f"#{seat}" for seat in state.winners()]
