"""Only stored entries are acknowledged, private data stays private, and failures are reported."""

from __future__ import annotations

import sqlite3
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.offers import some_phrase
from tests.server.running import RunningServer, sqlite_file
from tests.server.test_tables import run
from websockets.exceptions import ConnectionClosed

from tianxia.kernel.errors import TianxiaError
from tianxia.server.connections.limits import Clients
from tianxia.server.connections.proxies import Proxies
from tianxia.server.matches import live_matches
from tianxia.server.operations.logs import without_secrets
from tianxia.server.operations.serve import try_database
from tianxia.server.operations.settings import from_environment, make_settings
from tianxia.server.storage.database import SQLite
from tianxia.server.web.health import is_loopback


def test_private_answers_are_not_cached(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me")["match"]
    for path in ("/me", "/matches", f"/matches/{match}", f"/matches/{match}/at/0?seat=0", "/nothing"):
        assert ann.http.get(path).headers["cache-control"] == "no-store", path


def test_the_database_is_for_its_owners_eyes_only(tmp_path: Path) -> None:
    file = Path(sqlite_file(tmp_path))
    sqlite3.connect(file).close()
    file.chmod(0o644)  # with the file mode of earlier versions
    with RunningServer(str(file)) as server:
        server.guest("Ann").start("huang", "me", "me")
        there = sorted(tmp_path.glob("tianxia.db*"))
        assert len(there) == 5  # with its log, its index, its key and its lock
        assert {stat.S_IMODE(one.stat().st_mode) for one in there} == {0o600}


@pytest.mark.parametrize("how", ["deleted", "replaced", "log deleted"])
def test_a_database_file_that_is_gone_is_noticed_and_nothing_is_acknowledged(
    tmp_path: Path, how: str
) -> None:
    file = Path(sqlite_file(tmp_path))
    with RunningServer(str(file)) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me")["match"]
        with ann.at(match) as table:
            table.look(table.look(-1)["view"]["waiting"][0])
            if how == "replaced":
                file.with_name("other").write_bytes(file.read_bytes())
                file.with_name("other").replace(file)
            else:
                Path(f"{file}-wal" if how == "log deleted" else file).unlink()
            table.send(
                type="move", id="m", version=0, seat=table.seat, text=some_phrase(table.frame["offer"])
            )
            assert table.until("trouble")["key"] == "trouble-gone"
            with pytest.raises(ConnectionClosed):
                table.until("done")
        health = httpx.get(f"http://{server.address}/health").json()
        assert (health["ok"], health["trouble"]) == (False, "trouble-gone")
        assert httpx.get(f"http://{server.address}/ready").status_code == 503
        refused = ann.http.post("/matches", json={"game": "huang", "seats": [{"kind": "me"}] * 2})
        assert refused.status_code == 503


def test_a_full_disk_is_said_to_players_and_to_health_and_play_goes_on(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path)) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me")["match"]

        def allow(pages: str) -> None:
            """Limit SQLite to its current number of pages, which acts like a full disk."""
            store = server.matches.store
            assert isinstance(store.database, SQLite)

            def work(connection: Any) -> None:
                there = connection.exec_driver_sql("PRAGMA page_count").scalar()
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages or there}")

            run(server, store.write(work))

        with ann.at(match) as table:
            table.look(table.look(-1)["view"]["waiting"][0])
            allow("")
            text = some_phrase(table.frame["offer"])
            said = ""
            # the problems that /health reported; a smaller write that still fits ends a problem
            health: set[str] = set()
            for number in range(400):  # the last page is not full yet
                name, version = f"{'x' * 50}{number}", table.frame["version"]
                try:
                    table.send(type="move", id=name, version=version, seat=table.seat, text=text)
                    answer = table.until_answered(name)
                except ConnectionClosed:
                    break
                if answer["type"] == "trouble":
                    said = answer["key"]
                    health.add(httpx.get(f"http://{server.address}/health").json().get("trouble", ""))
                    continue
                assert answer["type"] == "done"
                table.look(table.look(-1)["view"]["waiting"][0])
                text = some_phrase(table.frame["offer"], number)
            assert said == "trouble-disk"
            assert said in health
        version = ann.get(f"/matches/{match}")["version"]
        allow("1000000")
        with ann.at(match) as table:  # the browser sends again what was not answered
            assert table.frame["version"] == version
            table.look(table.frame["view"]["waiting"][0])
            table.play(some_phrase(table.frame["offer"]))
        assert httpx.get(f"http://{server.address}/health").json()["ok"]


