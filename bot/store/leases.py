"""The lease: of all bots that use a database, one at a time may write to it."""

from dataclasses import dataclass

from sqlalchemy import Connection, inspect, select, update

from bot.store.database import Part, reads, writes
from bot.store.schema import leases

# Made once, as it is carried out every few seconds for as long as the bot runs.
_RENEW = update(leases).values(beat=leases.c.beat + 1)


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

    @reads
    def current(self, connection: Connection) -> Lease | None:
        """Return the lease; None of a database that is yet to be made."""
        if not inspect(connection).has_table(leases.name):
            return None
        row = connection.execute(select(leases.c.holder, leases.c.beat)).one()
        return Lease(row.holder, row.beat)

    async def take(self, holder: str, seen: Lease) -> bool:
        """Take the lease as it was ``seen``; False when it is another's, or was renewed, since."""
        taken = await self._take(holder, seen)
        if taken:
            self._database.holder = holder
        return taken

    @writes
    def _take(self, connection: Connection, holder: str, seen: Lease) -> bool:
        done = connection.execute(
            update(leases)
            .where(leases.c.beat == seen.beat, leases.c.holder.is_not_distinct_from(seen.holder))
            .values(holder=holder, beat=seen.beat + 1)
        )
        return bool(done.rowcount)

    @writes
    def renew(self, connection: Connection) -> None:
        """Write that its holder is there; raise `LeaseLost` when it is another's."""
        connection.execute(_RENEW)

    @writes
    def give_back(self, connection: Connection) -> None:
        """Let the next bot have it at once; from now on nothing can be written."""
        connection.execute(update(leases).values(holder=None, beat=leases.c.beat + 1))
