"""Riots."""

import pytest
from tests.huang.positions import hand, leaders, legal, play, points, position, refusal, saved, supply, tiles
from tests.ledger import rule


@rule("huang.riot.cost_two_blue")
def test_a_riot_costs_two_blue_tiles() -> None:
    state = position(leaders={(0, "blue"): "h4"}, hands={0: "bbbr"})
    events = state.listen()
    state.play("riot g9")
    assert hand(state, 0) == "rb"
    assert saved(state)["discarded"] == {"blue": 2, "yellow": 1}
    assert [event.key for event in events if event.seen_by == -1] == ["event-riot"]  # shown to all
    assert refusal(state, "riot b8") == "huang.riot.cost_two_blue"


@rule("huang.riot.off_board_leader_discount")
def test_the_blue_leader_stands_for_one_tile() -> None:
    state = position(hands={0: "b"})
    state.play("riot leader g9")
    assert hand(state, 0) == ""
    assert "g9" not in tiles(state)
    on_board = position(leaders={(0, "blue"): "h4"}, hands={0: "b"})
    assert refusal(on_board, "riot leader g9") == "huang.riot.off_board_leader_discount"


@rule("huang.riot.discount_optional")
def test_the_discount_is_optional() -> None:
    state = position(hands={0: "bb"})
    assert {"riot", "riot leader"} <= set(legal(state))
    state.play("riot g9")
    assert hand(state, 0) == ""


@rule("huang.riot.at_least_one_tile")
def test_one_tile_is_always_paid() -> None:
    state = position(hands={0: "rrgg"})
    assert refusal(state, "riot leader g9") == "huang.riot.at_least_one_tile"


@rule("huang.riot.leader_not_spent")
def test_the_leader_can_help_again() -> None:
    state = position(hands={0: "bb"})
    play(state, "riot leader g9", "riot leader b8")
    assert not {"g9", "b8"} & set(tiles(state))
    assert leaders(state, 0) == {}
    assert saved(state)["discarded"] == {"blue": 2, "yellow": 2}


@rule("huang.riot.removes_any_tile")
@pytest.mark.parametrize(
    ("hex", "colour"), [("h6", "red"), ("f4", "blue"), ("m10", "white"), ("i6", "green"), ("a9", "yellow")]
)
def test_any_tile_anywhere(hex: str, colour: str) -> None:
    state = position(
        tiles={"h6": "red", "f4": "blue", "m10": "white", "i6": "green", "a9": "yellow"}, hands={0: "bb"}
    )
    state.play(f"riot {hex}")
    assert hex not in tiles(state)
    assert saved(state)["discarded"][colour] == (3 if colour == "blue" else 1)
    assert refusal(position(hands={0: "bb"}), "riot h6") == "huang.riot.removes_any_tile"  # nothing there


@rule("huang.riot.removes_any_tile")
def test_the_hex_becomes_empty() -> None:
    state = position(tiles={"h6": "red"}, hands={0: "bbw"})
    play(state, "riot h6", "tile white h6")
    assert tiles(state)["h6"] == "white"


@rule("huang.riot.capital_allowed")
@pytest.mark.parametrize("capital", ["g2", "d5", "b8", "e12", "g9", "h5", "l7"])
def test_capitals_can_go(capital: str) -> None:
    state = position(hands={0: "bb"})
    state.play(f"riot {capital}")
    assert capital not in tiles(state)


@rule("huang.riot.pagoda_tile_allowed")
def test_tiles_under_pagodas_can_go() -> None:
    state = position(tiles=dict.fromkeys(("h6", "i6", "i7"), "white"), pagodas=["h6 up"], hands={0: "bb"})
    assert supply(state)["white"] == 0
    state.play("riot i6")
    assert supply(state)["white"] == 1


@rule("huang.riot.not_leaders")
def test_leaders_cannot_be_hit() -> None:
    state = position(leaders={(1, "red"): "h4", (0, "white"): "h6"}, hands={0: "bb"})
    for leader in ("h4", "h6"):
        assert refusal(state, f"riot {leader}") == "huang.riot.not_leaders"


@rule("huang.riot.returns_unsupported_leaders")
def test_every_leader_without_support_returns() -> None:
    state = position(
        tiles={"i5": "yellow"},
        leaders={(0, "red"): "h6", (1, "green"): "g6", (2, "blue"): "h4", (1, "white"): "l8"},
        hands={0: "bb"},
    )
    state.play("riot h5")
    assert leaders(state, 0) == {}
    assert leaders(state, 1) == {"white": "l8"}
    assert leaders(state, 2) == {"blue": "h4"}  # i5 supports it


@rule("huang.riot.never_conflict")
def test_a_riot_gives_no_points_and_no_conflict() -> None:
    state = position(
        tiles={"h6": "red", "h7": "red", "h8": "red"},
        leaders={(0, "red"): "h4", (1, "yellow"): "f9"},
        hands={0: "bb"},
    )
    state.play("riot h7")
    assert state.decision.kind == "action"
    assert [points(state, seat) for seat in range(3)] == [{}, {}, {}]
