"""The database as the rest of the bot sees it: parts by subject, which share one `Database`."""

from collections.abc import Awaitable, Callable
from typing import Self

from bot.store.boards import Boards
from bot.store.callers import Callers
from bot.store.court import Court
from bot.store.crowns import Crowns
from bot.store.database import Database
from bot.store.days import Days
from bot.store.erasing import Erasing
from bot.store.exports import Exports
from bot.store.guilds import Guilds
from bot.store.handovers import Handovers
from bot.store.history import History
from bot.store.journal import Journal
from bot.store.migrate import require_up_to_date, upgrade, version_of
from bot.store.posts import Posts
from bot.store.privacy import Privacy
from bot.store.processes import Processes
from bot.store.proof import Proof
from bot.store.purging import Purging
from bot.store.seasons import Seasons
from bot.store.tables import Tables


class Store:
    """Tables, journal, crowns, seasons, settings, moderation and privacy.

    `open` it once, `close` it at the end. Every method of a part that writes is done as a whole or
    not at all, and durable when it returns, but for a purge and an erasure, which take steps.
    Any of them raises `StoreError` when the database is in trouble, and `Conflict` when it refuses
    a row.
    """

    def __init__(self, database: Database) -> None:
        self.database = database
        self.processes = Processes(database)
        self.handovers = Handovers(database)
        self.tables = Tables(database)
        self.journal = Journal(database)
        self.posts = Posts(database)
        self.callers = Callers(database)
        self.days = Days(database)
        self.crowns = Crowns(database)
        self.boards = Boards(database)
        self.history = History(database)
        self.seasons = Seasons(database)
        self.guilds = Guilds(database)
        self.court = Court(database)
        self.privacy = Privacy(database)
        self.erasing = Erasing(database)
        self.purging = Purging(database)
        self.proof = Proof(database)
        self.exports = Exports(database)

    @classmethod
    async def open(cls, url: str, join: Callable[[Self], Awaitable[None]] | None = None) -> Self:
        """Open the database and migrate it; raise `StoreError` with what to do about trouble.

        ``join`` is awaited before, while another process may use the database as it is; and
        afterwards, for in a new database there is nothing to join.
        """
        database = Database(url)
        store = cls(database)
        async with database.opening():
            await database.read(version_of)
            if join is not None:
                await join(store)
            await database.write(upgrade)
            if join is not None:
                await join(store)
        return store

    @classmethod
    async def open_to_read(cls, url: str) -> Self:
        """Open a database as it is, and write nothing to it.

        Raise `StoreError` when it is not there, cannot be used, or is still to be migrated.
        """
        database = Database(url, to_read=True)
        async with database.opening():
            await database.read(require_up_to_date)
        return cls(database)

    async def close(self) -> None:
        """Close every connection, after the transaction that is being written."""
        await self.database.close()
