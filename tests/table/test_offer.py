"""An offer without duplicates; expanded, it is the tree of all questions and answers."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import games, give, new_match, walk
from tests.toy.positions import TOY

from tianxia.kernel.game import Game
from tianxia.kernel.phrase import position_after, position_asking
from tianxia.kernel.rng import stream
from tianxia.kernel.state import State
from tianxia.table.command import Move
from tianxia.table.match import fold
from tianxia.table.offer import Offer, encoded_offer, offer
from tianxia.table.undo import steps_within_turn


def check(offered: Offer, number: int, state: State, seat: int) -> int:
    """Compare a question and its subtree with the position; returns the number of answers."""
    ask, decision = offered.asks[number], state.decision
    assert (ask.kind, ask.rule) == (decision.kind, decision.rule)
    assert ask.prompt.args == decision.prompt(state).args
    seen = 0
    for action, choice in zip(state.actions(), offered.choices(number), strict=True):
        line = decision.describe(state, action)
        label = offered.label(number, choice)
        assert (label.key, label.args) == (line.key, line.args)
        assert choice.touches == decision.touches(state, action)
        assert choice.role == decision.role(state, action)
        after, words, goes_on = position_after(state, seat, action)
        assert choice.move == state.game.notation(decision, action) + (words if choice.then else "")
        assert goes_on == (choice.then > 0 or choice.more)
        seen += 1
        assert not (goes_on and choice.final)
        if choice.then:
            seen += check(offered, choice.then, after, seat)
    return seen


@pytest.mark.parametrize("game", games())
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_an_offer_unfolds_to_what_the_position_asks(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    compared = 0
    for _ in walk(match, seed, 12):
        for seat in match.state.waiting():
            offered = offer(match.state, seat)
            asked = position_asking(match.state, seat)
            assert offered is not None
            assert asked is not None
            assert encoded_offer(match.state, seat) == msgspec.json.encode(offered)
            compared += check(offered, 0, asked, seat)
            # the most frequent value of `final` is written once, with the question
            for choices in offered.lists:
                said = [choice.final for choice in choices if choice.final is not None]
                assert 2 * len(said) <= len(choices)
    assert compared > 10


@pytest.mark.parametrize("game", games())
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_move_that_is_not_final_can_be_taken_back(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    seen = {True: 0, False: 0}
    rng = stream(seed, "pick")
    for _ in walk(match, seed, 12):
        if match.over:
            break
        seat = match.state.decision.seat
        offered = offer(match.state, seat)
        assert offered is not None
        phrases = [(words, last) for words, last in offered.phrases() if not last.more]
        for _ in range(3):
            words, last = phrases[rng.below(len(phrases))]
            played = match.move(seat, words)
            after, before = played.position, match.state
            learned = after.learned != before.learned or after.over
            assert last.final == (learned or seat not in after.waiting()), words
            seen[last.final] += 1
            if not last.final:
                copy = fold(game, match.header, match.entries)
                copy.add(copy.follow(played.entry))
                assert copy.version - 1 in steps_within_turn(copy, seat)
    assert seen[True] + seen[False] > 5


@pytest.mark.parametrize("game", games())
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_an_offer_tells_nothing_hidden(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    for _ in walk(match, seed, 12):
        for seat in match.state.waiting():
            other = match.state.redeal(seat, stream(seed, f"redeal-{match.version}"))
            assert offer(other, seat) == offer(match.state, seat)


def test_what_questions_share_is_there_once() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    offered = offer(match.state, 0)
    assert offered is not None
    sides = [ask.choices for ask in offered.asks if ask.kind == "side"]
    assert len(sides) == len(set(sides)) <= 2  # an even card can go left or right, an odd one only right
    assert offered.asks[0].label.key == "action"
