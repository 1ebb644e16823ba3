"""Leaving, resigning and proposing: all of them are entries, and the table carries out their effects."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.table.walk import give, new_match, walk
from tests.toy.positions import TOY

from tianxia.kernel.errors import IllegalMove
from tianxia.kernel.record import Entry, read_record, replay, verify
from tianxia.table.command import (
    Colour,
    Command,
    Draft,
    Drafted,
    Move,
    Propose,
    Refused,
    Reply,
    Resign,
    Take,
    Takeover,
    Withdraw,
)
from tianxia.table.frame import SeatInfo, encode, make_frame
from tianxia.table.judge import Room, answer, judge
from tianxia.table.match import Match, Played, fold
from tianxia.table.proposal import Proposal, read_proposal
from tianxia.table.result import Result
from tianxia.table.telling import tell
from tianxia.table.terms import Terms, read_terms

ROOM = Room(frozenset({"greedy"}), frozenset({0, 1, 2}))


def do(match: Match, command: Command, room: Room = ROOM) -> Played:
    """Send a command that must be accepted; the table's own entries follow."""
    played = judge(match, command, room)
    assert isinstance(played, Played), played
    expected = match.result_after(played)
    match.add(played)
    assert match.result == expected
    while (due := match.due()) is not None:
        match.add(match.follow(due))
    return played


def refusal(match: Match, command: Command, room: Room = ROOM) -> str:
    refused = judge(match, command, room)
    assert isinstance(refused, Refused), refused
    return refused.why.key


def three() -> Match:
    match = new_match(TOY, 3, 5)
    for seat in range(3):
        give(match, Move(f"b{seat}", seat, seat, f"bid {2 - seat}"))
    return match


def pass_on(match: Match, count: int = 1) -> None:
    for _ in range(count):
        seat = match.state.decision.seat
        give(match, Move(f"p{match.version}", match.version, seat, "pass"))


def test_a_game_ends_when_everybody_agrees_and_nobody_wins() -> None:
    match = three()
    made = do(match, Propose("a", 1, "end"))
    assert made.entry.line() == "1 *propose end with 0 2"
    do(match, Reply("b", 0, 4, True))
    assert not match.over
    pass_on(match)  # the proposal stays open while the game goes on
    done = do(match, Reply("c", 2, 4, True))
    assert done.entry.line() == "2 *accept 4"
    assert match.result == Result("agreed", [], [[0, 1, 2]])
    assert match.offer(match.state.decision.seat) is None
    assert refusal(match, Move("m", match.version, match.state.decision.seat, "pass")) == "refusal-over"
    frame = make_frame(match, 0)
    assert (frame.result, frame.proposals, frame.seed) == (match.result, [], "5")
    assert not match.state.over


