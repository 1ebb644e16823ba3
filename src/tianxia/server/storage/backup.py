"""Backups: a whole database as one SQLite file, made while servers run, and restored into either kind of
database.

A backup is itself a database: `tianxia serve --db` and `tianxia upgrade-check` can read it directly.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, NullPool, create_engine, func, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from tianxia.kernel.errors import TianxiaError
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.database import prepare_file, sqlite_path, upgrade_sqlite
from tianxia.server.storage.lock import in_use
from tianxia.server.storage.migrations import revision_of, upgrade
from tianxia.server.storage.schema import entries, guests, matches, metadata, packs, reviews, seats
from tianxia.server.storage.store import faults_in_words

TOGETHER = 500  # rows copied at a time
TABLES = (guests, packs, matches, seats, entries, reviews)  # each table after the tables to which it refers


class Counts(msgspec.Struct, frozen=True):
    """What a backup holds."""

    matches: int
    entries: int
    guests: int


def backup(settings: Settings, file: Path) -> Counts:
    """Write a consistent snapshot of the database into a new file, and the key beside it.

    TianxiaError if there is such a file, or the database cannot be read.
    """
    if file.exists():
        raise TianxiaError(f"{file} is there already: a backup never overwrites another")
    fresh = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        with faults_in_words(settings):
            if settings.postgresql:
                prepare_file(fresh)
                upgrade_sqlite(fresh)
                asyncio.run(from_postgresql(settings, fresh))
            else:
                source = sqlite_path(settings)
                if not source.is_file():
                    raise TianxiaError("there is no such file")
                prepare_file(fresh)
                copy_sqlite(source, fresh)
        counts = check(fresh)
        fresh.replace(file)
    finally:
        for end in ("", "-wal", "-shm"):
            Path(f"{fresh}{end}").unlink(missing_ok=True)
    if settings.key_file.is_file():
        copy_key(settings.key_file, key_of(file))
    return counts


def restore(file: Path, settings: Settings) -> Counts:
    """Restore a backup into a new SQLite file, or a PostgreSQL database without matches.

    Never overwrites anything: TianxiaError names what is in the way.
    """
    if not file.is_file():
        raise TianxiaError(f"there is no backup {file}")
    counts = check(file)
    with faults_in_words(settings):
        if settings.postgresql:
            asyncio.run(into_postgresql(file, settings))
        else:
            target = sqlite_path(settings)
            if in_use(target):
                raise TianxiaError("a server uses this file: restore into another, and serve that")
            if target.exists() and target.stat().st_size:
                raise TianxiaError("there is such a file: restore into a new one, and serve that")
            prepare_file(target)
            copy_sqlite(file, target)
            upgrade_sqlite(target)
    if key_of(file).is_file() and not settings.key_file.exists():
        copy_key(key_of(file), settings.key_file)
    return counts


def copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's online backup: a consistent snapshot, even while others write."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target)) as new,
    ):
        old.backup(new)


def check(file: Path) -> Counts:
    """Count what is in a backup; TianxiaError if it is damaged or is not a backup."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
            if verdict != "ok":
                raise TianxiaError(f"{file} is damaged: {verdict}")
            names = ("matches", "entries", "guests")
            found = [connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names]
    except sqlite3.Error as error:
        raise TianxiaError(f"{file} is no backup: {error}") from None
    return Counts(*found)


def key_of(file: Path) -> Path:
    return file.with_name(file.name + ".key")


def copy_key(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as stream:
        stream.write(source.read_bytes())


async def from_postgresql(settings: Settings, file: Path) -> None:
    """Copy a snapshot, read in one transaction, into an empty SQLite file."""
    engine = create_async_engine(settings.database, poolclass=NullPool, isolation_level="REPEATABLE READ")
    try:
        async with engine.connect() as connection:
            await connection.run_sync(copy_rows_to, file)
    finally:
        await engine.dispose()


def copy_rows_to(source: Connection, file: Path) -> None:
    there = revision_of(source)
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    with engine.begin() as target:
        if there != revision_of(target):
            raise TianxiaError(f"it is of revision {there}: start a server of this version once")
        copy_rows(source, target)
    engine.dispose()


async def into_postgresql(file: Path, settings: Settings) -> None:
    engine = create_async_engine(settings.database, poolclass=NullPool)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            await connection.run_sync(copy_rows_from, file)
    finally:
        await engine.dispose()


def copy_rows_from(target: Connection, file: Path) -> None:
    if target.execute(select(func.count()).select_from(matches)).scalar_one():
        raise TianxiaError("it holds matches: restore into an empty database, and serve that")
    target.execute(guests.delete())
    target.execute(packs.delete())
    # migrate a copy: the backup itself is not changed
    copy = file.with_name(f"{file.name}.{os.getpid()}.old")
    prepare_file(copy)
    try:
        copy_sqlite(file, copy)
        upgrade_sqlite(copy)
        engine = create_engine(f"sqlite:///{copy}", poolclass=NullPool)
        with engine.connect() as source:
            copy_rows(source, target)
        engine.dispose()
    finally:
        for end in ("", "-wal", "-shm"):
            Path(f"{copy}{end}").unlink(missing_ok=True)


def copy_rows(source: Connection, target: Connection) -> None:
    """Every row of every table."""
    assert {table.name for table in TABLES} == set(metadata.tables)
    for table in TABLES:
        rows: list[dict[str, Any]] = []
        for row in source.execute(select(table)):
            rows.append(dict(row._mapping))
            if len(rows) == TOGETHER:
                target.execute(insert(table), rows)
                rows = []
        if rows:
            target.execute(insert(table), rows)
