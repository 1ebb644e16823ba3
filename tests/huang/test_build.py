"""Building for two green tiles."""

import pytest
from tests.huang.positions import hand, leaders, legal, play, position, refusal, saved, supply
from tests.ledger import rule

RED = dict.fromkeys(("h6", "i6", "i7"), "red")
WHITE = dict.fromkeys(("l4", "m4", "m5"), "white")


@rule("huang.build.cost_two_green")
def test_building_costs_two_green_tiles() -> None:
    state = position(tiles=RED | WHITE, leaders={(0, "green"): "h4"}, hands={0: "gggw"})
    state.play("build h6")
    assert hand(state, 0) == "gw"
    assert saved(state)["discarded"] == {"green": 2}
    assert saved(state)["pagodas"] == ["h6 up"]
    assert refusal(state, "build l4") == "huang.build.cost_two_green"


@rule("huang.build.off_board_leader_discount")
def test_the_green_leader_stands_for_one_tile() -> None:
    state = position(tiles=RED, hands={0: "g"})
    state.play("build leader h6")
    assert hand(state, 0) == ""
    assert saved(state)["pagodas"] == ["h6 up"]
    on_board = position(tiles=RED, leaders={(0, "green"): "h4"}, hands={0: "g"})
    assert refusal(on_board, "build leader h6") == "huang.build.off_board_leader_discount"
    without_tile = position(tiles=RED, hands={0: "r"})
    assert refusal(without_tile, "build leader h6") == "huang.build.off_board_leader_discount"


@rule("huang.build.discount_optional")
def test_the_discount_is_a_choice_and_the_leader_stays() -> None:
    state = position(tiles=RED | WHITE, hands={0: "ggg"})
    assert {"build", "build leader"} <= set(legal(state))
    play(state, "build h6")
    assert hand(state, 0) == "g"
    state.play("build leader l4")
    assert leaders(state, 0) == {}
    assert saved(state)["pagodas"] == ["h6 up", "l4 up"]
    again = position(tiles=RED | WHITE, hands={0: "gg"})
    play(again, "build leader h6", "build leader l4")
    assert saved(again)["discarded"] == {"green": 2}


@rule("huang.build.existing_triangle")
def test_any_triangle_on_the_board() -> None:
    state = position(tiles=RED | WHITE, leaders={(1, "red"): "h4"}, hands={0: "gggg"})
    trial = state.copy()
    trial.play("build")
    assert legal(trial) == ["h6", "l4"]  # in another player's kingdom, and in none
    assert refusal(state, "build i6") == "huang.build.existing_triangle"
    play(state, "build l4", "build h6")
    none = position(tiles={"h6": "red", "i6": "red"}, hands={0: "gg"})
    assert refusal(none, "build h6") == "huang.build.existing_triangle"


@rule("huang.build.same_limits")
def test_the_same_limits_as_after_a_placement() -> None:
    laid = RED | dict.fromkeys(("h7", "i8", "l4", "m4", "m5", "l9", "m9", "m10"), "red")
    state = position(tiles=laid, pagodas=["h6 up", "l4 up"], hands={0: "gg"})
    assert refusal(state, "build h7") == "huang.pagoda.no_overlap"  # i7 carries one already
    assert supply(state)["red"] == 0
    state.play("build l9")
    assert legal(state) == ["move h6", "move l4"]
    state.play("move l4")
    assert saved(state)["pagodas"] == ["h6 up", "l9 up"]


@rule("huang.build.war_triangle_later")
def test_a_triangle_made_by_a_war_tile_or_in_a_chain() -> None:
    war = position(
        tiles={"h8": "white", "g8": "white"},
        leaders={(0, "blue"): "h6", (1, "blue"): "f9"},
        hands={0: "wgg"},
    )
    play(war, "tile white h7", "commit nothing", "commit nothing", "commit nothing", "winner h5")
    war.play("build g8")
    assert saved(war)["pagodas"] == ["g8 up"]
    chain = position(hands={0: "bbbgg"})
    play(chain, "tile blue f4", "chain g4", "chain g5", "stop", "build f4")
    assert saved(chain)["pagodas"] == ["f4 up"]


@rule("huang.build.existing_triangle")
@pytest.mark.parametrize("shape", ["up", "down"])
def test_two_triangles_from_one_hex(shape: str) -> None:
    state = position(tiles=dict.fromkeys(("h7", "h8", "i7", "i8"), "red"), hands={0: "gg"})
    state.play(f"build h7 {shape}")
    assert saved(state)["pagodas"] == [f"h7 {shape}"]
