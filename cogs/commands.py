"""Slash commands' texts: English in the code's place, other languages through the translator."""

from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.app import GameBot
from bot.plugins.commands import Phrase, name_key
from bot.text import locales, words_for
from cogs.replies import explain

PHRASE = "phrase"
C = TypeVar("C")


def anywhere(group: C) -> C:
    """Decorate a command that is of use without a server: it can be installed for oneself."""
    app_commands.allowed_installs(guilds=True, users=True)(group)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(group)


def said(key: str) -> locale_str:
    """Return a command text by its Fluent key; Discord gets the English one as the default."""
    return spoken(Phrase(key))


def spoken(phrase: Phrase) -> locale_str:
    """Return a command text for discord.py, which asks `FluentTranslator` for other languages."""
    return locale_str(phrase.said(words_for(None)), **{PHRASE: phrase})


def called(name: str, game: str = "") -> locale_str:
    """Return what a command or an option is called: Discord has it for each language that says it.

    ``game``: whose own option it is.
    """
    key = name_key(name, game)
    return locale_str(name, **({PHRASE: Phrase(key)} if key in words_for(None) else {}))


def command(*names: str) -> Callable[[Any], Any]:
    """Make a method a slash command, named by its group's name and its own, or by its own alone.

    Its texts are ``command-GROUP-NAME-description`` and ``command-GROUP-NAME-OPTION-description``,
    or of an option of several commands ``command-GROUP-OPTION-description``.
    """

    def made(method: Any) -> Any:
        key, words = "-".join(("command", *names)), words_for(None)
        described = {}
        for option in [*signature(method).parameters][2:]:
            own = f"{key}-{option}-description"
            shared = f"command-{names[0]}-{option}-description"
            described[option] = said(own if own in words else shared)
        about = said(f"{key}-description")
        app_commands.describe(**described)(method)
        app_commands.rename(**{option: called(option) for option in described})(method)
        return app_commands.command(name=called(names[-1]), description=about)(method)

    return made


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
