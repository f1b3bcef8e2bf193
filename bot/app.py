"""The bot itself: discord.py, the tables, a renderer, and the cogs."""

import asyncio
import sys
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Sequence
from functools import partial
from importlib import import_module
from typing import Any

import discord
import structlog
from discord.ext import commands

from bot.clock import TRY_AGAIN, Clock
from bot.command_sync import sync_commands
from bot.command_tree import NotInvited, Tree
from bot.guilds.announcements import Announcements
from bot.guilds.command_permissions import CommandPermissions
from bot.guilds.lifecycle import GuildLifecycle
from bot.guilds.membership import Membership
from bot.guilds.removal_checks import RemovalChecks
from bot.guilds.sessions import Sessions
from bot.installs import BY_SERVERS, ON_SERVERS, server_of
from bot.messages.answers import whisper, words_of
from bot.messages.avatars import Avatars
from bot.messages.client import TROUBLE, MessageClient
from bot.messages.dm_channels import DmChannels
from bot.messages.emojis import ApplicationEmojis
from bot.messages.means import Means
from bot.messages.nights import Nights
from bot.messages.renderer import Renderer
from bot.metrics import Metrics
from bot.panels.addresses import NO_ADDRESSES
from bot.panels.messages import sentence
from bot.plugins.registry import installed
from bot.shards.exchange import COMMANDS, Exchange
from bot.shards.gateway import ShardedBot
from bot.shards.keeper import ShardKeeper
from bot.store.errors import LeaseLost, StoreError
from bot.store.store import Store
from bot.tables.manager import TableManager
from bot.tables.restoring import restore
from bot.tables.state import TableSettings
from bot.tables.trial import leave_out_deadly
from bot.tracebacks import why
from bot.values.shards import FIRST, OwnShards, Shard

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

FINISH_WITHIN = 8.0
"""Seconds that a stopping bot gives to what is in hand."""


