"""Phase 4: recruits and generals come onto the board."""

from tests.ledger import rule
from tests.royaumes.positions import (
    army,
    asked,
    generals,
    legal,
    pass_to,
    play,
    player,
    position,
    refusal,
    spread,
)

from tianxia.games.royaumes.decisions.recruit import recruits

FAR = {1: {"2": "1+"}}


@rule("royaumes.place.all_recruits")
def test_all_recruits_are_placed() -> None:
    state = position({0: spread(25, 26), **FAR}, "place")
    assert "done" not in legal(state)
    play(state, "place 25")
    assert asked(state) == ("place", 0)
    assert "done" not in legal(state)
    play(state, "place 25")
    assert state.recruits == 0
    assert asked(state)[0] == "move"


@rule("royaumes.place.only_on_occupied")
def test_only_where_one_stands() -> None:
    state = position({0: {"25": "1+", "26": "1+", "20-21": "3+"}, **FAR}, "place", generals={0: {1: "21"}})
    assert legal(state) == ["place 25", "place 26"]
    assert refusal(state, "place 21") == "royaumes.place.only_on_occupied"
    assert refusal(state, "place 2") == "royaumes.place.only_on_occupied"


@rule("royaumes.place.campfire_limit")
def test_a_campfire_takes_its_rank_each_turn() -> None:
    state = position({0: spread(20, 25, 26, 30, 34), **FAR}, "place", progress={0: 4})
    play(state, "place 25", "place 25", "place 25")
    assert refusal(state, "place 25") == "royaumes.place.campfire_limit"
    play(state, "place 20")
    assert refusal(state, "place 20") == "royaumes.place.campfire_limit"
    play(state, "place 26")
    pass_to(state, "place", 0)
    assert state.turn == 2
    assert "place 25" in legal(state)  # again


@rule("royaumes.place.zero_allowed", "royaumes.place.organised")
def test_some_get_nothing() -> None:
    state = position({0: {"25": "1-", "26": "1-"}, **FAR}, "place")
    play(state, "place 25", "place 25")
    assert army(state, "25") == (0, 2, 1)
    assert army(state, "26") == (0, 0, 1)


@rule("royaumes.place.slide_into_commandery")
def test_recruits_join_the_army_and_may_move() -> None:
    state = position({0: spread(25, 26), **FAR}, "place")
    play(state, "place 25", "place 25")
    assert army(state, "25") == (0, 3, 0)
    play(state, "move 25 20-25 3+")
    assert army(state, "20-25") == (0, 3, 0)
    assert state.see(-1)["recruits"] == 0


@rule("royaumes.place.room_always_enough")
def test_there_is_always_room() -> None:
    for places in ((20, 21), (20, 21, 22, 1, 3), tuple(range(1, 37, 3))):
        state = position({0: spread(*places), 1: {"26": "1+"}}, "authority", progress={0: 0, 1: 0})
        ranks = sum(state.map.ranks[place - 1] for place in places)
        assert recruits(state, 0) == len(places) <= ranks
    state = position({0: spread(20, 21, 22), **FAR}, "place")  # three of rank I: each takes one
    play(state, "place 20", "place 21")  # the last recruit goes to 22 automatically
    assert [army(state, place) for place in ("20", "21", "22")] == [(0, 2, 0)] * 3


@rule("royaumes.place.general_only_on_start_three")
def test_generals_come_to_the_start_three() -> None:
    state = position({0: spread(25, 12), **FAR}, "place", generals={0: {2: "hand", 4: "hand"}})
    play(state, "place 12", "place 12")
    assert asked(state) == ("place-general", 0)
    assert legal(state) == ["done", "general 2", "general 4"]
    play(state, "general 4", "general 2")
    assert generals(state, 0) == {1: "reserve", 2: "25", 4: "25"}


@rule("royaumes.place.general_needs_occupation")
def test_no_general_without_the_start_three() -> None:
    for held in ({"20": "1+"}, {"20": "1+", "20-25": "3+"}):
        state = position({0: held, **FAR}, "place", generals={0: {2: "hand"}})
        assert asked(state) == ("move", 0)
    lost = position({0: {"20": "1+"}, 1: {"25": "1+"}}, "place", generals={0: {2: "hand"}})
    assert asked(lost) == ("move", 0)


@rule("royaumes.place.general_may_wait", "royaumes.place.general_kept_in_hand")
def test_a_general_may_wait_in_hand() -> None:
    state = position({0: {"25": "1+"}, **FAR}, "place", generals={0: {2: "hand"}}, progress={0: 0, 1: 0})
    play(state, "done")
    assert generals(state, 0)[2] == "hand"
    pass_to(state, "place-general", 0)
    assert state.turn == 2
    play(state, "general 2")  # without another payment
    assert generals(state, 0)[2] == "25"


@rule("royaumes.place.general_ignores_campfire")
def test_generals_take_no_room_at_the_campfire() -> None:
    state = position({0: spread(25, 26, 20), **FAR}, "place", generals={0: {1: "25", 2: "25", 4: "25"}})
    play(state, "place 25", "place 25", "place 25")
    assert army(state, "25") == (0, 4, 0)


@rule("royaumes.place.general_face_down")
def test_a_general_is_placed_face_down() -> None:
    state = position({0: {"25": "1+"}, **FAR}, "place", generals={0: {2: "hand", 4: "hand"}})
    events = state.listen()
    state.play("general 4")
    told = {viewer: [e.args for e in events if e.visible_to(viewer)] for viewer in (0, 1)}
    assert told[0] == [{"seat": "#0", "place": "Xianyang", "power": 4}]
    assert told[1] == [{"seat": "#0", "place": "Xianyang"}]
    assert player(state, 0, viewer=1)["powers"] is None
    assert state.see(1)["generals"] == {"25": [{"seat": 0, "count": 1, "moved": 0}]}
