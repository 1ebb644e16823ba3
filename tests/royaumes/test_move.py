"""Phase 5: spring and autumn moves."""

import pytest
from tests.ledger import rule
from tests.royaumes.positions import (
    armies,
    army,
    asked,
    combat,
    generals,
    legal,
    pass_to,
    play,
    position,
    refusal,
    stock,
)

from tianxia.games.royaumes.armies import may_enter, origins
from tianxia.games.royaumes.tables import COMMANDERIES, PLAIN, RIVER, WALL, Map

FAR = {1: {"2": "1+"}}


@rule("royaumes.move.spring_then_autumn")
def test_all_move_in_spring_then_all_in_autumn() -> None:
    state = position({0: {"25": "2+"}, 1: {"2": "2+"}, 2: {"12": "2+"}}, order=(1, 2, 0), active=1)
    heard = []
    for _ in range(6):
        heard.append((state.see(-1)["phase"], asked(state)[1]))
        play(state, "done")
    assert heard == [(season, seat) for season in ("spring", "autumn") for seat in (1, 2, 0)]


@rule("royaumes.move.one_per_piece_per_season")
def test_a_piece_moves_once_in_a_season() -> None:
    state = position({0: {"25": "2+", "20": "2+"}, **FAR}, generals={0: {1: "25"}})
    play(state, "move 25 20-25 1+ general 1")
    assert legal(state) == ["move 20", "move 25", "done"]
    assert refusal(state, "move 20-25") == "royaumes.move.one_per_piece_per_season"
    play(state, "move 20 20-25 1+")
    assert "move 20-25" not in legal(state)  # the troops that came from 20 have moved, too
    play(state, "done", "done")
    assert asked(state) == ("move", 0)
    play(state, "move 20-25 20 2+ general 1")  # autumn: all may move again
    assert army(state, "20") == (0, 3, 0)
    play(state, "move 20 20-21")  # one troop of 20 has not moved
    assert army(state, "20") == (0, 2, 0)
    assert "move 20" not in legal(state)


@rule("royaumes.move.stay")
def test_a_piece_may_stay() -> None:
    state = position({0: {"25": "2+", "20-25": "1+"}, **FAR}, generals={0: {1: "26"}})
    before = armies(state, 0)
    play(state, "done")
    assert (armies(state, 0), generals(state, 0)[1]) == (before, "26")
    assert asked(state) == ("move", 1)


@rule("royaumes.move.commandery_to_link")
def test_from_a_commandery_to_its_links() -> None:
    state = position({0: {"22": "2+"}, **FAR})
    play(state, "move 22")
    assert legal(state) == ["16-22", "17-22", "22-26", "22-27"]
    assert refusal(state, "25-26") == "royaumes.move.commandery_to_link"


@rule("royaumes.move.link_to_commandery")
def test_from_a_link_to_its_ends() -> None:
    state = position({0: {"22-27": "2+"}, **FAR})
    play(state, "move 22-27")
    assert legal(state) == ["22", "27"]
    assert refusal(state, "26") == "royaumes.move.link_to_commandery"
    back = position({0: {"22": "1+"}, **FAR})
    play(back, "move 22 22-27", "done", "move 22-27 22")
    assert army(back, "22") == (0, 1, 0)


@rule("royaumes.move.no_link_to_link")
def test_neither_from_link_to_link_nor_from_commandery_to_commandery() -> None:
    state = position({0: {"22-27": "2+", "25": "1+"}, **FAR})
    assert refusal(state, "move 22-27 22-26") == "royaumes.move.no_link_to_link"
    assert refusal(state, "move 25 26") == "royaumes.move.no_link_to_link"


@rule("royaumes.move.split_freely")
def test_an_army_may_split_up() -> None:
    state = position({0: {"22": "2+ 2-"}, **FAR}, generals={0: {1: "22", 4: "22"}})
    play(
        state,
        "move 22 22-26 1+ 0- general none",
        "move 22 22-27 0+ 1- general 4",
        "move 22 16-22 0+",  # only a general is left, and something must move, so it goes
    )
    assert armies(state, 0) == {"22": (1, 1), "22-26": (1, 0), "22-27": (0, 1)}
    assert generals(state, 0) == {1: "16-22", 2: "reserve", 4: "22-27"}


