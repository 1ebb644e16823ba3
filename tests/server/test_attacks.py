"""One client cannot stop the others: attacks from one address, with the effect on another player measured."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.attackers import client_at, from_address, http_from, skip_unless_there
from tests.server.long_matches import keep_long_matches
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, RunningServer, sqlite_file
from tests.server.under_attack import EVIL, Trial

from tianxia.server.connections.limits import REFUSALS, WORK_BURST, Client, measured, network
from tianxia.server.connections.protocols import SocketProtocol
from tianxia.server.operations.settings import Settings, make_settings

SLOWER = 3.0  # times as long as without an attack
ROUNDS, MOVES = 4, 20  # periods of each kind, and moves in each period
MOST_MOVES = 5 * ROUNDS * MOVES

# One attack of each kind: sockets, HTTP, connections, storage. `test_long.py` runs all of them.
ESSENTIAL = (
    "100 sockets ask tell from 0",
    "past frames over HTTP",
    "guests and tables without end",
    "1,100 half-open requests",
)

# The default limits of one address.
USUAL: dict[str, Any] = {
    name: getattr(Settings("", Path()), name)
    for name in (
        "connections_per_second",
        "requests_per_second",
        "work_per_second",
        "tables_per_hour",
        "guests_per_hour",
        "most_connections",
        "most_sockets",
        "most_listed",
        "most_public",
    )
}


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a database that has the longest matches in it."""
    folder = tmp_path_factory.mktemp("long")
    keep_long_matches(sqlite_file(folder))
    return folder


@pytest.mark.slow
@pytest.mark.timing
@pytest.mark.xdist_group("attacks")
@pytest.mark.parametrize("name", ESSENTIAL)
def test_another_player_waits_at_most_three_times_as_long(name: str, template: Path, tmp_path: Path) -> None:
    """Time from a command to the other seat's frame: p95 under attack divided by p95 without."""
    skip_unless_there(EVIL)
    trial = Trial(name, template, tmp_path)
    trial.run_until(SLOWER, ROUNDS, MOVES, MOST_MOVES)
    trial.check(ROUNDS)
    assert trial.slower <= SLOWER, (trial.quiet.moves, trial.attacked.moves)


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
                {"type": "draft", "version": version, "phrases": [text]},
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


@pytest.mark.timing
def test_who_has_used_up_their_work_is_sent_away_and_others_are_not(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **{**USUAL, "work_per_second": 20}) as server:
        match = server.guest("Ann").start("huang", "me", "me")["match"]
        started = time.monotonic()
        with http_from(server, EVIL) as evil:
            statuses = [evil.get(f"/matches/{match}/at/0").status_code for _ in range(10)]
            client_at(server, EVIL).charge(1000)  # the same work as a hundred tellings
            refused = evil.get(f"/matches/{match}/at/0")
        assert set(statuses) == {200}
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 5
        assert httpx.get(f"http://{server.address}/api/matches/{match}/at/0").status_code == 200
        assert time.monotonic() - started < 20


@pytest.mark.timing
def test_others_have_half_the_time_whatever_one_address_asks_for() -> None:
    async def work() -> None:
        for _ in range(20):
            until = time.thread_time() + 0.002
            while time.thread_time() < until:
                pass
            await asyncio.sleep(0)

    async def ask() -> tuple[float, float]:
        client = Client(make_settings("x.db", work_per_second=1e6))
        started = time.monotonic()
        await asyncio.gather(*(measured(work(), client) for _ in range(3)))
        return client.spent / 1000, time.monotonic() - started

    spent, lasted = asyncio.run(ask())
    assert spent >= 0.12
    assert lasted > 1.9 * spent


def test_who_is_refused_again_and_again_waits_even_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def ask() -> None:
        client = Client(make_settings("x.db"))
        monkeypatch.setattr(client.refusals, "fill", lambda: client.refusals.level)  # no time passes
        for _ in range(int(3 * REFUSALS)):
            await client.refused()

    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", sleep)
        asyncio.run(ask())
    burst = int(2 * REFUSALS)
    assert waits[:burst] == [0.0] * burst
    assert waits[burst:] == pytest.approx([n / REFUSALS for n in range(1, int(REFUSALS) + 1)])


def test_a_task_that_waits_for_its_time_can_be_ended() -> None:
    async def work() -> None:
        await asyncio.sleep(0)

    async def end() -> None:
        client = Client(make_settings("x.db"))
        client.others_first = asyncio.get_running_loop().time() + 3600
        task = asyncio.create_task(measured(work(), client))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(end())


def test_bots_alone_get_no_more_than_one_address(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **{**USUAL, "work_per_second": 20}) as server:
        evil = httpx.Client(base_url=f"http://{server.address}/api", timeout=PATIENCE)
        started = time.monotonic()
        with evil:
            evil.get("/me")
            seats = [{"kind": "bot", "bot": "random"}] * 4
            made = evil.post("/matches", json={"game": "huang", "seats": seats, "watch": True})
            assert made.status_code == 201
        alone = server.matches.bots.alone
        while alone.work.level > 0:
            assert time.monotonic() < started + PATIENCE, "they never use it up"
            time.sleep(0.02)
        time.sleep(1)
        assert server.matches.kept > 0
        assert alone.spent < 20 * (WORK_BURST + time.monotonic() - started) + 100


def test_an_address_of_ipv6_is_its_network() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:2") == "2001:db8::/64"
    assert network("2001:db8:0:1::1") != network("2001:db8::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") == "10.0.0.1"