def test_one_who_declines_ends_the_proposal() -> None:
    match = three()
    do(match, Propose("a", 1, "end"))
    do(match, Reply("b", 0, 4, False))
    assert match.proposals.made[4].status == "declined"
    assert refusal(match, Reply("c", 2, 4, True)) == "refusal-proposal-closed"
    do(match, Propose("d", 1, "end"))
    do(match, Withdraw("e", 1, 6))
    assert match.proposals.made[6].status == "lapsed"
    assert match.result is None


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Reply("x", 1, 4, True), "refusal-proposal-not-asked"),
        (Reply("x", 0, 3, True), "refusal-proposal-closed"),
        (Withdraw("x", 0, 4), "refusal-proposal-not-yours"),
        (Propose("x", 1, "end"), "refusal-proposal-again"),
        (Propose("x", 0, "peace with 1"), "refusal-proposal-unknown"),
        (Propose("x", 0, ""), "refusal-proposal-kind"),
        (Propose("x", 0, "undo to 99"), "refusal-proposal-version"),
        (Propose("x", 0, "undo"), "refusal-proposal-version"),
        (Propose("x", 0, "end soon"), "refusal-proposal-word"),
        (Takeover("x", 0, "clever"), "refusal-no-bot"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(command: Command, key: str) -> None:
    match = three()
    do(match, Propose("a", 1, "end"))
    assert refusal(match, command) == key


def test_all_may_agree_to_go_back_past_what_was_learned() -> None:
    match = three()
    before = match.state.to_json()
    seat = match.state.decision.seat
    give(match, Move("d", 3, seat, "draw"))
    pass_on(match)
    assert make_frame(match, seat).may.back == 4  # before the pass; a proposal may name any earlier version
    made = do(match, Propose("u", seat, "undo to 3"))
    assert made.entry.text == f"undo to 3 with {' '.join(str(s) for s in range(3) if s != seat)}"
    others = [other for other in range(3) if other != seat]
    do(match, Reply("v", others[0], made.entry.number, True))
    assert match.state.to_json() != before
    do(match, Reply("w", others[1], made.entry.number, True))
    assert match.state.to_json() == before
    assert match.entries[-1].kind == "undo"
    assert match.entries[-1].command == f"proposal/{made.entry.number}"
    assert match.due() is None


def test_an_undo_that_was_accepted_is_carried_out_even_if_the_server_died() -> None:
    match = three()
    pass_on(match)
    do(match, Propose("u", 0, "undo to 3"))
    do(match, Reply("v", 1, 5, True))
    accepted = judge(match, Reply("w", 2, 5, True), ROOM)
    assert isinstance(accepted, Played)
    entries = [*match.entries, accepted.entry]
    again = fold(TOY, match.header, entries)
    due = again.due()
    assert due is not None
    assert (due.number, due.kind, due.to) == (8, "undo", 3)


def test_who_plays_on_does_not_want_to_go_back() -> None:
    match = three()
    pass_on(match)
    mover = match.entries[-1].seat
    do(match, Propose("u", mover, "undo to 3"))
    pass_on(match)
    assert match.proposals.made[5].status == "lapsed"


def test_with_nobody_else_to_ask_a_proposal_is_accepted_at_once() -> None:
    match = three()
    do(match, Propose("a", 0, "end"), Room(frozenset(), frozenset({0})))
    result = match.result
    assert result is not None
    assert result.ending == "agreed"


def test_who_leaves_is_not_asked_any_more() -> None:
    match = three()
    do(match, Propose("a", 1, "end"))
    do(match, Reply("b", 0, 4, True))
    do(match, Takeover("c", 2, "greedy"))
    result = match.result
    assert result is not None
    assert result.ending == "agreed"
    match = three()
    do(match, Propose("a", 1, "end"))
    do(match, Takeover("c", 1, "greedy"))
    assert match.proposals.made[4].status == "lapsed"


def test_of_two_seats_the_other_wins_when_one_resigns() -> None:
    match = new_match(TOY, 2, 5)
    made = do(match, Resign("a", 0, "greedy"))
    assert made.entry.line() == "0 *resign"
    assert match.result == Result("resigned", [1], [[1], [0]])
    assert refusal(match, Resign("b", 1, "greedy")) == "refusal-over"


def test_of_three_a_bot_plays_on_and_the_seat_ranks_last() -> None:
    match = three()
    made = do(match, Resign("a", 2, "greedy"))
    assert made.entry.line() == "2 *resign greedy"
    assert match.takeovers == {2: "greedy"}
    assert refusal(match, Resign("b", 2, "greedy")) == "refusal-resigned"
    assert make_frame(match, 2).may.resign is False
    while not match.state.over:
        for _ in walk(match, match.version, 5):
            pass
    result = match.result
    assert result is not None
    assert result.ending == "played"
    assert result.ranking[-1] == [2]
    assert 2 not in result.winners
    assert sorted(seat for group in result.ranking for seat in group) == [0, 1, 2]
    record = match.record(["A", "B", "C"])
    assert verify(TOY, record) == []  # the file has the game's own winners


def test_the_last_who_has_not_resigned_wins() -> None:
    match = three()
    do(match, Resign("a", 2, "greedy"))
    do(match, Resign("b", 0, "greedy"))
    assert match.result == Result("resigned", [1], [[1], [0], [2]])


def test_terms_say_who_may_take_a_vacant_seat() -> None:
    match = new_match(TOY, 3, 5)
    assert match.terms == Terms()
    match.add(match.follow(Entry(1, "terms", 0, "vacant anybody 600")))
    assert match.terms == Terms("anybody", 600) == read_terms(Terms("anybody", 600).text())
    do(match, Take("t", 1, "greedy"))
    assert match.takeovers == {1: "greedy"}
    sat = judge(match, Take("s", 1, ""), ROOM)
    assert isinstance(sat, Played)
    match.add(match.follow(msgspec.structs.replace(sat.entry, text="Dan // \n the new one")))
    assert match.takeovers == {}
    assert read_terms(Terms("players", 60, False).text()) == Terms("players", 60, False)
    for terms in (Terms(long_thought=True), Terms("players", 60, False, True)):
        assert read_terms(terms.text()) == terms
    with pytest.raises(IllegalMove, match="not a known term"):
        read_terms("vacant all 3")
    with pytest.raises(IllegalMove, match="not a number of seconds"):
        read_terms("vacant players soon")


def test_terms_are_pairs_in_any_order_and_what_is_left_out_is_usual() -> None:
    assert Terms("players", 300, False, True).text() == "vacant players 300, diplomacy off, thought long"
    assert read_terms("thought long,  vacant players 300") == Terms("players", 300, True, True)
    assert read_terms("diplomacy off") == Terms(diplomacy=False)
    for text in ("clock 60", "diplomacy perhaps", "vacant nobody 0, vacant players 3", "diplomacy off,"):
        with pytest.raises(IllegalMove, match="not a known term"):
            read_terms(text)


def test_terms_of_formats_1_and_2_are_still_read() -> None:
    assert read_terms("vacant players 300 diplomacy off thought long") == Terms("players", 300, False, True)
    assert read_terms("vacant anybody 60 thought long") == Terms("anybody", 60, True, True)


def test_a_seat_chooses_its_colour_and_no_two_wear_the_same() -> None:
    match = three()
    two_people = Room(frozenset({"greedy"}), frozenset({0, 1}))
    assert match.colours() == [0, 1, 2]
    assert refusal(match, Colour("a", 0, 1), two_people) == "refusal-colour-taken"
    do(match, Colour("b", 0, 2), two_people)  # a bot gives its colour away
    assert match.colours() == [2, 1, 0]
    do(match, Colour("c", 0, 6), two_people)
    assert match.colours() == [6, 1, 2]
    assert fold(TOY, match.header, match.entries).colours() == [6, 1, 2]
    seats = [SeatInfo(0, "person", mine=True), SeatInfo(1, "person"), SeatInfo(2, "bot")]
    frame = make_frame(match, 0, seats=seats)
    assert [info.colour for info in frame.seats] == [6, 1, 2]
    assert frame.may.colours == [0, 2, 3, 4, 5, 6]
    with pytest.raises(IllegalMove, match="no such colour"):
        match.follow(Entry(match.version + 1, "colour", 0, "seven"))


def test_a_table_where_nobody_else_sat_or_moved_can_be_deleted() -> None:
    mine = [SeatInfo(0, "person", mine=True), SeatInfo(1, "person", open=True), SeatInfo(2, "bot")]
    match = new_match(TOY, 3, 5)
    assert make_frame(match, 0, seats=mine).may.delete
    assert not make_frame(match, 0, seats=[mine[0], SeatInfo(1, "person"), mine[2]]).may.delete
    assert not make_frame(three(), 0, seats=mine).may.delete


def test_every_kind_of_entry_survives_a_match_file() -> None:
    match = new_match(TOY, 3, 5)
    match.add(match.follow(Entry(1, "terms", 0, "vacant players 60")))
    for seat in range(3):
        give(match, Move(f"b{seat}", match.version, seat, f"bid {2 - seat}"))
    pass_on(match)
    do(match, Propose("a", 0, "undo to 4"))
    do(match, Reply("b", 1, 6, True))
    do(match, Reply("c", 2, 6, True))
    do(match, Propose("d", 0, "end"))
    do(match, Reply("e", 1, 10, False))
    do(match, Propose("f", 0, "end"))
    do(match, Withdraw("g", 0, 12))
    match.add(match.follow(Entry(match.version + 1, "sit", 1, 'Dan // "the" new\none')))
    do(match, Colour("j", 0, 5))
    do(match, Takeover("h", 1, "greedy"))
    do(match, Resign("i", 2, "greedy"))
    match.add(match.follow(Entry(match.version + 1, "rematch", 0, "another-match_1")))
    record = match.record(["A", "B", "C"])
    again = read_record(record.text(), lambda name: TOY)
    assert again == record
    assert replay(TOY, again).to_json() == match.state.to_json()
    folded = fold(TOY, match.header, match.entries)
    assert (folded.rematch, folded.colours()) == ("another-match_1", [5, 1, 2])
    for seat in range(-1, 3):
        assert encode(make_frame(folded, seat)) == encode(make_frame(match, seat))
        assert tell(folded, seat, 0) == tell(match, seat, 0)


kinds = st.sampled_from(["peace", "passage", "words"])
seats = st.lists(st.integers(0, 5), unique=True, max_size=3).map(sorted)
places = st.lists(st.sampled_from(["handan", "daliang", "a-b"]), max_size=3)


@settings(max_examples=50)
@given(kinds, seats, seats, places, st.integers(0, 99), st.sampled_from(["", "we both need it", "a : b"]))
def test_a_proposal_in_words_is_read_as_it_was_written(
    kind: str, asked: list[int], known: list[int], where: list[str], until: int, words: str
) -> None:
    made = Proposal(7, 2, kind, asked, "offered", until=until, places=where, known=known, words=words)
    read = read_proposal(made.text(), 7, 2)
    assert read.text() == made.text()
    assert (read.asked, read.known, read.places, read.until, read.words) == (
        asked,
        known,
        where,
        until,
        words,
    )


def test_a_proposal_is_told_to_those_who_may_know_of_it() -> None:
    """Other seats see neither the proposal nor its outcome."""
    match, other = three(), three()
    for one, text in ((match, "peace with 1 known 0 1 : at dawn"), (other, "passage with 1 known 0 1")):
        one.add(one.follow(Entry(4, "propose", 0, text)))
        one.add(one.follow(Entry(5, "accept", 1, "4")))
    assert [line.key for line in make_frame(match, 1).log[-2:]] == [
        "event-agreement-offered",
        "event-agreement-accepted",
    ]
    for seat in (-1, 2):
        assert encode(make_frame(match, seat)) == encode(make_frame(other, seat))
        assert msgspec.json.encode(tell(match, seat, 0)) == msgspec.json.encode(tell(other, seat, 0))
    assert encode(make_frame(match, 0)) != encode(make_frame(other, 0))


def test_a_draft_is_late_or_answered_with_a_reason() -> None:
    match = three()
    seat = match.state.decision.seat
    said = [
        answer(match, Draft("p", 3, seat, ["pass"])),
        answer(match, Draft("p", 2, seat, ["pass"])),
        answer(match, Draft("p", 3, (seat + 1) % 3, ["pass"])),
        answer(match, Draft("p", 3, seat, ["nonsense"])),
    ]
    assert [type(one).__name__ for one in said] == ["Drafted", "Late", "Drafted", "Drafted"]
    keys = [one.why and one.why.key for one in said if isinstance(one, Drafted)]
    assert keys == [None, "refusal-not-asked", "refusal-unknown-move"]
