"""Frames contain only what the seat may know, compared byte by byte."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import games, give, new_match, walk
from tests.toy.positions import TOY

from tianxia.kernel.game import Game
from tianxia.kernel.rng import stream
from tianxia.kernel.why import why
from tianxia.table.command import Move
from tianxia.table.frame import encode, make_frame, past_frame
from tianxia.table.offer import offer


@pytest.mark.parametrize("game", games())
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_frame_has_the_same_bytes_when_what_the_seat_cannot_know_is_redealt(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    for played in walk(match, seed, 40):
        number = played.source
        kept = match.positions[number]
        for seat in range(-1, kept.seats):
            frame = encode(make_frame(match, seat))
            match.positions[number] = kept.redeal(seat, stream(seed, f"{match.version}/{seat}"))
            redealt = encode(make_frame(match, seat))
            match.positions[number] = kept
            assert redealt == frame


@pytest.mark.parametrize("game", games())
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_phrase_of_an_offer_can_be_played(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    for _ in walk(match, seed, 15):
        for seat in match.state.waiting():
            offered = offer(match.state, seat)
            assert offered is not None
            texts = [text for text, _ in offered.phrases()]
            assert len(set(texts)) == len(texts)
            for text in texts[:: max(1, len(texts) // 10)]:
                match.state.copy().play(text, seat)


def test_an_offer_goes_as_far_as_nothing_is_learned() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    ask = offer(match.state, 0)
    assert ask is not None
    assert offer(match.state, 1) is None
    texts = [text for text, _ in ask.phrases()]
    hand = match.state.actions_for(0)
    assert "draw" in texts
    assert "pass" in texts
    assert any(text.startswith("lay ") and text.endswith(" right") for text in texts)
    assert len(hand) == 3
    assert not any(last.more for _, last in ask.phrases())


def test_what_does_not_fit_into_an_offer_is_asked_later() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    ask = offer(match.state, 0, most=7)
    assert ask is not None
    found = list(ask.phrases())
    assert any(last.more for _, last in found)
    assert len(found) <= 7
    for text, _ in found:
        match.state.copy().play(text, 0)


def test_each_seat_of_a_simultaneous_choice_has_its_own_offer() -> None:
    match = new_match(TOY, 3, 5)
    assert [offer(match.state, seat) is not None for seat in range(3)] == [True, True, True]
    give(match, Move("a", 0, 2, "bid 1"))
    assert [offer(match.state, seat) is not None for seat in range(3)] == [True, True, False]


def test_the_log_shows_each_seat_its_own_events_after_a_version() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    give(match, Move("c", 2, 0, "draw"))
    keys = {seat: [line.key for line in make_frame(match, seat).log] for seat in (-1, 0, 1)}
    assert keys == {
        -1: ["event-starts", "event-draw"],
        0: ["event-bid-own", "event-starts", "event-draw-own"],
        1: ["event-bid-own", "event-starts", "event-draw"],
    }
    assert [line.version for line in make_frame(match, 0, since=2).log] == [3]
    assert make_frame(match, 0, since=99).since == 3


def test_a_frame_of_the_past_shows_what_was_seen_then() -> None:
    match = new_match(TOY, 2, 5)
    texts = []
    for version, (seat, text) in enumerate([(0, "bid 2"), (1, "bid 1"), (0, "draw"), (0, "pass")]):
        texts.append(msgspec.json.encode(make_frame(match, 0).view))
        give(match, Move(f"m{version}", version, seat, text))
    assert [msgspec.json.encode(past_frame(match, v, 0).view) for v in range(4)] == texts
    assert past_frame(match, 2, 0).offer is None


def test_the_seed_is_told_when_the_match_is_over_and_fits_its_hash() -> None:
    match = new_match(TOY, 2, 2**100 + 7)
    assert make_frame(match, 0).seed == ""
    hash_then = make_frame(match, 0).seed_hash
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    while not match.state.over:
        give(match, Move(f"p{match.version}", match.version, match.state.decision.seat, "pass"))
    frame = make_frame(match, 0)
    assert frame.seed == str(2**100 + 7)
    assert frame.seed_hash == hash_then == match.header.seed_hash


def test_why_names_the_rule_against_an_element() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    state: Any = match.state
    mine = state.hands[0]
    foreign = next(card for card in range(12) if card not in mine)
    odd = next((card for card in mine if card % 2), None)
    assert why(state, 0, "lay", f"card:{foreign}") == "toy.lay.own_hand"
    assert why(state, 0, "lay", f"card:{mine[0]}") == ""
    assert (
        why(state, 0, "", f"card:{foreign}") == "toy.lay.own_hand"
    )  # the rule of the question that `lay` leads to
    assert why(state, 0, "", "button:bid") == "toy.turn.choice"
    assert why(state, 0, "", "nothing:here") == "toy.turn.choice"
    assert why(state, 1, "", f"card:{foreign}") == ""
    assert why(state, 0, "draw", f"card:{foreign}") == ""
    if odd is not None:
        assert why(state, 0, f"lay {odd}", "button:left") == "toy.lay.odd"
