"""``/help``: how to start, each game, and what to do about problems."""

from discord import app_commands
from discord.ext import commands

from bot.app import GameBot
from bot.messages.answers import reply, whisper, words_of
from bot.panels import ids
from bot.panels.help import START, Here, help_panel
from bot.permissions import missing
from cogs.commands import said
from cogs.presses import Press
from cogs.replies import Interaction, chosen


def here_of(interaction: Interaction) -> Here | None:
    """Return the channel that help is asked for in, with what the bot lacks there."""
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    lacking = missing(interaction.app_permissions)
    return Here(interaction.channel_id, tuple(need.label for need in lacking))


class Help(commands.Cog):
    """``/help``."""

    @app_commands.command(name="help", description=said("command-help-description"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def help(self, interaction: Interaction) -> None:
        """Begin at how to start."""
        await whisper(interaction, help_panel(START, words_of(interaction), here_of(interaction)))


class HelpPress(Press, template=ids.HELP):
    """A topic of the help; beside a public panel it comes as a new message."""

    async def press(self, interaction: Interaction) -> None:
        """Turn to it."""
        topic = next(iter(chosen(interaction)), self.found["topic"])
        panel = help_panel(topic, words_of(interaction), here_of(interaction))
        await reply(interaction, panel)


async def setup(bot: GameBot) -> None:
    """Add the cog and its select."""
    bot.add_dynamic_items(HelpPress)
    await bot.add_cog(Help())
