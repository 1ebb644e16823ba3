"""Agreements over the wire: made, kept and broken, and visible only to the seats that may know."""

from __future__ import annotations

import sqlite3
import threading
import time
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from tests.server.running import PATIENCE, Guest, RunningServer, Table, sqlite_file
from tests.server.test_kill import Process
from tests.server.test_leaving import say, see
from websockets.exceptions import WebSocketException

import tianxia
from tianxia.kernel.record import Entry
from tianxia.table.header import Header
from tianxia.table.match import fold

KILLS = 4


def three_at_one_screen(guest: Guest) -> str:
    """A guest at all three seats of one match, so that the seed can be chosen."""
    match: str = guest.start("royaumes", "me", "me", "me", seed=7)["match"]
    return match


def everything(guest: Guest, match: str, seat: int) -> list[str]:
    """All requests about a match, from one seat."""
    found = []
    with guest.at(match, seat) as table:
        found.append(table.raw)
        for kind, more in (("tell", {"since": 0}), ("log", {"version": 9})):
            table.send(type=kind, id=kind, seat=seat, **more)
            found.append(str(table.until("told" if kind == "tell" else "lines")))
        if seat >= 0:
            for number in (1, 2, 3):
                found.append(str(say(table, "reply", f"r{number}", proposal=number, accept=True)))
                found.append(str(say(table, "withdraw", f"w{number}", proposal=number)))
        for path in ("log", "tell?since=0&upto=9", "at/1?since=0", "at/2?since=0"):
            query = f"{path}{'&' if '?' in path else '?'}seat={seat}"
            found.append(guest.http.get(f"/matches/{match}/{query}").text)
        found.append(guest.http.get(f"/matches/{match}/file").text)
    return [text.replace(match, "") for text in found]


@pytest.mark.parametrize("seat", [2, -1])
def test_what_two_agree_in_secret_nobody_else_can_tell(server: RunningServer, seat: int) -> None:
    ann = server.guest("Ann")
    seen = []
    for text, accept in (
        ("peace with 1 until 3 at 12 13 known 0 1 : to the spring", True),
        ("words with 1 known 0 1 : beware of the third", False),
    ):
        match = three_at_one_screen(ann)
        with ann.at(match, 0) as table:
            assert say(table, "propose", "p", text=text)["type"] == "done"
            assert say(table, "reply", "r", seat=1, proposal=1, accept=accept)["type"] == "done"
            assert ("spring" in table.raw) == accept
        seen.append(everything(ann, match, seat))
    assert seen[0] == seen[1]
    assert not any("peace" in text.replace('"kinds":["peace"', "") for text in seen[0][1:])
    assert not any("beware" in text or "spring" in text for text in seen[0])


def test_an_agreement_is_offered_accepted_and_ended_at_a_live_table(server: RunningServer) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.start("royaumes", "me", "open")
    match = made["match"]
    with ann.at(match, 0) as early:
        refused = say(early, "propose", "early", text="peace with 1")
        assert refused["why"] == {"key": "refusal-agreement-no-answer", "args": {"seat": "#1"}}
    bob.post(f"/matches/{match}/join", {"secret": made["invite"][0]["link"].rpartition("/")[2]}, 200)
    with ann.at(match, 0) as first, bob.at(match, 1) as second:
        about = first.frame["diplomacy"]
        assert about["kinds"] == ["peace", "passage", "attack", "words"]
        assert (about["turn"], len(about["places"])) == (1, 36)
        say(first, "propose", "p", text="peace with 1 until 2 at 12")
        (offered,) = see(second, 1)["proposals"]
        assert (offered["kind"], offered["until"], offered["places"]) == ("peace", 2, ["12"])
        say(second, "reply", "r", proposal=1, accept=True)
        (made_now,) = see(first, 2)["agreements"]
        assert (made_now["status"], first.frame["proposals"]) == ("accepted", [])
        say(second, "withdraw", "w", proposal=1)
        assert [one["status"] for one in see(first, 3)["agreements"]] == ["ended"]


