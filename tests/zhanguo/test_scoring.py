"""Final scoring, category by category."""

from collections.abc import Callable

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import Table

from tianxia.games.zhanguo.state import ZhanguoState


def category(state: ZhanguoState, name: str) -> list[int]:
    return dict(state.sheet())[f"category-{name}"]


@rule("zhanguo.scoring.running_vp")
def test_points_of_the_track_count() -> None:
    assert category(Table().score(1, 83).end(), "track") == [0, 83, 0]


@rule("zhanguo.scoring.governor_majority")
@pytest.mark.parametrize(("seats", "prize"), [(2, 10), (3, 15), (4, 20)])
def test_the_most_governors_of_a_region_win_its_prize(seats: int, prize: int) -> None:
    state = Table(seats).governors(0, chu=2, wei=1).governors(1, chu=1).end()
    assert category(state, "governors") == [2 * prize] + [0] * (seats - 1)


@rule("zhanguo.scoring.governor_tie")
@pytest.mark.parametrize(("seats", "share"), [(2, 5), (3, 7), (4, 10)])
def test_two_leaders_share_rounded_down(seats: int, share: int) -> None:
    state = Table(seats).governors(0, chu=2).governors(1, chu=2).end()
    assert category(state, "governors") == [share, share] + [0] * (seats - 2)


@rule("zhanguo.scoring.governor_tie")
def test_three_leaders_share_rounded_down() -> None:
    table = Table(4)
    for seat in range(3):
        table.governors(seat, yan=1)
    assert category(table.end(), "governors") == [6, 6, 6, 0]


@rule("zhanguo.scoring.governor_empty")
def test_a_region_without_governors_scores_nothing() -> None:
    assert category(Table().end(), "governors") == [0, 0, 0]


@rule("zhanguo.scoring.elixir")
@pytest.mark.parametrize(("space", "value"), [(3, 0), (4, 1), (9, 2), (13, 3), (17, 4), (18, 5)])
def test_alchemist_cards_times_the_ship(space: int, value: int) -> None:
    table = Table().ship(0, space).tuck(0, "chu", "a1", "m2", 5).tuck(0, "wei", "a3")
    assert category(table.end(), "elixir")[0] == 3 * value


@rule("zhanguo.scoring.mausoleum_lines")
def test_rows_and_columns() -> None:
    """The middle row and the right column share one spot."""
    table = Table().post(0, "zhao", "elixir", "site-b", "wei", "yan").soldiers(0, 3, 1)
    assert category(table.end(), "lines")[0] == 20


@rule("zhanguo.scoring.no_diagonals")
def test_diagonals_score_nothing() -> None:
    table = Table().post(0, "chu", "elixir", "yan", "wei", "site-c").soldiers(0, 3, 1)
    assert category(table.end(), "lines")[0] == 0


@rule("zhanguo.scoring.leftover_soldiers")
@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (7, 9)])
def test_soldiers_left_at_the_entrance(left: int, points: int) -> None:
    assert category(Table().soldiers(0, 9 - left, left).end(), "soldiers")[0] == points


CONDITIONS: list[tuple[str, Callable[[], Table], list[int]]] = [
    ("architect", lambda: Table().officials(0, chu="architect architect", qi="architect"), [4, 6, 8]),
    ("alchemist_official", lambda: Table().officials(0, chu="alchemist", qi="alchemist"), [4, 6, 8]),
    ("general", lambda: Table().officials(0, wei="general", chu="architect"), [2, 3, 4]),
    ("worker", lambda: Table().workers(0, chu=3, wei=1, yan=1), [6, 9, 12]),
    (
        "two_same",
        lambda: Table().tuck(0, "chu", 1, 2, 41).tuck(0, "wei", "a1", "m1").tuck(0, "qi", 3, 81),
        [4, 6, 8],
    ),
    (
        "sets",
        lambda: Table().tuck(0, "chu", 1, 2, 41).tuck(0, "wei", "a1", 42, 81).tuck(0, "qi", 82, "m2"),
        [4, 8, 12],
    ),
    ("palace", lambda: Table().palaces(0, chu=2, yan=1), [2, 4, 6]),
    ("governor", lambda: Table().governors(0, chu=2, yan=1, qi=1), [3, 6, 9]),
    ("writing", lambda: Table().tuck(0, "chu", 1, 2).tuck(0, "yan", 3), [2, 4, 6]),
    ("currency", lambda: Table().tuck(0, "chu", 41, 1).tuck(0, "yan", 42).tuck(0, "qi", 43), [3, 6, 9]),
    ("laws", lambda: Table().tuck(0, "chu", 81, 82).tuck(0, "yan", 2), [1, 2, 3]),
    ("alchemist_card", lambda: Table().tuck(0, "chu", "a1", "a2").tuck(0, "yan", "m1"), [2, 4, 6]),
    ("no_unrest", lambda: Table().unrest(0, chu=1, yan=3), [3, 6, 9]),
    (
        "officials_unrest",
        lambda: (
            Table().officials(0, chu="general", wei="general", qi="general architect").unrest(0, wei=2, qi=2)
        ),
        [4, 6, 8],
    ),
]

TILE_NAMES = {
    "two_same": "two-same-cards", "sets": "sets-wcla", "writing": "writing-card", "currency": "currency-card",
    "laws": "laws-card", "officials_unrest": "officials-ge-unrest",
}  # fmt: skip


@rule("zhanguo.scoring.wall_tier", "zhanguo.scoring.walls")
@pytest.mark.parametrize(
    ("name", "table", "points"),
    [pytest.param(*case, id=case[0], marks=rule(f"zhanguo.scoring.wall_{case[0]}")) for case in CONDITIONS],
)
def test_wall_tiles_by_slot(name: str, table: Callable[[], Table], points: list[int]) -> None:
    """Low, middle and high for slots of one, two and three workers."""
    tile = TILE_NAMES.get(name, name.replace("_", "-"))
    found = []
    for slot in (1, 2, 3):
        state = table().wall_tile("a-left", tile).wall(0, "a-left", slot).end()
        found.append(category(state, "walls")[0])
    assert found == points


@rule("zhanguo.scoring.wall_sets")
@pytest.mark.parametrize("missing", [1, 41, 81, "a1"])
def test_a_set_needs_all_four_kinds_of_card(missing: int | str) -> None:
    cards = [card for card in (1, 41, 81, "a1") if card != missing]
    table = Table().tuck(0, "chu", *cards).wall_tile("a-left", "sets-wcla").wall(0, "a-left", 1)
    assert category(table.end(), "walls")[0] == 0


@rule("zhanguo.scoring.wall_tier")
def test_the_tier_is_the_slots_price_also_for_two_players() -> None:
    """A right of two players has slots of two and three workers: middle and high."""
    for slot, points in ((1, 4), (2, 6)):
        table = Table(2).palaces(0, chu=1, wei=1).wall_tile("a-right", "palace").wall(0, "a-right", slot)
        assert category(table.end(), "walls")[0] == points


@rule("zhanguo.scoring.winner")
def test_the_highest_total_wins_and_ties_share() -> None:
    assert Table().score(0, 10).score(1, 12).end().winners() == [1]
    tied = Table().score(0, 12).score(1, 12).end()
    assert tied.winners() == [0, 1]
    assert tied.scores() == [14, 14, 2]  # with the soldier at the entrance
