"""Undo goes back to the last point where somebody learned something, but no further."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import games, give, new_match, walk
from tests.toy.positions import TOY

from tianxia.kernel.game import Game
from tianxia.table import undo
from tianxia.table.command import Back, Move, Refused
from tianxia.table.judge import judge
from tianxia.table.match import Played
from tianxia.table.undo import undo_reach, undo_steps


@pytest.mark.parametrize("game", games())
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_undo_never_crosses_an_information_point(game: Game, seed: int) -> None:
    """The walk keeps its own record of who moved when and what was learned, and checks every undo against
    it.
    """
    match = new_match(game, 3, seed)
    # for each move: the version before it, its seat, and the count of things learned before it
    line: list[tuple[int, int, int]] = []
    for played in walk(match, seed, 60):
        entry = played.entry
        if entry.kind == "move":
            before = match.position(entry.number - 1)
            line.append((entry.number - 1, entry.seat, before.learned))
        else:
            while line and line[-1][0] >= entry.to:
                line.pop()
        learned = match.state.learned
        for seat in range(match.state.seats):
            allowed = []
            for version, who, then in reversed(line):
                if who != seat or then != learned or match.state.over:
                    break
                allowed.append(version)
            for version in range(match.version + 1):
                judged = judge(match, Back("try", match.version, seat, version))
                assert isinstance(judged, Played) == (version in allowed), (seat, version, allowed)


def test_the_reach_says_how_far_and_why_no_further() -> None:
    match = new_match(TOY, 2, 5)
    assert undo_reach(match, 0).reason == "undo-start"
    give(match, Move("a", 0, 0, "bid 2"))
    reach = undo_reach(match, 0)
    assert (reach.to, reach.step, reach.reason, reach.limit) == (0, 0, "undo-free", "undo-start")
    assert undo_reach(match, 1).reason == "undo-start"  # seat 1 has not moved, whoever else has
    give(match, Move("b", 1, 1, "bid 1"))  # the last bid reveals
    assert undo_reach(match, 0).reason == "undo-others"
    assert undo_reach(match, 1).reason == "undo-learned"
    give(match, Move("c", 2, 0, "lay"))
    give(match, Move("d", 3, 0, match.game.notations[match.state.actions()[0]]))
    reach = undo_reach(match, 0)
    assert (reach.to, reach.step, reach.limit) == (2, 3, "undo-others")
    assert undo_reach(match, -1).to == match.version


def test_a_draw_cannot_be_taken_back() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    give(match, Move("c", 2, 0, "draw"))
    refused = judge(match, Back("d", 3, 0, 2))
    assert isinstance(refused, Refused)
    assert refused.why.args == {"limit": "@undo-learned"}


def test_the_end_cannot_be_taken_back() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    while not match.state.over:
        give(match, Move(f"p{match.version}", match.version, match.state.decision.seat, "pass"))
    assert [undo_steps(match, seat) for seat in (0, 1)] == [[], []]
    assert undo_reach(match, 0).reason == "undo-learned"


def test_a_move_that_others_are_to_answer_is_taken_back_three_times_in_a_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both seats bid at once: each time seat 0 undoes its bid, the bid of seat 1 comes too late."""
    monkeypatch.setattr(undo, "OFTEN_FROM_OTHERS", 3)
    match = new_match(TOY, 2, 5)
    for number in range(3):
        give(match, Move(f"m{number}", match.version, 0, "bid 2"))
        give(match, Back(f"u{number}", match.version, 0, match.version - 1))
    give(match, Move("m", match.version, 0, "bid 2"))
    assert (undo_reach(match, 0).reason, undo_reach(match, 0).limit) == ("undo-often", "undo-often")
    refused = judge(match, Back("u", match.version, 0, match.version - 1))
    assert isinstance(refused, Refused)
    assert refused.why.args == {"limit": "@undo-often"}
    give(match, Move("b", match.version, 1, "bid 1"))  # a new turn, and the count begins again
    give(match, Move("c", match.version, 0, "lay"))
    assert undo_reach(match, 0).reason == "undo-free"


def test_ones_own_turn_is_taken_back_more_often_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """After `lay` the same seat is asked for the card, so nobody else waits for an answer meanwhile."""
    monkeypatch.setattr(undo, "OFTEN_FROM_OTHERS", 3)
    monkeypatch.setattr(undo, "OFTEN", 5)
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    for number in range(5):
        give(match, Move(f"m{number}", match.version, 0, "lay"))
        assert undo_reach(match, 0).reason == "undo-free"
        give(match, Back(f"u{number}", match.version, 0, match.version - 1))
    give(match, Move("m", match.version, 0, "lay"))
    assert undo_reach(match, 0).reason == "undo-often"
