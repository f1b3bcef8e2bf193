"""What is stored about a user, and how it is taken away: docs/privacy.md."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Table, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.errors import StillOpen
from bot.store.schema import (
    acts,
    answers,
    bars,
    champions,
    erasures,
    ledger,
    members,
    permits,
    results,
    seasons,
    seats,
    standings,
    tables,
)

ABOUT = {
    "accounts": (members, members.c.user_id),
    "seats": (seats, seats.c.user_id),
    "hosted": (tables, tables.c.host_id),
    "results": (results, results.c.user_id),
    "ledger": (ledger, ledger.c.account),
    "standings": (standings, standings.c.user_id),
    "champion": (champions, champions.c.user_id),
    "bars": (bars, bars.c.user_id),
    "your bars as a moderator": (bars, bars.c.by_id),
    "acts of moderators about you": (acts, acts.c.target_id),
    "your acts as a moderator": (acts, acts.c.actor_id),
}
"""Where a user is named. Nothing else in the database is tied to a user."""

SECRETS = ("secret", "seed", "options", "purses", "choices")
"""Columns of a table that say nothing about its host, and too much of a game that goes on."""

AT_ONCE = 250
"""Rows that one transaction erases a user from: others do not wait for long."""


class Privacy(Database):
    """The part of the store that shows, exports and erases what is known of a user."""

    async def data_summary(self, user_id: int) -> dict[str, int]:
        """Return how many rows there are about a user, by the parts of `personal_data`."""
        async with self._reading() as connection:
            return {
                part: await connection.scalar(
                    select(func.count()).select_from(table).where(column == user_id)
                )
                or 0
                for part, (table, column) in ABOUT.items()
            } | {"answers": await connection.scalar(_answers(user_id, count=True)) or 0}

    async def personal_data(self, user_id: int) -> dict[str, Any]:
        """Return everything that is stored about a user, in JSON's own types.

        What others did is left out: in acts of moderators, the other one's id and name.
        """
        async with self._reading() as connection:
            data: dict[str, Any] = {"user_id": user_id}
            for part, (table, column) in ABOUT.items():
                columns = _shown(table, column.name)
                rows = await connection.execute(select(*columns).where(column == user_id))
                names = [each.name for each in columns]
                data[part] = [dict(zip(names, row, strict=True)) for row in rows]
            rows = await connection.execute(_answers(user_id))
            names = list(rows.keys())
            data["answers"] = [dict(zip(names, row, strict=True)) for row in rows]
            return data

    async def erase(self, user_id: int, at: float) -> None:
        """Put a pseudonym in the place of a user, in each guild another one, for good.

        The numbers stay, so that books balance and past tables stay readable. A bar that still
        holds stays too, with its end alone, and nothing leads from it to the pseudonym. Raise
        `StillOpen` while the user has a seat at a table that is not over, and change nothing.
        """
        await self.erase_past(user_id)
        await self.erase_rest(user_id, at)

    async def erase_past(self, user_id: int) -> None:
        """Do the long part of `erase` in short transactions, between which others take turns.

        It is what nothing that happens meanwhile can touch: tables that are over, and the ledger
        of seasons that are. `erase_rest` or, after a death, `finish_erasures` goes on with it.
        """
        async with self._writing() as connection:
            await _require_none_open(connection, user_id)
            begun = await _pseudonyms(connection, user_id)
            for guild_id in await _guilds_of(connection, user_id):
                if guild_id not in begun:
                    begun[guild_id] = -1 - secrets.randbits(61)
                    values = {"guild_id": guild_id, "nobody": begun[guild_id]}
                    await connection.execute(insert(erasures).values(user_id=user_id, **values))
        for guild_id, nobody in begun.items():
            while await self._erase_some(guild_id, user_id, nobody):
                pass

    async def _erase_some(self, guild_id: int, user_id: int, nobody: int) -> bool:
        """Erase a user from some rows of one table; False when there is nothing left to do."""
        async with self._writing() as connection:
            for query, column, table, values in _past(guild_id, user_id, nobody):
                some = list(await connection.scalars(query.limit(AT_ONCE)))
                if some:
                    async with permitted(connection, "erase", 0):
                        whose = _whose(table) == user_id
                        await connection.execute(
                            update(table).where(whose, column.in_(some)).values(values)
                        )
                    return True
        return False

    async def erase_rest(self, user_id: int, at: float) -> None:
        """Do all that is left of `erase`, in one transaction."""
        async with self._writing() as connection:
            await _require_none_open(connection, user_id)
            begun = await _pseudonyms(connection, user_id)
            async with permitted(connection, "erase", 0):
                for guild_id in await _guilds_of(connection, user_id):
                    nobody = begun.get(guild_id) or -1 - secrets.randbits(61)
                    await _replace(connection, guild_id, user_id, nobody, at)
            await connection.execute(delete(erasures).where(erasures.c.user_id == user_id))

    async def finish_erasures(self, at: float) -> int:
        """Go on with every `erase` that was interrupted; return how many are done with."""
        async with self._reading() as connection:
            begun = list(await connection.scalars(select(erasures.c.user_id).distinct()))
        done = 0
        for user_id in begun:
            try:
                await self.erase(user_id, at)
                done += 1
            except StillOpen:
                # Who has sat down since may ask for it again.
                continue
        return done

    async def forget_old_bars(self, now: float) -> None:
        """Delete the bars that have run out; the audit log keeps that they were."""
        async with self._writing() as connection:
            await connection.execute(delete(bars).where(bars.c.until <= now))


@asynccontextmanager
async def permitted(connection: AsyncConnection, act: str, guild_id: int) -> AsyncIterator[None]:
    """Let this transaction do to append-only rows what the permit says, and nothing more."""
    await connection.execute(insert(permits).values(act=act, guild_id=guild_id))
    yield
    await connection.execute(delete(permits))


def pseudonym_name(user_id: int) -> str:
    """Return what stands where an erased user's name was, to tell several of them apart."""
    return f"Nobody {-user_id % 10_000:04}"


