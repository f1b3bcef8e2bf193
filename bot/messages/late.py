"""Pictures that come too late for a message that only one user sees, and are put there then."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import aiohttp
import discord
import structlog

from bot.messages.answers import Interaction, Whispered
from bot.panels.panel import Panel

log = structlog.get_logger(__name__)


class LatePictures:
    """Waits for drawings, and changes the messages that they were meant for."""

    def __init__(self) -> None:
        self._waiting: dict[int, asyncio.Task[None]] = {}
        """By message; those whose message is not known have negative numbers."""
        self._unknown = count(-1, -1)

    def wait(
        self,
        interaction: Interaction,
        shown: Whispered,
        drawing: "asyncio.Future[bool]",
        panel: Callable[[], Awaitable[Panel | None]],
    ) -> None:
        """Put a panel in place of what an interaction has shown, once its picture is drawn.

        ``panel`` makes it then; None leaves the message as it is.
        """
        bot = interaction.client
        message_id = next(self._unknown) if shown.message_id is None else shown.message_id

        async def put() -> None:
            await asyncio.wait({drawing})
            if bot.manager.closing:
                return
            bot.take_in_hand()
            try:
                pictured = await panel()
                if pictured is not None:
                    await shown.change(pictured)
            except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as trouble:
                log.info("a late picture was not taken", why=repr(trouble))
            finally:
                if self._waiting.get(message_id) is asyncio.current_task():
                    del self._waiting[message_id]

        self._waiting[message_id] = asyncio.ensure_future(put())

    def forget(self, message_id: int) -> None:
        """Leave a message alone: it is just being changed otherwise."""
        late = self._waiting.pop(message_id, None)
        if late is not None:
            late.cancel()
