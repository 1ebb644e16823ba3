"""The store: matches in SQLite or PostgreSQL, through SQLAlchemy core."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
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
from tianxia.server.storage.schema import entries, guests, matches, packs, seats
from tianxia.table.frame import SeatKind
from tianxia.table.header import Header

MOST_LISTED = 100
DAY = 24 * 3600 * 1000  # milliseconds

# What every move writes: made once, only filled in then.
ADD = insert(entries)
CHANGE = update(matches).where(matches.c.id == bindparam("which"))


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
    owner: str = ""


class PackRow(msgspec.Struct, frozen=True):
    """A pack of components that is kept."""

    digest: str
    game: str
    name: str
    built_in: bool
    content: str


class Guest(msgspec.Struct, frozen=True):
    """Somebody with our cookie. `seen` is 0 for one of whom nothing is kept."""

    id: str
    name: str = ""
    language: str = ""
    seen: int = 0


class Owned(msgspec.Struct, frozen=True):
    """How many tables of a guest there are: in the lobby, unfinished, of bots alone and unfinished."""

    listed: int
    unfinished: int
    of_bots: int


class Store:
    """All that is kept. Every method is one transaction; StorageFault says that nothing was kept."""

    def __init__(self, settings: Settings) -> None:
        self.shared = settings.postgresql
        self.database = open_database(settings)
        self.trouble: StorageFault | None = None  # what was wrong when something was last written

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
        """Can something be written? StorageFault if not."""

        def work(connection: Connection) -> None:
            connection.execute(insert(guests).values(id="-probe", name="", language="", seen=0))
            connection.execute(delete(guests).where(guests.c.id == "-probe"))

        await self.write(work)

    # --- guests -----------------------------------------------------------------------------------

    async def guest(self, guest: str) -> Guest:
        """Who that is; somebody without a name until they give one."""

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
        """Delete the guests who were last seen before then and have no seat and no table; how many."""
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
    ) -> None:
        values = msgspec.structs.asdict(header)
        values["options"] = msgspec.json.encode(header.options).decode()
        created = now()
        values |= {"public": public, "created": created, "touched": created, "owner": owner}
        values |= summary.columns()

        def work(connection: Connection) -> None:
            connection.execute(insert(matches).values(**values))
            connection.execute(insert(seats), [msgspec.structs.asdict(row) for row in rows])

        await self.write(work)

    async def append(self, match: str, entry: Entry, summary: Summary, guest: str | None = None) -> bool:
        """Keep an entry for good; False if its number or its command is there already.

        Who leaves a seat, or sits down there (`guest`), is noted with it.
        """
        at = now()
        values = {"match": match, "at": at, **msgspec.structs.asdict(entry)}
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
        """Delete a match, if it is still at that version; entries that came before any move go with it."""
        here = and_(matches.c.id == match, matches.c.version == version)

        def work(connection: Connection) -> bool:
            # an update, not a look: nobody can add an entry before this is done
            if connection.execute(update(matches).where(here).values(over=True)).rowcount != 1:
                return False
            for table in (entries, seats):
                connection.execute(delete(table).where(table.c.match == match))
            connection.execute(delete(matches).where(here))
            return True

        return await self.write(work)

    async def entries_after(self, match: str, version: int) -> list[Entry]:
        columns = [entries.c[name] for name in Entry.__struct_fields__]
        query = select(*columns).where(entries.c.match == match, entries.c.number > version)
        query = query.order_by(entries.c.number)
        return await self.read(lambda connection: [Entry(*row) for row in connection.execute(query)])

    async def seats_of(self, match: str) -> list[SeatRow]:
        query = select(seats).where(seats.c.match == match).order_by(seats.c.seat)
        return await self.read(lambda connection: [SeatRow(*row) for row in connection.execute(query)])

    async def versions_of(self, names: list[str]) -> dict[str, int]:
        query = select(matches.c.id, matches.c.version).where(matches.c.id.in_(names))
        return await self.read(lambda connection: {row.id: row.version for row in connection.execute(query)})

    async def sit_down(self, match: str, guest: str, name: str, secret: str, public: bool) -> int | None:
        """Give a guest the open seat of that secret, or one at a public table; None if there is none."""

        def work(connection: Connection) -> int | None:
            # an update first: of two who come at once, one waits for the other
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
        """The scores of a match that ended before they were kept."""
        values = {"scores": msgspec.json.encode(scores).decode()}
        query = update(matches).where(matches.c.id == match).values(**values)
        await self.write(lambda connection: connection.execute(query))

    # --- packs ------------------------------------------------------------------------------------

    async def pack(self, digest: str) -> PackRow | None:
        def work(connection: Connection) -> PackRow | None:
            row = connection.execute(select(packs).where(packs.c.digest == digest)).first()
            return PackRow(*row) if row else None

        return await self.read(work)

    async def keep_pack(self, pack: PackRow) -> None:
        """Keep a pack, unless it is there."""
        if await self.pack(pack.digest) is not None:
            return
        kept = insert(packs).values(**msgspec.structs.asdict(pack))
        try:
            await self.write(lambda connection: connection.execute(kept))
        except IntegrityError:
            return  # another server was faster

    async def packs_missing(self) -> list[tuple[str, str]]:
        """Title and digest of the packs that matches were played with and that are not kept."""
        query = select(matches.c.game, matches.c.data).where(matches.c.data.not_in(select(packs.c.digest)))
        return await self.read(
            lambda connection: [(row.game, row.data) for row in connection.execute(query.distinct())]
        )

    # --- lists ------------------------------------------------------------------------------------

    async def match(self, match: str) -> Listed | None:
        found = await self.listed(select(matches).where(matches.c.id == match))
        return found[0] if found else None

    async def matches_of(self, guest: str) -> list[Listed]:
        """The newest matches in which a guest has a seat."""
        mine = select(seats.c.match).where(seats.c.guest == guest)
        return await self.listed(select(matches).where(matches.c.id.in_(mine)))

    async def open_matches(self, most: int = MOST_LISTED, since: int = 0) -> list[Listed]:
        """The newest public matches with a free seat, at most so many of one owner, touched since then."""
        owner = func.coalesce(matches.c.owner, matches.c.id)
        rank = func.row_number().over(partition_by=owner, order_by=matches.c.created.desc())
        ranked = select(matches.c.id, rank.label("rank")).where(waits_for_players(since)).subquery()
        first = select(ranked.c.id).where(ranked.c.rank <= most)
        return await self.listed(select(matches).where(matches.c.id.in_(first)))

    async def still_listed(self, names: list[str], since: int) -> list[str]:
        """Those of some matches that wait for players in the lobby."""
        query = select(matches.c.id).where(matches.c.id.in_(names), waits_for_players(since))
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def owned(self, guest: str, since: int) -> Owned:
        """What a guest has set up or sits at."""
        sits = exists().where(seats.c.match == matches.c.id, seats.c.guest == guest)
        people = exists().where(seats.c.match == matches.c.id, seats.c.kind == "person")
        mine = and_(or_(matches.c.owner == guest, sits), ~matches.c.over)
        conditions = (waits_for_players(since) & (matches.c.owner == guest), mine, mine & ~people)

        def work(connection: Connection) -> Owned:
            counts = [
                connection.execute(select(func.count()).select_from(matches).where(one)).scalar_one()
                for one in conditions
            ]
            return Owned(*counts)

        return await self.read(work)

    async def stalled(self, before: int, most: int) -> list[str]:
        """Matches in which a bot is to move and nothing has happened since then, the newest first."""
        seat = cast(seats.c.seat, String)  # one digit: a table has at most nine seats
        asked = matches.c.waiting.like(literal("%") + seat + literal("%"))
        due = exists().where(seats.c.match == matches.c.id, seats.c.kind == "bot", asked)
        query = select(matches.c.id).where(~matches.c.over, matches.c.touched < before, due)
        query = query.order_by(matches.c.touched.desc()).limit(most)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def never_started(self, before: int, most: int) -> list[tuple[str, int]]:
        """Tables without a move at which nothing has happened since then, with their versions."""
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
            return [read_listed(row, there[row.id]) for row in rows]

        return await self.read(work)


def waits_for_players(since: int) -> ColumnElement[bool]:
    """A public match with a free seat at which something has happened since then."""
    free = exists().where(seats.c.match == matches.c.id, seats.c.kind == "person", seats.c.guest.is_(None))
    return and_(matches.c.public, ~matches.c.over, matches.c.touched >= since, free)


def read_listed(row: Any, there: list[SeatRow]) -> Listed:
    options = msgspec.json.decode(row.options)
    header = Header(row.id, row.game, row.rules, row.data, row.seats, options, row.seed, row.format)
    waiting, winners = msgspec.json.decode(row.waiting), msgspec.json.decode(row.winners)
    scores = None if row.scores is None else msgspec.json.decode(row.scores)
    summary = Summary(row.version, row.over, waiting, winners, scores)
    return Listed(header, summary, there, row.public, row.created, row.owner or "")


@contextmanager
def faults_in_words(settings: Settings) -> Iterator[None]:
    """Whatever is wrong with the database is said in one sentence that names it."""
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
