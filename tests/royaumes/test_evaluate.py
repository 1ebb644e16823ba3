"""The greedy bot plays to win: it beats chance and never sits still."""

from __future__ import annotations

import math

import pytest
from tests.royaumes.positions import new, position, spread

from tianxia.bots import bot
from tianxia.bots.phrases import Greed
from tianxia.bots.rollouts import Reach, Rollouts
from tianxia.games.royaumes.evaluate import (
    CLAIM,
    DANGER,
    HELD,
    MINOR,
    POINT,
    RIVAL,
    SPARE,
    WANTED,
    answers,
    claims,
    endangered,
    evaluate,
    land,
    likely_points,
    might,
    outlook,
    reply,
    rest,
    wanted_land,
)
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.kernel.rng import stream


def play_bots(seed: int, names: list[str], turns: int = 99) -> RoyaumesState:
    """A game between bots, to its end or to the beginning of a turn."""
    state, rng = new(len(names), seed), stream(seed, "bots")
    while not state.over and state.turn <= turns:
        seat = state.waiting()[0]
        dealt = state.redeal(seat, rng.split(f"deal {state.learned}"))
        for action in bot(names[seat]).choose(dealt, seat, rng):
            state.take_for(seat, action)
    return state


def wins(seeds: range) -> int:
    """How many games of two the greedy bot wins, on either seat."""
    won = 0
    for seed in seeds:
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += play_bots(seed, names).winners() == [names.index("greedy")]
    return won


def test_greedy_beats_random() -> None:
    assert wins(range(4)) == 4


@pytest.mark.slow
def test_greedy_beats_random_95_times_of_100() -> None:
    assert wins(range(100)) >= 95


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_greedy_never_sits_still(seats: int) -> None:
    state = play_bots(5, ["greedy"] * seats, turns=3)
    for seat in range(seats):
        assert state.authority[seat] == 0  # it progressed every turn
        assert state.count_occupied(seat) >= 4


def test_land_is_worth_more_than_its_price() -> None:
    poor = position({0: {"25": "3+"}, 1: {"2": "3+"}})
    rich = position({0: {"25": "2+", "26": "1+"}, 1: {"2": "3+"}})
    assert evaluate(rich, 0) > evaluate(poor, 0)
    assert evaluate(rich, 1) < evaluate(poor, 1)


@pytest.mark.parametrize(
    ("armies", "worth"),
    [
        ({"26": "1+"}, 0.0),  # who stands alone stays
        ({"26": "2+"}, SPARE),
        ({"26": "1+ 2-"}, 2 * SPARE),
        ({"26": "9+"}, 5 * SPARE),  # five ways out
        ({"12": "9+"}, 4 * SPARE),  # a fifth is barred by a wall
        ({"26": "2+", "22": "1+", "25": "1+"}, SPARE),
        ({"22-26": "1+"}, CLAIM * HELD),  # either end, not both
        ({"22-26": "1+", "22": "1+"}, CLAIM * HELD),
        ({"22-26": "1+", "22": "1+", "26": "1+"}, 0.0),
        ({"22-26": "1+", "25-26": "1+"}, 2 * CLAIM * HELD),
        ({"22-26": "1+", "25-26": "1+", "22": "1+", "25": "1+"}, CLAIM * HELD),  # both before the same
    ],
)
def test_spare_troops_and_armies_on_links_claim_land(armies: dict[str, str], worth: float) -> None:
    state = position({0: armies, 1: {"2": "1+"}})
    assert claims(state, 0, state.occupied(0), 0) == pytest.approx(worth)


def test_land_is_counted_as_a_whole() -> None:
    """Three commanderies, two of them wanted, and SONG as a whole, a minor kingdom."""
    state = position({0: spread(24, 29, 26), 1: {"2": "1+"}}, objectives=[9, 1], progress={0: 3, 1: 1})
    occupied = state.occupied(0)
    assert land(state, 0, False) - claims(state, 0, occupied, 0) == pytest.approx(3 * HELD + MINOR)
    wanted = wanted_land(state, 0)
    aimed = 3 * HELD + 2 * WANTED + MINOR
    assert land(state, 0, True) - claims(state, 0, occupied, wanted) == pytest.approx(aimed)


def test_an_objective_is_worth_most() -> None:
    three = position({0: spread(2, 12, 15, 26), 1: {"23": "1+"}}, objectives=[6, 1])
    four = position({0: spread(2, 12, 15, 25), 1: {"23": "1+"}}, objectives=[6, 1])
    assert evaluate(four, 0) > evaluate(three, 0) + 100
    won = position(
        {0: spread(2, 12, 15, 25), 1: {"23": "1+"}}, "authority", progress={0: 0, 1: 0}, objectives=[6, 1]
    )
    assert evaluate(won, 0) > 1000 > evaluate(won, 1)


def test_rollouts_pay_for_nobody_or_for_all_that_cross() -> None:
    """Every way to hand out markers is legal: hundreds of phrases that come to about the same."""
    state = position({0: {"21": "3+"}, 1: {"2": "1+"}}, markers={0: [4, 2, 2, 1, 1, 1]})
    greeds = [Greed(evaluate, reply, stream(1, "greed"), tried) for tried in (None, answers)]
    every, few = (greed.sweep(state, 0, math.inf)[0] for greed in greeds)
    assert {tuple(phrase) for phrase in few} < {tuple(phrase) for phrase in every}
    crossing = state.game.read(state, "move 21 16-21 3+", 0, finish=False).actions
    paid = [state.game.read(state, one, 0, finish=False).text for one in few if one[:3] == crossing]
    assert sorted(paid) == ["move 21 16-21 3+ enough", "move 21 16-21 3+ two one enough"]


