"""Everything that players read: Fluent files by locale, and what makes a name safe to show."""

from bot.text.names import escape, legible, plain, visible
from bot.text.numbers import numeral
from bot.text.words import MissingText, Noun, Words, locales, words_for

__all__ = [
    "MissingText",
    "Noun",
    "Words",
    "escape",
    "legible",
    "locales",
    "numeral",
    "plain",
    "visible",
    "words_for",
]
