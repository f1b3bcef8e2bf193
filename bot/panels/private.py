"""What a player alone sees of their game, as the kind of their table has it."""

from collections.abc import Mapping
from typing import Any

from bot.drawing.picture import Picture
from bot.panels.alone import alone_panel, alone_result_panel
from bot.panels.hand import NOTHING_DRAFTED, hand_panel
from bot.panels.panel import Panel
from bot.panels.shared import is_over
from bot.tables.kinds import kind_of
from bot.text import Words
from bot.values.tables import TableView
from games.engine.asks import Ask, Seat, Target


def private_panel(
    table: TableView,
    notebook: Any,
    ask: Ask | None,
    words: Words,
    *,
    note: str = "",
    verb: str | None = None,
    draft: Mapping[Seat, Target] = NOTHING_DRAFTED,
    picture: Picture | None = None,
) -> Panel:
    """Show a player's own panel; the arguments are a hand's."""
    if not kind_of(table.game).deals and is_over(table):
        return alone_result_panel(table, notebook, words, note=note, picture=picture)
    show = hand_panel if kind_of(table.game).deals else alone_panel
    return show(table, notebook, ask, words, note=note, verb=verb, draft=draft, picture=picture)
