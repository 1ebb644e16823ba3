"""Renegade bandits."""

from typing import Any

import pytest
from tests.huang.geometry import MAIN, MAP
from tests.huang.positions import (
    HUANG,
    hand,
    kingdoms,
    leaders,
    legal,
    new,
    play,
    points,
    position,
    refusal,
    saved,
    supply,
    tiles,
)
from tests.ledger import rule

from tianxia.games.huang.state import HuangState
from tianxia.games.huang.tables import BANDIT
from tianxia.kernel.errors import BadOptions

ONE, TWO, THREE, FOUR = 1, 3, 6, 9  # the numbers of tiles with 1, 2, 3 and 4 bandits
SOLDIERS = ("h9", "g10", "f8", "h10", "g11")


def near_wei(
    reds: int = 2,
    number: int = TWO,
    hands: str = "wrgy",
    leaders: dict[tuple[int, str], str] | None = None,
    **more: Any,
) -> HuangState:
    """Bandits on h7, next to Wei's kingdom; a tile on h8 would join them. Seat 1's red leader rules there."""
    return position(
        tiles=dict.fromkeys(SOLDIERS[:reds], "red"),
        leaders={(1, "red"): "f9"} if leaders is None else leaders,
        hands={0: hands},
        bandits={"h7": number},
        renegade_bandits=True,
        **more,
    )


def near_yan_and_zhao(yan: int, zhao: int, number: int, leaders: dict[tuple[int, str], str]) -> HuangState:
    """Bandits on a6; a tile on b6 would join them to Yan (b7 and its reds) and to Zhao (c6 and its reds)."""
    laid = dict.fromkeys(("c8", "b9", "c9")[:yan], "red") | dict.fromkeys(("d6", "e6", "e5")[:zhao], "red")
    for hex in ("b7", "c6"):
        if hex not in leaders.values():
            laid[hex] = "white"
    return position(
        tiles=laid, leaders=leaders, hands={0: "rw"}, bandits={"a6": number}, renegade_bandits=True
    )


def bandits(state: HuangState) -> dict[str, int]:
    found: dict[str, int] = saved(state)["bandits"]
    return found


def on(state: HuangState, hex: str) -> object:
    """The public content of a hex."""
    hexes = state.see(-1)["hexes"]
    assert isinstance(hexes, dict)
    return hexes.get(hex)


@rule("huang.bandits.ten_tiles", "huang.bandits.strengths")
def test_ten_numbered_tiles() -> None:
    assert HUANG.tables.bandits == [1, 1, 2, 2, 2, 3, 3, 3, 4, 4]
    assert sum(HUANG.tables.bandits) == 25
    assert len(MAIN.bandit_spots) == 10
    for number, strength in enumerate(HUANG.tables.bandits, 1):
        spot = "h7" if number != 7 else "a6"  # tile 7 never lies on spot 7
        state = position(bandits={spot: number}, renegade_bandits=True)
        assert on(state, spot) == {"bandits": strength, "number": number}


@rule("huang.bandits.spots")
def test_ten_spots_of_one_hex() -> None:
    assert [MAP.places[hex] for hex in MAIN.bandit_spots] == [
        (0, 6),
        (0, 11),
        (2, 2),
        (4, 10),
        (6, 13),
        (7, 3),
        (7, 7),
        (10, 11),
        (11, 2),
        (12, 6),
    ]


@rule("huang.bandits.five_in_play")
def test_five_tiles_on_five_spots() -> None:
    seen: set[str] = set()
    for seed in range(20):
        laid = bandits(new(3, seed, renegade_bandits=True))
        assert len(laid) == len(set(laid.values())) == 5
        seen |= set(laid)
    assert len(seen) == 10  # every spot is used in some game
    assert bandits(new(3)) == {}


@rule("huang.bandits.setup_pairs", "huang.bandits.setup_partition")
def test_one_tile_names_the_spot_and_the_next_lies_there() -> None:
    number_of = {MAP.names[hex]: number for number, hex in enumerate(MAIN.bandit_spots, 1)}
    for seed in range(20):
        laid = bandits(new(2, seed, renegade_bandits=True))
        spots = [number_of[hex] for hex in laid]
        assert sorted([*spots, *laid.values()]) == list(range(1, 11))
        assert all(number_of[hex] != number for hex, number in laid.items())


@rule("huang.bandits.no_leader_adjacent")
def test_no_leader_next_to_bandits() -> None:
    state = near_wei(leaders={(0, "red"): "f9"})
    assert refusal(state, "leader green h8") == "huang.bandits.no_leader_adjacent"
    assert refusal(state, "leader green h6") == "huang.bandits.no_leader_adjacent"
    assert refusal(state, "leader red g8") == "huang.bandits.no_leader_adjacent"  # nor moved there
    free = position()
    free.play("leader green h6")


