"""The store: matches in SQLite or PostgreSQL, through SQLAlchemy core."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from alembic.util import CommandError
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    String,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.record import Entry
from tianxia.server.operations.settings import Settings
from tianxia.server.storage.database import Result, StorageFault, Work, open_database
from tianxia.server.storage.schema import entries, guests, matches, packs, reviews, seats
from tianxia.table.frame import SeatKind
from tianxia.table.header import Header
from tianxia.table.result import Ending
from tianxia.table.terms import read_terms

MOST_LISTED = 100
DAY = 24 * 3600 * 1000  # milliseconds

# Prepared statements for every move.
ADD = insert(entries)
CHANGE = update(matches).where(matches.c.id == bindparam("which"))


class SeatRow(msgspec.Struct, frozen=True):
    """The player of one seat. An `open` seat waits for a guest with the secret of its link."""

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
    """The summary of a match for lists, so that they need no fold."""

    version: int
    over: bool
    waiting: list[int]
    winners: list[int]
    scores: list[int] | None = None  # scores of a finished match; None for old matches
    ending: Ending | None = None  # likewise

    def columns(self) -> dict[str, Any]:
        return {
            "version": self.version,
            "over": self.over,
            "waiting": msgspec.json.encode(self.waiting).decode(),
            "winners": msgspec.json.encode(self.winners).decode(),
            "scores": None if self.scores is None else msgspec.json.encode(self.scores).decode(),
            "ending": self.ending,
        }


class Listed(msgspec.Struct, frozen=True):
    """A match in a list."""

    header: Header
    summary: Summary
    seats: list[SeatRow]
    public: bool
    created: int
    owner: str = ""
    lesson: str = ""  # the name of the guided game, if this match is one


class PackRow(msgspec.Struct, frozen=True):
    """A stored pack of components."""

    digest: str
    game: str
    name: str
    built_in: bool
    content: str


class Guest(msgspec.Struct, frozen=True):
    """A guest, known by cookie. `seen` is 0 if nothing is stored."""

    id: str
    name: str = ""
    language: str = ""
    seen: int = 0


class Owned(msgspec.Struct, frozen=True):
    """The number of a guest's tables: in the lobby, unfinished, unfinished with bots alone."""

    listed: int
    unfinished: int
    of_bots: int


