"""Migrations from every earlier revision. They run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

LOCK = 0x71A9_0A1A  # an arbitrary number, the same for every server


def upgrade(connection: Connection) -> None:
    """Migrate the database. If several servers start together, one of them does it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(alembic_config(connection), "head")


def revision_of(connection: Connection) -> str | None:
    """The database's revision; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    """The newest revision."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def alembic_config(connection: Connection | None = None) -> Config:
    """The Alembic configuration: revisions and connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
