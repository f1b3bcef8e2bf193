"""What is stored about a user, and how it is taken away: docs/privacy.md."""

import secrets
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.errors import StillOpen
from bot.store.schema import (
    acts,
    answers,
    bars,
    champions,
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
                rows = await connection.execute(select(table).where(column == user_id))
                data[part] = [_shown(table, column.name, row) for row in rows.mappings()]
            rows = await connection.execute(_answers(user_id))
            data["answers"] = [dict(row) for row in rows.mappings()]
            return data

    async def erase(self, user_id: int, at: float) -> None:
        """Put a pseudonym in the place of a user, in each guild another one, for good.

        The numbers stay, so that books balance and past tables stay readable. A bar that still
        holds stays too, with its end alone, and nothing leads from it to the pseudonym. Raise
        `StillOpen` while the user has a seat at a table that is not over, and change nothing.
        """
        async with self._writing() as connection:
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
            async with permitted(connection, "erase", 0):
                for guild_id in await _guilds_of(connection, user_id):
                    await _replace(connection, guild_id, user_id, -1 - secrets.randbits(61), at)

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
    of_guild = select(tables.c.id).where(tables.c.guild_id == guild_id)
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
        .where(seats.c.user_id == user_id, seats.c.table_id.in_(of_guild))
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


def _shown(table: Table, about: str, row: Mapping[Any, Any]) -> dict[str, Any]:
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
    return {str(name): value for name, value in row.items() if name not in hidden}
