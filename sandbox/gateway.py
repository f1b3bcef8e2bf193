"""Discord's gateway: sessions, what they are sent, and what they are sent again on RESUME."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from enum import IntEnum, IntFlag
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.line import Line
from sandbox.model import Guild, Json
from sandbox.payloads import Payloads
from sandbox.state import State

log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.03
"""Seconds, as over a network: a client may note when it sent a heartbeat after it was answered."""
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


PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1


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
        *,
        compressed: bool,
    ) -> None:
        self.socket = socket
        self.cut = cut
        self._line = line
        self._latest = 0.0
        self.session: Session | None = None
        self._deflate = zlib.compressobj() if compressed else None
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
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    chunk = self._deflate.compress(text.encode())
                    chunk += self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(chunk)
            except (ConnectionError, RuntimeError):
                return  # The client went away; its session keeps the event for a resume.


class Gateway:
    """Takes the bot's websockets and spreads events over its sessions."""

    def __init__(self, state: State, payloads: Payloads, line: Line) -> None:
        self._state = state
        self._payloads = payloads
        self._line = line
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.privileged_allowed = Intent.NONE
        self.identifies = 0
        self.shards = 1
        """How many a bot is told to start with."""
        self.unnamed: set[str] = set()
        """Guilds that a new session does not name, wherever the bot is."""
        self.online_changed: Callable[[bool], None] = lambda online: None
        self.url = ""

    # -- what the sandbox sends --------------------------------------------------------------

    @property
    def online(self) -> bool:
        """Whether any session of the bot has a socket."""
        return any(session.connection is not None for session in self.sessions.values())

    def dispatch_guild(self, guild: Guild, event: str, data: Json, intent: Intent) -> bool:
        """Send to the shard of a guild; whether there was a session to send it to."""
        return self._dispatch(event, data, intent, lambda count: shard_of(guild, count))

    def dispatch_direct(self, event: str, data: Json, intent: Intent) -> bool:
        """Send to shard 0, where everything of direct messages arrives."""
        return self._dispatch(event, data, intent, lambda count: 0)

    def _dispatch(
        self, event: str, data: Json, intent: Intent, shard: Callable[[int], int]
    ) -> bool:
        sent = False
        for session in self.sessions.values():
            number, count = session.shard
            if number == shard(count) and session.wants(intent):
                session.dispatch(event, data)
                sent = True
        return sent

    # -- what tests do to a connection -------------------------------------------------------

    def ask_reconnect(self) -> None:
        """Send RECONNECT to everybody, as Discord does before it restarts a machine."""
        for connection in self.connections:
            connection.send({"op": Op.RECONNECT, "d": None})

    def drop(self, code: int = 1006) -> None:
        """Break every connection; 1006 cuts the line without a close frame."""
        for connection in list(self.connections):
            if code == 1006:
                self._detach(connection)
                connection.cut()
            else:
                connection.close(code, "")

    def forget_sessions(self) -> None:
        """Lose every session, so that a resume is answered with INVALID_SESSION."""
        for session in self.sessions.values():
            if session.connection is not None:
                session.connection.session = None
        self.sessions.clear()

    async def stop(self) -> None:
        """Close every socket; clients will want to come back and find nobody."""
        for connection in list(self.connections):
            connection.close(1001, "going away")

    # -- a socket's life ---------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket from HELLO to its end."""
        compress = request.query.get("compress")
        socket = web.WebSocketResponse(max_msg_size=65536, compress=False)
        await socket.prepare(request)
        transport = request.transport
        connection = Connection(
            socket,
            lambda: None if transport is None else transport.abort(),
            self._line,
            compressed=compress == "zlib-stream",
        )
        self.connections.add(connection)
        writer = asyncio.create_task(connection.write())
        try:
            self._greet(request, connection)
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    break
                self._receive(connection, message.data)
        except Closing as closing:
            connection.close(closing.code, closing.reason)
            await writer
        finally:
            self.connections.discard(connection)
            # A client that closes with 1000 or 1001 says that it will not resume.
            if socket.close_code in (1000, 1001) and connection.session is not None:
                self.sessions.pop(connection.session.id, None)
            self._detach(connection)
            writer.cancel()
        return socket

    def _greet(self, request: web.Request, connection: Connection) -> None:
        if request.query.get("compress") not in (None, "zlib-stream"):
            raise Closing(4002, "The sandbox speaks plain JSON and zlib-stream only.")
        if request.query.get("encoding", "json") != "json":
            raise Closing(4002, "The sandbox speaks JSON only.")
        if request.query.get("v", "10") != "10":
            raise Closing(4012, "Invalid API version.")
        connection.send({"op": Op.HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})

    def _receive(self, connection: Connection, raw: str | bytes) -> None:
        if len(raw) > 4096:
            raise Closing(4002, "Payload too large.")
        try:
            payload = json.loads(raw)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError) as error:
            raise Closing(4002, "Error while decoding payload.") from error
        if op == Op.HEARTBEAT:
            ack = {"op": Op.HEARTBEAT_ACK, "d": None}
            asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, ack)
        elif op == Op.IDENTIFY:
            self._identify(connection, data)
        elif op == Op.RESUME:
            self._resume(connection, data)
        elif connection.session is None:
            raise Closing(4003, "Not authenticated.")
        elif op in (Op.PRESENCE, Op.VOICE_STATE):
            pass  # Nothing in the sandbox shows a presence or carries a voice.
        elif op == Op.REQUEST_MEMBERS:
            self._members(connection.session, data)
        else:
            raise Closing(4001, "Unknown opcode.")

    def _identify(self, connection: Connection, data: Any) -> None:
        if connection.session is not None:
            raise Closing(4005, "Already authenticated.")
        if not isinstance(data, dict) or data.get("token") != self._state.token:
            raise Closing(4004, "Authentication failed.")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            raise Closing(4013, "Invalid intent(s).")
        if intents & PRIVILEGED & ~self.privileged_allowed:
            raise Closing(4014, "Disallowed intent(s).")
        shard = data.get("shard", [0, 1])
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            raise Closing(4010, "Invalid shard.")
        self.identifies += 1
        session = Session(intents, (shard[0], shard[1]))
        self.sessions[session.id] = session
        self._attach(connection, session)
        self._ready(session)

    def _ready(self, session: Session) -> None:
        state = self._state
        number, count = session.shard
        here = [
            guild
            for guild in state.guilds.values()
            if guild.bot_present
            and guild.id not in self.unnamed
            and shard_of(guild, count) == number
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": self._payloads.own_user(),
                "guilds": [{"id": guild.id, "unavailable": True} for guild in here],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "session_type": "normal",
                "private_channels": [],
                "relationships": [],
                "presences": [],
                "shard": [number, count],
                "application": {"id": state.bot.id, "flags": 0},
                "_trace": [],
            },
        )
        for guild in here:
            if guild.available:
                self.tell_of(session, guild)

    def tell_of(self, session: Session, guild: Guild) -> None:
        """Send one session a guild of its shard, as much of it as its intents are for."""
        number, count = session.shard
        if shard_of(guild, count) == number and session.wants(Intent.GUILDS):
            everybody = bool(session.intents & Intent.GUILD_MEMBERS)
            data = self._payloads.guild_create(guild, all_members=everybody)
            session.dispatch("GUILD_CREATE", data)

    def _resume(self, connection: Connection, data: Any) -> None:
        if not isinstance(data, dict) or data.get("token") != self._state.token:
            raise Closing(4004, "Authentication failed.")
        session = self.sessions.get(data.get("session_id", ""))
        seen = data.get("seq") or 0
        if session is None:
            connection.send({"op": Op.INVALID_SESSION, "d": False})
            return
        if seen > session.sequence:
            raise Closing(4007, "Invalid seq.")
        missed = [payload for number, payload in session.replay if number > seen]
        if len(missed) < session.sequence - seen:
            self.sessions.pop(session.id)
            connection.send({"op": Op.INVALID_SESSION, "d": False})
            return
        if session.connection is not None:
            session.connection.session = None
            session.connection.close(4000, "Resumed elsewhere.")
        # Sent before the session is attached, so that nothing new can overtake what was missed.
        for payload in missed:
            connection.send(payload)
        self._attach(connection, session)
        session.dispatch("RESUMED", {"_trace": []})

    def _members(self, session: Session, data: Json) -> None:
        wanted = data.get("user_ids") or []
        wanted = [wanted] if isinstance(wanted, str) else [str(user) for user in wanted]
        whole = not wanted and data.get("query") == "" and data.get("limit") == 0
        if whole and not session.intents & Intent.GUILD_MEMBERS:
            raise Closing(4014, "Disallowed intent(s).")
        guild = self._state.guild_for_bot(str(data.get("guild_id")))
        everybody = (self._state.bot, *self._state.members(guild))
        people = [user for user in everybody if whole or user.id in wanted]
        known = {user.id for user in people}
        session.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": guild.id,
                "members": [self._payloads.member(user, guild) for user in people],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [user for user in wanted if user not in known],
                "nonce": data.get("nonce"),
            },
        )

    def _attach(self, connection: Connection, session: Session) -> None:
        before = self.online
        connection.session, session.connection = session, connection
        if not before:
            self.online_changed(True)

    def _detach(self, connection: Connection) -> None:
        session, connection.session = connection.session, None
        if session is not None and session.connection is connection:
            session.connection = None
            if not self.online:
                self.online_changed(False)
