"""Messages of a table that are yet to be retired, noted before they are posted."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "posts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("place_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_posts_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_posts"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_posts_table_id", "posts", ["table_id"])
    open_table = "FROM tables WHERE closed_at IS NULL AND"
    for kind, place, first, message in (
        ("lobby", "channel_id", "0", "lobby_message_id"),
        ("panel", "COALESCE(thread_id, channel_id)", "panel_from", "panel_message_id"),
    ):
        op.execute(
            "INSERT INTO posts (table_id, kind, place_id, first, message_id) "
            f"SELECT id, '{kind}', {place}, {first}, {message} {open_table} {message} IS NOT NULL"
        )
    op.execute(
        "INSERT INTO posts (table_id, kind, place_id, seat, first, message_id) "
        "SELECT table_id, 'hand', dm_channel_id, seat, 0, dm_message_id FROM seats "
        "WHERE dm_channel_id IS NOT NULL AND dm_message_id IS NOT NULL "
        "AND table_id IN (SELECT id FROM tables WHERE closed_at IS NULL)"
    )
