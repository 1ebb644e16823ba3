"""Ending early, resigning, handing over, taking a seat, deleting a table: at a live table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.offers import some_phrase
from tests.server.running import Guest, RunningServer, Table, sqlite_file
from websockets.exceptions import ConnectionClosed

from tianxia.server.matches.live_match import LiveMatch
from tianxia.table import undo


def say(table: Table, kind: str, name: str, **more: object) -> dict[str, Any]:
    """Send a command other than a move and return its answer."""
    seat = more.pop("seat", table.seat)
    table.send(type=kind, id=name, seat=seat, **more)
    while True:
        message = table.receive()
        if message.get("id") == name:
            while message["type"] == "done" and table.frame["version"] < message["version"]:
                table.receive()
            return message


@contextmanager
def two(server: RunningServer, game: str = "toy", **more: object) -> Iterator[tuple[str, Table, Table]]:
    """Ann and Bob at a table of two."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    made = ann.start(game, "me", "open", **more)
    secret = made["invite"][0]["link"].rpartition("/")[2]
    bob.post(f"/matches/{made['match']}/join", {"secret": secret}, 200)
    with ann.at(made["match"], 0) as first, bob.at(made["match"], 1) as second:
        yield made["match"], first, second


def see(table: Table, wanted: int) -> dict[str, Any]:
    while table.frame["version"] < wanted:
        table.receive()
    return table.frame


def test_both_agree_to_end_the_game(server: RunningServer) -> None:
    with two(server) as (match, ann, bob):
        assert ann.frame["may"] == {
            "propose": ["end"],
            "back": -1,
            "resign": True,
            "leave": True,
            "take": [],
            "colours": [0, 2, 3, 4, 5, 6],
            "delete": False,
            "hint": False,
        }
        assert say(ann, "propose", "p", text="end") == {"type": "done", "id": "p", "version": 1}
        (offered,) = see(bob, 1)["proposals"]
        assert (offered["number"], offered["seat"], offered["kind"], offered["asked"]) == (1, 0, "end", [1])
        assert say(ann, "propose", "q", text="end")["type"] == "refused"
        assert say(bob, "reply", "r", proposal=1, accept=True)["type"] == "done"
        assert bob.frame["result"] == {"ending": "agreed", "winners": [], "ranking": [[0, 1]]}
        assert see(ann, 2)["offer"] is None
        assert ann.frame["seed"]
        assert ann.move("bid 1")["why"]["key"] == "refusal-over"
    (info,) = server.guests[0].get("/matches")["mine"]
    assert (info["id"], info["over"], info["winners"]) == (match, True, [])
    assert info["ending"] == "agreed"
    text = server.guests[0].http.get(f"/matches/{match}/file").text
    assert re.search(r"^0 \*propose end with 1 @[\d.]+\n1 \*accept 1 @[\d.]+$", text, re.MULTILINE)
    assert "winners" not in text


def test_a_move_is_taken_back_by_consent(server: RunningServer) -> None:
    with two(server) as (_, ann, bob):
        ann.play("bid 2")
        see(bob, 1)
        bob.play("bid 1")
        assert see(ann, 2)["undo"]["to"] == 2
        assert ann.frame["may"]["back"] == 0
        say(ann, "propose", "p", text="undo to 0")
        see(bob, 3)
        say(bob, "reply", "r", proposal=3, accept=True)
        assert see(ann, 5)["view"]["waiting"] == [0, 1]
        assert [line["key"] for line in ann.frame["log"]][-1] == "event-undo"
        say(bob, "propose", "s", text="end")
        assert say(bob, "withdraw", "t", proposal=6)["type"] == "done"
        assert see(ann, 7)["proposals"] == []


def test_an_accepted_undo_is_carried_out_by_the_next_server(tmp_path: Path) -> None:
    """The server dies after the last consent and before the undo."""
    database = sqlite_file(tmp_path)
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("toy", "me", "me", "me")["match"]

        async def nothing(live: LiveMatch) -> None:
            return

        server.matches.settle = nothing  # type: ignore[method-assign]
        with ann.at(match, 0) as table:
            table.play("bid 2")
            say(table, "propose", "p", text="undo to 0")
            for seat in (1, 2):
                assert say(table, "reply", f"r{seat}", seat=seat, proposal=2, accept=True)["type"] == "done"
            assert table.frame["version"] == 4
    with RunningServer(database) as server:
        again = ann.back(server)
        with again.at(match, 0) as table:
            assert table.frame["version"] == 5
            assert table.frame["view"]["waiting"] == [0, 1, 2]
            assert say(table, "propose", "q", text="end")["type"] == "done"


