"""Putting a pseudonym in a user's place, in steps that keep nobody waiting: docs/privacy.md."""

import secrets
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    exists,
    insert,
    select,
    tuple_,
    update,
)

from bot.store.books import WELCOMED
from bot.store.database import Part, reads, writes
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
    posts,
    results,
    seasons,
    seats,
    standings,
    tables,
)
from bot.values.records import PostKind

AT_ONCE = 100
"""Rows that one transaction erases a user from: others do not wait for long."""

BEGUN = -1
"""In the place of a guild's id in `erasures`: the user's erasing has begun."""


@dataclass(frozen=True, slots=True)
class Naming:
    """Rows that name a user: ``whose`` column it is; ``key`` tells which of the user's rows.

    Where a guild's id is the key, all rows of that guild are done at once.
    """

    whose: Any
    key: Any
    name: str | None = None
    """The column that has the user's name."""
    instead: Mapping[str, Any] = field(default_factory=dict)
    """What other columns become; or, in the pseudonym's place, the same ones."""
    which: tuple[ColumnElement[bool], ...] = ()
    """What else must hold."""

    def some(self, user_id: int) -> Select[Any, int]:
        """Ask for the keys of some of them, and for their guilds."""
        table = self.whose.table
        of = {seats: tables, champions: seasons}.get(table, table)
        named = table if of is table else table.join(of)
        query = select(self.key, of.c.guild_id).select_from(named)
        return query.where(self.whose == user_id, *self.which).limit(AT_ONCE)

    def values(self, nobody: int) -> dict[str, Any]:
        """Return what is written there, by the pseudonym: its name tells several of them apart."""
        name = {} if self.name is None else {self.name: f"Nobody {-nobody % 10_000:04}"}
        return {self.whose.name: nobody, **name, **self.instead}


MANY = (
    Naming(
        seats.c.user_id,
        seats.c.table_id,
        "name",
        {"dm_channel_id": None, "cards_in_dm": False, "locale": None},
    ),
    Naming(seats.c.owner_id, seats.c.table_id, "owner_name"),
    Naming(results.c.user_id, results.c.table_id, "name"),
    # An account without its welcome would be welcomed once more.
    Naming(ledger.c.account, ledger.c.id, which=(ledger.c.reason != WELCOMED,)),
    # Where no user sits any more it was closed with its host's leaving, maybe by a bar.
    Naming(
        tables.c.host_id,
        tables.c.id,
        instead={"host_id": 0},
        which=(~exists().where(seats.c.table_id == tables.c.id, seats.c.user_id.is_not(None)),),
    ),
    Naming(tables.c.host_id, tables.c.id),
    # What was done about a bar would lead from the one that still holds to the pseudonym.
    Naming(
        acts.c.target_id,
        acts.c.id,
        instead={"target_id": None, "target_name": None, "reason": None, "details": {}},
        which=(acts.c.act.in_(("bar", "lift-bar")),),
    ),
    # So would a seat that was taken with it, at the same moment: see `cogs.court.acts.bar`.
    Naming(
        acts.c.target_id,
        acts.c.id,
        instead={"target_id": None, "target_name": None},
        which=(acts.c.act == "unseat", acts.c.press_id.is_(None)),
    ),
    Naming(acts.c.target_id, acts.c.id, "target_name", {"reason": None}),
    Naming(acts.c.actor_id, acts.c.id, "actor_name"),
    Naming(bars.c.by_id, bars.c.guild_id, "by_name"),
)
"""Rows that may be so many that it takes more than one step."""

LAST = (
    Naming(members.c.user_id, members.c.guild_id, "name", {"left_at": 0.0}),
    Naming(ledger.c.account, ledger.c.id),
    Naming(standings.c.user_id, standings.c.guild_id),
    Naming(champions.c.user_id, champions.c.season_id, "name"),
)
"""Rows without which the user has no account any more."""

_GOING_ON = select(erasures.c.user_id).where(
    erasures.c.user_id.in_(bindparam("of_users", expanding=True))
)

_INTERRUPTED = select(erasures.c.user_id).distinct()

