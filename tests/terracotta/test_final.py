"""The end of the game."""

import pytest
from tests.ledger import rule
from tests.terracotta.positions import Table, events, sheet

from tianxia.games.terracotta import GAME
from tianxia.games.terracotta.mausoleum import NAMES
from tianxia.kernel.words import words

DOMINATION = [4, 7, 10, 13, 16, 19, 22, 25, 28, 31]
PRESENCE = [2, 3, 5, 6, 8, 9, 11, 12, 14, 15]


def end(table: Table, tile: str = "nw") -> Table:
    table.round(5).inspectors(6, 8).tile_now(tile).scoring()
    return table


@rule("terracotta.final.timing")
def test_the_game_ends_after_the_maintenance_of_round_5() -> None:
    state = Table().round(4).scoring()
    assert not state.over
    assert state.winners() == []
    state = end(Table().has(0, coins=2).masters(0, "shaper")).state
    keys = [event.key for event in events(state)]
    assert keys.index("event-income") < keys.index("event-final-leftovers")
    assert sheet(state)["leftovers"][0] == 1  # the coin of the last Maintenance counts
    assert state.over


@rule("terracotta.final.order")
def test_leftovers_footmen_isolated_groups() -> None:
    table = Table().has(0, coins=3).warriors(0, guard="c3 c4", archer="f4").footman("d4")
    keys = [
        event.key.removeprefix("event-final-") for event in events(end(table).state) if "final" in event.key
    ]
    assert keys == ["leftovers", "leftovers", "footman", "isolated", "group"]


@rule("terracotta.final.leftover")
@pytest.mark.parametrize(
    ("coins", "wet", "dry", "value"), [(2, 0, 0, 0), (1, 1, 1, 1), (5, 2, 1, 2), (3, 3, 3, 3)]
)
def test_a_point_for_three_tokens_added_up(coins: int, wet: int, dry: int, value: int) -> None:
    assert sheet(Table().has(0, coins, wet, dry).state)["leftovers"] == [value, 0]


@rule("terracotta.final.leftover_kept")
def test_leftovers_are_counted_not_spent() -> None:
    state = end(Table().has(0, coins=7, wet=2).has(1, coins=6, wet=3)).state
    assert (state.coins, state.wet) == ([7, 6], [2, 3])
    assert state.scores()[0] == state.scores()[1]
    assert state.winners() == [0]  # by coins


@rule("terracotta.final.isolated_removed")
def test_isolated_warriors_score_nothing() -> None:
    assert sheet(Table().warriors(0, guard="a1 c1 e1", archer="b1").state)["groups"] == [0, 0]


@rule("terracotta.final.group_values", "terracotta.final.group_presence")
@pytest.mark.parametrize("size", range(2, 12))
def test_group_values(size: int) -> None:
    spaces = [NAMES[(at // 9) * 9 + at % 9] for at in range(size)]
    alone = Table().warriors(0, guard=" ".join(spaces))
    assert sheet(alone.state)["groups"] == [DOMINATION[size - 2], 0]
    if size > 2:
        shared = Table().warriors(0, guard=" ".join(spaces[1:])).warriors(1, guard=spaces[0])
        assert sheet(shared.state)["groups"] == [DOMINATION[size - 2], PRESENCE[size - 2]]
    assert DOMINATION[size - 2] == 3 * size - 2
    assert PRESENCE[size - 2] == DOMINATION[size - 2] // 2


@rule("terracotta.final.group_size_all_owners")
def test_the_size_counts_everybody() -> None:
    table = Table(3).warriors(0, guard="a1 b1").warriors(1, guard="c1").warriors(2, guard="d1")
    assert sheet(table.state)["groups"] == [10, 5, 5]


@rule("terracotta.final.winner")
def test_most_points_win() -> None:
    state = end(Table(3).has(1, coins=9).has(2, coins=6)).state
    assert state.scores() == [0, 3, 2]
    assert state.winners() == [1]


@rule("terracotta.final.tie_warriors", "terracotta.gap.tie_warriors_all")
def test_a_tie_goes_to_more_warriors_isolated_ones_included() -> None:
    table = Table().has(0, coins=4).has(1, coins=3).warriors(1, guard="g6")
    state = end(table).state
    assert state.scores() == [1, 1]
    assert state.winners() == [1]


@rule("terracotta.final.tie_coins", "terracotta.final.tie_shared")
def test_then_more_coins_then_shared() -> None:
    state = end(Table().has(0, coins=3, wet=1).has(1, coins=4)).state
    assert state.scores() == [1, 1]
    assert state.winners() == [1]
    shared = end(Table().has(0, coins=3).has(1, coins=3, wet=1)).state
    assert shared.winners() == [0, 1]


def said(table: Table) -> list[str]:
    spoken = words("en", GAME.folder)
    return [spoken.format(note.key, note.args) for note in end(table).state.sheet_notes()]


def test_the_sheet_says_how_a_tie_was_broken() -> None:
    assert said(Table().has(0, coins=4).has(1, coins=3).warriors(1, guard="g6")) == [
        "Seat 0, Seat 1 have 1 points each. Warriors in the Mausoleum decide: 1 for Seat 1, against 0."
    ]
    (coins,) = said(Table().has(0, coins=3, wet=1).has(1, coins=4))
    assert "Coins decide: 4 for Seat 1, against 3." in coins
    (shared,) = said(Table().has(0, coins=3).has(1, coins=3, wet=1))
    assert "Seat 0, Seat 1 share the victory." in shared
    assert said(Table(3).has(1, coins=9).has(2, coins=6)) == []


def test_the_sheet_adds_up() -> None:
    for seats in (1, 2, 4):
        state = GAME.new(seats, seed=5)
        while not state.over:
            state.take(state.actions()[-1])
        lines = dict(state.sheet())
        total = lines.pop("category-total")
        assert total == state.scores() == [sum(values) for values in zip(*lines.values(), strict=True)]
        assert ("category-solo" in lines) == (seats == 1)
