"""Corrected components beside the built-in ones, and matches whose components are no longer offered."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.offers import some_phrase
from tests.server.running import PATIENCE, Guest, RunningServer, Table, sqlite_file
from websockets.exceptions import ConnectionClosed

import tianxia
from tianxia.kernel.components import export_pack, read_pack
from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.record import Entry, read_record, verify
from tianxia.server.matches import live_matches
from tianxia.server.matches.live_match import summarize
from tianxia.server.matches.notices import Notice
from tianxia.server.storage.packs import NotAtHand, PackCache, read_offer


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """Huang with a market of four."""
    folder = tmp_path / "market of four"
    export_pack(tianxia.game("huang").pack, folder)
    change(folder / "pieces.toml", "market = 6", "market = 4")
    return folder


def change(file: Path, old: str, new: str) -> None:
    content = file.read_text(encoding="utf-8")
    assert content.count(old) == 1
    file.write_text(content.replace(old, new), encoding="utf-8")


def play_to_the_end(guest: Guest, match: str, seat: int = 0) -> None:
    with guest.at(match, seat) as table:
        number = 0
        while table.until_asked():
            table.play(some_phrase(table.frame["offer"], number * 7))
            number += 1


def sql(server: RunningServer, statement: str, **values: object) -> None:
    async def run() -> None:
        await server.matches.store.write(lambda connection: connection.execute(text(statement), values))

    asyncio.run_coroutine_threadsafe(run(), server.loop).result(PATIENCE)


def last_words(guest: Guest, match: str) -> str:
    """The message of a match that cannot be played, before the connection is closed."""
    with pytest.raises(ConnectionClosed) as closed, guest.at(match):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    answer = guest.http.get(f"/matches/{match}/at/0")
    assert answer.status_code == 404
    return str(answer.json()["error"])


# --- corrected components ---------------------------------------------------------------------------


def test_a_corrected_pack_is_chosen_at_the_set_up_and_shown_at_the_table(
    database: str, corrected: Path
) -> None:
    digest = read_pack(corrected).digest
    shown = {"digest": digest, "source": "corrected", "name": "market of four"}
    with RunningServer(database, data=[str(corrected)]) as server:
        ann = server.guest("Ann")
        packs = {info["name"]: info["packs"] for info in ann.get("/games")}
        assert [pack["source"] for pack in packs["huang"]] == ["built-in", "corrected"]
        assert packs["huang"][1] == shown
        assert [len(found) for title, found in packs.items() if title != "huang"] == [1] * (len(packs) - 1)
        tables = ann.get(f"/games/huang/components?pack={digest}")
        assert tables["pack"] == shown
        assert tables["tables"]["limits"]["table"]["market"] == 4
        plain = ann.start("huang", "me", "me")["match"]
        match = ann.start("huang", "me", "random", pack=digest, options={"short_two_player": True})["match"]
        with ann.at(plain) as table:
            assert table.frame["pack"]["source"] == "built-in"
            assert len(table.frame["view"]["position"]["market"]) == 6
        with ann.at(match, 0) as table:
            assert table.until_asked()  # the bots of that match play with these components, too
            assert table.frame["pack"] == shown
            assert len(table.frame["view"]["position"]["market"]) == 4
            assert ann.get(f"/matches/{match}/at/0")["pack"] == shown
    with RunningServer(database) as server:  # no longer offered, but stored with the match
        ann = ann.back(server)
        assert [len(info["packs"]) for info in ann.get("/games")] == [1] * len(tianxia.titles())
        assert ann.get(f"/games/huang/components?pack={digest}")["pack"] == shown
        play_to_the_end(ann, match)
        with ann.at(match) as table:
            assert table.frame["pack"] == shown
        file = ann.http.get(f"/matches/{match}/file").text
        record = read_record(file, tianxia.game)
        assert record.data == digest
        assert verify(tianxia.game("huang"), record) == []  # it carries its components
        assert "\npack: " not in file.replace(f"\npack: {json.dumps(record.pack)}", "")


def test_components_that_nobody_has_are_refused(server: RunningServer, corrected: Path) -> None:
    ann = server.guest("Ann")
    digest = read_pack(corrected).digest
    body = {"game": "huang", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert "not available" in ann.post("/matches", {**body, "pack": digest}, 400)["error"]
    other = tianxia.game("zhanguo").pack.digest
    assert "of huang are not available" in ann.post("/matches", {**body, "pack": other}, 400)["error"]
    assert ann.post("/matches", {**body, "pack": "no digest"}, 400)["error"]
    assert ann.http.get(f"/games/huang/components?pack={digest}").status_code == 404
    assert ann.http.get("/games/huang/components?pack=x").status_code == 400
    assert ann.http.get("/games/nope/components").status_code == 404


def test_a_file_carries_the_built_in_components_when_asked_to(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "random", options={"short_two_player": True})["match"]
    play_to_the_end(ann, match)
    assert read_record(ann.http.get(f"/matches/{match}/file").text, tianxia.game).pack == ""
    carried = read_record(ann.http.get(f"/matches/{match}/file?carry=true").text, tianxia.game)
    assert carried.pack == tianxia.game("huang").pack.to_json()


def test_the_title_of_a_pack_is_found_by_trying(corrected: Path, tmp_path: Path) -> None:
    for text_ in (str(corrected), f"huang={corrected}"):
        game, folder = read_offer(text_)
        assert (game.name, folder) == ("huang", corrected)
        assert game.pack.digest == read_pack(corrected).digest
    export_pack(tianxia.game("zhanguo").pack, tmp_path / "other")
    assert read_offer(str(tmp_path / "other"))[0] is tianxia.game("zhanguo")
    (tmp_path / "empty").mkdir()
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / "x.toml").write_text('[moons]\nsource = "public"\n')
    faulty = tmp_path / "faulty"
    export_pack(tianxia.game("huang").pack, faulty)
    change(faulty / "pieces.toml", "market = 6", 'market = "six"')
    for text_, says in (
        (str(tmp_path / "empty"), "no .toml file"),
        (str(tmp_path / "nothing"), "no .toml file"),
        (str(tmp_path / "foreign"), "no table of"),
        (str(faulty), "huang: pieces.toml [limits]"),
        (f"zhanguo={corrected}", "is missing"),
        (f"hunag={corrected}", "there is no game 'hunag'"),
    ):
        with pytest.raises(TianxiaError, match=says.replace("[", r"\[")):
            PackCache([text_])


def test_the_built_in_pack_offered_once_more_is_no_choice(tmp_path: Path) -> None:
    export_pack(tianxia.game("huang").pack, tmp_path / "same")
    assert len(PackCache([str(tmp_path / "same")]).offers["huang"]) == 1


def test_a_kept_pack_that_is_not_what_it_says_is_not_played(corrected: Path) -> None:
    packs = PackCache([str(corrected)])
    row = packs.row(read_pack(corrected).digest)
    bare = PackCache()
    with pytest.raises(TianxiaError, match="is kept with the content of"):
        bare.add(type(row)("sha256:" + "0" * 32, row.game, row.name, row.built_in, row.content))
    with pytest.raises(NotAtHand, match="offer them with --data"):
        bare.game("huang", row.digest)


# --- a match that cannot be played does not stop the others -------------------------------------------


def test_a_match_of_newer_rules_is_told_and_stops_nothing(database: str) -> None:
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        newer = ann.start("huang", "me", "random", seed=1)["match"]
        finished = ann.start("huang", "me", "random", options={"short_two_player": True})["match"]
        play_to_the_end(ann, finished)
        for match in (newer, finished):
            sql(server, "UPDATE matches SET rules = 99 WHERE id = :match", match=match)
        sound = ann.start("huang", "me", "random", seed=1)["match"]
        sql(server, "UPDATE matches SET created = 1 WHERE id = :match", match=sound)  # resumed last
    with RunningServer(database) as server:
        ann = ann.back(server)
        said = last_words(ann, newer)
        assert "rules version 99 of huang" in said
        assert "a newer one" in said
        with ann.at(sound, 0) as table:
            assert table.until_asked()
        assert {info["id"] for info in ann.get("/matches")["mine"]} == {newer, finished, sound}
        assert "\nrules: 99\n" in ann.http.get(f"/matches/{finished}/file").text


def test_a_match_whose_components_are_lost_is_told(database: str) -> None:
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me")["match"]
        sql(server, "UPDATE matches SET data = :data", data="sha256:" + "0" * 32)
    with RunningServer(database) as server:
        assert "offer them with --data" in last_words(ann.back(server), match)


def test_components_of_matches_from_before_they_were_kept_are_kept_at_the_start(database: str) -> None:
    with RunningServer(database) as server:
        server.guest("Ann").start("huang", "me", "me")
        sql(server, "DELETE FROM packs")
    with RunningServer(database) as server:
        row = asyncio.run_coroutine_threadsafe(
            server.matches.store.pack(tianxia.game("huang").pack.digest), server.loop
        ).result(PATIENCE)
    assert row is not None
    assert (row.game, row.built_in) == ("huang", True)


def test_a_finished_match_is_served_without_playing_it_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "random", options={"short_two_player": True})["match"]
        play_to_the_end(ann, match)
        live = server.matches.live[match]
        expected = live.match.record(["Ann", "bot random"]).text()
    with RunningServer(database) as server:

        def never(*_: object) -> None:
            raise AssertionError("it is folded")

        monkeypatch.setattr(live_matches, "fold_cooperatively", never)
        assert ann.back(server).http.get(f"/matches/{match}/file").text == expected


# --- fingerprints -----------------------------------------------------------------------------------


def play_both(table: Table, moves: int) -> None:
    for number in range(moves):
        table.look(table.look(-1)["view"]["waiting"][0])
        table.play(some_phrase(table.frame["offer"], number))


def test_an_entry_that_leads_elsewhere_than_it_did_is_noticed_and_named(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    with RunningServer(database) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me", seed=3)["match"]
        with ann.at(match) as table:
            play_both(table, 20)
        kept = [(entry.number, entry.check) for entry in server.matches.live[match].match.entries]
        assert [number for number, check in kept if check] == [16]
        sql(server, "UPDATE entries SET \"check\" = '0123456789abcdef' WHERE number = 16")
    with RunningServer(database) as server:
        assert "entry 16: " in last_words(ann.back(server), match)
    assert any("entry 16: " in record.getMessage() for record in caplog.records)


def test_what_another_version_of_a_server_adds_is_noticed_at_the_table(tmp_path: Path) -> None:
    """Two servers share a match while one is upgraded: the other refuses entries it cannot replay."""
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me", seed=3)["match"]
        live = server.matches.live[match]

        async def add_from_elsewhere() -> None:
            entry = Entry(1, "move", live.match.state.decision.seat, "pass", command="x")
            summary = summarize(live.match, live.match.follow(entry))
            strange = Entry(1, "move", entry.seat, "pass", command="x", check="0123456789abcdef")
            assert await server.matches.store.append(match, [strange], summary)
            server.matches.hear(Notice("another server", match, 1))

        with ann.at(match) as table:
            asyncio.run_coroutine_threadsafe(add_from_elsewhere(), server.loop).result(PATIENCE)
            assert "cannot go on here: entry 1: " in table.until("error")["detail"]
            with pytest.raises(ConnectionClosed):
                table.receive()
        other: Any = ann.start("huang", "me", "me")["match"]
        with ann.at(other) as table:
            play_both(table, 1)
