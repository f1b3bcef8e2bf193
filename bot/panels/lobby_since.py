"""What becomes of a lobby's message: where the game is played, and when it is over, how it ended.

A channel that was scrolled past keeps it: whoever comes by learns who won.
"""

from typing import Any

from bot.drawing.picture import Picture
from bot.panels.builder import (
    BLOOD,
    NIGHT,
    PARCHMENT,
    PanelBuilder,
    action_button,
    short_panel,
)
from bot.panels.details import seal_line
from bot.panels.panel import Button, Panel, Style
from bot.plugins.commands import name_key
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.text import Words
from bot.values.tables import Status, TableView


def begun_panel(table: TableView, words: Words) -> Panel:
    """Show that the cards are dealt, who plays, and the ways to the table and to one's cards."""
    fmt = Formatter(table, words)
    builder = PanelBuilder(PARCHMENT)
    builder.text(words("table-title", game=fmt.game, table=str(table.id)))
    builder.text(words("lobby-closed-begun", link=table.place_link))
    builder.text(*map(fmt.seat_line, (seat.seat for seat in table.seats)))
    builder.text(seal_line(table, words))
    builder.buttons(action_button(table.id, "hand", words), next_button(table, words))
    return builder.panel()


def over_panel(table: TableView, notebook: Any, words: Words, picture: Picture | None) -> Panel:
    """Show how a game ended: its headline, who won, the poster, and what comes next.

    Where it was played in the lobby's own channel, the result stands there and has all of that:
    this says it shortly, and leads there.
    """
    fmt = Formatter(table, words)
    builder = PanelBuilder(BLOOD)
    where = {"game": fmt.game, "table": str(table.id)}
    if table.status is not Status.SETTLED:
        builder.text(words("ended-title", **where), words(f"ended-by-{table.ended_by}"))
        builder.buttons(next_button(table, words))
        return builder.panel()
    builder.text(words("table-line", **where))
    builder.text(*_how_it_ended(fmt, notebook))
    if table.place_id == table.channel_id:
        builder.text(words("lobby-over-here", link=table.place_link))
        return builder.panel()
    builder.picture(picture)
    builder.text(words("lobby-over-there", link=table.place_link))
    again = action_button(table.id, "again", words, Style.GREEN)
    builder.buttons(again, next_button(table, words))
    return builder.panel()


def next_button(table: TableView, words: Words, *, disabled: bool = False) -> Button:
    """Return the button by which anybody is in the next game of this channel."""
    return action_button(table.id, "next-game", words, disabled=disabled)


def called_panel(table_id: int, game: str, words: Words, *, start: str | None) -> Panel:
    """Tell somebody that they are called to the next game, and how to take that back.

    ``start`` is the subcommand by which they can open it themselves, unless the game is gone.
    """
    said = [words("next-game-asked")]
    if start is not None:
        said.append(words("next-game-yourself", game=game, start=words(name_key(start))))
    return short_panel(NIGHT, *said, buttons=[action_button(table_id, "uncall", words)])


def _how_it_ended(fmt: Formatter, notebook: Any) -> list[str]:
    """Return a headline and who won, by the poster; else the result in the game's words."""
    view, words = plugins()[fmt.table.game].view, fmt.words
    poster = view.poster(fmt, notebook) if view.poster is not None else None
    if poster is None:
        return list(next(iter(view.final(fmt, notebook)), ()))
    won = [seat.seat for seat, part in zip(fmt.table.seats, poster.seats, strict=True) if part.won]
    return [
        words("lobby-over-title", headline=poster.headline),
        words("lobby-over-won", names=fmt.names(won), n=len(won)),
    ]
