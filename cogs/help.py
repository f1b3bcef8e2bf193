"""``/help``: how to start, each game, and what to do about problems; and the rules."""

import re

from discord.ext import commands

from bot.app import GameBot
from bot.installs import is_users_alone, server_of
from bot.messages.answers import reply, whisper, words_of
from bot.panels.help import GAME, START, Here, help_panel
from bot.panels.panel import Panel
from bot.panels.rules import rules_panel
from bot.permissions import missing
from bot.plugins.registry import plugins
from bot.tables.kinds import kind_of
from bot.values.errors import Declined
from bot.values.guilds import NO_SERVER
from cogs.commands import anywhere, command
from cogs.replies import Interaction, chosen


def _help(interaction: Interaction, topic: str) -> Panel:
    here = None
    if server_of(interaction) != NO_SERVER and interaction.channel_id is not None:
        lacking = missing(interaction.channel, interaction.app_permissions)
        here = Here(interaction.channel_id, tuple(need.key for need in lacking))
    return help_panel(topic, words_of(interaction), here, interaction.client.addresses)


class Help(commands.Cog):
    """``/help``."""

    @command("help")
    @anywhere
    async def help(self, interaction: Interaction) -> None:
        """Begin at how to start; for who has the bot alone, with what they can play."""
        alone = [game for game in plugins() if not kind_of(game).gathers]
        begins = f"{GAME}{alone[0]}" if alone and is_users_alone(interaction) else START
        await whisper(interaction, _help(interaction, begins))


async def turn(interaction: Interaction, found: re.Match[str]) -> None:
    """Turn to a topic of the help; beside a public panel it comes as a new message."""
    topic = next(iter(chosen(interaction)), found["topic"])
    await reply(interaction, _help(interaction, topic))


async def turn_rules(interaction: Interaction, found: re.Match[str]) -> None:
    """Turn to a page of a game's rules."""
    if found["game"] not in plugins():
        raise Declined("refused-no-such-page")
    page = next(iter(chosen(interaction)), found["page"])
    await reply(interaction, rules_panel(found["game"], page, words_of(interaction)))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Help())
