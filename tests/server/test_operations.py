"""Backups while a server runs, `tianxia doctor`, and a graceful stop."""

from __future__ import annotations

import json
import signal
import sqlite3
import stat
from pathlib import Path

import httpx
import pytest
from tests.server.offers import some_phrase
from tests.server.running import Guest, RunningServer, sqlite_file
from tests.server.test_kill import Process
from websockets.exceptions import ConnectionClosed

from tianxia.cli import main
from tianxia.server.storage.upgrade_check import upgrade_check


def play(guest: Guest, match: str, moves: int) -> int:
    """Play some moves of a hot-seat match; returns its version."""
    with guest.at(match) as table:
        for number in range(moves):
            table.look(table.look(-1)["view"]["waiting"][0])
            table.play(some_phrase(table.frame["offer"], number))
        version: int = table.frame["version"]
        return version


def test_a_backup_taken_while_a_server_runs_goes_on_elsewhere(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From either kind of database into a file, and from there into a new one."""
    key = tmp_path / "key"
    file = tmp_path / "backup.db"
    with RunningServer(database, key_file=key) as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me")["match"]
        version = play(ann, match, 5)
        assert main(["backup", str(file), "--db", database, "--key", str(key)]) == 0
        assert "1 matches, 5 entries, 1 guests" in capsys.readouterr().out
        play(ann, match, 3)  # later moves are not in the backup
        assert main(["backup", str(file), "--db", database]) == 2
        assert "never overwrites" in capsys.readouterr().err
    assert stat.S_IMODE(file.stat().st_mode) == stat.S_IMODE(Path(f"{file}.key").stat().st_mode) == 0o600
    assert [verdict.result for verdict in upgrade_check(str(file))] == ["same"]
    fresh = tmp_path / "fresh.db"
    assert main(["restore", str(file), "--db", str(fresh)]) == 0
    with RunningServer(str(fresh)) as server:
        again = ann.back(server)
        assert again.get("/me")["name"] == "Ann", "the key came with it"
        assert again.get(f"/matches/{match}")["version"] == version
        play(again, match, 2)
        assert main(["restore", str(file), "--db", str(fresh)]) == 2
        assert "a server uses this file" in capsys.readouterr().err
    assert main(["restore", str(file), "--db", str(fresh)]) == 2
    assert "there is such a file" in capsys.readouterr().err


@pytest.mark.xdist_group("postgresql")
def test_a_backup_of_sqlite_goes_into_postgresql(
    postgresql_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with RunningServer(sqlite_file(tmp_path), key_file=tmp_path / "key") as server:
        ann = server.guest("Ann")
        match = ann.start("huang", "me", "me", public=True)["match"]
        version = play(ann, match, 4)
    file = tmp_path / "backup.db"
    assert main(["backup", str(file), "--db", sqlite_file(tmp_path)]) == 0
    assert main(["restore", str(file), "--db", postgresql_database, "--key", str(tmp_path / "key")]) == 0
    with RunningServer(postgresql_database, key_file=tmp_path / "key") as server:
        again = ann.back(server)
        assert again.get(f"/matches/{match}")["version"] == version
        play(again, match, 2)
    assert main(["restore", str(file), "--db", postgresql_database]) == 2
    assert "it holds matches" in capsys.readouterr().err


def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = str(tmp_path / "x.db")
    assert main(["restore", str(tmp_path / "none"), "--db", target]) == 2
    (tmp_path / "text").write_text("not a database, though long enough to be one" * 100)
    assert main(["restore", str(tmp_path / "text"), "--db", target]) == 2
    sqlite3.connect(tmp_path / "empty").close()
    assert main(["restore", str(tmp_path / "empty"), "--db", target]) == 2
    assert main(["backup", str(tmp_path / "b"), "--db", str(tmp_path / "nowhere.db")]) == 2
    said = capsys.readouterr().err
    assert said.count("is no backup: ") == 2
    assert "there is no backup" in said
    assert "there is no such file" in said
    assert not (tmp_path / "b").exists()


def test_the_doctor_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(sqlite_file(tmp_path))
    with RunningServer(str(file)) as server:
        server.guest("Ann").start("huang", "me", "me")
        main(["doctor", "--db", str(file), "--url", f"http://{server.address}", "--json"])
        found = {one["what"]: one["state"] for one in json.loads(capsys.readouterr().out)}
        assert found["a server uses it now"] == "well"
        assert found["WebSockets get through"] == "well"
        assert "1 matches in a database of revision 0005" in found
    file.chmod(0o644)
    Path(f"{file}.key").chmod(0o644)
    monkeypatch.setenv("TIANXIA_TRUSTED_PROXIES", "somewhere")
    assert main(["doctor", "--db", str(file), "--url", "http://127.0.0.1:9"]) == 1
    said = capsys.readouterr().out
    for sentence in (
        "others can read the key",
        f"others can read {file}",
        "a trusted proxy is an address or a network, not 'somewhere'",
        "/health does not answer",
    ):
        assert f"wrong: {sentence}" in said or sentence in said
    assert main(["doctor", "--db", "postgresql://nobody@127.0.0.1:9/none"]) == 1
    assert "cannot be reached" in capsys.readouterr().out


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_ends_in_good_order(tmp_path: Path) -> None:
    """Browsers are told to reconnect, acknowledged moves are stored, and no process or file is left."""
    server = Process(sqlite_file(tmp_path))
    ann = Guest(f"localhost:{server.port}", "Ann")
    match = ann.start("huang", "me", "me")["match"]
    version = play(ann, match, 3)
    with ann.at(match) as table:
        workers = server.children()
        server.process.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed):
            table.until("never")
        assert table.wire.close_code == 1012, "the service restarts"
    assert server.process.wait(60) == 0
    ann.http.close()
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert workers
    assert not Path(f"{sqlite_file(tmp_path)}-wal").exists(), "the last one closes the connections"
    again = Process(sqlite_file(tmp_path))
    info = httpx.get(f"http://localhost:{again.port}/api/matches/{match}").json()
    assert info["version"] == version
    again.kill()
