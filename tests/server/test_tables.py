"""Tables, guests and names: nobody has too many, nobody pushes others out, and what nobody wants goes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update
from tests.server.running import Guest, RunningServer, sqlite_file
from tests.server.test_attacks import USUAL

from tianxia.server.matches.bot_workers import BotWorkers
from tianxia.server.storage.schema import matches
from tianxia.server.storage.store import DAY, now
from tianxia.server.web.names import clean_name


def run(server: RunningServer, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(10)


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
            evil = guest_at(server, "127.0.0.2")  # a new cookie is for nothing
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


def test_who_waits_for_a_bot_comes_before_bots_alone() -> None:
    """Sixty matches of bots alone, and of one guest, are asked for first; the others do not wait for them."""

    async def queue() -> list[str]:
        workers = BotWorkers(1)
        done: list[str] = []

        async def think(name: str, urgency: Any, owner: str) -> None:
            async with workers.turn(urgency, owner):
                done.append(name)
                await asyncio.sleep(0)

        async with workers.turn(0, "first"):  # all of them have to wait
            works = [think(f"bots {n}", 2, "eve") for n in range(60)]
            works += [think(f"away {n}", 1, "eve") for n in range(3)]
            works += [think(f"eve {n}", 0, "eve") for n in range(3)]
            works += [think("ann", 0, "ann"), think("bob", 0, "bob")]
            tasks = [asyncio.create_task(work) for work in works]
            await asyncio.sleep(0)
            tasks[-1].cancel()  # bob has gone
        await asyncio.gather(*tasks, return_exceptions=True)
        workers.close()
        assert workers.busy == 0
        return done

    done = asyncio.run(queue())
    assert done[:4] == ["ann", "eve 0", "eve 1", "eve 2"]
    assert done[4:7] == ["away 0", "away 1", "away 2"]
    assert len(done) == 67


def test_one_guest_does_not_take_two_seats_of_a_public_table(server: RunningServer) -> None:
    ann, bob = server.guest("Ann"), server.guest("Bob")
    match = ann.start("huang", "me", "open", "open", public=True)["match"]
    assert bob.post(f"/matches/{match}/join", {}, 200) == {"seat": 1}
    assert bob.post(f"/matches/{match}/join", {}, 409)["error"] == "you sit there already"
    assert ann.post(f"/matches/{match}/join", {}, 409)["error"] == "you sit there already"
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
