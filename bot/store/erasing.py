"""Putting a pseudonym in a user's place, in steps that keep nobody waiting: docs/privacy.md."""

import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy import ColumnElement, Connection, Select, bindparam, delete, insert, select, update

from bot.store.books import WELCOMED
from bot.store.database import Part, writes
from bot.store.errors import BeingErased, StillOpen
from bot.store.schema import (
    acts,
    bars,
    callers,
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

AT_ONCE = 100
"""Rows that one transaction erases a user from: others do not wait for long."""

BEGUN = -1
"""In the place of a guild's id in `erasures`: the user's erasing has begun."""


@dataclass(frozen=True, slots=True)
class Naming:
    """Rows that name a user and may be many: ``key`` and ``whose`` together tell which."""

    table: sa.Table
    key: Any
    whose: Any
    values: Callable[[int, str], Mapping[str, Any]]
    """What they become, by the pseudonym and its name."""
    which: tuple[ColumnElement[bool], ...] = ()
    """What else must hold."""

    def some(self, user_id: int) -> Select[Any, int]:
        """Ask for the keys of some of them, and for their guilds."""
        of = tables if self.table is seats else self.table
        query = select(self.key, of.c.guild_id).where(self.whose == user_id, *self.which)
        if self.table is seats:
            query = query.join(tables, tables.c.id == seats.c.table_id)
        return query.limit(AT_ONCE)


LONG = (
    Naming(
        seats,
        seats.c.table_id,
        seats.c.user_id,
        lambda nobody, name: {
            "user_id": nobody, "name": name, "dm_channel_id": None, "cards_in_dm": False,
            "locale": None,
        },
    ),
    Naming(
        seats,
        seats.c.table_id,
        seats.c.owner_id,
        lambda nobody, name: {"owner_id": nobody, "owner_name": name},
    ),
    Naming(
        results,
        results.c.table_id,
        results.c.user_id,
        lambda nobody, name: {"user_id": nobody, "name": name},
    ),
    Naming(
        ledger,
        ledger.c.id,
        ledger.c.account,
        lambda nobody, _: {"account": nobody},
        # An account without its welcome would be welcomed once more.
        (ledger.c.reason != WELCOMED,),
    ),
    Naming(tables, tables.c.id, tables.c.host_id, lambda nobody, _: {"host_id": nobody}),
    Naming(
        acts,
        acts.c.id,
        acts.c.target_id,
        # What was done about a bar would lead from the one that still holds to the pseudonym.
        lambda _, __: {"target_id": None, "target_name": None, "reason": None, "details": {}},
        (acts.c.act.in_(("bar", "lift-bar")),),
    ),
    Naming(
        acts,
        acts.c.id,
        acts.c.target_id,
        lambda nobody, name: {"target_id": nobody, "target_name": name, "reason": None},
    ),
    Naming(
        acts,
        acts.c.id,
        acts.c.actor_id,
        lambda nobody, name: {"actor_id": nobody, "actor_name": name},
    ),
    Naming(
        bars,
        bars.c.user_id,
        bars.c.by_id,
        lambda nobody, name: {"by_id": nobody, "by_name": name},
    ),
)  # fmt: skip

_GOING_ON = select(erasures.c.user_id).where(
    erasures.c.user_id.in_(bindparam("of_users", expanding=True))
)


class Erasing(Part):
    """The part of the store that forgets users.

    `begin`, then `step` as long as there is something, then `finish`: each is one short
    transaction. From the first to the last the user may not sit down, nor be given or taken crowns.
    What a death interrupts, `finish_all` goes on with.
    """

    async def erase(self, user_id: int, at: float) -> None:
        """Put a pseudonym in the place of a user, in each guild another one, for good.

        The numbers stay, so that books balance and past tables stay readable. A bar that still
        holds stays too, with its end alone, and nothing leads from it to the pseudonym. Raise
        `StillOpen` while the user has a seat at a table that is not over, and change nothing.
        """
        await self.begin(user_id)
        while await self.step(user_id):
            pass
        await self.finish(user_id, at)

    @writes
    def begin(self, connection: Connection, user_id: int) -> None:
        """Write down that a user is to be erased.

        Raise `StillOpen` while the user has a seat at a table that is not over.
        """
        _require_none_open(connection, user_id)
        if not _begun(connection, user_id):
            values = {"user_id": user_id, "guild_id": BEGUN, "nobody": 0}
            connection.execute(insert(erasures).values(values))

    @writes
    def step(self, connection: Connection, user_id: int) -> bool:
        """Erase a user from some rows; False when there are not many left."""
        return _erase_some(connection, user_id)

    @writes
    def finish(self, connection: Connection, user_id: int, at: float) -> None:
        """Erase the user from all that is left, in one transaction."""
        _require_none_open(connection, user_id)
        while _erase_some(connection, user_id):
            # Somebody may have acted as a moderator since the last step.
            pass
        with permitted(connection, "erase", 0):
            for guild_id in _guilds_of(connection, user_id):
                nobody = _pseudonym(connection, user_id, guild_id)
                _replace(connection, guild_id, user_id, nobody, at)
        connection.execute(delete(callers).where(callers.c.user_id == user_id))
        connection.execute(delete(erasures).where(erasures.c.user_id == user_id))

    async def finish_all(self, at: float) -> int:
        """Go on with every `erase` that was interrupted; return how many are done with."""
        done = 0
        for (user_id,) in await self._rows(select(erasures.c.user_id).distinct()):
            try:
                await self.erase(user_id, at)
                done += 1
            except StillOpen:
                # Who has sat down since may ask for it again.
                continue
        return done

    async def going_on(self, user_ids: Iterable[int]) -> set[int]:
        """Return those whose erasing has begun and is not done with."""
        rows = await self._rows(_GOING_ON, of_users=list(user_ids))
        return {user_id for (user_id,) in rows}


@contextmanager
def permitted(connection: Connection, act: str, guild_id: int) -> Iterator[None]:
    """Let this transaction do to append-only rows what the permit says, and nothing more."""
    connection.execute(insert(permits).values(act=act, guild_id=guild_id))
    yield
    connection.execute(delete(permits))


def require_not_erased(connection: Connection, user_id: int) -> None:
    """Raise `BeingErased` for a user whose crowns are just becoming a pseudonym's."""
    if _begun(connection, user_id):
        raise BeingErased


def pseudonym_name(user_id: int) -> str:
    """Return what stands where an erased user's name was, to tell several of them apart."""
    return f"Nobody {-user_id % 10_000:04}"


def _begun(connection: Connection, user_id: int) -> bool:
    query = select(erasures.c.user_id).where(erasures.c.user_id == user_id).limit(1)
    return connection.scalar(query) is not None


def _require_none_open(connection: Connection, user_id: int) -> None:
    """Raise `StillOpen` while the user has a seat at a table that is not over."""
    still = list(
        connection.scalars(
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(
                (seats.c.user_id == user_id) | (seats.c.owner_id == user_id),
                tables.c.closed_at.is_(None),
            )
            .order_by(tables.c.id)
        )
    )
    if still:
        raise StillOpen(still)


def _pseudonym(connection: Connection, user_id: int, guild_id: int) -> int:
    """Return what takes the user's place in a guild: drawn by chance when it is first asked for."""
    drawn: int | None = connection.scalar(
        select(erasures.c.nobody).where(
            erasures.c.user_id == user_id, erasures.c.guild_id == guild_id
        )
    )
    if drawn is None:
        drawn = -1 - secrets.randbits(61)
        values = {"user_id": user_id, "guild_id": guild_id, "nobody": drawn}
        connection.execute(insert(erasures).values(values))
    return drawn


def _erase_some(connection: Connection, user_id: int) -> bool:
    for part in LONG:
        found: defaultdict[int, list[int]] = defaultdict(list)
        for key, guild_id in connection.execute(part.some(user_id)):
            found[guild_id].append(key)
        for guild_id, keys in found.items():
            nobody = _pseudonym(connection, user_id, guild_id)
            values = part.values(nobody, pseudonym_name(nobody))
            with permitted(connection, "erase", 0):
                connection.execute(
                    update(part.table)
                    .where(part.whose == user_id, part.key.in_(keys), *part.which)
                    .values(values)
                )
        if found:
            return True
    return False


def _guilds_of(connection: Connection, user_id: int) -> list[int]:
    """Return the guilds where a user is named in rows that are never many."""
    found: set[int] = set()
    for whose in (members.c.user_id, standings.c.user_id, ledger.c.account, bars.c.user_id):
        query = select(whose.table.c.guild_id).where(whose == user_id)
        found.update(connection.scalars(query.distinct()))
    query = select(seasons.c.guild_id).join(champions).where(champions.c.user_id == user_id)
    found.update(connection.scalars(query.distinct()))
    return sorted(found)


def _replace(connection: Connection, guild_id: int, user_id: int, nobody: int, at: float) -> None:
    name = pseudonym_name(nobody)
    here: tuple[tuple[Any, dict[str, Any]], ...] = (
        (members.c.user_id, {"user_id": nobody, "name": name, "left_at": 0.0}),
        (ledger.c.account, {"account": nobody}),
        (standings.c.user_id, {"user_id": nobody}),
    )
    for whose, values in here:
        table = whose.table
        connection.execute(
            update(table).where(whose == user_id, table.c.guild_id == guild_id).values(values)
        )
    in_seasons = select(seasons.c.id).where(seasons.c.guild_id == guild_id)
    connection.execute(
        update(champions)
        .where(champions.c.user_id == user_id, champions.c.season_id.in_(in_seasons))
        .values(user_id=nobody, name=name)
    )
    mine = (bars.c.user_id == user_id, bars.c.guild_id == guild_id)
    connection.execute(delete(bars).where(*mine, bars.c.until <= at))
    connection.execute(
        update(bars).where(*mine).values(name="", reason="", by_id=0, by_name="", at=at)
    )
