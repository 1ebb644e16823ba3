"""The store: matches in SQLite or PostgreSQL, through SQLAlchemy core."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
from alembic.util import CommandError
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Select, and_, delete, event, insert, or_, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.record import Entry
from tianxia.server.migrations import upgrade
from tianxia.server.schema import entries, guests, matches, packs, seats
from tianxia.server.settings import Settings
from tianxia.table.frame import SeatKind
from tianxia.table.header import Header

MOST_LISTED = 100


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits at one seat. An `open` one waits for whoever brings the secret of its link."""

    match: str
    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    guest: str | None = None
    secret: str | None = None

    @property
    def open(self) -> bool:
        return self.kind == "person" and self.guest is None


class Summary(msgspec.Struct, frozen=True):
    """What lists show of a match, without a fold."""

    version: int
    over: bool
    waiting: list[int]
    winners: list[int]
    scores: list[int] | None = None  # when it is over; None where it ended before they were kept

    def columns(self) -> dict[str, Any]:
        return {
            "version": self.version,
            "over": self.over,
            "waiting": msgspec.json.encode(self.waiting).decode(),
            "winners": msgspec.json.encode(self.winners).decode(),
            "scores": None if self.scores is None else msgspec.json.encode(self.scores).decode(),
        }


class Listed(msgspec.Struct, frozen=True):
    """A match as a list has it."""

    header: Header
    summary: Summary
    seats: list[SeatRow]
    public: bool
    created: int


class PackRow(msgspec.Struct, frozen=True):
    """A pack of components that is kept."""

    digest: str
    game: str
    name: str
    built_in: bool
    content: str


class Guest(msgspec.Struct, frozen=True):
    """Somebody with our cookie."""

    id: str
    name: str = ""
    language: str = ""


