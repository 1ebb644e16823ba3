"""What the box holds."""

import pytest
from tests.huang.positions import HUANG, new, player, points, position, supply
from tests.ledger import rule

from tianxia.games.huang.tables import COLOURS
from tianxia.kernel.errors import BadOptions
from tianxia.kernel.words import words

ENGLISH = words("en", HUANG.folder)
FRENCH = words("fr", HUANG.folder)


def named(prefix: str) -> list[str]:
    """The English words of a kind of thing, in the order yellow, red, blue, green, white."""
    return [ENGLISH.format(f"{prefix}-{colour}", {}) for colour in COLOURS]


@rule("huang.components.tile_counts")
def test_there_are_138_tiles() -> None:
    assert dict(zip(COLOURS, HUANG.tables.tiles, strict=True)) == {
        "yellow": 42,
        "red": 36,
        "blue": 24,
        "green": 24,
        "white": 12,
    }
    assert sum(HUANG.tables.tiles) == 138


@rule("huang.components.pagoda_counts")
def test_there_are_nine_pagodas() -> None:
    assert supply(new(2)) == {"yellow": 2, "red": 2, "blue": 2, "green": 2, "white": 1, "palace": 0}


@rule("huang.components.leader_set")
def test_a_dynasty_has_a_leader_of_each_colour() -> None:
    for seat in range(4):
        assert list(player(new(4), seat)["leaders"]) == ["yellow", "red", "blue", "green", "white"]
    assert named("person") == ["Governor", "Soldier", "Farmer", "Merchant", "Artisan"]


@rule("huang.components.dynasties")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_two_players_share_a_dynasty(seats: int) -> None:
    dynasties = [player(new(seats), seat)["dynasty"] for seat in range(seats)]
    assert len(set(dynasties)) == seats
    assert set(dynasties) <= {"tiger", "rabbit", "rat", "goat"}


@rule("huang.components.pagoda_names")
def test_each_pagoda_has_its_name() -> None:
    assert named("building") == ["Court", "Garrison", "Barn", "Market", "Workshop"]
    # In each language, this word differs from the word for the granaries of the Eighteen Kingdoms.
    for language in (ENGLISH, FRENCH):
        assert language.format("building-blue", {}) != language.format("granary", {})


@rule("huang.components.vp_kinds")
def test_points_come_in_five_colours() -> None:
    assert named("points") == ["Order", "Power", "Food", "Trade", "Wealth"]
    state = position(points={0: {"yellow": 1, "red": 2, "blue": 3, "green": 4, "white": 5}})
    assert list(player(state, 0, 0)["points"].values()) == [1, 2, 3, 4, 5]


@rule("huang.components.player_count")
def test_two_to_four_players_without_the_dragon() -> None:
    for seats in (2, 3, 4):
        assert HUANG.new(seats).seats == seats
    with pytest.raises(BadOptions) as caught:
        HUANG.new(5)
    assert caught.value.rule == "huang.components.player_count"
    for seats in (1, 6):
        with pytest.raises(BadOptions):
            HUANG.new(seats, {"dragon": True})


@rule("huang.components.vp_supply_unlimited")
def test_points_never_run_out() -> None:
    state = position(leaders={(0, "red"): "h4"}, hands={0: "r"}, points={0: {"red": 70}, 1: {"red": 70}})
    state.play("tile red i5")  # the box holds 20 ones and 10 fives of a colour: 70 points
    assert points(state, 0) == {"red": 71}


@rule("huang.components.vp_exchange_neutral")
def test_points_are_a_sum_not_chips() -> None:
    state = position(leaders={(0, "red"): "h4"}, hands={0: "r"}, points={0: {"red": 4}})
    state.play("tile red i5")
    assert points(state, 0) == {"red": 5}
    assert dict(state.sheet())["category-red"] == [5, 0, 0]
    assert not [word for word in HUANG.notations if "exchange" in word or "swap" in word]
