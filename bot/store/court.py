"""What moderators do about users: crowns by hand, and bars from tables."""

from collections import Counter
from typing import Any

from sqlalchemy import Row, delete, func, or_, select

from bot.store.audit_log import done_before, log_act
from bot.store.books import (
    Change,
    add_to_standings,
    holdings,
    keep_names,
    open_season,
    write_entries,
)
from bot.store.database import Part
from bot.store.dialects import insert_or
from bot.store.erasing import require_not_erased
from bot.store.purging import require_not_purged
from bot.store.schema import TREASURY, acts, bars
from bot.values.moderation import Actor, AuditEntry, Bar, Moved
from games.engine.crowns import FIRST_PURSE

MOST = 100_000
"""Crowns that one act may move."""


class Court(Part):
    """The part of the store that keeps order at court.

    ``press`` is Discord's id of the interaction that asked for an act: when it comes twice, it is
    done once. An act and its line in the audit log are one transaction.
    """

    async def grant(
        self,
        guild_id: int,
        user_id: int,
        name: str,
        amount: int,
        reason: str,
        actor: Actor,
        at: float,
        *,
        press: int | None = None,
    ) -> Moved:
        """Give a user crowns. They do not come out of a season's limited treasury.

        Raise `BeingErased` for a user, and `BeingPurged` in a guild, that is.
        """
        return await self._move("grant", guild_id, user_id, name, amount, reason, actor, at, press)

    async def take(
        self,
        guild_id: int,
        user_id: int,
        name: str,
        amount: int,
        reason: str,
        actor: Actor,
        at: float,
        *,
        press: int | None = None,
    ) -> Moved:
        """Take a user's crowns, but never more than there are; nothing is written where none are.

        Raise `BeingErased` for a user, and `BeingPurged` in a guild, that is.
        """
        return await self._move("take", guild_id, user_id, name, amount, reason, actor, at, press)

    async def _move(
        self,
        act: str,
        guild_id: int,
        user_id: int,
        name: str,
        amount: int,
        reason: str,
        actor: Actor,
        at: float,
        press: int | None,
    ) -> Moved:
        if type(amount) is not int or not 0 < amount <= MOST or user_id <= 0:
            raise ValueError(f"an act moves 1 to {MOST} whole crowns of a user")
        async with self._database.writing() as connection:
            done = await done_before(connection, press)
            if done is not None:
                return Moved(done["moved"], done["crowns"])
            await require_not_purged(connection, guild_id)
            await require_not_erased(connection, user_id)
            season = await open_season(connection, guild_id, at)
            held = await holdings(connection, season, [user_id])
            purse = held.get(user_id, FIRST_PURSE)
            moved = amount if act == "grant" else -min(amount, purse)
            if not moved:
                return Moved(0, purse)
            newcomers = [user_id] if user_id not in held else []
            act_id = await log_act(
                connection,
                guild_id,
                act,
                actor,
                at,
                target=(user_id, name),
                reason=reason,
                details={"asked": amount, "moved": abs(moved), "crowns": purse + moved},
                press=press,
            )
            entries = Counter({(user_id, act): moved, (TREASURY, act): -moved})
            await write_entries(connection, season, entries, newcomers, at, act_id=act_id)
            await add_to_standings(connection, season, [Change(user_id, crowns=moved)], newcomers)
            await keep_names(connection, guild_id, {user_id: name}, 0.0)
            return Moved(abs(moved), purse + moved)

    async def bar(
        self,
        guild_id: int,
        user_id: int,
        name: str,
        until: float | None,
        reason: str,
        actor: Actor,
        at: float,
        *,
        press: int | None = None,
    ) -> None:
        """Bar a user from tables until a time, or for good; it takes the place of an older bar."""
        async with self._database.writing() as connection:
            if await done_before(connection, press) is not None:
                return
            statement = insert_or(connection, bars)
            values = {
                "name": name,
                "until": until,
                "reason": reason,
                "by_id": actor.id,
                "by_name": actor.name,
                "at": at,
            }
            await connection.execute(
                statement.values(
                    guild_id=guild_id, user_id=user_id, **values
                ).on_conflict_do_update(index_elements=list(bars.primary_key), set_=values)
            )
            await log_act(
                connection,
                guild_id,
                "bar",
                actor,
                at,
                target=(user_id, name),
                reason=reason,
                details={"until": until},
                press=press,
            )

    async def lift_bar(
        self, guild_id: int, user_id: int, actor: Actor, at: float, *, press: int | None = None
    ) -> bool:
        """Lift a user's bar; False when there is none, or it has run out."""
        async with self._database.writing() as connection:
            if await done_before(connection, press) is not None:
                return True
            which = (bars.c.guild_id == guild_id, bars.c.user_id == user_id)
            row = (await connection.execute(select(bars).where(*which))).first()
            if row is None:
                return False
            await connection.execute(delete(bars).where(*which))
            if row.until is not None and row.until <= at:
                return False
            target = (user_id, row.name)
            await log_act(connection, guild_id, "lift-bar", actor, at, target=target, press=press)
            return True

    async def barred(self, guild_id: int, user_id: int, now: float) -> Bar | None:
        """Return the bar that keeps a user from tables now, if any."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(bars).where(
                    bars.c.guild_id == guild_id,
                    bars.c.user_id == user_id,
                    or_(bars.c.until.is_(None), bars.c.until > now),
                )
            )
            row = rows.first()
            return _bar(row) if row else None

    async def bars(self, guild_id: int, now: float) -> list[Bar]:
        """Return the bars of a guild that hold now, the newest first."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(bars)
                .where(bars.c.guild_id == guild_id, or_(bars.c.until.is_(None), bars.c.until > now))
                .order_by(bars.c.at.desc(), bars.c.user_id)
            )
            return [_bar(row) for row in rows]

    async def forget_old_bars(self, now: float) -> None:
        """Delete the bars that have run out; the audit log keeps that they were."""
        async with self._database.writing() as connection:
            await connection.execute(delete(bars).where(bars.c.until <= now))

    async def log(self, guild_id: int, *, limit: int = 10, offset: int = 0) -> list[AuditEntry]:
        """Return a page of a guild's audit log, the newest first."""
        async with self._database.reading() as connection:
            rows = await connection.execute(
                select(acts)
                .where(acts.c.guild_id == guild_id)
                .order_by(acts.c.id.desc())
                .limit(limit)
                .offset(offset)
            )
            return [_entry(row) for row in rows]

    async def log_length(self, guild_id: int) -> int:
        """Return how long a guild's audit log is."""
        async with self._database.reading() as connection:
            query = select(func.count()).select_from(acts).where(acts.c.guild_id == guild_id)
            return await connection.scalar(query) or 0


def _bar(row: Row[tuple[Any, ...]]) -> Bar:
    by = Actor(row.by_id, row.by_name)
    return Bar(row.user_id, row.name, row.until, row.reason, by, row.at)


def _entry(row: Row[tuple[Any, ...]]) -> AuditEntry:
    return AuditEntry(
        row.id,
        row.at,
        Actor(row.actor_id, row.actor_name),
        row.act,
        row.target_id,
        row.target_name,
        row.reason,
        row.details,
    )
