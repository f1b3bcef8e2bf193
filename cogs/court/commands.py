"""The slash commands of moderators."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.messages.answers import whisper
from bot.plugins.formatter import timestamp
from bot.text import escape
from cogs.commands import said
from cogs.court import order, settings, tables
from cogs.court.presses import submitted
from cogs.moderators import player, require_moderator
from cogs.replies import Interaction, in_time, say

HOUR, DAY = 3600, 86400
TERMS = (HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY, 365 * DAY, 0)
"""For how long a player may be barred, in seconds; 0 is for good."""
BARS = [
    app_commands.Choice(name=said(f"command-court-bar-time-{term}"), value=term) for term in TERMS
]

Reason = app_commands.Range[str, 1, 200]
Amount = app_commands.Range[int, 1, 1000]


@app_commands.default_permissions(manage_guild=True)
class Court(
    commands.GroupCog, group_name="court", group_description=said("command-court-description")
):
    """``/court``."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @commands.Cog.listener("on_interaction")
    async def on_form(self, interaction: Interaction) -> None:
        """Take a form of moderators."""
        await submitted(interaction)

    @app_commands.command(name="settings", description=said("command-court-settings-description"))
    async def settings(self, interaction: Interaction) -> None:
        """Show and change the server's settings."""
        await whisper(interaction, await in_time(interaction, settings.show(interaction), new=True))

    @app_commands.command(name="tables", description=said("command-court-tables-description"))
    async def tables(self, interaction: Interaction) -> None:
        """List the open tables, and end one."""
        await whisper(interaction, await in_time(interaction, tables.show(interaction), new=True))

    @app_commands.command(name="unseat", description=said("command-court-unseat-description"))
    @app_commands.describe(user=said("command-court-unseat-player-description"))
    @app_commands.rename(user="player")
    async def unseat(self, interaction: Interaction, user: discord.User) -> None:
        """Take a player's seat away."""
        await whisper(interaction, await tables.ask_unseat(interaction, user.id))

    @app_commands.command(name="grant", description=said("command-court-grant-description"))
    @app_commands.describe(
        user=said("command-court-grant-player-description"),
        amount=said("command-court-grant-amount-description"),
        reason=said("command-court-reason-description"),
    )
    @app_commands.rename(user="player")
    async def grant(
        self, interaction: Interaction, user: discord.User, amount: Amount, reason: Reason
    ) -> None:
        """Give a player crowns."""
        await self._move(interaction, "grant", user, amount, reason)

    @app_commands.command(name="take", description=said("command-court-take-description"))
    @app_commands.describe(
        user=said("command-court-take-player-description"),
        amount=said("command-court-take-amount-description"),
        reason=said("command-court-reason-description"),
    )
    @app_commands.rename(user="player")
    async def take(
        self, interaction: Interaction, user: discord.User, amount: Amount, reason: Reason
    ) -> None:
        """Take crowns from a player."""
        await self._move(interaction, "take", user, amount, reason)

    async def _move(
        self, interaction: Interaction, act: str, user: discord.User, amount: int, reason: str
    ) -> None:
        await require_moderator(interaction)
        moving = order.move(interaction, act, player(user), amount, reason)
        moved = await in_time(interaction, moving, new=True)
        name = escape(user.display_name)
        key = f"court-{act}-done" if moved.amount == amount else "court-take-less"
        if act == "grant" and user.id == interaction.user.id:
            key = "court-grant-done-own"
        await say(interaction, key, name=name, n=moved.amount, crowns=moved.crowns)

    @app_commands.command(name="bar", description=said("command-court-bar-description"))
    @app_commands.describe(
        user=said("command-court-bar-player-description"),
        time=said("command-court-bar-time-description"),
        reason=said("command-court-reason-description"),
    )
    @app_commands.rename(user="player")
    @app_commands.choices(time=BARS)
    async def bar(
        self, interaction: Interaction, user: discord.User, time: int, reason: Reason
    ) -> None:
        """Bar a player from tables."""
        guild_id, _ = await require_moderator(interaction)
        barring = order.bar(interaction, player(user), time, reason)
        until = await in_time(interaction, barring, new=True)
        table = self.bot.manager.of(guild_id, user.id)
        seated = table is not None and table.state.seat_of(user.id) is not None
        name = escape(user.display_name)
        key = "court-bar-done-seated" if seated else "court-bar-done"
        if until is None:
            await say(interaction, f"{key}-for-good", name=name)
        else:
            await say(interaction, key, name=name, until=timestamp(until, "f"))

    @app_commands.command(name="unbar", description=said("command-court-unbar-description"))
    @app_commands.describe(user=said("command-court-unbar-player-description"))
    @app_commands.rename(user="player")
    async def unbar(self, interaction: Interaction, user: discord.User) -> None:
        """Lift a player's bar."""
        await in_time(interaction, order.unbar(interaction, user.id), new=True)
        await say(interaction, "court-unbar-done", name=escape(user.display_name))

    @app_commands.command(name="bars", description=said("command-court-bars-description"))
    async def bars(self, interaction: Interaction) -> None:
        """List who is barred."""
        await whisper(interaction, await in_time(interaction, order.bars(interaction), new=True))

    @app_commands.command(name="season", description=said("command-court-season-description"))
    async def season(self, interaction: Interaction) -> None:
        """Show the season, and end it."""
        await whisper(interaction, await in_time(interaction, order.season(interaction), new=True))

    @app_commands.command(name="log", description=said("command-court-log-description"))
    async def log(self, interaction: Interaction) -> None:
        """Show what moderators did."""
        await whisper(interaction, await in_time(interaction, order.log(interaction), new=True))

    @app_commands.command(
        name="forget-server", description=said("command-court-forget-server-description")
    )
    async def forget_server(self, interaction: Interaction) -> None:
        """Delete all that is stored about this server."""
        await whisper(interaction, await order.ask_forget(interaction))
