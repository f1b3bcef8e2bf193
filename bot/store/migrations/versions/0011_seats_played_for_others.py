"""Seats that somebody else plays on for their owner."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("seats", sa.Column("owner_id", sa.BigInteger()))
    op.add_column("seats", sa.Column("owner_name", sa.Text()))
    op.create_index("ix_seats_owner_id", "seats", ["owner_id"])
