"""Where a server keeps things, and how much of it one client may ask for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import msgspec

from tianxia.kernel.errors import TianxiaError

STATIC = Path(__file__).parent.parent / "static"


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server. Each can be set in the environment: TIANXIA_WORKERS=3, lists with commas."""

    database: str  # an SQLAlchemy address
    key_file: Path  # signs the cookies of guests
    data: tuple[str, ...] = ()  # corrected packs to be offered: folders, or `huang=FOLDER`
    static: Path = STATIC
    workers: int = 0  # processes for bots; 0: as many as there are cores, less one
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # may say whom they ask for; networks too
    hosts: tuple[str, ...] = ()  # names this server answers to; none: to any
    log: Literal["plain", "json"] = "plain"

    # One address. IPv6 counts by networks of 64 bits.
    requests_per_second: float = 30  # and ten seconds' worth at once
    work_per_second: float = 250  # milliseconds of processor time, and two seconds' worth at once
    most_connections: int = 100  # WebSockets
    most_sockets: int = 256  # connections of any kind
    tables_per_hour: float = 60  # new matches; half of them at once
    guests_per_hour: float = 120  # new names; half of them at once
    most_public: int = 10  # tables in the lobby that wait for players

    messages_per_second: float = 20  # of one WebSocket, and ten seconds' worth at once

    # One guest.
    most_listed: int = 3  # tables in the lobby that wait for players
    most_unfinished: int = 60  # matches
    most_bot_matches: int = 2  # that bots play among themselves

    # All together.
    most_open: int = 4000  # connections
    header_seconds: float = 10  # until a request has said what it wants
    body_seconds: float = 20  # until it has said all of it
    most_hot: int = 200  # matches kept in memory though nobody looks at them
    most_entries: int = 5000  # of one match
    unstarted_days: float = 14  # a table without a move is kept so long
    listed_hours: float = 48  # and one in the lobby so long
    guest_days: float = 400  # a guest who has no seat anywhere, and does not come back, is kept so long

    @property
    def postgresql(self) -> bool:
        return self.database.startswith("postgresql")

    @property
    def dsn(self) -> str:
        """The database's address as PostgreSQL's own tools write it."""
        return self.database.replace("postgresql+asyncpg:", "postgresql:", 1)

    @property
    def shown(self) -> str:
        """The database as a message may name it: a file, or an address without its password."""
        scheme, _, rest = self.database.partition("://")
        if scheme.startswith("sqlite"):
            return rest.removeprefix("/")
        return f"{scheme.partition('+')[0]}://{rest.rpartition('@')[2]}"


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tianxia"


def from_environment() -> dict[str, Any]:
    """What the environment says: TIANXIA_ and the name of a setting; TIANXIA_DB and TIANXIA_KEY for short."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        short = {"database": "DB", "key_file": "KEY"}.get(field.name, field.name.upper())
        text = os.environ.get(f"TIANXIA_{short}")
        if text is None:
            continue
        if field.type == tuple[str, ...]:
            found[field.name] = tuple(one.strip() for one in text.split(",") if one.strip())
            continue
        try:
            found[field.name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise TianxiaError(f"TIANXIA_{short}={text}: {error}") from None
    return found


def make_settings(database: str = "", **others: Any) -> Settings:
    """Settings from what people write: a file name or an address; nothing means what the environment says,
    or a file of their own.

    TianxiaError says what is no such thing.
    """
    others = {**from_environment(), **others}
    database = database or others.pop("database", "")
    others.pop("database", None)
    if "://" not in database:
        try:
            file = Path(database or data_folder() / "tianxia.db").expanduser().absolute()
        except RuntimeError as error:
            raise TianxiaError(f"{database or 'the folder of your own'}: {error}; name a file") from None
        file.parent.mkdir(parents=True, exist_ok=True)
        others.setdefault("key_file", file.with_name(file.name + ".key"))
        database = f"sqlite+aiosqlite:///{file}"
    scheme, rest = database.split("://", 1)
    if scheme in ("postgresql", "postgres"):
        database = f"postgresql+asyncpg://{rest}"
    elif scheme == "sqlite":
        database = f"sqlite+aiosqlite://{rest}"
    elif scheme not in ("postgresql+asyncpg", "sqlite+aiosqlite"):
        raise TianxiaError(f"a database is a file, sqlite:// or postgresql://, not {scheme}://")
    others.setdefault("key_file", data_folder() / "tianxia.key")
    return msgspec.convert({"database": database, **others}, Settings)
