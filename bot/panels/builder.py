"""A panel, put together part by part."""

from collections.abc import Collection, Iterable, Sequence

from bot.drawing.picture import Picture
from bot.panels.height import whole_height
from bot.panels.ids import ACTION
from bot.panels.panel import (
    EACH_TEXT,
    MOST_BUTTONS,
    MOST_BYTES,
    MOST_OPTIONS,
    MOST_ROWS,
    MOST_TEXT,
    Button,
    File,
    Link,
    Moving,
    Panel,
    Part,
    Row,
    Rule,
    Section,
    Select,
    Style,
)
from bot.plugins.formatter import Choice
from bot.text import Words
from bot.text.fitting import AVERAGE, trim
from bot.values.tables import TableView

PARCHMENT = 0xC9A66B
BLOOD = 0x8B1E1E
NIGHT = 0x2F3542
EMBER = 0xC8501E
"""Frames: a table, an end, a hand, a moment. None of them says anything that words do not."""


class PanelBuilder:
    """Collects texts and controls from top to bottom, in one framed box."""

    def __init__(
        self, colour: int | None = None, *title: str, below: "PanelBuilder | None" = None
    ) -> None:
        """``title``: its first lines; ``below``: what `end` will add, which has to have room."""
        self._colour = colour
        self._parts: list[Part] = []
        self._below = below
        self._length: int = below._length if below is not None else 0
        self._bytes: int = below._bytes if below is not None else 0
        if title:
            self.text(*title)

    def text(self, *lines: str) -> None:
        """Add a paragraph of lines; empty ones are left out. What does not fit is cut."""
        text, room = "\n".join(filter(None, lines)), self.room
        if text and room > 0:
            self._parts.append(self._fit(text, room))

    def _fit(self, text: str, room: int) -> str:
        """Return what fits of a text, and count it."""
        text = trim(text, room)
        self._length += len(text)
        self._bytes += len(text.encode()) + EACH_TEXT
        return text

    def paragraphs(self, paragraphs: Iterable[Sequence[str]]) -> None:
        """Add paragraphs of lines, each as `text` does."""
        for paragraph in paragraphs:
            self.text(*paragraph)

    def section(self, beside: Button, *lines: str) -> None:
        """Add a paragraph with a button beside it."""
        text = self._fit("\n".join(filter(None, lines)), max(1, self.room))
        self._parts.append(Section(text, beside))

    def rule(self) -> None:
        """Add a dividing line."""
        self._parts.append(Rule())

    def picture(self, picture: Picture | Moving | None) -> None:
        """Add a picture with its words for those who do not see it; None adds nothing."""
        if picture is not None:
            self._parts.append(picture)

    def add(self, part: File | Row) -> None:
        """Add a file to take away, or a list that Discord fills itself."""
        self._parts.append(part)

    def buttons(self, *buttons: Button | Link) -> None:
        """Add buttons, five a row."""
        for start in range(0, len(buttons), MOST_BUTTONS):
            self._parts.append(buttons[start : start + MOST_BUTTONS])

    def select(
        self,
        custom_id: str,
        placeholder: str,
        choices: Sequence[Choice],
        least: int = 1,
        most: int = 1,
        chosen: Iterable[str] = (),
    ) -> None:
        """Add a list; Discord shows 25 options at most. ``chosen``: values ticked already."""
        shown = tuple(choices[:MOST_OPTIONS])
        self._parts.append((Select(custom_id, placeholder, shown, least, most, tuple(chosen)),))

    def selects(
        self,
        words: Words,
        custom_id: str,
        placeholder: str,
        choices: Sequence[Choice],
        chosen: Collection[str] = (),
        *,
        any_number: bool = False,
        first: int = 0,
    ) -> None:
        """Add as many lists as the choices need, each with a number behind its id, but for 0.

        ``any_number``: of each, all may be chosen, or none. ``first``: the first one's number.
        """
        for number, start in enumerate(range(0, len(choices), MOST_OPTIONS), first):
            part = choices[start : start + MOST_OPTIONS]
            least, most = (0, len(part)) if any_number else (1, 1)
            said = placeholder
            if len(choices) > MOST_OPTIONS:
                said = words(
                    "list-part", what=placeholder, first=part[0].label, last=part[-1].label
                )
            numbered = f"{custom_id}:{number}" if number else custom_id
            self.select(numbered, said, part, least, most, chosen)

    def end(self) -> None:
        """Add what is to be below."""
        if self._below is not None:
            self._parts += self._below._parts
            self._below = None

    @property
    def whole_height(self) -> float:
        """Pixels that it takes with its controls, and with all that is to be below."""
        return whole_height(self._parts + (self._below._parts if self._below is not None else []))

    @property
    def room(self) -> int:
        """Characters of text that still fit, as `bot.text.fitting.weight` counts them."""
        left = MOST_BYTES - self._bytes - EACH_TEXT
        return min(MOST_TEXT - self._length, int(left / AVERAGE))

    def panel(self, *buttons: Button | Link) -> Panel:
        """Return the panel, with these buttons at its end; nobody is pinged by it."""
        if buttons:
            self.buttons(*buttons)
        return Panel(tuple(self._parts), self._colour)


def short_panel(colour: int, *paragraphs: str, buttons: Sequence[Button | Link] = ()) -> Panel:
    """Return a panel of a few paragraphs with buttons below."""
    builder = PanelBuilder(colour)
    for paragraph in paragraphs:
        builder.text(paragraph)
    return builder.panel(*buttons)


def naming(key: str, table: TableView, words: Words, **more: str) -> str:
    """Return a text that names a table by its game and its number."""
    return words(key, game=words.game(table.game), table=str(table.id), **more)


def action_button(
    table: int, action: str, words: Words, style: Style = Style.GREY, *, disabled: bool = False
) -> Button:
    """Return the button that does something at a table; the text ``button-ACTION`` is its label."""
    return Button(words(f"button-{action}"), ACTION.of(table, action), style, disabled=disabled)


def notifying_panel(panel: Panel, notice: str, *otherwise: Button) -> Panel:
    """Return a panel as a message that is no layout: its notification says ``notice``, no more.

    Buttons that were beside a text are below all others then. Where there are too many controls
    for such a message, it has those of ``otherwise``, and is partial.
    """
    rows = [part for part in panel.parts if isinstance(part, tuple)]
    beside = [part.beside for part in panel.parts if isinstance(part, Section)]
    pressed = [isinstance(each, Button | Link) for each in rows[-1]] if rows else [False]
    if all(pressed) and len(pressed) + len(beside) <= MOST_BUTTONS:
        rows[-1] += (*beside,)
    elif beside:
        rows.append((*beside,))
    partial = len(rows) > MOST_ROWS
    if partial:
        rows = [otherwise]
    shown = [part for part in panel.parts if isinstance(part, Picture | File)]
    said = [
        part.text if isinstance(part, Section) else part if isinstance(part, str) else ""
        for part in panel.parts
        if isinstance(part, str | Section | Rule)
    ]
    text = "\n".join(said).strip()
    return Panel((text, *shown, *rows), panel.colour, content=notice, partial=partial)


def line_panel(
    text: str, *rows: Row, users: Iterable[int] = (), roles: Iterable[int] = ()
) -> Panel:
    """Return a message of one line and controls below it.

    Push notifications show its text, where they show nothing of a layout's:
    github.com/discord/discord-api-docs/issues/7854. Only the users and roles given are mentioned.
    """
    return Panel(rows, content=text, users=tuple(users), roles=tuple(roles))
