"""What Discord tells of servers: that the bot comes and goes, and what of a server is deleted."""

from collections.abc import Callable, Collection

import discord
from discord.ext import commands

from bot.guilds.command_permissions import CommandPermissions
from bot.guilds.lifecycle import GuildLifecycle
from bot.guilds.removal_checks import RemovalChecks
from bot.guilds.sessions import Sessions
from bot.messages.renderer import Renderer
from bot.tables.manager import TableManager


class GuildEvents:
    """Hears of a bot's servers, and has its tables and messages follow."""

    def __init__(
        self,
        sessions: Sessions,
        manager: TableManager,
        renderer: Renderer,
        lifecycle: GuildLifecycle,
        command_permissions: CommandPermissions,
        take_in_hand: Callable[[], object],
    ) -> None:
        self._sessions = sessions
        self._manager = manager
        self._renderer = renderer
        self._lifecycle = lifecycle
        self._command_permissions = command_permissions
        self._take_in_hand = take_in_hand
        self._removal_checks: RemovalChecks

    def listen(self, bot: commands.AutoShardedBot, removal_checks: RemovalChecks) -> None:
        """Hear what a bot is told from now on."""
        self._removal_checks = removal_checks
        for heard in (
            self.on_guild_join,
            self.on_guild_remove,
            self.on_raw_thread_delete,
            self.on_guild_channel_delete,
            self.on_raw_app_command_permissions_update,
        ):
            bot.add_listener(heard)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a guild that the bot has come to, or come back to."""
        self._take_in_hand()
        self.look_again({guild.id})
        await self._lifecycle.arrived(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Make sure that the bot has been removed from a guild."""
        self._removal_checks.raise_for([guild.id])

    async def left(self, guild_id: int) -> None:
        """End the tables of a guild that the bot is certainly not in any more."""
        self._sessions.drop(guild_id)
        self._command_permissions.forget(guild_id)
        await self._lifecycle.left(guild_id)

    def look_again(self, guild_ids: Collection[int]) -> None:
        """Look for what is left of the tables of these guilds: nobody has told of it meanwhile."""
        for table in self._manager:
            if table.state.record.guild_id in guild_ids:
                self._renderer.lost(table)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Move the table of a deleted thread to its channel."""
        self._lose_place(payload.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End what is played in a deleted channel, or in a thread of it."""
        self._lose_place(channel.id)

    def _lose_place(self, place_id: int) -> None:
        for table in self._manager:
            if place_id in (table.state.record.thread_id, table.state.record.channel_id):
                self._renderer.lost(table)

    async def on_raw_app_command_permissions_update(
        self, payload: discord.RawAppCommandPermissionsUpdateEvent
    ) -> None:
        """Note that a server has changed who may use a command, or all of them."""
        self._command_permissions.change(payload.guild.id, payload.target_id)
