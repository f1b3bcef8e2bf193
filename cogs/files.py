"""Handing somebody a file, wherever they are."""

import io
import zlib

from bot.messages.answers import whisper, words_of
from bot.messages.client import InVainError
from bot.panels.messages import file_panel, sentence
from bot.values.errors import Declined
from cogs.replies import Interaction, may_attach

LARGEST = 8_000_000
"""Bytes above which a file is packed, or another one begun: Discord takes 10 MiB."""
LEVEL = 6
"""How hard it is packed: at most, it would take three times as long for nothing."""
GZIP = 31
"""How zlib calls gzip's form. `gzip` has files alone, to be closed whatever fails meanwhile."""


class Pieces:
    """Takes a text piece by piece, and makes files of it as it comes.

    A large one is packed, and one that is too large even so comes as several. Each of these can be
    unpacked alone, and all together, one behind the other. So only what is packed is held.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._plain: io.BytesIO | None = io.BytesIO()
        """The text as it is, as long as it is not too large."""
        self._packed: list[bytearray] = []
        # From the first piece: to pack all that there is at once would be one long step.
        self._packer = self._next()

    def add(self, text: str) -> None:
        """Add what comes next; it stays in one piece."""
        content = text.encode()
        if self._plain is not None and self._plain.tell() + len(content) <= LARGEST:
            self._plain.write(content)
        else:
            self._plain = None
        if len(self._packed[-1]) >= LARGEST:
            self._packed[-1] += self._packer.flush()
            self._packer = self._next()
        self._packed[-1] += self._packer.compress(content)

    def files(self) -> list[tuple[str, bytes]]:
        """Return the files, when all has come: their names and contents."""
        if self._plain is not None:
            return [(self._name, self._plain.getvalue())]
        self._packed[-1] += self._packer.flush()
        if len(self._packed) == 1:
            return [(f"{self._name}.gz", bytes(self._packed[0]))]
        name, _, kind = self._name.rpartition(".")
        return [
            (f"{name}-{n}.{kind}.gz", bytes(packed)) for n, packed in enumerate(self._packed, 1)
        ]

    def _next(self) -> "zlib._Compress":
        self._packed.append(bytearray())
        return zlib.compressobj(LEVEL, wbits=GZIP)


async def send_file(
    interaction: Interaction, key: str, *files: tuple[str, bytes], nowhere: str, **args: str
) -> None:
    """Hand files to this user only, below what ``key`` says of all; by DM where none can be sent.

    The key's text with ``-sent`` says that it is there. Raise `Declined` with ``nowhere`` when no
    DM arrives, either.
    """
    words = words_of(interaction)
    # Said of the first alone: no other one is all of it.
    panels = [file_panel("" if n else words(key, **args), *file) for n, file in enumerate(files)]
    if interaction.guild_id is None or may_attach(interaction):
        for panel in panels:
            await whisper(interaction, panel)
        return
    dms = interaction.client.renderer.dm_channels
    try:
        for n, panel in enumerate(panels):
            # They are told here, and a push notification would say nothing.
            await dms.send(interaction.user.id, panel, nonce=f"{interaction.id}:{n}")
    except InVainError as vain:
        raise Declined(nowhere) from vain
    await whisper(interaction, sentence(words, f"{key}-sent"))