def test_half_open_requests_are_ended(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    settings = {**USUAL, "header_seconds": 1, "most_sockets": 40}
    started = time.monotonic()
    with RunningServer(sqlite_file(tmp_path), **settings) as server, ExitStack() as stack:
        connections = server.app.connections
        for _ in range(300):
            wire = stack.enter_context(from_address(server, EVIL))
            with suppress(ConnectionError):  # it was refused already
                wire.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert httpx.get(f"http://{server.address}/health", timeout=PATIENCE).json()["ok"]
        assert connections.count(EVIL) <= 40
        let_in = 300 - connections.refused
        assert let_in <= 40 * (1 + (time.monotonic() - started)), "40 at once, each for a second"
        deadline = time.monotonic() + PATIENCE
        while connections.count(EVIL) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert connections.count(EVIL) == 0, "who says nothing more is ended"
        assert connections.too_slow >= 40
    assert caplog.records == [], "a failure of theirs, and a quiet one"


def test_when_all_places_are_taken_the_one_silent_longest_goes(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), most_open=60, **USUAL) as server, ExitStack() as stack:
        for number in range(90):
            wire = stack.enter_context(from_address(server, f"127.0.0.{2 + number % 6}"))
            wire.sendall(b"GET /")
        deadline = time.monotonic() + PATIENCE
        while server.app.connections.too_slow < 30 and time.monotonic() < deadline:
            assert server.app.connections.all <= 60
            time.sleep(0.02)
        assert server.app.connections.too_slow >= 30
        assert httpx.get(f"http://{server.address}/health", timeout=PATIENCE).json()["ok"]


def test_a_body_that_never_ends_is_not_waited_for(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with RunningServer(sqlite_file(tmp_path), body_seconds=0.5, **USUAL) as server:
        wire = from_address(server, EVIL)
        head = b"PATCH /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        wire.sendall(head + b'Content-Length: 50\r\n\r\n{"name": "')
        wire.settimeout(PATIENCE)
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
        while server.app.connections.count(EVIL) and time.monotonic() < deadline:
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
            assert (answer["type"], answer["why"]["key"]) == ("refused", "refusal-full")
            table.send(type="propose", id="p", seat=0, text="end")
            assert table.until("done")["version"] == 7
            for seat in (1, 2):
                table.send(type="reply", id=f"r{seat}", seat=seat, proposal=7, accept=True)
                assert table.until("done")["version"] == 7 + seat
            assert table.look()["result"]["ending"] == "agreed"


def test_entries_that_are_no_moves_are_limited_for_each_seat(tmp_path: Path) -> None:
    """Concurrent entries are counted, too. Moves, ending the match and other seats are not affected."""
    with RunningServer(sqlite_file(tmp_path), most_entries=10, most_seat_entries=6) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        match = ann.start_with(bob, "toy")
        with ann.at(match, 0) as first, bob.at(match, 1) as second:
            for number in range(30):
                first.send(type="colour", id=f"c{number}", seat=0, colour=(2, 4)[number % 2])
            answers = [first.until_answered(f"c{number}") for number in range(30)]
            assert [answer["type"] for answer in answers] == ["done"] * 6 + ["refused"] * 24
            assert answers[-1]["why"]["key"] == "refusal-entries"
            second.send(type="colour", id="b", seat=1, colour=3)
            assert second.until_answered("b")["type"] == "done"
            first.look()
            first.play("bid 1")
            first.send(type="propose", id="end", seat=0, text="end")
            assert first.until_answered("end")["type"] == "done"


def test_moves_taken_back_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), most_seat_entries=1, most_undos=2) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        match = ann.start_with(bob, "toy")
        answers = []
        with ann.at(match, 0) as first:
            for number in range(3):
                first.play("bid 1")
                version = first.frame["version"]
                first.send(type="undo", id=f"u{number}", version=version, seat=0, to=version - 1)
                answers.append(first.until_answered(f"u{number}"))
                first.look()
        assert [answer["type"] for answer in answers] == ["done", "done", "refused"]
        assert answers[-1]["why"]["key"] == "refusal-undos"


def test_undo_ends_for_the_others_sake(tmp_path: Path) -> None:
    """An undo after another seat was asked cancels that seat's question, so it is allowed only
    three times.
    """
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
            assert first.until("refused")["why"]["args"] == {"limit": "@undo-often"}
            while second.frame["version"] < version:
                second.receive()
            assert second.move("bid 2")["type"] == "done", "and nothing can make it late"
            # the next turn counts separately
            while first.frame["version"] < version + 1:
                first.receive()
            if first.frame["offer"]:
                first.play(some_phrase(first.frame["offer"]))
                assert first.frame["undo"]["reason"] != "undo-often"


def test_messages_sent_without_waiting_for_answers_stay_in_the_senders_buffers(tmp_path: Path) -> None:
    """One read brings few messages, and nothing more is read before they are answered."""
    with RunningServer(sqlite_file(tmp_path), **USUAL) as server:
        ann = server.guest("Ann")
        match = ann.start("toy", "me", "me")["match"]
        with ann.at(match) as table:
            for number in range(300):
                table.send(type="tell", id=str(number), seat=-1, since=0)
            assert table.until("told")["id"] == "0"
            (place,) = [place for place in places(server) if isinstance(place, SocketProtocol)]
            assert place.queue.qsize() < 220  # 2 KB of compressed messages of at least 10 bytes
        client = client_at(server, "127.0.0.1")
        deadline = time.monotonic() + PATIENCE
        while client.sockets and time.monotonic() < deadline:
            time.sleep(0.02)
        assert client.sockets == 0, "what a client that has gone left behind is not answered"
        assert ann.get("/health") == {"ok": True}


def places(server: RunningServer) -> list[object]:
    return [place for there in list(server.app.connections.of.values()) for place in list(there)]