class Store:
    """All that is kept. Every method is one transaction."""

    def __init__(self, settings: Settings) -> None:
        self.shared = settings.postgresql
        self.engine: AsyncEngine = create_async_engine(settings.database, pool_pre_ping=self.shared)
        if not self.shared:
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        await self.engine.dispose()

    # --- guests -----------------------------------------------------------------------------------

    async def guest(self, guest: str) -> Guest:
        """Who that is; somebody without a name until they give one."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(guests).where(guests.c.id == guest))).first()
        return Guest(*row) if row else Guest(guest)

    async def save_guest(self, guest: Guest) -> None:
        values = msgspec.structs.asdict(guest)
        async with self.engine.begin() as connection:
            done = await connection.execute(update(guests).where(guests.c.id == guest.id).values(**values))
            if done.rowcount == 0:
                await connection.execute(insert(guests).values(**values))

    # --- matches ------------------------------------------------------------------------------------

    async def create(self, header: Header, rows: Sequence[SeatRow], summary: Summary, public: bool) -> None:
        values = msgspec.structs.asdict(header)
        values["options"] = msgspec.json.encode(header.options).decode()
        values |= {"public": public, "created": now(), **summary.columns()}
        async with self.engine.begin() as connection:
            await connection.execute(insert(matches).values(**values))
            await connection.execute(insert(seats), [msgspec.structs.asdict(row) for row in rows])

    async def append(self, match: str, entry: Entry, summary: Summary, guest: str | None = None) -> bool:
        """Keep an entry for good; False if its number or its command is there already.

        Who leaves a seat, or sits down there (`guest`), is noted with it.
        """
        values = {"match": match, "at": now(), **msgspec.structs.asdict(entry)}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(entries).values(**values))
                await connection.execute(
                    update(matches).where(matches.c.id == match).values(**summary.columns())
                )
                here = and_(seats.c.match == match, seats.c.seat == entry.seat)
                if entry.kind in ("takeover", "resign") and entry.text:
                    left = {"kind": "bot", "bot": entry.text, "guest": None, "secret": None}
                    await connection.execute(update(seats).where(here).values(**left))
                elif entry.kind == "sit":
                    taken = {"guest": guest, "name": entry.text}
                    await connection.execute(update(seats).where(here).values(**taken))
        except IntegrityError:
            return False
        return True

    async def delete(self, match: str, version: int) -> bool:
        """Delete a match, if it is still at that version; entries that came before any move go with it."""
        async with self.engine.begin() as connection:
            here = and_(matches.c.id == match, matches.c.version == version)
            # an update, not a look: nobody can add an entry before this is done
            if (await connection.execute(update(matches).where(here).values(over=True))).rowcount != 1:
                return False
            for table in (entries, seats):
                await connection.execute(delete(table).where(table.c.match == match))
            await connection.execute(delete(matches).where(here))
        return True

    async def entries_after(self, match: str, version: int) -> list[Entry]:
        columns = [entries.c[name] for name in Entry.__struct_fields__]
        query = select(*columns).where(entries.c.match == match, entries.c.number > version)
        async with self.engine.connect() as connection:
            rows = await connection.execute(query.order_by(entries.c.number))
            return [Entry(*row) for row in rows]

    async def seats_of(self, match: str) -> list[SeatRow]:
        query = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
        async with self.engine.connect() as connection:
            return [SeatRow(*row) for row in await connection.execute(query)]

    async def versions_of(self, names: list[str]) -> dict[str, int]:
        query = select(matches.c.id, matches.c.version).where(matches.c.id.in_(names))
        async with self.engine.connect() as connection:
            return {row.id: row.version for row in await connection.execute(query)}

    async def sit_down(self, match: str, guest: str, name: str, secret: str, public: bool) -> int | None:
        """Give a guest the open seat of that secret, or of a public table; None if there is none."""
        free = [row for row in await self.seats_of(match) if row.open]
        for row in free:
            if row.secret == secret or (public and not secret):
                here = and_(seats.c.match == match, seats.c.seat == row.seat, seats.c.guest.is_(None))
                async with self.engine.begin() as connection:
                    taken = await connection.execute(
                        update(seats).where(here).values(guest=guest, name=name, secret=None)
                    )
                if taken.rowcount == 1:
                    return row.seat
        return None

    async def save_scores(self, match: str, scores: list[int]) -> None:
        """The scores of a match that ended before they were kept."""
        values = {"scores": msgspec.json.encode(scores).decode()}
        async with self.engine.begin() as connection:
            await connection.execute(update(matches).where(matches.c.id == match).values(**values))

    # --- packs ------------------------------------------------------------------------------------

    async def pack(self, digest: str) -> PackRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(packs).where(packs.c.digest == digest))).first()
        return PackRow(*row) if row else None

    async def keep_pack(self, pack: PackRow) -> None:
        """Keep a pack, unless it is there."""
        there = select(packs.c.digest).where(packs.c.digest == pack.digest)
        with suppress(IntegrityError):  # another server was faster
            async with self.engine.begin() as connection:
                if (await connection.execute(there)).first() is None:
                    await connection.execute(insert(packs).values(**msgspec.structs.asdict(pack)))

    async def packs_missing(self) -> list[tuple[str, str]]:
        """Title and digest of the packs that matches were played with and that are not kept."""
        query = select(matches.c.game, matches.c.data).where(matches.c.data.not_in(select(packs.c.digest)))
        async with self.engine.connect() as connection:
            return [(row.game, row.data) for row in await connection.execute(query.distinct())]

    # --- lists ------------------------------------------------------------------------------------

    async def match(self, match: str) -> Listed | None:
        found = await self.listed(select(matches).where(matches.c.id == match))
        return found[0] if found else None

    async def matches_of(self, guest: str) -> list[Listed]:
        """The newest matches in which a guest has a seat."""
        mine = select(seats.c.match).where(seats.c.guest == guest)
        return await self.listed(select(matches).where(matches.c.id.in_(mine)))

    async def open_matches(self) -> list[Listed]:
        """The newest public matches with a free seat."""
        free = select(seats.c.match).where(seats.c.kind == "person", seats.c.guest.is_(None))
        query = select(matches).where(matches.c.public, ~matches.c.over, matches.c.id.in_(free))
        return await self.listed(query)

    async def unfinished_with_bots(self) -> list[str]:
        """The matches a bot may have to go on with."""
        robots = select(seats.c.match).where(seats.c.kind == "bot")
        query = select(matches.c.id).where(~matches.c.over, matches.c.id.in_(robots))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query.order_by(matches.c.created.desc()))).scalars())

    async def listed(self, query: Select[Any]) -> list[Listed]:
        async with self.engine.connect() as connection:
            rows = (
                await connection.execute(query.order_by(matches.c.created.desc()).limit(MOST_LISTED))
            ).all()
            if not rows:
                return []
            wanted = select(seats).where(or_(*(seats.c.match == row.id for row in rows)))
            there = [SeatRow(*row) for row in await connection.execute(wanted.order_by(seats.c.seat))]
        return [read_listed(row, [seat for seat in there if seat.match == row.id]) for row in rows]


def read_listed(row: Any, there: list[SeatRow]) -> Listed:
    options = msgspec.json.decode(row.options)
    header = Header(row.id, row.game, row.rules, row.data, row.seats, options, row.seed, row.format)
    waiting, winners = msgspec.json.decode(row.waiting), msgspec.json.decode(row.winners)
    scores = None if row.scores is None else msgspec.json.decode(row.scores)
    summary = Summary(row.version, row.over, waiting, winners, scores)
    return Listed(header, summary, there, row.public, row.created)


@contextmanager
def faults_in_words(settings: Settings) -> Iterator[None]:
    """Whatever is wrong with the database is said in one sentence that names it."""
    try:
        yield
    except TianxiaError as error:
        raise TianxiaError(f"{settings.shown}: {error}") from None
    except (SQLAlchemyError, CommandError, PostgresError, OSError, ValueError, TypeError) as error:
        cause = getattr(error, "orig", None) or error
        why = " ".join(str(cause).split()) or type(cause).__name__
        raise TianxiaError(f"cannot use the database {settings.shown}: {why}") from None


def now() -> int:
    return time.time_ns() // 1_000_000


def prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers never wait for the writer, and what was committed survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=30000")
    cursor.close()
