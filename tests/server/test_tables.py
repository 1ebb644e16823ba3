"""Limits on tables and guests, fairness of the lobby and of bots, and the removal of unused rows."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import text, update
from tests.server.running import PATIENCE, Guest, RunningServer, sqlite_file
from tests.server.test_attacks import USUAL

from tianxia.server.matches import bot_queue, bot_workers, worker
from tianxia.server.matches.bot_queue import ALONE, AWAY, BotQueue
from tianxia.server.matches.bot_workers import BotWorkers
from tianxia.server.storage.schema import matches
from tianxia.server.storage.store import DAY, now
from tianxia.server.web.names import clean_name
from tianxia.table.match import Match


def run(server: RunningServer, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(PATIENCE)


def guest_at(server: RunningServer, address: str) -> Guest:
    """A new guest at that address."""
    server.guests.append(Guest(server.address, own=address))
    return server.guests[-1]


def ask(guest: Guest, *seats: str, **more: object) -> int:
    """Ask for a match of Huang; the status of the answer."""
    wishes = [{"kind": seat} for seat in seats]
    return guest.http.post("/matches", json={"game": "huang", "seats": wishes, **more}).status_code


def test_nobody_pushes_others_out_of_the_lobby(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **USUAL) as server:
        ann = server.guest("Ann")
        mine = ann.start("huang", "me", "open", public=True)["match"]
        answers = []
        for _ in range(6):
            evil = guest_at(server, "127.0.0.2")  # a new cookie does not raise the limit
            answers += [ask(evil, "open", "open", public=True) for _ in range(4)]
        assert answers.count(201) == 10, "what one address may have"
        assert answers[:4] == [201, 201, 201, 429], "what one guest may have"
        shown = [info["id"] for info in server.guest().get("/matches")["open"]]
        assert mine in shown
        assert len(shown) == 11


def test_a_table_that_found_players_makes_room_for_another(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **{**USUAL, "most_listed": 1}) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        match = ann.start("huang", "me", "open", public=True)["match"]
        assert ask(ann, "me", "open", public=True) == 429
        bob.post(f"/matches/{match}/join", {}, 200)
        assert ask(ann, "me", "open", public=True) == 201


def test_one_address_starts_only_so_many_matches(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **{**USUAL, "tables_per_hour": 10}) as server:
        evil = guest_at(server, "127.0.0.2")
        assert [ask(evil, "me", "me") for _ in range(7)] == [201] * 5 + [429] * 2
        assert ask(server.guest("Ann"), "me", "me") == 201


def test_one_guest_has_only_so_many_unfinished_matches(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), most_unfinished=3) as server:
        ann = server.guest("Ann")
        assert [ask(ann, "me", "me") for _ in range(4)] == [201] * 3 + [429]


def test_one_address_makes_only_so_many_guests(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **{**USUAL, "guests_per_hour": 6}) as server:
        named = [
            guest_at(server, "127.0.0.2").http.patch("/me", json={"name": "Eve"}).status_code
            for _ in range(5)
        ]
        assert named == [200] * 3 + [429] * 2


def test_bots_play_among_themselves_only_if_that_is_asked_for(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), **USUAL) as server:
        ann = server.guest("Ann")
        assert ask(ann, "bot", "bot") == 400
        assert [ask(ann, "bot", "bot", watch=True) for _ in range(3)] == [201, 201, 429]


async def thoughts(wishes: list[tuple[str, Any]], lasts: float = 0.0) -> list[str]:
    """The order in which requests (a name and its payers) get the only worker."""
    queue = BotQueue(1)
    done: list[str] = []

    async def think(name: str, payers: Any) -> None:
        async with queue.turn(payers if callable(payers) else lambda: payers):
            done.append(name)
            await asyncio.sleep(lasts)

    async with queue.turn(lambda: ["first"]):  # all of them have to wait
        tasks = [asyncio.create_task(think(*wish)) for wish in wishes]
        await asyncio.sleep(0)
        tasks[0].cancel()  # its match has gone
    await asyncio.gather(*tasks, return_exceptions=True)
    assert (queue.busy, queue.waiting) == (0, [])
    return done


def test_bots_are_shared_fairly_among_the_addresses_that_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty tables of one address and sixty of bots alone ask first. Another player's bot still hardly
    waits.
    """
    clock = count()
    monkeypatch.setattr(bot_queue, "time", Mock(monotonic=lambda: next(clock)))  # each search takes a second
    wishes: list[tuple[str, Any]] = [("gone", ["eve"])]
    wishes += [(f"bots {n}", [ALONE]) for n in range(60)]
    wishes += [(f"away {n}", [AWAY]) for n in range(10)]
    wishes += [(f"eve {n}", ["eve"]) for n in range(30)]
    wishes += [("ann", ["ann"]), ("bob and eve", ["bob", "eve"])]
    done = asyncio.run(thoughts(wishes))
    assert len(done) == 102
    assert done.index("ann") < 6
    assert done.index("bob and eve") < 6, "who has had least of those who wait counts"
    eve = [name for name in done if name.startswith("eve")]
    assert eve == [f"eve {n}" for n in range(30)], "of one address the first comes first"
    among = done[: done.index("eve 29")]
    bots, away = (sum(name.startswith(kind) for name in among) for kind in ("bots", "away"))
    assert 5 <= bots <= 10, "bots alone have a quarter of a share"
    assert away == 10


