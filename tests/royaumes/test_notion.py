"""The terms of the game: troops, armies, occupying, controlling."""

from tests.ledger import rule
from tests.royaumes.positions import (
    armies,
    army,
    asked,
    generals,
    legal,
    play,
    player,
    position,
    progress,
    spread,
)


@rule("royaumes.notion.troop_faces")
def test_a_troop_has_two_faces() -> None:
    state = position({0: {"25": "3+ 2-"}, 1: {"2": "1+"}})
    seen = state.see(-1)["armies"]
    assert isinstance(seen, dict)
    assert seen["25"] == {"seat": 0, "organised": 3, "disorganised": 2, "moved": [0, 0]}


@rule("royaumes.notion.army", "royaumes.notion.no_stack_limit")
def test_all_troops_of_a_space_are_one_army() -> None:
    state = position({0: {"20": "30+ 20-", "25": "5+", "20-25": "1-"}, 1: {"2": "1+"}}, "autumn")
    play(state, "move 20-25 20")
    assert army(state, "20") == (0, 30, 21)  # rank I: only its campfire is limited


@rule("royaumes.notion.general_alone_is_no_army")
def test_generals_alone_are_no_army() -> None:
    state = position({0: {"25": "2+"}, 1: {"2": "1+"}}, generals={0: {1: "25"}, 1: {1: "25-26", 2: "25-26"}})
    play(state, "move 25 25-26 1+ general 1")
    assert state.attacker < 0  # no combat with generals
    assert asked(state) == ("move", 0)


@rule(
    "royaumes.notion.occupy",
    "royaumes.notion.general_never_occupies",
    "royaumes.notion.link_army_occupies_nothing",
)
def test_who_occupies_what() -> None:
    state = position({0: {"25": "1-", "20-25": "5+"}, 1: {"2": "1+"}}, generals={0: {4: "26"}})
    assert player(state, 0)["commanderies"] == 1  # a single disorganised troop is enough
    empty = position({0: {"20-25": "5+"}, 1: {"2": "1+"}}, generals={0: {4: "25"}})
    assert player(empty, 0)["commanderies"] == 0


@rule("royaumes.notion.occupy_moment")
def test_occupation_is_read_when_it_matters() -> None:
    state = position(
        {0: {"25": "1+", "20-25": "1+", "20-21": "2-"}, 1: {"2": "1+"}}, "autumn", markers={0: [1]}
    )
    play(state, "move 20-25 20", "move 20-21 21 2-", "done", "done")
    assert asked(state) == ("reorganise", 0)
    assert legal(state) == ["reorganise 21", "done"]  # taken just now
    play(state, "reorganise 21 one")
    assert progress(state, 0) == 3  # counted in phase 8
    fresh = position({0: {"25": "1+", "20-25": "1+"}, 1: {"2": "1+"}}, "place", active=0)
    assert fresh.decision.kind == "move"  # the only recruit is already placed
    assert army(fresh, "25") == (0, 2, 0)


@rule("royaumes.notion.control_kingdom")
def test_a_kingdom_is_controlled_as_a_whole() -> None:
    assert player(position({0: spread(20, 21, 25, 26), 1: {"2": "1+"}}), 0)["controls"] == ["qin"]
    assert player(position({0: spread(20, 21, 25), 1: {"26": "1+"}}), 0)["controls"] == []
    assert player(position({0: spread(30, 34, 22, 27), 1: {"2": "1+"}}), 0)["controls"] == ["ba", "han"]


@rule("royaumes.notion.one_side_per_space")
def test_a_combat_leaves_one_side() -> None:
    ends = []
    for answers in (["withdraw"], ["fight", "withdraw 22-26"], ["fight", "fight"]):
        state = position({0: {"22-27": "3+"}, 1: {"22": "1+"}})
        play(state, "move 22-27 22 3+", "enough", "enough", *answers)
        if state.decision.kind == "handicap":
            state.play("keep 2")
        ends.append((army(state, "22"), armies(state, 1)))
    assert ends == [((1, 1, 0), {"22": (1, 0)}), ((0, 3, 0), {"22-26": (1, 0)}), ((0, 2, 0), {})]
    assert generals(state, 0) == {1: "reserve", 2: "reserve", 4: "reserve"}
