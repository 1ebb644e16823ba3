"""The format of a match's words, fingerprints of positions, final scores, and the packs of components."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # existing matches were written in format 1, without fingerprints
    op.add_column("matches", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("scores", sa.Text, nullable=True))
    op.add_column("entries", sa.Column("check", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "packs",
        sa.Column("digest", sa.String(80), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("built_in", sa.Boolean, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
