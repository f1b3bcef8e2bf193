"""The slash commands of moderators."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.messages.answers import whisper, words_of
from bot.plugins.formatter import timestamp
from bot.text import escape
from bot.text.times import clock
from cogs.commands import called, command, said
from cogs.court import acts, settings, tables
from cogs.court.settings import time_zones
from cogs.moderators import require_moderator, target_of
from cogs.replies import Interaction, in_time, say, show

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
    commands.GroupCog,
    group_name=called("court"),
    group_description=said("command-court-description"),
):
    """``/court``."""

    @command("court", "settings")
    async def settings(self, interaction: Interaction) -> None:
        """Show and change the server's settings."""
        await show(interaction, settings.settings(interaction), new=True)

    @command("court", "time-zone")
    @app_commands.autocomplete(zone=time_zones)
    async def time_zone(
        self, interaction: Interaction, zone: app_commands.Range[str, 1, 100]
    ) -> None:
        """Settle the server's time zone."""
        settled = await in_time(interaction, settings.set_time_zone(interaction, zone), new=True)
        now = clock(interaction.client.clock.now(), settled)
        await say(interaction, "court-time-zone-done", zone=settled.key, clock=now)

    @command("court", "tables")
    async def tables(self, interaction: Interaction) -> None:
        """List the open tables, and end one."""
        await show(interaction, tables.open_tables(interaction), new=True)

    @command("court", "unseat")
    async def unseat(self, interaction: Interaction, player: discord.User) -> None:
        """Take a player's seat away."""
        await whisper(interaction, await tables.ask_unseat(interaction, player.id))

    @command("court", "grant")
    async def grant(
        self, interaction: Interaction, player: discord.User, amount: Amount, reason: Reason
    ) -> None:
        """Give a player crowns."""
        await _move(interaction, "grant", player, amount, reason)

    @command("court", "take")
    async def take(
        self, interaction: Interaction, player: discord.User, amount: Amount, reason: Reason
    ) -> None:
        """Take crowns from a player."""
        await _move(interaction, "take", player, amount, reason)

    @command("court", "bar")
    @app_commands.choices(time=BARS)
    async def bar(
        self, interaction: Interaction, player: discord.User, time: int, reason: Reason
    ) -> None:
        """Bar a player from tables."""
        guild_id, _ = await require_moderator(interaction)
        barring = acts.bar(interaction, target_of(player), time, reason)
        until, shorter = await in_time(interaction, barring, new=True)
        table = interaction.client.manager.of(guild_id, player.id)
        seated = table is not None and table.state.seat_of(player.id) is not None
        key = "court-bar-done-seated" if seated else "court-bar-done"
        key = f"{key}-for-good" if until is None else key
        name, end = escape(player.display_name), "" if until is None else timestamp(until, "f")
        if shorter:
            # Who gave the longer one is not overruled without a word.
            done = words_of(interaction)(key, name=name, until=end)
            await say(interaction, "court-bar-done-shorter", done=done)
        else:
            await say(interaction, key, name=name, until=end)

    @command("court", "unbar")
    async def unbar(self, interaction: Interaction, player: discord.User) -> None:
        """Lift a player's bar."""
        await in_time(interaction, acts.unbar(interaction, player.id), new=True)
        await say(interaction, "court-unbar-done", name=escape(player.display_name))

    @command("court", "bars")
    async def bars(self, interaction: Interaction) -> None:
        """List who is barred."""
        await show(interaction, acts.bars(interaction), new=True)

    @command("court", "season")
    async def season(self, interaction: Interaction) -> None:
        """Show the season, and end it."""
        await show(interaction, acts.season(interaction), new=True)

    @command("court", "log")
    async def log(self, interaction: Interaction) -> None:
        """Show what moderators did."""
        await show(interaction, acts.log(interaction), new=True)

    @command("court", "forget-server")
    async def forget_server(self, interaction: Interaction) -> None:
        """Delete all that is stored about this server."""
        await whisper(interaction, await acts.ask_forget(interaction))


async def _move(
    interaction: Interaction, act: str, player: discord.User, amount: int, reason: str
) -> None:
    """Grant or take crowns, and say what that has come to."""
    await require_moderator(interaction)
    moving = acts.move(interaction, act, target_of(player), amount, reason)
    moved = await in_time(interaction, moving, new=True)
    key = f"court-{act}-done" if moved.amount == amount else "court-take-less"
    if act == "grant" and player.id == interaction.user.id:
        key = "court-grant-done-own"
    name = escape(player.display_name)
    await say(interaction, key, name=name, n=moved.amount, crowns=moved.crowns)
