"""What the messages of a table show now."""

from bot.panels.builder import Panel
from bot.rendering.client import MessageClient


class ShownMessages:
    """The one way to post and to change a table's messages, which knows what each of them shows.

    It is told of what answers to interactions have put there. After a restart nothing is known,
    so every message is drawn once.
    """

    def __init__(self, messages: MessageClient) -> None:
        self._messages = messages
        self._shown: dict[int, bytes] = {}

    def shows(self, message_id: int, panel: Panel) -> bool:
        """Say whether a message is known to show a panel already."""
        return self._shown.get(message_id) == panel.fingerprint

    def note(self, message_id: int, panel: Panel) -> None:
        """Note that an answer to an interaction has just put a panel on a message."""
        self._shown[message_id] = panel.fingerprint

    def forget(self) -> None:
        """Take nothing for granted any more: messages may have been deleted."""
        self._shown.clear()

    async def send(self, channel_id: int, panel: Panel, *, nonce: str) -> int:
        """Post a panel and return the message's id: see `MessageClient.send`."""
        message_id = await self._messages.send(channel_id, panel, nonce=nonce)
        self.note(message_id, panel)
        return message_id

    async def edit(self, channel_id: int, message_id: int, panel: Panel) -> None:
        """Have a message show a panel, unless it does already: see `MessageClient.edit`."""
        if not self.shows(message_id, panel):
            await self._messages.edit(channel_id, message_id, panel)
            self.note(message_id, panel)
