"""The owner of a table, the time of its last activity, and the time when a guest was last seen."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("owner", sa.String(32), nullable=True))
    op.add_column("matches", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    # unknown times: 1970 for tables, which then expire; today for guests, who might come back
    op.execute("UPDATE matches SET touched = created")
    now = "CAST(EXTRACT(EPOCH FROM now()) * 1000 AS BIGINT)"
    if op.get_bind().dialect.name == "sqlite":
        now = "CAST(strftime('%s', 'now') AS INTEGER) * 1000"
    op.execute(f"UPDATE guests SET seen = {now}")
