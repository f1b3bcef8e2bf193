"""Everything that players read: Fluent files by locale, and what makes a name safe to show."""

from bot.text.names import escape, plain
from bot.text.words import MissingText, Words, words_for

__all__ = ["MissingText", "Words", "escape", "plain", "words_for"]
