"""How a match ended, so that lists can tell a draw from an end by agreement; reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # matches that are already over have no ending: only a replay would find it
    op.add_column("matches", sa.Column("ending", sa.String(10), nullable=True))
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
    )
