"""Wars beyond the printed example: three kingdoms, bystanders, ties, costs."""

import pytest
from tests.huang.positions import (
    HUANG,
    hand,
    kingdoms,
    leaders,
    legal,
    play,
    points,
    position,
    refusal,
    saved,
    supply,
    tiles,
)
from tests.ledger import rule

from tianxia.games.huang.state import HuangState

WEI, HAN, SOUTH = "g9", "h5", "h7"  # the first yellow tile of each kingdom names it
PLACES = {WEI: ("f8", "f9"), HAN: ("h4", "i5"), SOUTH: ("i8",)}
SOLDIERS = {WEI: ("g10", "h9", "h10"), HAN: ("i4", "i3", "j3"), SOUTH: ("i7", "j6")}
NOBODY = ("commit nothing",) * 3


def around_g7(
    wei: str = "red",
    han: str = "red",
    south: str = "red",
    reds: tuple[int, int, int] = (0, 0, 0),
    hands: dict[int, str] | None = None,
) -> HuangState:
    """Three groups around g7. Seat 0 rules Wei, seat 1 Han, seat 2 the south, with these leaders and reds.

    Seat 0 holds a white and a red tile, either of which would join them, besides what `hands` says.
    """
    laid = {"f7": "green", "g6": "green", "h7": "yellow"}
    ruling: dict[tuple[int, str], str] = {}
    for seat, (side, colours) in enumerate(zip((WEI, HAN, SOUTH), (wei, han, south), strict=True)):
        for colour, place in zip(colours.split(), PLACES[side], strict=False):
            ruling[seat, colour] = place
        laid |= dict.fromkeys(SOLDIERS[side][: reds[seat]], "red")
    held = {0: "", 1: "", 2: ""} | (hands or {})
    held[0] += "wr"
    return position(tiles=laid, leaders=ruling, hands=held)


def strengths(state: HuangState) -> dict[str, int]:
    war = saved(state)["war"]
    return dict(zip(war["sides"], war["strengths"], strict=True))


@rule("huang.war.trigger")
@pytest.mark.parametrize(
    ("wei", "han", "south", "at_war"),
    [
        ("red", "red", "", True),
        ("red", "blue", "red", True),
        ("red", "blue", "green", False),  # three kingdoms in peace
        ("red", "", "", False),  # one kingdom
        ("red green", "green red", "red", True),
    ],
)
def test_a_war_needs_a_repeated_colour(wei: str, han: str, south: str, at_war: bool) -> None:
    state = around_g7(wei, han, south)
    state.play("tile white g7")
    assert (saved(state)["war"] is not None) == at_war
    assert (state.decision.kind == "war-commit") == at_war


@rule("huang.war.marker")
def test_the_marker_lies_on_the_joining_tile_until_the_end() -> None:
    state = around_g7(reds=(3, 1, 0))
    assert saved(state)["marker"] is None
    state.play("tile white g7")
    for _ in range(3):
        assert state.see(-1)["marker"] == "g7"
        state.play("commit nothing")
    assert (state.decision.kind, state.see(-1)["marker"]) == ("lose", "g7")
    state.play("lose g10")
    assert state.see(-1)["marker"] is None


@rule("huang.war.marker")
def test_while_the_winner_pays_the_marker_keeps_the_kingdoms_apart() -> None:
    state = play(around_g7(wei="red", han="red blue", reds=(3, 1, 0)), "tile white g7", *NOBODY)
    wei = {"f7", "f8", "g9", "g10", "h9", "h10"}
    assert [set(kingdom["hexes"]) for kingdom in kingdoms(state)] == [wei, {"g6", "h5", "i5"}]
    state.play("lose g10")  # the war is over: now g7 joins what is left
    assert [set(kingdom["hexes"]) for kingdom in kingdoms(state)] == [
        wei - {"g10"} | {"g6", "g7", "h5", "h7", "i5"}
    ]


@rule("huang.war.marker")
def test_a_war_that_is_put_away_goes_on_as_it_would_have() -> None:
    state = around_g7(wei="red", han="red blue", reds=(1, 3, 0))
    state.play("tile white g7")
    again = HUANG.from_json(state.to_json())
    assert isinstance(again, HuangState)
    assert kingdoms(again) == kingdoms(state)
    for one in (state, again):
        play(one, *NOBODY, "lose i3")
        assert leaders(one, 0) == {}
        assert leaders(one, 1) == {"red": "h4", "blue": "i5"}
    assert again == state


