"""The royal palace."""

import pytest
from tests.huang.positions import (
    hand,
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
)
from tests.ledger import rule

from tianxia.games.huang.state import HuangState

RHOMBUS = dict.fromkeys(("h5", "h6", "i5", "i6"), "yellow")
ELSEWHERE = dict.fromkeys(("f11", "f12", "g11", "g12"), "yellow")
SIX = "yrbgww"


def palace(state: HuangState) -> str | None:
    found: str | None = saved(state)["palace"]
    return found


@rule("huang.palace.single_piece")
def test_one_palace_beside_the_board() -> None:
    state = new(3, royal_palace=True)
    assert palace(state) is None
    assert supply(state)["palace"] == 1
    built = position(tiles=RHOMBUS, hands={0: "gg"}, royal_palace=True)
    built.play("build h5 palace left")
    assert supply(built)["palace"] == 0
    assert supply(new(3))["palace"] == 0  # not in this game


@rule("huang.palace.shape")
@pytest.mark.parametrize(
    ("shape", "hexes", "move"),
    [
        ("f11 palace upright", ("f11", "g11", "g12", "h11"), "pagoda f11"),
        ("f11 palace left", ("f11", "f12", "g11", "g12"), "pagoda f11 palace left"),
        ("f11 palace right", ("f11", "f12", "g12", "g13"), "pagoda f11"),
    ],
)
def test_a_rhombus_in_three_directions(shape: str, hexes: tuple[str, ...], move: str) -> None:
    laid = dict.fromkeys(hexes[:3], "yellow")
    state = position(tiles=laid, hands={0: "y"}, capitals=False, royal_palace=True)
    play(state, f"tile yellow {hexes[3]}", move)
    assert palace(state) == shape
    seen = state.see(-1)["palace"]
    assert isinstance(seen, dict)
    assert tuple(seen["hexes"]) == hexes


@rule("huang.palace.shape")
def test_other_shapes_and_colours_do_not_carry_it() -> None:
    red = position(tiles=dict.fromkeys(ELSEWHERE, "red"), hands={0: "gg"}, royal_palace=True)
    red.play("build f11")
    assert not [move for move in legal(red) if "palace" in move]
    line = dict.fromkeys(("f9", "f10", "f11"), "yellow")
    row = position(tiles=line, hands={0: "y"}, capitals=False, royal_palace=True)
    row.play("tile yellow f12")
    assert row.decision.kind == "action"


@rule("huang.palace.built_like_pagoda")
def test_it_is_built_after_a_tile_or_for_green_tiles() -> None:
    placed = position(tiles={"h6": "yellow", "i5": "yellow"}, hands={0: "y"}, royal_palace=True)
    play(placed, "tile yellow i6", "pagoda h5 palace left")
    assert palace(placed) == "h5 palace left"
    bought = position(tiles=RHOMBUS, hands={0: "gg"}, leaders={(0, "green"): "h4"}, royal_palace=True)
    assert refusal(bought, "build leader h5") == "huang.build.off_board_leader_discount"
    bought.play("build h5 palace left")
    assert (palace(bought), hand(bought, 0)) == ("h5 palace left", "")
    cheaper = position(tiles=RHOMBUS, hands={0: "g"}, royal_palace=True)
    cheaper.play("build leader h5 palace left")
    assert palace(cheaper) == "h5 palace left"
    without = position(tiles=RHOMBUS, hands={0: "gg"})
    without.play("build h5")
    assert not [move for move in legal(without) if "palace" in move]


@rule("huang.palace.built_like_pagoda")
def test_not_after_a_war_tile() -> None:
    state = position(
        tiles={"h6": "yellow", "i6": "yellow", "h8": "red"},
        leaders={(0, "red"): "h4", (1, "red"): "f9"},
        hands={0: "ygg"},
        royal_palace=True,
    )
    play(state, "tile yellow h7", "commit nothing", "commit nothing", "commit nothing")
    assert state.decision.kind == "action"


@rule("huang.palace.no_overlap")
@pytest.mark.parametrize(("pagodas", "standing"), [(["h1 up"], None), ([], "h1 palace right")])
def test_no_palace_upon_another_building(pagodas: list[str], standing: str | None) -> None:
    # Of the upright rhombus f1, g1, g2, h1 the last tile lies under a building; the left one is free.
    laid = dict.fromkeys(("f1", "f2", "g1", "h1", "h2", "i1", "i2", "i3"), "yellow")
    state = position(tiles=laid, pagodas=pagodas, palace=standing, hands={0: "gg"}, royal_palace=True)
    assert refusal(state, "build f1 palace upright") == "huang.palace.no_overlap"
    free = position(tiles=laid, hands={0: "gg"}, royal_palace=True)
    free.play("build f1 palace upright")
    state.play("build f1 palace left")
    assert palace(state) == "f1 palace left"


