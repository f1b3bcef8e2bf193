"""What the panels of a game share, whoever sees them."""

from typing import Any

from bot.drawing.picture import Picture
from bot.panels.builder import PARCHMENT, PanelBuilder, naming
from bot.panels.controls import Asked, add_ask, is_crowd
from bot.panels.details import explained_key
from bot.panels.ids import EXPLAIN
from bot.panels.panel import Button
from bot.plugins.formatter import Formatter, timestamp
from bot.plugins.picture import LayoutPicture, TablePicture
from bot.plugins.registry import plugins
from bot.plugins.view import Paragraphs
from bot.values.days import ends_at
from bot.values.tables import Status, TableView
from games.engine.asks import Ask


def table_line(fmt: Formatter, *, computers: int = 0) -> str:
    """Return which table it is, and of a day's deal that is played, until when.

    ``computers``: how many sit there, where that is to be said.
    """
    table, words = fmt.table, fmt.words
    line = naming("table-line", table, words)
    if computers:
        line = words("table-line-computers", line=line, n=computers)
    if table.day is None or table.status is not Status.PLAYING:
        return line
    return f"{line}\n{words('table-line-day', when=timestamp(ends_at(table.day)))}"


def add_question(builder: PanelBuilder, asked: Asked, *lines: str) -> None:
    """Add a question, with “?” beside it where there is a text behind that."""
    beside = explaining(asked)
    if beside:
        builder.section(beside[0], *lines)
    else:
        builder.text(*lines)


def explaining(asked: Asked) -> list[Button]:
    """Return “?” where there is a text behind it."""
    table, words = asked.fmt.table, asked.fmt.words
    if explained_key(table.game, asked.ask) not in words:
        return []
    return [Button(words("button-explain"), EXPLAIN.of(table.id, asked.ask.id))]


def add_public(builder: PanelBuilder, asked: Asked) -> None:
    """Add a question of which everybody sees whom it is put to, who answers it there.

    Where the table waits for nobody else, it says until when. It takes the whole width: “?” is
    among the buttons below.
    """
    table, words, silence = asked.fmt.table, asked.fmt.words, asked.silence
    name = asked.fmt.person(table.seat(asked.ask.seat))
    said = words("asked-of", name=name, question=asked.question())
    if waits_for_one(table):
        silence = words("asked-until", silence=silence, when=timestamp(table.waiting[0].due))
    builder.text(said, silence)
    add_ask(builder, asked)


def waits_for_one(table: TableView) -> bool:
    """Say whether a table waits for one answer alone, which everybody sees asked."""
    held = table.frozen or table.paused
    return not held and len(table.waiting) == 1 and public_ask(table) is not None


def public_ask(table: TableView) -> Ask | None:
    """Return the open question that may be answered in public, as all may see it, if any."""
    asks = [wait.ask for wait in table.waiting if not wait.ask.secret]
    return asks[0].in_public() if asks else None


def crowd_ask(table: TableView) -> Ask | None:
    """Return one of the asks that all who were asked may answer by the same buttons, if any."""
    return table.waiting[0].ask if table.waiting and is_crowd(table.put) else None


def is_over(table: TableView) -> bool:
    """Say whether a game is over, its last question included."""
    return table.status in (Status.SETTLED, Status.ENDED) and not table.waiting


def what_is_held(fmt: Formatter, notebook: Any, *, pictured: bool) -> Paragraphs:
    """Return what a viewer has, but for what the picture shows."""
    view = plugins()[fmt.table.game].view
    if pictured and view.beside_cards is not None:
        return view.beside_cards(fmt, notebook)
    who, *more = view.hand(fmt, notebook) or [[]]
    return [who, view.news(fmt, notebook), *more]


def frame_colour(fmt: Formatter, notebook: Any, picture: Picture | None = None) -> int:
    """Return the colour of the frame: that of the phase, where the game draws one.

    ``picture``: the one on the panel, of the table.
    """
    draw = plugins()[fmt.table.game].view.picture
    table: TablePicture | LayoutPicture | None = picture.drawing.data[0] if picture else None
    if table is None and draw is not None:
        table = draw(fmt, notebook)
    return int(table.colour.removeprefix("#"), 16) if table is not None else PARCHMENT