@rule("royaumes.move.order_is_one_group", "royaumes.combat.groups_fight_in_turn")
def test_a_combat_follows_its_order_at_once() -> None:
    state = position({0: {"22-26": "1+", "22-27": "3+"}, 1: {"22": "2+"}})
    play(state, "move 22-26 22")
    assert asked(state) == ("bid", 0)  # before anybody else moves
    seen = combat(state)
    assert seen is not None
    assert seen["attacker"]["organised"] == 1
    play(state, "enough", "enough", "withdraw")
    play(state, "move 22-27 22 1+", "enough", "enough", "withdraw")
    play(state, "move 22-27 22 2+")  # a third combat, without the troops that fought before
    seen = combat(state)
    assert seen is not None
    assert seen["attacker"]["organised"] == 2


@rule("royaumes.move.combat_uses_the_move")
def test_a_fight_uses_the_move() -> None:
    state = position({0: {"22-27": "2+"}, 1: {"22": "2+"}}, generals={0: {1: "22-27"}})
    play(state, "move 22-27 22 2+ general 1", "enough", "enough", "withdraw")
    assert army(state, "22-27") == (0, 2, 0)
    assert asked(state) == ("move", 1)  # no piece of seat 0 can move any more


@rule("royaumes.move.retreat_keeps_own_move")
def test_a_retreat_does_not_use_the_defenders_move() -> None:
    state = position({0: {"22-27": "3+"}, 1: {"22": "2+"}})
    play(state, "move 22-27 22 3+", "enough", "enough", "fight", "withdraw 22-26")
    assert asked(state) == ("move", 1)
    assert "move 22-26" in legal(state)
    play(state, "move 22-26 26 2+")
    assert army(state, "26") == (1, 2, 0)


@rule("royaumes.move.no_swapping")
def test_armies_never_pass_each_other() -> None:
    state = position({0: {"25": "1+"}, 1: {"26": "1+"}})
    play(state, "move 25 25-26", "move 26 25-26")
    assert (state.attacker, state.defender) == (1, 0)
    assert state.map.names[state.field] == "25-26"


@rule("royaumes.move.river_disorganises")
def test_a_river_disorganises() -> None:
    state = position({0: {"21": "3+"}, **FAR})
    play(state, "move 21 16-21 2+")
    assert (army(state, "16-21"), army(state, "21")) == ((0, 0, 2), (0, 1, 0))


@rule("royaumes.move.river_payment", "royaumes.move.river_partial_payment")
@pytest.mark.parametrize(
    ("words", "left"), [("four", (3, 0)), ("two enough", (2, 1)), ("one", (1, 2)), ("enough", (0, 3))]
)
def test_markers_keep_troops_in_order(words: str, left: tuple[int, int]) -> None:
    state = position({0: {"21": "3+"}, **FAR}, markers={0: [4, 2, 1]})
    text = words if words in ("enough", "one") or words.endswith("enough") else f"{words} enough"
    play(state, f"move 21 16-21 3+ {text}")
    assert army(state, "16-21") == (0, *left)
    assert sum(stock(state, 0)) == 7 - {"four": 4, "two enough": 2, "one": 1, "enough": 0}[words]


@rule("royaumes.move.river_bars_disorganised")
def test_disorganised_troops_stay_on_their_bank() -> None:
    state = position({0: {"21": "1+ 2-"}, **FAR})
    play(state, "move 21 16-21")
    assert (army(state, "16-21"), army(state, "21")) == ((0, 0, 1), (0, 0, 2))
    state = position({0: {"36": "2-", "35": "1-"}, **FAR}, generals={0: {1: "35"}})
    play(state, "move 36")
    assert legal(state) == ["33-36"]
    assert refusal(state, "35-36") == "royaumes.move.river_bars_disorganised"


