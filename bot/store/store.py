"""The database as the rest of the bot sees it."""

from bot.store.guilds import Guilds
from bot.store.journal import Journal
from bot.store.ledger import Ledger
from bot.store.tables import Tables


class Store(Tables, Journal, Ledger, Guilds):
    """Tables, journal, crowns and guild settings. `open` it once, `close` it at the end.

    Every method that writes is one transaction, durable when it returns. Any of them raises
    `StoreError` when the database is in trouble, and `Conflict` when it refuses a row.
    """
