"""Announces the seasons that have ended: each once, where people play."""

import asyncio
from collections.abc import Callable, Collection, Iterable
from functools import partial

import structlog

from bot.clock import Alarm
from bot.messages.client import MessageClient, NotAllowedError, PlaceGoneError, TryLaterError, once
from bot.panels.court.season import season_over_panel
from bot.store.errors import StoreError
from bot.tables.manager import TableManager
from bot.text import words_for
from bot.tracebacks import why
from bot.values.seasons import Season

log = structlog.get_logger(__name__)

TRY_AGAIN = 60.0
"""Seconds after which an announcement is tried again for which there was no answer."""
LOOK_AGAIN = 3600.0
"""Seconds after which it is tried again in a guild where the bot may not write anywhere."""
BEST = 10
"""Places of the standings that are announced."""


class Announcements:
    """Tells guilds that their season is over. What is announced is marked in the database."""

    def __init__(
        self,
        messages: MessageClient,
        manager: TableManager,
        look: Callable[[int, Iterable[int]], None],
    ) -> None:
        """``look`` is told a guild and the users who are listed to it."""
        self._own = manager.own
        self._messages = messages
        self._store = manager.store
        self._clock = manager.clock
        self._look = look
        self._announcing = asyncio.Lock()
        self._again: Alarm | None = None
        self._untold: set[int] = set()
        """Guilds where nobody could be told at the last look: for years it may be so, each hour."""

    def season_ended(self) -> None:
        """Announce soon: some season has just ended."""
        self._clock.at(self._clock.now(), self.announce)

    async def announce(self, *, guild_id: int = 0, place: int = 0) -> None:
        """Announce every season whose end nobody has been told of.

        It is told at ``place`` in the guild where a moderator has just ended it, if everybody sees
        that, or else where the last table was played; first of all where tables may be opened, and
        only where the bot may write. What cannot be told now is told later.
        """
        async with self._announcing:
            waits, untold = [], set[int]()
            try:
                ended = await self._store.seasons.unannounced()
            except StoreError as trouble:
                log.warning("it is not known which seasons have ended", why=why(trouble))
                ended, waits, untold = [], [TRY_AGAIN], self._untold
            for of_guild, end in ended:
                if not self._own.has(of_guild):
                    continue
                try:
                    here = place if of_guild == guild_id else 0
                    if not await self._announce(of_guild, end, here):
                        waits.append(LOOK_AGAIN)
                        untold.add(of_guild)
                except (TryLaterError, StoreError) as trouble:
                    log.warning("a season's end must wait", guild=of_guild, why=why(trouble))
                    waits.append(TRY_AGAIN)
            for of_guild in untold - self._untold:
                log.warning("nobody can be told of a season's end", guild=of_guild)
            self._untold = untold
            if self._again is not None:
                self._again.cancel()
            if waits:
                self._again = self._clock.at(self._clock.now() + min(waits), self.announce)

    async def _announce(self, guild_id: int, end: Season, place: int) -> bool:
        """Announce one season's end; False where the bot may write nowhere."""
        settings = await self._store.guilds.settings(guild_id)
        best = await self._store.boards.top(guild_id, season=end.number, limit=BEST)
        words = words_for(settings.locale or self._messages.locale(guild_id))
        panel = season_over_panel(end, best, words)
        for channel_id in await self._places(guild_id, end, place, settings.channels):
            nonce = once(guild_id, "season", end.number, channel_id)
            try:
                await self._messages.send(channel_id, panel, nonce=nonce)
            except (NotAllowedError, PlaceGoneError):
                continue
            await self._store.seasons.mark_announced(guild_id, end.number)
            self._look(guild_id, [each.user_id for each in best if not each.left])
            return True
        return False

    async def _places(
        self, guild_id: int, end: Season, place: int, channels: Collection[int]
    ) -> list[int]:
        table = await self._store.seasons.last_table(guild_id, end)
        if table is None:
            table = await self._store.tables.last(guild_id)
        played = [table.thread_id or 0, table.channel_id] if table is not None else []
        for_all = partial(self._messages.is_for_all, guild_id, channels=channels)
        # Where moderators talk, only if there is no other way.
        first = [place, *played] if for_all(place) else [*played, place]
        places = self._messages.places(guild_id, *first)
        return sorted(places, key=lambda each: not for_all(each)) if channels else places
