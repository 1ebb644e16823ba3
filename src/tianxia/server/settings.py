"""Where a server keeps things, and how much of it one client may ask for."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from tianxia.kernel.errors import TianxiaError

STATIC = Path(__file__).parent / "static"


class Settings(msgspec.Struct, frozen=True):
    """The settings of one server. Rates are per second, with bursts of ten seconds' worth."""

    database: str  # an SQLAlchemy address
    key_file: Path  # signs the cookies of guests
    data: tuple[str, ...] = ()  # corrected packs to be offered: folders, or `huang=FOLDER`
    static: Path = STATIC
    workers: int = 0  # processes for bots; 0: as many as there are cores, less one
    requests_per_second: float = 30
    messages_per_second: float = 20
    most_connections: int = 100  # WebSockets of one address
    most_hot: int = 200  # matches kept in memory

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


def make_settings(database: str = "", **others: object) -> Settings:
    """Settings from what people write: a file name or an address; nothing means a file of their own.

    TianxiaError says what is no such thing.
    """
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
