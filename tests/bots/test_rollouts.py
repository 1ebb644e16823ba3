"""Rollouts: candidates, successive halving, racing, and secret choices that stay secret."""

from __future__ import annotations

import math
import time
from typing import Any

import msgspec
import pytest

import tianxia
from tianxia.bots import bot
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import GRANDMASTER, LONG_THOUGHT
from tianxia.bots.phrases import Greed
from tianxia.bots.rollouts import Candidate, Rollouts, is_beaten
from tianxia.bots.settings import RolloutSettings
from tianxia.games.terracotta import evaluate as terracotta
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

pytestmark = pytest.mark.slow  # interpreted, as `make check` runs; `make test` has them compiled

KEPT = 8
TITLES = [title for title in tianxia.titles() if title != "toy"]  # which has few phrases


def rollouts_in(state: State, turns: int = 1, redeals: int = 2, wide: int = 0) -> Rollouts:
    seat = state.decision.seat
    own = evaluation(state.game.name)
    rng = stream(1, "rollouts")
    settings = RolloutSettings(
        evaluate=own.evaluate, reply=own.reply, kept=KEPT, turns=turns, redeals=redeals, wide=wide
    )
    return Rollouts(state.redeal(seat, rng), seat, rng, settings)


def in_mid_game(title: str, seats: int = 2, moves: int = 12) -> State:
    """A position after some greedy moves, with more legal phrases than the rollouts keep."""
    state = tianxia.game(title).new(seats, None, 2)
    judge = evaluation(title)
    for number in range(200):
        seat = state.decision.seat
        greed = Greed(judge.evaluate, judge.reply, stream(number, "greed"))
        if number >= moves and len(greed.sweep(state, seat, math.inf)[0]) > KEPT:
            return state
        for action in greed.best_phrase(state, seat, math.inf):
            state.take(action)
    raise AssertionError("no choice in 200 moves")


@pytest.mark.parametrize("title", TITLES)
def test_the_better_half_is_tried_again(title: str) -> None:
    thought = rollouts_in(in_mid_game(title))
    thought.think(1_000_000)
    assert [one.tried for one in thought.candidates] == [6, 6, 4, 4, 2, 2, 2, 2]
    assert thought.candidates[0].total >= thought.candidates[1].total


@pytest.mark.parametrize("title", TITLES)
def test_more_simulations_are_more_redeals(title: str) -> None:
    state = in_mid_game(title)
    short, long = rollouts_in(state, redeals=1000), rollouts_in(state, redeals=1000)
    short.think(1)
    long.think(20_000)
    assert [one.tried for one in short.candidates] == [3, 3, 2, 2, 1, 1, 1, 1]
    assert long.greed.judged >= 20_000 > short.greed.judged
    assert sum(one.tried for one in long.candidates) > sum(one.tried for one in short.candidates)


@pytest.mark.parametrize("title", TITLES)
def test_greed_judges_every_phrase(title: str) -> None:
    """The sweep finds exactly the phrases of the reader, and greedy play takes the best of them."""
    state = in_mid_game(title)
    seat = state.decision.seat
    judge = evaluation(title)
    greed = Greed(judge.evaluate, judge.reply, stream(1, "greed"))
    phrases, values = greed.sweep(state, seat, math.inf)
    assert greed.judged == len(phrases) == len(values)
    assert len(set(map(tuple, phrases))) == len(phrases)
    for actions in phrases:
        assert state.game.read(state, actions, seat, finish=False).actions == actions
    best = greed.best_phrase(state, seat, math.inf)
    assert values[phrases.index(best)] == max(values)


@pytest.mark.parametrize("title", TITLES)
def test_of_many_phrases_those_are_played_on_that_are_best_at_the_end_of_the_turn(title: str) -> None:
    state = in_mid_game(title)
    thought, alone = rollouts_in(state, turns=1, wide=16), rollouts_in(state, turns=0, wide=16)
    for one in (thought, alone):
        one.keep_the_best(math.inf)
    alone.try_on_redeals(len(alone.candidates), 2, 1_000_000, math.inf)
    assert KEPT < len(alone.candidates) <= 16
    thought.narrow(1_000_000, math.inf)
    assert thought.turns == 1
    assert thought.greed.judged == alone.greed.judged
    assert [one.actions for one in thought.candidates] == [one.actions for one in alone.candidates[:KEPT]]
    assert {(one.tried, one.total, *one.shares) for one in thought.candidates} == {(0, 0.0, 0.0, 0.0)}


