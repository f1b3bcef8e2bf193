"""The database as the rest of the bot sees it."""

from bot.store.audit_log import AuditLog
from bot.store.boards import Boards
from bot.store.days import Days
from bot.store.erasing import Erasing
from bot.store.export import Export
from bot.store.guilds import Guilds
from bot.store.history import History
from bot.store.journal import Journal
from bot.store.lease import Leases
from bot.store.ledger import Ledger
from bot.store.moderation import Moderation
from bot.store.posts import Posts
from bot.store.privacy import Privacy
from bot.store.proof import Proof
from bot.store.purge import Purge
from bot.store.seasons import Seasons
from bot.store.tallies import Tallies


class Store(
    History, Journal, Ledger, Boards, Seasons, Guilds, Moderation, AuditLog, Privacy, Erasing,
    Purge, Proof, Export, Days, Leases, Posts, Tallies,
):  # fmt: skip
    """Tables, journal, crowns, seasons, settings, moderation and privacy.

    `open` it once, `close` it at the end. Every method that writes is one transaction, durable
    when it returns, but for a purge and an erasure, which are several. Any of them raises
    `StoreError` when the database is in trouble, and `Conflict` when it refuses a row.
    """
