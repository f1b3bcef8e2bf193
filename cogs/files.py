"""Handing somebody a file, wherever they are."""

import asyncio
import gzip
from collections.abc import Awaitable

from bot.messages.answers import whisper, words_of
from bot.messages.client import InVainError
from bot.panels.messages import file_panel, sentence
from bot.values.errors import Declined
from cogs.replies import Interaction, may_attach

LARGEST = 8_000_000
"""Bytes above which a file is packed: Discord takes 10 MiB."""


async def file_of(text: Awaitable[str], name: str) -> tuple[str, bytes]:
    """Return a file's name and content once there is its text; a large one is packed."""
    content = (await text).encode()
    if len(content) <= LARGEST:
        return name, content
    return f"{name}.gz", await asyncio.to_thread(gzip.compress, content)


async def send_file(
    interaction: Interaction, key: str, name: str, content: bytes, *, nowhere: str, **args: str
) -> None:
    """Hand a file to this user only, below what ``key`` says of it; by DM where none can be sent.

    The key's text with ``-sent`` says that it is there. Raise `Declined` with ``nowhere`` when no
    DM arrives, either.
    """
    words = words_of(interaction)
    panel = file_panel(words(key, **args), name, content)
    if interaction.guild_id is None or may_attach(interaction):
        await whisper(interaction, panel)
        return
    dms, nonce = interaction.client.renderer.dm_channels, str(interaction.id)
    try:
        # They are told here, and a push notification would say nothing.
        await dms.send(interaction.user.id, panel, nonce=nonce)
    except InVainError as vain:
        raise Declined(nowhere) from vain
    await whisper(interaction, sentence(words, f"{key}-sent"))
