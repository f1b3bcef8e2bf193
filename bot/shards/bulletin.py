"""What the processes of one bot tell each other, and what each does when it hears of it."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.clock import Clock
from bot.messages.dm_channels import DmChannels
from bot.shards.exchange import Exchange
from bot.tables.erasing import take_over_names
from bot.tables.manager import TableManager

COMMANDS, ERASED, FLAGGED = "commands", "erased", "flagged"
"""What Discord knows of the bot has changed; a user is gone; Discord has warned of its messages."""


class Bulletin:
    """Tells the other processes, where there can be any, and hears them."""

    def __init__(
        self,
        exchange: Exchange | None,
        clock: Clock,
        manager: TableManager,
        dm_channels: DmChannels,
        learn: Callable[[], Awaitable[None]],
    ) -> None:
        """``learn`` asks Discord for the commands and emblems that another process gave it."""
        self._exchange = exchange
        self._clock = clock
        self._manager = manager
        self._dm_channels = dm_channels
        self._learn = learn

    async def begin(self) -> None:
        """Hear what is told from now on."""
        if self._exchange is None:
            return
        self._exchange.hear(COMMANDS, self._hear_commands)
        self._exchange.hear(ERASED, self._hear_erased)
        self._exchange.hear(FLAGGED, self._hear_flagged)
        self._dm_channels.flagged = self._flagged
        await self._exchange.begin()

    async def commands(self) -> None:
        """Tell that Discord has other commands or emblems of the bot now."""
        await self._tell(COMMANDS, {})

    async def erased(self, user_id: int) -> None:
        """Tell that a user was erased."""
        await self._tell(ERASED, {"user": user_id})

    def _flagged(self) -> None:
        self._clock.at(self._clock.now(), self._tell_flagged)

    async def _tell_flagged(self) -> None:
        await self._tell(FLAGGED, {})

    async def _tell(self, kind: str, body: dict[str, Any]) -> None:
        if self._exchange is not None:
            await self._exchange.tell(kind, body)

    async def _hear_commands(self, _: object) -> None:
        await self._learn()

    async def _hear_erased(self, told: Any) -> None:
        await take_over_names(self._manager, int(told["user"]))

    async def _hear_flagged(self, _: object) -> None:
        self._dm_channels.pause()
