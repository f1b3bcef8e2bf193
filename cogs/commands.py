"""Slash commands' texts: English in the code's place, other languages through the translator."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import GameBot
from bot.plugins.commands import Phrase
from bot.text import locales, words_for
from cogs.replies import explain

PHRASE = "phrase"


def said(key: str, *, game: str = "") -> locale_str:
    """Return a command text by its Fluent key; Discord gets the English one as the default.

    ``game`` is the id of the game whose name the text has a place for, if it has.
    """
    return spoken(Phrase(key, game))


def spoken(phrase: Phrase) -> locale_str:
    """Return a command text for discord.py, which asks `FluentTranslator` for other languages."""
    return locale_str(phrase.said(words_for(None)), **{PHRASE: phrase})


class FluentTranslator(app_commands.Translator):
    """Offers Discord every language that there are texts for."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language, or None where the default will do."""
        phrase: Phrase | None = string.extras.get(PHRASE)
        words = words_for(str(locale))
        if phrase is None or words.locale == words_for(None).locale:
            return None
        return phrase.said(words)


async def setup(bot: GameBot) -> None:
    """Let discord.py translate the commands and explain what goes wrong with them.

    Where English is all there is, it need not ask for every text in each of Discord's languages.
    """
    if len(locales()) > 1:
        await bot.tree.set_translator(FluentTranslator())
    bot.tree.error(explain)
