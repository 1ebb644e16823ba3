"""How a database of any age is brought up to date. Run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 0x71A9_0A1A  # any number, as long as every server takes the same


def upgrade(connection: Connection) -> None:
    """Bring the database up to date; of several servers that start at once, one does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(alembic_config(connection), "head")


def revision_of(connection: Connection) -> str | None:
    """Which revision the database is of; None if no tianxia has ever used it."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    """The revision this version brings a database to."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def alembic_config(connection: Connection | None = None) -> Config:
    """Where Alembic finds the revisions, and the database it works on."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
