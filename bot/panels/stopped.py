"""The panels of a game that has stopped without a result: ended, or standing still."""

from bot.panels.builder import BLOOD, PanelBuilder, action_button, short_panel
from bot.panels.details import add_dice
from bot.panels.ids import ACTION
from bot.panels.panel import Button, Panel, Style
from bot.text import Words
from bot.values.tables import EndedBy, TableView


def frozen_panel(table: TableView, words: Words) -> Panel:
    """Show a table that stands still, and of which its game can show nothing; it can be ended."""
    title = words("table-title", game=words.game(table.game), table=str(table.id))
    return short_panel(BLOOD, title, words(table.fault), buttons=[end_button(table, words)])


def end_button(table: TableView, words: Words) -> Button:
    """Return the button that asks whether a table is to be ended."""
    return Button(words("button-end-table"), ACTION.of(table.id, "end"), Style.RED)


def ended_panel(table: TableView, words: Words) -> Panel:
    """Show that a game was ended without a result, and why; some may be played again."""
    builder = PanelBuilder(BLOOD)
    builder.text(words("ended-title", game=words.game(table.game), table=str(table.id)))
    builder.text(words(f"ended-by-{table.ended_by}"))
    add_dice(builder, table, words)
    if table.ended_by is EndedBy.UPGRADE:
        builder.buttons(action_button(table.id, "again", words, Style.GREEN))
    return builder.panel()
