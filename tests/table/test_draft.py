"""Drafts: the answer about a page's phrases equals what happens when they are played, and reveals no more."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import games, give, new_match, phrase, walk
from tests.toy.positions import TOY

import tianxia
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng, stream
from tianxia.server.web.socket import decoder
from tianxia.table.command import Back, Done, Draft, Drafted, Late, Move, Refused
from tianxia.table.draft import MOST_PHRASES, Foreseen, foresee
from tianxia.table.judge import answer, judge
from tianxia.table.log import lines_of
from tianxia.table.match import Match, fold
from tianxia.table.offer import SentenceOut
from tianxia.table.patch import apply

seeds = st.integers(0, 2**32)


def text(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def drafted(match: Match, seat: int, rng: Rng, most: int = 5) -> Foreseen:
    """A random draft of a seat that is asked: until a phrase that is final, or `most` phrases."""
    offered = match.offer(seat)
    assert offered is not None
    phrases = [phrase(offered, rng)]
    found = foresee(match, seat, phrases)
    while found.offer is not None and len(phrases) < most:
        phrases.append(phrase(found.offer, rng))
        found = foresee(match, seat, phrases)
    assert found.why is None, found
    return found


def some_seat(match: Match, rng: Rng) -> int:
    waiting = match.state.waiting()
    return waiting[rng.below(len(waiting))]


@pytest.mark.parametrize("title", tianxia.titles())
def test_what_a_draft_is_told_is_what_then_happens(title: str) -> None:
    """The draft's lines, view and offer; also when the entries are played one by one."""
    game = tianxia.game(title)
    seats = min(4, max(game.seat_counts))
    match, other = new_match(game, seats, 3), new_match(game, seats, 3)
    rng = stream(3, "draft")
    long = 0
    for number in range(25):
        if match.over:
            break
        seat, version = some_seat(match, rng), match.version
        before = match.state.view(seat)
        foreseen = drafted(match, seat, rng)
        *draft, last = foreseen.phrases
        long += bool(draft)
        give(match, Move(f"m{number}", version, seat, last, draft))
        assert [entry.text for entry in match.entries[version:]] == foreseen.phrases
        lines = [line for one in range(version, match.version) for line in lines_of(match, one + 1, seat)]
        assert lines[: len(foreseen.lines)] == foreseen.lines
        if foreseen.certain:
            assert lines == foreseen.lines
            assert text(apply(before, foreseen.patch)) == text(match.state.view(seat))
        if not foreseen.final:
            assert text(foreseen.offer) == text(match.offer(seat))
        for entry in match.entries[version:]:
            give(other, Move(entry.command, other.version, seat, entry.text))
        assert other.entries == match.entries
        assert text([lines_of(other, one + 1, -1) for one in range(other.version)]) == text(
            [lines_of(match, one + 1, -1) for one in range(match.version)]
        )
    assert long
    assert fold(game, match.header, match.entries).state == match.state


@pytest.mark.parametrize("game", games())
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_a_draft_is_told_the_same_whatever_the_seat_cannot_know(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    rng = stream(seed, "drafts")
    for _ in walk(match, seed, 20):
        if match.over:
            break
        number = match.source[-1]
        kept = match.positions[number]
        for seat in kept.waiting():
            phrases = drafted(match, seat, rng).phrases
            tried = [phrases, [*phrases, "pass"], [*phrases, *phrases]]
            seen = [msgspec.json.encode(foresee(match, seat, one)) for one in tried]
            match.positions[number] = kept.redeal(seat, rng.split(phrases[0]))
            assert [msgspec.json.encode(foresee(match, seat, one)) for one in tried] == seen
            match.positions[number] = kept


def toy() -> Match:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    return match


def test_a_draft_ends_before_something_is_learned() -> None:
    """The refusal of a second phrase does not reveal what the first one draws."""
    match = toy()
    for card in range(12):
        found = foresee(match, 0, ["draw", f"lay {card} right"])
        assert (found.phrases, found.lines, found.patch) == ([], [], {})
        assert found.why == SentenceOut("refusal-draft-ends", {"move": "'draw'"})
        refused = judge(match, Move("c", 2, 0, f"lay {card} right", ["draw"]))
        assert refused == Refused("c", "", SentenceOut("refusal-draft-ends", {"move": "'draw'"}))
    proposed = foresee(match, 0, ["draw"])
    assert (proposed.phrases, proposed.final, proposed.certain) == (["draw"], True, False)
    assert proposed.offer is None


def test_the_phrases_that_still_hold_are_kept() -> None:
    match = new_match(tianxia.game("terracotta"), 2, 3)
    seat = match.state.waiting()[0]
    rng = stream(1, "hold")
    while len((found := drafted(match, seat, rng)).phrases) < 3:
        pass
    first = found.phrases[0]
    partly = foresee(match, seat, [first, "nonsense", *found.phrases[1:]])
    assert partly.phrases == [first]
    assert partly.why is not None
    assert not partly.final
    assert text(partly.offer) == text(foresee(match, seat, [first]).offer)


def test_a_command_with_a_draft_counts_once_or_not_at_all() -> None:
    match = new_match(tianxia.game("terracotta"), 2, 3)
    seat = match.state.waiting()[0]
    rng = stream(1, "hold")
    while len((found := drafted(match, seat, rng)).phrases) < 3:
        pass
    *draft, last = found.phrases
    refused = judge(match, Move("x", 0, seat, "nonsense", draft))
    assert isinstance(refused, Refused)
    assert match.version == 0
    give(match, Move("x", 0, seat, last, draft))
    assert match.version == len(found.phrases)
    assert judge(match, Move("x", 0, seat, last, draft)) == Done("x", match.version, last)
    assert judge(match, Move("y", 0, seat, last, draft)) == Late("y")
    assert len({entry.command for entry in match.entries}) == match.version


def test_entries_of_a_draft_are_taken_back_one_by_one() -> None:
    match = new_match(tianxia.game("terracotta"), 2, 3)
    seat = match.state.waiting()[0]
    rng = stream(1, "hold")
    while len((found := drafted(match, seat, rng, 3)).phrases) < 3 or found.final:
        pass
    *draft, last = found.phrases
    give(match, Move("x", 0, seat, last, draft))
    give(match, Back("u", 3, seat, 1))
    assert match.moves() == match.entries[:1]


def test_a_draft_for_another_version_is_late() -> None:
    assert answer(toy(), Draft("d", 1, 0, ["pass"])) == Late("d")
    assert isinstance(answer(toy(), Draft("d", 2, 0, ["pass"])), Drafted)


def test_a_draft_has_so_many_phrases_and_no_more() -> None:
    many = ["pass"] * (MOST_PHRASES + 1)
    for message in (
        {"type": "draft", "id": "d", "version": 0, "seat": 0, "phrases": many},
        {"type": "draft", "id": "d", "version": 0, "seat": 0, "phrases": []},
        {"type": "move", "id": "d", "version": 0, "seat": 0, "text": "pass", "draft": many[1:]},
        {"type": "move", "id": "draft/3", "version": 0, "seat": 0, "text": "pass"},
    ):
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(msgspec.json.encode(message))
