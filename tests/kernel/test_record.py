"""Match files are read back as written, with any names; format 1 can still be read."""

from __future__ import annotations

import msgspec
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
    assert text.startswith("tianxia match 3\ngame: toy\nrules: 1\ndata: sha256:")
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


def test_format_2_is_still_read() -> None:
    head = "tianxia match 2\ngame: toy\nrules: 1\nseats: 2\nseed: 5\n"
    text = f'{head}players: "Ann", "Bob"\n\n0 *terms vacant players 300 diplomacy off\n0 bid 2\n1 bid 1\n'
    record = read_record(text, find)
    assert record.format == 2
    assert record.entries[0].text == "vacant players 300 diplomacy off"
    assert [entry.at for entry in record.entries] == [None, None, None]
    assert verify(TOY, record) == []


def test_an_entry_may_carry_the_seconds_since_the_one_before() -> None:
    record = sample()
    times = [0, 12.4, 0.001, 3, None, 86400]
    pairs = zip(record.entries, times, strict=True)
    record.entries = [msgspec.structs.replace(entry, at=at) for entry, at in pairs]
    text = record.text()
    assert (
        "\n0 bid 2 @0\n1 bid 1 @12.4\n0 pass @0.001\n0 *undo 2 @3\n1 *takeover greedy\n0 draw @86400\n"
        in text
    )
    assert read_record(text, find) == record
    assert replay(TOY, record) == replay(TOY, sample()), "times decide nothing"


def test_the_time_stands_before_the_fingerprint() -> None:
    record = sample()
    last = record.entries[-1]
    noted = fingerprint(replay(TOY, record))
    record.entries[-1] = msgspec.structs.replace(last, at=1.5, check=noted)
    assert record.text().endswith(f"\n0 draw @1.5 ={noted}\n")
    assert read_record(record.text(), find) == record


def test_a_match_may_begin_from_a_position() -> None:
    start = replay(TOY, sample())
    record = start_record(TOY, 2, TOY.options(), 5, ["Ann", "Bob"])
    record.start = start.to_json()
    phrase = start.game.notate(start, start.actions()[0])
    record.move(start.waiting()[0], phrase)
    text = record.text()
    assert "\nstart: " in text
    assert "\nseed: " not in text, "the position has its own chance"
    again = read_record(text, find)
    assert again.start == record.start
    assert verify(TOY, again) == []
    start.play(phrase)
    assert replay(TOY, again).to_json() == start.to_json()


def test_a_start_of_another_table_is_refused() -> None:
    record = start_record(TOY, 3, TOY.options(), 5, ["Ann", "Bob", "Cao"])
    record.start = TOY.new(2, seed=1).to_json()
    with pytest.raises(BadRecord, match="other seats or options"):
        replay(TOY, record)


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
        ("0 pass @", "is neither a header"),
        ("0 pass @-1", "is neither a header"),
        ("0 pass @1.2345", "is neither a header"),
    ],
)
def test_a_bad_line_is_named(line: str, says: str) -> None:
    text = sample().text().replace("\n\n", f"\n\n{line}\n", 1)
    with pytest.raises(BadRecord) as caught:
        read_record(text, find)
    assert says in str(caught.value)
    assert str(caught.value).startswith("line 10: ")