class GameBot(ShardedBot):
    """One process of the bot. It needs the intent ``guilds``, and keeps no members or messages."""

    _connection: Sessions

    def __init__(
        self,
        store: Store,
        clock: Clock,
        settings: TableSettings,
        *,
        keeper: ShardKeeper | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        """``keeper`` has this process's shards; without one it is the whole bot."""
        # The bot never speaks: discord.py need not warn of what only voices need.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        self.metrics = metrics or Metrics()
        own = keeper.own if keeper is not None else OwnShards()
        super().__init__(
            own=own,
            clock=clock,
            http_trace=self.metrics.trace(),
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_installs=BY_SERVERS,
            allowed_contexts=ON_SERVERS,
        )
        self.store = store
        self.addresses = NO_ADDRESSES
        """Where players find whoever runs this bot."""
        self.messages = messages = MessageClient(self, self.metrics.notified, settings.language)
        self.manager = TableManager(store, clock, settings, own)
        self.membership = Membership(messages, store, clock)
        self.avatars = Avatars()
        self.renderer = Renderer(
            Means(
                messages,
                DmChannels(messages, self.manager),
                self.manager,
                self.avatars,
                self.membership.doubt,
                self.take_in_hand,
            )
        )
        self.nights = Nights(store, self.avatars, drawn=settings.drawings)
        self.announcements = Announcements(messages, self.manager, self.membership.look)
        self.manager.season_ended = self.announcements.season_ended
        self.metrics.watch(self.manager, lambda: self.guilds, self.renderer.circuits)
        self.lifecycle = GuildLifecycle(messages, self.manager)
        self.command_permissions = CommandPermissions(self)
        self.removal_checks = RemovalChecks(
            messages, clock, has=self._connection.has, lost=self._leave
        )
        self.emblems = ApplicationEmojis(self, clock) if settings.drawings else None
        if self.emblems is not None:
            messages.look_again = self.emblems.look_again
        self.left = False
        """Whether it has left of its own accord, with all written that it knew."""
        self.when_restored: Callable[[], object] = lambda: None
        """Is called when the open tables are back, before a session with Discord begins."""
        self._in_hand: set[asyncio.Task[object]] = set()
        self._heard: deque[int] = deque(maxlen=REMEMBERED)
        self._keeper = keeper
        self.taken: Sequence[Shard] = (Shard(FIRST),)
        """What it takes up first, if it has no keeper who knows that."""
        self._fresh: set[int] = set()
        """Shards that were taken up, and have not been told of their servers yet."""
        self.exchange: Exchange | None = None
        """What other processes are handed and told; None where there can be none."""
        if keeper is not None:
            self.exchange = Exchange(
                keeper,
                self.manager,
                self.renderer.dm_channels,
                arrive=self._connection.arrive,
                refuse=partial(_refuse_elsewhere, self._connection),
                learn=self._learn,
            )
            self._connection.route = self.exchange.route
            messages.make_sure = keeper.make_sure
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

    async def require_invited(self, guild_id: int) -> None:
        """Raise `NotInvited` for a server that has the commands, and certainly not the bot."""
        if guild_id and await self.removal_checks.is_out(guild_id):
            raise NotInvited

    async def setup_hook(self) -> None:
        """Load the cogs, tell Discord the commands, bring the open tables back."""
        if self._keeper is not None:
            # Of as many as Discord recommends.
            recommended, _, limit = await self.http.get_bot_gateway()
            buckets = max(1, limit["max_concurrency"])
            self.turn = lambda shard: self.store.processes.turn(shard % buckets, self.clock.now())
            self.taken = await self._keeper.settle(recommended)
        await leave_out_deadly(self.manager, self.taken)
        for fault in installed().faults:
            log.error("game left out", game=fault.name, why=fault.why)
        for cog in COGS:
            # Not load_extension: it runs each module anew, and every bot would have other classes.
            await import_module(cog).setup(self)
        if self.exchange is not None:
            await self.exchange.note_last()
        numbers = {shard.number for shard in self.taken}
        known = self._introduce_itself() if FIRST in numbers else self._learn()
        # Neither wants anything of the other, and nobody can press before both are done.
        await _both(known, restore(self.manager, self.taken))
        self.own.numbers |= numbers
        self._fresh |= self.own.numbers
        if self.exchange is not None:
            self.exchange.begin()
        self.when_restored()

    async def _introduce_itself(self) -> None:
        """Tell Discord the commands, and learn which emblems it has: one process for all."""
        self.command_permissions.learn(await sync_commands(self.tree))
        if self.emblems is not None and await self.emblems.learn():
            self.emblems.begin(partial(self.tell_others, COMMANDS))
        await self.tell_others(COMMANDS)

    async def _learn(self) -> None:
        """Learn what another process has told Discord of the commands, and of emblems."""
        application: Any = self.application_id
        self.command_permissions.learn(await self.http.get_global_commands(application))  # type: ignore[arg-type]
        if self.emblems is not None:
            await self.emblems.learn()

    async def on_ready(self) -> None:
        """Begin, once every shard has been told of its guilds."""
        if self._settled_in:
            return  # With one shard, a session that begins anew comes here too.
        self._settled_in = True
        await self._settle_in(self._fresh & self.own.numbers)
        self._fresh.clear()
        self.membership.begin_rounds()
        log.info("at court", guilds=len(self.guilds), tables=sum(1 for _ in self.manager))

    async def on_shard_ready(self, shard_id: int) -> None:
        """Catch up after a session that was lost: what happened meanwhile was never delivered."""
        if not self._settled_in or shard_id not in self.own.numbers:
            return
        if shard_id not in self._fresh:
            self.renderer.lost_in({guild.id for guild in self.guilds if guild.shard_id == shard_id})
        self._fresh.discard(shard_id)
        await self._settle_in({shard_id})
        log.info("a shard has a new session", shard=shard_id, guilds=len(self.guilds))

    async def _settle_in(self, numbers: Collection[int]) -> None:
        """Catch up with what has changed on shards.

        `close` cuts it off: the next start begins it anew.
        """
        _keep_current(self._settling)
        numbers = self.own.numbers.intersection(numbers)  # Others may have some of them by now.
        self.command_permissions.forget_all()
        here = [guild for guild in self.guilds if self._connection.has(guild.id)]
        try:
            missing = await self.lifecycle.at_home(here, numbers)
        except LeaseLost:
            raise
        except StoreError as trouble:
            log.warning("what has changed must wait", seconds=TRY_AGAIN, why=why(trouble))
            self.clock.at(self.clock.now() + TRY_AGAIN, partial(self._settle_in, numbers))
            return
        self.removal_checks.raise_for(missing | self._connection.unnamed)
        self.renderer.draw_all(numbers)
        await self.announcements.announce()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log what has gone wrong with an event; nothing has where the bot has left by then."""
        if not isinstance(sys.exception(), LeaseLost):
            await super().on_error(event_method, *args, **kwargs)

    # --- what becomes of servers ---

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a guild that the bot has come to, or come back to."""
        self.take_in_hand()
        # What it has settled for commands went with the bot, and nobody has told of that.
        self.command_permissions.forget(guild.id)
        self.renderer.lost_in({guild.id})
        await self.lifecycle.arrived(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Catch up after an outage of a guild, in which the bot may have come: no event says so."""
        if self._connection.begins(guild.shard_id):
            return  # discord.py says so of each guild then: `_settle_in` looks after all at once.
        self.take_in_hand()
        # Nothing of what was settled meanwhile was told, or of the bot's having been removed.
        self.command_permissions.forget(guild.id)
        self.renderer.lost_in({guild.id})
        await self.lifecycle.arrived(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Make sure that the bot has been removed from a guild."""
        self.removal_checks.raise_for([guild.id])

    async def _leave(self, guild_id: int) -> None:
        """End the tables of a guild that the bot is certainly not in any more."""
        self._connection.drop(guild_id)
        self.command_permissions.forget(guild_id)
        await self.lifecycle.left(guild_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Move the table of a deleted thread to its channel."""
        self.renderer.lost_in({payload.thread_id})

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End what is played in a deleted channel, or in a thread of it."""
        self.renderer.lost_in({channel.id})

    async def on_guild_channel_update(
        self, _: object, now: discord.abc.GuildChannel | discord.Role | discord.Member
    ) -> None:
        """Draw what could not be drawn, where the bot may write by now."""
        self.renderer.permitted_in(now.guild.id)

    # Of members it is told of itself: https://docs.discord.com/developers/events/gateway-events,
    # Guild Member Update.
    on_guild_role_update = on_member_update = on_guild_channel_update

    async def on_raw_app_command_permissions_update(
        self, payload: discord.RawAppCommandPermissionsUpdateEvent
    ) -> None:
        """Note that a server has changed who may use a command, or all of them."""
        self.command_permissions.change(payload.guild.id, payload.target_id)

    # --- shards that come and go ---

    async def take_up(self, taken: Sequence[Shard]) -> None:
        """See `Office.take_up`."""
        await leave_out_deadly(self.manager, taken)
        await restore(self.manager, taken)
        numbers = {shard.number for shard in taken}
        self._fresh |= numbers
        self.own.numbers |= numbers
        if self.exchange is not None:
            self.exchange.heard(0, None)
        if FIRST in numbers:
            self.clock.at(self.clock.now(), self._introduce_itself)

    async def give_up(self, number: int) -> bool:
        """See `Office.give_up`."""
        if number == FIRST and self.emblems is not None:
            self.emblems.stop()  # Who takes it up goes on with them.
        await asyncio.sleep(0)  # What has arrived is in hand after that; the rest is handed over.
        if self._in_hand:
            await asyncio.wait(set(self._in_hand), timeout=FINISH_WITHIN)
        written = await self.renderer.part_with(number, FINISH_WITHIN)
        await self.end_session(number)
        return written and not self.manager.wary

    async def tell_others(self, kind: str, **body: int) -> None:
        """Tell the other processes something, where there can be any: see `Exchange.tell`."""
        if self.exchange is not None:
            await self.exchange.tell(kind, **body)

    async def hand_over(self, interaction: discord.Interaction[Any], guild_id: int) -> bool:
        """Hand an interaction to who has a guild; False where nobody can do it any more."""
        data = self._connection.as_sent(interaction.id)
        if self.exchange is None or data is None or interaction.response.is_done():
            return False
        await self.exchange.hand_over(data, self.own.of(guild_id))
        return True

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Note that whoever uses something is there, and what they look like."""
        self.metrics.came(interaction)
        self.membership.seen(server_of(interaction), interaction.user.id)
        if self.emblems is not None:
            self.avatars.learn(interaction.user)

    async def close(self) -> None:
        """Take no more tables, finish what is in hand, then leave."""
        moving = self._keeper is not None and self._keeper.stop_sharing()
        if self.emblems is not None:
            self.emblems.stop()
        self.nights.close()
        if self.exchange is not None:
            self.exchange.stop()
        await self.avatars.close()
        if not self.is_closed():
            try:
                async with asyncio.timeout(FINISH_WITHIN):
                    for task in self._settling:
                        task.cancel()
                    await self.manager.aclose()
                    if self._in_hand | self._settling:
                        await asyncio.wait(self._in_hand | self._settling)
                    if self.exchange is not None:
                        await self.exchange.aclose()
                    await self.clock.aclose()
                    await self.renderer.write()
                    self.left = not (moving or self.manager.wary)
            except TimeoutError:
                log.warning("stopped with work in hand; the journal has it")
                await self.clock.aclose(0)
            except StoreError as trouble:
                log.warning("stopped without a last word in the database", trouble=str(trouble))
        await super().close()


def _keep_current(tasks: set[asyncio.Task[object]]) -> None:
    """Keep the task that calls this among these until it is done."""
    task = asyncio.current_task()
    if task is not None:
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def _refuse_elsewhere(state: Sessions, data: Any) -> None:
    """Say that who has the table does not answer, to who has pressed something here."""
    interaction: Any = discord.Interaction(data=data, state=state)
    try:
        await whisper(interaction, sentence(words_of(interaction), "refused-elsewhere"))
    except TROUBLE as trouble:
        log.warning("not refused", interaction=interaction.id, why=why(trouble))


async def _both(*parts: Coroutine[Any, Any, None]) -> None:
    """Do these side by side; where one fails, end the others, and raise what it did."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
