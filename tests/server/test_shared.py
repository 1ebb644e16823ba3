"""Two servers on one PostgreSQL share their matches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, RunningServer

from tianxia.kernel.record import Entry
from tianxia.server.matches import maintenance, presence
from tianxia.server.matches.live_match import summarize
from tianxia.server.matches.notices import Notice

pytestmark = pytest.mark.xdist_group("postgresql")


@pytest.fixture
def servers(postgresql_database: str, tmp_path: Path) -> Iterator[list[RunningServer]]:
    """Two servers that share the database and the cookie key, and nothing else."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(RunningServer(postgresql_database, key_file=tmp_path / "key"))
            for _ in range(2)
        ]


def test_two_people_on_two_servers_play_one_match(servers: list[RunningServer]) -> None:
    ann, bob = servers[0].guest("Ann"), servers[1].guest("Bob")
    made = ann.start("huang", "me", "open", "random")
    secret = made["invite"][0]["link"].rpartition("/")[2]
    bob.post(f"/matches/{made['match']}/join", {"secret": secret}, 200)
    with ann.at(made["match"], 0) as first, bob.at(made["match"], 1) as second:
        while first.frame["seats"][1]["name"] != "Bob":
            first.receive()
        for number in range(10):
            while not (first.frame["offer"] or second.frame["offer"]):
                time.sleep(0.05)  # while the bot has its turn; then the next seat gets a frame
                first.look()
                second.look()
            mover, other = (first, second) if first.frame["offer"] else (second, first)
            mover.play(some_phrase(mover.frame["offer"], number))
            while other.frame["version"] < mover.frame["version"]:
                other.receive()
            while mover.frame["version"] < other.frame["version"]:
                mover.receive()
    live = [server.matches.live[made["match"]].match for server in servers]
    assert live[0].version >= 10
    same = min(live[0].version, live[1].version)
    assert live[0].entries[:same] == live[1].entries[:same]


def test_of_two_moves_for_one_version_one_is_late(servers: list[RunningServer]) -> None:
    ann = servers[0].guest("Ann")
    there = ann.back(servers[1])
    match = ann.start("huang", "me", "me")["match"]
    with ann.at(match, 0) as first, there.at(match, 0) as second:
        for number in range(15):
            version = first.look(-1)["version"]
            seat = first.frame["view"]["waiting"][0]
            while second.look(seat)["version"] < version:
                pass
            first.look(seat)
            texts = [some_phrase(first.frame["offer"], number), some_phrase(first.frame["offer"], number + 1)]
            for table, text in zip((first, second), texts, strict=True):
                name = f"{number}/{table is first}"  # separate command ids, even for the same move
                table.send(type="move", id=name, version=version, seat=seat, text=text)
            answers = []
            for table in (first, second):
                message = table.receive()
                while message["type"] == "frame":
                    message = table.receive()
                answers.append(message["type"])
            assert sorted(answers) == ["done", "late"], number
    entries = servers[0].matches.live[match].match.entries
    assert [entry.number for entry in entries] == list(range(1, 16))


def test_a_repeated_command_counts_once_on_any_server(servers: list[RunningServer]) -> None:
    ann = servers[0].guest("Ann")
    there = ann.back(servers[1])
    match = ann.start("huang", "me", "me")["match"]
    with ann.at(match, 0) as first, there.at(match, 0) as second:
        seat = first.frame["view"]["waiting"][0]
        first.look(seat)
        second.look(seat)
        assert first.move("pass", 0, "once")["version"] == 1
        assert second.move("pass", 0, "once") == {"type": "done", "id": "once", "version": 1, "text": "pass"}
        assert second.look(-1)["version"] == 1


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "ROUND", 0.2)


def test_who_is_at_another_server_is_not_away(servers: list[RunningServer]) -> None:
    ann, bob = servers[0].guest("Ann"), servers[1].guest("Bob")
    match = ann.start_with(bob.back(servers[0]), "toy")
    with ann.at(match, 0) as first:
        with bob.at(match, 1) as second:
            for table, other in ((first, 1), (second, 0)):
                while not table.frame["seats"][other]["online"]:
                    table.receive()
                assert table.frame["seats"][other]["left"] == 0
            for server in servers:
                seats = server.guest().get(f"/matches/{match}")["seats"]
                assert [seat["online"] for seat in seats] == [True, True]
        while first.frame["seats"][1]["online"]:
            first.receive()
        assert first.frame["seats"][1]["left"] > 0


@pytest.mark.usefixtures("impatient")
def test_who_was_at_a_server_that_died_is_away(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "LASTS", 1.0)
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.start_with(bob, "toy")
    guests = [row.guest or "" for row in server.matches.live[match].seats]
    with ann.at(match, 0) as table:
        server.loop.call_soon_threadsafe(
            server.matches.hear, Notice("dies", here={match: guests[1:], "elsewhere": guests})
        )
        while not table.frame["seats"][1]["online"]:
            table.receive()
        while table.frame["seats"][1]["online"]:
            table.receive()
    assert server.matches.presence.said == {}


@pytest.mark.usefixtures("impatient")
def test_a_lost_notice_is_made_up_for(servers: list[RunningServer]) -> None:
    ann = servers[0].guest("Ann")
    match = ann.start("huang", "me", "me")["match"]
    matches = servers[0].matches
    live = matches.live[match]

    async def append_and_say_nothing() -> None:
        entry = Entry(1, "move", live.match.state.decision.seat, "pass", command="x")
        assert await matches.store.append(match, [entry], summarize(live.match, live.match.follow(entry)))

    with servers[1].guest().at(match) as table:
        asyncio.run_coroutine_threadsafe(append_and_say_nothing(), servers[0].loop).result(PATIENCE)
        while table.frame["version"] < 1:
            table.receive()
