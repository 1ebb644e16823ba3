"""A new version of tianxia with an older database: a changed number, a changed rule, older rules."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.running import Guest, RunningServer, sqlite_file
from tests.server.test_migrations import fill, packs_of
from tests.server.test_packs import change, play_both, play_to_the_end

import tianxia
from tianxia.cli import main
from tianxia.kernel.record import read_record, verify

Played = tuple[str, Guest, list[str], list[str]]  # a database, its guest, running and finished matches

ROOT = Path(__file__).parent.parent.parent


class Changed:
    """A copy of tianxia with one change in its sources, run as a user would."""

    def __init__(self, folder: Path, file: str, old: str, new: str) -> None:
        self.sources = folder / "src"
        leave = shutil.ignore_patterns("*.so", "__pycache__", "static")
        shutil.copytree(ROOT / "src" / "tianxia", self.sources / "tianxia", ignore=leave)
        change(self.sources / "tianxia" / file, old, new)
        self.environment = dict(os.environ, PYTHONPATH=str(self.sources), TIANXIA_ENGINE="interpreted")
        self.server: subprocess.Popen[str] | None = None

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tianxia", *arguments]
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=300)

    def serve(self, database: str) -> str:
        """The address it is served at."""
        command = [sys.executable, "-m", "tianxia", "serve", "--port", "0", "--db", database]
        self.server = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout is not None
        line = self.server.stdout.readline()
        return "127.0.0.1:" + line.strip().rstrip("/").rpartition(":")[2]

    def stop(self) -> None:
        if self.server is not None:
            self.server.terminate()
            self.server.communicate(timeout=30)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Matches of Huang, two that ended and three that run."""
    database = sqlite_file(tmp_path_factory.mktemp("played"))
    running, finished = [], []
    with RunningServer(database, requests_per_second=1e9, messages_per_second=1e9) as server:
        ann = server.guest("Ann")
        for seed in range(2):
            match = ann.start("huang", "me", "random", seed=seed, options={"short_two_player": True})["match"]
            play_to_the_end(ann, match)
            finished.append(match)
        for seed in range(3):
            running.append(ann.start("huang", "me", "me", "me", seed=seed)["match"])
            with ann.at(running[-1]) as table:
                play_both(table, 18)
    return database, ann, running, finished


@pytest.mark.slow
def test_a_changed_number_ends_no_match(tmp_path: Path, played: Played) -> None:
    """A number that no match has used is corrected in the built-in pack. Every match keeps its own pack."""
    source, ann, running, finished = played
    database = str(shutil.copy(source, tmp_path))
    shutil.copy(f"{source}.key", tmp_path)
    newer = Changed(
        tmp_path, "games/huang/data/pieces.toml", "strengths = [1, 1, 2, 2, 2,", "strengths = [1, 1, 1, 2, 2,"
    )
    address = newer.serve(database)
    try:
        guest = Guest(address)
        guest.http.cookies = ann.http.cookies
        (huang,) = [info for info in guest.get("/games") if info["name"] == "huang"]
        assert huang["packs"][0]["digest"] != tianxia.game("huang").pack.digest
        for match in running:
            with guest.at(match) as table:
                assert table.frame["pack"]["source"] == "earlier"
                play_both(table, 2)
        for match in finished:
            with guest.at(match) as table:
                assert table.frame["view"]["over"]
            text = guest.http.get(f"/matches/{match}/file").text
            assert "\npack: " in text  # for that server, these are not the built-in components
            assert verify(tianxia.game("huang"), read_record(text, tianxia.game)) == []
        with guest.at(guest.start("huang", "me", "me", "me")["match"]) as table:
            assert table.frame["pack"]["source"] == "built-in"
        guest.http.close()
    finally:
        newer.stop()
    said = newer.run("upgrade-check", database)
    assert said.returncode == 0, said.stdout
    assert said.stdout.startswith("6 matches: 6 as they were")


@pytest.mark.slow
def test_a_rule_that_was_changed_without_a_version_is_found(tmp_path: Path, played: Played) -> None:
    """A changed rule: hands are refilled to one tile less. The rules version was not raised."""
    database, _, running, finished = played
    assert main(["upgrade-check", database]) == 0
    other = Changed(
        tmp_path,
        "games/huang/decisions/endturn.py",
        "hand_limit(state, seat) - state.hand_size(seat)",
        "hand_limit(state, seat) - 1 - state.hand_size(seat)",
    )
    said = other.run("upgrade-check", database, "--json")
    assert said.returncode == 1, said.stderr
    told = json.loads(said.stdout)
    assert {found["match"] for found in told["matches"]} == {*running, *finished}
    for found in told["matches"]:
        assert found["result"] == "differs"
        assert found["reason"].startswith("entry ")
        assert found["checks"] > 0
    assert any("to another position than" in found["reason"] for found in told["matches"])
    for_people = other.run("upgrade-check", database)
    assert for_people.stdout.splitlines()[-1] == "5 matches: 0 as they were, 5 would differ, 0 cannot be read"
    assert f"{running[0]} (huang rules 1, 18 entries, running) would differ:" in for_people.stdout


