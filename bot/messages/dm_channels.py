"""Opening direct messages, and few of them: Discord quarantines bots that open many at once."""

from collections import deque
from collections.abc import Callable

import structlog

from bot.messages.client import MessageClient, PlaceGoneError, RationedError
from bot.panels.panel import Panel
from bot.tables.manager import TableManager

log = structlog.get_logger(__name__)

MOST, WITHIN = 10, 1800.0
"""So many DMs with people who never had one from the bot are opened in so many seconds.

Discord publishes no number. Young bots were flagged for 20 to 50 in an hour or less:
github.com/discord-php/DiscordPHP/issues/467.
"""
PAUSE = 6 * 3600.0
"""Seconds without any new DM after Discord has said that there were too many."""


class DmChannels:
    """Every way to a user's DM leads through here, for all tables."""

    def __init__(self, messages: MessageClient, manager: TableManager) -> None:
        self._messages = messages
        self._store, self._clock, self._own = manager.store, manager.clock, manager.own
        self._opened: deque[float] = deque(maxlen=MOST)
        """When the last ones were opened."""
        self._paused_until = 0.0
        self.flagged: Callable[[], object] = lambda: None
        """Is called when Discord has said to this process that there were too many."""

    async def of(self, user_id: int, *, anew: bool = False) -> int:
        """Return the channel of a user's DMs; errors as for `MessageClient.open_dm`.

        Raise `RationedError` where it would have to be opened and may not be just now.
        ``anew``: Discord does not know the one any more that there was.
        """
        known = None if anew else await self._store.posts.dm_channel(user_id)
        if known is not None:
            self.require()
            return known
        if self.used_up:
            log.info("no more direct messages are opened for a while")
            raise RationedError
        self.require()
        self._opened.append(self._clock.now())
        try:
            return await self._messages.open_dm(user_id, anew=anew)
        except RationedError:
            self.note_flagged()
            raise

    async def send(self, user_id: int, panel: Panel, *, nonce: str) -> None:
        """Send a user what is no table's, without a push notification; errors as for both ways.

        A DM that Discord does not know any more is opened anew, once. ``nonce`` as for
        `MessageClient.send`.
        """
        try:
            await self._send(await self.of(user_id), panel, nonce)
        except PlaceGoneError:
            await self._send(await self.of(user_id, anew=True), panel, nonce)

    async def _send(self, channel_id: int, panel: Panel, nonce: str) -> None:
        try:
            await self._messages.send(channel_id, panel, nonce=nonce, silent=True)
        except RationedError:
            self.note_flagged()
            raise

    @property
    def paused(self) -> bool:
        """Whether Discord has lately said that there were too many."""
        return self._clock.now() < self._paused_until

    @property
    def used_up(self) -> bool:
        """Whether as many were opened lately as may be."""
        part = max(1, MOST // self._own.processes)  # They share what Discord allows the bot.
        if len(self._opened) < part:
            return False
        return self._clock.now() - self._opened[-part] < WITHIN

    def pause(self) -> None:
        """Open none for a while: Discord has said so, to this process or another."""
        self._paused_until = self._clock.now() + PAUSE

    def require(self) -> None:
        """Raise `RationedError` while no new message may be sent to a DM."""
        if self.paused:
            raise RationedError

    def note_flagged(self) -> None:
        """Note that Discord has said that there were too many."""
        self.pause()
        self.flagged()
        log.warning("Discord wants fewer direct messages; no new ones", seconds=round(PAUSE))