def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    file = sqlite_file(tmp_path)
    link = tmp_path / "another name.db"
    link.symlink_to(file)
    with RunningServer(file) as server:
        for name in (file, str(link)):
            with pytest.raises(TianxiaError, match=r"another server uses .*: SQLite takes one"):
                try_database(make_settings(name))
        assert server.guest().get("/health")["ok"]
    try_database(make_settings(file))


def test_commands_with_strange_ids_are_refused(database: str) -> None:
    with RunningServer(database) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        match = ann.start_with(bob, "toy")
        with ann.at(match, 0) as first, bob.at(match, 1) as second:
            for name in ("\u0000", "a\u0000", "bot/x", "proposal/1", "colour/1", "terms", "rematch", "x\n"):
                first.send(type="move", id=name, version=0, seat=0, text="bid 1")
                assert first.until("error")["why"]["key"] == "refusal-request"
            first.send(type="move", id="m", version=0, seat=0, text="bid\u0000 1")
            assert first.until("error")["why"]["key"] == "refusal-request"
            assert first.move("bid 1", name="mine")["type"] == "done"
            answer = second.move("bid 2", name="mine")
            assert (answer["type"], answer["why"]["key"]) == ("refused", "refusal-id-taken")
            second.look()
            assert second.move("bid 2", name="other")["version"] == 2


def test_a_proxy_is_believed_only_if_it_is_trusted() -> None:
    proxies = Proxies(["10.0.0.0/8", "::1"])

    def asks(peer: str, *forwarded: str, proto: str = "") -> tuple[str, bool]:
        headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
        headers += [(b"x-forwarded-proto", proto.encode())] if proto else []
        scope: Any = {"client": (peer, 1), "headers": headers, "scheme": "http"}
        return proxies.address(scope), proxies.secure(scope)

    assert asks("192.0.2.1", "1.2.3.4", proto="https") == ("192.0.2.1", False)
    assert asks("10.0.0.1", "1.2.3.4", proto="https") == ("1.2.3.4", True)
    assert asks("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.1.1.1") == ("1.2.3.4", False)
    assert asks("10.0.0.1", "6.6.6.6", "1.2.3.4:555") == ("1.2.3.4", False)
    assert asks("::1", "[2001:db8::1]:80") == ("2001:db8::1", False)
    assert asks("10.0.0.1", "rubbish") == ("10.0.0.1", False)
    assert asks("10.0.0.1") == ("10.0.0.1", False)
    with pytest.raises(TianxiaError, match="not 'proxy'"):
        Proxies(["proxy"])


def test_limits_count_by_whom_a_proxy_asks_for(tmp_path: Path) -> None:
    def asks(server: RunningServer, address: str) -> int:
        url = f"http://{server.address}/api/nothing"
        return httpx.get(url, headers={"x-forwarded-for": address}).status_code

    with RunningServer(sqlite_file(tmp_path), requests_per_second=0.2) as server:
        assert [asks(server, "192.0.2.1") for _ in range(3)] == [404, 404, 429]
        assert asks(server, "192.0.2.2") == 404
    with RunningServer(sqlite_file(tmp_path), requests_per_second=0.2, trusted_proxies=()) as server:
        assert [asks(server, f"192.0.2.{n}") for n in range(3)] == [404, 404, 429]


