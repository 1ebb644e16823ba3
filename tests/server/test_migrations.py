"""Databases of every earlier revision, with real rows: their matches go on, and finished matches can still be
read.

`revisions/NNNN.json` holds what a server of that time wrote, and the components it played with.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert
from sqlalchemy import Table as Rows
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.offers import some_phrase
from tests.server.running import RunningServer, Table

import tianxia
from tianxia.kernel.record import read_record, verify
from tianxia.server.operations.settings import make_settings
from tianxia.server.storage.migrations import alembic_config
from tianxia.server.web.guests import COOKIE, sign

FOLDER = Path(__file__).parent / "revisions"
REVISIONS = sorted(file.stem for file in FOLDER.glob("*.json"))


def fill(database: str, revision: str) -> dict[str, Any]:
    """Fill a database with the rows of a server of that revision; returns them."""
    kept: dict[str, Any] = json.loads((FOLDER / f"{revision}.json").read_text(encoding="utf-8"))

    def write(connection: Connection) -> None:
        command.upgrade(alembic_config(connection), revision)
        for name in ("guests", "packs", "matches", "seats", "entries"):
            rows = rows_of(kept, name)
            if rows:
                connection.execute(insert(Rows(name, MetaData(), autoload_with=connection)), rows)

    async def run() -> None:
        engine = create_async_engine(make_settings(database).database)
        async with engine.begin() as connection:
            await connection.run_sync(write)
        await engine.dispose()

    asyncio.run(run())
    return kept


def rows_of(kept: dict[str, Any], table: str) -> list[dict[str, Any]]:
    if table == "packs":  # the first revision did not store packs
        table = "kept packs"
    if table not in kept:
        return []
    return [dict(zip(kept[table]["columns"], row, strict=True)) for row in kept[table]["rows"]]


def packs_of(kept: dict[str, Any], folder: Path) -> list[str]:
    """The components of that time, as `--data` takes them; today's built-in ones may differ."""
    for title, files in kept["packs"].items():
        (folder / title).mkdir(parents=True)
        for name, content in files.items():
            (folder / title / name).write_text(content, encoding="utf-8")
    return [f"{title}={folder / title}" for title in kept["packs"]]


def test_there_are_rows_of_every_earlier_revision() -> None:
    script = ScriptDirectory.from_config(alembic_config())
    there = {found.revision for found in script.walk_revisions()}
    assert there - {script.get_current_head()} == set(REVISIONS)


@pytest.mark.parametrize("revision", REVISIONS)
def test_matches_of_an_earlier_revision_go_on(database: str, revision: str, tmp_path: Path) -> None:
    kept = fill(database, revision)
    rows = rows_of(kept, "matches")
    running = [row for row in rows if not row["over"]]
    finished = [row for row in rows if row["over"]]
    assert len(running) >= 3
    assert len(finished) >= 2
    with RunningServer(database, data=packs_of(kept, tmp_path / "packs")) as server:
        ann = server.guest()
        for row in finished:
            record = read_record(ann.http.get(f"/matches/{row['id']}/file").text, tianxia.game)
            ended_early = row.get("scores") == "[]"
            assert (record.scores is None) == ended_early
            assert record.winners == (None if ended_early else json.loads(row["winners"]))
            assert verify(tianxia.game(row["game"]), record) == []
        for row in running:
            with ann.at(row["id"]) as table:
                assert table.frame["version"] >= row["version"]
                assert not table.frame["view"]["over"]


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_person_goes_on_with_a_match_of_an_earlier_revision(
    database: str, revision: str, tmp_path: Path
) -> None:
    """A match with entries in format 1 and in the current format is read correctly after a restart."""
    kept = fill(database, revision)
    packs = packs_of(kept, tmp_path / "packs")
    over = {row["id"] for row in rows_of(kept, "matches") if row["over"]}
    mine = {row["match"]: row["guest"] for row in rows_of(kept, "seats") if row["guest"]}
    formats = {row["id"]: row.get("format", 1) for row in rows_of(kept, "matches")}
    shown = {}
    with RunningServer(database, data=packs) as server:
        ann = server.guest()
        for match in sorted(mine.keys() - over):
            ann.http.cookies.clear()
            ann.http.cookies.set(COOKIE, sign(server.app.app.state.key, mine[match]))  # type: ignore[attr-defined]
            with ann.at(match) as table:
                for number in range(4):
                    if take_a_turn(table, number):
                        shown[match] = table.look(-1)["version"]
    assert len(shown) >= 3
    with RunningServer(database, data=packs) as server:
        for match, version in shown.items():
            with server.guest().at(match) as table:
                assert table.frame["version"] >= version
                assert server.matches.live[match].match.header.format == formats[match]


def take_a_turn(table: Table, number: int) -> bool:
    """Play for the guest's own seat when it is asked; False if another seat is asked."""
    while not table.look(-1)["view"]["over"]:
        asked = table.frame["view"]["waiting"][0]
        info = table.frame["seats"][asked]
        if info["mine"] and table.look(asked)["offer"]:
            table.play(some_phrase(table.frame["offer"], number))
            return True
        if info["kind"] == "person" and not info["mine"]:
            break
    return False