class Store:
    """All stored data. Every method is one transaction; after a StorageFault nothing was stored."""

    def __init__(self, settings: Settings) -> None:
        self.shared = settings.postgresql
        self.database = open_database(settings)
        self.trouble: StorageFault | None = None  # the error of the last write, if it failed

    async def open(self) -> None:
        await self.database.open()

    async def close(self) -> None:
        await self.database.close()

    async def read(self, work: Work[Result]) -> Result:
        return await self.database.read(work)

    async def write(self, work: Work[Result]) -> Result:
        try:
            result = await self.database.write(work)
        except StorageFault as fault:
            self.trouble = fault
            raise
        self.trouble = None
        return result

    async def probe(self) -> None:
        """Check that the database can be written; StorageFault if not."""

        def work(connection: Connection) -> None:
            connection.execute(insert(guests).values(id="-probe", name="", language="", seen=0))
            connection.execute(delete(guests).where(guests.c.id == "-probe"))

        await self.write(work)

    # --- guests -----------------------------------------------------------------------------------

    async def guest(self, guest: str) -> Guest:
        """The guest of that id; without a name until they choose one."""

        def work(connection: Connection) -> Guest:
            row = connection.execute(select(guests).where(guests.c.id == guest)).first()
            return Guest(*row) if row else Guest(guest)

        return await self.read(work)

    async def save_guest(self, guest: Guest) -> None:
        values = {**msgspec.structs.asdict(guest), "seen": now()}

        def work(connection: Connection) -> None:
            done = connection.execute(update(guests).where(guests.c.id == guest.id).values(**values))
            if done.rowcount == 0:
                connection.execute(insert(guests).values(**values))

        await self.write(work)

    async def forget_guests(self, before: int) -> int:
        """Delete guests without a seat or table who were last seen before then; returns their number."""
        sitting = select(seats.c.guest).where(seats.c.guest.is_not(None))
        owning = select(matches.c.owner).where(matches.c.owner.is_not(None))
        gone = delete(guests).where(
            guests.c.seen < before, guests.c.id.not_in(sitting), guests.c.id.not_in(owning)
        )
        return await self.write(lambda connection: connection.execute(gone).rowcount)

    # --- matches ------------------------------------------------------------------------------------

    async def create(
        self,
        header: Header,
        rows: Sequence[SeatRow],
        summary: Summary,
        public: bool,
        owner: str | None = None,
    ) -> int:
        """Store a new match. Returns the time, in milliseconds since 1970."""
        values = msgspec.structs.asdict(header)
        values["options"] = msgspec.json.encode(header.options).decode()
        created = now()
        values |= {"public": public, "created": created, "touched": created, "owner": owner}
        values |= summary.columns()

        def work(connection: Connection) -> None:
            connection.execute(insert(matches).values(**values))
            connection.execute(insert(seats), [msgspec.structs.asdict(row) for row in rows])

        await self.write(work)
        return created

    async def append(
        self,
        match: str,
        added: Sequence[Entry],
        summary: Summary,
        guest: str | None = None,
        at: int | None = None,
    ) -> bool:
        """Store the entries of one command, all or none. False if a number or a command is stored already.

        Also updates the seat if a player leaves it or takes it (`guest`). `at`: the time to store.
        """
        at = now() if at is None else at
        entry = added[-1]
        values = [{**msgspec.structs.asdict(one), "match": match, "at": at} for one in added]
        changed = {**summary.columns(), "touched": at, "which": match}

        def work(connection: Connection) -> None:
            connection.execute(ADD, values)
            connection.execute(CHANGE, changed)
            left = {"kind": "bot", "bot": entry.text, "guest": None, "secret": None}
            came = {"guest": guest, "name": entry.text}
            if entry.kind == "sit" or (entry.kind in ("takeover", "resign") and entry.text):
                here = and_(seats.c.match == match, seats.c.seat == entry.seat)
                connection.execute(update(seats).where(here).values(came if entry.kind == "sit" else left))

        try:
            await self.write(work)
        except IntegrityError:
            return False
        return True

    async def delete(self, match: str, version: int) -> bool:
        """Delete a match with its entries, if it is still at that version."""
        here = and_(matches.c.id == match, matches.c.version == version)

        def work(connection: Connection) -> bool:
            # an update takes the lock, so that no entry can be added meanwhile
            if connection.execute(update(matches).where(here).values(over=True)).rowcount != 1:
                return False
            for table in (entries, seats):
                connection.execute(delete(table).where(table.c.match == match))
            connection.execute(delete(matches).where(here))
            return True

        return await self.write(work)

    async def entries_after(self, match: str, version: int) -> list[Entry]:
        """The entries after a version, each with its time in seconds since the entry before."""
        columns = [entries.c[name] for name in Entry.__struct_fields__]
        query = select(*columns, matches.c.created).join(matches, matches.c.id == entries.c.match)
        query = query.where(entries.c.match == match, entries.c.number >= version).order_by(entries.c.number)
        return await self.read(lambda connection: with_times(connection.execute(query), version))

    async def seats_of(self, match: str) -> list[SeatRow]:
        query = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
        return await self.read(lambda connection: [SeatRow(*row) for row in connection.execute(query)])

    async def versions_of(self, names: list[str]) -> dict[str, int]:
        query = select(matches.c.id, matches.c.version).where(matches.c.id.in_(names))
        return await self.read(lambda connection: {row.id: row.version for row in connection.execute(query)})

    async def sit_down(self, match: str, guest: str, name: str, secret: str, public: bool) -> int | None:
        """Give a guest the open seat with that secret, or one of a public table; None if there is none."""

        def work(connection: Connection) -> int | None:
            # update first: of two concurrent guests, one waits for the other's transaction
            connection.execute(update(matches).where(matches.c.id == match).values(touched=now()))
            query = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
            there = [SeatRow(*row) for row in connection.execute(query)]
            sits = any(row.guest == guest for row in there)
            for row in there:
                if row.open and (row.secret == secret or (public and not secret and not sits)):
                    here = and_(seats.c.match == match, seats.c.seat == row.seat, seats.c.guest.is_(None))
                    taken = update(seats).where(here).values(guest=guest, name=name, secret=None)
                    if connection.execute(taken).rowcount == 1:
                        return row.seat
            return None

        return await self.write(work)

    async def save_scores(self, match: str, scores: list[int]) -> None:
        """Store the scores of a match that ended before scores were stored."""
        values = {"scores": msgspec.json.encode(scores).decode()}
        query = update(matches).where(matches.c.id == match).values(**values)
        await self.write(lambda connection: connection.execute(query))

    # --- reviews ----------------------------------------------------------------------------------

    async def review(self, match: str) -> str | None:
        """The stored review of a match."""
        query = select(reviews.c.content).where(reviews.c.match == match)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def keep_review(self, match: str, content: str) -> None:
        """Store the review of a match, in place of an earlier one."""

        def work(connection: Connection) -> None:
            connection.execute(delete(reviews).where(reviews.c.match == match))
            connection.execute(insert(reviews).values(match=match, content=content))

        try:
            await self.write(work)
        except IntegrityError:
            return  # another server was faster

    # --- packs ------------------------------------------------------------------------------------

    async def pack(self, digest: str) -> PackRow | None:
        def work(connection: Connection) -> PackRow | None:
            row = connection.execute(select(packs).where(packs.c.digest == digest)).first()
            return PackRow(*row) if row else None

        return await self.read(work)

    async def keep_pack(self, pack: PackRow) -> None:
        """Store a pack, unless it is stored."""
        if await self.pack(pack.digest) is not None:
            return
        kept = insert(packs).values(**msgspec.structs.asdict(pack))
        try:
            await self.write(lambda connection: connection.execute(kept))
        except IntegrityError:
            return  # another server was faster

    async def packs_missing(self) -> list[tuple[str, str]]:
        """Title and digest of the packs that matches use but that are not stored."""
        query = select(matches.c.game, matches.c.data).where(matches.c.data.not_in(select(packs.c.digest)))
        return await self.read(
            lambda connection: [(row.game, row.data) for row in connection.execute(query.distinct())]
        )

    # --- lists ------------------------------------------------------------------------------------

    async def match(self, match: str) -> Listed | None:
        found = await self.listed(select(matches).where(matches.c.id == match))
        return found[0] if found else None

    async def matches_of(self, guest: str) -> list[Listed]:
        """The newest matches in which a guest has a seat, without practice."""
        mine = select(seats.c.match).where(seats.c.guest == guest)
        return await self.listed(select(matches).where(matches.c.id.in_(mine), ~is_practice()))

    async def open_matches(self, most: int = MOST_LISTED, since: int = 0) -> list[Listed]:
        """The newest public matches with a free seat, active since then, with a limit for each owner."""
        owner = func.coalesce(matches.c.owner, matches.c.id)
        rank = func.row_number().over(partition_by=owner, order_by=matches.c.created.desc())
        ranked = select(matches.c.id, rank.label("rank")).where(waits_for_players(since)).subquery()
        first = select(ranked.c.id).where(ranked.c.rank <= most)
        return await self.listed(select(matches).where(matches.c.id.in_(first)))

    async def still_listed(self, names: list[str], since: int) -> list[str]:
        """The matches among these that wait for players in the lobby."""
        query = select(matches.c.id).where(matches.c.id.in_(names), waits_for_players(since))
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def owned(self, guest: str, since: int) -> Owned:
        """Count a guest's tables, for the limits. Lessons and practice do not count."""
        sits = exists().where(seats.c.match == matches.c.id, seats.c.guest == guest)
        people = exists().where(seats.c.match == matches.c.id, seats.c.kind == "person")
        mine = and_(or_(matches.c.owner == guest, sits), ~matches.c.over, ~is_lesson(), ~is_practice())
        conditions = (waits_for_players(since) & (matches.c.owner == guest), mine, mine & ~people)

        def work(connection: Connection) -> Owned:
            counts = [
                connection.execute(select(func.count()).select_from(matches).where(one)).scalar_one()
                for one in conditions
            ]
            return Owned(*counts)

        return await self.read(work)

    async def stalled(self, before: int, most: int) -> list[str]:
        """Matches without activity since then in which a bot is to move, the newest first."""
        seat = cast(seats.c.seat, String)  # one digit: a table has at most nine seats
        asked = matches.c.waiting.like(literal("%") + seat + literal("%"))
        due = exists().where(seats.c.match == matches.c.id, seats.c.kind == "bot", asked)
        query = select(matches.c.id).where(~matches.c.over, matches.c.touched < before, due)
        query = query.order_by(matches.c.touched.desc()).limit(most)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def never_started(self, before: int, most: int) -> list[tuple[str, int]]:
        """Tables without a move and without activity since then, with their versions."""
        moved = exists().where(entries.c.match == matches.c.id, entries.c.kind == "move")
        query = select(matches.c.id, matches.c.version).where(matches.c.touched < before, ~moved)
        return await self.read(
            lambda connection: [(row.id, row.version) for row in connection.execute(query.limit(most))]
        )

    async def listed(self, query: Select[Any]) -> list[Listed]:
        query = query.order_by(matches.c.created.desc()).limit(MOST_LISTED)

        def work(connection: Connection) -> list[Listed]:
            rows = connection.execute(query).all()
            if not rows:
                return []
            wanted = select(seats).where(seats.c.match.in_([row.id for row in rows])).order_by(seats.c.seat)
            there: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
            for row in connection.execute(wanted):
                there[row.match].append(SeatRow(*row))
            taught = select(entries.c.match, entries.c.text).where(says_lesson(), entries.c.match.in_(there))
            lessons = {row.match: read_terms(row.text).lesson for row in connection.execute(taught)}
            return [read_listed(row, there[row.id], lessons.get(row.id, "")) for row in rows]

        return await self.read(work)


