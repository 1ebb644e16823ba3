"""Access to the database. SQLite has one writer thread and a few readers; PostgreSQL has a connection pool.

A job is a function of a connection. Group commit: jobs that arrive during a commit are committed together
next.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Protocol, TypeVar

from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, Engine, NullPool, create_engine, event
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from tianxia.server.connections.limits import charge
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.migrations import upgrade

READERS = 2
MOST_TOGETHER = 100  # jobs in one commit
POOL = 10  # permanent connections to PostgreSQL, for all processes together, and as many temporary ones
PATIENCE = 10.0  # seconds to wait for an answer of PostgreSQL

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

FAULTS = (SQLAlchemyError, sqlite3.Error, PostgresError, OSError, TimeoutError)


class StorageFault(Exception):
    """The database failed; nothing was acknowledged. `key` is the sentence for players."""

    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def fault(error: BaseException) -> StorageFault:
    """Convert a database error to a StorageFault, for players and the log."""
    if isinstance(error, StorageFault):
        return error
    cause = getattr(error, "orig", None) or error
    text = " ".join(str(cause).split()) or type(cause).__name__
    full = "disk is full" in text or "No space left" in text or getattr(cause, "sqlstate", "") == "53100"
    return StorageFault("trouble-disk" if full else "trouble-storage", text)


class Database(Protocol):
    """Runs jobs. IntegrityError goes to the caller; every other error becomes a StorageFault."""

    commits: int  # transactions that wrote something

    async def open(self) -> None: ...
    async def read(self, work: Work[Result]) -> Result: ...
    async def write(self, work: Work[Result]) -> Result: ...
    async def close(self) -> None: ...


def open_database(settings: Settings) -> Database:
    return PostgreSQL(settings) if settings.postgresql else SQLite(settings)


class PostgreSQL:
    """A pool of connections. A lost connection is detected before use and replaced."""

    def __init__(self, settings: Settings) -> None:
        size = max(2, POOL // settings.processes)
        self.engine = create_async_engine(
            settings.database,
            pool_pre_ping=True,
            pool_size=size,
            max_overflow=size,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
        )
        self.commits = 0

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def read(self, work: Work[Result]) -> Result:
        try:
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)
        except FAULTS as error:
            raise fault(error) from error

    async def write(self, work: Work[Result]) -> Result:
        try:
            async with self.engine.begin() as connection:
                result = await connection.run_sync(work)
        except IntegrityError:
            raise
        except FAULTS as error:
            raise fault(error) from error
        self.commits += 1
        return result

    async def close(self) -> None:
        await self.engine.dispose()


class Job:
    """A job for the writer thread, and its result."""

    def __init__(self, work: Work[Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        if self.future.done():  # the caller was cancelled
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class SQLite:
    """One file. A single writer thread commits queued jobs together, so there are no lock conflicts."""

    def __init__(self, settings: Settings) -> None:
        self.file = sqlite_path(settings)
        self.engine = sqlite_engine(self.file)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.readers = ThreadPoolExecutor(READERS, "reader")
        self.local = threading.local()
        self.reading: list[Connection] = []
        self.files: dict[Path, tuple[int, int]] = {}  # device and inode of each file at the start
        self.gone: StorageFault | None = None
        self.commits = 0

    async def open(self) -> None:
        await asyncio.to_thread(prepare_file, self.file)
        await asyncio.to_thread(upgrade_sqlite, self.file)
        if not self.writer.is_alive():
            self.writer.start()

    async def read(self, work: Work[Result]) -> Result:
        try:
            loop = asyncio.get_running_loop()
            result, seconds = await loop.run_in_executor(self.readers, self.read_timed, work)
        except FAULTS as error:
            raise fault(error) from error
        charge(seconds * 1000)  # a job holds the GIL, so the event loop stops meanwhile
        return result

    def read_timed(self, work: Work[Result]) -> tuple[Result, float]:
        started = time.thread_time()
        return self.read_now(work), time.thread_time() - started

    def read_now(self, work: Work[Result]) -> Result:
        self.check_files()
        connection: Connection | None = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.local.connection = self.engine.connect()
            self.reading.append(connection)
        try:
            return work(connection)
        finally:
            connection.rollback()  # the next read needs a new snapshot

    async def write(self, work: Work[Result]) -> Result:
        if not self.writer.is_alive():
            raise StorageFault("trouble-storage", "the database is closed")
        job = Job(work, asyncio.get_running_loop())
        self.jobs.put(job)
        result: Result = await job.future
        return result

    def write_all(self) -> None:
        """The writer thread: take the queued jobs, commit them, wake the callers."""
        connection = self.engine.connect()
        try:
            while True:
                batch, last = self.gather()
                if batch:
                    self.commit(connection, batch)
                    loop = batch[0].future.get_loop()
                    with suppress(RuntimeError):  # the event loop is closed
                        loop.call_soon_threadsafe(tell_all, batch)
                if last:
                    return
        finally:
            connection.close()

    def gather(self) -> tuple[list[Job], bool]:
        """The queued jobs, in order, and whether the writer should stop after them."""
        first = self.jobs.get()
        batch = [] if first is None else [first]
        while first is not None and not self.jobs.empty() and len(batch) < MOST_TOGETHER:
            job = self.jobs.get()
            if job is None:
                return batch, True
            batch.append(job)
        return batch, first is None

    def commit(self, connection: Connection, batch: list[Job]) -> None:
        """Run the jobs and commit them together; if the commit fails, all fail."""
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            for job in batch:
                self.do(connection, job)
            connection.exec_driver_sql("COMMIT")
            self.commits += 1
            self.check_files()
        except Exception as error:
            with suppress(*FAULTS):
                connection.exec_driver_sql("ROLLBACK")
            for job in batch:
                job.error = fault(error)

    def do(self, connection: Connection, job: Job) -> None:
        """Run one job in a savepoint, so that its failure does not affect the others."""
        connection.exec_driver_sql("SAVEPOINT job")
        try:
            job.result = job.work(connection)
        except Exception as error:
            job.error = error if isinstance(error, IntegrityError) else fault(error)
            try:
                connection.exec_driver_sql("ROLLBACK TO job")
            except FAULTS:  # the connection failed: all jobs fail
                raise error from None
        connection.exec_driver_sql("RELEASE job")

    def check_files(self) -> None:
        """Check that the file was not deleted or replaced; if it was, refuse all work until a restart."""
        if self.gone is not None:
            raise self.gone
        for file in (self.file, Path(f"{self.file}-wal")):
            try:
                found = file.stat()
                now = (found.st_dev, found.st_ino)
            except FileNotFoundError:
                now = (0, 0)
                if file not in self.files and file != self.file:
                    continue  # not created yet
            if self.files.setdefault(file, now) != now or now == (0, 0):
                self.gone = StorageFault("trouble-gone", f"{file} was deleted or replaced while in use")
                raise self.gone

    async def close(self) -> None:
        if self.writer.is_alive():
            self.jobs.put(None)
            await asyncio.to_thread(self.writer.join)
        await asyncio.to_thread(self.readers.shutdown)
        for connection in self.reading:
            connection.close()
        self.engine.dispose()


def tell_all(batch: list[Job]) -> None:
    for job in batch:
        job.tell()


def sqlite_path(settings: Settings) -> Path:
    return Path(settings.database.partition(":///")[2].partition("?")[0]).resolve()


def sqlite_engine(file: Path) -> Engine:
    """An engine with connections for any thread and explicit transactions."""
    engine = create_engine(
        f"sqlite:///{file}",
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"check_same_thread": False},
    )
    event.listen(engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Set WAL, so that readers never wait, and synchronous=FULL, so that commits survive a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def prepare_file(file: Path) -> None:
    """Create the file if needed, readable by its owner only; SQLite's other files inherit the mode."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(FileNotFoundError, PermissionError):
            if stat.S_IMODE(one.stat().st_mode) & 0o077:
                one.chmod(0o600)


def upgrade_sqlite(file: Path) -> None:
    """Migrate the database to the newest revision."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    event.listen(engine, "connect", prepare_sqlite)
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