@rule("huang.war.tile_no_strength", "huang.war.tile_stays")
def test_a_red_joining_tile_neither_counts_nor_goes() -> None:
    state = around_g7(reds=(2, 1, 0))
    state.play("tile red g7")
    assert strengths(state) == {WEI: 2, HAN: 1, SOUTH: 0}
    play(state, *NOBODY)
    assert legal(state) == ["lose g10", "lose h9"]
    assert refusal(state, "lose g7") == "huang.war.tile_stays"
    state.play("lose h9")
    assert tiles(state, "red") == {"g7": "red", "g10": "red"}


@rule("huang.war.conflict_colours", "huang.war.single_resolution")
def test_all_repeated_colours_are_settled_at_once() -> None:
    state = around_g7("red green", "green blue", "red", reds=(3, 1, 1))
    state.play("tile white g7")
    assert saved(state)["war"]["colours"] == ["red", "green"]  # blue is there once
    play(state, *NOBODY, "lose g10")
    assert points(state, 0) == {"red": 1, "green": 1}
    assert leaders(state, 1) == {"blue": "i5"}
    assert leaders(state, 2) == {}
    assert saved(state)["war"] is None
    assert state.decision.kind == "action"


@rule("huang.war.belligerents", "huang.war.bystander_untouched")
def test_a_kingdom_without_a_conflict_colour_stands_by() -> None:
    state = around_g7("red", "red", "blue", reds=(1, 2, 2), hands={1: "r"})
    state.play("tile white g7")
    assert strengths(state) == {WEI: 1, HAN: 2}
    assert refusal(state, "commit 1 h7") == "huang.war.bystander_untouched"
    assert refusal(state, "commit 1 h9") == "huang.war.commit_once_one_kingdom"  # not a kingdom's name
    play(state, *NOBODY, "lose i3")
    assert points(state, 1) == {"red": 1}
    assert set(tiles(state, "red")) == {"i4", "i7", "j6"}  # the south lost nothing
    assert leaders(state, 2) == {"blue": "i8"}


@rule("huang.war.bystander_untouched")
def test_a_group_without_leader_stands_by() -> None:
    state = around_g7("red", "red", "", reds=(1, 2, 2), hands={1: "r"})
    state.play("tile white g7")
    assert strengths(state) == {WEI: 1, HAN: 2}
    assert refusal(state, "commit 1 h7") == "huang.war.bystander_untouched"
    play(state, *NOBODY, "lose i4")
    assert set(tiles(state, "red")) == {"i3", "i7", "j6"}


@rule("huang.war.base_strength")
def test_strength_begins_with_the_red_tiles_of_the_kingdom() -> None:
    state = around_g7(reds=(3, 2, 1))
    state.play("tile white g7")
    assert strengths(state) == {WEI: 3, HAN: 2, SOUTH: 1}


@rule("huang.war.commit_order")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_tile_player_commits_last(active: int) -> None:
    state = position(
        tiles={"h8": "red"},
        leaders={(0, "red"): "h6", (1, "red"): "f9"},
        hands={active: "w"},
        turn=active,
    )
    state.play("tile white h7")
    asked = []
    while state.decision.kind == "war-commit":
        asked.append(state.decision.seat)
        state.play("commit nothing")
    assert asked == [(active + turn) % 3 for turn in (1, 2, 3)]


@rule("huang.war.commit_once_one_kingdom", "huang.war.commit_red_tiles")
def test_each_commits_once_to_one_kingdom() -> None:
    state = around_g7(hands={1: "rrrb", 2: "r"})
    state.play("tile white g7")
    assert legal(state) == ["commit nothing", "commit 1", "commit 2", "commit 3"]
    assert refusal(state, "commit 4 g9") == "huang.war.commit_red_tiles"
    state.play("commit 2 g9")  # any kingdom of choice
    assert strengths(state) == {WEI: 2, HAN: 0, SOUTH: 0}
    assert hand(state, 1) == "rb"
    war = state.see(2)["war"]
    assert isinstance(war, dict)
    assert war["sides"][0]["support"] == [{"seat": 1, "tiles": 2, "leader": False}]  # in the open
    assert refusal(state, "commit 1 h5", 1) == "kernel.turn"  # once
    state.play("commit 1 h7", 2)
    assert strengths(state) == {WEI: 2, HAN: 0, SOUTH: 1}


@rule("huang.war.commit_by_uninvolved")
def test_a_player_without_a_leader_may_join() -> None:
    state = around_g7(south="", reds=(1, 0, 0), hands={2: "rr"})
    play(state, "tile white g7", "commit nothing", "commit 2 h5", "commit nothing")
    assert points(state, 1) == {"red": 1}  # Han won with the help of seat 2
    assert hand(state, 2) == ""


