"""A message as Discord shows it, built part by part."""

import io
import json
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.panels.pictures import Picture
from bot.plugins.formatter import Choice
from bot.text import Words
from bot.text.fitting import cut

Row: TypeAlias = "ui.ActionRow[Any]"
Button: TypeAlias = "ui.Button[Any]"

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

    @cached_property
    def fingerprint(self) -> bytes:
        """A short mark of what it shows: two panels with the same one look the same."""
        components: Any = self.view.to_components()
        shown = json.dumps([self.content, components], sort_keys=True, default=str)
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


class PanelBuilder:
    """Collects texts and controls from top to bottom, in one framed box."""

    def __init__(self, colour: int | None = None) -> None:
        self._colour = colour
        self._parts: list[str | Row | ui.Item[Any] | None] = []
        self._files: list[discord.File] = []
        self._length = 0

    def text(self, *lines: str) -> None:
        """Add a paragraph of lines; empty ones are left out. What does not fit is cut."""
        text = "\n".join(line for line in lines if line)
        if text and self.room > 0:
            text = cut(text, self.room)
            self._length += len(text)
            self._parts.append(text)

    def section(self, beside: Button, *lines: str) -> None:
        """Add a paragraph with a button beside it."""
        text = cut("\n".join(line for line in lines if line), max(1, self.room))
        section: ui.Section[Any] = ui.Section(text, accessory=beside)
        self._length += len(text)
        self._parts.append(section)

    def rule(self) -> None:
        """Add a dividing line."""
        self._parts.append(None)

    def picture(self, picture: Picture | None) -> None:
        """Add a picture with its words for those who do not see it; None adds nothing."""
        if picture is None:
            return
        file = discord.File(io.BytesIO(picture.webp), picture.filename)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=file, description=cut(picture.alt, MOST_ALT))
        self._parts.append(gallery)
        self._files.append(file)

    def file(self, name: str, content: bytes) -> None:
        """Add a file to take away."""
        file = discord.File(io.BytesIO(content), name)
        self._parts.append(ui.File(file))
        self._files.append(file)

    def buttons(self, *buttons: Button) -> None:
        """Add buttons, five a row."""
        for start in range(0, len(buttons), 5):
            row: Row = ui.ActionRow(*buttons[start : start + 5])
            self._parts.append(row)

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
        row: Row = ui.ActionRow(menu)
        self._parts.append(row)

    def menu(self, menu: "ui.Item[Any]") -> None:
        """Add a select of Discord's own: of channels, of roles."""
        row: Row = ui.ActionRow(menu)
        self._parts.append(row)

    @property
    def length(self) -> int:
        """Characters of text so far."""
        return self._length

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
            else:
                box.add_item(part)
        view = ui.LayoutView(timeout=None)
        view.add_item(box)
        view.stop()
        return Panel(view, _allowed([], []), tuple(self._files))


def line(
    text: str, *buttons: Button, mentions: Iterable[int] = (), roles: Iterable[int] = ()
) -> Panel:
    """Return a message of one line and buttons below it.

    Push notifications show its text, where they show nothing of a layout's:
    github.com/discord/discord-api-docs/issues/7854. Only the users and roles given are mentioned.
    """
    view = ui.View(timeout=None)
    for each in buttons:
        view.add_item(each)
    view.stop()
    return Panel(view, _allowed(mentions, roles), content=cut(text, MOST_CONTENT))


def _allowed(users: Iterable[int], roles: Iterable[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role) for role in roles] or False,
        replied_user=False,
        users=[discord.Object(user) for user in users] or False,
    )
