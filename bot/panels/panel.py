"""A message as data: what is on it from top to bottom.

What Discord takes is made of it where it is sent, and nowhere else (`bot.messages.components`).
"""

from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

from bot.drawing.picture import Picture
from bot.plugins.formatter import Choice

MOST_TEXT = 4000
"""Characters of text in one Components V2 message."""
MOST_BYTES, EACH_TEXT = 10170, 12
"""Bytes of all its texts, and those that each of them takes beside its letters; of more Discord
makes an error 500: https://github.com/discord/discord-api-docs/issues/8554."""
MOST_CONTENT = 2000
"""Characters of text in a message that is no layout."""
MOST_EMBED = 4096
"""Characters of text below that one."""
MOST_ROWS = 5
"""Rows of controls in a message that is no layout."""
MOST_BUTTONS = 5
"""Buttons in a row."""
MOST_OPTIONS = 25
"""Options in a list."""
MOST_LABEL, MOST_OPTION, MOST_PLACEHOLDER = 80, 100, 150
"""Characters on a button, of an option, and of what a list says before anything is chosen."""
MOST_ALT = 1024
"""Characters of what a picture says in words."""
MOST_TITLE, MOST_HINT = 45, 100
"""Characters of a form's title, a field's label, and of what stands below that."""


class Style(IntEnum):
    """The look of a button, by Discord's numbers."""

    BLUE = 1
    """An answer, or running the table."""
    GREY = 2
    """Finding the way: My cards, How to play, Refresh, Leave."""
    GREEN = 3
    """An invitation to take part: Join, Play again."""
    RED = 4
    """What cannot be taken back."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button whose press is found by its custom id."""

    label: str
    custom_id: str
    style: Style = Style.GREY
    disabled: bool = False
    emblem: str = ""
    """An emoji before the label."""


@dataclass(frozen=True, slots=True)
class Link:
    """A button that only leads somewhere."""

    label: str
    url: str


@dataclass(frozen=True, slots=True)
class Select:
    """A list of options; Discord shows the first 25."""

    custom_id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    chosen: tuple[str, ...] = ()
    """The values that are ticked already."""


@dataclass(frozen=True, slots=True)
class DiscordSelect:
    """A list that Discord fills itself, with channels or ``roles``; none of it need be chosen."""

    custom_id: str
    placeholder: str
    most: int
    chosen: tuple[int, ...] = ()
    roles: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A paragraph with a button beside it."""

    text: str
    beside: Button


@dataclass(frozen=True, slots=True)
class Rule:
    """A dividing line."""


@dataclass(frozen=True, slots=True)
class File:
    """A file to take away."""

    filename: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Moving:
    """A moving picture, which is drawn already, and what it says in words."""

    filename: str
    """Another picture has another name."""
    content: bytes = field(repr=False)
    alt: str


Control: TypeAlias = Button | Link | Select | DiscordSelect
Row: TypeAlias = tuple[Control, ...]
"""A row of them: buttons, or one list."""
Part: TypeAlias = str | Section | Rule | Picture | Moving | File | Row
"""Text is a paragraph."""


@dataclass(frozen=True)
class Panel:
    """What is on a message, and who is pinged by it."""

    parts: tuple[Part, ...]
    colour: int | None = None
    """That of the frame."""
    content: str | None = None
    """The text of a message that is no layout: the only one that a push notification shows.

    Pictures and other text stand below it then, and below these the controls.
    """
    users: tuple[int, ...] = ()
    """Who is pinged."""
    roles: tuple[int, ...] = ()
    """Whose members are."""
    partial: bool = False
    """Whether something is left out, for which only a layout has room, or which would be unseen."""

    @cached_property
    def fingerprint(self) -> bytes:
        """A short mark of what it shows: two panels with the same one look the same."""
        shown = repr((self.content, self.colour, self.parts))
        return blake2b(shown.encode(), digest_size=12).digest()

    def without_embed(self) -> "Panel":
        """Return a message that is no layout with its text and its controls alone."""
        rows = tuple([part for part in self.parts if isinstance(part, tuple)])
        return replace(self, parts=rows, partial=True)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        return tuple([part for part in self.parts if isinstance(part, Picture)])


@dataclass(frozen=True, slots=True)
class Field:
    """A line to be typed; ``hint`` stands below its label, ``placeholder`` in it."""

    custom_id: str
    label: str
    hint: str
    least: int | None = None
    """Characters."""
    most: int | None = None
    value: str = ""
    """What it holds to begin with."""
    placeholder: str = ""
    required: bool = True


@dataclass(frozen=True, slots=True)
class Form:
    """What has something typed. What is sent is found by its custom id."""

    title: str
    custom_id: str
    fields: tuple[Field, ...]
