"""Discord's gateway: who is let in, and which session is sent what."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.compression import stream
from sandbox.line import Line
from sandbox.model import Guild, Json
from sandbox.payloads import Payloads
from sandbox.session_starts import SessionStarts
from sandbox.sessions import Closing, Connection, Intent, Op, Session
from sandbox.state import State

log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
ACK_AFTER = 0.03
"""Seconds, as over a network: a client may note when it sent a heartbeat after it was answered."""

PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1
MOST_GUILDS = 2_500
"""In one session: https://docs.discord.com/developers/events/gateway#sharding."""


class Gateway:
    """Takes the bot's websockets and spreads events over its sessions."""

    def __init__(self, state: State, payloads: Payloads, line: Line) -> None:
        self._state = state
        self._payloads = payloads
        self._line = line
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.privileged_allowed = Intent.NONE
        self.starts = SessionStarts(state.clock)
        self.shards = 1
        """How many a bot is told to start with."""
        self.most_guilds = MOST_GUILDS
        """A session that would have more is told to shard."""
        self.unnamed: set[str] = set()
        """Guilds that a new session does not name, wherever the bot is."""
        self.presence_changed: Callable[[], None] = lambda: None
        """Called when a session gets a socket or loses it."""
        self.url = ""

    # -- what the sandbox sends --------------------------------------------------------------

    @property
    def online(self) -> bool:
        """Whether any session of the bot has a socket."""
        return any(session.connection is not None for session in self.sessions.values())

    @property
    def identifies(self) -> int:
        """How often a bot has begun anew, or tried to."""
        return self.starts.count

    def listens(self, guild: Guild | None) -> bool:
        """Whether the shard of a guild has a socket; without a guild, that of direct messages."""
        return any(
            session.connection is not None and session.hears_of(guild)
            for session in self.sessions.values()
        )

    def dispatch_guild(self, guild: Guild, event: str, data: Json, intent: Intent) -> bool:
        """Send to the shard of a guild; whether there was a session to send it to."""
        return self._dispatch(event, data, intent, guild)

    def dispatch_direct(self, event: str, data: Json, intent: Intent) -> bool:
        """Send to shard 0, where everything of direct messages arrives."""
        return self._dispatch(event, data, intent, None)

    def _dispatch(self, event: str, data: Json, intent: Intent, guild: Guild | None) -> bool:
        sent = False
        for session in self.sessions.values():
            if session.hears_of(guild) and session.wants(intent):
                session.dispatch(event, data)
                sent = True
        return sent

    # -- what tests do to a connection -------------------------------------------------------

    # Each of these is done to one shard, by its number, or to all.

    def ask_reconnect(self, shard: int | None = None) -> None:
        """Send RECONNECT, as Discord does before it restarts a machine."""
        for connection in self._lines(shard):
            connection.send({"op": Op.RECONNECT, "d": None})

    def drop(self, code: int = 1006, shard: int | None = None) -> None:
        """Break connections; 1006 cuts the line without a close frame."""
        for connection in self._lines(shard):
            if code == 1006:
                self._detach(connection)
                connection.cut()
            else:
                connection.close(code, "")

    def invalidate(self, shard: int | None = None, *, resumable: bool) -> None:
        """Send INVALID_SESSION; what is not resumable is forgotten."""
        for connection in self._lines(shard):
            connection.send({"op": Op.INVALID_SESSION, "d": resumable})
            if resumable:
                self._detach(connection)
        if not resumable:
            self.forget_sessions(shard)

    def forget_sessions(self, shard: int | None = None) -> None:
        """Lose sessions, so that a resume is answered with INVALID_SESSION."""
        for session in list(self.sessions.values()):
            if shard in (None, session.shard[0]):
                del self.sessions[session.id]
                if session.connection is not None:
                    self._detach(session.connection)

    def _lines(self, shard: int | None) -> list[Connection]:
        """The sockets of a shard; without one all, those too that have not identified."""
        return [
            connection
            for connection in self.connections
            if shard is None
            or (connection.session is not None and connection.session.shard[0] == shard)
        ]

    async def stop(self) -> None:
        """Close every socket; clients will want to come back and find nobody."""
        for connection in list(self.connections):
            connection.close(1001, "going away")

    # -- a socket's life ---------------------------------------------------------------------

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve one websocket from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=65536, compress=False)
        await socket.prepare(request)
        transport = request.transport
        connection = Connection(
            socket,
            lambda: None if transport is None else transport.abort(),
            self._line,
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
        try:
            connection.compress = stream(request.query.get("compress"))
        except ValueError as error:
            raise Closing(4002, str(error)) from None
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
        session = Session(intents, _shard(data))
        if sum(1 for _ in self._guilds(session)) > self.most_guilds:
            raise Closing(4011, "Sharding required.")
        if not self.starts.take(session.shard[0]):
            # The line stays: the client may try again on it, or on another.
            connection.send({"op": Op.INVALID_SESSION, "d": False})
            return
        self.sessions[session.id] = session
        self._attach(connection, session)
        self._ready(session)

    def _guilds(self, session: Session) -> Iterator[Guild]:
        """The guilds of a session's shard that the bot is in."""
        for guild in self._state.guilds.values():
            if guild.bot_present and session.hears_of(guild):
                yield guild

    def _ready(self, session: Session) -> None:
        state = self._state
        here = [guild for guild in self._guilds(session) if guild.id not in self.unnamed]
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
                "shard": list(session.shard),
                "application": {"id": state.bot.id, "flags": 0},
                "_trace": [],
            },
        )
        for guild in here:
            if guild.available:
                self.tell_of(session, guild)

    def tell_of(self, session: Session, guild: Guild, *, joined: bool = False) -> None:
        """Send one session a guild of its shard, as much of it as its intents are for.

        One that the bot has just ``joined`` does not say that it is available, and may say that it
        is not: https://github.com/discord/discord-api-docs/pull/4518, and 5122.
        """
        if session.hears_of(guild) and session.wants(Intent.GUILDS):
            everybody = bool(session.intents & Intent.GUILD_MEMBERS)
            data: Json = {"id": guild.id, "unavailable": True}
            if guild.available:
                data = self._payloads.guild_create(guild, all_members=everybody)
                if joined:
                    del data["unavailable"]
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
        connection.session, session.connection = session, connection
        self.presence_changed()

    def _detach(self, connection: Connection) -> None:
        session, connection.session = connection.session, None
        if session is not None and session.connection is connection:
            session.connection = None
            self.presence_changed()


def _shard(identify: Json) -> tuple[int, int]:
    """Which shard of how many a client wants to be."""
    match identify.get("shard", [0, 1]):
        case [int(number), int(count)] if 0 <= number < count:
            return number, count
    raise Closing(4010, "Invalid shard.")
