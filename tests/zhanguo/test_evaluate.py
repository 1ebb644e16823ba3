"""Features at the end of a turn: counted correctly, relative to the rival."""

from __future__ import annotations

import pytest
from tests.zhanguo.positions import Table

from tianxia.bots.verdict import Verdict
from tianxia.games.zhanguo.evaluate import WEIGHTS, holdings, left_to_play, things
from tianxia.games.zhanguo.state import ZhanguoState

NAMES = [name for name, _, _ in WEIGHTS]
ALWAYS = {
    "points of soldiers",
    "soldiers at the entrance",
    "locked soldiers",
    "cards in hand",
    "Alchemist cards set aside",
}


def held(state: ZhanguoState, seat: int = 0) -> dict[str, float]:
    """The features of a seat, without zeros, and without the initial ones."""
    counts = zip(NAMES, holdings(state, seat), strict=True)
    return {name: count for name, count in counts if count and name not in ALWAYS}


def of(state: ZhanguoState, name: str, seat: int = 0) -> float:
    return holdings(state, seat)[NAMES.index(name)]


def table() -> Table:
    return Table(seats=2).order(1, 0)


def test_an_empty_board_has_nothing() -> None:
    state = table().play(0)
    assert held(state) == {}
    assert of(state, "soldiers at the entrance") == 1
    assert of(state, "cards in hand") == len(state.hand(0))


def test_officials_count_by_kind_and_by_the_kinds_of_a_region() -> None:
    state = (
        table()
        .officials(
            0,
            chu="alchemist alchemist general",
            wei="alchemist general architect",
            zhao="architect architect architect architect",
        )
        .play(0)
    )
    assert held(state) == {  # of four cards in a region only three count
        "Alchemists": 3,
        "Architects": 4,
        "Generals": 2,
        "regions with two kinds of Officials": 2,
        "regions with three kinds": 1,
    }


def test_workers_count_and_the_regions_where_they_are() -> None:
    state = table().workers(0, chu=1, wei=2, zhao=5).play(0)
    assert held(state) == {
        "workers": 7,  # a fifth one in a region is of no use
        "regions with workers": 3,
        "regions with two workers": 2,
        "regions with three workers": 1,
    }


def test_unrest_counts_by_its_height() -> None:
    state = table().unrest(0, chu=1, wei=2, zhao=3).play(0)
    assert held(state) == {"regions with unrest": 3, "regions with more unrest": 2, "regions in revolt": 1}


@pytest.mark.parametrize("unrest", [2, 3])
def test_cards_count_by_suit_and_by_what_sets_them_off_where_they_are_in_force(unrest: int) -> None:
    state = table().tuck(0, "wei", 5).unrest(0, wei=unrest).play(0)
    found = held(state)
    suits = ["Writing cards", "Currency cards", "Laws cards"]
    assert [found.get(suit, 0) for suit in suits].count(1) == 1
    assert (found["cards"], found["regions with cards"]) == (1, 1)
    assert sum(count for name, count in found.items() if name.startswith("set off")) == (unrest < 3)


def test_buildings_tokens_ship_and_soldiers_count() -> None:
    built = table().governors(0, chu=2).palaces(0, wei=1, zhao=2).tokens(0, writing=5, currency=1)
    state = built.ship(0, 3).soldiers(0, 2, 4).play(0)
    found = held(state)
    assert found["regions with a Governor"] == 1
    assert found["points of Governors"] == 10
    assert found["Palaces"] == 3
    assert found["tokens"] == 5  # more than four of a kind are of no use
    assert "tokens of the rarest kind" not in found
    assert found["ship"] == 3
    assert of(state, "soldiers at the entrance") == 3
    assert of(state, "locked soldiers") == 2


def test_points_of_all_kinds_are_the_score() -> None:
    state = table().score(0, 31).governors(0, chu=1).soldiers(0, 0, 4).play(0)
    assert sum(of(state, name) for name in NAMES if name.startswith("points")) == state.scores()[0]


def test_what_one_has_is_what_the_other_lacks() -> None:
    state = table().workers(0, chu=2).officials(1, wei="alchemist general").play(0)
    assert things(state, 0) == [-count for count in things(state, 1)]
    assert things(state, 0)[NAMES.index("workers")] == 2
    assert things(state, 0)[NAMES.index("Alchemists")] == -1


def test_workers_are_worth_more_early_than_late() -> None:
    early, late = (table().round(number).workers(0, chu=2).play(0) for number in (1, 5))
    judge = Verdict(WEIGHTS, things, left_to_play).judge
    assert judge(early, 0) > judge(late, 0)
