"""What discord.py knows of guilds, and which of them a session has not spoken of."""

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from discord.state import AutoShardedConnectionState

if TYPE_CHECKING:
    from discord.types.gateway import InteractionCreateEvent, ReadyEvent
    from discord.types.guild import Guild

REMEMBERED = 100
"""Interactions that are remembered as Discord sent them, the latest: so many are begun at once."""


class Sessions(AutoShardedConnectionState[Any]):
    """discord.py's state. It keeps a guild that the bot was removed from while a session was lost.

    A session names at its beginning all guilds of its shard, those that have an outage among them:
    https://docs.discord.com/developers/events/gateway-events#ready.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.unnamed: set[int] = set()
        """Guilds that are still kept, and that the newest session of their shard has not named."""

        self._arrived: deque[Any] = deque(maxlen=REMEMBERED)
        self.route: Callable[[Any], bool] = lambda data: False
        """Says whether an interaction is seen to elsewhere."""

    def parse_interaction_create(self, data: "InteractionCreateEvent") -> None:
        """Have what is pressed or typed done, here or by another process."""
        if not self.route(data):
            self.arrive(data)

    def arrive(self, data: Any) -> None:
        """Have what is pressed or typed done here."""
        self._arrived.append(data)
        super().parse_interaction_create(data)

    def as_sent(self, interaction_id: int) -> Any:
        """Return an interaction as Discord sent it; None of one that arrived long ago."""
        return next((each for each in self._arrived if int(each["id"]) == interaction_id), None)

    def parse_ready(self, data: "ReadyEvent") -> None:
        """Begin a session: note which guilds of its shard it does not name."""
        shard_id = data["shard"][0]
        kept = {guild.id for guild in self.guilds if guild.shard_id == shard_id}
        self.unnamed -= kept
        self.unnamed |= kept - {int(each["id"]) for each in data["guilds"]}
        super().parse_ready(data)

    def parse_guild_create(self, data: "Guild") -> None:
        """Note that a guild is there after all, or again."""
        self.unnamed.discard(int(data["id"]))
        super().parse_guild_create(data)

    def has(self, guild_id: int) -> bool:
        """Say whether the bot is in a guild for certain, as far as sessions tell."""
        return self._get_guild(guild_id) is not None and guild_id not in self.unnamed

    def begins(self, shard_id: int) -> bool:
        """Say whether a shard's session is still being told of its guilds, one by one."""
        return shard_id in self._ready_states

    def drop(self, guild_id: int) -> None:
        """Keep a guild no longer, without an event: the bot is not in it."""
        self.unnamed.discard(guild_id)
        guild = self._get_guild(guild_id)
        if guild is not None:
            self._remove_guild(guild)
