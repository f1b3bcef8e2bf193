"""What the messages of all tables are made with."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.messages.avatars import Avatars
from bot.messages.client import MessageClient
from bot.messages.dm_channels import DmChannels
from bot.tables.manager import TableManager


@dataclass(frozen=True, slots=True)
class Means:
    """What the messages of all tables are made with."""

    client: MessageClient
    dms: DmChannels
    manager: TableManager
    avatars: Avatars
    """What users look like."""
    doubt: Callable[[int, int], None]
    """Is told a guild and a user whom no DM has reached."""
    take_in_hand: Callable[[], object]
    """Has the bot wait for the task that calls it, before it stops."""