async def _require_none_open(connection: AsyncConnection, user_id: int) -> None:
    """Raise `StillOpen` while the user has a seat at a table that is not over."""
    still = list(
        await connection.scalars(
            select(seats.c.table_id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.user_id == user_id, tables.c.closed_at.is_(None))
            .order_by(seats.c.table_id)
        )
    )
    if still:
        raise StillOpen(still)


async def _pseudonyms(connection: AsyncConnection, user_id: int) -> dict[int, int]:
    rows = await connection.execute(
        select(erasures.c.guild_id, erasures.c.nobody).where(erasures.c.user_id == user_id)
    )
    return dict(rows.all())


def _whose(table: Table) -> Any:
    return next(column for each, column in ABOUT.values() if each is table)


def _past(guild_id: int, user_id: int, nobody: int) -> list[tuple[Any, Any, Table, dict[str, Any]]]:
    """Return, for each long table, which rows are past, by which column, and what they become."""
    name = pseudonym_name(nobody)
    over = select(seasons.c.id).where(
        seasons.c.guild_id == guild_id, seasons.c.closed_at.is_not(None)
    )
    return [
        (
            select(seats.c.table_id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(
                seats.c.user_id == user_id,
                tables.c.guild_id == guild_id,
                tables.c.closed_at.is_not(None),
            ),
            seats.c.table_id,
            seats,
            {"user_id": nobody, "name": name, "dm_channel_id": None, "dm_message_id": None},
        ),
        (
            select(results.c.table_id).where(
                results.c.user_id == user_id, results.c.guild_id == guild_id
            ),
            results.c.table_id,
            results,
            {"user_id": nobody, "name": name},
        ),
        (
            select(ledger.c.id).where(
                ledger.c.account == user_id,
                ledger.c.guild_id == guild_id,
                ledger.c.season_id.in_(over),
            ),
            ledger.c.id,
            ledger,
            {"account": nobody},
        ),
        (
            select(tables.c.id).where(
                tables.c.host_id == user_id,
                tables.c.guild_id == guild_id,
                tables.c.closed_at.is_not(None),
            ),
            tables.c.id,
            tables,
            {"host_id": nobody},
        ),
    ]


async def _guilds_of(connection: AsyncConnection, user_id: int) -> list[int]:
    found: set[int] = set()
    for table, column in ABOUT.values():
        if table is seats:
            query = select(tables.c.guild_id).join(seats).where(column == user_id)
        elif table is champions:
            query = select(seasons.c.guild_id).join(champions).where(column == user_id)
        else:
            query = select(table.c.guild_id).where(column == user_id)
        found.update(await connection.scalars(query.distinct()))
    return sorted(found)


async def _replace(
    connection: AsyncConnection, guild_id: int, user_id: int, nobody: int, at: float
) -> None:
    name = pseudonym_name(nobody)
    of_guild = exists().where(tables.c.id == seats.c.table_id, tables.c.guild_id == guild_id)
    in_seasons = select(seasons.c.id).where(seasons.c.guild_id == guild_id)
    here: list[tuple[Any, Any, dict[str, Any]]] = [
        (members, members.c.user_id, {"user_id": nobody, "name": name, "left_at": 0.0}),
        (tables, tables.c.host_id, {"host_id": nobody}),
        (results, results.c.user_id, {"user_id": nobody, "name": name}),
        (ledger, ledger.c.account, {"account": nobody}),
        (standings, standings.c.user_id, {"user_id": nobody}),
        (bars, bars.c.by_id, {"by_id": nobody, "by_name": name}),
        (acts, acts.c.actor_id, {"actor_id": nobody, "actor_name": name}),
        (
            acts,
            acts.c.target_id,
            {"target_id": nobody, "target_name": name, "reason": None},
        ),
    ]
    # What was done about a bar would lead from the one that still holds to the pseudonym.
    about_bars = acts.c.act.in_(("bar", "lift-bar"))
    await connection.execute(
        update(acts)
        .where(acts.c.target_id == user_id, acts.c.guild_id == guild_id, about_bars)
        .values(target_id=None, target_name=None, reason=None, details={})
    )
    for table, column, values in here:
        await connection.execute(
            update(table).where(column == user_id, table.c.guild_id == guild_id).values(values)
        )
    await connection.execute(
        update(champions)
        .where(champions.c.user_id == user_id, champions.c.season_id.in_(in_seasons))
        .values(user_id=nobody, name=name)
    )
    await connection.execute(
        update(seats)
        .where(seats.c.user_id == user_id, of_guild)
        .values(user_id=nobody, name=name, dm_channel_id=None, dm_message_id=None)
    )
    mine = (bars.c.user_id == user_id, bars.c.guild_id == guild_id)
    await connection.execute(delete(bars).where(*mine, bars.c.until <= at))
    await connection.execute(
        update(bars).where(*mine).values(name="", reason="", by_id=0, by_name="", at=at)
    )


def _answers(user_id: int, *, count: bool = False) -> Any:
    columns = (
        (func.count(),)
        if count
        else (answers.c.table_id, answers.c.ask, answers.c.verb, answers.c.picks, answers.c.at)
    )
    query = (
        select(*columns)
        .select_from(seats)
        .join(answers, (answers.c.table_id == seats.c.table_id) & (answers.c.seat == seats.c.seat))
        .where(seats.c.user_id == user_id, answers.c.by == "player")
    )
    return query if count else query.order_by(answers.c.table_id, answers.c.n)


def _shown(table: Table, about: str) -> list[Any]:
    """Return the columns of a table that whom it is about may see."""
    hidden: tuple[str, ...] = ()
    if table is tables:
        hidden = SECRETS
    elif table is bars:
        own = about == bars.c.user_id.name
        hidden = ("by_id", "by_name") if own else ("user_id", "name")
    elif about == acts.c.target_id.name:
        hidden = ("actor_id", "actor_name")
    elif about == acts.c.actor_id.name:
        hidden = ("target_id", "target_name")
    return [column for column in table.columns if column.name not in hidden]