_HANDS = delete(posts).where(
    posts.c.kind == PostKind.HAND,
    tuple_(posts.c.table_id, posts.c.seat).in_(
        select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == bindparam("of_user"))
    ),
)
"""The direct messages of a user that were to be retired: they stay as they are."""


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
        if not _going_on(connection, [user_id]):
            values = {"user_id": user_id, "guild_id": BEGUN, "nobody": 0}
            connection.execute(insert(erasures).values(values))
        # Seats still lead to them.
        connection.execute(_HANDS, {"of_user": user_id})

    @writes
    def step(self, connection: Connection, user_id: int) -> bool:
        """Erase a user from some rows; False when there are not many left."""
        # Whoever was asked, too, may be done with it: what is there now is a newcomer's.
        return bool(_going_on(connection, [user_id])) and _erase_some(connection, user_id, MANY)

    @writes
    def finish(self, connection: Connection, user_id: int, at: float) -> None:
        """Erase the user from all that is left, in one transaction, unless that is done."""
        if not _going_on(connection, [user_id]):
            return
        _require_none_open(connection, user_id)
        # Somebody may have acted as a moderator since the last step.
        while _erase_some(connection, user_id, (*MANY, *LAST)):
            pass
        connection.execute(delete(bars).where(bars.c.user_id == user_id, bars.c.until <= at))
        nobodys = {"name": "", "reason": "", "by_id": 0, "by_name": "", "at": at}
        connection.execute(update(bars).where(bars.c.user_id == user_id).values(nobodys))
        connection.execute(delete(callers).where(callers.c.user_id == user_id))
        connection.execute(delete(erasures).where(erasures.c.user_id == user_id))

    async def finish_all(self, at: float) -> int:
        """Go on with every `erase` that was interrupted; return how many are done with."""
        done = 0
        for (user_id,) in await self._rows(_INTERRUPTED):
            try:
                await self.erase(user_id, at)
                done += 1
            except StillOpen:
                # Who has sat down since may ask for it again.
                continue
        return done

    @reads
    def going_on(self, connection: Connection, user_ids: Iterable[int]) -> set[int]:
        """Return those whose erasing has begun and is not done with."""
        return _going_on(connection, user_ids)


@contextmanager
def permitted(connection: Connection, act: str, guild_id: int) -> Iterator[None]:
    """Let this transaction do to append-only rows what the permit says, and nothing more."""
    connection.execute(insert(permits).values(act=act, guild_id=guild_id))
    yield
    connection.execute(delete(permits))


def require_not_erased(connection: Connection, *user_ids: int) -> None:
    """Raise `BeingErased` for a user whose crowns, and seats, are just becoming a pseudonym's."""
    if _going_on(connection, user_ids):
        raise BeingErased


def _going_on(connection: Connection, user_ids: Iterable[int]) -> set[int]:
    return set(connection.scalars(_GOING_ON, {"of_users": list(user_ids)}))


def _require_none_open(connection: Connection, user_id: int) -> None:
    sits = (seats.c.user_id == user_id) | (seats.c.owner_id == user_id)
    require_over(connection, tables.c.id.in_(select(seats.c.table_id).where(sits)))


def require_over(connection: Connection, which: ColumnElement[bool]) -> None:
    """Raise `StillOpen` while some of these tables are not over."""
    query = select(tables.c.id).where(tables.c.closed_at.is_(None), which)
    still = list(connection.scalars(query.order_by(tables.c.id)))
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


def _erase_some(connection: Connection, user_id: int, parts: Iterable[Naming]) -> bool:
    """Erase a user from some rows of one part; False where no part has any."""
    for part in parts:
        found: defaultdict[int, set[int]] = defaultdict(set)
        for key, guild_id in connection.execute(part.some(user_id)):
            found[guild_id].add(key)
        for guild_id, keys in found.items():
            nobody = _pseudonym(connection, user_id, guild_id)
            rows = update(part.whose.table).where(part.whose == user_id, part.key.in_(keys))
            with permitted(connection, "erase", 0):
                connection.execute(rows.where(*part.which).values(part.values(nobody)))
        if found:
            return True
    return False
