"""What a player alone sees of their game, as the kind of their table has it."""

from typing import Any

from bot.panels.alone import alone_panel, alone_result_panel
from bot.panels.hand import NOTHING_MORE, Shown, hand_panel
from bot.panels.panel import Panel
from bot.panels.shared import is_over
from bot.tables.kinds import kind_of
from bot.text import Words
from bot.values.tables import TableView
from games.engine.asks import Ask


def private_panel(
    table: TableView, notebook: Any, ask: Ask | None, words: Words, shown: Shown = NOTHING_MORE
) -> Panel:
    """Show a player's own panel; ``notebook`` is theirs."""
    if kind_of(table.game).deals:
        return hand_panel(table, notebook, ask, words, shown)
    if is_over(table):
        return alone_result_panel(table, notebook, words, shown)
    return alone_panel(table, notebook, ask, words, shown)
