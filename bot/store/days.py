"""The keys of days, and who has played a day's deal."""

import secrets

from sqlalchemy import insert, select

from bot.store.database import Database
from bot.store.schema import day_keys, tables
from bot.values.days import DayKeys, day_of


class Days(Database):
    """The part of the store that keeps the deals of a day."""

    async def day_keys(self, now: float) -> DayKeys:
        """Return the chain of keys that has today's, or else a new one, which begins tomorrow.

        So its anchor can be published before its first day.
        """
        today = day_of(now)
        async with self._writing() as connection:
            found = await connection.execute(
                select(day_keys.c.first_day, day_keys.c.last_key)
                .where(day_keys.c.last_day >= today)
                .order_by(day_keys.c.last_day)
                .limit(1)
            )
            row = found.first()
            if row is not None:
                return DayKeys(row.first_day, row.last_key)
            keys = DayKeys(today + 1, secrets.token_bytes(32))
            values = {
                "first_day": keys.first_day,
                "last_day": keys.last_day,
                "last_key": keys.last_key,
            }
            await connection.execute(insert(day_keys).values(values))
            return keys

    async def played_on(self, game: str, user_id: int, day: int) -> int | None:
        """Return the table at which a user has played a day's deal of a game, in any guild."""
        async with self._reading() as connection:
            found: int | None = await connection.scalar(
                select(tables.c.id).where(
                    tables.c.game == game, tables.c.host_id == user_id, tables.c.day == day
                )
            )
            return found
