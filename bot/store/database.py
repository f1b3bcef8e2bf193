"""The connection: one writer at a time, and errors that say what to do."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import dialects
from bot.store.errors import Conflict, Damaged, LeaseLost, StoreError
from bot.store.migrate import require_known, require_newest, upgrade
from bot.store.schema import leases

DAMAGE = ("malformed", "not a database", "invalid page in block")
"""How SQLite and PostgreSQL say that what they have read cannot be."""

RESTORE = "put the last backup in its place, and have the doctor look at it before the bot starts."

_HOLDER = select(leases.c.holder).with_for_update(read=True)
"""Who holds the lease. PostgreSQL locks its row meanwhile; SQLite has one writer anyway."""


class Database:
    """An open database, that the parts of the store share."""

    def __init__(self, url: str, *, to_read: bool = False) -> None:
        self._url = dialects.parse(url)
        self.engine = dialects.create_engine(self._url, to_read=to_read)
        self._writer = self.engine.execution_options(**{dialects.WRITES: True})
        self.committed: Callable[[float], object] = lambda seconds: None
        """Is told how many seconds each transaction took that was written."""
        self.damage: Damaged | None = None
        """What was found first to be damaged."""
        self.when_damaged: Callable[[], object] = lambda: None
        """Is called when that is found."""
        self.holder: str | None = None
        """By what name the lease was taken; None where nobody else is to be kept from writing."""
        # SQLite takes one writer at a time anyway: here they wait in order, and without polling.
        self._turn = asyncio.Lock()
        self._shared: _Shared | None = None
        """The transaction that is about to be committed: others may write in it until then."""
        # However many read, there is a connection for who writes; and who waits is not given up.
        self._readers = asyncio.Semaphore(dialects.READERS)

    @asynccontextmanager
    async def opening(self) -> AsyncIterator[None]:
        """Close the database when opening it fails, and say which one is in trouble."""
        try:
            yield
        except StoreError as trouble:
            await self.close()
            raise StoreError(f"{dialects.shown(self._url)}: {trouble}") from trouble
        except BaseException:
            await self.close()
            raise

    async def require_known(self) -> None:
        """Raise `StoreError` when the database is at a version that this program does not know."""
        async with self.reading() as connection:
            await connection.run_sync(require_known)

    async def migrate(self) -> None:
        """Bring the database to the newest version."""
        async with self.writing() as connection:
            await connection.run_sync(upgrade)

    async def require_newest(self) -> None:
        """Raise `StoreError` when the database is at any other version than the newest."""
        async with self.reading() as connection:
            await connection.run_sync(require_newest)

    async def close(self) -> None:
        """Close every connection, after the transaction that is being written."""
        async with self._turn:
            shared = self._shared
        if shared is not None:
            await asyncio.wait([shared.commit])
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """One transaction that sees the database as it is when it begins."""
        with self._trouble_named():
            async with self._readers, self.engine.begin() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, or a part of one, that is durable when this is left, or has not happened.

        Raise `LeaseLost` when the lease that was taken is another's now. Nobody can take it while
        the transaction goes on.
        """
        with self._trouble_named():
            async with self._turn:
                if (shared := self._shared) is not None:
                    async with shared.apart():
                        yield shared.connection
                else:
                    shared = _Shared(await self._writer.connect())
                    async with shared.undone_at_trouble():
                        await self._begin(shared.connection)
                        yield shared.connection
                    self._shared = shared
                    # Whoever waits for a turn now has theirs before the commit has.
                    shared.commit = asyncio.create_task(self._commit(shared))
            # That one of them gives up does not stop the commit of the others.
            await asyncio.shield(shared.commit)

    async def _begin(self, connection: AsyncConnection) -> None:
        await connection.begin()
        if self.holder is not None and await connection.scalar(_HOLDER) != self.holder:
            raise LeaseLost

    async def _commit(self, shared: "_Shared") -> None:
        async with self._turn:
            self._shared = None
            await shared.finish()
        self.committed(time.monotonic() - shared.began)

    @contextmanager
    def _trouble_named(self) -> Iterator[None]:
        """Raise `StoreError` for the many ways in which drivers report trouble."""
        try:
            yield
        except IntegrityError as clash:
            # PostgreSQL quotes the row behind what it says of it.
            said = str(clash.orig).partition("\nDETAIL:")[0]
            raise Conflict(f"the database refused a row: {said}") from clash
        except DBAPIError as trouble:
            said = str(trouble.orig)
            if "query argument" in said:
                # asyncpg quotes the value, which may be a secret: not even the cause may show it.
                raise StoreError("a value does not fit its column") from None
            if any(sign in said.lower() for sign in DAMAGE):
                raise self._damaged(said) from trouble
            raise StoreError(_advice(said)) from trouble
        except (SQLAlchemyError, OSError) as trouble:
            raise StoreError(_advice(str(trouble))) from trouble

    def _damaged(self, said: str) -> Damaged:
        """Note damage, and have whoever wants to know of it told, once."""
        damage = Damaged(_advice(said))
        if self.damage is None:
            self.damage = damage
            self.when_damaged()
        return damage


