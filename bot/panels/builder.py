"""A message as Discord shows it, built part by part."""

import io
import json
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.panels import screen
from bot.panels.pictures import Picture
from bot.plugins.formatter import Choice
from bot.text import Words
from bot.text.fitting import cut

Button: TypeAlias = "ui.Button[Any]"
Row: TypeAlias = "tuple[ui.Item[Any], ...]"
"""A row of them: buttons, or one list."""

GREY = discord.ButtonStyle.secondary
"""Finding the way: My cards, How to play, Refresh, Leave."""
GREEN = discord.ButtonStyle.success
"""An invitation to take part: Join, Play again."""
BLUE = discord.ButtonStyle.primary
"""An answer, or running the table."""
RED = discord.ButtonStyle.danger
"""What cannot be taken back."""

PARCHMENT = 0xC9A66B
BLOOD = 0x8B1E1E
NIGHT = 0x2F3542
EMBER = 0xC8501E
"""Frames: a table, an end, a hand, a moment. None of them says anything that words do not."""

MOST_TEXT = 4000
"""Characters of text in one Components V2 message."""
MOST_CONTENT = 2000
"""Characters of text in a message that is no layout."""
MOST_EMBED = 4096
"""Characters of text in an embed."""
MOST_ROWS = 5
"""Rows of controls in a message that is no layout."""
MOST_BUTTONS = 5
"""Buttons in a row."""
MOST_OPTIONS = 25
MOST_LABEL = 80
MOST_OPTION = 100
MOST_ALT = 1024


@dataclass(frozen=True)
class Panel:
    """What to send or edit: the view, who may be pinged, and files.

    The view is stopped, so discord.py does not keep it: presses are found by their custom id.
    """

    view: ui.LayoutView | ui.View
    mentions: discord.AllowedMentions
    files: tuple[discord.File, ...] = ()
    content: str | None = None
    """The text of a message that is no layout: the only one that a push notification shows."""
    embeds: tuple[discord.Embed, ...] = ()
    """What stands below that text; nothing of it is in the notification."""
    partial: bool = False
    """Whether controls are left out, which only a layout has room for."""

    @cached_property
    def fingerprint(self) -> bytes:
        """A short mark of what it shows: two panels with the same one look the same."""
        components: Any = self.view.to_components()
        embeds = [embed.to_dict() for embed in self.embeds]
        shown = json.dumps([self.content, embeds, components], sort_keys=True, default=str)
        return blake2b(shown.encode(), digest_size=12).digest()


def button(
    label: str,
    custom_id: str,
    style: discord.ButtonStyle = GREY,
    *,
    disabled: bool = False,
    emblem: str = "",
) -> Button:
    """Return a button whose press is found by its custom id. ``emblem``: an emoji before it."""
    return ui.Button(
        style=style,
        emoji=emblem or None,
        label=cut(label, MOST_LABEL),
        custom_id=custom_id,
        disabled=disabled,
    )


def link(label: str, url: str) -> Button:
    """Return a button that only leads somewhere."""
    return ui.Button(style=discord.ButtonStyle.link, label=cut(label, MOST_LABEL), url=url)


def page_buttons(words: Words, page: int, pages: int, id_of: Callable[[int], str]) -> list[Button]:
    """Return the buttons to the page before and the one after, if there are. The first is 0."""
    return [
        button(words(f"button-{way}"), id_of(to))
        for way, to in (("previous", page - 1), ("next", page + 1))
        if 0 <= to < pages
    ]


@dataclass(frozen=True, slots=True)
class _Section:
    """A paragraph with a button beside it."""

    text: str
    beside: Button