def test_a_table_without_diplomacy_says_so(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("royaumes", "me", "me", diplomacy=False)["match"]
    with ann.at(match, 0) as table:
        assert table.frame["diplomacy"] is None
        assert table.frame["terms"]["diplomacy"] is False
        refused = say(table, "propose", "p", text="peace with 1")
        assert refused["why"]["key"] == "refusal-proposal-unknown"


class Talker(threading.Thread):
    """Proposes and answers for three seats as fast as it can, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, match: str) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.match = match
        self.acknowledged: dict[str, int] = {}
        self.unanswered: dict[str, Any] | None = None
        self.stop = threading.Event()

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                with self.guest.at(self.match, 0) as table:
                    if self.unanswered is not None:
                        self.give(table, self.unanswered)
                    while not self.stop.is_set():
                        self.talk(table)
            except (OSError, WebSocketException, EOFError, TimeoutError):
                time.sleep(0.05)  # the server is gone, so reconnect

    def talk(self, table: Table) -> None:
        frame = table.look(0, since=table.frame["version"])
        offered = frame["proposals"]
        turn = len(self.acknowledged)
        if not offered:
            self.give(table, {"type": "propose", "seat": 0, "text": "peace with 1 2 known 0 1 2 : now"})
        elif turn % 5 == 4:
            self.give(table, {"type": "withdraw", "seat": 0, "proposal": offered[0]["number"]})
        else:
            left = [seat for seat in (1, 2) if seat not in offered[0].get("accepted", [])]
            answer = {"proposal": offered[0]["number"], "accept": turn % 7 != 3}
            self.give(table, {"type": "reply", "seat": left[0], **answer})

    def give(self, table: Table, command: dict[str, Any]) -> None:
        command.setdefault("id", str(uuid4()))
        self.unanswered = command
        table.send(**command)
        while (message := table.receive()).get("id") != command["id"]:
            pass
        if message["type"] == "done":
            self.acknowledged[command["id"]] = message["version"]
        self.unanswered = None


@pytest.mark.slow
def test_killed_under_load_no_acknowledged_proposal_or_answer_is_lost_or_doubled(tmp_path: Path) -> None:
    database = sqlite_file(tmp_path)
    server = Process(database)
    guest = Guest(f"localhost:{server.port}", "Ann")
    match = three_at_one_screen(guest)
    talker = Talker(guest, match)
    talker.start()
    deadline = time.monotonic() + 120
    for _ in range(KILLS):
        before = len(talker.acknowledged)
        while len(talker.acknowledged) < before + 12:
            assert time.monotonic() < deadline, "nobody gets an answer any more"
            time.sleep(0.01)
        server.kill()
        server = Process(database, server.port)
    talker.stop.set()
    talker.join(PATIENCE)
    assert not talker.is_alive()
    server.kill()
    guest.http.close()
    connection = sqlite3.connect(database)
    columns = 'number, kind, seat, text, "to", command, "check"'
    entries = [Entry(*row) for row in connection.execute(f"SELECT {columns} FROM entries ORDER BY number")]
    connection.close()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    kept = {entry.command: entry.number for entry in entries}
    assert len(kept) == len(entries)
    assert {name: kept.get(name) for name in talker.acknowledged} == talker.acknowledged
    assert {entry.kind for entry in entries} == {"propose", "accept", "decline", "lapse"}
    game = tianxia.game("royaumes")
    header = Header(match, "royaumes", game.rules, game.pack.digest, 3, {}, "7")
    folded = fold(game, header, entries)  # the stored entries give the same agreements
    statuses = {one.status for one in folded.proposals.made.values()}
    assert statuses >= {"accepted", "declined", "lapsed"}


def test_the_words_of_an_agreement_are_cleaned_as_names_are(server: RunningServer) -> None:
    """The text of an agreement is cleaned like a name."""
    ann = server.guest("Ann")
    match = three_at_one_screen(ann)
    bad = "we\u202e \x1b[2Jboth\u3164 \u200d need\u2800 it\u2028\u2066"
    with ann.at(match, 0) as table:
        assert say(table, "propose", "p", text=f"words with 1 : {bad}")["type"] == "done"
        table.look()
        assert table.frame["proposals"][0]["words"] == "we [2Jboth need it"
        empty = say(table, "propose", "q", text="words with 1 : \u3164\u2800")
        assert empty["why"]["key"].startswith("refusal-")
    game = tianxia.game("royaumes")
    header = Header("old", "royaumes", game.rules, game.pack.digest, 3, {}, "7")
    old = fold(game, header, [Entry(1, "propose", 0, f"words with 1 : {bad}")])
    assert old.proposals.made[1].words == "we [2Jboth need it"