def test_rollouts_try_every_answer_to_other_questions() -> None:
    state = new(2, 3)
    for _ in range(60):
        if state.decision.kind != "move-payment":
            assert answers(state) == state.actions()
        state.take(state.actions()[0])


def test_familiar_phrases_take_fewer_simulations() -> None:
    """With many armies, where one goes changes little about where the others might."""
    state = position({0: {str(number): "2+" for number in range(3, 20)}, 1: {"2": "1+"}})
    judged = []
    for familiar in (0, 24):
        reach = Reach(8, 0, 3, 1, familiar)
        thought = Rollouts(state.copy(), 0, stream(1, "a"), evaluate, reply, reach, 0.0, answers)
        thought.think(1)
        judged.append(thought.greed.judged)
    assert judged[1] < judged[0] / 2


@pytest.mark.parametrize(
    ("rival", "generals", "lost"),
    [
        ({"22": "1+"}, {}, 0.0),  # 2, of which one stays: 1 against 2
        ({"22": "2+"}, {}, HELD / 3),  # 3 against 2
        ({"22": "2+"}, {1: {2: "22"}}, HELD),  # and a general
        ({"22": "2+"}, {1: {2: "22"}, 0: {4: "26"}}, 0.0),
        ({"22-26": "2+"}, {}, HELD * 2 / 3),  # on the link all of them come: 4
        ({"22-26": "2+", "22": "1+"}, {}, HELD),
        ({"21": "9+"}, {}, HELD),  # across a river, disorganised: 8
        ({"21": "3+"}, {}, 0.0),
        ({"21": "2+ 9-"}, {}, 0.0),  # disorganised troops do not cross
        ({"7": "9+"}, {}, 0.0),  # far away
    ],
)
def test_a_stronger_rival_next_to_a_commandery_endangers_it(
    rival: dict[str, str], generals: dict[int, dict[int, str]], lost: float
) -> None:
    state = position({0: {"26": "1+"}, 1: rival}, seats=3, objectives=[6, 1, 2], generals=generals)
    assert endangered(state, 0) == pytest.approx(lost)
    assert outlook(state, 0) == pytest.approx(
        evaluate(state, 0) - DANGER * lost, abs=1e-4
    )  # far from the end


def test_neither_walls_nor_an_own_army_on_the_link_let_a_rival_through() -> None:
    walled = position({0: {"12": "1+"}, 1: {"17": "9+"}}, seats=3, objectives=[6, 1, 2])
    assert endangered(walled, 0) == 0
    kept_off = position({0: {"26": "1+", "22-26": "5+"}, 1: {"22": "9+"}}, seats=3, objectives=[6, 1, 2])
    assert endangered(kept_off, 0) == 0


def test_two_rivals_do_not_attack_as_one() -> None:
    state = position({0: {"26": "2+"}, 1: {"22-26": "2+"}, 2: {"25-26": "2+"}}, objectives=[6, 1, 2])
    assert endangered(state, 0) == 0
    assert might(state, 0, 25) == 4


def test_rivals_may_always_rest() -> None:
    rested = set()
    for seed in range(6):
        state, rng = new(3 + seed % 4, seed), stream(seed, "any")
        while not state.over:
            actions = state.actions()
            action = rest(state)
            if action >= 0:
                assert action in actions
                rested.add(state.decision.kind)
            state.take(actions[rng.below(len(actions))])
    assert rested == {"recruit", "move", "march", "reorganise"}


@pytest.mark.parametrize(
    ("card", "held", "hope", "likely"),
    [
        (8, (20, 21, 25), 0.5, 3 + 2 * 3),  # I commanderies: 3 each
        (6, (25, 12), 0.5, 2 + 12),
        (9, (24, 29), 0.5, 2 + 9),  # SONG
        (9, (24,), 0.5, 1 + 9 / 8),  # half of it, half of its square
        (9, (24,), 0.0, 1),
        (9, (24, 29, 20, 21, 25), 0.5, 5 + 9 + 8 * 9 / 32),  # and three quarters of QIN, another major one
        (9, (24, 29, 20, 21, 25, 26), 0.0, 6 + 9 + 8),
        (9, (30, 34), 0.5, 2),  # BA is a minor one
        (2, (30, 34), 0.5, 2 + 6),  # where any other kingdom does
        (5, (30, 34, 20, 21), 0.5, 4 + 4 + 8 / 8),
    ],
)
def test_likely_points_are_those_of_whole_kingdoms_and_some_hope(
    card: int, held: tuple[int, ...], hope: float, likely: float
) -> None:
    state = position({0: spread(*held), 1: {"2": "1+"}}, objectives=[card, 1])
    assert likely_points(state, 0, hope) == pytest.approx(likely)


def test_without_hope_likely_points_are_the_score() -> None:
    state = play_bots(3, ["greedy"] * 4, turns=4)
    assert [likely_points(state, seat, 0.0) for seat in range(4)] == state.scores()


def test_in_the_last_turn_points_count_for_a_grandmaster() -> None:
    few = position({0: spread(24, 20), 1: {"2": "1+"}, 2: {"15": "1+"}}, turn=11, objectives=[9, 7, 8])
    more = position({0: spread(24, 29), 1: {"2": "1+"}, 2: {"15": "1+"}}, turn=11, objectives=[9, 7, 8])
    gained = (outlook(more, 0) - evaluate(more, 0)) - (outlook(few, 0) - evaluate(few, 0))
    assert gained == pytest.approx(9 * POINT)
    lost = (outlook(more, 1) - evaluate(more, 1)) - (outlook(few, 1) - evaluate(few, 1))
    assert lost == pytest.approx(-RIVAL * 9 * POINT)
