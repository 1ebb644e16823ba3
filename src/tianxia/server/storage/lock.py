"""A lock that keeps a second server away from an SQLite file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tianxia.kernel.errors import TianxiaError
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.database import sqlite_path


@contextmanager
def only_server(settings: Settings) -> Iterator[None]:
    """Hold the file's lock until the process ends, even by kill -9. PostgreSQL needs none.

    TianxiaError says that another server holds it.
    """
    if settings.postgresql:
        yield
        return
    file = lock_file(sqlite_path(settings))
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not lock(handle):
            raise TianxiaError(
                f"another server uses {settings.shown}: SQLite takes one; several need PostgreSQL"
            )
        with suppress(OSError):
            os.truncate(handle, 0)
            os.write(handle, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(handle)


def lock_file(database: Path) -> Path:
    return database.with_name(database.name + ".lock")


def in_use(database: Path) -> bool:
    """Does a server use that SQLite file now?"""
    file = lock_file(database)
    if not file.exists():
        return False
    handle = os.open(file, os.O_RDWR)
    try:
        return not lock(handle)
    finally:
        os.close(handle)


def lock(handle: int) -> bool:
    """Try to lock a file exclusively."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
