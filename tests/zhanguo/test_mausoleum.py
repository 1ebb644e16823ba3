"""The Mausoleum: where a seat may place a soldier, and the points for it."""

import pytest
from tests.ledger import rule
from tests.zhanguo.positions import GAME, Table, legal, refused

from tianxia.games.zhanguo.state import ZhanguoState
from tianxia.kernel.why import why


def after_a_card(table: Table) -> ZhanguoState:
    """Seat 0 has played a card and may place soldiers, if any condition is met."""
    state = table.hand(0, 57).play(0)
    state.play("unify 57 chu")
    return state


def spots(state: ZhanguoState) -> list[str]:
    """The spots offered to seat 0 now."""
    return legal(state)[:-1] if state.decision.kind == "post-soldier" else []


def fulfilling(place: str, tile: str, seats: int = 3, **pieces: int) -> Table:
    """Governors, Palaces in a region, or Walls in a site, or the ship, with that tile on the place's spot."""
    table = Table(seats).spot(place, tile)
    if place == "elixir":
        table.ship(0, pieces["ship"])
    elif place.startswith("site"):
        for section in ("left", "right")[: pieces["walls"]]:
            table.wall(0, f"{place[-1]}-{section}", 1)
    else:
        table.governors(0, **{place: pieces.get("governors", 0)})
        table.palaces(0, **{place: pieces.get("palaces", 0)})
    return table


TILES = [
    pytest.param("chu", "r1", {"governors": 1}, [{}], [5, 3, 2], marks=rule("zhanguo.mausoleum.tile_r1")),
    pytest.param(
        "chu", "r2", {"palaces": 1}, [{"governors": 3}], [5, 3, 2], marks=rule("zhanguo.mausoleum.tile_r2")
    ),
    pytest.param(
        "chu",
        "r3",
        {"governors": 1, "palaces": 1},
        [{"governors": 2}, {"palaces": 2}],
        [7, 5, 3],
        marks=rule("zhanguo.mausoleum.tile_r3"),
    ),
    pytest.param(
        "chu",
        "r4",
        {"governors": 2, "palaces": 1},
        [{"governors": 1, "palaces": 2}, {"governors": 3}],
        [10, 7, 4],
        marks=rule("zhanguo.mausoleum.tile_r4"),
    ),
    pytest.param(
        "chu",
        "r5",
        {"governors": 1, "palaces": 2},
        [{"governors": 2, "palaces": 1}, {"palaces": 3}],
        [10, 7, 4],
        marks=rule("zhanguo.mausoleum.tile_r5"),
    ),
    pytest.param(
        "site-b", "w1", {"walls": 1}, [{"walls": 0}], [4, 3, 2], marks=rule("zhanguo.mausoleum.tile_w1")
    ),
    pytest.param(
        "site-b", "w2", {"walls": 2}, [{"walls": 1}], [7, 5, 3], marks=rule("zhanguo.mausoleum.tile_w2_w3")
    ),
    pytest.param(
        "site-b", "w3", {"walls": 2}, [{"walls": 1}], [7, 5, 3], marks=rule("zhanguo.mausoleum.tile_w2_w3")
    ),
    pytest.param(
        "elixir", "x1", {"ship": 10}, [{"ship": 9}], [8, 5, 3], marks=rule("zhanguo.mausoleum.tile_x1")
    ),
]


@rule("zhanguo.mausoleum.minimum", "zhanguo.mausoleum.top_slot")
@pytest.mark.parametrize(("place", "tile", "enough", "too_little", "points"), TILES)
def test_condition_and_points_of_a_tile(
    place: str, tile: str, enough: dict[str, int], too_little: list[dict[str, int]], points: list[int]
) -> None:
    number = Table().spot_of(place) + 1
    for pieces in too_little:
        state = after_a_card(fulfilling(place, tile, **pieces))
        assert f"mausoleum {number}" not in spots(state)
    for taken in range(3):
        table = fulfilling(place, tile, **enough)
        for other in range(1, taken + 1):
            table.soldiers(other, 8, 0).post(other, place)
        state = after_a_card(table)
        before = state.running(0)
        state.play(f"mausoleum {number}")
        assert state.running(0) == before + points[taken]
        assert state.soldiers[(number - 1) * 3 + taken] == 0


@rule("zhanguo.mausoleum.minimum")
def test_more_than_the_minimum_is_enough() -> None:
    assert spots(after_a_card(fulfilling("chu", "r1", governors=4, palaces=3))) == ["mausoleum 1"]


@rule("zhanguo.mausoleum.optional")
def test_placing_can_wait() -> None:
    state = after_a_card(fulfilling("chu", "r1", governors=1))
    assert legal(state) == ["mausoleum 1", "pass"]
    state.play("pass")
    assert state.entrance[0] == 1
    assert state.decision.seat == 1


@rule("zhanguo.mausoleum.optional")
def test_several_at_one_moment() -> None:
    state = after_a_card(fulfilling("chu", "r1", governors=1).ship(0, 10).soldiers(0, 7, 2))
    state.play("mausoleum 1")
    state.play("mausoleum 5")
    assert state.entrance[0] == 0