def test_a_server_answers_only_to_its_names(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), hosts=("games.example", "127.0.0.1")) as server:

        def asks(host: str) -> int:
            return httpx.get(f"http://{server.address}/health", headers={"host": host}).status_code

        assert asks("games.example") == asks("Games.Example:8080") == asks(server.address) == 200
        assert asks("evil.example") == asks("games.example.evil.example") == asks("[") == 421


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TIANXIA_DB", str(tmp_path / "x.db"))
    monkeypatch.setenv("TIANXIA_KEY", str(tmp_path / "key"))
    monkeypatch.setenv("TIANXIA_WORKERS", "3")
    monkeypatch.setenv("TIANXIA_TRUSTED_PROXIES", "10.0.0.0/8, ::1")
    monkeypatch.setenv("TIANXIA_LOG", "json")
    settings = make_settings()
    assert settings.shown == str(tmp_path / "x.db")
    assert settings.key_file == tmp_path / "key"
    assert (settings.workers, settings.trusted_proxies) == (3, ("10.0.0.0/8", "::1"))
    assert make_settings(workers=1).workers == 1, "what is said counts more"
    monkeypatch.setenv("TIANXIA_WORKERS", "many")
    with pytest.raises(TianxiaError, match="TIANXIA_WORKERS=many"):
        from_environment()


def test_no_secret_gets_into_the_log() -> None:
    text = (
        "GET /#/join/abc/SECRET1 cookie: tianxia_guest=SECRET2.SECRET3; "
        "postgresql://ann:SECRET4@host/db {'secret': 'SECRET5'}"
    )
    assert "SECRET" not in without_secrets(text)
    assert "postgresql://ann:...@host/db" in without_secrets(text)


def test_metrics_count_what_was_done(server: RunningServer) -> None:
    ann = server.guest("Ann")
    match = ann.start("huang", "me", "me")["match"]
    with ann.at(match) as table:
        table.look(table.frame["view"]["waiting"][0])
        table.play(some_phrase(table.frame["offer"]))
        text = httpx.get(f"http://{server.address}/metrics").text
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert values["tianxia_sockets"] == values["tianxia_entries_total"] == values["tianxia_storage_ok"] == "1"
    assert int(values["tianxia_frames_total"]) >= 2
    assert text.count("# TYPE") == text.count("# HELP") == len(values)


def test_figures_are_for_this_machine_and_holders_of_the_token(tmp_path: Path) -> None:
    with RunningServer(sqlite_file(tmp_path), metrics_token="opensesame") as server:
        url = f"http://{server.address}/metrics"
        assert httpx.get(url).status_code == 200
        stranger = {"X-Forwarded-For": "192.0.2.1"}  # the proxy of this machine names this address
        assert httpx.get(url, headers=stranger).status_code == 403
        assert httpx.get(url, headers={**stranger, "Authorization": "Bearer wrong"}).status_code == 403
        assert httpx.get(url, headers={**stranger, "Authorization": "Bearer opensesame"}).status_code == 200
        assert "tianxia_" not in httpx.get(url, headers=stranger).text
    assert is_loopback("127.3.2.1")
    assert is_loopback("::1")
    assert not is_loopback("192.0.2.1")
    assert not is_loopback("2001:db8::1")


def test_counters_never_fall_when_addresses_are_forgotten() -> None:
    clients = Clients(make_settings("x.db"))
    clients.most = 10
    for number in range(40):
        clients.of(f"192.0.2.{number}").spent += 5  # not worth remembering
        assert clients.spent() == 5 * (number + 1)
    assert len(clients.known) < 40


def test_an_engine_that_fails_over_one_message_goes_on_with_the_next(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = server.guest("Ann")
    match = ann.start("toy", "me", "me")["match"]
    with ann.at(match, 0) as table:
        with monkeypatch.context() as patch:
            patch.setattr(live_matches, "judge", lambda *_: 1 // 0)
            assert table.move("bid 1")["why"]["key"] == "refusal-fault"
        table.play("bid 1")
    assert any("failed at the message" in record.getMessage() for record in caplog.records)
