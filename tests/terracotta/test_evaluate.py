"""The evaluation of a grandmaster: features are counted correctly, and weights change during the game."""

from __future__ import annotations

import math

import pytest
from tests.terracotta.positions import Table

import tianxia
from tianxia.bots.phrases import Greed
from tianxia.games.terracotta.evaluate import (
    FEW_WET,
    RIVAL_AHEAD,
    WEIGHTS,
    Outlook,
    evaluate,
    holdings,
    outlook,
    reply,
)
from tianxia.games.terracotta.state import TerracottaState
from tianxia.kernel.rng import stream

NAMES = [name for name, _, _ in WEIGHTS]


def things(state: TerracottaState, seat: int = 0) -> dict[str, float]:
    """The features of a seat, without zeros."""
    return {name: count for name, count in zip(NAMES, holdings(state)[seat], strict=True) if count}


def only(name: str, early: float, late: float) -> Outlook:
    """An evaluation with only one feature besides points."""
    return Outlook([early * (name == one) for one in NAMES], [late * (name == one) for one in NAMES])


def test_nothing_is_worth_nothing() -> None:
    state = Table().turn(0)
    assert things(state) == {}
    assert outlook(state, 0) == 0


def test_what_one_has_is_counted_in_two_steps() -> None:
    """Four wet clay, then four more. With three of five workers left, three fifths of the clay
    can be used.
    """
    table = Table().has(0, coins=12, wet=9, dry=15).active(0, "sword bow").token(0, 1).apprentice_at(0, 1, 2)
    state = table.tiles("officer", "guard", "archer", "soldier", "nw").turn(0)
    assert things(state) == {
        "wet": 4,
        "more wet": 4,
        "wet for workers": pytest.approx(8 * 3 / 5),
        "dry": 6,
        "more dry": 8,
        "coins": 4,
        "more coins": 6,
        "weapons": 2,
        "token": 1,
    }
    assert things(state, 1) == {}


@pytest.mark.parametrize(
    "name", ["shaper", "administrator", "inspector", "clay_pits", "supervisor", "blacksmith"]
)
def test_every_master_counts_for_itself(name: str) -> None:
    assert things(Table().masters(0, name).turn(0)) == {name.replace("_", " "): 1}


def test_the_board_is_counted_as_it_would_score() -> None:
    """Two officers side by side in the row inspected now, the left one in the column inspected next."""
    table = Table().round(4).inspectors(0, 4).warriors(0, officer="f1 g1")
    state = table.tiles("coins", "guard", "archer", "officer", "clay").turn(0)
    tables = state.tables
    assert things(state) == {
        "groups": tables.group_domination[2],
        "inspected": tables.inspector_domination,
        "inspected next": tables.inspector_domination,
        "tile": tables.tile_domination[3],
        "warriors": 2,
    }


def test_musicians_play_in_every_round_to_come() -> None:
    state = Table().round(2).inspectors(5, 0).warriors(1, guard="c3").musician("c7").turn(0)
    found = things(state, 1)
    assert (found["musicians"], found["musicians later"]) == (1, 3)


def test_in_the_last_round_nothing_is_inspected_next() -> None:
    state = Table().round(5).inspectors(0, 0).warriors(0, guard="b2").turn(0)
    assert "inspected next" not in things(state)
    assert "inspected next" in things(Table().round(4).inspectors(0, 0).warriors(0, guard="b2").turn(0))


def test_tiles_are_those_of_now_of_the_next_round_and_of_all_after_that() -> None:
    state = Table().inspectors(6, 8).warriors(0, guard="a1").turn(0)
    state.tiles = [1, 4, 8, 1, 0]  # guards, north-west, border, guards, officers
    values = state.tables.tile_domination
    found = things(state)
    assert (found["tile"], found["next tile"], found["later tiles"]) == (
        values[0],
        values[1],
        values[2] + values[3],
    )


def test_a_weight_goes_evenly_from_the_start_of_the_game_to_its_end() -> None:
    judge = only("weapons", 3.0, 1.0)
    rounds = [judge.judge(Table().round(number).active(0, "bow").turn(0), 0) for number in range(1, 6)]
    assert rounds == pytest.approx([3.0, 2.6, 2.2, 1.8, 1.4])


def test_points_and_leftovers_count_and_the_strongest_rival_is_taken_off() -> None:
    state = Table(3).has(1, coins=6).has(2, coins=3).turn(0)
    state.score(0, 0, 10)
    judge = Outlook([0.0] * len(WEIGHTS), [0.0] * len(WEIGHTS))
    assert judge.judge(state, 0) == pytest.approx(10 - RIVAL_AHEAD * 2)
    assert judge.judge(state, 2) == pytest.approx(1 - RIVAL_AHEAD * 10)


def test_clay_that_can_still_be_used_is_worth_more_than_clay_that_dries() -> None:
    fresh = Table().has(0, wet=FEW_WET).turn(0)
    late = Table().has(0, wet=FEW_WET).apprentice_at(0, 1, 2, 3, 4, 5).turn(1)
    assert outlook(fresh, 0) > outlook(late, 0) > 0


def test_who_has_won_has_won() -> None:
    state = tianxia.game("terracotta").new(2, None, 3)
    rng = stream(3, "chance")
    while not state.over:
        actions = state.actions()
        state.take(actions[rng.below(len(actions))])
    assert isinstance(state, TerracottaState)
    (winner,) = state.winners()
    assert outlook(state, winner) == 1000 + state.scores()[winner]
    assert outlook(state, 1 - winner) == state.scores()[1 - winner]


@pytest.mark.long
def test_weights_found_by_play_beat_rules_of_thumb() -> None:
    won = 0
    for seed in range(24):
        judges = [outlook, evaluate] if seed % 2 == 0 else [evaluate, outlook]
        state = tianxia.game("terracotta").new(2, None, seed // 2)
        rng = stream(seed, "weights")
        while not state.over:
            seat = state.decision.seat
            for action in Greed(judges[seat], reply, rng).best_phrase(state.copy(), seat, math.inf):
                state.take(action)
        won += state.winners() == [seed % 2]
    assert won >= 15
