"""Pagodas: built, moved, lost, and worth points."""

import pytest
from tests.huang.positions import (
    kingdoms,
    legal,
    pass_turn,
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


def all_of(colour: str, *hexes: str) -> dict[str, str]:
    return dict.fromkeys(hexes, colour)


def pagodas(state: HuangState) -> list[str]:
    found: list[str] = saved(state)["pagodas"]
    return found


@rule("huang.pagoda.triangle")
@pytest.mark.parametrize(
    ("laid", "last", "offered"),
    [
        (all_of("red", "h6", "i6"), "i7", True),
        (all_of("red", "h6", "h7"), "i7", True),
        (all_of("red", "h6", "h7"), "h8", False),  # a line
        (all_of("red", "h6", "i7"), "i5", False),  # two of the three hexes do not touch
        ({"h6": "red", "i6": "white"}, "i7", False),  # two colours
        ({"h6": "red"}, "i6", False),  # two tiles
    ],
)
def test_three_tiles_that_touch_each_other(laid: dict[str, str], last: str, offered: bool) -> None:
    state = position(tiles=laid, hands={0: "r"})
    state.play(f"tile red {last}")
    assert (state.decision.kind == "pagoda") == offered


@rule("huang.pagoda.includes_placed_tile")
def test_the_triangle_contains_the_tile_just_placed() -> None:
    laid = all_of("red", "h6", "i6", "i7", "l4", "m4") | all_of("white", "m8")
    state = position(tiles=laid, hands={0: "rr"})
    state.play("tile red m9")  # completes nothing: the triangle that is there brings no pagoda
    assert state.decision.kind == "action"
    state.play("tile red m5")
    assert legal(state) == ["pagoda l4", "no pagoda"]
    assert refusal(state, "pagoda h6") == "huang.pagoda.includes_placed_tile"


@rule("huang.pagoda.colour_matches")
@pytest.mark.parametrize("colour", ["yellow", "red", "blue", "green", "white"])
def test_a_pagoda_has_the_colour_of_its_tiles(colour: str) -> None:
    one, other, last = ("f4", "g4", "g5") if colour == "blue" else ("h7", "i7", "i8")
    state = position(tiles=all_of(colour, one, other), hands={0: colour[0]})
    before = supply(state)
    play(state, f"tile {colour} {last}", f"pagoda {one}")
    assert state.see(-1)["pagodas"] == [{"id": one, "colour": colour, "hexes": [one, other, last]}]
    assert supply(state) == before | {colour: before[colour] - 1}


@rule("huang.pagoda.optional")
def test_building_is_optional() -> None:
    state = position(tiles=all_of("red", "h7", "i7"), hands={0: "r"})
    play(state, "tile red i8", "no pagoda")
    assert pagodas(state) == []
    assert state.decision.kind == "action"


@rule("huang.pagoda.not_on_conflict")
def test_no_pagoda_for_a_war_tile() -> None:
    state = position(
        tiles={"h8": "white", "g8": "white"},
        leaders={(0, "blue"): "h6", (1, "blue"): "f9"},
        hands={0: "w"},
    )
    play(state, "tile white h7", "commit nothing", "commit nothing", "commit nothing", "winner h5")
    assert state.decision.kind == "action"
    assert pagodas(state) == []


@rule("huang.pagoda.no_overlap")
def test_a_tile_carries_one_pagoda() -> None:
    laid = all_of("red", "h6", "i6", "i7", "h7")
    state = position(tiles=laid, pagodas=["h6 up"], hands={0: "rgg"})
    assert refusal(state, "build h6") == "huang.build.existing_triangle"  # no free triangle anywhere
    state.play("tile red i8")  # makes a triangle with h7 and i7, but i7 is taken
    assert state.decision.kind == "action"
    assert pagodas(state) == ["h6 up"]
    other = position(tiles=laid | all_of("red", "i8", "l4", "m4", "m5"), pagodas=["h6 up"], hands={0: "gg"})
    assert refusal(other, "build h7") == "huang.pagoda.no_overlap"
    assert refusal(other, "build h6") == "huang.pagoda.no_overlap"
    other.play("build l4")


@rule("huang.pagoda.no_overlap")
def test_of_two_triangles_only_the_free_one_is_offered() -> None:
    laid = all_of("red", "h6", "i6", "i7", "h7", "h8")
    state = position(tiles=laid, pagodas=["h6 up"], hands={0: "r"})
    state.play("tile red i8")  # with h7 and h8, which are free, and with h7 and i7, which is not
    assert legal(state) == ["pagoda h7", "no pagoda"]
    state.play("pagoda h7")
    assert pagodas(state) == ["h6 up", "h7 down"]


@rule("huang.pagoda.overlap_checked_before_move")
def test_a_pagoda_cannot_step_onto_its_own_tiles() -> None:
    # The only white pagoda stands on h6, i6, i7; the triangle h6, h7, i7 shares two tiles with it.
    state = position(tiles=all_of("white", "h6", "i6", "i7"), pagodas=["h6 up"], hands={0: "wgg"})
    state.play("tile white h7")
    assert state.decision.kind == "action"
    assert "build" not in legal(state)


@rule("huang.pagoda.from_supply_first")
def test_a_pagoda_beside_the_board_is_used_first() -> None:
    laid = all_of("red", "h6", "i6", "i7", "l4", "m4")
    state = position(tiles=laid, pagodas=["h6 up"], hands={0: "r"})
    play(state, "tile red m5", "pagoda l4")
    assert pagodas(state) == ["h6 up", "l4 up"]
    assert supply(state)["red"] == 0


@rule("huang.pagoda.reposition_when_none")
def test_with_none_left_one_on_the_board_moves() -> None:
    laid = all_of("white", "h6", "i6", "i7", "l4", "m4")
    state = position(tiles=laid, pagodas=["h6 up"], hands={0: "w"})
    play(state, "tile white m5", "pagoda l4")
    assert pagodas(state) == ["l4 up"]
    assert supply(state)["white"] == 0
    assert state.decision.kind == "action"


@rule("huang.pagoda.reposition_choice")
@pytest.mark.parametrize(("moved", "stays"), [("h6", "l9 up"), ("l9", "h6 up")])
def test_the_builder_chooses_which_moves(moved: str, stays: str) -> None:
    laid = all_of("red", "h6", "i6", "i7", "l9", "m9", "m10", "l4", "m4")
    state = position(tiles=laid, pagodas=["h6 up", "l9 up"], hands={0: "r"})
    play(state, "tile red m5", "pagoda l4")
    assert state.decision.seat == 0
    assert legal(state) == ["move h6", "move l9"]
    assert refusal(state, "move l4") == "huang.pagoda.reposition_choice"
    state.play(f"move {moved}")
    assert set(pagodas(state)) == {"l4 up", stays}


@rule("huang.pagoda.one_per_placement")
def test_one_pagoda_a_placement() -> None:
    state = position(tiles=all_of("red", "g7", "h6", "g8"), hands={0: "rgg"})
    state.play("tile red h7")  # with g7 and h6, and with g7 and g8
    assert legal(state) == ["pagoda g7", "no pagoda"]
    play(state, "pagoda g7 up")
    assert pagodas(state) == ["g7 up"]
    assert state.decision.kind == "action"


@rule("huang.pagoda.no_leader_needed")
def test_no_leader_is_needed() -> None:
    state = position(tiles=all_of("red", "h7", "i7"), leaders={(1, "red"): "h6"}, hands={0: "r"})
    play(state, "tile red i8", "pagoda h7")  # in another player's kingdom
    assert pagodas(state) == ["h7 up"]
    alone = position(tiles=all_of("red", "m9", "m10"), hands={0: "r"})
    play(alone, "tile red l9", "pagoda l9")  # in no kingdom
    assert pagodas(alone) == ["l9 up"]


@rule("huang.pagoda.tiles_still_count")
def test_tiles_under_a_pagoda_link_support_and_fight() -> None:
    laid = all_of("red", "h6", "h7", "i7") | {"h8": "white"}
    state = position(tiles=laid, leaders={(0, "red"): "h4"}, pagodas=["h6 down"])
    assert kingdoms(state) == [
        {"hexes": ["g9", "h4", "h5", "h6", "h7", "h8", "i7"], "red": 3, "rulers": {"red": 0}}
    ]
    supported = position(tiles=all_of("yellow", "i5", "i6"), pagodas=["h5 up"])
    supported.play("leader red j6")
    war = position(
        tiles=all_of("red", "h6", "i6", "i7") | {"h8": "white"},
        leaders={(0, "red"): "h4", (1, "red"): "f9"},
        pagodas=["h6 up"],
        hands={0: "w"},
    )
    war.play("tile white h7")
    assert saved(war)["war"]["strengths"] == [0, 3]


@rule("huang.pagoda.lost_with_tile")
def test_a_pagoda_falls_with_its_tile() -> None:
    for hex in ("h6", "i6", "i7"):
        state = position(tiles=all_of("red", "h6", "i6", "i7"), pagodas=["h6 up"], hands={0: "bb"})
        state.play(f"riot {hex}")
        assert pagodas(state) == []
        assert supply(state)["red"] == 2
        assert len(tiles(state, "red")) == 2


@rule("huang.pagoda.score_own_turn_end")
def test_pagodas_score_at_the_end_of_ones_turn() -> None:
    laid = all_of("red", "h6", "i6", "i7", "g7", "g8", "f7") | all_of("green", "l8", "m8", "m9", "l9")
    state = position(
        tiles=laid,
        leaders={(0, "red"): "h4", (0, "green"): "l6", (0, "white"): "i5"},
        pagodas=["h6 up", "f7 up", "l8 up"],
    )
    assert len(kingdoms(state)) == 2
    state.play("pass")
    assert points(state, 0) == {}
    state.play("pass")
    assert points(state, 0) == {"red": 2, "green": 1}


@rule("huang.pagoda.score_own_turn_end")
def test_a_pagoda_of_another_kingdom_gives_nothing() -> None:
    state = position(
        tiles=all_of("red", "h6", "i6", "i7"),
        leaders={(0, "red"): "l8", (0, "blue"): "h4"},
        pagodas=["h6 up"],
    )
    pass_turn(state)
    assert points(state, 0) == {}


@rule("huang.pagoda.score_active_only")
def test_only_the_active_player_scores() -> None:
    state = position(
        seats=2,
        tiles=all_of("red", "h6", "i6", "i7"),
        leaders={(1, "red"): "h4"},
        pagodas=["h6 up"],
    )
    pass_turn(state)
    assert points(state, 1) == {}
    pass_turn(state)
    assert points(state, 1) == {"red": 1}


@rule("huang.pagoda.yellow_never_substitutes")
def test_a_yellow_leader_scores_yellow_pagodas_only() -> None:
    laid = all_of("red", "h6", "i6", "i7") | all_of("yellow", "l8", "k8")
    state = position(tiles=laid, leaders={(0, "yellow"): "h4", (0, "red"): "l6"}, pagodas=["h6 up", "k8 up"])
    pass_turn(state)
    assert points(state, 0) == {}
    yellow = position(tiles=laid, leaders={(0, "yellow"): "l6", (1, "red"): "h4"}, pagodas=["h6 up", "k8 up"])
    pass_turn(yellow)
    assert points(yellow, 0) == {"yellow": 1}


@rule("huang.pagoda.builder_irrelevant")
def test_it_does_not_matter_who_built() -> None:
    state = position(seats=2, tiles=all_of("red", "h6", "i6"), leaders={(1, "red"): "h4"}, hands={0: "r"})
    play(state, "tile red i7", "pagoda h6", "pass")
    assert points(state, 0) == {}
    assert points(state, 1) == {"red": 1}  # the tile
    pass_turn(state)
    assert points(state, 1) == {"red": 2}  # the pagoda that the other one built