@rule("huang.bandits.tile_only_to_fight")
@pytest.mark.parametrize(
    ("reds", "number", "fights"),
    [(0, ONE, False), (1, ONE, True), (1, TWO, False), (2, TWO, True), (3, FOUR, False), (5, FOUR, True)],
)
def test_a_tile_next_to_bandits_only_with_enough_soldiers(reds: int, number: int, fights: bool) -> None:
    state = near_wei(reds, number)
    if fights:
        state.play("tile white h8")
    else:
        assert refusal(state, "tile white h8") == "huang.bandits.tile_only_to_fight"
    assert refusal(near_wei(5, FOUR), "tile white i7") == "huang.bandits.tile_only_to_fight"  # no kingdom


@rule("huang.bandits.leaderless_not_enough")
def test_a_group_without_leader_cannot_fight() -> None:
    alone = near_wei(3, ONE, leaders={})
    assert refusal(alone, "tile white h8") == "huang.bandits.leaderless_not_enough"
    # Yan has one red tile and a leader; Zhao has three red tiles and no leader.
    state = near_yan_and_zhao(1, 3, TWO, {(0, "red"): "b7"})
    assert refusal(state, "tile white b6") == "huang.bandits.leaderless_not_enough"


@rule("huang.bandits.hand_reds_do_not_count")
def test_nobody_commits_tiles_or_leaders() -> None:
    state = near_wei(1, TWO, "wrrrrr", leaders={(1, "blue"): "f9"})
    assert refusal(state, "tile white h8") == "huang.bandits.tile_only_to_fight"
    enough = near_wei(2, TWO, "wrrrr", leaders={(1, "blue"): "f9"})
    enough.play("tile white h8")
    assert enough.decision.kind == "action"  # nobody was asked
    assert hand(enough, 0) == "rrrr"


@rule("huang.bandits.joining_tile_not_counted")
def test_the_joining_tile_does_not_count_and_stays() -> None:
    short = near_wei(1, TWO)
    assert refusal(short, "tile red h8") == "huang.bandits.joining_tile_not_counted"
    state = near_wei(3, TWO)
    state.play("tile red h8")
    assert legal(state) == ["lose f8", "lose g10", "lose h9"]
    assert refusal(state, "lose h8") == "huang.bandits.joining_tile_not_counted"
    play(state, "lose f8", "lose h9")
    assert set(tiles(state, "red")) == {"g10", "h8"}


@rule("huang.bandits.joining_tile_no_vp")
@pytest.mark.parametrize("colour", ["white", "green"])
def test_the_joining_tile_scores_nothing(colour: str) -> None:
    state = near_wei(1, ONE, leaders={(1, "yellow"): "f9", (2, "green"): "g10"})
    state.play(f"tile {colour} h8")
    assert [points(state, seat) for seat in range(3)] == [{}, {}, {}]


@rule("huang.bandits.joining_tile_no_bonus")
def test_no_market_and_no_pagoda() -> None:
    green = near_wei(1, ONE)
    green.play("tile green h8")
    assert green.decision.kind == "action"
    yellow = position(
        tiles={"h9": "yellow", "g10": "red"},
        leaders={(1, "red"): "f9"},
        hands={0: "ygg"},
        bandits={"h7": ONE},
        renegade_bandits=True,
    )
    yellow.play("tile yellow h8")  # it would be a triangle with Wei and h9
    assert yellow.decision.kind == "action"
    assert saved(yellow)["pagodas"] == []
    yellow.play("build g9")  # later it may


@rule("huang.bandits.marker")
def test_the_marker_lies_on_the_joining_tile_meanwhile() -> None:
    state = near_wei(3, TWO)
    state.play("tile white h8")
    assert state.see(-1)["marker"] == "h8"
    state.play("lose f8")
    assert state.see(-1)["marker"] == "h8"
    state.play("lose h9")
    assert state.see(-1)["marker"] is None


@rule("huang.bandits.red_leader_reward")
@pytest.mark.parametrize(("number", "reward"), [(ONE, 1), (TWO, 2), (THREE, 3), (FOUR, 4)])
def test_the_red_leaders_owner_is_rewarded(number: int, reward: int) -> None:
    state = near_wei(4, number)
    state.play("tile white h8")
    assert [points(state, seat) for seat in range(3)] == [{}, {"red": reward}, {}]


@rule("huang.bandits.no_red_leader_no_reward")
def test_the_yellow_leader_does_not_step_in() -> None:
    state = near_wei(2, TWO, leaders={(1, "yellow"): "f9"})
    state.play("tile white h8")
    assert [points(state, seat) for seat in range(3)] == [{}, {}, {}]
    assert bandits(state) == {}
    assert tiles(state, "red") == {}


@rule("huang.bandits.reds_lost")
def test_the_tile_player_removes_as_many_red_tiles() -> None:
    state = near_wei(3, TWO)
    state.play("tile white h8")
    assert (state.decision.kind, state.decision.seat) == ("lose", 0)  # seat 0 chooses in seat 1's kingdom
    assert refusal(state, "lose g9") == "huang.bandits.reds_lost"
    play(state, "lose g10", "lose h9")
    assert set(tiles(state, "red")) == {"f8"}
    assert saved(state)["discarded"] == {"red": 2}
    exact = near_wei(2, TWO)
    exact.play("tile white h8")  # without a choice nothing is asked
    assert tiles(exact, "red") == {}