def says_lesson() -> ColumnElement[bool]:
    """SQL condition: an entry with the terms of a guided game. It is the first one of its match."""
    return and_(entries.c.number == 1, entries.c.kind == "terms", entries.c.text.like("%lesson %"))


def is_lesson() -> ColumnElement[bool]:
    """SQL condition: a match that is a guided game."""
    return exists().where(entries.c.match == matches.c.id, says_lesson())


def is_practice() -> ColumnElement[bool]:
    """SQL condition: a match that counts for nothing: a puzzle, or a "what if"."""
    said = and_(entries.c.number == 1, entries.c.kind == "terms", entries.c.text.like("%practice %"))
    return exists().where(entries.c.match == matches.c.id, said)


def waits_for_players(since: int) -> ColumnElement[bool]:
    """SQL condition: a public match with a free seat and activity since then."""
    free = exists().where(seats.c.match == matches.c.id, seats.c.kind == "person", seats.c.guest.is_(None))
    return and_(matches.c.public, ~matches.c.over, matches.c.touched >= since, free)


def with_times(rows: Iterable[Any], version: int) -> list[Entry]:
    """Entries after a version, from rows that start with the entry of that version, if there is one."""
    found: list[Entry] = []
    before = None
    for *fields, stored, created in rows:
        entry = Entry(*fields)
        if entry.number > version:
            since = created if before is None else before
            found.append(msgspec.structs.replace(entry, at=max(0, stored - since) / 1000))
        before = stored
    return found