def test_who_waits_for_a_bot_is_asked_when_a_worker_is_free() -> None:
    """Somebody comes to a table while its bot is queued; at another table the seat is no longer asked."""
    waits: dict[str, list[str]] = {"late": [ALONE]}
    wishes: list[tuple[str, Any]] = [("gone", ["eve"])]
    wishes += [(f"bots {n}", [ALONE]) for n in range(20)]
    wishes += [("late", lambda: waits["late"]), ("never", list)]

    async def come() -> list[str]:
        task = asyncio.create_task(thoughts(wishes, 0.002))
        await asyncio.sleep(0.005)
        waits["late"] = ["ann"]
        return await task

    done = asyncio.run(come())
    assert done.index("late") < 10
    assert "never" not in done


def test_a_queued_bot_whose_seat_is_no_longer_asked_is_dropped_quietly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann = server.guest("Ann")
        queue = server.matches.bots.workers.queue
        hold, held = asyncio.Event(), asyncio.Event()

        async def block() -> None:
            async with queue.turn(lambda: ["nobody else"]):
                held.set()
                await hold.wait()

        blocking = asyncio.run_coroutine_threadsafe(block(), server.loop)
        asyncio.run_coroutine_threadsafe(held.wait(), server.loop).result(PATIENCE)
        match = ann.start("toy", "random", "me")["match"]
        with ann.at(match, 1) as table:
            table.send(type="resign", id="r", seat=1)  # and the game is over
            assert table.until_answered("r")["type"] == "done"
            server.loop.call_soon_threadsafe(hold.set)
            blocking.result(PATIENCE)
            deadline = time.monotonic() + PATIENCE
            while server.matches.live[match].thinking and time.monotonic() < deadline:
                time.sleep(0.01)
            assert not server.matches.live[match].thinking
            assert queue.busy == 0
    assert caplog.records == []


def test_a_bot_that_begins_is_not_kept_waiting_by_thirty_busy_tables(tmp_path: Path) -> None:
    """Counts how many searches for other players run between the creation of a table and its bot's first
    search.
    """
    tables = 30
    with RunningServer(sqlite_file(tmp_path), workers=1, **{**USUAL, "work_per_second": 1e6}) as server:
        thought: list[str] = []
        wait: list[int] = []  # by search: the number of other searches before it
        all_are_there = asyncio.Event()
        choose = server.matches.bots.workers.choose

        async def think(match: Match, seat: int, name: str) -> str:
            thought.append(match.header.id)
            await all_are_there.wait()
            wait.append(len(server.matches.bots.workers.queue.waiting))
            return await choose(match, seat, name)

        server.matches.bots.workers.choose = think  # type: ignore[method-assign]
        evil = [guest_at(server, "127.0.0.2") for _ in range(tables)]
        with ExitStack() as stack:
            for guest in evil:
                match = guest.start("toy", "random", "random", "me")["match"]
                stack.enter_context(guest.at(match, 2))
            ann = guest_at(server, "127.0.0.3")
            match = ann.start("toy", "random", "me")["match"]
            with ann.at(match, 1) as table:
                assert len(thought) == 1, "the only worker is busy"
                server.loop.call_soon_threadsafe(all_are_there.set)
                while not table.frame["version"]:
                    table.receive()
            between = thought.index(match)
            assert between <= 6, "not the bots of all tables before it"
            assert wait[between] > 10, "the others wait"


