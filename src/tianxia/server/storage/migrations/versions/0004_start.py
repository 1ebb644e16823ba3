"""A match may begin from a position instead of a seed."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("start", sa.Text, nullable=True))
