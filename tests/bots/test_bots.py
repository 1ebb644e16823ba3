"""Bots: legal moves to the end, deterministic for a stream; greedy beats random."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest
from tests.table.walk import new_match

import tianxia
from tianxia.bots import BOTS, UnknownBot, bot, bots_for, thinking_long
from tianxia.bots.levels import LONG_THOUGHT
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.kernel.words import COMPLETE, words
from tianxia.server.matches.bot_workers import BotWorkers

PLAYERS = [(title, name) for title in tianxia.titles() for name in ("novice", "greedy", "random")]


def play(title: str, names: list[str], seed: int, options: dict[str, object] | None = None) -> State:
    """Play a match; each bot gets a redealt position, and its phrase is played in words."""
    game = tianxia.game(title)
    state = game.new(len(names), options, seed)
    number = 0
    while not state.over:
        seat = state.decision.seat
        rng = stream(seed, f"bot {seat} at {number}")
        position = state.redeal(seat, rng)
        chosen = bot(names[seat]).choose(position.copy(), seat, rng.split("choose"))
        words = game.read(position, chosen, seat).text
        learned = state.learned
        taken = state.copy()
        for action in game.read(state, words, seat).actions[:-1]:
            taken.take_for(seat, action)
            assert taken.learned == learned, f"{words!r} goes on after something was learned"
        state.play(words, seat)
        number += 1
    return state


@pytest.mark.slow
@pytest.mark.parametrize(("title", "name"), PLAYERS)
def test_a_bot_plays_legal_phrases_to_the_end(title: str, name: str) -> None:
    state = play(title, [name, "random", "random"], 5)
    assert state.winners()


@pytest.mark.slow
@pytest.mark.parametrize("title", tianxia.titles())
def test_greed_beats_chance(title: str) -> None:
    """The win rate must be above 90 %; only ten games, to keep the test short."""
    margin = 0
    for seed in range(10):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        scores = play(title, names, seed).scores()
        greedy = names.index("greedy")
        margin += (scores[greedy] > scores[1 - greedy]) - (scores[greedy] < scores[1 - greedy])
    assert margin >= 4


@pytest.mark.parametrize(("title", "name"), PLAYERS)
def test_the_same_position_and_stream_give_the_same_answer(title: str, name: str) -> None:
    state = tianxia.game(title).new(2, None, 3)
    seat = state.decision.seat
    answers = [bot(name).choose(state.redeal(seat, stream(1, "a")), seat, stream(2, "b")) for _ in range(2)]
    assert answers[0] == answers[1]
    assert answers[0]


def test_every_title_has_bots_and_an_unknown_one_is_told() -> None:
    for title in tianxia.titles():
        offered = bots_for(tianxia.game(title))
        assert offered == [name for name in BOTS if name != LONG_THOUGHT.name]
        assert [thinking_long(name) for name in offered].count(LONG_THOUGHT.name) == 1
    for name in ("hal", "search-many", "search-"):
        with pytest.raises(UnknownBot, match=f"there is no bot '{name}'; there is novice, adept, master"):
            bot(name)
    for name in ("search-0", "search-99999999999999"):
        with pytest.raises(UnknownBot, match="search-N thinks for 1 to 1000000 simulations, not "):
            bot(name)
    assert bot("search-7").name == "search-7"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_bot_has_a_name_and_says_what_it_is(language: str) -> None:
    spoken = words(language, tianxia.game("huang").folder)
    told = [spoken.format(f"bot-{name}{part}", {}) for name in BOTS for part in ("", "-help")]
    assert len(set(told)) == 2 * len(BOTS)


@pytest.mark.parametrize("title", tianxia.titles())
def test_a_worker_never_gets_the_real_position(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(tianxia.game(title), 2, 3)
    seat = match.state.decision.seat
    sent: list[Any] = []

    class Pool:
        def submit(self, work: object, *args: object) -> Future[str]:
            sent.append(args)
            answer: Future[str] = Future()
            answer.set_result("a phrase")
            return answer

    monkeypatch.setattr(BotWorkers, "new_pool", lambda self: Pool())
    assert asyncio.run(BotWorkers(1).choose(match, seat, "greedy")) == "a phrase"
    ((_, given, _, _),) = sent
    assert given.to_json() != match.state.to_json()
    assert given.rng.words() != match.state.rng.words()
    assert given.view(seat) == match.state.view(seat)
