"""Slash commands' texts: English in the code's place, other languages through the translator."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import Gallows
from bot.text import words_for
from cogs.replies import explain

KEY = "key"


def said(key: str) -> locale_str:
    """Return a command text by its Fluent key; Discord gets the English one as the default."""
    return locale_str(words_for(None)(key), **{KEY: key})


class FluentTranslator(app_commands.Translator):
    """Offers Discord every language that there are texts for."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language, or None where the default will do."""
        key = string.extras.get(KEY)
        words = words_for(str(locale))
        if key is None or words.locale == words_for(None).locale:
            return None
        return words(key)


async def setup(bot: Gallows) -> None:
    """Let discord.py translate the commands and explain what goes wrong with them."""
    await bot.tree.set_translator(FluentTranslator())
    bot.tree.error(explain)
