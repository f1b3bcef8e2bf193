"""What a guild has settled for itself, and which guilds the bot is in."""

from collections.abc import Collection
from dataclasses import fields, replace
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import Connection, bindparam, func, inspect, select, update

from bot.store.audit_log import done_before, log_act
from bot.store.books import list_again
from bot.store.database import Part, reads, row_of, writes
from bot.store.dialects import insert_or, upsert
from bot.store.schema import guilds, members, seasons
from bot.values.guilds import GuildSettings
from bot.values.moderation import Order

_COLUMNS = tuple(guilds.c[field.name] for field in fields(GuildSettings))
_SETTLED = TypeAdapter(GuildSettings)
"""Makes settings of a row; what is NULL in it is at its default."""
_SETTINGS = select(*_COLUMNS).where(guilds.c.guild_id == bindparam("of_guild"))
_MARK_MEMBER = update(members).where(
    members.c.guild_id == bindparam("of_guild"), members.c.user_id == bindparam("of_user")
)
_MARKED = _MARK_MEMBER.where(members.c.left_at.is_not(None))
_GREETED = select(guilds.c.greeted).where(guilds.c.guild_id == bindparam("of_guild"))
_IN = select(guilds.c.guild_id).where(guilds.c.left_at.is_(None))


class Guilds(Part):
    """The part of the store that keeps guild settings, and who has left."""

    @reads
    def settings(self, connection: Connection, guild_id: int) -> GuildSettings:
        """Return a guild's settings; the defaults when it has never changed any."""
        return _settings(connection, guild_id)

    @writes
    def change(self, connection: Connection, /, order: Order, **changes: Any) -> GuildSettings:
        """Change the named settings, with a line in the audit log; return all as they are now.

        A changed limit is what the treasury has from now on. Raise `TypeError` for a name,
        `ValueError` for a number, that is none.
        """
        before = _settings(connection, order.guild_id)
        if done_before(connection, order.press) is not None:
            return before
        after = replace(before, **changes)
        if after.treasury is not None and after.treasury < 1:
            raise ValueError("a limited treasury has at least one crown")
        if after.least_humans < 1:
            raise ValueError("crowns move where at least one human player sits")
        old, new = _row(before), _row(after)
        changed = {name: [old[name], new[name]] for name in new if old[name] != new[name]}
        if not changed:
            return after
        upsert(connection, guilds, {"guild_id": order.guild_id}, new)
        if "treasury" in changed:
            limit = None if after.treasury is None else seasons.c.paid_out + after.treasury
            is_open = seasons.c.guild_id == order.guild_id, seasons.c.closed_at.is_(None)
            connection.execute(update(seasons).where(*is_open).values(treasury=limit))
        log_act(connection, order, changed)
        return after

    async def greeted(self, guild_id: int) -> bool:
        """Say whether the bot has said its first words in a guild."""
        return bool(await self._value(_GREETED, of_guild=guild_id))

    @writes
    def greet(self, connection: Connection, guild_id: int) -> bool:
        """Write that the bot has said its first words in a guild; True only once."""
        done = connection.execute(
            insert_or(connection, guilds)
            .values(guild_id=guild_id, greeted=True)
            .on_conflict_do_update(
                index_elements=[guilds.c.guild_id], set_={"greeted": True}, where=~guilds.c.greeted
            )
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
        known = set(connection.scalars(_IN))
        _here(connection, sorted(set(guild_ids) - known))
        return sorted(known - set(guild_ids))

    @writes
    def member_left(self, connection: Connection, guild_id: int, user_id: int, at: float) -> None:
        """Mark a user as no longer in the guild; nothing is done for who has no account."""
        who = {"of_guild": guild_id, "of_user": user_id}
        connection.execute(_MARK_MEMBER, {**who, "left_at": at})

    @writes
    def member_returned(self, connection: Connection, guild_id: int, user_id: int) -> None:
        """Take the mark away, and have the boards of all time list the user again.

        Playing a game to its end does so, too.
        """
        who = {"of_guild": guild_id, "of_user": user_id}
        # Nobody is taken off the boards who is not marked.
        if connection.execute(_MARKED, {**who, "left_at": None}).rowcount:
            list_again(connection, guild_id, [user_id])


def _settings(connection: Connection, guild_id: int) -> GuildSettings:
    row = connection.execute(_SETTINGS, {"of_guild": guild_id}).mappings().first()
    return _SETTLED.validate_python({n: v for n, v in (row or {}).items() if v is not None})


def _row(settings: GuildSettings) -> dict[str, Any]:
    """Return what is written of settings: what is empty, as NULL."""
    return {name: None if value == () else value for name, value in row_of(settings).items()}


def _here(connection: Connection, guild_ids: list[int]) -> None:
    if guild_ids:
        connection.execute(
            insert_or(connection, guilds).on_conflict_do_update(
                index_elements=[guilds.c.guild_id], set_={"left_at": None}
            ),
            [{"guild_id": guild_id} for guild_id in guild_ids],
        )
