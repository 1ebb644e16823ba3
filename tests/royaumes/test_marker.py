"""Command markers: indivisible, spent whole, kept behind a screen."""

from tests.ledger import rule
from tests.royaumes.positions import (
    army,
    asked,
    legal,
    pass_to,
    play,
    player,
    position,
    refusal,
    spread,
    stock,
)

from tianxia.games.royaumes.decisions.base import describe_payment
from tianxia.games.royaumes.marker import possible_purses


@rule("royaumes.marker.indivisible")
def test_a_marker_is_never_changed() -> None:
    state = position({0: {"21": "3+"}, 1: {"2": "1+"}}, markers={0: [4]})
    play(state, "move 21 16-21 1+")
    assert legal(state) == ["four", "enough"]
    assert refusal(state, "one") == "royaumes.marker.indivisible"
    assert refusal(state, "two two") == "royaumes.marker.indivisible"


@rule("royaumes.marker.spent_whole")
def test_what_a_marker_is_worth_too_much_is_lost() -> None:
    state = position({0: {"21": "1+"}, 1: {"2": "1+"}}, markers={0: [4, 1]})
    play(state, "move 21 16-21 four enough")
    assert stock(state, 0) == [1]
    assert army(state, "16-21") == (0, 1, 0)


@rule("royaumes.marker.payment_at_least")
def test_any_markers_worth_the_need_will_do() -> None:
    paid = {}
    for words in ("four", "two one", "two two", "four one", "two two one one", "one one"):
        state = position({0: {"21": "3+"}, 1: {"2": "1+"}}, markers={0: [4, 2, 2, 1, 1]})
        play(state, f"move 21 16-21 3+ {words}{'' if words.endswith('one one') else ' enough'}")
        paid[words] = army(state, "16-21")
    in_order = (0, 3, 0)
    assert paid == {
        "four": in_order,
        "two one": in_order,
        "two two": in_order,
        "four one": in_order,
        "two two one one": in_order,
        "one one": (0, 2, 1),
    }
    state = position({0: {"25": "1+"}, 1: {"2": "1+"}}, "recruit", markers={0: [1, 1, 2]})
    play(state, "general 4 two one one")
    assert stock(state, 0) == []


@rule("royaumes.marker.one_purpose")
def test_a_marker_serves_one_payment() -> None:
    state = position({0: {"21": "1+", "16": "1+"}, 1: {"2": "1+"}}, markers={0: [4]})
    play(state, "move 21 16-21 four", "move 16 16-22")
    assert army(state, "16-22") == (0, 0, 1)  # the rest of the four is lost
    state = position({0: {"25": "1+"}, 1: {"2": "1+"}}, "recruit", markers={0: [4]})
    play(state, "general 1 four")
    assert asked(state)[0] != "recruit"


@rule("royaumes.marker.carry_over")
def test_unused_markers_are_kept() -> None:
    state = position({0: spread(20, 21, 25, 26), 1: {"2": "1+"}}, "command", progress={0: 0, 1: 0})
    play(state, "four two", "two")
    assert stock(state, 0) == [4, 2]
    pass_to(state, "income", 1)
    assert state.turn == 2
    assert stock(state, 0) == [4, 2]
    pass_to(state, "income", 0)
    play(state, "two two two")
    assert stock(state, 0) == [4, 2, 2, 2, 2]


@rule("royaumes.marker.stock_secret")
def test_the_stock_is_seen_by_its_owner_only() -> None:
    state = position({0: {"25": "1+"}, 1: {"2": "1+"}}, markers={0: [4, 1]})
    assert player(state, 0, viewer=0)["stock"] == {"4": 1, "2": 0, "1": 1}
    assert player(state, 0, viewer=1)["stock"] is None
    assert player(state, 0, viewer=-1)["stock"] is None


@rule("royaumes.marker.income_public_choice_private")
def test_the_kinds_of_an_income_are_private() -> None:
    state = position({0: {"25": "1+"}, 1: {"2": "1+"}}, "command")
    events = state.listen()
    state.play("one one")
    shown = {
        viewer: [e for e in events if e.visible_to(viewer) and "income" in e.key] for viewer in (0, 1, -1)
    }
    assert [event.args for event in shown[0]] == [{"seat": "#0", "total": 2, "markers": [1, 1]}]
    assert [event.args for event in shown[1]] == [{"seat": "#0", "total": 2}]
    assert [event.args for event in shown[-1]] == [{"seat": "#0", "total": 2}]
    assert player(state, 0, viewer=1)["stock"] is None


@rule("royaumes.marker.spent_public")
def test_spent_markers_are_seen_by_everyone() -> None:
    state = position({0: {"21": "3+"}, 1: {"2": "1+"}}, markers={0: [2, 1]})
    events = state.listen()
    state.play("move 21 16-21 3+ two one")
    seen = [event.args["value"] for event in events if event.key == "event-pay" and event.visible_to(1)]
    assert seen == [2, 1]


def test_what_an_account_says_of_a_purse() -> None:
    assert possible_purses([]) == [[0, 0, 0]]
    assert possible_purses([2]) == [[0, 0, 2], [0, 1, 0]]
    assert possible_purses([2, 2]) == [[0, 0, 4], [0, 1, 2], [0, 2, 0]]  # two incomes of 2 hold no four
    assert possible_purses([4]) == [[0, 0, 4], [0, 1, 2], [0, 2, 0], [1, 0, 0]]
    assert possible_purses([4, -3]) == [[0, 0, 3], [0, 1, 1]]  # a one was spent: there were two or four
    assert possible_purses([4, -1]) == [[0, 0, 0]]


def test_a_marker_says_what_it_pays_and_what_is_lost() -> None:
    assert describe_payment(1, 0, 2).key == "action-marker-part"
    assert describe_payment(1, 1, 2).key == "action-marker-exact"
    over = describe_payment(4, 1, 2)
    assert (over.key, over.args["lost"]) == ("action-marker-over", 3)
