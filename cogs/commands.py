"""Slash commands' texts: English in the code's place, other languages through the translator."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import GameBot
from bot.text import locales, words_for
from cogs.replies import explain

KEY, GAME = "key", "game"


def said(key: str, *, game: str = "") -> locale_str:
    """Return a command text by its Fluent key; Discord gets the English one as the default.

    ``game`` is the id of the game whose name the text has a place for, if it has.
    """
    return locale_str(_said(None, key, game), **{KEY: key, GAME: game})


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
        if key is None or words_for(str(locale)).locale == words_for(None).locale:
            return None
        return _said(str(locale), key, string.extras[GAME])


def _said(locale: str | None, key: str, game: str) -> str:
    words = words_for(locale)
    return words(key, game=words.game(game)) if game else words(key)


async def setup(bot: GameBot) -> None:
    """Let discord.py translate the commands and explain what goes wrong with them.

    Where English is all there is, it need not ask for every text in each of Discord's languages.
    """
    if len(locales()) > 1:
        await bot.tree.set_translator(FluentTranslator())
    bot.tree.error(explain)
