"""The lease: of all bots that use a database, one at a time may write to it."""

from dataclasses import dataclass

from sqlalchemy import inspect, select, update

from bot.store.database import Part
from bot.store.schema import leases


@dataclass(frozen=True, slots=True)
class Lease:
    """Who holds the lease, None for nobody, and how often it was renewed by anybody so far."""

    holder: str | None
    beat: int


class Leases(Part):
    """The part of the store that keeps the lease.

    It was lost by whoever does not renew it for so long that another thinks them gone. From then on
    every write of the loser raises `LeaseLost`, and changes nothing.
    """

    async def current(self) -> Lease | None:
        """Return the lease; None of a database that is yet to be made."""
        async with self._database.reading() as connection:
            if not await connection.run_sync(lambda found: inspect(found).has_table(leases.name)):
                return None
            row = (await connection.execute(select(leases.c.holder, leases.c.beat))).one()
            return Lease(row.holder, row.beat)

    async def take(self, holder: str, seen: Lease) -> bool:
        """Take the lease as it was ``seen``; False when it is another's, or was renewed, since."""
        async with self._database.writing() as connection:
            done = await connection.execute(
                update(leases)
                .where(
                    leases.c.beat == seen.beat, leases.c.holder.is_not_distinct_from(seen.holder)
                )
                .values(holder=holder, beat=seen.beat + 1)
            )
        if done.rowcount:
            self._database.holder = holder
        return bool(done.rowcount)

    async def renew(self) -> None:
        """Write that its holder is there; raise `LeaseLost` when it is another's."""
        async with self._database.writing() as connection:
            await connection.execute(update(leases).values(beat=leases.c.beat + 1))

    async def give_back(self) -> None:
        """Let the next bot have it at once; from now on nothing can be written."""
        async with self._database.writing() as connection:
            await connection.execute(update(leases).values(holder=None, beat=leases.c.beat + 1))
