"""Retreats."""

import pytest
from tests.ledger import rule
from tests.royaumes.positions import armies, army, asked, generals, legal, play, position, refusal, stock

BIG = {"22-27": "9+"}


@rule("royaumes.retreat.refuser_must_leave", "royaumes.retreat.whole_army_together")
def test_who_refuses_leaves_with_everything() -> None:
    state = position({0: BIG, 1: {"22": "2+ 3-"}}, generals={1: {1: "22", 2: "22"}})
    play(state, "move 22-27 22 9+", "enough", "enough", "keep 7", "fight", "withdraw 22-26")
    assert army(state, "22-26") == (1, 2, 3)
    assert generals(state, 1) == {1: "22-26", 2: "22-26", 4: "reserve"}
    assert army(state, "22") == (0, 7, 2)


@rule("royaumes.retreat.attacker_to_origin")
@pytest.mark.parametrize(("origin", "to"), [("22-27", "22"), ("22", "22-27")])
def test_an_attacker_goes_back_where_it_came_from(origin: str, to: str) -> None:
    state = position({0: {origin: "2+ 1-"}, 1: {to: "2+"}}, generals={0: {1: origin}, 1: {1: to}})
    play(state, f"move {origin} {to} 2+ 1- general 1", "enough", "enough", "withdraw")
    assert army(state, origin) == (0, 2, 1)  # the place was not asked
    assert generals(state, 0)[1] == origin
    assert army(state, to) == (1, 2, 0)


@rule("royaumes.retreat.attacker_always_possible")
def test_an_attacker_can_always_retreat() -> None:
    state = position({0: {"22-27": "2+"}, 1: {"22": "2+", "22-26": "1+", "16-22": "1+", "17-22": "1+"}})
    play(state, "move 22-27 22 2+", "enough", "enough")
    assert legal(state) == ["fight", "withdraw"]
    play(state, "withdraw")
    assert army(state, "22-27") == (0, 2, 0)


@rule("royaumes.move.combat_uses_the_move")
def test_an_attacker_that_went_back_has_moved() -> None:
    state = position({0: {"22-27": "2+"}, 1: {"22": "2+"}})
    play(state, "move 22-27 22 2+", "enough", "enough", "withdraw")
    assert army(state, "22-27") == (0, 2, 0)
    assert "move" not in legal(state)


@rule("royaumes.retreat.attacker_river")
def test_an_attacker_suffers_the_river_again() -> None:
    held = {0: {"16-22": "2+ 1-"}, 1: {"22": "3+"}}
    state = position(held, markers={0: [1]})
    play(state, "move 16-22 22 2+ 1-", "enough", "enough")
    paid = play(state.copy(), "withdraw one")
    assert (army(paid, "16-22"), stock(paid, 0)) == ((0, 1, 1), [])
    play(state, "withdraw enough")
    assert (army(state, "16-22"), stock(state, 0)) == ((0, 0, 2), [1])
    out = position({0: {"22": "2+"}, 1: {"16-22": "1+"}})
    play(out, "move 22 16-22 2+", "enough", "withdraw")
    assert army(out, "22") == (0, 0, 2)  # back onto dry land: disorganised by the way in only


@rule("royaumes.retreat.marcher_straight_home")
def test_a_marcher_goes_straight_home() -> None:
    state = position(
        {0: {"21": "2+"}, 1: {"16": "3+"}},
        "march",
        generals={0: {4: "21"}, 1: {4: "16"}},
        markers={0: [2, 1]},
    )
    play(state, "march 21 16 2+ two enough", "enough", "withdraw")
    assert army(state, "21") == (0, 0, 2)  # the troop is neither lost nor paid for
    assert (generals(state, 0)[4], stock(state, 0)) == ("21", [1])
    assert army(state, "16-21") is None


@rule("royaumes.retreat.defender_adjacent")
def test_a_defender_goes_to_a_space_next_to_it() -> None:
    state = position({0: BIG, 1: {"22": "1+"}})
    play(state, "move 22-27 22 9+", "enough", "enough", "fight", "withdraw")
    assert legal(state) == ["16-22", "17-22", "22-26"]
    assert refusal(state, "26") == "royaumes.retreat.defender_adjacent"
    link = position({0: {"22": "9+"}, 1: {"22-27": "1+"}})
    play(link, "move 22 22-27 9+", "enough", "enough", "fight", "withdraw")
    assert legal(link) == ["27"]
    play(link, "27")
    assert army(link, "27") == (1, 1, 0)


@rule("royaumes.retreat.not_to_enemy_army")
def test_not_where_another_army_stands() -> None:
    state = position({0: {**BIG, "22-26": "1+"}, 1: {"22": "1+"}, 2: {"16-22": "1-"}}, markers={1: [1]})
    play(state, "move 22-27 22 9+", "enough", "enough", "fight", "withdraw")
    assert legal(state) == ["17-22"]
    assert refusal(state, "22-26") == "royaumes.retreat.not_to_enemy_army"
    assert refusal(state, "16-22") == "royaumes.retreat.not_to_enemy_army"


