"""An offer says what is common once; unfolded, it is the tree of all questions and answers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import games, give, new_match, walk
from tests.toy.positions import TOY

from tianxia.kernel.game import Game
from tianxia.kernel.phrase import position_asking
from tianxia.kernel.state import State
from tianxia.table.command import Move
from tianxia.table.offer import Offer, followed_by, offer


def check(offered: Offer, number: int, state: State, seat: int) -> int:
    """Compare a question and all that follows with what the position says itself. How many answers."""
    ask, decision = offered.asks[number], state.decision
    assert (ask.kind, ask.rule) == (decision.kind, decision.rule)
    assert ask.prompt.args == decision.prompt(state).args
    seen = 0
    for action, choice in zip(state.actions(), offered.choices(number), strict=True):
        line = decision.describe(state, action)
        label = offered.label(number, choice)
        assert (label.key, label.args) == (line.key, line.args)
        assert choice.touches == decision.touches(state, action)
        after = followed_by(state, seat, action)
        words = after.words if after is not None and choice.then else ""
        assert choice.move == state.game.notation(decision, action) + words
        assert (after is not None) == (choice.then > 0 or choice.more)
        seen += 1
        if after is not None and choice.then:
            seen += check(offered, choice.then, after.state, seat)
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
            compared += check(offered, 0, asked, seat)
    assert compared > 10


def test_what_questions_share_is_there_once() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    offered = offer(match.state, 0)
    assert offered is not None
    sides = [ask.choices for ask in offered.asks if ask.kind == "side"]
    assert len(sides) == len(set(sides)) <= 2  # even cards go left or right, odd ones right only
    assert offered.asks[0].label.key == "action"
