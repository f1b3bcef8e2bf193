"""All that is kept of one table's messages."""

import asyncio
from collections.abc import Callable

from bot.clock import Clock
from bot.rendering.client import MessageClient
from bot.rendering.private import PrivateMessages
from bot.rendering.public import PublicMessages
from bot.rendering.shown import ShownMessages
from bot.store.store import Store
from bot.tables.table import Table

FIRST_RETRY, LONGEST_RETRY = 5.0, 120.0


class TableDisplay:
    """One table's messages, public and private, and what is known of them.

    It is there from the first time that the table is drawn until the table is let go of.
    """

    def __init__(
        self,
        table: Table,
        messages: MessageClient,
        store: Store,
        clock: Clock,
        *,
        doubt: Callable[[int, int], None],
    ) -> None:
        """``doubt`` as for `Renderer`."""
        self.table = table
        self.shown = ShownMessages(messages)
        self.public = PublicMessages(table, self.shown, messages, store, clock)
        self.private = PrivateMessages(table, self.shown, messages, clock, doubt=doubt)
        self.lock = asyncio.Lock()
        """Held while the messages are drawn."""
        self.due = False
        """Whether they are about to be drawn."""
        self._retry = FIRST_RETRY

    def retry_after(self) -> float:
        """Return in how many seconds to try again; each time in a row it is longer."""
        wait, self._retry = self._retry, min(self._retry * 2, LONGEST_RETRY)
        return wait

    def was_drawn(self) -> None:
        """Note that Discord has answered."""
        self._retry = FIRST_RETRY
