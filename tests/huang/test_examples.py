"""The worked example printed in the rulebook, its variants, and the printed remarks, number for number."""

from itertools import combinations

import pytest
from tests.huang.positions import hand, kingdoms, leaders, legal, points, position, saved, supply, tiles
from tests.ledger import rule

from tianxia.games.huang.state import HuangState

PAUL, ADELE, DAMIEN = 0, 1, 2


def two_kingdoms(tile: str = "g") -> HuangState:
    """Adèle's kingdom on the left, Paul's and Damien's on the right; a tile on h7 would join them."""
    return position(
        tiles={"i5": "red", "i6": "red", "g8": "red", "f7": "red", "f8": "red", "h9": "red"},
        leaders={
            (ADELE, "red"): "h4",
            (ADELE, "yellow"): "h6",
            (ADELE, "blue"): "g6",
            (PAUL, "red"): "f9",
            (PAUL, "green"): "g10",
            (DAMIEN, "yellow"): "h8",
        },
        pagodas=["f7 down"],
        hands={PAUL: "rrr" + tile, ADELE: "rr", DAMIEN: "w"},
        turn=PAUL,
    )


def war_strengths(state: HuangState) -> dict[str, int]:
    """Strength of each kingdom at war, by the hex that names it."""
    war = saved(state)["war"]
    return dict(zip(war["sides"], war["strengths"], strict=True))


def fought(paul: str, damien: str = "commit leader h5", adele: str = "commit 2 h5") -> HuangState:
    """The printed war up to the choice of tiles to lose."""
    state = two_kingdoms()
    state.play("tile green h7")
    state.play(adele, ADELE)
    state.play(damien, DAMIEN)
    state.play(paul, PAUL)
    return state


@rule(
    "huang.war.trigger",
    "huang.war.marker",
    "huang.tile.vp_none_on_conflict",
    "huang.green.no_pick_on_war",
    "huang.war.conflict_colours",
    "huang.war.base_strength",
)
def test_paul_starts_a_war() -> None:
    state = two_kingdoms()
    state.play("tile green h7")
    assert saved(state)["war"]["colours"] == ["yellow", "red"]
    assert war_strengths(state) == {"h5": 2, "g9": 4}
    assert saved(state)["marker"] == "h7"
    assert all(points(state, seat) == {} for seat in (PAUL, ADELE, DAMIEN))
    assert state.decision.kind == "war-commit"


@rule(
    "huang.war.commit_order",
    "huang.war.commit_once_one_kingdom",
    "huang.war.commit_red_tiles",
    "huang.war.commit_by_uninvolved",
    "huang.war.red_leader_bonus",
    "huang.war.single_resolution",
)
def test_adele_damien_and_paul_commit_in_this_order() -> None:
    state = two_kingdoms()
    state.play("tile green h7")
    assert state.decision.seat == ADELE
    state.play("commit 2 h5")
    assert war_strengths(state) == {"h5": 4, "g9": 4}
    assert state.decision.seat == DAMIEN
    state.play("commit leader h5")
    assert war_strengths(state) == {"h5": 5, "g9": 4}
    assert state.decision.seat == PAUL
    state.play("commit 3 g9")
    assert war_strengths(state) == {"h5": 5, "g9": 7}
    assert (state.decision.kind, state.decision.seat) == ("lose", PAUL)


