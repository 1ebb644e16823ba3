"""Generals: how they die, and which seats know their power."""

from tests.ledger import rule
from tests.royaumes.positions import army, asked, combat, generals, legal, play, player, position, stock

FAR = {1: {"2": "1+"}}


@rule("royaumes.general.lone_meets_army_dies")
def test_a_lone_general_that_meets_an_army_dies() -> None:
    state = position({0: {"25": "1+"}, 1: {"25-26": "1-"}}, generals={0: {4: "25"}})
    play(state, "move 25 25-26 0+")
    assert generals(state, 0)[4] == "reserve"
    assert state.attacker < 0
    assert army(state, "25-26") == (1, 0, 1)


@rule("royaumes.general.lone_dies_whoever_moved")
def test_whoever_moved_and_every_general_there() -> None:
    state = position(
        {0: {"25": "1+"}, **FAR, 2: {"12": "1+"}}, generals={1: {1: "25-26", 4: "25-26"}, 2: {2: "25-26"}}
    )
    play(state, "move 25 25-26")
    assert generals(state, 1) == {1: "reserve", 2: "reserve", 4: "reserve"}
    assert generals(state, 2)[2] == "reserve"
    assert army(state, "25-26") == (0, 1, 0)
    two = position({0: {"20": "1+"}, 1: {"26": "1+"}}, generals={0: {1: "25-26", 2: "25-26"}})
    play(two, "move 25-26 26 general 1+2")
    assert set(generals(two, 0).values()) == {"reserve"}


@rule("royaumes.general.lone_generals_coexist")
def test_lone_generals_share_a_space() -> None:
    state = position({0: {"20": "1+"}, **FAR}, generals={0: {1: "26"}, 1: {2: "25-26", 4: "25"}})
    play(state, "move 26 25-26")
    assert (generals(state, 0)[1], generals(state, 1)[2]) == ("25-26", "25-26")
    assert state.see(-1)["generals"] == {
        "25": [{"seat": 1, "count": 1, "moved": 0}],
        "25-26": [{"seat": 0, "count": 1, "moved": 1}, {"seat": 1, "count": 1, "moved": 0}],
    }


@rule("royaumes.general.killed_returns_to_reserve", "royaumes.general.may_be_bought_again")
def test_a_killed_general_can_be_bought_again() -> None:
    state = position(
        {0: {"25": "1+"}, 1: {"25-26": "2+"}}, "autumn", generals={0: {2: "25"}}, markers={0: [2]}
    )
    play(state, "move 25 25-26 0+")
    assert generals(state, 0) == {1: "reserve", 2: "reserve", 4: "reserve"}
    assert generals(state, 1) == {1: "reserve", 2: "reserve", 4: "reserve"}  # not captured
    again = position({0: {"25": "1+"}, **FAR}, "recruit", markers={0: [2]})
    assert "general 2" in legal(again)
    play(again, "general 2 two")
    assert stock(again, 0) == []


@rule("royaumes.general.power_hidden")
def test_only_its_owner_knows_a_generals_power() -> None:
    state = position(
        {0: {"25": "1+", "20": "1+"}, **FAR},
        generals={0: {1: "25", 2: "hand", 4: "20"}},
    )
    assert player(state, 0, viewer=0)["powers"] == {"1": "25", "2": "hand", "4": "20"}
    for viewer in (-1, 1):
        seen = player(state, 0, viewer=viewer)
        assert (seen["powers"], seen["hand"], seen["reserve"]) == (None, 1, 0)
        assert state.see(viewer)["generals"] == {
            "20": [{"seat": 0, "count": 1, "moved": 0}],
            "25": [{"seat": 0, "count": 1, "moved": 0}],
        }


@rule("royaumes.general.power_hidden")
def test_neither_recruiting_nor_a_lonely_death_tells_a_power() -> None:
    state = position({0: {"25": "1+"}, 1: {"25-26": "1+"}}, "recruit", markers={0: [4]})
    events = state.listen()
    play(state, "general 2 four")
    told = [event for event in events if event.visible_to(1)]
    assert [event.key for event in told if "recruit" in event.key] == [
        "event-recruit-general",
        "event-recruit",
    ]
    play(state, "general 2", "move 25 25-26 0+")
    for event in events:
        if event.visible_to(1):
            assert "power" not in event.args
            assert "powers" not in event.args
    assert generals(state, 0)[2] == "reserve"


@rule("royaumes.general.revealed_in_combat", "royaumes.combat.two_stages")
def test_generals_are_shown_after_the_bids() -> None:
    state = position(
        {0: {"22-27": "3+"}, 1: {"22": "3+"}},
        generals={0: {1: "22-27", 4: "22-27"}, 1: {2: "22"}},
        markers={0: [1], 1: [2]},
    )
    play(state, "move 22-27 22 3+ general 1+4")
    for _ in range(2):  # during the bids nobody sees anything
        seen = combat(state)
        assert seen is not None
        assert (seen["attacker"]["powers"], seen["attacker"]["generals"]) == (None, 2)
        play(state, "enough")
    seen = combat(state)
    assert seen is not None
    assert (seen["attacker"]["powers"], seen["defender"]["powers"]) == ([1, 4], [2])


@rule("royaumes.general.hidden_after_combat")
def test_generals_are_hidden_again_after_the_combat() -> None:
    state = position(
        {0: {"22-27": "5+"}, 1: {"22": "1+"}},
        generals={0: {4: "22-27"}, 1: {2: "22"}},
    )
    play(state, "move 22-27 22 5+ general 4", "enough", "enough")
    assert generals(state, 0)[4] == "22"
    assert (asked(state)[0], combat(state)) == ("move", None)  # 4 to 2: the defender is destroyed
    assert player(state, 0, viewer=1)["powers"] is None
    assert state.see(1)["generals"] == {"22": [{"seat": 0, "count": 1, "moved": 0}]}
