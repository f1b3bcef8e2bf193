"""A past game shown again: a moving picture for all to see, and a page to take away."""

from bot.panels.builder import BLOOD, NIGHT, PanelBuilder, action_button
from bot.panels.panel import Button, Link, Moving, Panel
from bot.text import Words, escape
from bot.values.guilds import NO_SERVER
from bot.values.tables import TableView


def again_panel(table: TableView, moving: Moving, words: Words, *, by: str | None) -> Panel:
    """Show a past game again; ``by`` is the name of who shows it to everybody, if somebody does."""
    builder = PanelBuilder(BLOOD)
    builder.text(words("table-line", game=words.game(table.game), table=str(table.id)))
    builder.picture(moving)
    builder.text(words("again-by", name=escape(by)) if by is not None else "")
    buttons: list[Button | Link] = [action_button(table.id, "story", words)]
    if table.guild_id != NO_SERVER:
        buttons.append(Link(words("button-table"), table.place_link))
    builder.buttons(*buttons)
    return builder.panel()


def replay_panel(table: TableView, page: bytes, words: Words) -> Panel:
    """Hand over a past game as a page."""
    builder = PanelBuilder(NIGHT)
    builder.text(words("replay-here", table=str(table.id)))
    builder.file(f"table-{table.id}.html", page)
    return builder.panel()