@rule(
    "huang.war.highest_wins",
    "huang.war.losing_leaders_removed",
    "huang.war.other_leaders_stay",
    "huang.war.losing_reds_removed",
    "huang.war.vp_per_removed_leader",
    "huang.war.supporters_score_nothing",
    "huang.war.loser_commitments_discarded",
    "huang.war.winner_cost",
    "huang.war.cost_includes_leader_bonus",
    "huang.war.winner_commitments_all_discarded",
    "huang.war.winner_board_reds_chosen",
    "huang.war.red_leader_optional_and_kept",
    "huang.war.red_pagodas_fall",
    "huang.war.tile_stays",
    "huang.war.no_duplicates_afterwards",
)
@pytest.mark.parametrize("lost", list(combinations(["f7", "f8", "g8", "h9"], 2)))
def test_the_right_kingdom_wins(lost: tuple[str, str]) -> None:
    state = fought("commit 3 g9")
    state.play(f"lose {lost[0]}")
    state.play(f"lose {lost[1]}")
    assert leaders(state, ADELE) == {"blue": "g6"}
    assert leaders(state, PAUL) == {"red": "f9", "green": "g10"}
    assert leaders(state, DAMIEN) == {"yellow": "h8"}
    assert points(state, PAUL) == {"red": 1}
    assert points(state, DAMIEN) == {"yellow": 1}
    assert points(state, ADELE) == {}
    assert set(tiles(state, "red")) == {"f7", "f8", "g8", "h9"} - set(lost)
    assert tiles(state)["h7"] == "green"
    assert saved(state)["marker"] is None
    assert saved(state)["pagodas"] == []
    assert supply(state)["red"] == 2
    assert (hand(state, PAUL), hand(state, ADELE), hand(state, DAMIEN)) == ("", "", "w")
    assert saved(state)["discarded"] == {"red": 9}  # 4 from the board, 5 from hands
    assert state.decision.kind == "action"
    assert saved(state)["actions_left"] == 1


@rule("huang.war.tie_chosen_by_tile_player", "huang.war.winner_cost_stops_when_empty")
@pytest.mark.parametrize("winner", ["g9", "h5"])
def test_paul_breaks_a_tie(winner: str) -> None:
    state = fought("commit 1 g9")
    assert war_strengths(state) == {"h5": 5, "g9": 5}
    assert (state.decision.kind, state.decision.seat) == ("war-winner", PAUL)
    state.play(f"winner {winner}")
    assert tiles(state, "red") == {}
    if winner == "g9":
        assert points(state, PAUL) == {"red": 1}
        assert points(state, DAMIEN) == {"yellow": 1}
        assert leaders(state, ADELE) == {"blue": "g6"}
    else:
        assert points(state, ADELE) == {"red": 1, "yellow": 1}
        assert leaders(state, PAUL) == {"green": "g10"}
        assert leaders(state, DAMIEN) == {}


def test_damien_stays_out() -> None:
    state = fought("commit 1 g9", damien="commit nothing")
    assert war_strengths(state) == {"h5": 4, "g9": 5}
    for hex in ("f7", "f8", "g8"):  # 4 are due: 1 committed, 3 from the board
        state.play(f"lose {hex}")
    assert set(tiles(state, "red")) == {"h9"}
    assert points(state, PAUL) == {"red": 1}
    assert points(state, DAMIEN) == {"yellow": 1}


@rule("huang.war.tile_no_strength", "huang.war.tile_stays")
def test_a_red_joining_tile_does_not_count() -> None:
    state = two_kingdoms("r")
    state.play("tile red h7")
    assert war_strengths(state) == {"h5": 2, "g9": 4}
    for seat in (ADELE, DAMIEN, PAUL):
        state.play("commit nothing", seat)
    state.play("lose f7")
    state.play("lose f8")
    assert set(tiles(state, "red")) == {"g8", "h9", "h7"}


def test_nobody_commits() -> None:
    state = fought("commit nothing", damien="commit nothing", adele="commit nothing")
    assert war_strengths(state) == {"h5": 2, "g9": 4}
    state.play("lose f7")
    state.play("lose g8")
    assert set(tiles(state, "red")) == {"f8", "h9"}


@rule(
    "huang.riot.cost_two_blue",
    "huang.riot.removes_any_tile",
    "huang.kingdom.split_recomputed",
    "huang.riot.never_conflict",
)
def test_a_riot_splits_a_kingdom() -> None:
    state = position(
        tiles={"h6": "green", "h7": "white", "h8": "red"},
        leaders={(0, "red"): "f9", (1, "green"): "h4"},
        hands={2: "bb"},
        turn=2,
    )
    assert [kingdom["rulers"] for kingdom in kingdoms(state)] == [{"red": 0, "green": 1}]
    state.play("riot h7")
    assert [kingdom["rulers"] for kingdom in kingdoms(state)] == [{"red": 0}, {"green": 1}]
    assert "h7" not in tiles(state)
    assert hand(state, 2) == ""
    assert all(points(state, seat) == {} for seat in range(3))


