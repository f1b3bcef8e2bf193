"""Tables and seats, the journal and its clocks, results, seasons and the crowns ledger."""

import sqlalchemy as sa
from alembic import op

from bot.store.dialects import append_only

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guilds",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("computers_counted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_guilds"),
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("alive_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.Double(), nullable=False),
        sa.Column("closed_at", sa.Double()),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
        sa.UniqueConstraint("guild_id", "number", name="uq_seasons_guild_id_number"),
    )
    op.create_index(
        "uq_seasons_open",
        "seasons",
        ["guild_id"],
        unique=True,
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )

    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("thread_id", sa.BigInteger()),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("locale", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("lobby_message_id", sa.BigInteger()),
        sa.Column("panel_message_id", sa.BigInteger()),
        sa.Column("panel_from", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.LargeBinary()),
        sa.Column("options", sa.Text()),
        sa.Column("purses", sa.JSON(), nullable=False),
        sa.Column("announced", sa.Integer(), nullable=False),
        sa.Column("successor", sa.Integer()),
        sa.Column("follows", sa.Integer()),
        sa.Column("result", sa.Text()),
        sa.Column("heads", sa.Integer()),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("touched_at", sa.Double(), nullable=False),
        sa.Column("started_at", sa.Double()),
        sa.Column("settled_at", sa.Double()),
        sa.Column("closed_at", sa.Double()),
        sa.ForeignKeyConstraint(["follows"], ["tables.id"], name="fk_tables_follows"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_tables_open",
        "tables",
        ["id"],
        sqlite_where=sa.text("closed_at IS NULL"),
        postgresql_where=sa.text("closed_at IS NULL"),
    )

    op.create_table(
        "answers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.Column("verb", sa.Text(), nullable=False),
        sa.Column("picks", sa.JSON(), nullable=False),
        sa.Column("silent", sa.Boolean(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_answers_table_id"),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_answers"),
        sa.UniqueConstraint("table_id", "ask", name="uq_answers_table_id_ask"),
    )
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("ask", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=False),
        sa.Column("reminded", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_deadlines_table_id"),
        sa.PrimaryKeyConstraint("table_id", "ask", name="pk_deadlines"),
    )
    op.create_table(
        "ledger",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("account", sa.BigInteger(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Integer()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.CheckConstraint("amount <> 0", name=op.f("ck_ledger_amount")),
        sa.ForeignKeyConstraint(["season_id"], ["seasons.id"], name="fk_ledger_season_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_ledger_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_ledger"),
        sa.UniqueConstraint(
            "table_id", "account", "reason", name="uq_ledger_table_id_account_reason"
        ),
    )
    op.create_index(
        "ix_ledger_season_id_account_amount", "ledger", ["season_id", "account", "amount"]
    )
    op.create_index(
        "uq_ledger_welcome",
        "ledger",
        ["guild_id", "account"],
        unique=True,
        sqlite_where=sa.text("reason = 'welcome' AND account <> 0"),
        postgresql_where=sa.text("reason = 'welcome' AND account <> 0"),
    )

    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("settled_at", sa.Double(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("alive", sa.Boolean(), nullable=False),
        sa.Column("net", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["season_id"], ["seasons.id"], name="fk_results_season_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_guild_id_user_id_game", "results", ["guild_id", "user_id", "game"])
    op.create_index(
        "ix_results_guild_id_user_id_settled_at", "results", ["guild_id", "user_id", "settled_at"]
    )
    op.create_index(
        "ix_results_season_id_user_id_counted_won",
        "results",
        ["season_id", "user_id", "counted", "won"],
    )

    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("join_id", sa.BigInteger()),
        sa.Column("joined", sa.Boolean(), nullable=False),
        sa.Column("volunteer", sa.Boolean(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("left", sa.Boolean(), nullable=False),
        sa.Column("silences", sa.Integer(), nullable=False),
        sa.Column("dms_closed", sa.Boolean(), nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger()),
        sa.Column("dm_message_id", sa.BigInteger()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.UniqueConstraint("table_id", "user_id", name="uq_seats_table_id_user_id"),
    )
    for statement in append_only("ledger", op.get_bind().dialect.name):
        op.execute(statement)