def test_many_phrases_are_narrowed_down_in_a_quarter_of_the_simulations() -> None:
    state = in_mid_game("zhanguo")
    judged = []
    for goal in (0, 1_000_000):
        thought = rollouts_in(state, wide=16)
        thought.keep_the_best(math.inf)
        before = thought.greed.judged
        thought.narrow(goal, math.inf)
        judged.append(thought.greed.judged - before)
    assert judged[0] < judged[1]  # one redeal, and two
    few = rollouts_in(state, wide=16)
    few.think(4)
    assert [one.tried for one in few.candidates] == [3, 3, 2, 2, 1, 1, 1, 1]


def test_few_phrases_need_not_be_narrowed_down() -> None:
    state = in_mid_game("zhanguo")
    thoughts = [rollouts_in(state, wide=wide) for wide in (0, KEPT)]
    for thought in thoughts:
        thought.think(10_000)
    usual, narrowed = ([(one.actions, one.total) for one in thought.candidates] for thought in thoughts)
    assert usual == narrowed


def test_greed_plays_on_for_as_many_turns_as_it_is_told() -> None:
    """In Huang the next seat is asked directly after the seat's own turn."""
    state = in_mid_game("huang")
    seat = state.decision.seat
    judged = [0]
    for turns in (0, 1, 2):
        thought = rollouts_in(state, turns)
        played = state.copy()
        thought.play_on(played, math.inf)
        assert played.decision.seat == (seat if turns == 1 else 1 - seat)
        judged.append(thought.greed.judged)
    assert judged == sorted(set(judged))


def test_all_rivals_have_their_turn_before_the_own_one_comes_again() -> None:
    """With four seats in Huang, three rivals have a turn before the seat's own next turn."""
    state = tianxia.game("huang").new(4, None, 3)
    seat = state.decision.seat
    for turns, asked in ((0, (seat + 1) % 4), (1, (seat + 2) % 4), (2, (seat + 1) % 4)):
        played = state.copy()
        rollouts_in(state, turns).play_on(played, math.inf)
        assert played.decision.seat == asked


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_thinking_long_a_grandmaster_of_terracotta_has_an_outlook(seats: int) -> None:
    state = tianxia.game("terracotta").new(seats, None, 1)
    for level in (GRANDMASTER, LONG_THOUGHT):
        own = level.evaluation_for(state)
        thought = level.thought(state.redeal(0, stream(1, "a")), 0, stream(1, "b"), own)
        judge = terracotta.outlook if level is LONG_THOUGHT else terracotta.evaluate
        assert thought.greed.evaluate == judge


@pytest.mark.parametrize(("seats", "kept"), [(1, 24), (2, 24), (3, 16), (4, 8)])
def test_a_grandmaster_of_terracotta_tries_fewer_phrases_where_more_rivals_play_on(
    seats: int, kept: int
) -> None:
    state = tianxia.game("terracotta").new(seats, None, 1)
    for level, most in ((GRANDMASTER, kept), (LONG_THOUGHT, 8)):
        thought = level.thought(
            state.redeal(0, stream(1, "a")), 0, stream(1, "b"), level.evaluation_for(state)
        )
        assert thought.settings.kept == most


@pytest.mark.parametrize("title", TITLES)
def test_thinking_long_is_twice_the_thought_at_least(title: str) -> None:
    state = tianxia.game(title).new(2, None, 1)
    usual = GRANDMASTER.simulations_in(GRANDMASTER.evaluation_for(state))
    assert LONG_THOUGHT.simulations_in(LONG_THOUGHT.evaluation_for(state)) >= 2 * usual


@pytest.mark.parametrize(
    ("best", "other", "beaten"),
    [
        ([5.0], [5.0], True),  # leads to the same
        ([5.0], [1.0], False),  # with one redeal no difference is significant
        ([5.0, 5.0], [1.0, 1.0], True),
        ([5.0, 5.2, 5.1], [4.8, 5.1, 5.1], True),  # a small advantage is within the tolerance
        ([9.0, 1.0, 8.0], [1.0, 9.0, 1.0], False),  # neither is significantly better
        ([9.0, 9.0, 8.0] * 5, [1.0, 12.0, 1.0] * 5, True),  # in the long run
    ],
)
def test_who_is_surely_no_better_is_beaten(best: list[float], other: list[float], beaten: bool) -> None:
    leader, second = Candidate([1], 0.0, 2), Candidate([2], 0.0, 2)
    leader.values, second.values = best, other
    assert is_beaten(second, leader, 1.0) == beaten