def test_bots_take_the_engine_that_was_compiled_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next search uses a new process; a running one is not lost."""
    monkeypatch.setattr(bot_workers, "available", lambda: "interpreted")
    workers = BotWorkers(1)
    first = workers.pool
    begun = first.submit(worker.ready)
    workers.take_compiled_engine()
    assert workers.pool is first

    monkeypatch.setattr(bot_workers, "available", lambda: "compiled")
    workers.take_compiled_engine()
    second = workers.pool
    assert second is not first
    assert begun.result(60)
    assert second.submit(worker.ready).result(60)
    workers.take_compiled_engine()
    assert workers.pool is second
    workers.close()


def test_one_guest_does_not_take_two_seats_of_a_public_table(server: RunningServer) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.start("huang", "me", "open", "open", public=True)["match"]
    assert bob.post(f"/matches/{match}/join", {}, 200) == {"seat": 1}
    assert bob.post(f"/matches/{match}/join", {}, 409)["why"]["key"] == "refusal-seated"
    assert ann.post(f"/matches/{match}/join", {}, 409)["why"]["key"] == "refusal-seated"
    assert server.guest("Cao").post(f"/matches/{match}/join", {}, 200) == {"seat": 2}


def test_what_nobody_wants_any_more_goes(database: str) -> None:
    with RunningServer(database) as server:
        ann, bob, eve = server.guest("Ann"), server.guest("Bob"), server.guest("Eve")
        old = ann.start("huang", "me", "open", public=True)["match"]
        played = ann.start("toy", "me", "me")["match"]
        with ann.at(played, 0) as table:
            table.play("bid 1")
        fresh = bob.start("huang", "me", "open", public=True)["match"]
        long_ago = now() - 500 * DAY

        def age(connection: Any) -> None:
            connection.execute(update(matches).where(matches.c.id != fresh).values(touched=long_ago))
            connection.execute(text("UPDATE guests SET seen = 1"))

        run(server, server.matches.store.write(age))
        assert [info["id"] for info in eve.get("/matches")["open"]] == [fresh], "the lobby forgets sooner"
        run(server, server.app.app.state.maintenance.expire())  # type: ignore[attr-defined]
        assert ann.http.get(f"/matches/{old}").status_code == 404
        assert [info["id"] for info in ann.get("/matches")["mine"]] == [played]
        assert ann.get("/me")["name"] == "Ann", "who has a seat is kept"
        assert eve.get("/me")["name"] == "", "who has none, and did not come back, is not"


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \n of\tQi ", "Ann of Qi"),
        ("Ann\u2028Bob\u2029", "Ann Bob"),
        ("\u202eevil\u202c\u2066x\u2069", "evilx"),
        ("a\u0000b\u0007c\ufeff\u00ad", "abc"),
        ("Z\u0301\u0301\u0301\u0301\u0301a", "Z\u0301\u0301a".replace("Z\u0301\u0301", "Ź\u0301\u0301")),
        ("\u200d\u200c", ""),
        ("\u3000\u00a0", ""),
        ("\u3164\u2800\uffa0", ""),
        ("A\u3164nn\u2800", "Ann"),
        ("\x1b[31mAnn\x1b]0;x\x07", "[31mAnn]0;x"),
        ("A \u200d n\u200dn \u200d\u200db", "A n\u200dn b"),
        (
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        ("項羽 عنترة", "項羽 عنترة"),
        ("👩\u200d🔧", "👩\u200d🔧"),
        ("x" * 60, "x" * 40),
    ],
)
def test_a_name_stays_on_its_line_and_in_its_direction(typed: str, name: str) -> None:
    assert clean_name(typed) == name
    assert clean_name(name) == name


def test_names_are_cleaned_wherever_they_come_in(server: RunningServer) -> None:
    bad, good = "A\u202en\nn\u2028", "An n"
    ann = server.guest()
    assert ann.http.patch("/me", json={"name": bad}).json()["name"] == good
    seats = [{"kind": "me", "name": bad}, {"kind": "bot", "name": bad}, {"kind": "open", "name": bad}]
    made = ann.post("/matches", {"game": "huang", "seats": seats, "public": True})
    bob = server.guest()
    bob.post(f"/matches/{made['match']}/join", {"name": bad}, 200)
    names = [seat["name"] for seat in ann.get(f"/matches/{made['match']}")["seats"]]
    assert names == [good] * 3
