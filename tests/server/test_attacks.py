"""One client cannot stop the others: each attack from one address, bounded, with what it cost counted."""

from __future__ import annotations

import json
import logging
import time
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.attackers import attacking, client_at, from_address, http_from, p95, slowed_down
from tests.server.running import PATIENCE, RunningServer, Table, some_phrase, sqlite_file
from websockets.exceptions import ConnectionClosed

from tianxia.server.limits import WORK_BURST, network
from tianxia.server.settings import Settings

EVIL = "127.0.0.2"
SECONDS = 3.0

# What a server allows one address unless it is told otherwise.
USUAL: dict[str, Any] = {
    name: getattr(Settings("", Path()), name)
    for name in (
        "requests_per_second",
        "work_per_second",
        "tables_per_hour",
        "guests_per_hour",
        "most_listed",
        "most_public",
    )
}


def may_have_spent(since: float) -> float:
    """Milliseconds of work that one address may have got by now: its burst, its rate, and what was in the
    middle of being done when it was used up."""
    rate: float = USUAL["work_per_second"]
    return rate * (WORK_BURST + time.monotonic() - since) * 1.1 + 200


@pytest.mark.parametrize("message", ["look", "tell", "log"])
def test_a_hundred_sockets_get_no_more_than_one_address_may_have(tmp_path: Path, message: str) -> None:
    with RunningServer(sqlite_file(tmp_path), **USUAL) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me", seed=1)["match"]
        with ann.at(match, 0) as table:
            for number in range(12):
                table.look(table.look(-1)["view"]["waiting"][0])
                table.play(some_phrase(table.frame["offer"], number))
        quiet = p95(server)
        numbers = count()

        def say() -> str:
            body: dict[str, Any] = {"type": message, "seat": -1, "since": 0}
            if message != "look":
                body |= {"id": str(next(numbers)), "version": 1_000_000}
            return json.dumps(body)

        started = time.monotonic()
        works = [lambda attack: attack.on_socket(server, EVIL, match, say)] * 100
        with attacking(*works) as attack:
            while client_at(server, EVIL).sockets < 80 and time.monotonic() < started + PATIENCE:
                time.sleep(0.05)
            assert client_at(server, EVIL).sockets >= 80
            made = server.hall.live[match].made
            slower = slowed_down(server, quiet)
            time.sleep(max(0.0, started + SECONDS - time.monotonic()))
            spent = client_at(server, EVIL).spent
            assert spent < may_have_spent(started)
            assert attack.answers > 10, "it is slowed down, not shut out"
            assert server.hall.live[match].made - made < 5, "all of them are shown the same picture"
        assert slower <= 3


def test_whatever_is_asked_costs_what_it_costs(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **USUAL) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me", seed=1)["match"]
        client = client_at(server, "127.0.0.1")
        with ann.at(match, 0) as table:
            for number in range(12):
                table.look(table.look(-1)["view"]["waiting"][0])
                table.play(some_phrase(table.frame["offer"], number))
            seat = table.look(-1)["view"]["waiting"][0]
            text = some_phrase(table.look(seat)["offer"])
            version = table.frame["version"]
            costs = {}
            for question in (
                {"type": "why", "prefix": "", "element": "hex:e7"},
                {"type": "preview", "version": version, "text": text},
                {"type": "log", "version": version, "number": 0},
                {"type": "tell", "since": 0},
            ):
                before = client.spent
                table.send(id="q", seat=seat, **question)
                while table.receive().get("id") != "q":
                    pass
                costs[question["type"]] = client.spent - before
        for path in (f"/matches/{match}/at/5?seat=0", f"/matches/{match}/tell?since=0&upto=12", "/games"):
            before = client.spent
            ann.get(path)
            costs[path] = client.spent - before
        assert all(cost > 0.2 for cost in costs.values()), costs
        assert costs["tell"] > costs["log"], "what takes longer costs more"


def test_who_has_used_up_their_work_is_sent_away_and_others_are_not(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **{**USUAL, "work_per_second": 20}) as server:
        match = server.guest("Ann").start("huang", "me", "me")["match"]
        started = time.monotonic()
        with http_from(server, EVIL) as evil:
            statuses = [evil.get(f"/matches/{match}/at/0").status_code for _ in range(10)]
            client_at(server, EVIL).charge(1000)  # as after a hundred tellings
            refused = evil.get(f"/matches/{match}/at/0")
        assert set(statuses) == {200}
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 5
        assert httpx.get(f"http://{server.address}/api/matches/{match}/at/0").status_code == 200
        assert time.monotonic() - started < 20


def test_an_address_of_ipv6_is_its_network() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:2") == "2001:db8::/64"
    assert network("2001:db8:0:1::1") != network("2001:db8::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") == "10.0.0.1"