def race_in(state: State, alike: float) -> Rollouts:
    seat, own, rng = state.decision.seat, evaluation(state.game.name), stream(1, "race")
    settings = RolloutSettings(
        evaluate=own.evaluate, reply=own.reply, kept=KEPT, turns=1, redeals=32, alike=alike
    )
    return Rollouts(state.redeal(seat, rng), seat, rng, settings)


@pytest.mark.parametrize("title", TITLES)
def test_in_a_race_who_is_beaten_is_not_tried_again(title: str) -> None:
    thought = race_in(in_mid_game(title), 1.0)
    thought.think(30_000)
    first, *others = thought.candidates
    assert first.tried == len(first.values) == max(one.tried for one in thought.candidates)
    assert len({one.tried for one in thought.candidates}) > 1
    for one in others:
        if one.tried < first.tried:
            assert one.total == pytest.approx(sum(one.values))
    assert [one.tried for one in thought.candidates] == sorted([one.tried for one in thought.candidates])[
        ::-1
    ]


def test_a_race_is_over_when_all_the_others_are_beaten() -> None:
    """With a large tolerance three redeals are enough, whatever the number of simulations."""
    thought = race_in(in_mid_game("huang"), 1e9)
    thought.think(1_000_000)
    assert max(one.tried for one in thought.candidates) == 3
    assert thought.greed.judged < 1_000_000


def test_thinking_long_phrases_race_in_royaumes() -> None:
    state = in_mid_game("royaumes")
    for level, (kept, alike) in ((GRANDMASTER, (8, 0.0)), (LONG_THOUGHT, (24, 1.0))):
        seat = state.decision.seat
        thought = level.thought(state.copy(), seat, stream(1, "race"), level.evaluation_for(state))
        assert (thought.settings.kept, thought.settings.alike) == (kept, alike)


def test_a_grandmaster_of_zhanguo_sees_its_next_turn() -> None:
    state = in_mid_game("zhanguo")
    seat = state.decision.seat
    for level in (GRANDMASTER, LONG_THOUGHT):
        thought = level.thought(state.copy(), seat, stream(1, "long"), level.evaluation_for(state))
        assert (thought.turns, thought.settings.wide, thought.settings.kept) == (2, 64, 16)


def test_alone_a_turn_is_over_when_the_automa_has_played() -> None:
    state = tianxia.game("terracotta").new(1, None, 3)
    turns = [state.copy() for _ in range(3)]
    for number, played in enumerate(turns):
        rollouts_in(state, number).play_on(played, math.inf)
        assert played.learned > (turns[number - 1] if number else state).learned


def test_others_choose_before_they_could_see_a_secret_choice() -> None:
    """Starting tiles of Zhanguo are chosen simultaneously: a rollout knows only the seat's own choice."""
    state = tianxia.game("zhanguo").new(3, None, 5)
    seat = state.decision.seat
    others = [other for other in state.waiting() if other != seat]
    assert others
    thought = rollouts_in(state)
    deal = state.redeal(seat, stream(3, "deal"))
    thought.let_others_choose(deal)
    assert deal.waiting() == [seat]


@pytest.mark.parametrize("title", TITLES)
def test_a_position_is_not_changed_by_rollouts(title: str) -> None:
    state = tianxia.game(title).new(3, None, 2)
    before = state.to_json()
    thought = rollouts_in(state, redeals=1)
    thought.position = state
    thought.think(1)
    assert state.to_json() == before


def test_when_time_is_up_what_looks_best_is_played() -> None:
    state = in_mid_game("huang")
    thought = rollouts_in(state)
    assert thought.so_far() == []
    began = thought.answer(1_000_000, time.monotonic())
    assert all(one.tried == 0 for one in thought.candidates)
    assert state.play(began, state.decision.seat)[: len(began)] == began


def test_rollouts_that_fail_play_the_best_so_far(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    state = in_mid_game("terracotta")
    seat = state.decision.seat
    real = evaluation("terracotta")
    left = 0

    def breaks(state: State, seat: int) -> float:
        nonlocal left
        left -= 1
        if left < 0:
            raise ZeroDivisionError("the title cannot judge this")
        return real.evaluate(state, seat)

    broken = msgspec.structs.replace(real, evaluate=breaks)
    monkeypatch.setattr("tianxia.bots.levels.evaluation", lambda title, long: broken)
    for judged in (60, 0):
        left = judged
        (action, *_) = bot("rollouts-5000").choose(state.copy(), seat, stream(1, "a"))
        assert action in state.actions()
        assert "ZeroDivisionError: the title cannot judge this" in caplog.text
        caplog.clear()
