"""Phase 6: forced marches."""

from tests.ledger import rule
from tests.royaumes.positions import (
    armies,
    army,
    asked,
    combat,
    generals,
    legal,
    play,
    position,
    refusal,
    stock,
)

FAR = {1: {"2": "1+"}}


@rule("royaumes.march.optional_extra")
def test_marches_come_after_both_seasons_and_are_optional() -> None:
    state = position({0: {"25": "2+", "12": "2+"}, **FAR}, "autumn", generals={0: {1: "25", 2: "12"}})
    play(state, "move 25 25-26 1+ general 1", "done", "done")
    assert asked(state) == ("march", 0)
    assert legal(state) == ["march 12", "done"]  # general 1 is on a link
    state = position({0: {"25": "2+", "12": "2+"}, **FAR}, "march", generals={0: {1: "25", 2: "12"}})
    idle = play(state.copy(), "done")
    assert armies(idle, 0) == armies(state, 0)
    play(state, "march 25 26 2+", "march 12 13 1+")  # more than one army
    assert armies(state, 0) == {"26": (0, 2), "12": (1, 0), "13": (0, 1)}


@rule("royaumes.march.commandery_to_neighbour")
def test_from_a_commandery_to_its_neighbour() -> None:
    state = position({0: {"22": "1+"}, **FAR}, "march", generals={0: {1: "22"}})
    play(state, "march 22")
    assert legal(state) == ["16", "17", "26", "27"]
    assert refusal(state, "25") == "royaumes.march.commandery_to_neighbour"
    assert refusal(state, "22-26") == "royaumes.march.commandery_to_neighbour"


@rule("royaumes.march.not_from_link")
def test_nobody_marches_from_a_link() -> None:
    state = position({0: {"22-26": "2+", "25": "1+"}, **FAR}, "march", generals={0: {1: "22-26", 2: "25"}})
    assert legal(state) == ["march 25", "done"]
    assert refusal(state, "march 22-26") == "royaumes.march.not_from_link"


@rule("royaumes.march.once_per_piece")
def test_a_piece_marches_once() -> None:
    state = position({0: {"25": "3+", "26": "1+"}, **FAR}, "march", generals={0: {1: "25", 2: "26"}})
    play(state, "march 25 26 1+")
    assert legal(state) == ["march 26", "done"]
    assert refusal(state, "march 25") == "royaumes.march.needs_general"
    play(state, "march 26 31 1+")  # general 2 marches; general 1 and its troop have marched
    assert generals(state, 0) == {1: "26", 2: "31", 4: "reserve"}
    assert armies(state, 0) == {"25": (2, 0), "26": (0, 1), "31": (0, 1)}
    assert asked(state)[0] != "march"
    again = position({0: {"25": "1+"}, **FAR}, "march", generals={0: {1: "25", 4: "12"}})
    play(again, "march 25 26 1+")
    assert refusal(again, "march 26") == "royaumes.march.once_per_piece"


@rule("royaumes.march.needs_general")
def test_troops_march_with_a_general() -> None:
    state = position({0: {"25": "3+", "26": "3+"}, **FAR}, "march", generals={0: {1: "25", 2: "25"}})
    assert refusal(state, "march 26") == "royaumes.march.needs_general"
    play(state, "march 25 20 2+")
    assert legal(state) == ["general 1", "general 2", "general 1+2"]
    assert refusal(state, "general none") == "royaumes.march.needs_general"
    play(state, "general 2")
    assert (army(state, "20"), generals(state, 0)[2]) == ((0, 0, 2), "20")


@rule("royaumes.march.organised_only")
def test_only_organised_troops_march() -> None:
    state = position({0: {"25": "1+ 3-"}, **FAR}, "march", generals={0: {1: "25"}})
    play(state, "march 25 26")
    assert legal(state) == ["0+", "1+"]
    assert refusal(state, "2+") == "royaumes.march.organised_only"
    play(state, "1+")
    assert (army(state, "25"), army(state, "26")) == ((0, 0, 3), (0, 0, 1))


@rule("royaumes.march.link_free_of_enemy_troops")
def test_enemy_troops_on_the_link_bar_the_way() -> None:
    state = position({0: {"25": "2+"}, 1: {"25-26": "1-"}}, "march", generals={0: {1: "25"}})
    play(state, "march 25 26")  # the general goes alone, because nothing else was asked
    assert (army(state, "25"), army(state, "26"), generals(state, 0)[1]) == ((0, 2, 0), None, "26")


