"""What a guild has settled for itself, and which guilds the bot is in."""

from collections.abc import Collection
from dataclasses import asdict, fields, replace
from enum import Enum
from typing import Any

from sqlalchemy import Connection, bindparam, func, inspect, select, update

from bot.store.audit_log import done_before, log_act
from bot.store.books import list_again
from bot.store.database import Part, reads, writes
from bot.store.dialects import insert_or
from bot.store.schema import guilds, members, seasons
from bot.values.guilds import GuildSettings, Place, Starters
from bot.values.moderation import Actor, Order
from bot.values.tables import Pace

_COLUMNS = tuple(guilds.c[field.name] for field in fields(GuildSettings))
_LISTS = ("channels", "games")
"""Settings that are stored as JSON, and empty as NULL."""
_SETTINGS = select(*_COLUMNS).where(guilds.c.guild_id == bindparam("of_guild"))
_MARK_MEMBER = update(members).where(
    members.c.guild_id == bindparam("of_guild"), members.c.user_id == bindparam("of_user")
)


class Guilds(Part):
    """The part of the store that keeps guild settings, and who has left."""

    @reads
    def settings(self, connection: Connection, guild_id: int) -> GuildSettings:
        """Return a guild's settings; the defaults when it has never changed any."""
        return _settings(connection, guild_id)

    @writes
    def change(
        self,
        connection: Connection,
        /,
        guild_id: int,
        actor: Actor,
        at: float,
        *,
        press: int | None = None,
        **changes: Any,
    ) -> GuildSettings:
        """Change the named settings, with a line in the audit log; return all as they are now.

        A changed limit is what the treasury has from now on. Raise `TypeError` for a name,
        `ValueError` for a number, that is none.
        """
        before = _settings(connection, guild_id)
        if done_before(connection, press) is not None:
            return before
        after = replace(before, **changes)
        if after.treasury is not None and after.treasury < 1:
            raise ValueError("a limited treasury has at least one crown")
        if after.least_humans < 1:
            raise ValueError("crowns move where at least one human player sits")
        old, new = _values(before), _values(after)
        changed = {name: [old[name], new[name]] for name in new if old[name] != new[name]}
        if changed:
            _save(connection, guild_id, before, after)
            log_act(connection, Order("settings", guild_id, actor, at, press), changed)
        return after

    async def greeted(self, guild_id: int) -> bool:
        """Say whether the bot has said its first words in a guild."""
        query = select(guilds.c.greeted).where(guilds.c.guild_id == guild_id)
        return bool(await self._value(query))

    @writes
    def greet(self, connection: Connection, guild_id: int) -> bool:
        """Write that the bot has said its first words in a guild; True only once."""
        statement = insert_or(connection, guilds).values(guild_id=guild_id)
        connection.execute(statement.on_conflict_do_nothing())
        done = connection.execute(
            update(guilds)
            .where(guilds.c.guild_id == guild_id, ~guilds.c.greeted)
            .values(greeted=True)
        )
        return bool(done.rowcount)

    # --- coming and going ---

    @writes
    def left(self, connection: Connection, guild_id: int, at: float) -> None:
        """Write that the bot is no longer in a guild. Its data is kept for a while."""
        statement = insert_or(connection, guilds).values(guild_id=guild_id, left_at=at)
        left_at = func.coalesce(guilds.c.left_at, statement.excluded.left_at)
        connection.execute(
            statement.on_conflict_do_update(
                index_elements=[guilds.c.guild_id], set_={"left_at": left_at}
            )
        )

    @writes
    def returned(self, connection: Connection, guild_id: int) -> None:
        """Write that the bot is in a guild, again or for the first time."""
        _here(connection, [guild_id])

    @reads
    def known(self, connection: Connection) -> list[int]:
        """Return all guilds that the bot has been in: none where no table is made yet."""
        if not inspect(connection).has_table(guilds.name):
            return []
        return list(connection.scalars(select(guilds.c.guild_id)))

    @writes
    def present(self, connection: Connection, guild_ids: Collection[int]) -> list[int]:
        """Write which guilds the bot finds itself in.

        Return those that it was in, too, and that are not among them.
        """
        known = set(connection.scalars(select(guilds.c.guild_id).where(guilds.c.left_at.is_(None))))
        _here(connection, sorted(set(guild_ids) - known))
        return sorted(known - set(guild_ids))

    @writes
    def member_left(self, connection: Connection, guild_id: int, user_id: int, at: float) -> None:
        """Mark a user as no longer in the guild; nothing is done for who has no account."""
        _mark_member(connection, guild_id, user_id, at)

    @writes
    def member_returned(self, connection: Connection, guild_id: int, user_id: int) -> None:
        """Take the mark away, and have the boards of all time list the user again.

        Playing a game to its end does so, too.
        """
        _mark_member(connection, guild_id, user_id, None)
        list_again(connection, guild_id, [user_id])


def _mark_member(
    connection: Connection, guild_id: int, user_id: int, left_at: float | None
) -> None:
    connection.execute(_MARK_MEMBER, {"of_guild": guild_id, "of_user": user_id, "left_at": left_at})


def _settings(connection: Connection, guild_id: int) -> GuildSettings:
    rows = connection.execute(_SETTINGS, {"of_guild": guild_id})
    row = rows.mappings().first()
    if row is None:
        return GuildSettings()
    stored = dict[str, Any](row)
    for name in _LISTS:
        stored[name] = tuple(stored[name] or ())
    for name, kind in (("pace", Pace), ("place", Place), ("starters", Starters)):
        stored[name] = kind(stored[name])
    return GuildSettings(**stored)


def _values(settings: GuildSettings) -> dict[str, Any]:
    values: dict[str, Any] = {
        name: value.value if isinstance(value, Enum) else value
        for name, value in asdict(settings).items()
    }
    return values | {name: list(values[name]) or None for name in _LISTS}


def _save(
    connection: Connection, guild_id: int, before: GuildSettings, after: GuildSettings
) -> None:
    values = _values(after)
    connection.execute(
        insert_or(connection, guilds)
        .values(guild_id=guild_id, **values)
        .on_conflict_do_update(index_elements=[guilds.c.guild_id], set_=values)
    )
    if before.treasury != after.treasury:
        limit = None if after.treasury is None else seasons.c.paid_out + after.treasury
        connection.execute(
            update(seasons)
            .where(seasons.c.guild_id == guild_id, seasons.c.closed_at.is_(None))
            .values(treasury=limit)
        )


def _here(connection: Connection, guild_ids: list[int]) -> None:
    if guild_ids:
        connection.execute(
            insert_or(connection, guilds).on_conflict_do_update(
                index_elements=[guilds.c.guild_id], set_={"left_at": None}
            ),
            [{"guild_id": guild_id} for guild_id in guild_ids],
        )