@pytest.mark.slow
def test_a_change_of_scores_alone_is_found_in_finished_matches(tmp_path: Path, played: Played) -> None:
    """A tile scores two points: all moves stay legal, so only the final scores differ."""
    database, _, _, finished = played
    other = Changed(
        tmp_path,
        "games/huang/decisions/tile.py",
        'state.gain(scorer, colour, 1, "tile", touches)',
        'state.gain(scorer, colour, 2, "tile", touches)',
    )
    told = json.loads(other.run("upgrade-check", database, "--json").stdout)
    assert {found["match"] for found in told["matches"] if found["result"] == "differs"} >= set(finished)


def verdicts(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = main(["upgrade-check", *arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_rows_of_an_older_revision_and_of_older_rules_are_as_they_were(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = fill(database, "0001")
    packs = packs_of(kept, tmp_path / "packs")
    data = [word for pack in packs for word in ("--data", pack)]
    code, told = verdicts(capsys, database, *data)
    assert (code, told["same"]) == (0, len(kept["matches"]["rows"]))
    assert {(found["game"], found["rules"]) for found in told["matches"]} == {("huang", 1), ("zhanguo", 1)}
    assert tianxia.game("zhanguo").rules_version > 1
    assert {found["checks"] for found in told["matches"]} == {0}
    assert main(["upgrade-check", database, *data]) == 0
    assert "have no fingerprints" in capsys.readouterr().out


def test_it_says_what_differs_and_what_cannot_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = sqlite_file(tmp_path)
    changes = {
        "as it was": "",
        "newer rules": "UPDATE matches SET rules = 99 WHERE id = ?",
        "lost components": "UPDATE matches SET data = 'sha256:00' WHERE id = ?",
        "no such title": "UPDATE matches SET game = 'chess' WHERE id = ?",
        "broken options": "UPDATE matches SET options = '{\"x\":1}' WHERE id = ?",
        "no move": "UPDATE entries SET text = 'castle' WHERE number = 2 AND match = ?",
        "another seat waits": "UPDATE matches SET waiting = '[7]' WHERE id = ?",
        "won by another": "UPDATE matches SET \"over\" = 1, winners = '[0]' WHERE id = ?",
        "an entry is gone": "DELETE FROM entries WHERE number = 3 AND match = ?",
    }
    with RunningServer(database, requests_per_second=1e9) as server:
        ann = server.guest("Ann")
        made = {}
        for what in changes:
            made[what] = ann.start("huang", "me", "me", seed=3)["match"]
            with ann.at(made[what]) as table:
                play_both(table, 3)
    with closing(sqlite3.connect(database)) as connection:
        for what, statement in changes.items():
            if statement:
                connection.execute(statement, [made[what]])
        connection.commit()
    before = Path(database).read_bytes()
    code, told = verdicts(capsys, database)
    found = {one["match"]: (one["result"], one["reason"]) for one in told["matches"]}
    said = {what: found[match] for what, match in made.items()}
    assert said.pop("as it was") == ("same", "")
    for what, result, words in (
        ("newer rules", "unreadable", "a newer one can go on with it"),
        ("lost components", "unreadable", "offer them with --data"),
        ("no such title", "unreadable", "there is no game 'chess'"),
        ("broken options", "unreadable", "no option 'x'"),
        ("no move", "differs", "entry 2: 'castle' is no move here"),
        ("another seat waits", "differs", "it was waiting for seats [7]"),
        ("won by another", "differs", "it was over, and would not be"),
        ("an entry is gone", "differs", "3 entries were counted and 2 are there"),
    ):
        assert said[what][0] == result, what
        assert words in said[what][1], what
    assert (code, told["same"], told["differs"], told["unreadable"]) == (1, 1, 4, 4)
    assert Path(database).read_bytes() == before


def test_a_database_that_is_none_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "text.db").write_text("not a database")
    sqlite3.connect(tmp_path / "empty.db").close()
    newer = sqlite_file(tmp_path)
    with RunningServer(newer):
        pass
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    (tmp_path / "empty.db").touch()
    for name, says in (
        ("nothing.db", "there is no database"),
        ("text.db", "file is not a database"),
        ("empty.db", "this database contains no matches of tianxia"),
        (Path(newer).name, "newer tianxia (revision 9999)"),
    ):
        # in a separate process, because the log of this one's server would interfere
        told = subprocess.run(
            [sys.executable, "-m", "tianxia", "upgrade-check", str(tmp_path / name)],
            capture_output=True,
            text=True,
        )
        assert told.returncode == 2
        (line,) = told.stderr.splitlines()
        assert says in line
    assert not (tmp_path / "nothing.db").exists()
    assert main(["upgrade-check", "mysql://x"]) == 2
    assert "not mysql://" in capsys.readouterr().err
