"""discord.py's bot with shards that come and go while it runs.

discord.py begins its shards once, at the start. What is done here besides rests on names of its
own that are private: its version is pinned, and `tests/shards` plays with the real one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import aiohttp
import discord
import structlog
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.shard import EventType
from yarl import URL

from bot.clock import Clock
from bot.shards.reach import Reach
from bot.store.errors import LeaseLost, StoreError
from bot.tracebacks import why
from bot.values.shards import OwnShards

log = structlog.get_logger(__name__)

AGAIN = 2.0
"""Seconds after which a database in trouble is asked again."""

Turn = Callable[[int], Awaitable[float]]
"""Returns the seconds after which to ask again for a shard's turn to begin a session with Discord;
0 where it is its turn: https://docs.discord.com/developers/events/gateway#sharding-max-concurrency."""


class ShardedBot(commands.AutoShardedBot):
    """A bot that has sessions for the shards of its process, and for no others."""

    def __init__(self, *args: Any, own: OwnShards, clock: Clock, **options: Any) -> None:
        self.own = own
        self.clock = clock
        self.turn: Turn | None = None
        """Whose turn it is to begin a session; None where nobody else begins any."""
        self._next: set[int] = set()
        """Shards whose turn it is."""
        self._beginning: set[int] = set()
        """Shards whose first session here is on its way."""
        trace = options.setdefault("http_trace", aiohttp.TraceConfig())
        self.reach = Reach(self, clock, trace)
        super().__init__(*args, **options)

    @property
    def _sessions(self) -> dict[int, Any]:
        """discord.py's shards, by number."""
        found: dict[int, Any] = vars(self)["_AutoShardedClient__shards"]
        return found

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn to begin a session, of all that the bot begins anywhere."""
        number = shard_id or 0
        if self.turn is None:
            await super().before_identify_hook(shard_id, initial=initial)
        elif number in self._next:
            self._next.discard(number)
        else:
            await self._wait_for_turn(self.turn, number)

    async def launch_shards(self) -> None:
        """Begin the sessions of this process's shards, one after the other."""
        if self.turn is None:
            await super().launch_shards()  # One process, and all there is.
            return
        self.shard_count = self._connection.shard_count = self.own.count
        self._connection.shard_ids = sorted(self.own.numbers)
        await self.begin_sessions(self.own.numbers)

    async def begin_sessions(self, numbers: Collection[int]) -> None:
        """See `Office.begin_sessions`."""
        for number in sorted(numbers):
            await self.begin_session(number)

    async def begin_session(self, number: int) -> None:
        """Begin a shard's session, however often Discord has to be asked for it.

        One that is given up meanwhile gets none, and one that comes back meanwhile not two.
        """
        if number in self._beginning:
            return
        self._beginning.add(number)
        try:
            if self.turn is not None and number in self.own.numbers:
                await self._wait_for_turn(self.turn, number, lambda: number in self.own.numbers)
                self._next.add(number)
            await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)
        finally:
            self._next.discard(number)
            self._beginning.discard(number)
        if number not in self.own.numbers:
            await self.end_session(number)

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Begin a shard's session; discord.py tries that again and again by calling this."""
        if self.turn is None or (shard_id in self.own.numbers and not self.is_closed()):
            await super().launch_shard(gateway, shard_id, initial=initial)

    async def _wait_for_turn(
        self, turn: Turn, number: int, wanted: Callable[[], bool] = lambda: True
    ) -> None:
        """Wait for a shard's turn, and for a database that says when, as long as it is wanted.

        Raise `LeaseLost` where others have taken this process's place.
        """
        self.reach.forget(number)
        while wanted():
            try:
                wait = await turn(number)
            except LeaseLost:
                raise
            except StoreError as trouble:
                log.warning("it is not known whose turn it is", shard=number, why=why(trouble))
                wait = AGAIN
            if wait <= 0:
                break
            await self.clock.sleep(wait)
        self.reach.lose(number)

    async def end_session(self, number: int) -> None:
        """End a shard's session, and keep nothing of the servers on it."""
        shard = self._sessions.pop(number, None)
        self.reach.forget(number)
        self._connection.shard_ids = [each for each in self._connection.shard_ids if each != number]
        if shard is not None:
            await shard.close()
        for guild in self.guilds:
            if guild.shard_id == number:
                self._connection._remove_guild(guild)
        self._be_ready_without(number)

    def _be_ready_without(self, number: int) -> None:
        """Be ready without a shard that is another process's now, if all others have a session.

        discord.py looks only when a session begins whether all have one.
        """
        state: Any = self._connection
        begun = state._ready_tasks.pop(number, None)
        if begun is not None:
            begun.cancel()
        all_begun = state._ready_tasks and len(state._ready_tasks) == len(state.shard_ids)
        if all_begun and state._ready_task is None:
            state._ready_task = asyncio.create_task(state._delay_ready())

    async def connect(self, *, reconnect: bool = True) -> None:
        """Have sessions until the bot is closed: as `discord.AutoShardedClient.connect` does.

        But a session of a shard that was given up meanwhile is not begun again.
        """
        self._reconnect = reconnect
        await self.launch_shards()
        queue: asyncio.Queue[Any] = vars(self)["_AutoShardedClient__queue"]
        while not self.is_closed():
            item = await queue.get()
            if item.type == EventType.clean_close:
                return
            if item.type in (EventType.close, EventType.terminate):
                await self.close()
                self._raise(item)
                return
            if not self._is_here(item.shard):
                continue
            if item.type == EventType.reconnect:
                await item.shard.reconnect()
            else:
                await item.shard.reidentify(item.error)
            if not self._is_here(item.shard):
                await item.shard.close()

    def _is_here(self, shard: Any) -> bool:
        return self._sessions.get(shard.id) is shard

    @staticmethod
    def _raise(item: Any) -> None:
        error = item.error
        if isinstance(error, discord.ConnectionClosed) and item.type == EventType.close:
            if error.code == 4014:
                raise discord.PrivilegedIntentsRequired(item.shard.id) from None
            if error.code == 1000:
                return
        elif item.type == EventType.close:
            return
        raise error

    # --- whether it reaches Discord ---

    def has_session(self, number: int) -> bool:
        """Say whether a shard has a session."""
        shard = self._sessions.get(number)
        return shard is not None and self.reach.has(number) and shard.ws.open

    def is_connected(self) -> bool:
        """Say whether this process has shards, is ready, and each has a session at this moment."""
        numbers = self.own.numbers
        return self.is_ready() and bool(numbers) and all(map(self.has_session, numbers))

    @property
    def well(self) -> bool:
        """See `Office.well`."""
        return self.reach.well

    async def on_shard_connect(self, shard_id: int) -> None:
        """Note that a shard has a session, or has its session again."""
        self.reach.found(shard_id)

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Note that a shard has no session."""
        if shard_id in self._sessions:
            self.reach.lose(shard_id)