@rule("huang.war.red_leader_bonus")
def test_a_red_leader_off_the_board_adds_one() -> None:
    state = around_g7("blue", "blue", "red", hands={1: "r"})
    state.play("tile white g7")
    assert legal(state) == ["commit nothing", "commit 1", "commit leader", "commit 1 leader"]
    state.play("commit 1 leader h5")
    assert strengths(state) == {WEI: 0, HAN: 2}
    assert refusal(state, "commit leader g9") == "huang.war.red_leader_bonus"  # already on the board
    state.play("commit nothing")
    state.play("commit leader g9")  # without tiles
    assert leaders(state, 1) == {"blue": "h4"}


@rule("huang.war.red_leader_optional_and_kept")
def test_the_red_leader_goes_back_to_its_owner() -> None:
    state = around_g7("blue", "blue", "", hands={1: "r"})
    play(state, "tile white g7", "commit 1 leader h5", "commit nothing", "commit leader g9")
    assert [leaders(state, seat).get("red") for seat in range(3)] == [None, None, None]
    state.play("leader red e11")  # seat 0 can place the leader that it had lent
    assert leaders(state, 0)["red"] == "e11"


@rule("huang.war.highest_wins", "huang.war.losing_leaders_removed", "huang.war.losing_reds_removed")
def test_the_strongest_of_three_wins_and_all_others_lose() -> None:
    state = around_g7(reds=(1, 3, 2))
    play(state, "tile white g7", *NOBODY)
    assert [leaders(state, seat) for seat in range(3)] == [{}, {"red": "h4"}, {}]
    assert set(tiles(state, "red")) == {"i4", "i3", "j3"}  # red tiles are removed at once, before Han pays
    play(state, "lose i3", "lose j3")
    assert points(state, 1) == {"red": 2}


@rule("huang.war.tie_chosen_by_tile_player")
def test_the_tile_player_breaks_ties_even_at_nothing() -> None:
    state = around_g7()
    play(state, "tile white g7", *NOBODY)
    assert (state.decision.kind, state.decision.seat) == ("war-winner", 0)
    assert legal(state) == ["winner g9", "winner h5", "winner h7"]
    state.play("winner h7")  # somebody else's kingdom
    assert points(state, 2) == {"red": 2}


@rule("huang.war.tie_chosen_by_tile_player", "huang.war.highest_wins")
def test_only_the_tied_kingdoms_can_win() -> None:
    state = around_g7(reds=(2, 1, 2))
    play(state, "tile white g7", *NOBODY)
    assert legal(state) == ["winner g9", "winner h7"]
    assert refusal(state, "winner h5") == "huang.war.highest_wins"
    state.play("winner g9")
    assert points(state, 0) == {"red": 2}
    assert set(tiles(state, "red")) == set()  # the south's strength of 2 is paid with both red tiles


@rule("huang.war.other_leaders_stay", "huang.war.no_duplicates_afterwards")
def test_leaders_of_other_colours_stay() -> None:
    state = around_g7("red yellow", "red green", "red", reds=(3, 1, 0))
    play(state, "tile white g7", *NOBODY, "lose h10")
    assert leaders(state, 0) == {"red": "f8", "yellow": "f9"}
    assert leaders(state, 1) == {"green": "i5"}
    assert leaders(state, 2) == {}
    joined = [kingdom["rulers"] for kingdom in kingdoms(state)]
    assert joined == [{"red": 0, "yellow": 0, "green": 1}]


@rule("huang.war.vp_per_removed_leader")
def test_a_point_for_each_removed_leader() -> None:
    state = around_g7("red green", "red green", "red", reds=(3, 0, 0))
    play(state, "tile white g7", *NOBODY)
    assert points(state, 0) == {"red": 2, "green": 1}


@rule("huang.war.vp_none_without_winner_leader")
def test_no_points_in_a_colour_the_winner_does_not_have() -> None:
    state = around_g7("red", "red green", "green", reds=(1, 0, 0))
    play(state, "tile white g7", *NOBODY)
    assert points(state, 0) == {"red": 1}
    assert points(state, 1) == points(state, 2) == {}
    assert leaders(state, 1) == leaders(state, 2) == {}  # both green leaders are removed in any case


@rule("huang.war.supporters_score_nothing")
def test_supporters_score_nothing() -> None:
    state = around_g7("red", "red", "", hands={2: "rr"})
    play(state, "tile white g7", "commit nothing", "commit 2 g9", "commit nothing")
    assert [points(state, seat) for seat in range(3)] == [{"red": 1}, {}, {}]


