"""Tellings and previews: patches lead to the real view, previews are correct, no secret leaks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from _pytest.mark import ParameterSet
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import games, give, new_match, phrase, walk
from tests.toy.positions import TOY

import tianxia
from tianxia.kernel.conformance import settings as mixes
from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.event import Watch
from tianxia.kernel.game import Game
from tianxia.kernel.rng import Rng, stream
from tianxia.kernel.state import State
from tianxia.table.command import Back, Move
from tianxia.table.draft import foresee
from tianxia.table.log import last_page, lines_of, page_before
from tianxia.table.match import Match
from tianxia.table.offer import offer
from tianxia.table.patch import apply
from tianxia.table.telling import MOST_ENTRIES, pictures, tell

seeds = st.integers(0, 2**32)


def text(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


@pytest.mark.parametrize("game", games())
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_all_patches_of_a_telling_lead_to_the_last_view(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    for _ in walk(match, seed, 30):
        pass
    steps = 0
    for seat in range(-1, match.state.seats):
        for since in range(0, match.version + 1, 5):
            told = tell(match, seat, since)
            view = match.position(told.since).view(seat)
            for step, (line, picture) in zip(
                told.steps, pictures(match, seat, told.since, told.version), strict=True
            ):
                view = apply(view, step.patch)
                assert step.line == line
                assert text(view) == text(picture.view(seat))
                steps += 1
            assert text(apply(view, told.end)) == text(match.state.view(seat))
            lines = [step.line for step in told.steps]
            assert lines == [
                line for v in range(told.since, match.version) for line in lines_of(match, v + 1, seat)
            ]
    assert steps > 20


def test_only_the_last_entries_are_told_and_the_others_counted() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    for number in range(30):
        give(match, Move(f"m{number}", match.version, 0, "pass"))
        give(match, Back(f"u{number}", match.version, 0, match.version - 1))
    told = tell(match, 0, 2)
    assert (told.since, told.version, told.skipped) == (12, 62, 10)
    assert told.version - told.since == MOST_ENTRIES
    assert told.view == match.position(12).view(0)
    assert tell(match, 0, 40).view is None
    assert tell(match, 0, 40, whole=True).view == match.position(40).view(0)
    assert {step.line.version for step in tell(match, 0, 40, 44).steps} <= {41, 42, 43, 44}
    assert tell(match, 0, 99).steps == []


def tables() -> list[ParameterSet]:
    """Every title solo, with two and with the most seats: without options, with some, with all possible."""
    found = []
    for title in tianxia.titles():
        game = tianxia.game(title)
        marks = [] if game is TOY else [pytest.mark.slow]
        for seats in {1, 2, max(game.seat_counts)} & set(game.seat_counts):
            ways = [mix for count, mix in mixes(game) if count == seats]
            for number in sorted({0, len(ways) // 2, len(ways) - 1}):
                name = f"{title}-{seats}-{number}"
                found.append(pytest.param(game, seats, ways[number], id=name, marks=marks))
    return found


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_what_is_foreseen_is_what_then_happens(game: Game, seats: int, options: dict[str, Any]) -> None:
    """Over whole games: each decision, its lines and its view."""
    match = new_match(game, seats, 11, options)
    certain, cut = foreseen_to_the_end(match, stream(11, "foreseen"))
    assert certain > 0 < cut


@pytest.mark.parametrize("title", tianxia.titles())
def test_what_is_foreseen_is_what_then_happens_in_some_moves(title: str) -> None:
    game = tianxia.game(title)
    match = new_match(game, max(game.seat_counts), 5, dict(mixes(game)[-1][1]))
    certain, _ = foreseen_to_the_end(match, stream(5, "foreseen"), most=30)
    assert certain


def foreseen_to_the_end(match: Match, rng: Rng, most: int = 5000) -> tuple[int, int]:
    """Play at random and preview each move. Returns how many previews were complete and how many partial."""
    counts = [0, 0]
    for _ in range(most):
        if match.state.over:
            break
        waiting = match.state.waiting()
        seat = waiting[rng.below(len(waiting))]
        asked = offer(match.state, seat)
        assert asked is not None
        words = phrase(asked, rng)
        before = match.state.view(seat)
        foreseen = foresee(match, seat, [words])
        played = give(match, Move(f"m{match.version}", match.version, seat, words))
        lines = lines_of(match, match.version, seat)
        shown = apply(before, foreseen.patch)
        assert [played.entry.text] == foreseen.phrases
        assert lines[: len(foreseen.lines)] == foreseen.lines
        if foreseen.certain:
            assert lines == foreseen.lines
            assert text(shown) == text(match.state.view(seat))
        else:
            assert text(shown) == text(just_before_learning(match).view(seat))
        counts[not foreseen.certain] += 1
    return counts[0], counts[1]


def just_before_learning(match: Match) -> State:
    """Replay the last move up to the point where something is learned; returns that position."""
    watch = Watch()
    match.read(match.position(match.version - 1), match.entries[-1], watch)
    found: State = watch.certain
    return found


@pytest.mark.parametrize("game", games())
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_what_is_foreseen_does_not_depend_on_what_the_seat_cannot_know(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    rng = stream(seed, "foreseen")
    for _ in walk(match, seed, 30):
        number = match.source[-1]
        kept = match.positions[number]
        for seat in kept.waiting():
            asked = offer(kept, seat)
            assert asked is not None
            words = phrase(asked, rng)
            seen = msgspec.json.encode(foresee(match, seat, [words]))
            match.positions[number] = kept.redeal(seat, rng.split(words))
            assert msgspec.json.encode(foresee(match, seat, [words])) == seen
            match.positions[number] = kept


@pytest.mark.parametrize("game", games())
@settings(max_examples=3, deadline=None)
@given(seed=seeds)
def test_a_telling_does_not_depend_on_what_the_seat_cannot_know(game: Game, seed: int) -> None:
    """A telling depends only on what the seat knows.

    If a move from an indistinguishable position has the same lines and the same final view as from the real
    one, it also has the same pictures on its way.
    """
    match = new_match(game, 3, seed)
    compared = 0
    for played in walk(match, seed, 40):
        entry = played.entry
        if entry.kind != "move":
            continue
        before = match.position(entry.number - 1)
        for seat in range(-1, before.seats):
            if seat != entry.seat:
                compared += told_alike(
                    match, before.redeal(seat, stream(seed, f"{entry.number}/{seat}")), seat
                )
    assert compared


def told_alike(match: Match, redealt: Any, seat: int) -> bool:
    """Compare both tellings; False if the move is illegal after the redeal or reveals something else."""
    number, source = match.version, match.source[match.version - 1]
    real, view = tell(match, seat, number - 1), match.state.view(seat)
    kept, after = match.positions.get(source), match.positions[number]
    try:
        position = match.read(redealt, match.entries[-1]).position
    except IllegalMove:
        return False
    if position.learned != after.learned or text(position.view(seat)) != text(view):
        return False
    match.positions[source], match.positions[number] = redealt, position
    try:
        other = tell(match, seat, number - 1)
    finally:
        match.positions[number] = after
        if kept is None:
            del match.positions[source]
        else:
            match.positions[source] = kept
    if [step.line for step in other.steps] != [step.line for step in real.steps]:
        return False
    assert text(other) == text(real)
    return True


@settings(max_examples=20, deadline=None)
@given(seed=seeds, most=st.integers(1, 7))
def test_pages_of_the_log_put_together_are_the_log(seed: int, most: int) -> None:
    match = new_match(TOY, 3, seed)
    for _ in walk(match, seed, 40):
        pass
    for seat in range(-1, 3):
        whole = [line for v in range(match.version) for line in lines_of(match, v + 1, seat)]
        page = last_page(match, seat, 0, match.version, most)
        found = page.lines
        while page.earlier:
            page = page_before(match, seat, found[0].version, found[0].number, most=most)
            assert page.lines
            found = page.lines + found
        assert found == whole


def test_a_frame_has_a_screenful_of_lines_and_says_that_there_are_more() -> None:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    for number in range(70):
        give(match, Move(f"m{number}", match.version, 0, "pass"))
        give(match, Back(f"u{number}", match.version, 0, match.version - 1))
    page = last_page(match, 0, 0, match.version)
    assert (len(page.lines), page.earlier) == (60, True)
    assert [line.number for line in page.lines[:2]] == [0, 0]
    assert not last_page(match, 0, match.version - 4, match.version).earlier
