"""Phase 7: reorganisation."""

from tests.ledger import rule
from tests.royaumes.positions import army, asked, legal, play, position, refusal, stock

FAR = {1: {"2": "1+"}}


@rule("royaumes.reorganise.optional")
def test_reorganising_is_a_choice() -> None:
    state = position({0: {"25": "1+ 2-"}, **FAR}, "reorganise", markers={0: [1, 1]})
    idle = play(state.copy(), "done")
    assert (army(idle, "25"), stock(idle, 0)) == ((0, 1, 2), [1, 1])
    play(state, "reorganise 25 one enough")
    assert (army(state, "25"), stock(state, 0)) == ((0, 2, 1), [1])
    play(state, "reorganise 25 one")
    assert army(state, "25") == (0, 3, 0)
    assert asked(state)[0] != "reorganise"


@rule("royaumes.reorganise.only_in_commandery")
def test_never_on_a_link() -> None:
    state = position({0: {"25": "1-", "25-26": "3-"}, **FAR}, "reorganise", markers={0: [4]})
    assert legal(state) == ["reorganise 25", "done"]
    assert refusal(state, "reorganise 25-26") == "royaumes.reorganise.only_in_commandery"
    nowhere = position({0: {"25": "1+", "25-26": "3-"}, **FAR}, "reorganise", markers={0: [4]})
    assert asked(nowhere)[0] != "reorganise"


@rule("royaumes.reorganise.value_per_commandery")
def test_as_many_as_the_markers_are_worth() -> None:
    state = position({0: {"25": "3-", "26": "3-"}, **FAR}, "reorganise", markers={0: [2, 1, 1, 1]})
    play(state, "reorganise 25 two enough", "reorganise 26 one enough", "reorganise 25 one enough")
    assert (army(state, "25"), army(state, "26")) == ((0, 3, 0), (0, 1, 2))
    assert stock(state, 0) == [1]


@rule("royaumes.reorganise.no_sharing")
def test_what_is_left_over_serves_nobody_else() -> None:
    state = position({0: {"25": "1-", "26": "1-"}, **FAR}, "reorganise", markers={0: [4]})
    play(state, "reorganise 25 four")
    assert (army(state, "25"), army(state, "26"), stock(state, 0)) == ((0, 1, 0), (0, 0, 1), [])


@rule("royaumes.reorganise.where_troops_are_now")
def test_also_where_one_has_just_come() -> None:
    state = position({0: {"25-26": "2-"}, **FAR}, "autumn", markers={0: [2]})
    play(state, "move 25-26 26 2-", "done")
    assert asked(state) == ("reorganise", 0)
    play(state, "reorganise 26 two")
    assert army(state, "26") == (0, 2, 0)
    assert army(position({0: {"25": "1-"}, 1: {"26": "1-"}}, "reorganise", markers={0: [1]}), "26") == (
        1,
        0,
        1,
    )
    other = position({0: {"25": "1-"}, 1: {"26": "1-"}}, "reorganise", markers={0: [1]})
    assert refusal(other, "reorganise 26") == "royaumes.reorganise.where_troops_are_now"
