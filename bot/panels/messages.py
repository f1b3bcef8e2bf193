"""Short messages: a sentence for one reader, direct messages, a past game shown again."""

from collections.abc import Sequence
from typing import Any

from bot.panels.builder import (
    BLOOD,
    NIGHT,
    PanelBuilder,
    action_button,
    line_panel,
    naming,
    short_panel,
)
from bot.panels.panel import Button, File, Link, Moving, Panel, Style
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.text import Words, escape
from bot.values.guilds import NO_SERVER
from bot.values.tables import TableView
from games.engine.asks import Ask


def sentence(
    words: Words, key: str, /, *, away_at: int | None = None, **args: str | int | float
) -> Panel:
    """Say one sentence. ``away_at``: the table that the reader is away from, with the way back."""
    if away_at is None:
        return short_panel(NIGHT, words(key, **args))
    back = action_button(away_at, "back", words, Style.GREEN)
    return short_panel(NIGHT, words(key, **args), words("refused-away"), buttons=[back])


def here_panel(table: TableView, words: Words) -> Panel:
    """Say where a table is, with the button that leads there."""
    said = words("table-is-here", link=table.place_link)
    return short_panel(NIGHT, said, buttons=[Link(words("button-table"), table.place_link)])


def closing_dm(table: TableView, words: Words, said: str) -> Panel:
    """Take the place of a private panel that has had its day: no cards, and nothing to press."""
    builder = PanelBuilder(NIGHT, naming("table-title", table, words), said)
    return builder.panel(Link(words("button-table"), table.place_link))


def call_line(
    table: TableView, notebook: Any, asks: Sequence[Ask], words: Words, *, late: bool
) -> Panel:
    """Call the owners of some seats to what they are asked; ``notebook`` is the public one.

    ``late``: their time grows short. What is secret is not said.
    """
    fmt, view = Formatter(table, words), plugins()[table.game].view
    users = fmt.there(ask.seat for ask in asks)
    who = " ".join(f"<@{user}>" for user in users)
    said = [naming("call-late" if late else "call", table, words, who=who)]
    if len(asks) == 1 and not asks[0].secret:
        said.append(view.question(fmt, notebook, asks[0].in_public()))
    return line_panel(
        "\n".join(said),
        (action_button(table.id, "hand", words),),
        users=users,
    )


def again_panel(table: TableView, moving: Moving, words: Words, *, by: str | None) -> Panel:
    """Show a past game again; ``by`` is the name of who shows it to everybody, if somebody does."""
    builder = PanelBuilder(BLOOD, naming("table-line", table, words))
    builder.picture(moving)
    builder.text(words("again-by", name=escape(by)) if by is not None else "")
    buttons: list[Button | Link] = [action_button(table.id, "story", words)]
    if table.guild_id != NO_SERVER:
        buttons.append(Link(words("button-table"), table.place_link))
    return builder.panel(*buttons)


def file_panel(said: str, name: str, content: bytes) -> Panel:
    """Hand over a file, below what is said of it."""
    builder = PanelBuilder(NIGHT, said)
    builder.add(File(name, content))
    return builder.panel()
