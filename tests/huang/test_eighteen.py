"""The Eighteen Kingdoms."""

from collections import Counter

import pytest
from tests.huang.geometry import EIGHTEEN, MAIN, MAP, nearest_capitals, river_triangles, rivers
from tests.huang.positions import (
    HUANG,
    legal,
    new,
    pass_turn,
    play,
    player,
    points,
    position,
    refusal,
    saved,
    supply,
    tiles,
)
from tests.ledger import rule

from tianxia.games.huang.state import HuangState
from tianxia.kernel.words import COMPLETE, words

LINKS = {"i4": "red", "i5": "red", "i7": "red", "i8": "red"}  # Hàn on j3, Hán on i6, Jiujiang on j8


def harvest(links: tuple[str, ...] = tuple(LINKS), owner: int = 0, hand: str = "yrbgww") -> HuangState:
    """A blue leader on h6, next to Hán; the links make one kingdom of up to three capitals."""
    return position(
        tiles={hex: LINKS[hex] for hex in links},
        leaders={(owner, "blue"): "h6"},
        hands={0: hand, 1: "yrbgww", 2: "yrbgww"},
        eighteen_kingdoms=True,
    )


def granaries(state: HuangState) -> set[str]:
    return set(saved(state)["granaries"])


@rule("huang.eighteen.reverse_board")
def test_the_other_side_of_the_board() -> None:
    state = new(3, eighteen_kingdoms=True)
    assert state.see(-1)["board"] == "eighteen"
    assert new(3).see(-1)["board"] == "main"
    assert EIGHTEEN.river != MAIN.river
    on_river = position(hands={0: "b"}, eighteen_kingdoms=True)
    assert refusal(on_river, "tile blue g5") == "huang.tile.blue_on_river_only"  # river on the main board
    on_river.play("tile blue h5")


@rule("huang.eighteen.board_size")
def test_its_size_and_rivers() -> None:
    assert (MAP.size, len(EIGHTEEN.land), len(EIGHTEEN.river)) == (159, 124, 35)
    assert rivers(EIGHTEEN) == [19, 16]


@rule("huang.eighteen.nineteen_capitals")
def test_nineteen_capitals_with_granaries() -> None:
    state = new(3, eighteen_kingdoms=True)
    assert len(tiles(state)) == 19
    assert set(tiles(state).values()) == {"yellow"}
    assert granaries(state) == set(tiles(state)) == {MAP.names[hex] for hex in EIGHTEEN.capitals}
    assert granaries(new(3)) == set()


@rule("huang.eighteen.han_twice")
def test_han_and_han_are_two_capitals() -> None:
    places = {
        name: MAP.places[hex] for name, hex in zip(EIGHTEEN.capital_names, EIGHTEEN.capitals, strict=True)
    }
    assert (places["han4"], places["han2"]) == ((9, 3), (8, 6))
    for language in COMPLETE:
        known = words(language, HUANG.folder)
        assert known.format("capital-han4", {}) == "Hàn"
        assert known.format("capital-han2", {}) == "Hán"


@rule("huang.eighteen.capital_spacing")
def test_the_nearest_capital_is_three_hexes_away() -> None:
    assert nearest_capitals(EIGHTEEN) == [3] * 19


@rule("huang.eighteen.bag")
def test_the_bag() -> None:
    state = new(2, eighteen_kingdoms=True)
    found: Counter[str] = Counter(saved(state)["bag"])
    for seat in saved(state)["seats"]:
        found.update(seat["hand"])
    found.update(saved(state)["market"])
    assert found == {"yellow": 23, "red": 36, "blue": 24, "green": 24, "white": 12}
    assert found.total() == 119


@rule("huang.eighteen.bag_after_draws")
@pytest.mark.parametrize(("seats", "left"), [(2, 101), (3, 95), (4, 89)])
def test_the_bag_after_set_up(seats: int, left: int) -> None:
    assert new(seats, eighteen_kingdoms=True).see(-1)["bag"] == left


@rule("huang.eighteen.no_blue_pagodas")
def test_no_blue_pagodas() -> None:
    assert river_triangles(EIGHTEEN) == []
    assert supply(new(2, eighteen_kingdoms=True))["blue"] == 0
    assert supply(new(2))["blue"] == 2