@rule("royaumes.march.own_troops_do_not_block")
def test_own_troops_on_the_link_do_not_bar_the_way() -> None:
    state = position({0: {"25": "2+", "25-26": "1+"}, **FAR}, "march", generals={0: {1: "25"}})
    play(state, "march 25 26 2+")
    assert (army(state, "26"), army(state, "25-26")) == ((0, 0, 2), (0, 1, 0))


@rule("royaumes.march.no_wall", "royaumes.march.lone_general_always")
def test_a_wall_bars_troops_but_no_general() -> None:
    state = position({0: {"27": "2+"}, **FAR}, "march", generals={0: {1: "27"}})
    play(state, "march 27 31")
    assert (army(state, "27"), army(state, "31"), generals(state, 0)[1]) == ((0, 2, 0), None, "31")
    river = position({0: {"21": "1-"}, **FAR}, "march", generals={0: {4: "21"}}, markers={0: [1]})
    play(river, "march 21 16")
    assert (generals(river, 0)[4], stock(river, 0)) == ("16", [1])


@rule("royaumes.march.river_payment_required")
def test_a_river_is_paid_for_in_full() -> None:
    state = position({0: {"21": "3+"}, **FAR}, "march", generals={0: {1: "21"}}, markers={0: [2]})
    play(state, "march 21 16")
    assert legal(state) == ["0+", "1+", "2+"]
    assert refusal(state, "3+") == "royaumes.march.river_payment_required"
    play(state, "2+ two")
    assert (army(state, "16"), stock(state, 0)) == ((0, 0, 2), [])
    two = position({0: {"21": "2+"}, **FAR}, "march", generals={0: {1: "21"}}, markers={0: [1, 1]})
    play(two, "march 21 16 2+ one")
    assert refusal(two, "enough") == "royaumes.march.river_payment_required"
    poor = position({0: {"21": "2+"}, **FAR}, "march", generals={0: {1: "21"}})
    play(poor, "march 21 16")
    assert (army(poor, "21"), generals(poor, 0)[1]) == ((0, 2, 0), "16")


@rule("royaumes.march.ends_disorganised")
def test_a_march_ends_in_disorder() -> None:
    state = position({0: {"25": "2+"}, **FAR}, "march", generals={0: {1: "25"}})
    play(state, "march 25 26 2+")
    assert army(state, "26") == (0, 0, 2)
    paid = position({0: {"21": "2+"}, **FAR}, "march", generals={0: {1: "21"}}, markers={0: [4]})
    play(paid, "march 21 16 2+ four")
    assert army(paid, "16") == (0, 0, 2)


@rule("royaumes.march.disorganised_before_combat")
def test_a_marcher_cannot_bid_but_its_general_counts() -> None:
    state = position(
        {0: {"25": "4+"}, 1: {"26": "2+"}},
        "march",
        generals={0: {4: "25"}},
        markers={0: [4, 4, 4], 1: [1]},
    )
    play(state, "march 25 26 4+")
    assert asked(state) == ("bid", 1)
    seen = combat(state)
    assert seen is not None
    assert (seen["attacker"]["organised"], seen["attacker"]["disorganised"]) == (0, 4)
    play(state, "one enough")
    assert army(state, "26") == (1, 0, 1)  # 4 against 1: of two organised troops one disorganised is left
    assert stock(state, 0) == [4, 4, 4]


@rule("royaumes.march.lone_general_over_enemy_link")
def test_a_lone_general_slips_past_enemy_troops() -> None:
    state = position({0: {"25": "1+"}, 1: {"25-26": "5+"}}, "march", generals={0: {2: "25"}})
    play(state, "march 25 26")
    assert generals(state, 0)[2] == "26"


@rule("royaumes.march.lone_general_dies_on_arrival")
def test_a_lone_general_dies_where_an_enemy_army_stands() -> None:
    state = position({0: {"25": "1+"}, 1: {"26": "1-"}}, "march", generals={0: {2: "25"}})
    play(state, "march 25 26 0+")
    assert generals(state, 0)[2] == "reserve"
    assert state.attacker < 0


@rule("royaumes.march.kills_lone_general_on_link")
def test_a_march_kills_a_lone_general_on_the_link() -> None:
    held = {0: {"25": "1+"}, 1: {"2": "1+"}}
    state = position(held, "march", generals={0: {2: "25"}, 1: {4: "25-26"}})
    play(state, "march 25 26 1+")
    assert generals(state, 1)[4] == "reserve"
    alone = position(held, "march", generals={0: {2: "25"}, 1: {4: "25-26"}})
    play(alone, "march 25 26 0+")
    assert generals(alone, 1)[4] == "25-26"  # a general kills nobody