@rule("royaumes.move.river_forced_entry_removes")
def test_disorganised_troops_forced_onto_a_river_are_removed() -> None:
    state = position({0: {"22-27": "9+"}, 1: {"22": "1+ 3-"}})
    play(state, "move 22-27 22 9+", "enough", "enough", "fight", "withdraw 16-22")
    assert army(state, "16-22") == (1, 0, 1)


@rule("royaumes.move.river_only_on_entry")
def test_only_entering_a_river_matters() -> None:
    state = position({0: {"16-21": "2+ 1-", "16-22": "1-"}, **FAR})
    play(state, "move 16-21 21 2+ 1-", "done")
    assert army(state, "21") == (0, 2, 1)
    assert army(state, "16-22") == (0, 0, 1)  # the troop stayed, and nothing happened
    pass_to(state, "move", 0)
    play(state, "move 16-22 22")
    assert army(state, "22") == (0, 0, 1)


@rule("royaumes.move.river_before_combat")
def test_the_river_acts_before_a_combat() -> None:
    held = {0: {"21": "3+"}, 1: {"16-21": "2+"}}
    state = position(held, markers={0: [4, 1, 1], 1: [1]})
    play(state, "move 21 16-21 3+ one enough")
    seen = combat(state)
    assert seen is not None
    assert (seen["attacker"]["organised"], seen["attacker"]["disorganised"]) == (1, 2)
    assert refusal(state, "four one") == "royaumes.combat.bid_limit_enforced"
    play(state, "four enough")
    assert asked(state) == ("bid", 1)
    unpaid = position(held, markers={0: [4, 1, 1], 1: [1]})
    play(unpaid, "move 21 16-21 3+ enough")
    assert asked(unpaid) == ("bid", 1)  # the attacker has no organised troop to bid with


@rule("royaumes.move.wall_bars_troops")
def test_no_troop_enters_a_wall() -> None:
    state = position({0: {"27": "2+ 1-"}, **FAR})
    play(state, "move 27")
    assert legal(state) == ["22-27", "23-27", "27-28"]
    assert refusal(state, "27-31") == "royaumes.move.wall_bars_troops"


@rule("royaumes.move.general_ignores_terrain")
def test_generals_go_anywhere() -> None:
    state = position({0: {"27": "2+"}, **FAR}, generals={0: {1: "27", 2: "27", 4: "17"}}, markers={0: [1]})
    play(state, "move 27 27-31 general 1")
    assert generals(state, 0)[1] == "27-31"
    assert army(state, "27") == (0, 2, 0)  # the number of troops was not asked
    play(state, "move 17 17-22")
    assert (generals(state, 0)[4], stock(state, 0)) == ("17-22", [1])
    state = position({0: {"21": "1+"}, **FAR}, generals={0: {1: "21"}}, markers={0: [1]})
    play(state, "move 21 16-21 1+ one general 1")
    assert (generals(state, 0)[1], army(state, "16-21")) == ("16-21", (0, 1, 0))


@pytest.mark.parametrize("barrier", [PLAIN, RIVER, WALL])
@pytest.mark.parametrize("there", ["2+", "2-", "1+ 1-", ""])
@pytest.mark.parametrize("led", [False, True])
def test_who_can_go_somewhere_is_asked(barrier: int, there: str, led: bool) -> None:
    """Only a seat with a possible move is asked, also where rivers or walls surround a commandery."""
    troops = {"25": there} if there else {"2-5": "1+"}
    state = position({0: troops, **FAR}, generals={0: {1: "25"} if led else {}})
    state.map = all_around(state.map, 24, barrier)
    goes = any(may_enter(state, 0, 24, link) for link in state.map.near[24])
    assert (24 in origins(state, 0)) == goes
    assert goes == (led or (barrier == RIVER and "+" in there) or (barrier == PLAIN and there != ""))


def all_around(map: Map, commandery: int, barrier: int) -> Map:
    """The map with that barrier on all links of a commandery."""
    links = []
    for link in range(COMMANDERIES, map.spaces):
        a, b = map.near[link]
        links.append((a, b, barrier if commandery in (a, b) else map.barrier[link]))
    return Map(map.ranks, map.kingdom_of, links, map.kingdom_names, map.called[:COMMANDERIES])
