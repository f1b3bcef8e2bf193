"""Deals that are the same for everybody on a day, and the keys that they come from."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "day_keys",
        sa.Column("last_day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first_day", sa.Integer(), nullable=False),
        sa.Column("last_key", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("last_day", name="pk_day_keys"),
    )
    op.add_column("tables", sa.Column("day", sa.Integer()))
    op.create_index(
        "uq_tables_day",
        "tables",
        ["game", "host_id", "day"],
        unique=True,
        sqlite_where=sa.text("day IS NOT NULL"),
        postgresql_where=sa.text("day IS NOT NULL"),
    )