@rule("huang.palace.blocks_yellow_pagodas")
def test_tiles_under_the_palace_carry_no_pagoda() -> None:
    free = dict.fromkeys(("f11", "f12"), "yellow")  # a triangle with Qi, so that building is offered
    laid = RHOMBUS | {"h7": "yellow"} | free
    state = position(tiles=laid, palace="h5 palace left", hands={0: "ygg"}, royal_palace=True)
    assert refusal(state, "build h5") == "huang.palace.blocks_yellow_pagodas"
    state.play("tile yellow g7")  # a triangle with h6 and h7, but h6 lies under the palace
    assert state.decision.kind == "action"
    assert refusal(state, "build g7") == "huang.palace.blocks_yellow_pagodas"
    state.play("build e12")


@rule("huang.palace.repositioned")
def test_building_it_again_moves_it() -> None:
    state = position(tiles=RHOMBUS | ELSEWHERE, palace="h5 palace left", hands={0: "gg"}, royal_palace=True)
    state.play("build f11 palace left")
    assert palace(state) == "f11 palace left"
    assert supply(state)["palace"] == 0


@rule("huang.palace.lost_with_tile")
@pytest.mark.parametrize("hex", ["h5", "h6", "i5", "i6"])
def test_it_falls_with_a_tile(hex: str) -> None:
    state = position(tiles=RHOMBUS, palace="h5 palace left", hands={0: "bb"}, royal_palace=True)
    state.play(f"riot {hex}")
    assert palace(state) is None
    assert supply(state)["palace"] == 1


@rule("huang.palace.one_building_per_placement")
@pytest.mark.parametrize(
    ("move", "pagodas", "standing"),
    [("pagoda h5 up", ["h5 up"], None), ("pagoda h5 palace left", [], "h5 palace left")],
)
def test_a_pagoda_or_the_palace(move: str, pagodas: list[str], standing: str | None) -> None:
    state = position(tiles={"h6": "yellow", "i5": "yellow"}, hands={0: "y"}, royal_palace=True)
    play(state, "tile yellow i6", move)
    assert (saved(state)["pagodas"], palace(state)) == (pagodas, standing)
    assert state.decision.kind == "action"


@rule("huang.palace.no_points")
def test_it_gives_no_points() -> None:
    state = position(tiles=RHOMBUS, leaders={(0, "yellow"): "h4"}, palace="h5 palace left", royal_palace=True)
    pass_turn(state)
    assert points(state, 0) == {}


@rule("huang.palace.hand_limit_seven")
def test_seven_tiles_also_on_turns_of_others() -> None:
    state = position(
        tiles=RHOMBUS,
        leaders={(1, "yellow"): "h4", (0, "yellow"): "l8", (2, "red"): "g6"},
        palace="h5 palace left",
        hands={0: SIX, 1: SIX, 2: SIX},
        royal_palace=True,
    )
    assert [player(state, seat)["limit"] for seat in range(3)] == [6, 7, 6]
    pass_turn(state)
    assert [len(hand(state, seat)) for seat in range(3)] == [6, 7, 6]


@rule("huang.palace.loss_keeps_tiles")
def test_losing_it_costs_no_tile() -> None:
    state = position(
        seats=2,
        tiles=RHOMBUS,
        leaders={(1, "yellow"): "h4"},
        palace="h5 palace left",
        hands={0: "bbrrrr", 1: SIX + "r"},
        royal_palace=True,
    )
    state.play("riot i6")
    pass_turn(state)
    assert len(hand(state, 1)) == 7
    play(state, "tile red h7", "tile white h8")
    assert len(hand(state, 1)) == 6  # five were left, and it is refilled to six again


@rule("huang.palace.replace_still_six")
def test_six_of_seven_tiles_can_be_replaced() -> None:
    state = position(
        seats=2,
        tiles=RHOMBUS,
        leaders={(0, "yellow"): "h4"},
        palace="h5 palace left",
        hands={0: "rrrrrrr", 1: SIX},
        bag="bbbbbbbb",
        royal_palace=True,
    )
    state.play("replace red red red red red red")
    assert state.decision.kind == "action"  # the seventh tile is not asked about
    assert hand(state, 0) == "rbbbbbb"


@rule("huang.palace.seventh_tile_can_end_game")
@pytest.mark.parametrize(("where", "over"), [("h4", True), ("l8", False)])
def test_a_missing_seventh_tile_ends_the_game(where: str, over: bool) -> None:
    state = position(
        seats=2,
        tiles=RHOMBUS,
        leaders={(0, "yellow"): where},
        palace="h5 palace left",
        hands={0: SIX, 1: SIX},
        bag="",
        royal_palace=True,
    )
    pass_turn(state)
    assert state.over == over


@rule("huang.palace.combinable")
@pytest.mark.parametrize(
    ("seats", "option"),
    [(2, "short_two_player"), (3, "renegade_bandits"), (4, "eighteen_kingdoms"), (5, "dragon")],
)
def test_it_goes_with_every_option(seats: int, option: str) -> None:
    assert supply(new(seats, royal_palace=True, **{option: True}))["palace"] == 1