class _Shared:
    """A transaction whose commit is shared by all who came while the first of them wrote.

    A commit waits for the disk, which takes longer than what most of them write.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.began = time.monotonic()
        self.commit: asyncio.Task[None]
        """What ends it, begun when the first has written."""
        self.trouble: SQLAlchemyError | None = None
        """After which nothing of it may be relied on."""

    @asynccontextmanager
    async def undone_at_trouble(self) -> AsyncIterator[None]:
        """Roll all of it back where the block fails."""
        try:
            yield
        except BaseException:
            await asyncio.shield(asyncio.create_task(self._undo()))
            raise

    async def _undo(self) -> None:
        # After a commit that failed, closing alone would leave the transaction open.
        try:
            await self.connection.rollback()
        finally:
            await self.connection.close()

    @asynccontextmanager
    async def apart(self) -> AsyncIterator[None]:
        """Roll back what the block has written where it fails, and nothing of the others."""
        try:
            async with self.connection.begin_nested():
                yield
        except IntegrityError:
            raise
        except SQLAlchemyError as trouble:
            # SQLite may have rolled all of it back, and would not mind a commit of nothing.
            self.trouble = trouble
            raise

    async def finish(self) -> None:
        """Commit it; raise `StoreError` where what one of them did has cost all of it."""
        async with self.undone_at_trouble():
            if self.trouble is not None or self.connection.invalidated:
                raise StoreError("what was written with it has failed") from self.trouble
            await self.connection.commit()
        await self.connection.close()


class Part:
    """A subject of the store; all parts share one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _value(self, query: Any) -> Any:
        """Return the one value that is asked for; None where there is none."""
        async with self._database.reading() as connection:
            return await connection.scalar(query)

    async def _rows(self, query: Any) -> Sequence[Any]:
        """Return all rows that are asked for."""
        async with self._database.reading() as connection:
            return (await connection.execute(query)).all()


def _advice(trouble: str) -> str:
    for sign, advice in (
        ("unable to open database file", "the bot may not write there; give it a place it may."),
        ("readonly", "the bot may not write there; give it a place it may."),
        ("locked", "another program is writing to the file; end it, then try again."),
        ("malformed", f"the file is damaged; {RESTORE}"),
        ("invalid page in block", f"the server's disk is damaged; {RESTORE}"),
        ("not a database", f"the file holds something else; name another one, or {RESTORE}"),
        ("disk is full", "make room, then start again: what was written before is safe."),
        ("call failed", "nothing answers there; check host and port, and that the server runs."),
        ("refused", "nothing answers there; check host and port, and that the server runs."),
        ("not known", "there is no such host; check its name in the URL."),
        ("does not exist", "make that database on the server first, or name another one."),
        ("password", "check the user's name and password in the URL."),
    ):
        if sign in trouble.lower():
            return f"{trouble}. That means: {advice}"
    return trouble
