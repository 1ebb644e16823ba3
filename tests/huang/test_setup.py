"""Setting up the game."""

import json
from collections import Counter

import pytest
from tests.huang.positions import (
    HUANG,
    hand,
    leaders,
    legal,
    new,
    play,
    points,
    position,
    saved,
    supply,
    tiles,
)
from tests.ledger import rule

from tianxia.games.huang.state import HuangState
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.rng import stream

CAPITALS = {"g2", "d5", "b8", "e12", "g9", "h5", "l7"}


def drawn(state: HuangState) -> Counter[str]:
    """Tiles in the bag, in hands and in the market: what was in the bag before any draw."""
    found: Counter[str] = Counter(saved(state)["bag"])
    for seat in saved(state)["seats"]:
        found.update(seat["hand"])
    found.update(saved(state)["market"])
    return found


def bag(state: HuangState) -> int:
    return sum(saved(state)["bag"].values())


@rule("huang.setup.capital_tiles")
def test_a_yellow_tile_on_each_capital() -> None:
    assert tiles(new(3)) == dict.fromkeys(CAPITALS, "yellow")


@rule("huang.setup.capital_is_plain_tile")
def test_a_capital_is_a_plain_tile() -> None:
    state = position(tiles={"i5": "yellow", "i6": "yellow"}, pagodas=["h5 up"], hands={0: "bbr"})
    play(state, "riot h5", "tile red h5")  # the pagoda went with its tile; a red tile follows
    assert tiles(state)["h5"] == "red"
    assert saved(state)["pagodas"] == []


@rule("huang.setup.bag_contents")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_other_tiles_are_in_the_bag(seats: int) -> None:
    assert drawn(new(seats)) == {"yellow": 35, "red": 36, "blue": 24, "green": 24, "white": 12}


@rule("huang.setup.pagodas_in_supply")
def test_pagodas_begin_beside_the_board() -> None:
    state = new(3)
    assert saved(state)["pagodas"] == []
    assert sum(supply(state).values()) == 9


@rule("huang.setup.no_starting_vp")
def test_nobody_has_points() -> None:
    state = new(4)
    assert [points(state, seat) for seat in range(4)] == [{}, {}, {}, {}]


@rule("huang.setup.leaders_off_board")
def test_leaders_begin_in_front_of_the_screens() -> None:
    state = new(3)
    assert [leaders(state, seat) for seat in range(3)] == [{}, {}, {}]
    assert len(saved(state)["seats"]) == 3  # the fourth dynasty is not in the game
    assert all(f"leader {colour}" in legal(state) for colour in ("yellow", "red", "blue", "green", "white"))


@rule("huang.setup.hand_six")
def test_six_tiles_each() -> None:
    state = new(4)
    assert [len(hand(state, seat)) for seat in range(4)] == [6, 6, 6, 6]


@rule("huang.setup.market_six")
def test_six_tiles_in_the_market() -> None:
    state = new(2)
    market = saved(state)["market"]
    assert len(market) == 6
    assert None not in market
    assert state.see(-1)["market"] == market


@rule("huang.setup.bag_after_draws")
@pytest.mark.parametrize(("seats", "left"), [(2, 113), (3, 107), (4, 101)])
def test_the_bag_after_set_up(seats: int, left: int) -> None:
    assert bag(new(seats)) == left
    assert new(seats).see(-1)["bag"] == left


@rule("huang.setup.random_first_player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_player(seats: int) -> None:
    first = Counter(new(seats, seed).decision.seat for seed in range(40 * seats))
    assert set(first) == set(range(seats))
    assert min(first.values()) > 20  # 40 each on average


@rule("huang.setup.short_remove_24")
def test_the_short_game_leaves_24_tiles_out() -> None:
    state = new(2, short_two_player=True)
    removed = saved(state)["removed"]
    assert sum(removed.values()) == 24
    assert drawn(state) + Counter(removed) == drawn(new(2))
    others = [saved(new(2, seed, short_two_player=True))["removed"] for seed in range(1, 4)]
    assert removed not in others


@rule("huang.setup.short_two_only")
def test_the_short_game_is_for_two() -> None:
    assert sum(new(2).removed) == 0  # only if agreed
    for seats in (3, 4):
        with pytest.raises(BadOptions) as caught:
            HUANG.new(seats, {"short_two_player": True})
        assert caught.value.rule == "huang.setup.short_two_only"


@rule("huang.setup.short_unseen")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_nobody_sees_what_was_left_out(seat: int) -> None:
    state = new(2, short_two_player=True)
    other = state.deal_anew(seat, stream(1))
    assert other.removed != state.removed
    assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))


@rule("huang.setup.short_bag_size")
def test_the_bag_of_the_short_game() -> None:
    state = new(2, short_two_player=True)
    assert drawn(state).total() == 107
    assert bag(state) == 89
    assert bag(new(2, short_two_player=True, eighteen_kingdoms=True)) == 77
