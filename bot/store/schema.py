"""The tables of the database, as the newest migration leaves them.

Times are seconds since 1970, ids of guilds, channels, messages and users are Discord's.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

TREASURY = 0
"""The treasury's account. A player's account is the user's id, which is never 0."""

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("thread_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("choices", JSON, nullable=False),
    Column("locale", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("lobby_message_id", BigInteger),
    Column("panel_message_id", BigInteger),
    Column("panel_from", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("seed", LargeBinary),
    Column("options", Text),
    Column("purses", JSON, nullable=False),
    Column("announced", Integer, nullable=False),
    Column("successor", Integer),
    Column("follows", Integer, ForeignKey("tables.id")),
    Column("result", Text),
    Column("heads", Integer),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("started_at", Double),
    Column("settled_at", Double),
    Column("closed_at", Double),
    Index(None, "guild_id", "id"),
    Index(None, "guild_id", "settled_at"),
    Index(None, "follows"),
    Index(None, "host_id"),
    # An id is in the custom ids of old panels, so it is never given to another table.
    sqlite_autoincrement=True,
)
Index(
    "ix_tables_open",
    tables.c.id,
    sqlite_where=tables.c.closed_at.is_(None),
    postgresql_where=tables.c.closed_at.is_(None),
)

Index(
    "ix_tables_open_of_guild",
    tables.c.guild_id,
    tables.c.id,
    sqlite_where=tables.c.closed_at.is_(None),
    postgresql_where=tables.c.closed_at.is_(None),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("join_id", BigInteger),
    Column("joined", Boolean, nullable=False),
    Column("volunteer", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("silences", Integer, nullable=False),
    Column("dms_closed", Boolean, nullable=False),
    Column("dm_channel_id", BigInteger),
    Column("dm_message_id", BigInteger),
    UniqueConstraint("table_id", "user_id"),
    Index(None, "user_id"),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ask", Integer, nullable=False),
    Column("verb", Text, nullable=False),
    Column("picks", JSON, nullable=False),
    Column("silent", Boolean, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "ask"),
    Index(None, "table_id", "seat", "by"),
)
"""The journal: every answer that a table took."""

deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("ask", Integer, primary_key=True),
    Column("due", Double, nullable=False),
    Column("reminded", Boolean, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("alive_at", Double, nullable=False),
)
"""When a process of the bot last said that it runs."""

guilds = Table(
    "guilds",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("computers_counted", Boolean, nullable=False, server_default=false()),
    Column("locale", Text),
    Column("pace", Text, nullable=False, server_default="normal"),
    Column("channels", JSON(none_as_null=True)),
    Column("place", Text, nullable=False, server_default="thread"),
    Column("computers_allowed", Boolean, nullable=False, server_default=true()),
    Column("starters", Text, nullable=False, server_default="everyone"),
    Column("starter_role", BigInteger),
    Column("lobby_role", BigInteger),
    Column("treasury", Integer),
    Column("least_humans", Integer, nullable=False, server_default="3"),
    Column("greeted", Boolean, nullable=False, server_default=false()),
    Column("left_at", Double),
    Column("purging", Boolean, nullable=False, server_default=false()),
)
"""What a guild has settled, and since when the bot is no longer there."""

seasons = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("closed_at", Double),
    Column("treasury", Integer),
    Column("paid_out", Integer, nullable=False, server_default="0"),
    Column("ended_by", Text),
    Column("announced", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("guild_id", "number"),
)
"""``treasury`` is what it may pay out to tables, None without limit; ``paid_out`` what it has."""
Index(
    "uq_seasons_open",
    seasons.c.guild_id,
    unique=True,
    sqlite_where=seasons.c.closed_at.is_(None),
    postgresql_where=seasons.c.closed_at.is_(None),
)

UNANNOUNCED = text("closed_at IS NOT NULL AND NOT announced")
Index(
    "ix_seasons_unannounced",
    seasons.c.id,
    sqlite_where=UNANNOUNCED,
    postgresql_where=UNANNOUNCED,
)

results = Table(
    "results",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("season_id", Integer, ForeignKey("seasons.id"), nullable=False),
    Column("game", Text, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("settled_at", Double, nullable=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("alive", Boolean, nullable=False),
    Column("net", Integer, nullable=False),
    Column("due", Integer, nullable=False, server_default="0"),
    Column("executioner", Integer, nullable=False, server_default="0"),
    Column("heads", Integer, nullable=False, server_default="0"),
    Column("death", Text),
    Index(None, "user_id", "guild_id", "settled_at", "table_id"),
    Index(None, "user_id", "guild_id", "game", "counted"),
    Index(None, "season_id", "user_id"),
)
"""How each seat of a settled table ended. Guild, season, game and time are the table's, copied so
that one index answers a question about a user. ``net`` is what moved, ``due`` what the game said.
"""
_DEATHS = text("death IS NOT NULL AND counted")
Index(
    "ix_results_deaths",
    results.c.user_id,
    results.c.guild_id,
    results.c.season_id,
    results.c.game,
    results.c.death,
    sqlite_where=_DEATHS,
    postgresql_where=_DEATHS,
)

ledger = Table(
    "ledger",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("season_id", Integer, ForeignKey("seasons.id"), nullable=False),
    Column("account", BigInteger, nullable=False),
    Column("amount", Integer, CheckConstraint("amount <> 0", name="amount"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("table_id", Integer, ForeignKey("tables.id")),
    Column("at", Double, nullable=False),
    Column("act_id", Integer),
    UniqueConstraint("table_id", "account", "reason"),
    Index(None, "act_id", "account", "reason", unique=True),
    Index(None, "season_id", "account", "amount"),
    Index(None, "season_id", "id"),
    Index(None, "account", "guild_id", "id"),
)
"""Double entry, append-only: a trigger refuses anything else, but for what `permits` says. The rows
of each table, and of each act of a moderator, sum to zero."""

_WELCOME = text(f"reason = 'welcome' AND account <> {TREASURY}")
Index(
    "uq_ledger_welcome",
    ledger.c.season_id,
    ledger.c.account,
    unique=True,
    sqlite_where=_WELCOME,
    postgresql_where=_WELCOME,
)

standings = Table(
    "standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("crowns", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("executioner", Integer, nullable=False),
    Column("heads", Integer, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Index(None, "guild_id", "season", "game", "hidden", "crowns", "user_id"),
    Index(None, "user_id"),
)
"""What ledger and results add up to, written with them. Season 0 is all time, game '' all games."""

champions = Table(
    "champions",
    metadata,
    Column("season_id", Integer, ForeignKey("seasons.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("crowns", Integer, nullable=False),
    Index(None, "user_id"),
)
"""Who shared the first place when a season ended."""

members = Table(
    "members",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("left_at", Double),
    Index(None, "user_id"),
)
"""Who played or was given crowns, by the latest name; ``left_at``: no longer in the guild. It is 0
for who was erased: the time would lead from a bar that still holds to the pseudonym."""

acts = Table(
    "acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("actor_id", BigInteger, nullable=False),
    Column("actor_name", Text, nullable=False),
    Column("act", Text, nullable=False),
    Column("target_id", BigInteger),
    Column("target_name", Text),
    Column("reason", Text),
    Column("details", JSON, nullable=False),
    Column("press_id", BigInteger),
    UniqueConstraint("press_id"),
    Index(None, "guild_id", "id"),
    Index(None, "actor_id"),
    Index(None, "target_id"),
    sqlite_autoincrement=True,
)
"""What moderators did; append-only as the ledger is. ``press_id`` is Discord's id of the press that
asked for it, so that a press that comes twice does it once."""

bars = Table(
    "bars",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("until", Double),
    Column("reason", Text, nullable=False),
    Column("by_id", BigInteger, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "user_id"),
    Index(None, "by_id"),
    Index(None, "until"),
)
"""Who may not sit down at tables, until when; None is for good."""

permits = Table(
    "permits",
    metadata,
    Column("act", Text, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
)
"""What a transaction allows itself to do to append-only rows: 'erase' a user, 'purge' a guild. A
row is written and deleted within that transaction, so nobody ever finds one here."""

erasures = Table(
    "erasures",
    metadata,
    Column("user_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("nobody", BigInteger, nullable=False),
)
"""Users who are just being erased, with their pseudonyms; guild 0 says that it has begun. They are
deleted with the last of several transactions: what was interrupted can be gone on with."""
