"""Verdicts judge the end of a rollout with fitted weights instead of `evaluate`."""

from __future__ import annotations

import math

import pytest
from tests.bots.test_rollouts import in_mid_game

import tianxia
from tianxia.bots import bot
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import GRANDMASTER, LONG_THOUGHT
from tianxia.bots.phrases import Greed
from tianxia.bots.rollouts import Rollouts
from tianxia.bots.settings import RolloutSettings
from tianxia.bots.verdict import WON, Verdict
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

WITH_VERDICT = [title for title in tianxia.titles() if evaluation(title, long=True).weights]


def judge_of(weights: list[tuple[str, float, float]], counts: list[float], left: float) -> float:
    state = tianxia.game("zhanguo").new(2, None, 1)
    return Verdict(weights, lambda _, __: counts, lambda _: left).judge(state, 0)


@pytest.mark.parametrize(("left", "worth"), [(1.0, 12.0), (0.0, 3.0), (0.5, 7.5)])
def test_a_thing_goes_evenly_from_its_early_to_its_late_worth(left: float, worth: float) -> None:
    assert judge_of([("coins", 4.0, 1.0)], [3.0], left) == worth


def test_things_add_up() -> None:
    assert judge_of([("coins", 4.0, 4.0), ("debts", -2.0, -2.0)], [3.0, 1.0], 0.3) == 10.0


@pytest.mark.parametrize("title", WITH_VERDICT)
def test_a_game_that_is_won_is_better_than_all_prospects(title: str) -> None:
    own = evaluation(title, long=True)
    assert own.things is not None
    assert own.left is not None
    judge = Verdict(own.weights, own.things, own.left).judge
    state = tianxia.game(title).new(2, None, 2)
    prospects = 0.0
    while not state.over:
        for action in bot("greedy").choose(state, state.decision.seat, stream(state.learned, "greedy")):
            state.take(action)
        if not state.over:
            assert 0.0 <= own.left(state) <= 1.0
            assert len(own.things(state, 0)) == len(own.weights)
            prospects = max(prospects, abs(judge(state, 0)))
    assert len(state.winners()) == 1
    winner = state.winners()[0]
    lead = state.scores()[winner] - state.scores()[1 - winner]
    assert judge(state, winner) == WON + lead > prospects
    assert judge(state, 1 - winner) == -WON - lead < -prospects


@pytest.mark.parametrize("title", WITH_VERDICT)
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_who_thinks_long_between_two_people_has_a_verdict(title: str, seats: int) -> None:
    game = tianxia.game(title)
    if seats not in game.seat_counts:
        return
    state = game.new(seats, None, 1)
    seat = state.waiting()[0]
    for level in (GRANDMASTER, LONG_THOUGHT):
        position = state.redeal(seat, stream(1, "deal"))
        thought = level.thought(position, seat, stream(1, "a"), level.evaluation_for(state))
        usual = thought.verdict == thought.greed.evaluate
        assert usual == (level is GRANDMASTER or seats != 2)


def rollouts_judged_by(state: State, worth: float) -> Rollouts:
    """Rollouts whose verdict is the seat's points multiplied by `worth`."""
    own, seat, rng = evaluation(state.game.name), state.decision.seat, stream(1, "rollouts")

    def verdict(end: State, whose: int) -> float:
        return worth * end.scores()[whose]

    settings = RolloutSettings(
        evaluate=own.evaluate, reply=own.reply, verdict=verdict, kept=4, turns=1, redeals=2
    )
    return Rollouts(state.redeal(seat, rng), seat, rng, settings)


def test_rollouts_end_with_the_verdict_and_greed_goes_on_as_before() -> None:
    state = in_mid_game("zhanguo")
    one, other = rollouts_judged_by(state, 1.0), rollouts_judged_by(state, -1.0)
    for thought in (one, other):
        thought.keep_the_best(math.inf)
    values = [thought.try_on_a_redeal(4, math.inf) for thought in (one, other)]
    assert values[0] == [-value for value in values[1]]
    assert [a.looks for a in one.candidates] == [b.looks for b in other.candidates]


def test_what_is_judged_has_come_to_rest() -> None:
    state = in_mid_game("zhanguo")
    own, seat = evaluation("zhanguo"), state.decision.seat
    greed = Greed(own.evaluate, own.reply, stream(1, "greed"))
    for words in greed.sweep(state, seat, math.inf)[0][:20]:
        after = state.copy()
        for action in words:
            after.take(action)
        greed.settle(after)
        assert after.over or own.reply(after) < 0
