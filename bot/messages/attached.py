"""Files that are on messages already: what stays there is not uploaded again.

An edit names every file that a message is to have: by its id one that is there, by its place one
that comes along (https://docs.discord.com/developers/resources/message: Edit Message, Attachment
Request Structure). What a component shows is not among a message's attachments; its id stands in
the media item (https://docs.discord.com/developers/components/reference: Unfurled Media Item;
https://github.com/discord/discord-api-docs/pull/8279).
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import discord

from bot.drawing.png import draw
from bot.messages.components import to_edit
from bot.panels.panel import Panel

K = TypeVar("K")
V = TypeVar("V")

KNOWN = 4096
"""Messages whose files are remembered."""
BAD_REQUEST = 400


NONE: Mapping[str, int] = {}
"""What most messages have, once for all of them."""


@dataclass(slots=True)
class Edits:
    """The edits of a message that Discord has not answered yet."""

    under_way: int = 0
    overlap: bool = False
    """Whether there were several at a time: which of them came last is not known."""


class Attached:
    """Which files the bot's messages have, as far as Discord's answers have told."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Mapping[str, int]] = OrderedDict()
        """Ids by file's name, by message."""
        self._edits: dict[int, Edits] = {}

    async def edit(
        self,
        message: discord.Message | int | None,
        panel: Panel,
        edit: Callable[..., Awaitable[Any]],
    ) -> int | None:
        """Have a message edited by ``edit`` to show a panel, with its files and no others.

        Return its id, where Discord's answer says it.

        ``message``: as it was when it was pressed, or its id; None for one that is not known. Of
        one that is just being edited by somebody else all are uploaded: what it will have is not
        known. So they are where Discord does not have what was said to be there.
        """
        there = self._files(message)
        with self._editing(message) as edits:
            try:
                done = await edit(**await to_edit(panel, there))
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST or not there:
                    raise
                done = await edit(**await to_edit(panel, {}))
        shown = _answered(done)
        if shown is None:
            return None
        if not edits.overlap:
            keep(self._known, shown.id, _of(shown), KNOWN)
        return shown.id

    async def draw(self, message: discord.Message | int | None, panel: Panel) -> None:
        """Draw what an edit of a message will upload, so that the edit itself waits for nothing."""
        there = self._files(message)
        for picture in panel.pictures:
            if picture.filename not in there:
                await draw(picture)

    @contextmanager
    def _editing(self, message: discord.Message | int | None) -> Iterator[Edits]:
        """Know nothing of a message's files while it is edited, until an answer tells of them."""
        if message is None:
            yield Edits()
            return
        message_id = message if isinstance(message, int) else message.id
        edits = self._edits.setdefault(message_id, Edits())
        edits.under_way += 1
        edits.overlap |= edits.under_way > 1
        keep(self._known, message_id, NONE, KNOWN)
        try:
            yield edits
        finally:
            edits.under_way -= 1
            if not edits.under_way:
                del self._edits[message_id]

    def note(self, answer: Any) -> None:
        """Note what Discord's answer to a post or an edit says of a message's files."""
        message = _answered(answer)
        if message is not None:
            keep(self._known, message.id, _of(message), KNOWN)

    def _files(self, message: discord.Message | int | None) -> Mapping[str, int]:
        if message is None:
            return NONE
        if isinstance(message, int):
            return self._known.get(message, NONE)
        known = self._known.get(message.id)
        return _of(message) if known is None else known


def keep(kept: OrderedDict[K, V], key: K, value: V, most: int) -> None:
    """Keep a value as the newest of so many at most."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)


def _answered(answer: Any) -> discord.Message | None:
    """Return the message that Discord's answer to a post or an edit shows, if it does."""
    if isinstance(answer, discord.InteractionCallbackResponse):
        answer = answer.resource
    return answer if isinstance(answer, discord.Message) else None


def _of(message: discord.Message) -> Mapping[str, int]:
    """Return the ids of a message's files, by name: those that it shows, and those below it."""
    listed = {each.filename: each.id for each in message.attachments}
    return {**listed, **dict(_shown(message.components))} or NONE


def _shown(components: Sequence[Any]) -> Iterator[tuple[str, int]]:
    """Find the files that components show: their names and ids."""
    parts = list(components)
    for part in parts:
        media = getattr(part, "media", None)
        if media is not None and media.attachment_id is not None:
            yield urlsplit(media.url).path.rpartition("/")[2], media.attachment_id
        parts += getattr(part, "items", ())
        parts += getattr(part, "children", ())
