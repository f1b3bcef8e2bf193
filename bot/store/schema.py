"""The tables of the database, as the newest version has them.

Times are seconds since 1970, ids of guilds, channels, messages and users are Discord's.
"""

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData(
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


def _table(name: str, *parts: Any, **options: Any) -> sa.Table:
    return sa.Table(name, metadata, *parts, **options)


def _index(name: str, rows: Any, *columns: Any, unique: bool = False) -> None:
    """Have an index of these rows alone."""
    sa.Index(name, *columns, unique=unique, sqlite_where=rows, postgresql_where=rows)


tables = _table(
    "tables",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("thread_id", sa.BigInteger),
    sa.Column("host_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules_version", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("pace", sa.Text, nullable=False),
    sa.Column("choices", sa.JSON, nullable=False),
    sa.Column("locale", sa.Text, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Column("seed", sa.LargeBinary),
    sa.Column("options", sa.Text),
    sa.Column("purses", sa.JSON, nullable=False),
    sa.Column("planned_for", sa.Double),
    sa.Column("called_for", sa.Double),
    sa.Column("told", sa.Integer, nullable=False),
    sa.Column("beats", sa.Integer, nullable=False),
    sa.Column("successor", sa.Integer),
    sa.Column("day", sa.Integer),
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("follows", sa.Integer, sa.ForeignKey("tables.id"), index=True),
    sa.Column("result", sa.Text),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("touched_at", sa.Double, nullable=False),
    sa.Column("started_at", sa.Double),
    sa.Column("settled_at", sa.Double),
    sa.Column("closed_at", sa.Double),
    sa.Index(None, "guild_id", "id"),
    sa.Index(None, "guild_id", "settled_at"),
    # An id is in the custom ids of old panels, so it is never given to another table.
    sqlite_autoincrement=True,
)
_OPEN, _DAILY = tables.c.closed_at.is_(None), tables.c.day.is_not(None)
_index("ix_tables_open", _OPEN, tables.c.id)
_index("ix_tables_open_of_guild", _OPEN, tables.c.guild_id, tables.c.id)
_index("uq_tables_day", _DAILY, tables.c.game, tables.c.host_id, tables.c.day, unique=True)
_index("ix_tables_day_of_guild", _DAILY, tables.c.guild_id, tables.c.game, tables.c.day)

day_keys = _table(
    "day_keys",
    sa.Column("last_day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("first_day", sa.Integer, nullable=False),
    sa.Column("last_key", sa.LargeBinary, nullable=False),
)
"""Chains of keys for the dice of days, each with its last key: the others follow from it."""

day_tries = _table(
    "day_tries",
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mark", sa.LargeBinary, primary_key=True),
)
"""Who has had a day's try, as `mark_of` hides it: it outlives what is erased or purged, and goes
when the day is over."""

seats = _table(
    "seats",
    sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.BigInteger, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("join_id", sa.BigInteger),
    sa.Column("joined", sa.Boolean, nullable=False),
    sa.Column("maybe", sa.Boolean, nullable=False),
    sa.Column("volunteer", sa.Boolean, nullable=False),
    sa.Column("novice", sa.Boolean, nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("silences", sa.Integer, nullable=False),
    sa.Column("dms_closed", sa.Boolean, nullable=False),
    sa.Column("dm_channel_id", sa.BigInteger),
    sa.Column("cards_in_dm", sa.Boolean, nullable=False),
    sa.Column("wants_end", sa.Boolean, nullable=False),
    sa.Column("offered", sa.Boolean, nullable=False),
    sa.Column("owner_id", sa.BigInteger, index=True),
    sa.Column("owner_name", sa.Text),
    sa.Column("locale", sa.Text),
    sa.Column("since", sa.Integer),
    sa.Column("owned_until", sa.Integer),
    sa.UniqueConstraint("table_id", "user_id"),
)

answers = _table(
    "answers",
    sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("ask", sa.Integer, nullable=False),
    sa.Column("verb", sa.Text, nullable=False),
    sa.Column("picks", sa.JSON, nullable=False),
    sa.Column("silent", sa.Boolean, nullable=False),
    sa.Column("by", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("table_id", "ask"),
    sa.Index(None, "table_id", "seat", "by"),
)
"""The journal: every answer that a table took."""

deadlines = _table(
    "deadlines",
    sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("ask", sa.Integer, primary_key=True),
    sa.Column("due", sa.Double, nullable=False),
    sa.Column("reminded", sa.Boolean, nullable=False),
)

posts = _table(
    "posts",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("place_id", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("first", sa.Integer, nullable=False),
    sa.Column("told", sa.Integer, nullable=False),
    sa.Column("message_id", sa.BigInteger),
    sa.Column("mark", sa.Text, nullable=False),
    # A post's nonce is made of its id, so no id is ever given again.
    sqlite_autoincrement=True,
)
"""Messages of a table that are yet to be retired, written before Discord is asked to post them: one
without an id may be there or not. Without a message there is no row."""

processes = _table(
    "processes",
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("beat", sa.BigInteger, nullable=False),
    sa.Column("heard_at", sa.Double, nullable=False),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("most", sa.Integer),
    sa.Column("wanted", sa.Integer),
    sa.Column("well", sa.Boolean, nullable=False),
)
"""The processes that are the bot now; who is not among them writes nothing. ``beat`` counts how
often one has said that it is there."""

shards = _table(
    "shards",
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("holder", sa.Text, index=True),
    sa.Column("alive_at", sa.Double),
    sa.Column("cut_off", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""The shards of the bot, and who has each. ``alive_at``: when they last said so, from which clocks
get back the time that nobody was there; ``cut_off``: they did not leave of their own accord."""

identifies = _table(
    "identifies",
    sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("next_at", sa.Double, nullable=False),
)
"""When the next shard of a bucket may begin a session with Discord, by the database's clock."""

handovers = _table(
    "handovers",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("shard", sa.Integer, index=True),
    sa.Column("sender", sa.Text, nullable=False),
    sa.Column("taken_by", sa.Text),
    sa.Column("body", sa.JSON, nullable=False),
    sa.Column("at", sa.Double, nullable=False, index=True),
    sqlite_autoincrement=True,
)
"""What one process hands to the one that has a shard, or, without a shard, tells all others. A row
lives for seconds."""

guilds = _table(
    "guilds",
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("computers_counted", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("locale", sa.Text),
    sa.Column("pace", sa.Text, nullable=False, server_default="normal"),
    sa.Column("channels", sa.JSON(none_as_null=True)),
    sa.Column("games", sa.JSON(none_as_null=True)),
    sa.Column("place", sa.Text, nullable=False, server_default="thread"),
    sa.Column("computers_allowed", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("starters", sa.Text, nullable=False, server_default="everyone"),
    sa.Column("starter_role", sa.BigInteger),
    sa.Column("lobby_role", sa.BigInteger),
    sa.Column("treasury", sa.Integer),
    sa.Column("time_zone", sa.Text),
    sa.Column("least_humans", sa.Integer, nullable=False, server_default="3"),
    sa.Column("greeted", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("left_at", sa.Double),
    sa.Column("purging", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""What a guild has settled, and since when the bot is no longer there."""

seasons = _table(
    "seasons",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("opened_at", sa.Double, nullable=False),
    sa.Column("closed_at", sa.Double),
    sa.Column("treasury", sa.Integer),
    sa.Column("paid_out", sa.Integer, nullable=False, server_default="0"),
    sa.Column("ended_by", sa.Text),
    sa.Column("announced", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("guild_id", "number"),
)
"""``treasury`` is what it may pay out to tables, None without limit; ``paid_out`` what it has."""
_index("uq_seasons_open", seasons.c.closed_at.is_(None), seasons.c.guild_id, unique=True)

UNANNOUNCED = sa.text("closed_at IS NOT NULL AND NOT announced")
_index("ix_seasons_unannounced", UNANNOUNCED, seasons.c.id)

results = _table(
    "results",
    sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("season_id", sa.Integer, sa.ForeignKey("seasons.id"), nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("counted", sa.Boolean, nullable=False),
    sa.Column("settled_at", sa.Double, nullable=False),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("alive", sa.Boolean, nullable=False),
    sa.Column("net", sa.Integer, nullable=False),
    sa.Column("due", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer),
    sa.Index(None, "user_id", "guild_id", "settled_at", "table_id"),
    # All that is asked about a user's statistics and medals: the rows themselves need not be read.
    sa.Index(
        "ix_results_of_user",
        "user_id", "guild_id", "game", "counted", "season_id", "table_id", "seat",
        "role", "won", "alive", "settled_at",
    ),
    sa.Index(None, "season_id", "user_id"),
)  # fmt: skip
"""How each seat of a settled table ended. Guild, season, game and time are the table's, copied so
that one index answers a question about a user. ``net`` is what moved, ``due`` what the game said,
``score`` what it says of how well it went, if it does.
"""

statistics = _table(
    "statistics",
    sa.Column("table_id", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("word", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, nullable=False),
    sa.ForeignKeyConstraint(["table_id", "seat"], ["results.table_id", "results.seat"]),
    # A row is little more than its key.
    sqlite_with_rowid=False,
)
"""What a game has counted of a seat: so much of a name, or of a word of it, else ''."""

ledger = _table(
    "ledger",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("season_id", sa.Integer, sa.ForeignKey("seasons.id"), nullable=False),
    sa.Column("account", sa.BigInteger, nullable=False),
    sa.Column("amount", sa.Integer, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id")),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("act_id", sa.Integer),
    sa.CheckConstraint("amount <> 0", name="amount"),
    sa.UniqueConstraint("table_id", "account", "reason"),
    sa.Index(None, "act_id", "account", "reason", unique=True),
    sa.Index(None, "season_id", "account", "amount"),
    sa.Index(None, "season_id", "id"),
    sa.Index(None, "account", "guild_id", "id"),
)
"""Double entry, append-only: a trigger refuses anything else, but for what `permits` says. The rows
of each table, and of each act of a moderator, sum to zero."""

_WELCOME = sa.text(f"reason = 'welcome' AND account <> {TREASURY}")
_index("uq_ledger_welcome", _WELCOME, ledger.c.season_id, ledger.c.account, unique=True)

standings = _table(
    "standings",
    sa.Column("guild_id", sa.BigInteger, primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, index=True),
    sa.Column("season", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("crowns", sa.Integer, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("wins", sa.Integer, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index(None, "guild_id", "season", "game", "hidden", "crowns", "user_id"),
)
"""What ledger and results add up to, written with them. Season 0 is all time, game '' all games."""

champions = _table(
    "champions",
    sa.Column("season_id", sa.Integer, sa.ForeignKey("seasons.id"), primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("crowns", sa.Integer, nullable=False),
)
"""Who shared the first place when a season ended."""

members = _table(
    "members",
    sa.Column("guild_id", sa.BigInteger, primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("left_at", sa.Double),
)
"""Who played or was given crowns, by the latest name; ``left_at``: no longer in the guild. It is 0
for who was erased: the time would lead from a bar that still holds to the pseudonym."""

acts = _table(
    "acts",
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("actor_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("actor_name", sa.Text, nullable=False),
    sa.Column("act", sa.Text, nullable=False),
    sa.Column("target_id", sa.BigInteger, index=True),
    sa.Column("target_name", sa.Text),
    sa.Column("reason", sa.Text),
    sa.Column("details", sa.JSON, nullable=False),
    sa.Column("press_id", sa.BigInteger, unique=True),
    sa.Index(None, "guild_id", "id"),
    sqlite_autoincrement=True,
)
"""What moderators did; append-only as the ledger is. ``press_id`` is Discord's id of the press that
asked for it, so that a press that comes twice does it once."""

bars = _table(
    "bars",
    sa.Column("guild_id", sa.BigInteger, primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("until", sa.Double, index=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("by_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("by_name", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""Who may not sit down at tables, until when; None is for good."""

callers = _table(
    "callers",
    sa.Column("channel_id", sa.BigInteger, primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True, index=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("asked_at", sa.Double, nullable=False, index=True),
    sa.Column("table_id", sa.Integer, index=True),
)
"""Who has asked to be called to the next game in a channel; ``table_id`` is the lobby that is to
call them, as soon as there is one, so that no other does."""

permits = _table(
    "permits",
    sa.Column("act", sa.Text, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, primary_key=True),
)
"""What a transaction allows itself to do to append-only rows: 'erase' a user, 'purge' a guild. A
row is written and deleted within that transaction, so nobody ever finds one here."""

erasures = _table(
    "erasures",
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, primary_key=True),
    sa.Column("nobody", sa.BigInteger, nullable=False),
)
"""Users who are just being erased, with their pseudonyms; guild -1 says that it has begun. They are
deleted with the last of several transactions: what was interrupted can be gone on with."""
