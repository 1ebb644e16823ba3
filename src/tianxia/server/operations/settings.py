"""The settings of a server: storage and limits."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Literal

import msgspec

from tianxia.kernel.errors import TianxiaError
from tianxia.kernel.words import further_folders

STATIC = Path(__file__).parent.parent / "static"


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server. Each can be set in the environment: TIANXIA_WORKERS=3, lists with commas."""

    database: str  # an SQLAlchemy address
    key_file: Path  # signs the cookies of guests
    data: tuple[str, ...] = ()  # corrected packs to offer: folders, or `huang=FOLDER`
    words: tuple[Path, ...] = ()  # folders with more languages, or with replacements of sentences
    static: Path = STATIC
    processes: int = 1  # server processes, which share the limits; more than one need PostgreSQL
    workers: int = 0  # processes for bots; 0: one less than the number of cores
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks that name the client
    hosts: tuple[str, ...] = ()  # host names this server answers to; empty: any
    metrics_token: str = ""  # opens /metrics to other machines: Authorization: Bearer TOKEN
    log: Literal["plain", "json"] = "plain"

    # Limits of one address. In IPv6 an address is a network of 64 bits.
    connections_per_second: float = 20  # new ones; burst of ten seconds' worth
    requests_per_second: float = 30  # burst of ten seconds' worth
    work_per_second: float = 250  # milliseconds of processor time; burst of two seconds' worth
    most_connections: int = 100  # WebSockets
    most_sockets: int = 256  # connections of any kind
    tables_per_hour: float = 60  # new matches; burst of half of them
    practices_per_hour: float = 240  # new puzzles and "what if"; burst of half of them
    guests_per_hour: float = 120  # new names; burst of half of them
    most_public: int = 10  # tables in the lobby that wait for players

    messages_per_second: float = 20  # messages of one WebSocket; burst of ten seconds' worth

    # One guest.
    most_listed: int = 3  # tables in the lobby that wait for players
    most_unfinished: int = 60  # matches
    most_bot_matches: int = 2  # matches between bots alone, at the same time

    # All together.
    most_open: int = 4000  # connections
    header_seconds: float = 10  # time limit for the header of a request
    body_seconds: float = 20  # time limit for its body
    most_hot: int = 200  # matches kept in memory without watchers
    most_entries: int = 5000  # moves of one match
    most_seat_entries: int = 300  # entries of one seat in one match, without moves and undos
    most_undos: int = 300  # moves that one seat takes back in one match
    unstarted_days: float = 14  # a table without a move is deleted after this
    listed_hours: float = 48  # a table leaves the lobby after this
    guest_days: float = 400  # a guest without a seat is deleted this long after the last visit

    @property
    def postgresql(self) -> bool:
        return self.database.startswith("postgresql")

    @property
    def dsn(self) -> str:
        """The database's address in the form of PostgreSQL's own tools."""
        return self.database.replace("postgresql+asyncpg:", "postgresql:", 1)

    @property
    def shown(self) -> str:
        """The database's name for messages: a file, or an address without its password."""
        scheme, _, rest = self.database.partition("://")
        if scheme.startswith("sqlite"):
            return rest.removeprefix("/")
        return f"{scheme.partition('+')[0]}://{rest.rpartition('@')[2]}"


def data_folder() -> Path:
    """The folder for this user's application data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tianxia"


def from_environment() -> dict[str, Any]:
    """Settings from the environment: TIANXIA_ and the name; TIANXIA_DB and TIANXIA_KEY are short forms."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        short = {"database": "DB", "key_file": "KEY"}.get(field.name, field.name.upper())
        text = os.environ.get(f"TIANXIA_{short}")
        if text is None:
            continue
        if field.name == "words":
            found[field.name] = further_folders()
            continue
        if field.type == tuple[str, ...]:
            found[field.name] = tuple(one.strip() for one in text.split(",") if one.strip())
            continue
        if field.type is Path:
            found[field.name] = Path(text).expanduser()
            continue
        try:
            found[field.name] = msgspec.convert(text, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise TianxiaError(f"TIANXIA_{short}={text}: {error}") from None
    return found


def make_settings(database: str = "", **others: Any) -> Settings:
    """Settings from the command line. TianxiaError names a value that cannot be used.

    A database is a file name or an address. Without one, the environment decides; if it does not, the
    database is a file in the user's data folder.
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
