"""Scores: how well a game went, where games of different people are compared."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("score", sa.Integer()))
    op.create_index(
        "ix_tables_day_of_guild",
        "tables",
        ["guild_id", "game", "day"],
        sqlite_where=sa.text("day IS NOT NULL"),
        postgresql_where=sa.text("day IS NOT NULL"),
    )