def test_half_open_requests_are_ended_and_nobody_else_notices(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    settings = {**USUAL, "header_seconds": 1, "most_sockets": 40}
    with RunningServer(sqlite_file(tmp_path), **settings) as server, ExitStack() as stack:
        door = server.app.door
        quiet = p95(server)
        for _ in range(300):
            wire = stack.enter_context(from_address(server, EVIL))
            with suppress(ConnectionError):  # it was refused already
                wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        slower = slowed_down(server, quiet)
        assert door.of[EVIL] <= 40
        assert door.refused >= 200
        deadline = time.monotonic() + PATIENCE
        while door.of[EVIL] and time.monotonic() < deadline:
            time.sleep(0.05)
        assert door.of[EVIL] == 0, "who says nothing more is ended"
        assert door.too_slow >= 40
        assert slower <= 3
    assert caplog.records == [], "a failure of theirs, and a quiet one"


def test_when_all_places_are_taken_the_one_silent_longest_goes(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), most_open=60, **USUAL) as server, ExitStack() as stack:
        for number in range(90):
            wire = stack.enter_context(from_address(server, f"127.0.0.{2 + number % 6}"))
            wire.sendall(b"GET /")
        deadline = time.monotonic() + PATIENCE
        while server.app.door.too_slow < 30 and time.monotonic() < deadline:
            assert server.app.door.all <= 60
            time.sleep(0.02)
        assert server.app.door.too_slow >= 30
        assert httpx.get(f"http://{server.address}/health", timeout=PATIENCE).json()["ok"]


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with RunningServer(sqlite_file(tmp_path), body_seconds=0.5, **USUAL) as server:
        wire = from_address(server, EVIL)
        head = b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        wire.sendall(head + b'Content-Length: 50\r\n\r\n{"name": "')
        wire.settimeout(10)
        wire.recv(1000)
        wire.close()
        deadline = time.monotonic() + PATIENCE
        while client_at(server, EVIL).waiting and time.monotonic() < deadline:
            time.sleep(0.02)
        assert client_at(server, EVIL).waiting == 0
    assert caplog.records == []


def test_a_client_that_leaves_in_the_middle_is_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with RunningServer(sqlite_file(tmp_path), **USUAL) as server:
        match = server.guest("Ann").start("huang", "me", "me")["match"]
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        hello = (
            f"GET /api/matches/{match}/live HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        look = b'{"type":"look","seat":-1}'
        framed = bytes([0x81, 0x80 | len(look), 0, 0, 0, 0]) + look
        for cut in (len(hello) - 5, len(hello), len(hello) + 4, len(hello) + len(framed)):
            for _ in range(5):
                wire = from_address(server, EVIL)
                wire.sendall((hello + framed * 3)[:cut])
                wire.close()
        for path in (b"/api/games", b"/"):
            wire = from_address(server, EVIL)
            wire.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n\r\n")
            wire.close()
        deadline = time.monotonic() + PATIENCE
        while server.app.door.of[EVIL] and time.monotonic() < deadline:
            time.sleep(0.02)
        assert server.guest().get("/health")["ok"]
    assert caplog.records == []


def test_a_match_has_only_so_many_entries_and_can_still_be_ended(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), most_entries=6) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me", "me")["match"]
        with ann.at(match, 0) as table:
            for number in range(6):
                table.look(table.look(-1)["view"]["waiting"][0])
                table.play(some_phrase(table.frame["offer"], number))
            table.look(table.look(-1)["view"]["waiting"][0])
            answer = table.move(some_phrase(table.frame["offer"]))
            assert (answer["type"], answer["message"]) == ("refused", "refusal-full")
            table.send(type="undo", id="u", version=6, seat=table.seat, to=5)
            assert table.until("refused")["id"] == "u"
            table.send(type="propose", id="p", seat=0, text="end")
            assert table.until("done")["version"] == 7
            for seat in (1, 2):
                table.send(type="reply", id=f"r{seat}", seat=seat, proposal=7, accept=True)
                assert table.until("done")["version"] == 7 + seat
            assert table.look()["result"]["ending"] == "agreed"


def test_undo_ends_for_the_others_sake(tmp_path: Path) -> None:
    """Who takes back a move after others were asked takes their question away; three times, not for ever."""
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        match = ann.start_with(bob, "toy")
        with ann.at(match, 0) as first, bob.at(match, 1) as second:
            for number in range(3):
                first.play("bid 1")
                assert first.frame["undo"]["reason"] == "undo-free"
                version = first.frame["version"]
                first.send(type="undo", id=f"u{number}", version=version, seat=0, to=version - 1)
                assert first.until("done")["version"] == version + 1
                first.look()
            first.play("bid 1")
            assert first.frame["undo"]["reason"] == "undo-often"
            version = first.frame["version"]
            first.send(type="undo", id="once too often", version=version, seat=0, to=version - 1)
            assert "undo-often" in first.until("refused")["message"]
            while second.frame["version"] < version:
                second.receive()
            assert second.move("bid 2")["type"] == "done", "and nothing can make it late"
            # the next turn is another one
            while first.frame["version"] < version + 1:
                first.receive()
            if first.frame["offer"]:
                first.play(some_phrase(first.frame["offer"]))
                assert first.frame["undo"]["reason"] != "undo-often"


def test_who_sends_without_waiting_for_answers_is_not_waited_for(tmp_path: Path) -> None:
    """Tellings piled up on one socket end that socket, and are not told to somebody who has gone."""
    with RunningServer(sqlite_file(tmp_path), **USUAL) as server:
        ann = server.guest("Ann")
        match = ann.start("toy", "me", "me")["match"]
        with ann.at(match) as table, pytest.raises(ConnectionClosed):
            pile_up(table, 5000)
        client = client_at(server, "127.0.0.1")
        deadline = time.monotonic() + PATIENCE
        while client.sockets and time.monotonic() < deadline:
            time.sleep(0.02)
        assert client.sockets == 0
        assert ann.get("/health") == {"ok": True}


def pile_up(table: Table, tellings: int) -> None:
    for number in range(tellings):
        table.send(type="tell", id=str(number), seat=-1, since=0)
    table.until("never")