@rule("huang.bandits.red_pagoda_falls")
def test_a_red_pagoda_falls() -> None:
    state = near_wei(4, ONE, pagodas=["g10 up"])  # g10, h9, h10
    state.play("tile white h8")
    state.play("lose h10")
    assert saved(state)["pagodas"] == []
    assert supply(state)["red"] == 2
    kept = near_wei(4, ONE, pagodas=["g10 up"])
    play(kept, "tile white h8", "lose f8")
    assert saved(kept)["pagodas"] == ["g10 up"]


@rule("huang.bandits.tile_discarded")
def test_the_spot_becomes_ordinary_land() -> None:
    state = near_wei(1, ONE, "wg")
    state.play("tile white h8")
    assert bandits(state) == {}
    assert on(state, "h7") is None
    trial = state.copy()
    trial.play("leader white g8")  # next to the old spot
    state.play("tile green h7")
    assert tiles(state)["h7"] == "green"
    assert set(kingdoms(state)[0]["hexes"]) >= {"h7", "h8", "g9"}


@rule("huang.bandits.no_war_at_once")
def test_no_war_at_the_same_time() -> None:
    state = near_yan_and_zhao(2, 2, TWO, {(0, "red"): "b7", (1, "red"): "c6"})
    assert refusal(state, "tile white b6") == "huang.bandits.no_war_at_once"


@rule("huang.bandits.several_kingdoms_count_together")
def test_kingdoms_in_peace_fight_together() -> None:
    state = near_yan_and_zhao(1, 1, TWO, {(0, "red"): "b7", (1, "blue"): "c6"})
    state.play("tile white b6")
    assert tiles(state, "red") == {}
    assert [points(state, seat) for seat in range(3)] == [{"red": 2}, {}, {}]
    assert [kingdom["rulers"] for kingdom in kingdoms(state)] == [{"red": 0, "blue": 1}]
    choice = near_yan_and_zhao(2, 1, TWO, {(0, "red"): "b7", (1, "blue"): "c6"})
    choice.play("tile white b6")
    assert legal(choice) == ["lose b9", "lose c8", "lose d6"]  # from either kingdom
    short = near_yan_and_zhao(1, 3, FOUR, {(0, "red"): "b7"})
    assert refusal(short, "tile white b6") == "huang.bandits.leaderless_not_enough"


@rule("huang.bandits.not_two_at_once")
def test_not_two_bandit_tiles_at_once() -> None:
    state = near_wei(5, ONE, leaders={(1, "red"): "f9"})
    assert "h8" in hexes_for_white(state)
    # No two spots of this board share a neighbour, so the second tile is put down by hand.
    second = MAP.names.index("i9")
    state.cells[second] = BANDIT + 2
    state.bandits = sorted([*state.bandits, second])
    state.free_river = [hex for hex in state.free_river if hex != second]
    assert "h8" not in hexes_for_white(state)
    assert refusal(state, "tile white h8") == "huang.bandits.not_two_at_once"
    for one in MAIN.bandit_spots:
        for other in MAIN.bandit_spots:
            assert one == other or not set(MAP.near[one]) & set(MAP.near[other])


def hexes_for_white(state: HuangState) -> list[str]:
    trial = state.copy()
    trial.play("tile white")
    return legal(trial)


def on_the_yangtze(hands: str = "bbb") -> HuangState:
    """Bandits on k11; seat 0's red leader rules a kingdom that reaches i12 on the river."""
    return position(
        tiles={"g12": "yellow", "h11": "red", "g11": "red", "i12": "blue"},
        leaders={(0, "red"): "h12"},
        hands={0: hands},
        bandits={"k11": ONE},
        renegade_bandits=True,
    )


@rule("huang.bandits.not_later_in_chain")
def test_bandits_are_not_fought_later_in_a_chain() -> None:
    state = on_the_yangtze()
    state.play("tile blue i11")
    assert refusal(state, "chain j11") == "huang.bandits.not_later_in_chain"
    assert legal(state) == ["chain i10", "stop"]
    on_the_yangtze().play("tile blue j11")  # it is allowed as a first tile


@rule("huang.bandits.fight_ends_blue_chain")
def test_a_fight_ends_the_chain() -> None:
    state = on_the_yangtze()
    play(state, "tile blue j11", "lose g11")
    assert state.decision.kind == "action"
    assert hand(state, 0) == "bb"
    assert points(state, 0) == {"red": 1}


@rule("huang.bandits.not_riot_target")
def test_a_riot_cannot_remove_bandits() -> None:
    state = near_wei(hands="bb")
    assert refusal(state, "riot h7") == "huang.bandits.not_riot_target"
    assert leaders(state, 1) == {"red": "f9"}


@rule("huang.bandits.not_with_eighteen")
def test_not_with_the_eighteen_kingdoms() -> None:
    with pytest.raises(BadOptions) as caught:
        HUANG.new(3, {"renegade_bandits": True, "eighteen_kingdoms": True})
    assert caught.value.rule == "huang.bandits.not_with_eighteen"
