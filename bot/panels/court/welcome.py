"""The first words in a server."""

from bot.panels.builder import PARCHMENT, PanelBuilder
from bot.panels.help import ways_to_begin
from bot.panels.panel import Panel
from bot.plugins.registry import plugins
from bot.tables.kinds import ALONE
from bot.text import Words


def welcome_panel(words: Words) -> Panel:
    """Say how to start, and where what is to be set is set."""
    games = [game.rules for game in plugins().values()]
    least = min((game.least_seats for game in games), default=0)
    most = max((game.most_seats for game in games), default=0)
    builder = PanelBuilder(PARCHMENT)
    builder.text(words("welcome-title"), words("welcome-what", least=least, most=most))
    alone = ways_to_begin(words, ALONE)
    builder.text(
        words("welcome-start", starts=ways_to_begin(words)),
        words("welcome-alone", plays=alone) if alone else "",
        words("welcome-settings"),
        words("welcome-help"),
    )
    return builder.panel()
