"""Matches over the wire, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import ExitStack
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, RunningServer, sqlite_file

from tianxia.kernel.record import Entry, read_record, verify
from tianxia.server.matches.live_match import summarize
from tianxia.server.operations.settings import make_settings
from tianxia.server.storage.database import SQLite
from tianxia.server.storage.schema import entries, metadata
from tianxia.server.storage.store import Store
from tianxia.table.match import fold


def test_a_match_against_bots_to_the_score_sheet(database: str) -> None:
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "random", options={"short_two_player": True})["match"]
        with ann.at(match, 0) as table:
            moves = 0
            while table.until_asked():
                table.play(some_phrase(table.frame["offer"], moves * 7))
                moves += 1
            view = table.frame["view"]
        assert moves > 20
        assert view["winners"]
        assert view["sheet"][-1][0] == "category-result"
        assert table.frame["seed"]
        info = ann.get(f"/matches/{match}")
        assert info["over"]
        assert info["winners"] == view["winners"]
        game = server.matches.live[match].match.game
        record = read_record(ann.http.get(f"/matches/{match}/file").text, lambda _: game)
        assert verify(game, record) == []
        assert str(record.seed) == table.frame["seed"]


def test_a_server_that_starts_again_goes_on_where_it_was(database: str) -> None:
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "random")["match"]
        with ann.at(match, 0) as table:
            for pick in range(3):
                assert table.until_asked()
                table.play(some_phrase(table.frame["offer"], pick))
            table.until_asked()
            before = table.look()
    with RunningServer(database) as server, ann.back(server).at(match, 0) as table:
        assert table.until_asked()
        assert table.look() == before
        table.play(some_phrase(table.frame["offer"]))


def test_bots_go_on_by_themselves_after_a_start(database: str) -> None:
    """A match in which a bot is to move is in the database; nobody watches."""
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "random")["match"]
        version = ann.get(f"/matches/{match}")["version"]
        with ann.at(match, 0) as table:
            assert table.until_asked()
        live = server.matches.live[match]

        async def leave_it_to_a_bot() -> None:
            entry = Entry(live.match.version + 1, "takeover", 0, "random", command="leave")
            played = live.match.follow(entry)
            assert await server.matches.store.append(match, [entry], summarize(live.match, played))

        asyncio.run_coroutine_threadsafe(leave_it_to_a_bot(), server.loop).result(PATIENCE)
    with RunningServer(database) as server:
        bob = server.guest()
        with bob.at(match) as table:
            while table.frame["version"] < version + 6:
                table.receive()


def test_more_matches_are_looked_at_than_are_kept_warm(tmp_path: Path) -> None:
    """Both players of a match share one object in memory, in whatever order they connect."""
    with RunningServer(sqlite_file(tmp_path), most_hot=2) as server, ExitStack() as stack:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        matches = [ann.start_with(bob, "toy") for _ in range(6)]
        first = [stack.enter_context(ann.at(match, 0)) for match in matches]
        second = [stack.enter_context(bob.at(match, 1)) for match in matches]
        for here, there in zip(first, second, strict=True):
            here.play("bid 1")
            while there.frame["version"] < 1:
                there.receive()
        assert len(server.matches.live) == 6
        stack.close()
        deadline = time.monotonic() + PATIENCE
        while len(server.matches.live) > 2 and time.monotonic() < deadline:
            time.sleep(0.02)
        assert len(server.matches.live) == 2, "and the others are forgotten"
        assert server.guest().get(f"/matches/{matches[0]}")["version"] == 1


def test_what_is_stored_folds_to_what_was_shown(database: str) -> None:
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "greedy", "random")["match"]
        with ann.at(match, 0) as table:
            for pick in range(4):
                table.until_asked()
                table.play(some_phrase(table.frame["offer"], pick))
            table.until_asked()
        shown = server.matches.live[match].match

        async def stored() -> list[Entry]:
            return await server.matches.store.entries_after(match, 0)

        kept = asyncio.run_coroutine_threadsafe(stored(), server.loop).result(PATIENCE)
        assert [entry.number for entry in kept] == list(range(1, len(kept) + 1))
        assert fold(shown.game, shown.header, kept).state.to_json() == shown.state.to_json()


def test_of_two_entries_with_one_number_or_one_command_the_first_is_kept(database: str) -> None:
    async def race() -> tuple[list[bool], int]:
        store = Store(make_settings(database))
        await store.open()
        listed = await store.open_matches()
        match, summary = listed[0].header.id, listed[0].summary
        made = [Entry(1, "move", 0, "pass", command=f"c{n}") for n in range(8)]
        kept = await asyncio.gather(*(store.append(match, [entry], summary) for entry in made))
        twice = Entry(2, "move", 0, "pass", command=made[kept.index(True)].command)
        again = await store.append(match, [twice], summary)
        query = select(func.count()).select_from(entries)
        count = await store.read(lambda connection: connection.execute(query).scalar_one())
        await store.close()
        return [*kept, again], count

    with RunningServer(database) as server:
        server.guest("Ann").start("huang", "open", "open", public=True)
    kept, count = asyncio.run(race())
    assert sorted(kept) == [False] * 8 + [True]
    assert count == 1


def test_one_thread_writes_and_what_gathers_meanwhile_is_one_commit(tmp_path: Path) -> None:
    async def write() -> tuple[int, set[str]]:
        database = SQLite(make_settings(sqlite_file(tmp_path)))
        await database.open()
        at_work, go_on = threading.Event(), threading.Event()

        def work(_connection: Connection) -> str:
            at_work.set()
            assert go_on.wait(PATIENCE)
            return threading.current_thread().name

        first = asyncio.create_task(database.write(work))
        assert await asyncio.to_thread(at_work.wait, PATIENCE)
        others = [asyncio.create_task(database.write(work)) for _ in range(60)]
        while database.jobs.qsize() < 60:
            await asyncio.sleep(0.01)
        go_on.set()
        threads = set(await asyncio.gather(first, *others))
        await database.close()
        return database.commits, threads

    assert asyncio.run(write()) == (2, {"writer"})


def test_migrations_make_the_tables_the_program_expects(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[object]:
        store = Store(make_settings(database))
        await store.open()
        await store.open()  # a second start changes nothing
        found = await store.read(differences)
        await store.close()
        return found

    assert asyncio.run(compare()) == []