@rule("huang.eighteen.collect_condition")
@pytest.mark.parametrize(
    ("links", "owner", "asked"),
    [
        (("i4", "i5"), 0, True),  # two granaries
        (("i4",), 0, False),  # one: the link is not complete
        ((), 0, False),
        (("i4", "i5"), 1, False),  # the blue leader is another player's
    ],
)
def test_when_granaries_can_be_collected(links: tuple[str, ...], owner: int, asked: bool) -> None:
    state = harvest(links, owner)
    assert state.decision.kind == "action"
    pass_turn(state)
    assert (state.decision.kind == "collect") == asked


@rule("huang.eighteen.collect_condition")
def test_only_the_blue_leader_collects() -> None:
    state = position(tiles=LINKS, leaders={(0, "yellow"): "h6", (0, "red"): "j6"}, eighteen_kingdoms=True)
    pass_turn(state)
    assert state.decision.kind == "action"


@rule("huang.eighteen.collect_all_but_one", "huang.eighteen.collect_choice")
@pytest.mark.parametrize("kept", ["i6", "j3", "j8"])
def test_all_granaries_but_one_of_choice(kept: str) -> None:
    state = pass_turn(harvest())
    assert legal(state) == ["keep i6", "keep j3", "keep j8", "collect nothing"]
    assert refusal(state, "keep a9") == "huang.eighteen.collect_all_but_one"
    before = granaries(state)
    state.play(f"keep {kept}")
    assert before - granaries(state) == {"i6", "j3", "j8"} - {kept}
    assert player(state, 0)["granaries"] == 2
    assert state.decision.seat == 1


@rule("huang.eighteen.collect_all_but_one")
def test_collecting_is_optional() -> None:
    state = pass_turn(harvest())
    before = granaries(state)
    state.play("collect nothing")
    assert granaries(state) == before
    assert player(state, 0)["granaries"] == 0
    assert state.decision.seat == 1


@rule("huang.eighteen.collect_before_refill")
def test_granaries_come_before_any_draw() -> None:
    state = harvest(hand="r")
    bag = state.see(-1)["bag"]
    pass_turn(state)
    assert state.decision.kind == "collect"
    assert (player(state, 0)["tiles"], state.see(-1)["bag"]) == (1, bag)
    state.play("keep i6")
    assert player(state, 0)["tiles"] == 6


@rule("huang.eighteen.capital_tile_remains")
def test_the_yellow_tile_remains() -> None:
    state = pass_turn(harvest())
    before = tiles(state)
    state.play("keep i6")
    assert tiles(state) == before


@rule("huang.eighteen.granary_value", "huang.eighteen.granaries_before_whites")
def test_a_granary_is_worth_two_blue_points() -> None:
    state = position(
        seats=2,
        points={0: {"yellow": 6, "red": 6, "green": 6, "white": 2}, 1: {"yellow": 9, "red": 9, "green": 9}},
        stored={0: 2, 1: 1},
        granaries=["i6"],
        bag="",
        eighteen_kingdoms=True,
    )
    pass_turn(state)
    assert state.over
    assert dict(state.sheet())["category-granaries"] == [4, 2]
    assert state.scores() == [6, 2]  # 4 blue for the granaries, and both whites on blue


@rule("huang.eighteen.granary_lost_in_riot")
def test_a_granary_goes_with_its_tile() -> None:
    state = position(hands={0: "bb"}, eighteen_kingdoms=True)
    state.play("riot i6")
    assert "i6" not in granaries(state)
    assert len(granaries(state)) == 18
    assert [player(state, seat)["granaries"] for seat in range(3)] == [0, 0, 0]


@rule("huang.eighteen.uncollected_worthless")
def test_granaries_on_the_board_count_for_nobody() -> None:
    state = position(seats=2, tiles=LINKS, leaders={(0, "blue"): "h6"}, bag="", eighteen_kingdoms=True)
    play(state, "pass", "pass", "collect nothing")
    assert state.over
    assert dict(state.sheet())["category-granaries"] == [0, 0]
    assert points(state, 0) == {}
