"""A position that cannot exist is refused, and all reasons are listed."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.huang.positions import HUANG, play, position

from tianxia.games.huang.state import HuangState
from tianxia.kernel.errors import BadPosition

Text = dict[str, Any]


def text(state: HuangState) -> Text:
    loaded: Text = json.loads(state.to_json())
    return loaded


def reasons(data: Text) -> list[str]:
    with pytest.raises(BadPosition) as caught:
        HUANG.from_json(data)
    return caught.value.problems


def war() -> Text:
    """Seat 0 has joined Wei and Han; seat 1 has committed two red tiles to Han, seat 2 is asked."""
    state = position(
        tiles={"f7": "green", "g6": "green", "g10": "red", "h9": "red", "i4": "red"},
        leaders={(0, "red"): "f8", (1, "red"): "h4"},
        hands={0: "w", 1: "rrr", 2: "rr"},
    )
    return text(play(state, "tile white g7", "commit 2 h5"))


def payment() -> Text:
    """Seat 0 has won a war with two of its three red tiles still to choose from, and owes one."""
    state = position(
        tiles={"f7": "green", "g6": "green", "g10": "red", "h9": "red", "h10": "red", "i4": "red"},
        leaders={(0, "red"): "f8", (1, "red"): "h4"},
        hands={0: "w"},
    )
    return text(play(state, "tile white g7", *["commit nothing"] * 3))


def revolt() -> Text:
    """Seat 0 attacks seat 1 in Han, and has committed two yellow tiles."""
    state = position(leaders={(1, "red"): "h4"}, hands={0: "yyy", 1: "yyr"})
    return text(play(state, "leader red h6", "commit 2"))


def fight() -> Text:
    """Seat 0 chooses which of three red tiles beat one bandit."""
    state = position(
        tiles={"h9": "red", "g10": "red", "f8": "red"},
        leaders={(1, "red"): "f9"},
        hands={0: "w"},
        bandits={"h7": 1},
        renegade_bandits=True,
    )
    found = text(play(state, "tile white h8"))
    assert found["stack"][-1][0] == "lose"
    return found


def plain(**wanted: Any) -> Callable[[], Text]:
    return lambda: text(position(hands={0: "yrb"}, **wanted))


def change(data: Text, path: str, value: Any) -> None:
    *way, last = [int(key) if key.isdigit() else key for key in path.split("/")]
    inner: Any = data
    for key in way:
        inner = inner[key]
    inner[last] = value


IMPOSSIBLE: list[tuple[Callable[[], Text], str, Any, str]] = [
    # who is asked what
    (plain(), "stack/1/1", 1, "stack: 'action': it is the turn of seat 0"),
    (plain(), "state/actions_left", 0, "stack: 'action': no action is left"),
    (plain(), "stack", [["action", 0]], "stack: 'action': lies on nothing, not on next-action"),
    (plain(), "stack", [["next-action", -1]] * 2 + [["action", 0]], "cannot stand on"),
    (plain(), "stack", [["next-action", -1], ["action", 0], ["action", 0]], "action lies on it"),
    (plain(), "stack/1", ["tile", 0, 1], "stack: 'tile': no action has begun"),
    (plain(actions_left=1), "stack/1", ["tile", 0, 4], "stack: 'tile': seat 0 has no white tile"),
    (plain(actions_left=1), "stack/1", ["tile", 0, 5], "has colour from 0 to 4, not 5"),
    (plain(actions_left=1), "stack/1", ["riot", 0, 2], "not paid for: huang.riot.cost_two_blue"),
    (plain(actions_left=1), "stack/1", ["build", 0, 1], "huang.build.off_board_leader_discount"),
    (plain(actions_left=1), "stack/1", ["leader", 0, 1, 3], "no red leader can have stood on"),
    (plain(actions_left=1), "stack/1", ["replace", 0, 0, 3], "3 tiles put aside, but not replaced"),
    (plain(actions_left=1), "stack/1", ["chain", 0, 0], "has no blue tile"),
    (plain(actions_left=1), "stack/1", ["pagoda", 0, 0], "nothing can be built with the tile on a2"),
    (plain(actions_left=1), "stack/1", ["move-pagoda", 0, 0], "no pagoda can be built there"),
    (plain(actions_left=1), "stack/1", ["shape", 0, 0, -1], "no choice of buildings at a2"),
    (plain(actions_left=1, market="......"), "stack/1", ["market", 0], "the market is empty"),
    (plain(actions_left=1), "stack/1", ["collect", 0], "fewer than two granaries are in reach"),
    # what the box holds
    (plain(), "state/bag/red", 40, "red tiles: 43 in all, not 36"),
    (plain(), "state/seats/0/points", {"white": 10**9}, "seat 0: more points than a game can bring"),
    (plain(), "state/seats/0/granaries", 1, "granaries: more than 0"),
    (plain(), "state/seats/0/known", {"white": 1}, "seat 0: more white tiles known than held"),
    (plain(), "state/seats/0/maybe_replaced", {"red": 1}, "seat 0: 0 to 0 of 1 tiles replaced"),
    (plain(), "state/market", ["red"], "market: 1 slots, not 6"),
    # layout and options
    (plain(), "state/tiles/a2", "red", "a2: a red tile cannot lie there"),
    (plain(), "state/palace", "e7 palace upright", "palace: not in this game"),
    (plain(), "state/bandits", {"a6": 2}, "bandits: 1 tiles on the board"),
    (
        plain(renegade_bandits=True),
        "state/bandits",
        {"a6": 1},
        "a number names two tiles",
    ),
    (plain(), "state/granaries", ["h5"], "granaries: more than 0"),
    (plain(), "state/seats/1/leaders", {"red": "a5"}, "a5: a leader without a yellow tile next to it"),
    (plain(leaders={(0, "red"): "h4"}), "state/seats/1/leaders", {"red": "h6"}, "a second red leader"),
    # turns
    (plain(), "state/turn", 7, "turn: there is no seat 7"),
    (plain(), "state/actions_left", 10**6, "actions_left: 1000000"),
    (plain(), "state/idle_turns", 12, "idle_turns: 12, and the game goes on"),
    (plain(), "state/ending", "stall", "ending: named exactly when the game is over"),
    # leftovers
    (plain(), "state/marker", "h5", "marker: there in a war or a fight with bandits, and not otherwise"),
    (plain(), "state/war", war()["state"]["war"], "war: there while it is decided, and not otherwise"),
    (plain(), "state/revolt", revolt()["state"]["revolt"], "revolt: there while it is decided"),
    (plain(), "state/paying", ["g10"], "paying: there while red tiles are given up"),
    # wars
    (war, "state/war/strengths", [2, 9], "war: strength 9 of h5, not 3"),
    (war, "state/war/sides", ["g9", "l7"], "supports a kingdom that is not at war"),
    (war, "state/war/colours", ["blue"], "not the kingdoms and colours that the joining tile sets"),
    (war, "state/war/backed", ["g9", "h5", None], "war: seat 0 supports nobody, or with nothing"),
    (war, "state/war/tiles", [0, 9, 0], "war: seat 1 had not so many tiles"),
    (war, "state/war/leaders", [False, True, False], "war: the red leader of seat 1 is on the board"),
    (war, "state/marker", "i4", "a second red leader in its kingdom"),
    (war, "stack/2/1", 2, "stack: 'war-commit': seat 2 does not commit at this point"),
    (war, "stack", [["next-action", -1], ["war-winner", 0]], "one kingdom is the strongest"),
    (war, "stack", [["next-action", -1], ["end-war", -1], ["lose", 0, 1]], "paying: there while"),
    (payment, "stack/2/2", 2, "war: no side can have won it and owe this"),
    (payment, "stack/2/2", 3, "war: no side can have won it and owe this"),
    (payment, "state/paying", ["g10", "h10"], "war: no side can have won it and owe this"),
    (payment, "stack/1", ["end-fight", -1], "war: there while it is decided, and not otherwise"),
    # revolts and fights
    (revolt, "state/revolt/strengths", [9, 1], "revolt: strength 9 of seat 0"),
    (revolt, "state/revolt/strengths", [3, 2], "revolt: strength 2 of seat 1"),
    (revolt, "state/revolt/leaders", [False, True], "revolt: the yellow leader of seat 1 is not lent"),
    (revolt, "state/revolt/leaders", [False], "revolt: two seats of the game"),
    (revolt, "state/revolt/seats", [1, 0], "revolt: the seat whose turn it is against another"),
    (revolt, "state/revolt/colour", "blue", "revolt: its leaders are not in one kingdom"),
    (revolt, "stack/2/1", 2, "seat 2 has no part in the revolt"),
    (fight, "stack/2/2", 2, "paying: not the red tiles that fight the bandits"),
    (fight, "state/marker", "h9", "h8: a tile next to bandits"),
]


@pytest.mark.parametrize(("base", "path", "value", "reason"), IMPOSSIBLE)
def test_what_cannot_be(base: Callable[[], Text], path: str, value: Any, reason: str) -> None:
    data = base()
    HUANG.from_json(data)  # unchanged, the position is accepted
    change(data, path, value)
    found = reasons(data)
    assert any(reason in problem for problem in found), found


def test_every_reason_is_given() -> None:
    data = plain()()
    data["state"]["turn"] = 5
    data["state"]["idle_turns"] = 99
    data["state"]["market"] = []
    data["state"]["marker"] = "h5"
    assert len(reasons(data)) >= 5
