"""Why is this refused? For each piece, place and button that cannot be chosen, the right rule is returned."""

import pytest
from tests.huang.positions import play, position

from tianxia.games.huang.state import HuangState
from tianxia.kernel.why import why

GREENS = {"g8": "green", "h7": "green", "h8": "green"}


@pytest.mark.parametrize(
    ("element", "rule"),
    [
        ("hand:red", ""),
        ("hand:white", "huang.tile.from_hand"),
        ("leader:0:blue", ""),
        ("button:riot", "huang.riot.cost_two_blue"),
        ("button:riot-leader", ""),
        ("button:build", "huang.build.cost_two_green"),
        ("button:build-leader", "huang.build.off_board_leader_discount"),
        ("button:replace", ""),
        ("button:pass", ""),
        ("leader:1:blue", "huang.turn.five_actions"),
    ],
)
def test_what_an_action_begins_with(element: str, rule: str) -> None:
    state = position(hands={0: "rb"}, leaders={(1, "blue"): "h4"})
    assert why(state, 0, "", element) == rule


@pytest.mark.parametrize(
    ("prefix", "element", "rule"),
    [
        ("tile red", "hex:h6", ""),
        ("tile red", "hex:a2", "huang.tile.others_on_land_only"),
        ("tile blue", "hex:h6", "huang.tile.blue_on_river_only"),
        ("tile red", "hex:h5", "huang.board.space_holds_one_piece"),
        ("leader red", "hex:h4", "huang.leader.empty_space"),
        ("leader red", "hex:a2", "huang.leader.not_on_river"),
        ("leader red", "hex:m12", "huang.leader.next_to_yellow"),
        ("leader red", "leader:0:red", "huang.leader.withdraw"),
        ("leader green", "hex:l8", "huang.leader.move_needs_new_space"),
        ("riot leader", "hex:h4", "huang.riot.not_leaders"),
        ("riot leader", "hex:h6", "huang.riot.removes_any_tile"),
        ("replace", "button:done", "huang.replace.up_to_six"),
        ("replace red", "hand:white", "huang.replace.up_to_six"),
    ],
)
def test_what_an_action_goes_on_with(prefix: str, element: str, rule: str) -> None:
    state = position(hands={0: "rrb"}, leaders={(1, "blue"): "h4", (0, "green"): "l8"})
    assert why(state, 0, prefix, element) == rule


def market() -> HuangState:
    return play(position(hands={0: "gg"}, market="yyrr.."), "tile green m8")


def war() -> HuangState:
    state = position(
        tiles={"f7": "green", "g6": "green", "g10": "red", "h9": "red", "h10": "red", "i4": "red"},
        leaders={(0, "red"): "f8", (1, "red"): "h4"},
        hands={0: "w", 1: "rr", 2: "r"},
    )
    return play(state, "tile white g7")


def payment() -> HuangState:
    return play(war(), *["commit nothing"] * 3)


def revolt(colour: str) -> HuangState:
    state = position(leaders={(1, colour): "h4", (1, "green"): "i5"}, hands={0: "y"})
    return play(state, f"leader {colour} h6")


@pytest.mark.parametrize(
    ("state", "element", "rule"),
    [
        (market(), "market:0", ""),
        (market(), "market:4", "huang.green.no_refill_during_turn"),
        (war(), "hand:red", ""),
        (war(), "leader:1:red", "huang.war.red_leader_bonus"),
        (war(), "button:commit-3", "huang.war.commit_red_tiles"),
        (play(war(), "commit 1"), "hex:l7", "huang.war.bystander_untouched"),
        (play(war(), "commit 1"), "hex:h4", ""),
        (payment(), "hex:h9", ""),
        (payment(), "hex:g7", "huang.war.tile_stays"),
        (payment(), "hex:g9", "huang.war.only_red_tiles_removed"),
        (revolt("red"), "leader:0:yellow", ""),
        (revolt("yellow"), "leader:0:yellow", "huang.revolt.no_bonus_between_yellows"),
        (revolt("red"), "button:commit-2", "huang.revolt.commit_yellow_tiles"),
    ],
)
def test_what_conflicts_and_the_market_ask(state: HuangState, element: str, rule: str) -> None:
    assert why(state, state.decision.seat, "", element) == rule


def test_a_building_in_the_way() -> None:
    free = dict.fromkeys(("l8", "m8", "m9"), "green")
    state = position(tiles=GREENS | free | {"i8": "green"}, pagodas=["g8 up"], hands={0: "gg"})
    assert why(state, 0, "build", "hex:m9") == ""
    assert why(state, 0, "build", "hex:i8") == "huang.pagoda.no_overlap"  # with h7 and h8
    assert why(state, 0, "build", "hex:m3") == "huang.build.existing_triangle"
