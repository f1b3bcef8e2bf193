"""Files that are on messages already: what stays there is not uploaded again.

An edit names every file that a message is to have: by its id one that is there, by its place one
that comes along (https://docs.discord.com/developers/resources/message: Edit Message, Attachment
Request Structure). What a component shows is not among a message's attachments; its id stands in
the media item (https://docs.discord.com/developers/components/reference: Unfurled Media Item;
https://github.com/discord/discord-api-docs/pull/8279).
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import discord

KNOWN = 4096
"""Messages whose files are remembered."""
BAD_REQUEST = 400


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that is on the message already."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """Return it as an edit names it."""
        return {"id": self.id}


Files: TypeAlias = Sequence[discord.File | Kept]


class Attached:
    """Which files the bot's messages have, as far as Discord's answers have told."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, Mapping[str, int]] = OrderedDict()
        """Ids by file's name, by message."""

    async def edit(
        self,
        message: discord.Message | int | None,
        files: Sequence[discord.File],
        send: Callable[[Files], Awaitable[Any]],
    ) -> None:
        """Have a message edited by ``send`` to have these files and no others.

        ``message``: as it was when it was pressed, or its id; None for one that is not known. Where
        Discord does not have what was said to be there (a press was answered in between), all are
        uploaded.
        """
        there = self._files(message)
        kept = [Kept(there[f.filename]) if f.filename in there else f for f in files]
        try:
            done = await send(kept)
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST or kept == list(files):
                raise
            for file in files:
                file.reset()
            done = await send(files)
        self.note(done)

    def note(self, answer: Any) -> None:
        """Note what Discord's answer to a post or an edit says of a message's files."""
        message = answer
        if isinstance(answer, discord.InteractionCallbackResponse):
            message = answer.resource
            if answer.message_id is not None:
                self._known.pop(answer.message_id, None)
        if isinstance(message, discord.Message):
            self._known[message.id] = dict(_shown(message.components))
            self._known.move_to_end(message.id)
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)

    def _files(self, message: discord.Message | int | None) -> Mapping[str, int]:
        if message is None:
            return {}
        if isinstance(message, int):
            return self._known.get(message, {})
        known = self._known.get(message.id)
        return dict(_shown(message.components)) if known is None else known


def _shown(components: Sequence[Any]) -> Iterator[tuple[str, int]]:
    """Find the files that components show: their names and ids."""
    for component in components:
        media = [getattr(item, "media", None) for item in getattr(component, "items", ())]
        media.append(getattr(component, "media", None))
        for each in media:
            if each is not None and each.attachment_id is not None:
                yield urlsplit(each.url).path.rpartition("/")[2], each.attachment_id
        yield from _shown(getattr(component, "children", ()))