@rule(
    "huang.leader.unsupported_returns",
    "huang.riot.returns_unsupported_leaders",
    "huang.riot.capital_allowed",
)
def test_a_riot_removes_the_last_support() -> None:
    state = position(leaders={(1, "red"): "f9"}, hands={0: "bb"})
    state.play("riot g9")
    assert leaders(state, 1) == {}
    assert "g9" not in tiles(state)


def joined_by_h7() -> HuangState:
    return position(
        tiles={"h6": "yellow", "h8": "red"},
        leaders={(0, "red"): "h4", (1, "yellow"): "f9"},
        hands={2: "r"},
        turn=2,
    )


@rule("huang.leader.peaceful_union", "huang.leader.no_vp_for_positioning")
def test_a_leader_may_unite_peacefully() -> None:
    state = joined_by_h7()
    assert len(kingdoms(state)) == 2
    state.play("leader green h7")
    assert [kingdom["rulers"] for kingdom in kingdoms(state)] == [{"yellow": 1, "red": 0, "green": 2}]
    assert all(points(state, seat) == {} for seat in range(3))


@rule("huang.tile.vp_peaceful_union", "huang.tile.vp_same_colour_leader")
def test_a_tile_may_unite_peacefully_and_scores() -> None:
    state = joined_by_h7()
    state.play("tile red h7")
    assert len(kingdoms(state)) == 1
    assert [points(state, seat) for seat in range(3)] == [{"red": 1}, {}, {}]


@rule("huang.leader.yellow_under_pagoda_supports", "huang.pagoda.tiles_still_count")
def test_tiles_under_a_pagoda_support_leaders() -> None:
    state = position(tiles={"i5": "yellow", "i6": "yellow"}, pagodas=["h5 up"])
    state.play("leader white i4")
    assert leaders(state, 0) == {"white": "i4"}


@rule(
    "huang.tile.vp_yellow_fallback",
    "huang.tile.vp_colour_is_tile_colour",
    "huang.pagoda.yellow_never_substitutes",
)
def test_the_yellow_leader_takes_tile_points_not_pagoda_points() -> None:
    state = position(
        tiles={"g10": "green", "h9": "green", "h10": "green"},
        leaders={(0, "yellow"): "g8"},
        pagodas=["g10 up"],
        hands={0: "g"},
    )
    state.play("tile green h8")
    state.play("take nothing")
    state.play("pass")
    assert points(state, 0) == {"green": 1}


@rule("huang.blue.chain_optional", "huang.blue.chain_adjacent_to_previous", "huang.blue.chain_scores_each")
def test_several_blue_tiles_score_separately() -> None:
    state = position(leaders={(0, "yellow"): "h4"}, hands={1: "bbb"}, turn=1)
    state.play("tile blue g5")
    assert legal(state) == ["chain f4", "chain f5", "chain g4", "stop"]
    state.play("chain f5")
    state.play("chain f6")
    assert points(state, 0) == {"blue": 3}
    assert state.decision.seat == 1
    assert saved(state)["actions_left"] == 1


@rule("huang.palace.hand_limit_seven", "huang.palace.no_points")
def test_the_palace_gives_a_seventh_tile() -> None:
    state = position(
        tiles={"h6": "yellow", "i5": "yellow", "i6": "yellow"},
        leaders={(0, "yellow"): "h4"},
        palace="h5 palace left",
        hands={0: "yyrrbb"},
        royal_palace=True,
    )
    state.play("pass")
    state.play("pass")
    assert len(hand(state, 0)) == 7
    assert points(state, 0) == {}
