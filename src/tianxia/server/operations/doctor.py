"""Find problems of a set-up and suggest solutions. Changes nothing."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
from collections.abc import Iterator
from contextlib import suppress
from typing import Literal

import msgspec
from sqlalchemy import Connection, NullPool, create_engine, func, select, text
from sqlalchemy.ext.asyncio import create_async_engine

import tianxia
from tianxia.kernel.errors import TianxiaError
from tianxia.server.connections.places import RESERVE, files_allowed
from tianxia.server.connections.proxies import Proxies
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.database import fault, sqlite_path
from tianxia.server.storage.lock import in_use
from tianxia.server.storage.migrations import newest_revision, revision_of
from tianxia.server.storage.packs import PackCache
from tianxia.server.storage.schema import matches, packs
from tianxia.server.web.guests import read_key

LITTLE_ROOM = 500 * 1024 * 1024  # bytes
CONNECTIONS = 21  # connections that one server may open to PostgreSQL


class Finding(msgspec.Struct, frozen=True):
    """The result of one check: fine, worth knowing, or wrong."""

    state: Literal["well", "note", "wrong"]
    what: str


def well(what: str) -> Finding:
    return Finding("well", what)


def note(what: str) -> Finding:
    return Finding("note", what)


def wrong(what: str) -> Finding:
    return Finding("wrong", what)


def examine(settings: Settings, url: str = "") -> list[Finding]:
    """Check a set-up, and the running server at an address if one is given."""
    found = [*program(settings), *key(settings), *limits(settings)]
    found += asyncio.run(postgresql(settings)) if settings.postgresql else list(sqlite(settings))
    return found + (list(served(url)) if url else [])


def program(settings: Settings) -> Iterator[Finding]:
    if tianxia.engine() == "compiled":
        yield well(f"tianxia {tianxia.__version__} with a compiled engine")
    else:
        yield note("the engine is interpreted, some ten times slower: with a C compiler, install it again")
    if (settings.static / "index.html").is_file():
        yield well("the page is built")
    else:
        yield wrong(f"there is no page in {settings.static}: `make web` in a checkout, or install the wheel")
    try:
        PackCache(settings.data)
        yield well(f"{len(settings.data)} corrected packs are offered")
    except TianxiaError as error:
        yield wrong(f"a corrected pack cannot be offered: {error}")


def key(settings: Settings) -> Iterator[Finding]:
    file = settings.key_file
    if not file.exists():
        yield note(f"there is no key {file} yet: the first start makes one; several servers need the same")
        return
    try:
        read_key(file)
    except (TianxiaError, OSError) as error:
        yield wrong(f"the key: {error}")
        return
    if os.name != "nt" and stat.S_IMODE(file.stat().st_mode) & 0o077:
        yield wrong(f"others can read the key {file}, and be any guest with it: chmod 600")
    else:
        yield well(f"the key {file} is its owner's alone")


def limits(settings: Settings) -> Iterator[Finding]:
    files = files_allowed()
    if files - RESERVE < settings.most_open:
        yield note(
            f"this process may open {files} files, so that {max(1, files - RESERVE)} connections are taken "
            f"and not {settings.most_open}: raise the limit (ulimit -n, LimitNOFILE)"
        )
    else:
        yield well(f"{settings.most_open} connections are taken")
    try:
        Proxies(settings.trusted_proxies)
    except TianxiaError as error:
        yield wrong(str(error))
    if not settings.hosts:
        yield note("the server answers to any name: behind a proxy, set TIANXIA_HOSTS to your own")


def sqlite(settings: Settings) -> Iterator[Finding]:
    file = sqlite_path(settings)
    if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
        yield wrong(f"nothing can be written into {file.parent}")
        return
    room = shutil.disk_usage(file.parent).free
    left = f"{room / 1024**3:.1f} GB are left on the disk of {file}"
    yield well(left) if room > LITTLE_ROOM else wrong(left)
    if not file.exists():
        yield note(f"there is no database {file} yet: the first start makes one")
        return
    if os.name != "nt" and stat.S_IMODE(file.stat().st_mode) & 0o077:
        yield wrong(f"others can read {file}, with every seed in it: chmod 600, or start the server")
    if in_use(file):
        yield well("a server uses it now")
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    try:
        with engine.connect() as connection:
            connection.execute(text("PRAGMA query_only = ON"))
            verdict = connection.execute(text("PRAGMA quick_check")).scalar()
            if verdict != "ok":
                yield wrong(f"the database is damaged: {verdict}; restore a backup")
            yield from database(connection)
    except Exception as error:
        yield wrong(f"the database {settings.shown} cannot be read: {fault(error)}")
    finally:
        engine.dispose()


async def postgresql(settings: Settings) -> list[Finding]:
    engine = create_async_engine(settings.database, poolclass=NullPool, connect_args={"timeout": 10})
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(lambda sync: [*server_room(sync), *database(sync)])
    except Exception as error:
        return [wrong(f"the database {settings.shown} cannot be reached: {fault(error)}")]
    finally:
        await engine.dispose()


def server_room(connection: Connection) -> Iterator[Finding]:
    version = connection.execute(text("SHOW server_version")).scalar()
    most = int(connection.execute(text("SHOW max_connections")).scalar() or 0)
    yield well(f"PostgreSQL {version}: {most} connections, enough for {most // CONNECTIONS} servers")
    if connection.execute(text("SHOW synchronous_commit")).scalar() == "off":
        yield wrong("synchronous_commit is off: what was acknowledged may be lost in a crash")
    if connection.execute(text("SHOW fsync")).scalar() == "off":
        yield wrong("fsync is off: a power cut may destroy the database")


def database(connection: Connection) -> Iterator[Finding]:
    """Checks for both kinds of databases."""
    revision, newest = revision_of(connection), newest_revision()
    if revision is None:
        yield note("no tianxia has used this database yet")
        return
    if revision != newest:
        known = (
            "older; the next start brings it up to date" if revision < (newest or "") else "newer than this"
        )
        yield note(f"the database is of revision {revision}, which is {known} (this tianxia: {newest})")
        return
    count = connection.execute(select(func.count()).select_from(matches)).scalar_one()
    yield well(f"{count} matches in a database of revision {revision}")
    missing = select(func.count()).select_from(matches).where(matches.c.data.not_in(select(packs.c.digest)))
    lost = connection.execute(missing).scalar_one()
    if lost:
        yield wrong(
            f"the components of {lost} matches are not kept: start once with --data and their folders"
        )
    yield note("`tianxia upgrade-check` says whether every match still replays to what it was")


def served(url: str) -> Iterator[Finding]:
    """Check a running server from outside: HTTP, WebSockets, and whether its proxy forwards addresses."""
    from urllib.error import URLError
    from urllib.request import urlopen

    from websockets.exceptions import WebSocketException
    from websockets.sync.client import connect

    url = url.rstrip("/")
    try:
        with urlopen(f"{url}/health", timeout=10) as answer:
            health = msgspec.json.decode(answer.read())
    except (URLError, OSError, ValueError, msgspec.DecodeError) as error:
        yield wrong(f"{url}/health does not answer as a tianxia does: {error}")
        return
    yield well(f"{url} answers") if health.get("ok") else wrong(f"{url} says: {health.get('why')}")
    address = f"ws{url.removeprefix('http')}/api/matches/doctor/live"
    said = ""
    try:
        with connect(address, open_timeout=10) as wire, suppress(TimeoutError, WebSocketException):
            said = str(wire.recv(10))
    except (WebSocketException, OSError) as error:
        yield wrong(f"no WebSocket at {address}: {error}; a proxy must pass Upgrade and Connection on")
        return
    if "there is no match" in said:
        yield well("WebSockets get through")
    else:
        yield wrong(f"a WebSocket got through, but was told {said[:100]!r}")
