"""The main board: hexes, rivers and capitals."""

from tests.huang.geometry import MAIN, MAP, most_disjoint, near, nearest_capitals, river_triangles, rivers
from tests.huang.positions import kingdoms, play, position, refusal, tiles
from tests.ledger import rule


@rule("huang.board.hex_adjacency")
def test_a_hex_has_at_most_six_neighbours() -> None:
    assert near("h7") == {"g7", "g8", "h8", "i8", "i7", "h6"}
    assert near("a2") == {"a3", "b2", "b1"}
    for hex, neighbours in enumerate(MAP.near):
        assert len(neighbours) <= 6
        assert all(hex in MAP.near[other] for other in neighbours)
    # h6 and h8 share a corner of h7 at most: pieces there are not linked.
    state = position(tiles={"h6": "green", "h8": "green"}, leaders={(0, "red"): "h4"})
    assert [kingdom["hexes"] for kingdom in kingdoms(state)] == [["h4", "h5", "h6"]]


@rule("huang.board.odd_row_offset")
def test_odd_rows_are_shifted_to_the_right() -> None:
    assert MAP.places[MAP.names.index("h7")] == (7, 7)
    assert {"i7", "i8"} <= near("h7")  # row 7 is shifted: below it lie columns 7 and 8
    assert "i6" not in near("h7")
    assert {"h5", "h6"} <= near("g6")  # row 6 is not: below it lie columns 5 and 6
    assert "h7" not in near("g6")


@rule("huang.board.main_size")
def test_the_main_board_has_159_hexes() -> None:
    assert (MAP.size, len(MAIN.land), len(MAIN.river)) == (159, 120, 39)


@rule("huang.board.main_rivers")
def test_two_rivers_that_do_not_touch() -> None:
    assert rivers(MAIN) == [22, 17]


@rule("huang.board.main_capitals")
def test_seven_capitals() -> None:
    places = {name: MAP.places[hex] for name, hex in zip(MAIN.capital_names, MAIN.capitals, strict=True)}
    assert places == {
        "qin": (6, 2),
        "zhao": (3, 5),
        "yan": (1, 8),
        "qi": (4, 12),
        "wei": (6, 9),
        "han": (7, 5),
        "chu": (11, 7),
    }


@rule("huang.board.main_capital_spacing")
def test_the_nearest_capital_is_four_hexes_away() -> None:
    assert nearest_capitals(MAIN) == [4] * 7


@rule("huang.board.main_river_triangles")
def test_both_blue_pagodas_can_be_built() -> None:
    assert len(river_triangles(MAIN)) == 13
    assert most_disjoint(river_triangles(MAIN)) == 6
    blue = dict.fromkeys(("f4", "g4", "g5", "j4", "k4", "k5"), "blue")
    state = position(tiles=blue, hands={0: "gggg"})
    play(state, "build f4", "build j4")
    assert state.save()["pagodas"] == ["f4 up", "j4 up"]


@rule("huang.board.space_holds_one_piece")
def test_a_hex_holds_one_piece() -> None:
    state = position(leaders={(1, "red"): "h4"}, hands={0: "rw"}, bandits={"m6": 1}, renegade_bandits=True)
    for taken in ("h5", "h4", "m6"):  # a tile, a leader, bandits
        assert refusal(state, f"tile red {taken}") == "huang.board.space_holds_one_piece"
    state.play("tile red i5")
    assert refusal(state, "tile white i5") == "huang.board.space_holds_one_piece"
    assert tiles(state)["i5"] == "red"
