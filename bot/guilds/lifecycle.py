"""The guilds that the bot is in: greeted once, kept for a while when it goes, then forgotten."""

import asyncio
from collections.abc import Collection
from contextlib import suppress

import discord
import structlog

from bot.clock import Alarm
from bot.messages.client import MessageClient, NotAllowedError, PlaceGoneError, TryLaterError, once
from bot.panels.help import welcome_panel
from bot.store.errors import LeaseLost, StillOpen, StoreError
from bot.tables.manager import TableManager
from bot.text import words_for
from bot.tracebacks import why
from bot.values.days import day_of, ends_at
from bot.values.guilds import NO_SERVER

log = structlog.get_logger(__name__)

GREET_AGAIN = 3600.0
"""Seconds after which a guild is greeted that could not be."""


class GuildLifecycle:
    """Sees to what the bot's coming and going means for a guild's data."""

    def __init__(self, messages: MessageClient, manager: TableManager) -> None:
        self._messages = messages
        self._store = manager.store
        self._clock = manager.clock
        self._manager = manager
        self._purge: Alarm | None = None
        self._moving = asyncio.Lock()
        """Held while it is written where the bot is: what is heard last is written last."""
        self._ungreeted: dict[int, discord.Guild] = {}
        """Those that are greeted again within the hour, as they were last told."""

    async def at_home(self, guilds: list[discord.Guild], numbers: Collection[int]) -> set[int]:
        """Note the guilds of shards that the bot finds itself in; from now on, delete daily.

        Return those that it was in, or that have tables, and that are not among them.
        """
        here = {guild.id for guild in guilds}
        missing = set(await self._store.guilds.present(here))
        missing |= {table.state.record.guild_id for table in self._manager} - here
        missing.discard(NO_SERVER)
        missing = {each for each in missing if self._manager.own.of(each) in numbers}
        for guild in guilds:
            await self._greet(guild)
        if self._purge is None:
            await self._purge_daily()
        return missing

    async def arrived(self, guild: discord.Guild) -> None:
        """The bot is in a guild, for the first time or again."""
        async with self._moving:
            await self._store.guilds.returned(guild.id)
        await self._greet(guild)

    async def left(self, guild_id: int) -> None:
        """The bot has certainly been removed: its tables are over, its data is kept for a while."""
        async with self._moving:
            await self._manager.leave_guild(guild_id)
            await self._store.guilds.left(guild_id, self._clock.now())

    async def begin_forgetting(self, guild_id: int) -> None:
        """End a guild's tables, and write down that it is to be forgotten."""
        for again in (True, True, False):
            await self._manager.free_all(guild_id)
            try:
                await self._store.purging.begin(guild_id)
                return
            except StillOpen:  # Somebody has opened one meanwhile.
                if not again:
                    raise

    async def forget(self, guild_id: int, *, by: int) -> None:
        """Delete all that is stored about a guild now; the bot stays there, as if it was new."""
        await self._store.purging.purge(guild_id)
        for table in self._manager:
            # One that goes on was opened since.
            if table.state.record.guild_id == guild_id and table.state.done:
                self._manager.let_go(table)
        # It has introduced itself already.
        await self._store.guilds.greet(guild_id)
        log.info("a guild is forgotten as it asked", guild=guild_id, by=by)

    async def _greet(self, guild: discord.Guild) -> None:
        """Say once how to start: to moderators, in the system's channel, or where one may write.

        What fails is tried again within the hour, and at the next start.
        """
        if guild.unavailable or await self._store.guilds.greeted(guild.id):
            return
        panel = welcome_panel(words_for(self._messages.language_of(guild.preferred_locale)))
        moderators = guild.public_updates_channel
        first = [moderators.id] if moderators is not None else []
        try:
            for channel_id in self._messages.places(guild.id, *first):
                nonce = once(guild.id, "welcome", channel_id)
                with suppress(NotAllowedError, PlaceGoneError):
                    await self._messages.send(channel_id, panel, nonce=nonce)
                    await self._store.guilds.greet(guild.id)
                    return
            log.warning("there is nowhere to greet a guild", guild=guild.id)
        except TryLaterError as trouble:
            log.warning("a guild could not be greeted yet", guild=guild.id, why=why(trouble))

        async def again() -> None:
            # As it is now: it may have left and come back, or be gone.
            latest = self._ungreeted.pop(guild.id)
            if self._messages.places(guild.id):
                await self._greet(latest)

        if guild.id not in self._ungreeted:
            self._clock.at(self._clock.now() + GREET_AGAIN, again)
        self._ungreeted[guild.id] = guild

    async def _purge_daily(self) -> None:
        # A new day begins at midnight UTC: what was kept for the old one goes at once.
        midnight = ends_at(day_of(self._clock.now()))
        self._purge = self._clock.at_time_of_day(midnight, self._purge_daily)
        if not self._manager.own.has_first:
            return  # Somebody else does.
        try:
            for guild_id in await self._store.purging.purge_old(self._clock.now()):
                log.info("a guild's data is deleted", guild=guild_id)
        except LeaseLost:
            return  # Somebody else does, by now.
        except StoreError:
            log.exception("nothing could be deleted; again tomorrow")
