"""Tree search: number of simulations, termination, each seat maximises its own value."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import tianxia
from tianxia.bots import bot
from tianxia.bots.evaluation import evaluation
from tianxia.bots.hint import hint
from tianxia.bots.levels import LEVELS, LONG_THOUGHT
from tianxia.bots.search import Manner, Search
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State


def search_in(state: State, simulations: int) -> Search:
    seat = state.decision.seat
    own = evaluation(state.game.name)
    search = Search(state.copy(), seat, stream(1, "search"), own.evaluate, own.reply, Manner())
    search.run(simulations)
    return search


@pytest.mark.parametrize("title", tianxia.titles())
def test_each_level_thinks_longer_than_the_one_below(title: str) -> None:
    assert list(LEVELS) == ["novice", "adept", "master", "grandmaster"]
    counts = [level.simulations_in(evaluation(title)) for level in LEVELS.values()]
    assert all(more >= 4 * fewer for fewer, more in pairwise(counts))
    assert LONG_THOUGHT.simulations_in(evaluation(title, long=True)) >= 2 * counts[-1]


@pytest.mark.parametrize("title", tianxia.titles())
def test_every_simulation_tries_a_phrase_until_all_is_known(title: str) -> None:
    state = tianxia.game(title).new(2, None, 2)
    search = search_in(state, 60)
    assert search.simulations <= 60
    assert search.leaves == search.simulations  # in an opening there is always a new phrase to try
    node = search.root.node(state.decision.kind, search.seat)
    assert sum(edge.visits for edge in node.edges.values()) == search.simulations


@pytest.mark.parametrize("title", tianxia.titles())
def test_a_position_is_not_changed_by_thinking(title: str) -> None:
    state = tianxia.game(title).new(3, None, 2)
    before = state.to_json()
    search_in(state, 30)
    assert state.to_json() == before


def test_a_search_that_fails_plays_the_best_so_far(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    state = tianxia.game("terracotta").new(2, None, 2)
    seat = state.decision.seat
    real = evaluation("terracotta")
    left = 0

    def breaks(state: State) -> int:
        nonlocal left
        left -= 1
        if left < 0:
            raise ZeroDivisionError("the title cannot judge this")
        return real.reply(state)

    broken = msgspec.structs.replace(real, reply=breaks)
    monkeypatch.setattr("tianxia.bots.levels.evaluation", lambda title: broken)
    for judged in (200, 0):
        left = judged
        caplog.clear()
        (action, *_) = bot("search-5000").choose(state.copy(), seat, stream(1, "a"))
        assert action in state.actions()
        assert "ZeroDivisionError: the title cannot judge this" in caplog.text


def test_when_time_is_up_the_best_so_far_is_played() -> None:
    state = tianxia.game("huang").new(2, None, 2)
    chosen = bot("search-1000000").choose(state.copy(), 0, stream(1, "a"), time.monotonic())
    assert state.play(chosen[0], 0) == chosen[:1]


def test_a_settled_answer_needs_no_more_thought() -> None:
    """Early stopping: no other move can catch up in the remaining simulations."""
    state = tianxia.game("terracotta").new(2, None, 2)
    kind, seat = state.decision.kind, state.decision.seat
    short = search_in(state, 600)
    long = search_in(state, 0)
    for _ in range(600):
        long.simulate()
    assert short.simulations < long.simulations == 600
    assert short.root.node(kind, seat).best() == long.root.node(kind, seat).best()


@pytest.mark.parametrize("title", ["zhanguo", "terracotta"])
def test_a_bot_plays_the_solo_game(title: str) -> None:
    state = tianxia.game(title).new(1, None, 3)
    for number in range(25):
        seat = state.decision.seat
        assert seat != state.automa
        rng = stream(number, "solo")
        for action in bot("novice").choose(state.redeal(seat, rng), seat, rng.split("choose")):
            state.take_for(seat, action)


@pytest.mark.parametrize("title", tianxia.titles())
def test_a_hint_says_the_best_three_moves_and_what_to_expect(title: str) -> None:
    state = tianxia.game(title).new(2, None, 2)
    seat = state.decision.seat
    found = hint(state, seat, stream(1, "hint"), 80)
    assert 1 <= len(found.moves) <= 3
    assert [move.visits for move in found.moves] == sorted((m.visits for m in found.moves), reverse=True)
    for move in found.moves:
        trial = state.copy()
        assert trial.play(move.text, seat) == move.actions
        assert abs(sum(move.expects) - 1) < 0.01
        assert all(0 <= share <= 1 for share in move.expects)


@pytest.mark.parametrize("asked", [1, 8, 300, 2000])
@pytest.mark.parametrize("title", tianxia.titles())
def test_a_hint_judges_as_many_positions_as_asked(title: str, asked: int) -> None:
    state = tianxia.game(title).new(2, None, 3)
    seat = state.decision.seat
    found = hint(state, seat, stream(1, "hint"), asked)
    assert found.simulations == asked
    assert 1 <= len(found.moves) <= min(3, asked)
    for move in found.moves:
        assert abs(sum(move.expects) - 1) < 0.01
