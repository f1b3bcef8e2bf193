"""The rules of dotk, page by page, in our own words."""

from bot.api import Page, Words
from cogs.dotk.names import valued
from games.dotk.cards import Character


def characters(words: Words) -> list[str]:
    """Return every character: what it counts and what it does."""
    lines = [
        words(
            "dotk-rules-character",
            card=valued(words, character),
            text=words(f"dotk-character-{character}-text"),
        )
        for character in reversed(Character)
    ]
    return [words("dotk-rules-characters-1"), "\n".join(lines), words("dotk-rules-characters-2")]


PAGES: dict[str, Page | None] = {
    "overview": None,
    "round": None,
    "actions": None,
    "characters": characters,
    "great": None,
    "crowns": None,
    "time": None,
    "house": None,
}
"""The pages, in order. Each has a title, ``dotk-page-PAGE``; None are paragraphs of prose."""
