"""What is behind a lobby's "More", as people were shown it alone. It goes when the lobby does."""

import asyncio
from collections.abc import Callable

import structlog

from bot.clock import Clock
from bot.messages.answers import Shown
from bot.messages.client import TROUBLE
from bot.panels.panel import Panel
from bot.text import Words

log = structlog.get_logger(__name__)


class Asides:
    """Messages of one table's lobby that one user alone sees, by id.

    Each can be changed for a quarter of an hour, through the answer to a press. Nobody remembers
    them longer: what is pressed there later, or after a restart, is refused by a sentence.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._shown: dict[int, tuple[Shown, Words]] = {}

    def __contains__(self, message_id: int) -> bool:
        """Say whether a message is one of them."""
        return message_id in self._shown

    def keep(self, message_id: int, shown: Shown, words: Words) -> None:
        """Remember one that was just shown in these words, or has just been changed."""
        self._shown[message_id] = shown, words

    async def close(self, closed: Callable[[Words], Panel]) -> None:
        """Have all of them show, in place of what could be pressed, what became of the lobby."""
        if not self._shown:
            return
        every, self._shown = self._shown.values(), {}
        now = self._clock.now()
        await asyncio.gather(
            *(_change(shown, closed(words)) for shown, words in every if now < shown.until)
        )


async def _change(shown: Shown, panel: Panel) -> None:
    try:
        await shown.change(panel)
    except TROUBLE as trouble:
        # It was put away, or stays: whatever is pressed there is refused.
        log.info("an aside was not closed", why=repr(trouble))