def read_listed(row: Any, there: list[SeatRow], lesson: str = "") -> Listed:
    options = msgspec.json.decode(row.options)
    header = Header(
        row.id, row.game, row.rules, row.data, row.seats, options, row.seed, row.format, row.start or ""
    )
    waiting, winners = msgspec.json.decode(row.waiting), msgspec.json.decode(row.winners)
    scores = None if row.scores is None else msgspec.json.decode(row.scores)
    summary = Summary(row.version, row.over, waiting, winners, scores, row.ending)
    return Listed(header, summary, there, row.public, row.created, row.owner or "", lesson)


@contextmanager
def faults_in_words(settings: Settings) -> Iterator[None]:
    """Convert database errors to a TianxiaError that names the database in one sentence."""
    try:
        yield
    except TianxiaError as error:
        raise TianxiaError(f"{settings.shown}: {error}") from None
    except (SQLAlchemyError, CommandError, PostgresError, OSError, ValueError, TypeError) as error:
        cause = getattr(error, "orig", None) or error
        said = cause.strerror if isinstance(cause, OSError) and cause.strerror else str(cause)
        why = " ".join(said.split()) or type(cause).__name__
        raise TianxiaError(f"cannot use the database {settings.shown}: {why}") from None


def now() -> int:
    return time.time_ns() // 1_000_000
