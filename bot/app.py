"""The bot itself: discord.py, the tables, a renderer, and the cogs."""

import asyncio
import gc
from collections import deque
from collections.abc import Callable, Collection, Coroutine
from contextlib import AsyncExitStack
from importlib import import_module
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.clock import Clock, LoopClock
from bot.command_sync import sync_commands
from bot.command_validation import require_valid_options
from bot.endpoint import use_server
from bot.guilds.announcements import Announcements
from bot.guilds.command_permissions import CommandPermissions
from bot.guilds.lifecycle import GuildLifecycle
from bot.guilds.membership import Membership
from bot.guilds.removal_checks import RemovalChecks
from bot.guilds.sessions import Sessions
from bot.lease import LeaseKeeper
from bot.logs import unhandled
from bot.messages.avatars import Avatars
from bot.messages.client import MessageClient
from bot.messages.dm_channels import DmChannels
from bot.messages.emojis import ApplicationEmojis
from bot.messages.filler import Means
from bot.messages.nights import Nights
from bot.messages.renderer import Renderer
from bot.metrics import Metrics, served
from bot.panels.addresses import NO_ADDRESSES, Addresses
from bot.plugins.registry import installed
from bot.plugins.time_limits import watched
from bot.settings import Settings
from bot.store.errors import LeaseLost, StoreError
from bot.store.store import Store
from bot.tables.manager import TableManager
from bot.tables.restoring import restore
from bot.tables.trial import leave_out_deadly
from bot.text.words import FALLBACK
from bot.values.tables import BEAT, VERIFY

log = structlog.get_logger(__name__)

COGS = (
    "cogs.commands",
    "cogs.presses",
    "cogs.games",
    "cogs.crowns",
    "cogs.court",
    "cogs.privacy",
    "cogs.help",
)
"""Loaded by name: nothing in this package imports the cogs."""

REMEMBERED = 500
"""Interactions that are remembered, so that none is answered twice."""

LOOK_AFTER = 3_000, 5, 20
"""New objects after which Python looks for garbage among them, and after how many such looks among
older ones: seldom, and never so many at once that anybody waits for it."""
FINISH_WITHIN = 8.0
"""Seconds that a stopping bot gives to what is in hand."""


class NotInvited(app_commands.AppCommandError):
    """A server has the bot's commands, and not the bot: nothing can be posted there."""


class Tree(app_commands.CommandTree["GameBot"]):
    """The slash commands. A bot that stops finishes those that it has begun."""

    async def interaction_check(self, interaction: discord.Interaction["GameBot"]) -> bool:
        """Take every command in hand, unless it was heard before.

        Raise `InvalidOption` for a value that the command does not offer, `NotInvited` for a
        command of a server that the bot is not in, with its commands alone.
        """
        if not self.client.take_in_hand(interaction.id):
            return False
        if interaction.type is not discord.InteractionType.autocomplete:
            if not _for_dms_too(interaction.command):
                await self.client.require_invited(interaction.guild_id)
            require_valid_options(interaction)
        return True


def _for_dms_too(command: object) -> bool:
    """Say whether a command can be used in direct messages, and so without a server."""
    if not isinstance(command, app_commands.Command):
        return False
    contexts = (command.root_parent or command).allowed_contexts
    return contexts is not None and contexts.dm_channel


