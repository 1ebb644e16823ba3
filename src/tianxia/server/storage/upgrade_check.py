"""Replay every stored match with this version and compare the results. Changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Connection,
    NullPool,
    Select,
    Table,
    create_engine,
    inspect,
    literal,
    null,
    select,
    text,
)
from sqlalchemy.ext.asyncio import create_async_engine

from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.record import Entry
from tianxia.server.matches.live_match import summarize
from tianxia.server.operations.settings import Settings, make_settings
from tianxia.server.storage.migrations import alembic_config
from tianxia.server.storage.packs import PackCache
from tianxia.server.storage.schema import entries, matches, packs
from tianxia.server.storage.store import Listed, PackRow, Summary, faults_in_words, read_listed
from tianxia.table.match import Match, fold

# Default values for columns that an old database lacks.
BEFORE = {
    "format": literal(1),
    "scores": null(),
    "check": literal(""),
    "owner": null(),
    "touched": literal(0),
    "start": null(),
    "ending": null(),
}


class Verdict(msgspec.Struct, frozen=True):
    """The result for one match. `checks`: the number of fingerprints stored with the match."""

    match: str
    game: str
    rules: int
    entries: int
    over: bool
    checks: int
    result: Literal["same", "differs", "unreadable"]
    reason: str = ""


def upgrade_check(database: str, data: Sequence[str] = ()) -> list[Verdict]:
    """Replay every match of a database of any revision; `data` adds packs to those stored in it.

    TianxiaError says what is wrong with the database itself.
    """
    if "://" not in database and not Path(database).expanduser().is_file():
        raise TianxiaError(f"there is no database {database}")
    settings = make_settings(database)
    cache = PackCache(data)
    with faults_in_words(settings):
        if settings.postgresql:
            return asyncio.run(check_postgresql(settings, cache))
        engine = create_engine(settings.database.replace("+aiosqlite", "", 1), poolclass=NullPool)
        with engine.connect() as connection:
            connection.execute(text("PRAGMA query_only = ON"))
            return list(check(connection, cache))


async def check_postgresql(settings: Settings, cache: PackCache) -> list[Verdict]:
    engine = create_async_engine(settings.database, poolclass=NullPool)
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(lambda sync: list(check(sync, cache)))
    finally:
        await engine.dispose()


def check(connection: Connection, cache: PackCache) -> Iterator[Verdict]:
    """The verdict on each match, the oldest first."""
    revision = MigrationContext.configure(connection).get_current_revision()
    known = [found.revision for found in ScriptDirectory.from_config(alembic_config()).walk_revisions()]
    if revision is None:
        raise TianxiaError("this database contains no matches of tianxia")
    if revision not in known:
        raise TianxiaError(f"this database was last used by a newer tianxia (revision {revision})")
    if inspect(connection).has_table(packs.name):
        for row in connection.execute(select(packs)):
            try:
                cache.add(PackRow(*row))
            except TianxiaError:
                continue  # reported with the matches that need this pack
    read = selection(connection, entries)
    for row in connection.execute(selection(connection, matches).order_by(matches.c.created)).all():
        rows = connection.execute(read.where(entries.c.match == row.id).order_by(entries.c.number))
        yield judge(read_listed(row, []), [read_entry(found) for found in rows], cache)


def selection(connection: Connection, table: Table) -> Select[Any]:
    """All columns of a table that the database has."""
    there = {column["name"] for column in inspect(connection).get_columns(table.name)}
    return select(*(c if c.name in there else BEFORE[c.name].label(c.name) for c in table.c))


def read_entry(row: Any) -> Entry:
    """An entry without its time, which does not affect the position."""
    return Entry(**{name: getattr(row, name) for name in Entry.__struct_fields__ if name != "at"})


def judge(listed: Listed, stored: list[Entry], cache: PackCache) -> Verdict:
    """Replay and compare one match."""
    header = listed.header
    checks = sum(entry.check != "" for entry in stored)
    same = Verdict(
        header.id, header.game, header.rules, len(stored), listed.summary.over, checks, result="same"
    )
    try:
        game = cache.game(header.game, header.data, header.rules)
        Match(game, header)
    except (TianxiaError, ValueError) as error:
        return msgspec.structs.replace(same, result="unreadable", reason=str(error))
    try:
        match = fold(game, header, stored)
        reason = difference(listed.summary, summarize(match))
    except TianxiaError as error:
        reason = str(error).removeprefix(f"match {header.id}, ")
    except Exception as error:  # a newer engine may fail on an old match
        reason = f"the engine fails: {type(error).__name__}: {error}"
    return msgspec.structs.replace(same, result="differs", reason=reason) if reason else same


def difference(then: Summary, now: Summary) -> str:
    """The first difference from the stored result, for a match that could be replayed; empty: none."""
    if then.version != now.version:
        return f"{then.version} entries were counted and {now.version} are there"
    if then.over != now.over:
        return "it was over, and would not be" if then.over else "it would be over, and was not"
    if then.waiting != now.waiting:
        return f"it was waiting for seats {then.waiting}, and would wait for {now.waiting}"
    if then.winners != now.winners:
        return f"seats {then.winners} won, and {now.winners} would"
    if then.scores is not None and then.scores != now.scores:
        return f"its scores were {then.scores}, and would be {now.scores}"
    if then.ending is not None and then.ending != now.ending:
        return f"its ending was {then.ending!r}, and would be {now.ending!r}"
    return ""
