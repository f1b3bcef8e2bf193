"""``/crowns``: what a player has, and who has most."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.app import Gallows
from bot.panels import ids
from bot.panels.crowns import leaderboard_panel, me_panel
from bot.panels.panel import Panel
from bot.tables.errors import Declined
from cogs.commands import said
from cogs.presses import Press
from cogs.replies import Interaction, in_time, redraw, whisper, words_of

PAGE = 10


async def leaderboard(interaction: Interaction, page: int) -> Panel:
    """Return a page of the guild's leaderboard, counted from 0."""
    store, guild_id = interaction.client.store, interaction.guild_id
    if guild_id is None:
        raise Declined("refused-not-in-guild")
    pages = max(1, -(-await store.players(guild_id) // PAGE))
    page = max(0, min(page, pages - 1))
    standings = await store.leaderboard(guild_id, limit=PAGE, offset=page * PAGE)
    own = await store.standing(guild_id, interaction.user.id)
    return leaderboard_panel(standings, own, page, pages, words_of(interaction))


async def purse(interaction: Interaction) -> Panel:
    """Return what the user has, and from where."""
    store, guild_id, user_id = interaction.client.store, interaction.guild_id, interaction.user.id
    if guild_id is None:
        raise Declined("refused-not-in-guild")
    standing = await store.standing(guild_id, user_id)
    crowns = await store.balance(guild_id, user_id)
    history = await store.history(guild_id, user_id)
    return me_panel(standing, crowns or 0, history, words_of(interaction))


@app_commands.guild_only()
class Crowns(
    commands.GroupCog, group_name="crowns", group_description=said("command-crowns-description")
):
    """``/crowns``."""

    @app_commands.command(name="me", description=said("command-crowns-me-description"))
    async def me(self, interaction: Interaction) -> None:
        """Show the user's own crowns."""
        await whisper(interaction, await in_time(interaction, purse(interaction), new=True))

    @app_commands.command(
        name="leaderboard", description=said("command-crowns-leaderboard-description")
    )
    @app_commands.describe(page=said("command-crowns-leaderboard-page-description"))
    async def leaderboard(
        self, interaction: Interaction, page: app_commands.Range[int, 1, 1000] = 1
    ) -> None:
        """Show who has most."""
        panel = await in_time(interaction, leaderboard(interaction, page - 1), new=True)
        await whisper(interaction, panel)


class CrownsPress(Press, template=ids.CROWNS):
    """Another page of the leaderboard."""

    async def press(self, interaction: Interaction) -> None:
        """Turn the page."""
        page: Any = leaderboard(interaction, int(self.found["page"]))
        await redraw(interaction, await in_time(interaction, page, new=False))


async def setup(bot: Gallows) -> None:
    """Add the cog and its buttons."""
    bot.add_dynamic_items(CrownsPress)
    await bot.add_cog(Crowns())