@rule("huang.war.loser_commitments_discarded")
def test_tiles_committed_to_losers_are_gone() -> None:
    state = around_g7(reds=(3, 0, 0), hands={1: "rr", 2: "rb"})
    play(state, "tile white g7", "commit 2 h5", "commit 1 h7", "commit nothing", "lose g10", "lose h9")
    assert (hand(state, 1), hand(state, 2)) == ("", "b")
    assert saved(state)["discarded"] == {"red": 5}


@rule("huang.war.winner_cost", "huang.war.cost_includes_leader_bonus")
def test_the_winner_pays_the_highest_losing_total() -> None:
    # Han has 1 red and a lent leader, the south 1: the highest losing total is 2.
    state = around_g7("blue", "blue", "blue", reds=(3, 1, 1))
    play(state, "tile white g7", "commit leader h5", "commit nothing", "commit nothing")
    assert (state.decision.kind, state.decision.seat) == ("lose", 0)
    play(state, "lose g10", "lose h10")
    assert set(tiles(state, "red")) == {"h9"}
    assert state.decision.kind == "action"


@rule("huang.war.winner_commitments_all_discarded")
def test_all_tiles_committed_to_the_winner_are_gone() -> None:
    state = around_g7(reds=(1, 1, 0), hands={0: "rrr"})
    play(state, "tile white g7", "commit nothing", "commit nothing", "commit 3 g9")
    assert hand(state, 0) == "r"  # three tiles were paid although one would have been enough
    assert set(tiles(state, "red")) == {"g10"}  # no more tiles are due


@rule("huang.war.winner_board_reds_chosen")
def test_the_tile_player_chooses_even_for_another_winner() -> None:
    state = around_g7(reds=(1, 3, 0))
    play(state, "tile white g7", *NOBODY)
    assert (state.decision.kind, state.decision.seat) == ("lose", 0)  # Han is seat 1's
    assert legal(state) == ["lose i3", "lose i4", "lose j3"]
    assert refusal(state, "lose h9") == "huang.war.winner_board_reds_chosen"
    state.play("lose i4")
    assert set(tiles(state, "red")) == {"i3", "j3"}


@rule("huang.war.winner_cost_stops_when_empty")
def test_what_cannot_be_paid_is_waived() -> None:
    state = around_g7("blue", "blue", "", reds=(1, 2, 0))
    play(state, "tile white g7", "commit nothing", "commit nothing", "commit leader g9")
    assert strengths(state) == {WEI: 2, HAN: 2}
    state.play("winner g9")  # 2 are due, but Wei has one red tile only
    assert tiles(state, "red") == {}
    assert points(state, 0) == {"blue": 1}
    assert state.decision.kind == "action"


@rule("huang.war.winner_bonus_pays_nothing")
def test_the_winners_lent_leader_pays_nothing() -> None:
    state = around_g7("blue", "blue", "", reds=(2, 2, 0))
    play(state, "tile white g7", "commit nothing", "commit nothing", "commit leader g9")
    assert points(state, 0) == {"blue": 1}
    assert tiles(state, "red") == {}  # 2 are due, and both come from the board


@rule("huang.war.red_pagodas_fall")
def test_red_pagodas_of_losers_fall() -> None:
    state = position(
        tiles=dict.fromkeys(("i4", "i3", "j3"), "red")
        | dict.fromkeys(("g10", "h9", "h10", "h11", "g11"), "red")
        | {"h8": "green"},
        leaders={(0, "red"): "h4", (0, "blue"): "h6", (1, "red"): "f9"},
        pagodas=["i3 down", "g10 up"],
        hands={0: "w"},
    )
    assert supply(state)["red"] == 0
    play(state, "tile white h7", *NOBODY)
    assert saved(state)["pagodas"] == ["g10 up"]
    assert supply(state)["red"] == 1
    play(state, "lose h11", "lose g11", "lose g10")
    assert saved(state)["pagodas"] == []
    assert supply(state)["red"] == 2


@rule("huang.war.only_red_tiles_removed")
def test_a_war_removes_red_tiles_only() -> None:
    state = around_g7(reds=(3, 1, 1))
    others = {hex: colour for hex, colour in tiles(state).items() if colour != "red"}
    play(state, "tile white g7", *NOBODY)
    assert refusal(state, "lose f7") == "huang.war.only_red_tiles_removed"
    state.play("lose g10")
    assert {hex: colour for hex, colour in tiles(state).items() if colour != "red"} == others | {
        "g7": "white"
    }
