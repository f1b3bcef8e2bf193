"""The first words in a server."""

from bot.panels.panel import PARCHMENT, Panel, Sheet
from bot.text import Words


def welcome_panel(words: Words) -> Panel:
    """Say how to start, and where what is to be set is set."""
    sheet = Sheet(PARCHMENT)
    sheet.text(words("welcome-title"), words("welcome-what"))
    sheet.text(words("welcome-start"), words("welcome-settings"), words("welcome-help"))
    return sheet.panel()