@rule("zhanguo.mausoleum.one_per_tile")
def test_one_soldier_of_a_player_on_a_tile() -> None:
    table = fulfilling("chu", "r1", governors=1).ship(0, 10).soldiers(0, 6, 2).post(0, "chu")
    state = after_a_card(table)
    assert spots(state) == ["mausoleum 5"]
    assert refused(state, "mausoleum 1") == "zhanguo.mausoleum.one_per_tile"


@rule("zhanguo.mausoleum.slots_2p")
def test_two_players_use_two_slots() -> None:
    """Li Si's and the human's board are the two-player side; nobody gets the third slot."""
    state = Table(2).play(0)
    assert state.layout.slots_open == 2
    table = fulfilling("chu", "r1", seats=2, governors=1).ship(0, 10)
    table.state.soldiers[0] = table.state.soldiers[1] = 1
    state = after_a_card(table)
    assert spots(state) == ["mausoleum 5"]
    assert refused(state, "mausoleum 1") == "zhanguo.mausoleum.slots_2p"


@rule("zhanguo.mausoleum.slots_3p_4p")
def test_a_fourth_player_finds_three_slots_full() -> None:
    table = fulfilling("chu", "r1", seats=4, governors=1).ship(0, 10)
    for other in (1, 2, 3):
        table.soldiers(other, 8, 0).post(other, "chu")
    state = after_a_card(table)
    assert spots(state) == ["mausoleum 5"]
    assert refused(state, "mausoleum 1") == "zhanguo.mausoleum.slots_3p_4p"


@rule("zhanguo.mausoleum.when")
def test_soldiers_may_be_placed_at_three_moments() -> None:
    ready = fulfilling("chu", "r1", governors=1)
    assert after_a_card(ready).decision.kind == "post-soldier"
    reward = fulfilling("chu", "r1", governors=1).tokens(0, writing=1).rewards()
    reward.play("accept general chu")
    assert reward.decision.kind == "post-soldier"
    passed = fulfilling("chu", "r1", governors=1).tokens(0, writing=1).rewards()
    passed.play("pass")
    assert passed.decision.kind != "post-soldier"
    bought = fulfilling("chu", "r1", governors=1).tokens(0, writing=3).unlocking()
    bought.play("unlock writing writing writing")
    assert bought.decision.kind == "post-soldier"
    declined = fulfilling("chu", "r1", governors=1).tokens(0, writing=3).unlocking()
    declined.play("pass")
    assert declined.decision.kind != "post-soldier"


@rule("zhanguo.rewards.then_soldiers")
def test_after_a_reward_soldiers_may_be_placed() -> None:
    """The free Governor itself fulfils R1 in Chu."""
    state = Table().round(3).spot("chu", "r1").tokens(0, writing=1).rewards()
    state.play("accept chu area")
    assert legal(state) == ["mausoleum 1", "pass"]


@rule("zhanguo.mausoleum.unlock")
def test_unlocking_moves_a_soldier_to_the_entrance() -> None:
    state = Table().hand(0, 57).play(0)
    state.play("court 57 elixir unlock")
    assert (state.locked[0], state.entrance[0]) == (7, 2)


@rule("zhanguo.mausoleum.spot_gives_place")
def test_the_spot_names_the_place_and_the_tile_the_condition() -> None:
    """R1 lies on Zhao's spot: a Governor in Zhao counts, one in Chu does not."""
    in_zhao = after_a_card(Table().spot("zhao", "r1").spot("chu", "r5").governors(0, zhao=1))
    assert spots(in_zhao) == ["mausoleum 4"]
    in_chu = after_a_card(Table().spot("zhao", "r1").spot("chu", "r5").governors(0, chu=1))
    assert spots(in_chu) == []


@rule("zhanguo.mausoleum.advanced_lines", "zhanguo.mausoleum.spot_gives_place")
def test_advanced_lines_are_those_of_the_grid() -> None:
    """Soldiers on the upper row of the grid score a line whatever tokens lie there."""
    state = GAME.new(2, {"advanced": True}, seed=3)
    for spot in range(3):
        state.soldiers[spot * 3] = 0
    assert dict(state.sheet())["category-lines"] == [10, 0]
    places = [state.layout.spot_places[spot] for spot in range(3)]
    assert places != [0, 5, 1]


@rule("zhanguo.mausoleum.minimum")
@pytest.mark.parametrize("element", ["area:wei", "governor:wei:0", "palaces:chu", "mausoleum:1"])
def test_a_click_beside_the_fulfilled_tile_is_answered_with_what_tiles_ask(element: str) -> None:
    state = Table().hand(0, 50).governors(0, wei=2).palaces(0, wei=1).soldiers(0, 7, 2).play(0)
    state.play("unify 50 chu")
    assert state.decision.kind == "post-soldier"
    assert why(state, 0, "", element) == "zhanguo.mausoleum.minimum"
