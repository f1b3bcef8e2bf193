"""What processes hand to each other: a press to who has its table's shard, a word to all others.

PostgreSQL says at once that there is something, on a channel that all listen to: a row's number,
and the shard that it is for. What was missed is found by looking.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, func, insert, or_, select, update

from bot.store.database import Part, reads, writes
from bot.store.dialects import clock
from bot.store.schema import handovers

CHANNEL = "gallows"
"""The channel of PostgreSQL's NOTIFY."""
PRESS = "press"
"""The kind of what is done by whoever has a shard, once."""
LIVES = 60.0
"""Seconds after which a row is deleted that nobody has deleted."""

_READ = handovers.c.id, handovers.c.kind, handovers.c.shard, handovers.c.body, handovers.c.at
_NOTIFY = select(func.pg_notify(CHANNEL, bindparam("payload")))


@dataclass(frozen=True, slots=True)
class Handover:
    """Something that was handed to this process."""

    id: int
    kind: str
    shard: int | None
    """For whom it is: whoever has that; None for all."""
    body: Any
    age: float
    """Seconds since it was written, by the database's clock; 0 where it has none."""


class Handovers(Part):
    """The part of the store by which processes reach each other."""

    @writes
    def send(
        self,
        connection: Connection,
        sender: str,
        kind: str,
        body: Any,
        at: float,
        *,
        shard: int | None = None,
    ) -> int:
        """Write something for who has a shard, or without one for all others; return its number.

        ``at``, as ``now`` below, counts where the database has no clock of its own.
        """
        at = clock(connection) or at
        values = {"kind": kind, "shard": shard, "sender": sender, "body": body, "at": at}
        new = insert(handovers).values(values).returning(handovers.c.id)
        number = connection.execute(new).scalar_one()
        if connection.dialect.name != "sqlite":
            payload = f"{number}" if shard is None else f"{number} {shard}"
            connection.execute(_NOTIFY, {"payload": payload})
        return number

    @writes
    def take(
        self,
        connection: Connection,
        taker: str,
        shards: Collection[int],
        number: int | None = None,
        *,
        within: float | None = None,
    ) -> list[Handover]:
        """Return what is there for who has these shards, each once and to one alone.

        ``number``: of that alone. ``within``: what was written no more seconds ago than that; who
        wrote it cannot always take back in time what it no longer wants to be done.
        """
        which = _for(connection, shards, within)
        if number is not None:
            which.append(handovers.c.id == number)
        done = connection.execute(
            update(handovers).where(*which).values(taken_by=taker).returning(*_READ)
        )
        return _read(connection, done.all())

    @reads
    def waits(
        self, connection: Connection, shards: Collection[int], *, within: float | None = None
    ) -> bool:
        """Say whether there is something to `take`: to look writes nothing."""
        return bool(connection.scalar(select(exists().where(*_for(connection, shards, within)))))

    @writes
    def close(self, connection: Connection, number: int) -> bool:
        """Delete what was handed over; say whether somebody had taken it, and nobody will now."""
        gone = delete(handovers).where(handovers.c.id == number)
        taken = connection.execute(gone.returning(handovers.c.taken_by)).first()
        return taken is None or taken.taken_by is not None

    @reads
    def told(self, connection: Connection, reader: str, after: int) -> list[Handover]:
        """Return what others have told everybody after a number, oldest first."""
        rows = connection.execute(
            select(*_READ)
            .where(
                handovers.c.shard.is_(None), handovers.c.sender != reader, handovers.c.id > after
            )
            .order_by(handovers.c.id)
        )
        return _read(connection, rows.all())

    async def last(self) -> int:
        """Return the highest number so far; 0 where nothing is there."""
        return await self._value(select(func.max(handovers.c.id))) or 0

    @writes
    def forget_old(self, connection: Connection, now: float) -> None:
        """Delete what was written so long ago that everybody has seen it."""
        now = clock(connection) or now
        old = or_(handovers.c.at < now - LIVES, handovers.c.at > now + LIVES)
        connection.execute(delete(handovers).where(old))


def _for(connection: Connection, shards: Collection[int], within: float | None) -> list[Any]:
    """Return which rows nobody has taken yet that are for who has these shards."""
    which: list[Any] = [handovers.c.shard.in_(shards), handovers.c.taken_by.is_(None)]
    if within is not None and (now := clock(connection)) is not None:
        which.append(handovers.c.at > now - within)
    return which


def _read(connection: Connection, rows: Sequence[Any]) -> list[Handover]:
    now = clock(connection) if rows else None
    return [
        Handover(
            row.id, row.kind, row.shard, row.body, 0.0 if now is None else max(0.0, now - row.at)
        )
        for row in rows
    ]
