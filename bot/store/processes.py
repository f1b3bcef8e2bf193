"""The processes that are the bot, the shards that each of them has, and whose turn it is.

Who writes has a row in `processes`; every transaction makes sure of it. A shard changes hands in
two ways: its holder lets go of it, or its holder's row is deleted, because nothing was heard of it.
"""

from typing import Any

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    exists,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)

from bot.store.database import Part, reads, row_of, writes
from bot.store.dialects import clock, insert_or
from bot.store.errors import LeaseLost
from bot.store.migrate import is_up_to_date
from bot.store.schema import identifies, processes, shards
from bot.values.shards import Process, Shard, Sharing

# Made once, as they are carried out every few seconds for as long as the bot runs.
_RENEW = (
    update(processes)
    .where(processes.c.name == bindparam("me"))
    .values(beat=processes.c.beat + 1, heard_at=bindparam("now"), well=bindparam("is_well"))
)
_ALIVE = update(shards).where(shards.c.holder == bindparam("me")).values(alive_at=bindparam("now"))
_PROCESSES = select(processes).order_by(processes.c.name)
_SHARDS = select(shards).order_by(shards.c.number)
_HOW_MANY = select(func.count()).select_from(shards)
_FREE = select(shards).where(shards.c.holder.is_(None)).order_by(shards.c.number)

JOINING, SETTLING = 0x6A6F_696E, 0x7365_7474
"""The numbers of the locks of who joins, and of who settles how many shards there are."""

IDENTIFY_EVERY = 5.5
"""Seconds between two sessions that begin in one bucket: Discord wants five, and one is on its way
longer than the other: https://docs.discord.com/developers/events/gateway#session-start-limit-object."""

SILENT = 5.0
"""Seconds after which the server hangs up on who is silent in the middle of a statement."""
_HANG_UP = text(
    """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND usename = current_user
    AND state = 'active' AND wait_event = 'ClientRead'
    AND extract(epoch FROM clock_timestamp() - state_change) >= :seconds
    AND pid IN (SELECT pid FROM pg_locks WHERE relation = 'processes'::regclass)
    """
)
"""Only who writes for a process has a lock on their table for longer than an instant."""