class PanelBuilder:
    """Collects texts and controls from top to bottom, in one framed box."""

    def __init__(self, colour: int | None = None) -> None:
        self._colour = colour
        self._parts: list[str | _Section | Row | ui.Item[Any] | None] = []
        self._files: list[discord.File] = []
        self._length = 0
        self._high = float(screen.AUTHOR + screen.EDGE)

    def text(self, *lines: str) -> None:
        """Add a paragraph of lines; empty ones are left out. What does not fit is cut."""
        text = "\n".join(line for line in lines if line)
        if text and self.room > 0:
            text = cut(text, self.room)
            self._length += len(text)
            self._high += screen.text_high(text)
            self._parts.append(text)

    def section(self, beside: Button, *lines: str) -> None:
        """Add a paragraph with a button beside it."""
        text = cut("\n".join(line for line in lines if line), max(1, self.room))
        self._length += len(text)
        self._high += screen.text_high(text, beside=True)
        self._parts.append(_Section(text, beside))

    def rule(self) -> None:
        """Add a dividing line."""
        self._high += screen.GAP + screen.RULE
        self._parts.append(None)

    def picture(self, picture: Picture | None) -> None:
        """Add a picture with its words for those who do not see it; None adds nothing."""
        if picture is None:
            return
        alt = cut(picture.alt, MOST_ALT)
        file = discord.File(io.BytesIO(picture.webp), picture.filename, description=alt)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=file, description=alt)
        self._high += screen.picture_high(picture.wide, picture.high)
        self._parts.append(gallery)
        self._files.append(file)

    def file(self, name: str, content: bytes) -> None:
        """Add a file to take away."""
        file = discord.File(io.BytesIO(content), name)
        self._parts.append(ui.File(file))
        self._files.append(file)

    def buttons(self, *buttons: Button) -> None:
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
        chosen: Collection[str] = (),
    ) -> None:
        """Add a select; Discord shows 25 options at most. ``chosen``: values ticked already."""
        menu: ui.Select[Any] = ui.Select(
            custom_id=custom_id,
            placeholder=cut(placeholder, 150),
            min_values=least,
            max_values=most,
            options=[
                discord.SelectOption(
                    label=cut(choice.label, MOST_OPTION),
                    value=choice.value,
                    description=cut(choice.hint, MOST_OPTION) or None,
                    emoji=choice.emblem or None,
                    default=choice.value in chosen,
                )
                for choice in choices[:MOST_OPTIONS]
            ],
        )
        self._parts.append((menu,))

    def selects(
        self,
        words: Words,
        id_of: Callable[[int], str],
        placeholder: str,
        choices: Sequence[Choice],
        chosen: Collection[str] = (),
        *,
        any_number: bool = False,
    ) -> None:
        """Add as many selects as the choices need, each with an id of its own, counted from 0.

        ``any_number``: of each, all may be chosen, or none.
        """
        for number, start in enumerate(range(0, len(choices), MOST_OPTIONS)):
            part = choices[start : start + MOST_OPTIONS]
            least, most = (0, len(part)) if any_number else (1, 1)
            said = placeholder
            if len(choices) > MOST_OPTIONS:
                first, last = part[0].label, part[-1].label
                said = words("list-part", what=placeholder, first=first, last=last)
            self.select(id_of(number), said, part, least, most, chosen)

    def menu(self, menu: "ui.Item[Any]") -> None:
        """Add a select of Discord's own: of channels, of roles."""
        self._parts.append((menu,))

    @property
    def length(self) -> int:
        """Characters of text so far."""
        return self._length

    @property
    def high(self) -> float:
        """Pixels that texts and pictures so far take of a phone's screen, about."""
        return self._high

    @property
    def room(self) -> int:
        """Characters of text that still fit."""
        return MOST_TEXT - self.length

    def panel(self) -> Panel:
        """Return the panel; nobody is pinged by it."""
        box: ui.Container[Any] = ui.Container(accent_colour=self._colour)
        for part in self._parts:
            if part is None:
                box.add_item(ui.Separator())
            elif isinstance(part, str):
                box.add_item(ui.TextDisplay(part))
            elif isinstance(part, _Section):
                box.add_item(ui.Section(part.text, accessory=part.beside))
            elif isinstance(part, tuple):
                box.add_item(ui.ActionRow(*part))
            else:
                box.add_item(part)
        view = ui.LayoutView(timeout=None)
        view.add_item(box)
        view.stop()
        return Panel(view, _allowed([], []), tuple(self._files))

    def announced(self, notice: str, *otherwise: Button) -> Panel:
        """Return it as a message that is no layout: its notification says ``notice``, and no more.

        Pictures stand above the text then, and buttons that were beside a text below all others.
        Where there are too many controls for such a message, it has those of ``otherwise``, and
        is partial.
        """
        rows = [part for part in self._parts if isinstance(part, tuple)]
        beside = [part.beside for part in self._parts if isinstance(part, _Section)]
        if beside and rows and len(rows[-1]) + len(beside) <= MOST_BUTTONS and _pressed(rows[-1]):
            rows[-1] += (*beside,)
        elif beside:
            rows.append((*beside,))
        partial = len(rows) > MOST_ROWS
        if partial:
            rows = [otherwise]
        said = [part.text if isinstance(part, _Section) else part or "" for part in self._parts]
        text = "\n".join(each for each in said if isinstance(each, str)).strip()
        embed = discord.Embed(description=cut(text, MOST_EMBED), colour=self._colour)
        message = line(notice, *rows)
        return replace(message, embeds=(embed,), files=tuple(self._files), partial=partial)


def line(text: str, *rows: Row, mentions: Iterable[int] = (), roles: Iterable[int] = ()) -> Panel:
    """Return a message of one line and controls below it.

    Push notifications show its text, where they show nothing of a layout's:
    github.com/discord/discord-api-docs/issues/7854. Only the users and roles given are mentioned.
    """
    view = ui.View(timeout=None)
    for number, row in enumerate(rows):
        for each in row:
            each.row = number
            view.add_item(each)
    view.stop()
    return Panel(view, _allowed(mentions, roles), content=cut(text, MOST_CONTENT))


def _pressed(row: Row) -> bool:
    """Say whether a row is one of buttons."""
    return all(isinstance(each, ui.Button) for each in row)


def _allowed(users: Iterable[int], roles: Iterable[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role) for role in roles] or False,
        replied_user=False,
        users=[discord.Object(user) for user in users] or False,
    )
