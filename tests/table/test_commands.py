"""Commands: a repeated one counts once, a late one changes nothing, and refusals reveal nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import games, give, new_match, walk
from tests.toy.positions import TOY

from tianxia.kernel.game import Game
from tianxia.kernel.rng import stream
from tianxia.table.command import Done, Late, Move, Refused, Takeover
from tianxia.table.judge import Room, judge
from tianxia.table.match import Match
from tianxia.table.offer import SentenceOut


def toy() -> Match:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    return match


def test_a_repeated_command_is_answered_with_its_version() -> None:
    match = toy()
    give(match, Move("c", 2, 0, "pass"))
    assert judge(match, Move("c", 2, 0, "pass")) == Done("c", 3, "pass")
    assert judge(match, Move("c", 3, 0, "draw")) == Done("c", 3, "pass")


def test_the_id_of_another_seats_command_is_refused() -> None:
    match = toy()
    give(match, Move("c", 2, 0, "pass"))
    assert judge(match, Move("c", 3, 1, "draw")) == Refused("c", "", SentenceOut("refusal-id-taken", {}))


def test_a_late_command_changes_nothing() -> None:
    match = toy()
    assert judge(match, Move("c", 1, 0, "pass")) == Late("c")
    assert judge(match, Move("c", 3, 0, "pass")) == Late("c")


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("left", "toy.turn.choice", "refusal-other-question"),
        ("lay 99", "", "refusal-unknown-move"),
        ("", "", "refusal-empty-move"),
        ("draw pass", "", "refusal-move-ends"),
        ("pass pass draw pass", "", "refusal-move-ends"),
        ("lay bid", "", "refusal-unknown-move"),
        ("lay bid 1", "toy.lay.own_hand", "refusal-other-question"),
    ],
)
def test_an_illegal_move_names_its_rule(text: str, rule: str, key: str) -> None:
    refused = judge(toy(), Move("c", 2, 0, text))
    assert isinstance(refused, Refused)
    assert refused.rule == rule
    assert refused.why.key == key


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    refused = judge(toy(), Move("c", 2, 1, "pass"))
    assert isinstance(refused, Refused)
    assert refused.rule == "kernel.turn"


def test_a_takeover_needs_a_bot_there_is() -> None:
    refused = judge(toy(), Takeover("c", 1, "clever"), Room(frozenset({"greedy"})))
    assert isinstance(refused, Refused)
    assert refused.why == SentenceOut("refusal-no-bot", {"bot": "'clever'", "bots": ["@bot-greedy"]})


def test_a_phrase_never_goes_on_past_an_information_point() -> None:
    """The refusal of "draw and lay" in one phrase does not reveal the top card."""
    match = toy()
    assert match.state.decision_for(0) is not None
    for card in range(12):
        rest: dict[str, object] = {"rest": f"'lay {card} right'"}
        why = SentenceOut("refusal-move-ends", rest)
        assert judge(match, Move("c", 2, 0, f"draw lay {card} right")) == Refused("c", "", why)


def test_words_are_kept_as_the_title_writes_them() -> None:
    match = toy()
    played = give(match, Move("c", 2, 0, "  pass "))
    assert played.entry.text == "pass"


@pytest.mark.parametrize("game", games())
@settings(max_examples=4, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_refusal_is_the_same_whatever_the_seat_cannot_know(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    rng = stream(seed, "refusals")
    for _ in walk(match, seed, 25):
        state = match.state
        if state.over:
            break
        seat = state.waiting()[0]
        kept = match.positions[match.source[-1]]
        for _ in range(10):
            text = " ".join(game.notations[rng.below(len(game.notations))] for _ in range(1 + rng.below(3)))
            command = Move("x", match.version, seat, text)
            real = judge(match, command)
            match.positions[match.source[-1]] = kept.redeal(seat, rng.split(text))
            other = judge(match, command)
            match.positions[match.source[-1]] = kept
            if isinstance(real, Refused) or isinstance(other, Refused):
                assert real == other
