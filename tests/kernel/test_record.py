"""Match files: what is written is read, whatever the names; format 1 is still read."""

from __future__ import annotations

import pytest
from tests.toy.positions import TOY

from tianxia.kernel.errors import BadRecord
from tianxia.kernel.game import Game
from tianxia.kernel.record import (
    Entry,
    Record,
    fingerprint,
    game_of,
    read_record,
    replay,
    replay_steps,
    start_record,
    verify,
)


def find(name: str) -> Game:
    assert name == "toy"
    return TOY


def sample() -> Record:
    record = start_record(TOY, 2, TOY.options(), 5, ["Ann", "Bob"])
    for seat, phrase in ((0, "bid 2"), (1, "bid 1"), (0, "pass")):
        record.move(seat, phrase)
    record.entries.append(Entry(4, "undo", 0, to=2))
    record.entries.append(Entry(5, "takeover", 1, "greedy"))
    record.move(0, "draw")
    return record


def test_every_kind_of_entry_has_its_line() -> None:
    text = sample().text()
    assert text.startswith("tianxia match 2\ngame: toy\nrules: 1\ndata: sha256:")
    assert text.endswith("\n0 bid 2\n1 bid 1\n0 pass\n0 *undo 2\n1 *takeover greedy\n0 draw\n")
    again = read_record(text, find)
    assert again == sample()
    assert again.text() == text


@pytest.mark.parametrize(
    "name",
    ["", "a, b", 'the "great"', "two\nlines", "scores: 9", "// none", "\u2028", "\\", "名", "\x00", "0 pass"],
)
def test_no_name_can_break_a_line(name: str) -> None:
    record = sample()
    record.players = [name, "Bob"]
    record.entries.append(Entry(7, "say", 0, name))
    again = read_record(record.text(), find)
    assert again == record
    assert len(record.text().split("\n")) == len(sample().text().split("\n")) + 1


def test_an_undo_is_replayed_and_other_entries_leave_the_position() -> None:
    record = sample()
    steps = list(replay_steps(TOY, record))
    positions = [position for _, position, _ in steps]
    assert positions[3] == positions[1]
    assert positions[4] == positions[3]
    assert replay(TOY, record) == positions[-1]
    assert verify(TOY, record) == []


def test_a_fingerprint_notices_an_engine_that_plays_otherwise() -> None:
    record = sample()
    position = replay(TOY, record)
    last = record.entries[-1]
    record.entries[-1] = Entry(last.number, last.kind, last.seat, last.text, check=fingerprint(position))
    assert read_record(record.text(), find) == record
    assert verify(TOY, record) == []
    record.entries[-1] = Entry(last.number, last.kind, last.seat, last.text, check="0" * 16)
    (problem,) = verify(TOY, record)
    assert problem.startswith("entry 6 (0 draw =0000000000000000): this version of the engine")


def test_a_file_of_other_rules_or_components_is_refused() -> None:
    newer = sample()
    newer.rules = 99
    assert verify(TOY, newer) == ["rules version 99; toy knows 1 to 1 here"]
    other = sample()
    other.data = "sha256:0"
    assert verify(TOY, other) == [f"played with components sha256:0; these are {TOY.pack.digest}"]


def test_a_file_may_carry_its_pack() -> None:
    record = sample()
    record.pack = TOY.pack.to_json()
    again = read_record(record.text(), find)
    assert again == record
    assert game_of(TOY, again) is TOY
    again.data = "sha256:0"
    with pytest.raises(BadRecord, match=r"it carries components sha256:\w+, but says sha256:0"):
        game_of(TOY, again)


def test_format_1_is_still_read() -> None:
    head = "tianxia match 1\ngame: toy\nrules: 1\nseats: 2\nseed: 5\nplayers: Ann, Bob\n"
    text = f"{head}\n0 bid 2\n1 bid 1 // low\n"
    record = read_record(text, find)
    assert (record.format, record.players) == (1, ["Ann", "Bob"])
    assert record.moves() == [(0, "bid 2"), (1, "bid 1")]
    assert verify(TOY, record) == []
    assert read_record(record.text().replace('"Ann", "Bob"', "Ann, Bob"), find) == record


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("0", "is neither a header nor a seat and what it did"),
        ("0 *undo 9", "does not name an earlier version"),
        ("0 *undo -1", "does not name an earlier version"),
        ("0 *move pass", "a move has no star"),
        ('0 *say "', "Unterminated string"),
        ("game: toy", "game is there twice"),
        ("0 pass =12", "is neither a header"),
    ],
)
def test_a_bad_line_is_named(line: str, says: str) -> None:
    text = sample().text().replace("\n\n", f"\n\n{line}\n", 1)
    with pytest.raises(BadRecord) as caught:
        read_record(text, find)
    assert says in str(caught.value)