@rule("royaumes.retreat.not_to_attacker_origin")
def test_not_where_the_attacker_came_from() -> None:
    state = position({0: BIG, 1: {"22": "1+"}})
    play(state, "move 22-27 22 9+", "enough", "enough", "fight", "withdraw")
    assert refusal(state, "22-27") == "royaumes.retreat.not_to_attacker_origin"  # though it is empty


@rule("royaumes.retreat.march_link_barred")
def test_not_along_the_road_of_a_march() -> None:
    state = position({0: {"26": "9+"}, 1: {"22": "1+"}}, "march", generals={0: {1: "26"}})
    play(state, "march 26 22 9+", "enough")
    play(state, "fight", "withdraw")
    assert legal(state) == ["16-22", "17-22", "22-27"]
    assert refusal(state, "22-26") == "royaumes.retreat.march_link_barred"


@rule("royaumes.retreat.no_wall")
def test_never_onto_a_wall() -> None:
    state = position({0: {"22-27": "9+"}, 1: {"27": "2+"}}, generals={1: {1: "27"}})
    play(state, "move 22-27 27 9+", "enough", "enough")
    play(state, "fight", "withdraw")
    assert legal(state) == ["23-27", "27-28"]
    assert refusal(state, "27-31") == "royaumes.retreat.no_wall"


@rule("royaumes.retreat.own_space_allowed")
def test_to_own_pieces() -> None:
    state = position({0: BIG, 1: {"22": "1+", "22-26": "2+ 1-"}}, generals={1: {2: "22-26"}})
    play(state, "move 22-27 22 9+", "enough", "enough", "fight", "withdraw 22-26")
    assert army(state, "22-26") == (1, 3, 1)
    assert generals(state, 1)[2] == "22-26"


@rule("royaumes.retreat.river_applies", "royaumes.retreat.river_payment_optional")
@pytest.mark.parametrize(
    ("words", "left", "kept"), [("four", (2, 0), [1]), ("one", (1, 1), [4]), ("enough", (0, 2), [4, 1])]
)
def test_a_river_in_a_retreat(words: str, left: tuple[int, int], kept: list[int]) -> None:
    state = position({0: BIG, 1: {"22": "2+ 3-"}}, markers={1: [4, 1]})
    play(state, "move 22-27 22 9+", "enough", "enough", "fight")
    end = " enough" if words == "four" else ""
    play(state, f"withdraw 16-22 {words}{end}")
    assert army(state, "16-22") == (1, *left)
    assert stock(state, 1) == kept


@rule("royaumes.retreat.paid_from_remaining_stock")
def test_bid_markers_are_gone() -> None:
    state = position({0: BIG, 1: {"22": "2+"}}, markers={1: [4, 1]})
    play(state, "move 22-27 22 9+", "enough", "four enough")
    play(state, "keep 7", "fight", "withdraw 16-22")
    assert legal(state) == ["one", "enough"]


@rule("royaumes.retreat.generals_may_be_left_alone", "royaumes.retreat.river_before_lone_general")
def test_generals_go_on_alone_when_the_river_takes_their_troops() -> None:
    state = position(
        {0: {"22-27": "9+", "22-26": "1+"}, 1: {"22": "2-"}, 2: {"12": "1+"}},
        generals={1: {1: "22"}, 2: {4: "16-22"}},
    )
    play(state, "move 22-27 22 9+", "enough")
    play(state, "fight", "withdraw 16-22")
    assert armies(state, 1) == {}
    assert (generals(state, 1)[1], generals(state, 2)[4]) == ("16-22", "16-22")  # they share the link


@rule("royaumes.retreat.kills_lone_general")
def test_a_retreating_army_kills_a_lone_general() -> None:
    state = position({0: BIG, 1: {"22": "1+"}, 2: {"12": "1+"}}, generals={2: {4: "22-26"}})
    play(state, "move 22-27 22 9+", "enough", "enough", "fight", "withdraw 22-26")
    assert (army(state, "22-26"), generals(state, 2)[4]) == ((1, 1, 0), "reserve")


@rule("royaumes.retreat.none_legal_must_fight")
def test_who_cannot_leave_must_fight() -> None:
    state = position({0: {**BIG, "22-26": "1+", "16-22": "1+", "17-22": "1+"}, 1: {"22": "1+"}})
    play(state, "move 22-27 22 9+", "enough", "enough")
    events = state.listen()
    play(state, "fight")
    assert asked(state) == ("handicap", 0)  # the defender was not asked
    told = [(event.key, event.args.get("seat"), event.touches) for event in events]
    assert told[1] == ("event-no-retreat", "#1", ["commandery:22"])
    assert [key for key, _, _ in told][:3] == ["event-fight", "event-no-retreat", "event-clash"]
    play(state, "keep 8")
    assert army(state, "22") == (0, 8, 0)
