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
    # An id is in the custom ids of old panels, so it is never given to another table.
    sqlite_autoincrement=True,
)
Index(
    "ix_tables_open",
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
)

seasons = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("closed_at", Double),
    UniqueConstraint("guild_id", "number"),
)
Index(
    "uq_seasons_open",
    seasons.c.guild_id,
    unique=True,
    sqlite_where=seasons.c.closed_at.is_(None),
    postgresql_where=seasons.c.closed_at.is_(None),
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
    Index(None, "guild_id", "user_id", "settled_at"),
    Index(None, "guild_id", "user_id", "game"),
    Index(None, "season_id", "user_id", "counted", "won"),
)
"""How each seat of a settled table ended. Guild, season, game and time are the table's, copied so
that one index answers a question about a user."""

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
    UniqueConstraint("table_id", "account", "reason"),
    Index(None, "season_id", "account", "amount"),
)
"""Double entry, append-only (a trigger refuses anything else). Each table's rows sum to zero."""

_WELCOME = text(f"reason = 'welcome' AND account <> {TREASURY}")
Index(
    "uq_ledger_welcome",
    ledger.c.guild_id,
    ledger.c.account,
    unique=True,
    sqlite_where=_WELCOME,
    postgresql_where=_WELCOME,
)
