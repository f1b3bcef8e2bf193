"""Both ends of the bot's line: a session, which outlives its socket, and the socket itself."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from enum import IntEnum, IntFlag

from aiohttp import web

from sandbox.compression import Stream
from sandbox.line import Line
from sandbox.model import Guild, Json

REPLAY_LIMIT = 5_000


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE_STATE = 4
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Intent(IntFlag):
    """The intents that any event of the sandbox asks for."""

    NONE = 0
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_TYPING = 1 << 11
    DIRECT_MESSAGES = 1 << 12
    DIRECT_TYPING = 1 << 14
    MESSAGE_CONTENT = 1 << 15


def shard_of(guild: Guild, count: int) -> int:
    """The shard, of so many, to which a guild's events go."""
    return (int(guild.id) >> 22) % count


class Closing(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Session:
    """One identified shard; it outlives its socket so that it can be resumed."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.replay: deque[tuple[int, Json]] = deque(maxlen=REPLAY_LIMIT)
        self.connection: Connection | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Number the event, keep it for a resume, and send it when there is a socket."""
        self.sequence += 1
        payload = {"op": Op.DISPATCH, "s": self.sequence, "t": event, "d": data}
        self.replay.append((self.sequence, payload))
        if self.connection is not None:
            self.connection.send(payload)

    def hears_of(self, guild: Guild | None) -> bool:
        """Whether a guild is of this shard; without a guild, whether direct messages are."""
        number, count = self.shard
        return number == (0 if guild is None else shard_of(guild, count))

    def wants(self, intent: Intent) -> bool:
        """Whether events that need this intent are for this session."""
        return not intent or bool(self.intents & intent)


class Connection:
    """One websocket: encodes, compresses and sends in order what is put in its outbox."""

    def __init__(
        self,
        socket: web.WebSocketResponse,
        cut: Callable[[], None],
        line: Line,
    ) -> None:
        self.socket = socket
        self.cut = cut
        self._line = line
        self._latest = 0.0
        self.session: Session | None = None
        self.compress: Stream | None = None
        self._outbox: asyncio.Queue[tuple[float, Json | Closing]] = asyncio.Queue()

    def send(self, payload: Json) -> None:
        """Queue a payload; never waits for the client."""
        self._put(payload)

    def close(self, code: int, reason: str) -> None:
        """Close after everything queued before has been sent."""
        self._put(Closing(code, reason))

    def _put(self, item: Json | Closing) -> None:
        self._latest = self._line.arrival(self._latest)
        self._outbox.put_nowait((self._latest, item))

    async def write(self) -> None:
        """Send what is queued until the socket is closed."""
        while True:
            moment, item = await self._outbox.get()
            await self._line.until(moment)
            if isinstance(item, Closing):
                await self.socket.close(code=item.code, message=item.reason.encode())
                return
            text = json.dumps(item, separators=(",", ":"))
            try:
                if self.compress is None:
                    await self.socket.send_str(text)
                else:
                    await self.socket.send_bytes(self.compress(text.encode()))
            except (ConnectionError, RuntimeError):
                return  # The client went away; its session keeps the event for a resume.
