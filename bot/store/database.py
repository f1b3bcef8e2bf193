"""The connection: one writer at a time, and errors that say what to do."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import fields
from functools import cache, partial, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from bot.store import dialects
from bot.store.errors import Conflict, Damaged, LeaseLost, StoreError
from bot.store.schema import processes

DAMAGE = ("malformed", "not a database", "invalid page in block")
"""How SQLite and PostgreSQL say that what they have read cannot be."""

_HOLDER = (
    select(processes.c.name).where(processes.c.name == bindparam("me")).with_for_update(read=True)
)
"""Whether a process may write. PostgreSQL locks its row meanwhile; SQLite has one writer anyway."""

P = ParamSpec("P")
T = TypeVar("T")
AnyPart = TypeVar("AnyPart", bound="Part")

LAST_READ = 5.0
"""Seconds that closing waits for who reads: a connection may be dead."""


class _Write(NamedTuple):
    """What somebody wants written, and where they wait for what comes of it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]
    urgent: bool = True
    """Whether somebody waits for it, and may be refused it."""


_Told: TypeAlias = Callable[[], None]
"""Tells who waits for a part of a transaction what came of it, once all of it is durable."""


class Database:
    """An open database, that the parts of the store share.

    What is done with it is a function of a connection, which becomes one transaction: with SQLite
    the whole function is done in a thread; with PostgreSQL it is done here, and the event loop does
    something else while the server is at a statement.
    """

    def __init__(self, url: str, *, to_read: bool = False) -> None:
        self._url = dialects.parse(url)
        self._server = dialects.server(self._url, to_read=to_read)
        self.engine = self._server.engine
        self.committed: Callable[[float], object] = lambda seconds: None
        """Is told how many seconds each transaction took that was written."""
        self.damage: Damaged | None = None
        """What was found first to be damaged."""
        self.when_damaged: Callable[[], object] = lambda: None
        """Is called when that is found."""
        self.holder: str | None = None
        """By what name the process has joined; None where it may write beside whoever has."""
        self.patience: float | None = None
        """Seconds after which every transaction ends in trouble: its connection may be dead. It is
        not known then whether the work was done."""
        # SQLite takes one writer at a time anyway: here they wait in order, and without polling.
        self._waiting: list[_Write] = []
        self._urgent = False
        """Whether something of it is to be written now."""
        self._writer: asyncio.Task[None] | None = None
        # However many read, there is a connection for who writes; and who waits is not given up.
        self._readers = asyncio.Semaphore(dialects.READERS)

    @asynccontextmanager
    async def opening(self) -> AsyncIterator[None]:
        """Close the database when opening it fails, and say which one is in trouble."""
        try:
            with dialects.named(self._url):
                yield
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close every connection, after what waits to be written, and what is being read.

        A connection that comes back afterwards would be closed by nobody.
        """
        if self._waiting:
            self._write_now()
        while self._writer is not None:
            await asyncio.wait([self._writer])
        over = 0
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_READ):
                while over < dialects.READERS:
                    await self._readers.acquire()
                    over += 1
        try:
            await self._server.close()
        finally:
            for _ in range(over):
                self._readers.release()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what comes of work in one transaction: it sees the database as it begins."""
        with self._trouble_named():
            async with self._readers:
                return await self._run(partial(_of_one_moment, work), writes=False)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Return what comes of work that is durable then, all of it; else it has not happened.

        Those who wait while another transaction is written share the next one, for a commit waits
        for the disk, which takes longer than what most of them write. Raise `LeaseLost` when the
        process has been put out. Nobody can put it out while the transaction goes on.
        """
        with self._trouble_named():
            write = _Write(work, asyncio.get_running_loop().create_future())
            self._waiting.append(write)
            self._write_now()
            try:
                value: T = await asyncio.shield(write.done)
            except asyncio.CancelledError:
                await self._give_up(write)
                raise
            return value

    @asynccontextmanager
    async def whole(self, *, writes: bool) -> AsyncIterator["Inside"]:
        """Have any number of steps be one transaction: all that it reads is of one moment.

        What is written is durable once this is left, and was never there if that is by an error;
        nobody can stop it while it is committed. Whoever has two of them is told which one is in
        trouble.
        """
        async with AsyncExitStack() as stack:
            with dialects.named(self._url), self._trouble_named():
                do = await stack.enter_async_context(self._server.connected(writes=writes))
                transaction = await do(Connection.begin)
            try:
                yield Inside(self, do)
            except BaseException:
                with suppress(SQLAlchemyError):  # Of a connection that is lost, the server does so.
                    await do(lambda _: transaction.rollback())
                raise
            if not writes:
                with suppress(SQLAlchemyError):  # All was read, whoever hangs up now.
                    await do(lambda _: transaction.rollback())
                return
            with dialects.named(self._url), self._trouble_named():
                await _to_its_end(do(lambda _: transaction.commit()))

    def write_soon(self, work: Callable[[Connection], object]) -> asyncio.Future[Any]:
        """Have something written with whatever is written next.

        That is soon: a bot writes every two seconds that it is there. If it is killed before, this
        is lost. Return what is done when it is durable, or raises why it is not; nothing about it
        may be refused.
        """
        write = _Write(work, asyncio.get_running_loop().create_future(), urgent=False)
        self._waiting.append(write)
        return write.done

    def _write_now(self) -> None:
        self._urgent = True
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
            self._writer.add_done_callback(self._go_on)

    def _go_on(self, _: asyncio.Task[None]) -> None:
        """Have written what is left: who tidies up as the loop ends has found a writer there."""
        self._writer = None
        if self._urgent:
            self._write_now()

    async def _give_up(self, write: _Write) -> None:
        """Have nothing of it come later: what was begun is waited for, and the rest never is."""
        if write in self._waiting:
            self._waiting.remove(write)
        elif not write.done.done():
            await asyncio.wait([write.done])
            if not write.done.cancelled():
                write.done.exception()

    async def _write_all(self) -> None:
        """Write what is waiting, and what is to be written meanwhile."""
        writes: list[_Write] = []
        try:
            while self._urgent:
                self._urgent = False
                writes, self._waiting = self._waiting, []
                for tell in await self._written(writes):
                    tell()
        except asyncio.CancelledError:
            # The loop ends, and whoever waits with it: for what has begun nobody says any more.
            for write in writes:
                write.done.cancel()
            raise

    async def _written(self, writes: Sequence[_Write]) -> Sequence[_Told]:
        """Write all of it in one transaction; return what tells each what came of it."""
        if not writes:
            return []
        began = time.monotonic()
        try:
            told = await self._run(partial(self._transaction, writes), writes=True)
        except Exception as trouble:
            return [partial(each.done.set_exception, trouble) for each in writes]
        self.committed(time.monotonic() - began)
        return told

    async def _run(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        async with asyncio.timeout(self.patience), self._server.connected(writes=writes) as do:
            return await do(work)

    def _transaction(self, writes: Sequence[_Write], connection: Connection) -> Sequence[_Told]:
        with connection.begin():
            if self.holder is not None and connection.scalar(_HOLDER, {"me": self.holder}) is None:
                raise LeaseLost
            shared = len(writes) > 1
            return [
                _apart(each, connection)
                if shared and each.urgent
                else partial(each.done.set_result, each.work(connection))
                for each in writes
            ]

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
        except (SQLAlchemyError, OSError, sqlite3.Error) as trouble:
            raise StoreError(_advice(str(trouble) or "the database says nothing")) from trouble

    def _damaged(self, said: str) -> Damaged:
        """Note damage, and have whoever wants to know of it told, once."""
        damage = Damaged(_advice(said))
        if self.damage is None:
            self.damage = damage
            self.when_damaged()
        return damage


class Inside(Database):
    """A database as a transaction sees it that goes on: what is done with it is a step of that."""

    def __init__(self, whole: Database, do: dialects.Do) -> None:
        self._whole, self._do = whole, do

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what comes of work."""
        with dialects.named(self._whole._url), self._whole._trouble_named():
            return await self._do(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Return what comes of work, which is durable when the transaction is."""
        return await self.read(work)


async def _to_its_end(work: Awaitable[None]) -> None:
    """Wait for what has begun, even if one is told to stop."""
    task = asyncio.ensure_future(work)
    with suppress(asyncio.CancelledError):
        await asyncio.shield(task)
    await task


def _of_one_moment(work: Callable[[Connection], T], connection: Connection) -> T:
    with connection.begin():
        return work(connection)


def _apart(write: _Write, connection: Connection) -> _Told:
    """Do a part of a transaction: where it is refused, nothing of the others' is rolled back."""
    try:
        with connection.begin_nested():
            return partial(write.done.set_result, write.work(connection))
    except Exception as refused:
        if isinstance(refused, SQLAlchemyError) and not isinstance(refused, IntegrityError):
            # SQLite may have rolled all of it back, and would not mind a commit of nothing.
            raise
        return partial(write.done.set_exception, refused)


class Part:
    """A subject of the store; all parts share one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _value(self, query: Any, **given: Any) -> Any:
        """Return the one value that is asked for, as `_rows`; None where there is none."""
        return await self._database.read(lambda connection: connection.scalar(query, given))

    async def _rows(self, query: Any, **given: Any) -> Sequence[Any]:
        """Return all rows that are asked for; ``given`` is what the query leaves open."""
        return await self._database.read(lambda connection: connection.execute(query, given).all())


def row_of(record: Any) -> dict[str, Any]:
    """Return what a dataclass holds, by column: the values themselves, which nobody changes."""
    return {name: getattr(record, name) for name in _columns_of(type(record))}


@cache
def _columns_of(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def reads(
    method: Callable[Concatenate[AnyPart, Connection, P], T],
) -> Callable[Concatenate[AnyPart, P], Coroutine[Any, Any, T]]:
    """Have a part's method be one transaction that reads; callers leave the connection out."""

    @wraps(method)
    def read(part: AnyPart, /, *args: P.args, **named: P.kwargs) -> Coroutine[Any, Any, T]:
        return part._database.read(lambda connection: method(part, connection, *args, **named))

    return read


def writes(
    method: Callable[Concatenate[AnyPart, Connection, P], T],
) -> Callable[Concatenate[AnyPart, P], Coroutine[Any, Any, T]]:
    """Have a part's method be one transaction, or a part of one: see `Database.write`."""

    @wraps(method)
    def write(part: AnyPart, /, *args: P.args, **named: P.kwargs) -> Coroutine[Any, Any, T]:
        return part._database.write(lambda connection: method(part, connection, *args, **named))

    return write


def _advice(trouble: str) -> str:
    for sign, advice in (
        ("unable to open database file", "the bot may not write there; give it a place it may."),
        ("readonly", "the bot may not write there; give it a place it may."),
        ("locked", "another program is writing to the file; end it, then try again."),
        ("malformed", f"the file is damaged; {_from_backup('sqlite')}"),
        ("invalid page in block", f"the server's disk is damaged; {_from_backup('postgresql')}"),
        (
            "not a database",
            f"the file holds something else; name another one, or {_from_backup('sqlite')}",
        ),
        (
            'encoding "utf8": 0x00',
            "PostgreSQL cannot hold the character NUL; take it out of the text.",
        ),
        ("disk is full", "make room: a bot that runs goes on then, and what was written is safe."),
        ("call failed", "nothing answers there; check host and port, and that the server runs."),
        ("refused", "nothing answers there; check host and port, and that the server runs."),
        # Of a socket.
        ("no such file", "nothing answers there; check host and port, and that the server runs."),
        ("rejected ssl", "the server speaks no TLS: turn that on, or take ssl out of the URL."),
        ("certificate file", "put there the certificate that is to prove the server's."),
        ("not known", "there is no such host; check its name in the URL."),
        # asyncpg says so where it has heard of the end, but not yet that the server has hung up.
        ("cannot switch to state", "the server has ended this session; what is next has another."),
        ("prepared statement", "a pooler in between must leave each connection its session."),
        ('role "', "make that user on the server first, or name another one in the URL."),
        ("permission denied for schema", "make the bot's user the owner of that database."),
        ("no space left", "make room on the server's disk: what was written before is safe."),
        (
            "connection slots",
            "it takes no more connections; docs/scaling.md says how many it needs.",
        ),
        (
            "too many clients",
            "it takes no more connections; docs/scaling.md says how many it needs.",
        ),
        ("does not exist", "make that database on the server first, or name another one."),
        ("password", "check the user's name and password in the URL."),
    ):
        if sign in trouble.lower():
            return f"{trouble}. That means: {advice}"
    return trouble


def _from_backup(backend: str) -> str:
    put_back = f"let {dialects.restore_with(backend)} put the last backup in its place"
    return f"{put_back}, and ask the doctor before the bot starts."
