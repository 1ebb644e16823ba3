"""Sprees: every rollout plays to the end of the turn, and a rival plays its part."""

from __future__ import annotations

import math
import time

import pytest

import tianxia
from tianxia.bots.evaluation import evaluation
from tianxia.bots.levels import GRANDMASTER, LEVELS, LONG_THOUGHT
from tianxia.bots.phrases import Greed, follow
from tianxia.bots.sprees import Sprees
from tianxia.games.royaumes.state import RoyaumesState
from tianxia.games.royaumes.tables import AUTUMN, SPRING
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State

TITLES = [title for title in tianxia.titles() if title != "toy"]


def in_turn(turn: int, seats: int = 2, kind: str = "move", phase: int = SPRING) -> RoyaumesState:
    """The first question of a kind in a phase of a greedy match."""
    state = tianxia.game("royaumes").new(seats, None, 2)
    assert isinstance(state, RoyaumesState)
    judge = evaluation("royaumes")
    while (state.turn, state.phase, state.decision.kind) != (turn, phase, kind):
        seat = state.decision.seat
        greed = Greed(judge.evaluate, judge.reply, stream(state.turn, "greed"))
        for action in greed.best_phrase(state, seat, math.inf):
            state.take(action)
    return state


def sprees_in(state: State) -> Sprees:
    seat = state.decision.seat
    rng = stream(1, "sprees")
    thought = GRANDMASTER.thought(state.redeal(seat, rng), seat, rng, GRANDMASTER.evaluation_for(state))
    assert isinstance(thought, Sprees)
    return thought


@pytest.mark.parametrize("title", TITLES)
def test_only_royaumes_is_played_in_sprees(title: str) -> None:
    state = tianxia.game(title).new(2, None, 1)
    seat = state.waiting()[0]
    for level in (GRANDMASTER, LONG_THOUGHT):
        position = state.redeal(seat, stream(1, "deal"))
        thought = level.thought(position, seat, stream(1, "a"), level.evaluation_for(state))
        assert isinstance(thought, Sprees) == (title == "royaumes")
    assert evaluation(title).answers is None or title == "royaumes"
    assert LEVELS["master"].evaluation_for(state) == evaluation(title)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("phase", [SPRING, AUTUMN])
def test_every_rollout_ends_with_the_turn(seats: int, phase: int) -> None:
    """The turn ends in every case: after more orders or none, and after any moves of rivals."""
    state = in_turn(3, seats, phase=phase)
    thought = sprees_in(state)
    thought.keep_the_best(math.inf)
    assert len(thought.candidates) > 1
    for candidate in thought.candidates:
        here = state.copy()
        for action in candidate.actions:
            here.take(action)
        after = thought.play_on(here, math.inf)
        assert isinstance(after, RoyaumesState)
        assert after.over or (after.turn, after.phase) == (4, after.phase)
        assert after.phase < SPRING


def armies_of(state: RoyaumesState, seat: int) -> list[int]:
    return [space for space in range(len(state.owner)) if state.owner[space] == seat]


def test_a_single_rival_plays_on_too() -> None:
    state = in_turn(4)
    rival = 1 - state.decision.seat
    after = sprees_in(state).play_on(state.copy(), math.inf)
    assert isinstance(after, RoyaumesState)
    assert armies_of(after, rival) != armies_of(state, rival)


def test_several_rivals_rest() -> None:
    """Rivals stay where they are, unless they are driven away."""
    state = in_turn(4, seats=4)
    seat = state.decision.seat
    after = sprees_in(state).play_on(state.copy(), math.inf)
    assert isinstance(after, RoyaumesState)
    assert armies_of(after, seat) != armies_of(state, seat)
    for rival in range(4):
        if rival != seat:
            assert set(armies_of(after, rival)) <= set(armies_of(state, rival))


def test_a_spree_makes_things_better_with_every_phrase() -> None:
    """Each phrase is judged once. Greedy play judges all of them again after every move."""
    state = in_turn(4)
    seat = state.decision.seat
    own = GRANDMASTER.evaluation_for(state)
    judge = own.outlook or own.evaluate
    thought = sprees_in(state)
    after = thought.spree(state.copy(), seat, "move", True, math.inf)
    assert isinstance(after, RoyaumesState)
    assert judge(after, seat) > judge(state, seat)
    phrases = len(Greed(judge, own.reply, stream(1, "a"), own.answers).sweep(state, seat, math.inf)[0])
    assert thought.greed.judged <= phrases + 40
    assert after.decision.seat == seat
    assert after.decision.kind == "move"
    assert len(set(armies_of(state, seat)) ^ set(armies_of(after, seat))) > 2  # several orders


def test_candidates_are_of_different_armies() -> None:
    state = in_turn(4)
    thought = sprees_in(state)
    thought.keep_the_best(math.inf)
    first = [one.actions[0] for one in thought.candidates]
    assert len(set(first)) == min(len(first), len(state.actions()))
    best = max(thought.candidates, key=lambda one: one.looks)
    assert best.actions == thought.looked[0]


def test_what_looked_good_at_first_is_played_on_before_anything_is_looked_at_again() -> None:
    state = in_turn(4)
    seat = state.decision.seat
    thought = sprees_in(state)
    thought.keep_the_best(math.inf)
    before = thought.greed.judged
    after = thought.spree(state.copy(), seat, "move", False, math.inf)
    assert thought.greed.judged - before <= len(thought.looked)
    assert after.to_json() != state.to_json()


def test_when_time_is_up_a_rollout_ends() -> None:
    state = in_turn(3)
    thought = sprees_in(state)
    here = state.copy()
    assert thought.play_on(here, time.monotonic()).to_json() == state.to_json()
    assert thought.answer(1_000_000, time.monotonic())[0] in state.actions()


def test_phrases_that_are_not_legal_lead_nowhere() -> None:
    state = in_turn(3)
    seat = state.decision.seat
    judge = evaluation("royaumes")
    phrases, _ = Greed(judge.evaluate, judge.reply, stream(1, "greed")).sweep(state, seat, math.inf)
    long = max(phrases, key=len)
    assert len(long) > 1
    assert follow(state, long, seat) is not None
    for wrong in ([*long[:-1], 9999], [*long, 9999]):
        assert follow(state, wrong, seat) is None


@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_is_not_changed_by_sprees(seats: int) -> None:
    state = in_turn(2, seats)
    before = state.to_json()
    thought = sprees_in(state)
    thought.position = state
    thought.think(1)
    assert state.to_json() == before
    again = sprees_in(state)
    again.think(1)
    assert [one.actions for one in again.candidates] == [one.actions for one in thought.candidates]
