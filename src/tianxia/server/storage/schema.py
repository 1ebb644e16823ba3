"""The tables of the database. A test compares them with the result of `migrations/`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("seen", BigInteger, nullable=False),  # milliseconds since 1970, rounded to a day
)

# Columns from `version` on are computed from the entries, and stored so that lists need not fold matches.
matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("format", Integer, nullable=False),  # version of the notation in its entries
    Column("start", Text, nullable=True),  # the first position, if the match did not begin with a new game
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970
    Column("owner", String(32), nullable=True),  # the guest who set the table
    Column("touched", BigInteger, nullable=False),  # when somebody last moved or sat down
    Column("version", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("scores", Text, nullable=True),  # scores of a finished match; null for old matches
    Column("ending", String(10), nullable=True),  # an `Ending`, of a finished match; null for old matches
    Index("matches_open", "over", "public"),
)

# The current players. `secret` is the hash of an invitation's secret; a link is shown once.
seats = Table(
    "seats",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("guest", String(32), nullable=True),
    Column("secret", String(64), nullable=True),
    Index("seats_guest", "guest"),
)

# Append-only. The two unique keys make several servers safe.
entries = Table(
    "entries",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("to", Integer, nullable=False),
    Column("command", String(64), nullable=False),
    Column("check", String(16), nullable=False),  # fingerprint of the position; most entries have none
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "command", name="entries_command"),
)

# The reviews of finished matches by bots, as JSON.
reviews = Table(
    "reviews",
    metadata,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("content", Text, nullable=False),
)

# The components of every match here, as `Pack.to_json` writes them.
packs = Table(
    "packs",
    metadata,
    Column("digest", String(80), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),  # name of the folder with the corrections
    Column("built_in", Boolean, nullable=False),  # shipped with this version or an earlier one
    Column("content", Text, nullable=False),
)