def test_with_two_seats_resigning_ends_the_game(server: RunningServer) -> None:
    with two(server) as (match, ann, bob):
        assert say(ann, "resign", "x", bot="random")["type"] == "done"
        assert see(bob, 1)["result"] == {"ending": "resigned", "winners": [1], "ranking": [[1], [0]]}
    (info,) = server.guests[1].get("/matches")["mine"]
    assert (info["id"], info["over"], info["winners"]) == (match, True, [1])
    assert info["ending"] == "resigned"


def test_with_three_a_bot_plays_on_and_the_file_still_verifies(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("toy", "me", "me", "random", seed=3)["match"]
    with ann.at(match, 0) as table:
        assert say(table, "resign", "x", bot="nobody")["type"] == "refused"
        assert say(table, "resign", "y", bot="random")["type"] == "done"
        table.look(1)
        assert [info["kind"] for info in table.frame["seats"]] == ["bot", "person", "bot"]
        pick = 0
        while table.until_asked():
            answer = table.move(some_phrase(table.frame["offer"], pick))
            assert answer["type"] in ("done", "late"), "bots bid at the same time"
            table.look()
            pick += 7
        assert table.frame["result"]["ending"] == "played"
        assert table.frame["result"]["ranking"][-1] == [0]
        winners = table.frame["view"]["winners"]
    text = ann.http.get(f"/matches/{match}/file").text
    assert "0 *resign random" in text
    assert f"winners: {', '.join(map(str, winners))}" in text


def test_a_vanished_players_seat_is_taken_as_was_said_at_the_start(server: RunningServer) -> None:
    eve = server.guest("Eve")
    with two(server, vacant="players", after=0) as (match, ann, bob):
        assert ann.frame["terms"] == {
            "vacant": "players",
            "after": 0,
            "diplomacy": True,
            "long_thought": False,
            "lesson": "",
            "hints": False,
            "practice": "",
        }
        assert ann.frame["version"] == 1
        assert ann.frame["may"]["take"] == [1]
        assert say(ann, "take", "a", seat=1, bot="random")["why"]["key"] == "refusal-take-early"
        bob.wire.close()
        while not ann.frame["seats"][1]["left"]:
            ann.receive()
        with eve.at(match) as watcher:
            assert say(watcher, "take", "b", seat=1, bot="random")["why"]["key"] == "refusal-take-players"
        assert say(ann, "take", "c", seat=1, bot="")["why"]["key"] == "refusal-take-bot-only"
        assert say(ann, "take", "d", seat=0, bot="random")["why"]["key"] == "refusal-take-nobody"
        assert say(ann, "take", "e", seat=1, bot="random")["type"] == "done"
        while ann.frame["seats"][1]["kind"] != "bot":
            ann.receive()


def test_anybody_may_sit_down_where_that_was_said(server: RunningServer) -> None:
    eve = server.guest("Eve")
    with two(server, vacant="anybody", after=0) as (match, ann, bob):
        bob.wire.close()
        while not ann.frame["seats"][1]["left"]:
            ann.receive()
        with eve.at(match) as chair:
            assert chair.frame["may"]["take"] == [0, 1]
            assert say(chair, "take", "a", seat=1, bot="")["type"] == "done"
            assert chair.look(1)["offer"] is not None
            assert chair.frame["seats"][1]["name"] == "Eve"
            assert chair.frame["log"][-1]["args"] == {"seat": "#1", "name": "Eve"}
    assert server.guests[2].get(f"/matches/{match}")["my_turn"] is False


def test_nobody_takes_a_seat_unless_it_was_said(server: RunningServer) -> None:
    with two(server) as (_, ann, bob):
        bob.wire.close()
        while not ann.frame["seats"][1]["left"]:
            ann.receive()
        assert ann.frame["may"]["take"] == []
        assert say(ann, "take", "a", seat=1, bot="random")["why"]["key"] == "refusal-take-off"


def test_who_has_left_a_seat_sees_no_more_through_it(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("toy", "me", "me", "random", seed=3)["match"]
    with ann.at(match, 0) as table:
        assert say(table, "takeover", "x", bot="random")["type"] == "done"
        while table.frame["view"]["seat"] == 0:
            assert table.frame["version"] == 0  # this frame was sent before the undo
            table.receive()
        assert table.frame["view"]["seat"] == -1
        assert [info["mine"] for info in table.frame["seats"]] == [False, True, False]


def test_a_table_that_never_started_is_deleted_by_who_sits_there_alone(server: RunningServer) -> None:
    ann, eve = server.guest("Ann"), server.guest("Eve")
    match = ann.start("toy", "me", "open", vacant="anybody")["match"]
    path = f"/matches/{match}"
    assert eve.http.delete(path).status_code == 409
    with eve.at(match) as watcher:
        assert ann.http.delete(path).json() == {"deleted": match}
        assert watcher.until("error")["why"]["key"] == "refusal-deleted"
        with pytest.raises(ConnectionClosed):
            watcher.receive()
    assert ann.http.get(path).status_code == 404
    assert ann.get("/matches") == {"mine": [], "open": []}
    started = ann.start("toy", "me", "me")["match"]
    with ann.at(started, 0) as table:
        table.play("bid 1")
    assert ann.http.delete(f"/matches/{started}").json()["why"]["key"] == "refusal-delete-started"


def test_the_log_comes_in_pages_and_what_happened_step_by_step(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(undo, "OFTEN", 100)  # a long log needs many entries
    monkeypatch.setattr(undo, "OFTEN_FROM_OTHERS", 100)
    ann = server.guest("Ann")
    match = ann.start("toy", "me", "me", seed=2)["match"]
    with ann.at(match, 0) as table:
        table.play("bid 2")
        table.look(1)
        table.play("bid 1")
        table.look(0)
        for number in range(40):
            table.play("pass")
            version = table.frame["version"]
            table.send(type="undo", id=f"u{number}", version=version, seat=0, to=version - 1)
            see(table, version + 1)
        frame = table.look(0)
        assert (len(frame["log"]), frame["earlier"]) == (60, True)
        first = frame["log"][0]
        table.send(type="log", id="l", seat=0, version=first["version"], number=first["number"])
        page = table.until("lines")
        assert page["id"] == "l"
        assert not page["earlier"]
        whole = ann.get(f"/matches/{match}/log?seat=0")
        assert page["lines"] + frame["log"] == whole["lines"]
        table.send(type="tell", id="t", seat=0, since=40)
        told = table.until("told")
        assert (told["since"], told["version"], told["skipped"], told["view"]) == (40, 82, 0, None)
        again = ann.get(f"/matches/{match}/tell?seat=0&since=40&upto=82")
        assert again["steps"] == told["steps"]
        assert again["view"]["seat"] == 0
    assert_nothing_of_another(server, match)


def assert_nothing_of_another(server: RunningServer, match: str) -> None:
    eve: Guest = server.guest("Eve")
    for path in ("log?seat=0", "tell?seat=0&since=0&upto=3", "at/0?seat=0"):
        assert eve.http.get(f"/matches/{match}/{path}").status_code == 403
    with eve.at(match) as table:
        for kind, more in (
            ("log", {"version": 3}),
            ("tell", {"since": 0}),
            ("draft", {"version": 82, "phrases": ["pass"]}),
        ):
            table.send(type=kind, id=kind, seat=0, **more)
            assert table.until("refused")["why"]["key"] == "refusal-not-your-seat"
        table.send(type="tell", id="w", seat=-1, since=0)
        assert table.until("told")["id"] == "w"
        table.send(type="draft", id="v", seat=-1, version=82, phrases=["pass"])
        assert table.until("refused")["why"]["key"] == "refusal-spectator"


def test_what_a_draft_foresees_is_what_then_happens(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me", seed=2)["match"]
    with ann.at(match) as table:
        table.look(table.frame["view"]["waiting"][0])
        text = some_phrase(table.frame["offer"], 3)
        table.send(type="draft", id="p", version=0, seat=table.seat, phrases=[text])
        foreseen = table.until("drafted")
        assert foreseen["phrases"][0].startswith(text)
        table.play(text)
        assert table.frame["log"][: len(foreseen["lines"])] == foreseen["lines"]
        table.send(type="draft", id="q", version=0, seat=table.seat, phrases=[text])
        assert table.until("late")["id"] == "q"
