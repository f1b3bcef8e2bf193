"""Seasons with treasuries, standings, guild settings, acts of moderators, bars, and privacy."""

import sqlalchemy as sa
from alembic import op

from bot.store.dialects import guarded

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

LEDGER_LASTS = (
    "id", "guild_id", "season_id", "amount", "reason", "table_id", "at", "act_id",
)  # fmt: skip
ACTS_LAST = ("id", "guild_id", "at", "act", "details", "press_id")


def upgrade() -> None:
    _guilds()
    _seasons()
    _tables_and_results()
    _court()
    _ledger()
    _standings()
    _add_up()


def _guilds() -> None:
    for column in (
        sa.Column("locale", sa.Text()),
        sa.Column("pace", sa.Text(), server_default="normal", nullable=False),
        sa.Column("channels", sa.JSON()),
        sa.Column("place", sa.Text(), server_default="thread", nullable=False),
        sa.Column("computers_allowed", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("starters", sa.Text(), server_default="everyone", nullable=False),
        sa.Column("starter_role", sa.BigInteger()),
        sa.Column("lobby_role", sa.BigInteger()),
        sa.Column("treasury", sa.Integer()),
        sa.Column("least_humans", sa.Integer(), server_default="3", nullable=False),
        sa.Column("greeted", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("left_at", sa.Double()),
        sa.Column("purging", sa.Boolean(), server_default=sa.false(), nullable=False),
    ):
        op.add_column("guilds", column)


def _seasons() -> None:
    for column in (
        sa.Column("treasury", sa.Integer()),
        sa.Column("paid_out", sa.Integer(), server_default="0", nullable=False),
        sa.Column("ended_by", sa.Text()),
        sa.Column("announced", sa.Boolean(), server_default=sa.false(), nullable=False),
    ):
        op.add_column("seasons", column)
    unsaid = sa.text("closed_at IS NOT NULL AND NOT announced")
    op.create_index(
        "ix_seasons_unannounced",
        "seasons",
        ["id"],
        sqlite_where=unsaid,
        postgresql_where=unsaid,
    )


def _tables_and_results() -> None:
    op.create_index("ix_tables_guild_id_id", "tables", ["guild_id", "id"])
    op.create_index("ix_tables_follows", "tables", ["follows"])
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    for column in (
        sa.Column("due", sa.Integer(), server_default="0", nullable=False),
        sa.Column("executioner", sa.Integer(), server_default="0", nullable=False),
        sa.Column("heads", sa.Integer(), server_default="0", nullable=False),
        sa.Column("death", sa.Text()),
    ):
        op.add_column("results", column)
    op.execute("UPDATE results SET due = net")
    op.execute(
        "UPDATE results SET executioner = 1, heads = coalesce("
        "(SELECT tables.heads FROM tables WHERE tables.id = results.table_id), 0) "
        "WHERE role = 'executioner'"
    )
    op.drop_index("ix_results_guild_id_user_id_game", "results")
    op.drop_index("ix_results_guild_id_user_id_settled_at", "results")
    op.drop_index("ix_results_season_id_user_id_counted_won", "results")
    op.create_index(
        "ix_results_user_id_guild_id_settled_at_table_id",
        "results",
        ["user_id", "guild_id", "settled_at", "table_id"],
    )
    op.create_index(
        "ix_results_user_id_guild_id_game_counted",
        "results",
        ["user_id", "guild_id", "game", "counted"],
    )
    op.create_index("ix_results_season_id_user_id", "results", ["season_id", "user_id"])
    deaths = sa.text("death IS NOT NULL AND counted")
    op.create_index(
        "ix_results_deaths",
        "results",
        ["user_id", "guild_id", "season_id", "game", "death"],
        sqlite_where=deaths,
        postgresql_where=deaths,
    )


def _court() -> None:
    op.create_table(
        "permits",
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("act", "guild_id", name="pk_permits"),
    )
    op.create_table(
        "members",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("left_at", sa.Double()),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_members"),
    )
    op.create_index("ix_members_user_id", "members", ["user_id"])
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("actor_id", sa.BigInteger(), nullable=False),
        sa.Column("actor_name", sa.Text(), nullable=False),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("target_id", sa.BigInteger()),
        sa.Column("target_name", sa.Text()),
        sa.Column("reason", sa.Text()),
        sa.Column("details", sa.JSON(), nullable=False),
        sa.Column("press_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_acts"),
        sa.UniqueConstraint("press_id", name="uq_acts_press_id"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_acts_guild_id_id", "acts", ["guild_id", "id"])
    op.create_index("ix_acts_actor_id", "acts", ["actor_id"])
    op.create_index("ix_acts_target_id", "acts", ["target_id"])
    op.create_table(
        "bars",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("until", sa.Double()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("by_name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_bars"),
    )
    op.create_index("ix_bars_user_id", "bars", ["user_id"])
    op.create_index("ix_bars_by_id", "bars", ["by_id"])
    for statement in guarded("acts", ACTS_LAST, op.get_bind().dialect.name):
        op.execute(statement)


def _ledger() -> None:
    op.add_column("ledger", sa.Column("act_id", sa.Integer()))
    op.create_index(
        "ix_ledger_act_id_account_reason", "ledger", ["act_id", "account", "reason"], unique=True
    )
    op.create_index("ix_ledger_season_id_id", "ledger", ["season_id", "id"])
    op.create_index("ix_ledger_account_guild_id_id", "ledger", ["account", "guild_id", "id"])
    op.drop_index("uq_ledger_welcome", "ledger")
    welcome = sa.text("reason = 'welcome' AND account <> 0")
    op.create_index(
        "uq_ledger_welcome",
        "ledger",
        ["season_id", "account"],
        unique=True,
        sqlite_where=welcome,
        postgresql_where=welcome,
    )
    for statement in guarded("ledger", LEDGER_LASTS, op.get_bind().dialect.name):
        op.execute(statement)


def _standings() -> None:
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("crowns", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("executioner", sa.Integer(), nullable=False),
        sa.Column("heads", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "season", "game", name="pk_standings"),
    )
    op.create_index(
        "ix_standings_guild_id_season_game_hidden_crowns_user_id",
        "standings",
        ["guild_id", "season", "game", "hidden", "crowns", "user_id"],
    )
    op.create_index("ix_standings_user_id", "standings", ["user_id"])
    op.create_table(
        "champions",
        sa.Column("season_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("crowns", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["season_id"], ["seasons.id"], name="fk_champions_season_id"),
        sa.PrimaryKeyConstraint("season_id", "user_id", name="pk_champions"),
    )
    op.create_index("ix_champions_user_id", "champions", ["user_id"])


def _add_up() -> None:
    """Fill what is new from the tables that were played before."""
    op.execute(
        "UPDATE seasons SET paid_out = coalesce((SELECT -sum(ledger.amount) FROM ledger "
        "WHERE ledger.season_id = seasons.id AND ledger.account = 0 "
        "AND ledger.reason <> 'welcome'), 0)"
    )
    op.execute(
        "INSERT INTO members (guild_id, user_id, name) "
        "SELECT guild_id, user_id, name FROM (SELECT guild_id, user_id, name, row_number() OVER "
        "(PARTITION BY guild_id, user_id ORDER BY settled_at DESC, table_id DESC) AS newest "
        "FROM results WHERE user_id IS NOT NULL) AS named WHERE newest = 1"
    )
    for season, game, net in (
        ("number", "''", "ledger.amount"),
        ("0", "''", "CASE WHEN ledger.reason = 'welcome' THEN 0 ELSE ledger.amount END"),
    ):
        op.execute(
            "INSERT INTO standings "
            "(guild_id, season, game, user_id, crowns, games, wins, executioner, heads) "
            f"SELECT ledger.guild_id, {season}, {game}, account, sum({net}), 0, 0, 0, 0 "
            "FROM ledger JOIN seasons ON seasons.id = ledger.season_id WHERE account <> 0 "
            "GROUP BY 1, 2, 3, 4"
        )
    for season, game in (("number", "''"), ("number", "game"), ("0", "''"), ("0", "game")):
        crowns = "0" if game == "''" else "sum(net)"
        op.execute(
            "INSERT INTO standings "
            "(guild_id, season, game, user_id, crowns, games, wins, executioner, heads) "
            f"SELECT results.guild_id, {season}, {game}, user_id, {crowns}, count(*), "
            "sum(CASE WHEN won THEN 1 ELSE 0 END), sum(executioner), sum(heads) "
            "FROM results JOIN seasons ON seasons.id = results.season_id "
            "WHERE counted AND user_id IS NOT NULL GROUP BY 1, 2, 3, 4 "
            "ON CONFLICT (guild_id, user_id, season, game) DO UPDATE SET "
            "crowns = standings.crowns + excluded.crowns, games = excluded.games, "
            "wins = excluded.wins, executioner = excluded.executioner, heads = excluded.heads"
        )
