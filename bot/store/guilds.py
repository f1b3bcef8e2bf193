"""What a guild has settled for itself."""

from dataclasses import asdict, fields

from sqlalchemy import insert, select, update

from bot.store.database import Database
from bot.store.records import GuildSettings
from bot.store.schema import guilds

_COLUMNS = tuple(guilds.c[field.name] for field in fields(GuildSettings))


class Guilds(Database):
    """The part of the store that keeps guild settings."""

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """Return a guild's settings; the defaults when it has never changed any."""
        async with self._reading() as connection:
            rows = await connection.execute(select(*_COLUMNS).where(guilds.c.guild_id == guild_id))
            row = rows.first()
            return GuildSettings(*row) if row else GuildSettings()

    async def save_guild_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Write all of a guild's settings."""
        values = asdict(settings)
        async with self._writing() as connection:
            done = await connection.execute(
                update(guilds).where(guilds.c.guild_id == guild_id).values(values)
            )
            if not done.rowcount:
                await connection.execute(insert(guilds).values(guild_id=guild_id, **values))
