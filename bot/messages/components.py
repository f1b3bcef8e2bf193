"""Panels and forms as discord.py's objects: made where they are sent, and nowhere else."""

import io
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ChannelType, SelectDefaultValue, SelectDefaultValueType, ui

from bot.drawing.picture import Picture
from bot.drawing.png import draw
from bot.panels.panel import (
    MOST_ALT,
    MOST_CONTENT,
    MOST_EMBED,
    MOST_HINT,
    MOST_LABEL,
    MOST_OPTION,
    MOST_PLACEHOLDER,
    MOST_TITLE,
    Button,
    Control,
    DiscordSelect,
    File,
    Form,
    Link,
    Moving,
    Panel,
    Part,
    Rule,
    Section,
    Select,
)
from bot.text.fitting import cut

Item: TypeAlias = "ui.Item[Any]"

CHANNELS = [
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
]
"""The kinds of channels that a table can be opened in, or in a post of which.

Media channels are others, but no list can ask for them: Discord's description of its API knows no
such type there.
"""


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that is on the message already."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """Return it as an edit names it."""
        return {"id": self.id}


async def to_send(panel: Panel) -> dict[str, Any]:
    """Return a panel as discord.py's functions want it that post something."""
    parts = await to_edit(panel, {})
    parts["files"] = parts.pop("attachments")
    return {name: part for name, part in parts.items() if part not in (None, [])}


async def to_edit(panel: Panel, there: Mapping[str, int]) -> dict[str, Any]:
    """Return a panel as discord.py's functions want it that edit something.

    ``there``: ids of the files by name that the message has already, and which it keeps.
    """
    mentions = discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role) for role in panel.roles] or False,
        replied_user=False,
        users=[discord.Object(user) for user in panel.users] or False,
    )
    files = [
        # Nothing is made of what is there already.
        Kept(there[part.filename]) if part.filename in there else await _file(part)
        for part in panel.parts
        if isinstance(part, Picture | Moving | File)
    ]
    return {
        "view": view_of(panel),
        "allowed_mentions": mentions,
        # None where a line becomes a layout, and none of these; null would be refused:
        # https://github.com/discord/discord-api-docs/issues/7787
        "content": None if panel.content is None else cut(panel.content, MOST_CONTENT),
        "embeds": _embeds(panel),
        "attachments": files,
    }


async def _file(part: Picture | Moving | File) -> discord.File:
    if isinstance(part, File):
        return discord.File(io.BytesIO(part.content), part.filename)
    content = part.content if isinstance(part, Moving) else await draw(part)
    return discord.File(io.BytesIO(content), part.filename, description=cut(part.alt, MOST_ALT))


def view_of(panel: Panel) -> ui.LayoutView | ui.View:
    """Return all that is no text of a line; it is stopped, so discord.py does not keep it.

    Presses are found by their custom id.
    """
    if panel.content is None:
        box: ui.Container[Any] = ui.Container(accent_colour=panel.colour)
        for part in panel.parts:
            box.add_item(_item(part))
        view: ui.LayoutView | ui.View = ui.LayoutView(timeout=None)
        view.add_item(box)
    else:
        view = ui.View(timeout=None)
        for number, row in enumerate(part for part in panel.parts if isinstance(part, tuple)):
            for control in row:
                item: Any = _control(control)
                item.row = number
                view.add_item(item)
    view.stop()
    return view


def modal_of(form: Form) -> ui.Modal:
    """Return a form; it is stopped as a view is."""
    modal = ui.Modal(title=cut(form.title, MOST_TITLE), custom_id=form.custom_id)
    for field in form.fields:
        line: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.custom_id,
            default=field.value or None,
            placeholder=cut(field.placeholder, MOST_HINT) or None,
            required=field.required,
            min_length=field.least,
            max_length=field.most,
        )
        label, hint = cut(field.label, MOST_TITLE), cut(field.hint, MOST_HINT)
        modal.add_item(ui.Label(text=label, description=hint, component=line))
    modal.stop()
    return modal


def _embeds(panel: Panel) -> list[discord.Embed]:
    """Return the text that stands below that of a line."""
    if panel.content is None:
        return []
    said = "\n".join([part for part in panel.parts if isinstance(part, str)])
    return [discord.Embed(description=cut(said, MOST_EMBED), colour=panel.colour)] if said else []


def _item(part: Part) -> Item:
    match part:
        case str():
            return ui.TextDisplay(part)
        case Section():
            return ui.Section(part.text, accessory=_control(part.beside))
        case Rule():
            return ui.Separator()
        case Picture() | Moving():
            gallery: ui.MediaGallery[Any] = ui.MediaGallery()
            gallery.add_item(
                media=f"attachment://{part.filename}", description=cut(part.alt, MOST_ALT)
            )
            return gallery
        case File():
            return ui.File(f"attachment://{part.filename}")
        case _:
            return ui.ActionRow(*map(_control, part))


def _control(control: Control) -> Item:
    match control:
        case Button():
            return ui.Button(
                style=discord.ButtonStyle(control.style),
                emoji=control.emblem or None,
                label=cut(control.label, MOST_LABEL),
                custom_id=control.custom_id,
                disabled=control.disabled,
            )
        case Link():
            return ui.Button(
                style=discord.ButtonStyle.link,
                label=cut(control.label, MOST_LABEL),
                url=control.url,
            )
        case Select():
            return _select(control)
        case DiscordSelect():
            return _discord_select(control)


def _select(select: Select) -> Item:
    return ui.Select(
        custom_id=select.custom_id,
        placeholder=cut(select.placeholder, MOST_PLACEHOLDER),
        min_values=select.least,
        max_values=select.most,
        options=[
            discord.SelectOption(
                label=cut(choice.label, MOST_OPTION),
                value=choice.value,
                description=cut(choice.hint, MOST_OPTION) if choice.hint else None,
                emoji=choice.emblem or None,
                default=choice.value in select.chosen,
            )
            for choice in select.choices
        ],
    )


def _discord_select(select: DiscordSelect) -> Item:
    kind = SelectDefaultValueType.role if select.roles else SelectDefaultValueType.channel
    known: dict[str, Any] = {
        "custom_id": select.custom_id,
        "placeholder": cut(select.placeholder, MOST_PLACEHOLDER),
        "min_values": 0,
        "max_values": select.most,
        # As text, which Discord's description of its API wants: the library sends what it has.
        "default_values": [
            SelectDefaultValue(id=str(each), type=kind)  # type: ignore[arg-type]
            for each in select.chosen
        ],
    }
    if select.roles:
        return ui.RoleSelect(**known)
    return ui.ChannelSelect(channel_types=CHANNELS, **known)