class Processes(Part):
    """The part of the store that knows who is the bot."""

    @reads
    def sharing(self, connection: Connection) -> Sharing:
        """Return who has which shard; nobody has any in a database that is yet to be made."""
        if not inspect(connection).has_table(processes.name):
            return Sharing((), ())
        return _sharing(connection)

    async def join(self, process: Process, *, alone: bool) -> bool:
        """Write that a process is the bot from now on; False where it may not be yet.

        It may not beside another one where it has to be ``alone``, or where the database is
        still to be migrated: that is not done under who uses it as it is. In a database that is
        yet to be made there is nothing to join, and nobody in the way.
        """
        joined = await self._join(process, alone)
        if joined:
            self._database.holder = process.name
        return joined is not False

    @writes
    def _join(self, connection: Connection, process: Process, alone: bool) -> bool | None:
        if not inspect(connection).has_table(processes.name):
            return None
        if connection.dialect.name != "sqlite":  # It has one writer anyway.
            # Not the table's own lock: that waits for whoever is writing there, who may stand
            # still, and has everybody's signs of life wait behind it.
            connection.execute(select(func.pg_advisory_xact_lock(JOINING)))
        others = select(exists().where(processes.c.name != process.name))
        if (alone or not is_up_to_date(connection)) and connection.scalar(others):
            return False
        now = clock(connection) or process.heard_at
        sign = {"me": process.name, "now": now, "is_well": process.well}
        if not connection.execute(_RENEW, sign).rowcount:
            connection.execute(insert(processes).values(row_of(process) | {"heard_at": now}))
        return True

    @writes
    def renew(self, connection: Connection, name: str, now: float, *, well: bool = True) -> Sharing:
        """Write that a process is there and has its shards; return who has which.

        ``well``: whether it reaches Discord. Raise `LeaseLost` for one that is not there any more.
        """
        sign = {"me": name, "now": clock(connection) or now, "is_well": well}
        if not connection.execute(_RENEW, sign).rowcount:
            raise LeaseLost
        connection.execute(_ALIVE, {"me": name, "now": now})
        return _sharing(connection)

    @writes
    def evict(self, connection: Connection, name: str, beat: int) -> bool:
        """Take a process's shards from it, and all right to write; False if it is there after all.

        ``beat`` is the last that was heard of it. Where it is just writing, it is there.
        """
        # Nobody waits for what a process holds that stands still.
        silent = (
            select(processes.c.name)
            .where(processes.c.name == name, processes.c.beat == beat)
            .with_for_update(skip_locked=True)
        )
        if not connection.execute(delete(processes).where(processes.c.name.in_(silent))).rowcount:
            _hang_up_on_silent(connection)
            return False
        free = update(shards).where(shards.c.holder == name)
        connection.execute(free.values(holder=None, cut_off=True))
        return True

    @writes
    def settle(self, connection: Connection, wanted: int) -> int:
        """Return how many shards there are: as many as there were, if anybody has one of them.

        Else as many as are wanted. Where another process is at one of that just then, it is as many
        as there are until it is done, which may be none.
        """
        if connection.dialect.name != "sqlite":  # It has one writer anyway.
            first = connection.scalar(select(func.pg_try_advisory_xact_lock(SETTLING)))
            if not first:
                return connection.scalar(_HOW_MANY) or 0
        there = connection.execute(_SHARDS).all()
        # Those that are free are locked from here on; which are not is another one's to say.
        free = connection.execute(_FREE.with_for_update(skip_locked=True)).all()
        if len(there) == wanted or len(free) != len(there):
            return len(there)
        # No new shard is one of before: each takes what is worst of all.
        alive = [shard.alive_at for shard in there if shard.alive_at is not None]
        values = {
            "holder": None,
            "alive_at": min(alive, default=None),
            "cut_off": any(shard.cut_off for shard in there),
        }
        connection.execute(delete(shards))
        rows = [{"number": number, **values} for number in range(wanted)]
        connection.execute(insert(shards), rows)
        return wanted

    @writes
    def take(
        self, connection: Connection, name: str, most: int, now: float, *, of: int | None = None
    ) -> list[Shard]:
        """Give a process so many shards that nobody has, at most; return those.

        ``of``: how many the process takes there to be. If others have settled another number since
        it looked, it gets none: it would take their servers for its own.
        """
        free = _FREE.limit(most).with_for_update(skip_locked=True)
        taken = [
            # A time that is none, as damage leaves it, keeps nobody from starting.
            Shard(
                row.number, alive if isinstance(alive := row.alive_at, float) else None, row.cut_off
            )
            for row in connection.execute(free)
        ]
        # Those are locked now, so no other number is settled until this is over.
        if of is not None and connection.scalar(_HOW_MANY) != of:
            return []
        if taken:
            numbers = [shard.number for shard in taken]
            connection.execute(
                update(shards)
                .where(shards.c.number.in_(numbers))
                # Until it is given back, nobody knows how it ends.
                .values(holder=name, alive_at=now, cut_off=True)
            )
        return taken

    @writes
    def give(
        self, connection: Connection, name: str, number: int, now: float, *, cut_off: bool = False
    ) -> None:
        """Take a shard from a process that has finished what was in hand there.

        ``cut_off``: who takes it up next is to take care all the same.
        """
        one = update(shards).where(shards.c.holder == name, shards.c.number == number)
        connection.execute(one.values(holder=None, alive_at=now, cut_off=cut_off))

    @writes
    def leave(
        self, connection: Connection, name: str, now: float, *, cut_off: bool = False
    ) -> None:
        """Write that a process is not the bot any more: it writes nothing from now on."""
        free = update(shards).where(shards.c.holder == name)
        connection.execute(free.values(holder=None, alive_at=now, cut_off=cut_off))
        connection.execute(delete(processes).where(processes.c.name == name))

    @writes
    def turn(self, connection: Connection, bucket: int, now: float) -> float:
        """Return 0 where a shard of a bucket may begin a session now: the turn is its then.

        Else the seconds after which to ask again. Nobody has a turn in advance, for it would be
        lost with who gives the shard up until then. ``now`` counts where the database has no clock.
        """
        time = clock(connection) or now
        row = identifies.c.bucket == bucket
        that = select(identifies.c.next_at).where(row)
        if connection.scalar(that) is None:
            new = insert_or(connection, identifies).on_conflict_do_nothing()
            connection.execute(new, {"bucket": bucket, "next_at": time})
        # Nobody waits for who has the row just then, and may stand still with it.
        next_at = connection.scalar(that.with_for_update(skip_locked=True))
        if next_at is None:
            return IDENTIFY_EVERY / 10
        # A clock that was set back keeps nobody waiting for longer than everybody else.
        begins = min(next_at, time + IDENTIFY_EVERY)
        after = begins if begins > time else time + IDENTIFY_EVERY
        if next_at != after:
            connection.execute(update(identifies).where(row).values(next_at=after))
        return max(0.0, begins - time)


def _hang_up_on_silent(connection: Connection) -> None:
    """End what was begun by who stands still, so that its row can be had at the next look.

    Between two transactions, and between two statements of one, PostgreSQL does so by itself. Not
    so where a statement is prepared and not yet carried out: then it ignores its time limits
    (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY).
    """
    if connection.dialect.name != "sqlite":
        connection.execute(_HANG_UP, {"seconds": SILENT})


def _sharing(connection: Connection) -> Sharing:
    there = connection.execute(_PROCESSES).mappings().all()
    divided = connection.execute(_SHARDS).mappings().all()
    return Sharing(
        tuple(Process(**dict[str, Any](row)) for row in there),
        tuple(Shard(**dict[str, Any](row)) for row in divided),
        clock(connection),
    )