class GameBot(commands.AutoShardedBot):
    """One bot process. It needs the intent ``guilds`` and keeps no members and no messages."""

    _connection: Sessions

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        computer_delay: float,
        beat: float = BEAT,
        verify: str = VERIFY,
        drawings: bool = True,
        language: str = FALLBACK,
        addresses: Addresses = NO_ADDRESSES,
    ) -> None:
        """``beat``: as for `Table`.

        ``drawings``: whether emblems and pictures are shown; without, there are words alone.

        ``language``: of servers that have chosen none.

        ``addresses``: where players find whoever runs this bot.
        """
        # The bot never speaks: discord.py need not warn of what only voices need.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self.metrics = Metrics(
            lambda: (
                (table.state.record.game, str(table.state.record.status)) for table in self.manager
            ),
            lambda: len(self.guilds),
            lambda: self.renderer.circuits(),
        )
        super().__init__(
            http_trace=self.metrics.trace(),
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            # What is left out here would be what the developer portal happens to say.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=False, private_channel=False
            ),
        )
        self.store = store
        self.clock = clock
        self.addresses = addresses
        self.messages = messages = MessageClient(self, self.metrics.notified, language)
        self.manager = TableManager(
            store, clock, computer_delay=computer_delay, beat=beat, verify=verify
        )
        self.membership = Membership(messages, store, clock)
        self.avatars = Avatars()
        self.renderer = Renderer(
            Means(
                messages,
                DmChannels(messages, store, clock),
                store,
                clock,
                self.manager,
                self.avatars,
                drawings,
                self.membership.doubt,
                self.take_in_hand,
            )
        )
        self.nights = Nights(store, self.avatars, drawn=drawings)
        self.announcements = Announcements(messages, store, clock, look=self.membership.look)
        self.manager.observe(self.announcements)
        self.lifecycle = GuildLifecycle(messages, store, clock, self.manager)
        self.removal_checks = RemovalChecks(
            messages, clock, has=self._connection.has, lost=self._left
        )
        self.command_permissions = CommandPermissions(self)
        self.emblems = ApplicationEmojis(self) if drawings else None
        self.when_restored: Callable[[], object] = lambda: None
        """Is called when the open tables are back, before a session with Discord begins."""
        self._in_hand: set[asyncio.Task[object]] = set()
        self._heard: deque[int] = deque(maxlen=REMEMBERED)
        self._settled_in = False
        self._settling: set[asyncio.Task[object]] = set()

    def _get_state(self, **options: Any) -> Sessions:
        return Sessions(
            dispatch=self.dispatch,
            handlers=self._handlers,
            hooks=self._hooks,
            http=self.http,
            **options,
        )

    def take_in_hand(self, interaction_id: int | None = None) -> bool:
        """Have `close` wait for the task that calls this, so that it is not cut off half-way.

        False for an interaction that was taken in hand before: some are delivered twice.
        """
        _keep_current(self._in_hand)
        if interaction_id in self._heard:
            log.info("heard twice", interaction=interaction_id)
            return False
        if interaction_id is not None:
            self._heard.append(interaction_id)
        return True

    def is_connected(self) -> bool:
        """Say whether every shard is ready, and has its connection at this moment."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def require_invited(self, guild_id: int | None) -> None:
        """Raise `NotInvited` for a server that has the commands, and certainly not the bot."""
        if guild_id is not None and await self.removal_checks.is_out(guild_id):
            raise NotInvited

    async def setup_hook(self) -> None:
        """Load the cogs, tell Discord the commands, bring the open tables back."""
        await leave_out_deadly(self.manager)
        for fault in installed().faults:
            log.error("game left out", game=fault.name, why=fault.why)
        for cog in COGS:
            # Not load_extension: it runs each module anew, and every bot would have other classes.
            await import_module(cog).setup(self)
        # Neither wants anything of the other, and nobody can press before both are done.
        await _both(self._introduce_itself(), restore(self.manager))
        self.when_restored()

    async def _introduce_itself(self) -> None:
        """Tell Discord the commands, and learn which emblems it has."""
        self.command_permissions.learn(await sync_commands(self.tree))
        if self.emblems is not None and await self.emblems.learn():
            self.emblems.begin()

    async def on_ready(self) -> None:
        """Begin, once every shard has been told of its guilds."""
        if self._settled_in:
            return  # With one shard, a session that begins anew comes here too.
        self._settled_in = True
        await self._settle_in()
        self.membership.begin_rounds()
        log.info("at court", guilds=len(self.guilds), tables=sum(1 for _ in self.manager))

    async def on_shard_ready(self, shard_id: int) -> None:
        """Catch up after a session that was lost: what happened meanwhile was never delivered."""
        if not self._settled_in:
            return
        self._look_again({guild.id for guild in self.guilds if guild.shard_id == shard_id})
        await self._settle_in()
        log.info("a shard has a new session", shard=shard_id, guilds=len(self.guilds))

    async def _settle_in(self) -> None:
        """Catch up with what has changed. `close` cuts it off: the next start begins it anew."""
        _keep_current(self._settling)
        self.command_permissions.forget_all()
        here = [guild for guild in self.guilds if self._connection.has(guild.id)]
        missing = await self.lifecycle.at_home(here)
        self.removal_checks.raise_for(missing | self._connection.unnamed)
        self.renderer.draw_all()
        await self.announcements.announce()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a guild that the bot has come to, or come back to."""
        self.take_in_hand()
        self._look_again({guild.id})
        await self.lifecycle.arrived(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Make sure that the bot has been removed from a guild."""
        self.removal_checks.raise_for([guild.id])

    async def _left(self, guild_id: int) -> None:
        """End the tables of a guild that the bot is certainly not in any more."""
        self._connection.drop(guild_id)
        self.command_permissions.forget(guild_id)
        await self.lifecycle.left(guild_id)

    def _look_again(self, guild_ids: Collection[int]) -> None:
        for table in self.manager:
            if table.state.record.guild_id in guild_ids:
                self.renderer.lost(table)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Move the table of a deleted thread to its channel."""
        self._lose_place(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End what is played in a deleted channel, or in a thread of it."""
        self._lose_place(channel.id)

    def _lose_place(self, place_id: int) -> None:
        for table in self.manager:
            if place_id in (table.state.record.thread_id, table.state.record.channel_id):
                self.renderer.lost(table)

    async def on_raw_app_command_permissions_update(
        self, payload: discord.RawAppCommandPermissionsUpdateEvent
    ) -> None:
        """Note that a server has changed who may use a command, or all of them."""
        self.command_permissions.change(payload.guild.id, payload.target_id)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Note that whoever uses something is there, and what they look like."""
        self.metrics.came(interaction)
        self.membership.seen(interaction.guild_id, interaction.user.id)
        if self.emblems is not None:
            self.avatars.learn(interaction.user)

    async def close(self) -> None:
        """Take no more tables, finish what is in hand, then leave."""
        if self.emblems is not None:
            self.emblems.stop()
        self.nights.close()
        await self.avatars.close()
        if not self.is_closed():
            try:
                async with asyncio.timeout(FINISH_WITHIN):
                    for task in self._settling:
                        task.cancel()
                    await self.manager.aclose()
                    if self._in_hand | self._settling:
                        await asyncio.wait(self._in_hand | self._settling)
                    await self.clock.aclose()
                    await self.renderer.write()
                    await self.manager.note_left()
            except TimeoutError:
                log.warning("stopped with work in hand; the journal has it")
                await self.clock.aclose(0)
            except StoreError as trouble:
                log.warning("stopped without a last word in the database", trouble=str(trouble))
        await super().close()


def _leave_out_what_lasts() -> None:
    """Have Python look for garbage among what comes from now on, and less often.

    To look through all that is imported holds the loop up for a tenth of a second each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOK_AFTER)


def _keep_current(tasks: set[asyncio.Task[object]]) -> None:
    """Keep the task that calls this among these until it is done."""
    task = asyncio.current_task()
    if task is not None:
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def _both(*parts: Coroutine[Any, Any, None]) -> None:
    """Do these side by side; where one fails, end the others, and raise what it did."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def serve(settings: Settings, clock: Clock | None = None) -> None:
    """Run the bot until it is cancelled, as soon as no other bot uses its database.

    Raise discord.py's `LoginFailure` for a bad token, `LeaseLost` when another bot has taken over,
    `Damaged` as soon as the database is found to be, `SettingsError` where nothing can listen.
    """
    asyncio.get_running_loop().set_exception_handler(unhandled)
    use_server(settings.discord_api_url, settings.discord_gateway_url, settings.discord_cdn_url)
    token = settings.discord_token
    if token is None:
        raise discord.LoginFailure("no token")
    clock = clock or LoopClock()
    lease = LeaseKeeper(clock)
    store = await lease.open(settings.database_url)
    addresses = settings.support_url, settings.terms_url, settings.privacy_url
    bot = GameBot(
        store,
        clock,
        computer_delay=settings.computer_delay,
        beat=settings.beat,
        verify=settings.verify_command or VERIFY,
        drawings=settings.drawings,
        language=settings.language,
        addresses=Addresses(*(str(url) if url else None for url in addresses)),
    )
    store.database.committed = bot.metrics.committed
    bot.when_restored = _leave_out_what_lasts
    try:
        async with AsyncExitStack() as stack:
            stack.enter_context(watched(asyncio.get_running_loop()))
            if settings.metrics_port is not None:
                at = settings.metrics_port, settings.metrics_host
                await stack.enter_async_context(served(bot.metrics, bot.is_connected, *at))
            await stack.enter_async_context(bot)
            running = asyncio.ensure_future(bot.start(token.get_secret_value()))
            lease.keep(when_lost=running.cancel)
            store.database.when_damaged = running.cancel
            try:
                await running
            except asyncio.CancelledError:
                if store.database.damage is not None:
                    raise store.database.damage from None
                if not lease.lost:
                    raise
                raise LeaseLost from None
    finally:
        await lease.give_back()
        await store.close()
