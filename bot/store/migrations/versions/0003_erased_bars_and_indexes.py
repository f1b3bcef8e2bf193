"""Erasing in steps and without a trace in bars; indexes for a guild's tables."""

import sqlalchemy as sa
from alembic import op

from bot.store.dialects import guarded

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ACTS_LAST = ("id", "guild_id", "at", "act", "press_id")


def upgrade() -> None:
    for statement in guarded(
        "acts", ACTS_LAST, op.get_bind().dialect.name, emptied={"details": "bar"}
    ):
        op.execute(statement)
    _part_erased_from_bars()
    op.create_table(
        "erasures",
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("nobody", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", name="pk_erasures"),
    )
    unfinished = sa.text("closed_at IS NULL")
    op.create_index(
        "ix_tables_open_of_guild",
        "tables",
        ["guild_id", "id"],
        sqlite_where=unfinished,
        postgresql_where=unfinished,
    )
    op.create_index("ix_tables_guild_id_settled_at", "tables", ["guild_id", "settled_at"])


def _part_erased_from_bars() -> None:
    """Do for those who were erased before what erasing does now."""
    op.execute("INSERT INTO permits (act, guild_id) VALUES ('erase', 0)")
    op.execute(
        "UPDATE acts SET target_id = NULL, target_name = NULL, details = '{}' "
        "WHERE act IN ('bar', 'lift-bar') AND target_id < 0"
    )
    op.execute("DELETE FROM permits")
    op.execute(
        "UPDATE bars SET by_id = 0, by_name = '', at = coalesce((SELECT max(members.left_at) "
        "FROM members WHERE members.guild_id = bars.guild_id AND members.user_id < 0), 0) "
        "WHERE name = '' AND reason = ''"
    )
    op.execute("UPDATE members SET left_at = 0 WHERE user_id < 0")
