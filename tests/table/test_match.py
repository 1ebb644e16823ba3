"""A match is a fold over its entries, and entries are never erased."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import games, give, new_match, walk
from tests.toy.positions import TOY

from tianxia.kernel.errors import BadRecord
from tianxia.kernel.game import Game
from tianxia.kernel.record import Entry, replay, verify
from tianxia.table.command import Back, Move, Takeover
from tianxia.table.frame import encode, make_frame
from tianxia.table.judge import Room, judge
from tianxia.table.match import Match, Played, fold

seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("game", games())
@settings(max_examples=4, deadline=None)
@given(seed=seeds)
def test_a_fold_over_the_entries_equals_the_live_match(game: Game, seed: int) -> None:
    match = new_match(game, 3, seed)
    texts = [match.state.to_json()]
    texts += [match.state.to_json() for _ in walk(match, seed, 60)]
    again = fold(
        game, match.header, msgspec.json.decode(msgspec.json.encode(match.entries), type=list[Entry])
    )
    assert [again.position(version).to_json() for version in range(match.version + 1)] == texts
    assert [match.position(version).to_json() for version in range(match.version + 1)] == texts
    for seat in range(-1, match.state.seats):
        assert encode(make_frame(again, seat)) == encode(make_frame(match, seat))


@settings(max_examples=20, deadline=None)
@given(seed=seeds)
def test_a_match_file_replays_to_the_same_end_without_what_was_taken_back(seed: int) -> None:
    match = new_match(TOY, 3, seed)
    while not match.state.over:
        for _ in walk(match, seed + match.version, 10):
            pass
    record = match.record(["Ann", "Bob", "Cid"])
    assert verify(TOY, record) == []
    assert replay(TOY, record).to_json() == match.state.to_json()


def toy_after_bids() -> Match:
    match = new_match(TOY, 2, 5)
    give(match, Move("a", 0, 0, "bid 2"))
    give(match, Move("b", 1, 1, "bid 1"))
    assert match.state.waiting() == [0]
    return match


def test_undo_is_an_entry_and_takes_nothing_away() -> None:
    match = toy_after_bids()
    before = match.state.to_json()
    give(match, Move("c", 2, 0, "pass"))
    give(match, Back("d", 3, 0, 2))
    assert match.version == 4
    assert match.state.to_json() == before
    assert [entry.kind for entry in match.entries] == ["move", "move", "move", "undo"]
    assert [entry.number for entry in match.moves()] == [1, 2]
    assert [entry.number for entry in match.moves(3)] == [1, 2, 3]


def test_going_back_again_skips_what_was_taken_back() -> None:
    match = toy_after_bids()
    give(match, Move("c", 2, 0, "lay"))
    give(match, Move("d", 3, 0, str(match.state.actions()[0] - 8)))
    give(match, Back("e", 4, 0, 3))
    give(match, Back("f", 5, 0, 2))
    assert match.state.to_json() == match.position(2).to_json()
    assert match.position(4).to_json() != match.position(2).to_json()


def test_a_takeover_changes_the_seat_and_not_the_position() -> None:
    match = toy_after_bids()
    before = match.state.to_json()
    played = judge(match, Takeover("t", 1, "greedy"), Room(frozenset({"greedy"})))
    assert isinstance(played, Played)
    match.add(played)
    assert match.takeovers == {1: "greedy"}
    assert match.state.to_json() == before
    give(match, Move("c", 3, 0, "pass"))


def test_entries_out_of_order_or_unplayable_are_refused_by_number() -> None:
    match = toy_after_bids()
    with pytest.raises(BadRecord, match="entry 7 does not follow entry 2"):
        match.follow(Entry(7, "move", 0, "pass"))
    with pytest.raises(BadRecord, match=r"entry 3: .*'left' does not answer"):
        fold(TOY, match.header, [*match.entries, Entry(3, "move", 0, "left")])


def test_other_components_than_those_of_the_match_are_refused() -> None:
    match = toy_after_bids()
    with pytest.raises(BadRecord, match="other rules or components"):
        Match(TOY, msgspec.structs.replace(match.header, data="sha256:0"))


def test_old_positions_are_folded_again_when_they_are_no_longer_kept() -> None:
    match = toy_after_bids()
    texts = {match.version: match.state.to_json()}
    for number in range(40):  # move and undo: a long log in which nobody learns anything
        kind = Move(f"m{number}", match.version, 0, "pass")
        give(match, kind)
        texts[match.version] = match.state.to_json()
        give(match, Back(f"u{number}", match.version, 0, match.version - 1))
        texts[match.version] = match.state.to_json()
    assert len(match.positions) < 40
    assert {version: match.position(version).to_json() for version in texts} == texts
